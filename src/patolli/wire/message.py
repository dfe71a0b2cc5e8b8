"""The base class of requests, and the types of fields that come from outside."""

from typing import Annotated

import msgspec
from msgspec import Meta

from patolli.engine.journal import LONGEST_NAME
from patolli.engine.seed import LONGEST_NONCE

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern="^[^\\x00-\\x1f]+$")]
Nonce = Annotated[str, Meta(max_length=LONGEST_NONCE)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
RequestId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[!-~]+$")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
PlayerText = Annotated[str, Meta(min_length=1, max_length=60)]
EditionText = Annotated[str, Meta(min_length=1, max_length=40_000)]
OptionText = Annotated[str, Meta(min_length=1, max_length=40)]


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message that refuses unknown fields: a mistyped one is an error, not a default."""
