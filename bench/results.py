"""What one run found, and how it is saved."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from bars import Judgement
from entrant import Absent, Ratio, Row
from machine import Conditions


@dataclass(frozen=True)
class Compared:
    """A row with its multiples of OpenSpiel's games; only games of ours have a nearest one."""

    row: Row
    to_connect_four: Ratio | None
    to_nearest: Ratio | None


@dataclass(frozen=True)
class Results:
    conditions: Conditions
    games: list[Compared]
    absent: list[Absent]
    judgements: list[Judgement]

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")
