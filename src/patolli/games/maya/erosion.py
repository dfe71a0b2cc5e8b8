"""Phase 3, but for the last round: the erosion of the pyramids after they have paid."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maya.cells import SEAT, SEATS, SPOT_COUNT, SPOTS, SUPPLY
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.pyramids import drop_unsupported, falling_by_seat, remove_cube
from patolli.games.maya.recording import record_erosion, record_falls
from patolli.games.maya.scoring import leaders, payment

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def erode(state: "MayaState", cells: vec[i64], numbers: Numbers) -> None:
    """Take one cube of every player off each level on which that player got gold.

    Ruling MAYA-13: first one cube everywhere it is due, then everything left without support.
    """
    for spot in range(SPOT_COUNT):
        census = cells[SPOTS + spot]
        if not census:
            continue
        if state.record is not None:
            record_erosion(state.record, state, spot)
        leading = leaders(census, numbers.players)
        for seat in range(numbers.players):
            if payment(numbers, spot, leading, census & 15):
                own = SEATS + seat * SEAT
                remove_cube(cells, own, seat, spot)
                cells[own + SUPPLY] += 1
            census >>= 4
    if state.record is not None:
        record_falls(state.record, state, falling_by_seat(cells, numbers.players))
    for seat in range(numbers.players):
        drop_unsupported(cells, SEATS + seat * SEAT, seat)
