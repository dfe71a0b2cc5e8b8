"""The command `patolli`."""

from patolli.cli.app import main

__all__ = ["main"]
