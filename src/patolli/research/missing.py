"""Errors that say what to install where something of the extra `research` is missing."""

from importlib import import_module


def require(*modules: str) -> None:
    """Import modules that a part of `patolli.research` needs, or say in a sentence what to install."""
    for name in modules:
        try:
            import_module(name)
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(
                f"patolli.research needs {error.name}, which is not installed; "
                "`pip install 'patolli[research]'` installs all it needs.",
                name=error.name,
            ) from None
