"""Seeds, from which all chance of a game is drawn.

A fair seed is 256 random bits mixed with a word from every player; a fast one is a number, for simulations.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from patolli.engine.chance import FairSource, FastSource, Source
from patolli.engine.errors import InvalidSetup
from patolli.engine.words import words

FAIR_BYTES: Final = 32
LARGEST_FAST: Final = 2**63 - 1
LONGEST_NONCE: Final = 64
GAMES_A_RUN: Final = 2**31
"""How many games one simulation may have before its seeds would meet those of the next one."""


@dataclass(frozen=True)
class Seed:
    kind: Literal["fair", "fast"]
    number: int
    nonces: tuple[str, ...] = ()

    @classmethod
    def fair(cls, seed: bytes, nonces: tuple[str, ...] = ()) -> "Seed":
        """Make a seed that anybody can check: docs/fair-shuffles.md is the recipe."""
        if len(seed) != FAIR_BYTES:
            raise InvalidSetup(
                f"A fair seed has {FAIR_BYTES} bytes (64 hexadecimal digits), not {len(seed)}."
            )
        for nonce in nonces:
            if len(nonce) > LONGEST_NONCE or not nonce.isprintable() or nonce != nonce.strip():
                raise InvalidSetup(words("game-bad-nonce", longest=LONGEST_NONCE))
        return cls("fair", int.from_bytes(seed, "big"), nonces)

    @classmethod
    def fast(cls, number: int) -> "Seed":
        if not 0 <= number <= LARGEST_FAST:
            raise InvalidSetup(f"A fast seed is a whole number from 0 to 2^63 - 1, not {number}.")
        return cls("fast", number)

    @classmethod
    def of_run(cls, run: int, game: int) -> "Seed":
        """Derive the seed of one game of a simulation, so that no two runs share games."""
        if not 0 <= run <= LARGEST_FAST // GAMES_A_RUN:
            raise InvalidSetup(
                f"The seed of a run is a whole number from 0 to {LARGEST_FAST // GAMES_A_RUN}."
            )
        return cls.fast(run * GAMES_A_RUN + game)

    @classmethod
    def random(cls, nonces: tuple[str, ...] = ()) -> "Seed":
        return cls.fair(secrets.token_bytes(FAIR_BYTES), nonces)

    @classmethod
    def parse(cls, text: str, nonces: tuple[str, ...] = ()) -> "Seed":
        """Read "fast 42" or "fair" and 64 hexadecimal digits."""
        kind, _, value = text.strip().partition(" ")
        if kind == "fair" and re.fullmatch(r"[0-9a-fA-F]{64}", value):
            return cls.fair(bytes.fromhex(value), nonces)
        if kind == "fast" and re.fullmatch(r"[0-9]{1,19}", value) and not nonces:
            return cls.fast(int(value))
        raise InvalidSetup(
            f"The seed {text.strip()!r} cannot be read; it is 'fast' and a whole number, "
            "or 'fair' and 64 hexadecimal digits."
        )

    def __str__(self) -> str:
        return f"fair {self.number:064x}" if self.kind == "fair" else f"fast {self.number}"

    def with_nonces(self, nonces: tuple[str, ...]) -> "Seed":
        """Return the same fair seed, mixed with a word from every player."""
        return Seed.fair(self.number.to_bytes(FAIR_BYTES, "big"), nonces)

    def commitment(self) -> str:
        """Return what is published before the game: the SHA-256 of a fair seed, in hexadecimal."""
        if self.kind != "fair":
            raise InvalidSetup("Only a fair seed can be committed to; this one is fast.")
        return hashlib.sha256(self.number.to_bytes(FAIR_BYTES, "big")).hexdigest()

    def source(self) -> Source:
        if self.kind == "fair":
            return FairSource(self.number.to_bytes(FAIR_BYTES, "big"), self.nonces)
        return FastSource(self.number)
