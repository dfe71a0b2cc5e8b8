"""The command `patolli`."""


def main() -> None:
    pass
