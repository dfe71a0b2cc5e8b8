"""The build of this engine: its version, and whether it runs compiled or interpreted."""

from importlib.metadata import PackageNotFoundError, version
from typing import Final

from patolli.engine import state

COMPILED: Final = not state.__file__.endswith(".py")


def _installed() -> str:
    try:
        return version("patolli")
    except PackageNotFoundError:
        return "of an unknown version (not installed)"


VERSION: Final = _installed()
