"""Effects that take more than a line to record. The rules call these functions only while they record."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.bits import count
from patolli.games.yaxha.building import built_actions, laid_cubes
from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cells import (
    ACTION_COLOUR,
    BUILT,
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
    BuiltCube,
    CardScored,
    ChoicesRevealed,
    CubeDiscarded,
    CubeLaid,
    GameEnded,
    GroupsScored,
    MarketGiven,
    MarketsFilled,
    PyramidBuilt,
    TurnTilesSwapped,
)
from patolli.games.yaxha.scoring import SURVEY, dealt_cards, group_points, meets, survey_all

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.yaxha.effects import Because
    from patolli.games.yaxha.rules import YaxhaState


# Market


def record_markets(record: "list[Effect]", state: "YaxhaState") -> None:
    """Record the cubes on all markets."""
    cells = state.cells
    markets = tuple([colours_in(cells[MARKETS + market]) for market in range(state.players)])
    record.append(MarketsFilled(cells[ROUND], markets))


def record_choices(record: "list[Effect]", state: "YaxhaState") -> None:
    """Record which market each seat chose."""
    chosen: list[int] = [state.cells[SEATS + seat * SEAT + CHOICE] for seat in range(state.players)]
    record.append(ChoicesRevealed(tuple(chosen)))


# Claim and swap


def record_chosen(record: "list[Effect]", state: "YaxhaState", seat: i64, market: i64) -> None:
    """Record that a market goes to the lowest turn tile of those who chose it."""
    tied: list[int] = []
    for tile in range(state.players):
        other = state.holder(tile)
        if state.cells[SEATS + other * SEAT + CHOICE] == market:
            tied.append(other)
    if len(tied) == 1:
        record_given(record, state, seat, market, "alone")
    else:
        record_given(record, state, seat, market, "lower-tile", tuple(tied))


def record_given(
    record: "list[Effect]",
    state: "YaxhaState",
    seat: i64,
    market: i64,
    because: "Because",
    tied: tuple[int, ...] = (),
) -> None:
    """Record that a seat has just taken the cubes of a market."""
    cubes = colours_in(state.cells[SEATS + seat * SEAT + HAND])
    record.append(MarketGiven(seat, market, cubes, because, tied))


def record_swap(record: "list[Effect]", state: "YaxhaState", market: i64, first: i64, last: i64) -> None:
    """Record that the holders of two turn tiles have just swapped them."""
    seats: tuple[int, int] = (state.holder(last), state.holder(first))
    tiles: tuple[int, int] = (last + 1, first + 1)
    record.append(TurnTilesSwapped(market, seats, tiles))


# Build


def record_cube(record: "list[Effect]", state: "YaxhaState", seat: i64, action: i64) -> None:
    """Record that a seat has laid or discarded a cube."""
    if action >= DISCARD:
        record.append(CubeDiscarded(seat, COLOURS[ACTION_COLOUR[action]]))
        return
    cubes, moved = laid_cubes([action])
    colour, x, y, layer = cubes[0]
    record.append(CubeLaid(seat, COLOURS[colour], x, y, layer, moved))


def record_pyramids(record: "list[Effect]", state: "YaxhaState") -> None:
    """Record that everybody shows what they built this round."""
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        actions = built_actions(state.cells[own + BUILT])
        cubes, moved = laid_cubes(actions)
        laid = [BuiltCube(COLOURS[colour], x, y, layer) for colour, x, y, layer in cubes]
        laid.sort(key=cube_order)
        discarded: i64 = 0
        for each in actions:
            action: i64 = each
            if action >= DISCARD:
                discarded += ONE_CUBE[ACTION_COLOUR[action]]
        if count(state.cells[own + FILLED]) == len(laid):  # Nothing lay there before.
            moved = (0, 0)
        record.append(PyramidBuilt(seat, tuple(laid), colours_in(discarded), moved))


def cube_order(cube: BuiltCube) -> tuple[int, int, int]:
    """Return the key to sort by: from the lowest layer up."""
    return cube.layer, cube.y, cube.x


# Scoring


def record_scores(record: "list[Effect]", state: "YaxhaState") -> None:
    """Record what every colour and every bonus card scores, and who wins."""
    surveys = survey_all(state)
    for colour in range(COLOUR_COUNT):
        sizes: list[int] = [surveys[seat * SURVEY + colour] for seat in range(state.players)]
        points: list[int] = [group_points(state.numbers, size) for size in sizes]
        record.append(GroupsScored(COLOURS[colour], tuple(sizes), tuple(points)))
    for card in dealt_cards(state):
        met: list[int] = [seat for seat in range(state.players) if meets(card, seat, state.players, surveys)]
        record.append(CardScored(CARD_NAMES[card], tuple(met), state.numbers.card_points))
    outcome = state.outcome()
    assert outcome is not None, "the last round is over"
    record.append(GameEnded(outcome.scores, outcome.winners, outcome.decided_by))
