"""The scoring of tablets and beads. Ruling GOLD-7: a tie is shared, so there is no tie-break."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import either, lowest
from patolli.engine.game import ScoreLine
from patolli.engine.words import words
from patolli.games.gold.cells import BEADS, PLATES, SEAT, SEATS, SHARDS
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.plates import is_complete, outline_of
from patolli.games.gold.shards import shown_in, size_of, up_of

if TYPE_CHECKING:
    from patolli.games.gold.rules import GoldState


def tally(state: "GoldState", into: vec[i64]) -> None:
    """Write every seat's points."""
    cells = state.cells
    numbers = state.numbers
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        points = bead_points(cells, numbers, seat)
        for plate in range(numbers.plates):
            points += plate_points(cells, numbers, cells[own + PLATES + plate])
        into[seat] = points


def bead_points(cells: vec[i64], numbers: Numbers, seat: i64) -> i64:
    """Score the beads of a seat."""
    return cells[SEATS + seat * SEAT + BEADS] * numbers.bead


def plate_points(cells: vec[i64], numbers: Numbers, shards: i64) -> i64:
    """Score the shards of a plate as they lie."""
    return tablet_points(numbers, outline_of(cells, shards), values(cells, numbers, shards))


def values(cells: vec[i64], numbers: Numbers, shards: i64) -> i64:
    """Add up the values that shards show."""
    points: i64 = 0
    while shards:
        points += numbers.value[up_of(cells[SHARDS + lowest(shards)])]
        shards &= shards - 1
    return points


def tablet_points(numbers: Numbers, outline: i64, values: i64) -> i64:
    """Score a tablet. An incomplete one is worth nothing, or in the variant its values alone."""
    if size_of(outline) < numbers.circle:
        return either(numbers.incomplete_count, values, 0)
    return numbers.complete + values + one_material_points(numbers, outline)


def one_material_points(numbers: Numbers, outline: i64) -> i64:
    """Score the extra points of a complete tablet that is all one material, whichever."""
    shown = shown_in(outline)
    return either(shown & (shown - 1) == 0, numbers.one_material, 0)


# The score sheet


def plate_parts(cells: vec[i64], numbers: Numbers, shards: i64) -> tuple[int, int, int]:
    """Split the points of a plate: for being complete, for its values and for being one material."""
    outline = outline_of(cells, shards)
    points = plate_points(cells, numbers, shards)
    if not is_complete(numbers, outline):
        return 0, points, 0
    one_material = one_material_points(numbers, outline)
    return numbers.complete, points - numbers.complete - one_material, one_material


def breakdown(state: "GoldState") -> list[ScoreLine]:
    """List where the points come from. Words number a plate, from 1, only if there are several."""
    cells, numbers = state.cells, state.numbers
    seats = range(state.players)
    lines = []
    for plate in range(numbers.plates):
        number = plate + 1 if numbers.plates > 1 else 0
        parts = [plate_parts(cells, numbers, cells[SEATS + seat * SEAT + PLATES + plate]) for seat in seats]
        for place, what in enumerate(("complete", "values", "one-material")):
            points = tuple([part[place] for part in parts])
            lines.append(ScoreLine(f"plate-{plate}-{what}", words(f"gold-line-{what}", plate=number), points))
    beads = tuple([bead_points(cells, numbers, seat) for seat in seats])
    return [*lines, ScoreLine("beads", words("gold-line-beads"), beads)]
