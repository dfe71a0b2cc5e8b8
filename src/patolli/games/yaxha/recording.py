"""Record what the rules do, where that takes more than a line. Only called if somebody listens."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.bits import count
from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cells import (
    ACTION_COLOUR,
    ACTION_SPOT,
    BUILT,
    CARD_COUNT,
    CARDS,
    CHOICE,
    DISCARD,
    FILLED,
    HAND,
    MARKETS,
    ROUND,
    SEAT,
    SEATS,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT, COLOURS, ONE_CUBE, colours_in
from patolli.games.yaxha.effects import (
    BuildingFinished,
    BuiltCube,
    CardScored,
    ChoicesRevealed,
    CubeDiscarded,
    CubeLaid,
    GameEnded,
    GroupsScored,
    MarketChosen,
    MarketGiven,
    MarketsFilled,
    PyramidBuilt,
    TurnTilesSwapped,
)
from patolli.games.yaxha.pyramid import spot_cell
from patolli.games.yaxha.scoring import SURVEY, group_points, meets, survey_all

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.yaxha.effects import Because
    from patolli.games.yaxha.rules import YaxhaState


# Market


def record_markets(state: "YaxhaState", record: "list[Effect]") -> None:
    cells = state.cells
    markets = tuple([colours_in(cells[MARKETS + market]) for market in range(state.players)])
    record.append(MarketsFilled(cells[ROUND], markets))


def record_choice(record: "list[Effect]", seat: i64, market: i64) -> None:
    record.append(MarketChosen(seat, market))


def record_choices(state: "YaxhaState", record: "list[Effect]") -> None:
    chosen: list[int] = [state.cells[SEATS + seat * SEAT + CHOICE] for seat in range(state.players)]
    record.append(ChoicesRevealed(tuple(chosen)))


# Claim and swap


def record_chosen(state: "YaxhaState", record: "list[Effect]", seat: i64, market: i64) -> None:
    """Record that a market goes to the lowest turn tile of those who chose it."""
    tied: list[int] = []
    for tile in range(state.players):
        other = state.holder(tile)
        if state.cells[SEATS + other * SEAT + CHOICE] == market:
            tied.append(other)
    if len(tied) == 1:
        record_given(state, record, seat, market, "alone")
    else:
        cubes = colours_in(state.cells[SEATS + seat * SEAT + HAND])
        record.append(MarketGiven(seat, market, cubes, "lower-tile", tuple(tied)))


def record_given(
    state: "YaxhaState", record: "list[Effect]", seat: i64, market: i64, because: "Because"
) -> None:
    cubes = colours_in(state.cells[SEATS + seat * SEAT + HAND])
    record.append(MarketGiven(seat, market, cubes, because))


def record_swap(state: "YaxhaState", record: "list[Effect]", market: i64, first: i64, last: i64) -> None:
    """Record that the holders of two turn tiles have just swapped them."""
    seats: tuple[int, int] = (state.holder(last), state.holder(first))
    tiles: tuple[int, int] = (last + 1, first + 1)
    record.append(TurnTilesSwapped(market, seats, tiles))


# Build


def record_cube(record: "list[Effect]", seat: i64, action: i64) -> None:
    colour = COLOURS[ACTION_COLOUR[action]]
    if action >= DISCARD:
        record.append(CubeDiscarded(seat, colour))
        return
    x, y, layer = spot_cell(ACTION_SPOT[action])
    moved = (int(x < 0), int(y < 0))
    record.append(CubeLaid(seat, colour, max(x, 0), max(y, 0), layer, moved))


def record_finished(record: "list[Effect]", seat: i64) -> None:
    """Record what everybody sees: that a seat has built, but not what."""
    record.append(BuildingFinished(seat))


def record_pyramids(state: "YaxhaState", record: "list[Effect]") -> None:
    """Record that everybody shows what they built this round."""
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        laid: list[BuiltCube] = []
        discarded: i64 = 0
        columns = 0
        rows = 0
        built = state.cells[own + BUILT]
        while built:  # The last one first: those before it have moved with what was there.
            action = (built & 255) - 1
            built >>= 8
            if action >= DISCARD:
                discarded += ONE_CUBE[ACTION_COLOUR[action]]
                continue
            x, y, layer = spot_cell(ACTION_SPOT[action])
            colour = COLOURS[ACTION_COLOUR[action]]
            laid.append(BuiltCube(colour, max(x, 0) + columns, max(y, 0) + rows, layer))
            columns += x < 0
            rows += y < 0
        laid.sort(key=cube_order)
        nothing_before = count(state.cells[own + FILLED]) == len(laid)
        moved = (0, 0) if nothing_before else (columns, rows)
        record.append(PyramidBuilt(seat, tuple(laid), colours_in(discarded), moved))


def cube_order(cube: BuiltCube) -> tuple[int, int, int]:
    return cube.layer, cube.y, cube.x


# Scoring


def record_scores(state: "YaxhaState", record: "list[Effect]") -> None:
    surveys = survey_all(state)
    for colour in range(COLOUR_COUNT):
        sizes: list[int] = [surveys[seat * SURVEY + colour] for seat in range(state.players)]
        points: list[int] = [group_points(state.numbers, size) for size in sizes]
        record.append(GroupsScored(COLOURS[colour], tuple(sizes), tuple(points)))
    for n in range(CARD_COUNT):
        card = state.cells[CARDS + n]
        if card >= 0:
            met: list[int] = [
                seat for seat in range(state.players) if meets(card, seat, state.players, surveys)
            ]
            record.append(CardScored(CARD_NAMES[card], tuple(met), state.numbers.card_points))
    outcome = state.outcome()
    assert outcome is not None, "the last round is over"
    record.append(GameEnded(outcome.scores, outcome.winners, outcome.decided_by))
