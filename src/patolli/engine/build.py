"""Whether this engine runs compiled or interpreted."""

from typing import Final

from patolli.engine import state

COMPILED: Final = not state.__file__.endswith(".py")
