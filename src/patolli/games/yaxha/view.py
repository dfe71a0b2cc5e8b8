"""The view of a seat: all that it may see, as a message. Markets, columns, rows and layers count from 0."""

from functools import cache, lru_cache
from typing import Final, Literal, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.game import View
from patolli.games.yaxha import scoring
from patolli.games.yaxha.building import built_actions, laid_cubes
from patolli.games.yaxha.cards import (
    CARD_NAMES,
    FIVE_ON_LAYER_1,
    LARGEST_GROUP,
    LARGEST_OF_COLOUR,
    MORE_THAN_LEFT,
)
from patolli.games.yaxha.cells import (
    BUILT,
    CHOICE,
    CUBES,
    DISCARDED,
    DRAWN_COLOURS,
    FILLED,
    HAND,
    HEIGHT,
    MARKETS,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
    WIDTH,
)
from patolli.games.yaxha.cubes import COLOURS, ONE_PURSE, PURSE_BITS, Colour, colours_in
from patolli.games.yaxha.pyramid import BASE, LAYERS, bit_of, hidden
from patolli.games.yaxha.rules import YaxhaState

Stage = Literal["choose", "claim", "build", "over"]
Kind = Literal[
    "largest of a colour",
    "largest group",
    "largest on layer 1",
    "most layers",
    "second largest",
    "more than left",
    "five on layer 1",
    "five on layer 2",
    "one side",
    "three colours",
]

STAGES: Final[tuple[Stage, ...]] = ("choose", "claim", "build", "over")
KINDS: Final[tuple[Kind, ...]] = (
    *cast("tuple[Kind, ...]", ("largest of a colour",) * len(COLOURS)),
    "largest group",
    "largest on layer 1",
    "most layers",
    "second largest",
    *cast("tuple[Kind, ...]", ("more than left",) * len(COLOURS)),
    "five on layer 1",
    "five on layer 2",
    "one side",
    "three colours",
)
"""By the number of the card."""
SIDE_CELLS: Final = 9
PLACES: Final = tuple(
    (bit_of(x, y, layer), x, y, layer)
    for layer in range(LAYERS)
    for y in range(BASE - layer)
    for x in range(BASE - layer)
)


class Cube(msgspec.Struct, frozen=True):
    """A laid cube, and whether four others hide it."""

    colour: Colour
    x: int
    y: int
    layer: int
    hidden: bool


class Place(msgspec.Struct, frozen=True):
    """The place of a cube, as the pyramid lies now."""

    x: int
    y: int
    layer: int


class Group(msgspec.Struct, frozen=True):
    """The largest visible group of a colour."""

    colour: Colour
    size: int
    points: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus card, and how it stands if the game ended now."""

    name: str
    kind: Kind
    colour: Colour | None
    """The colour it looks at, if it looks at one."""
    standing: tuple[int, ...]
    """What it measures, for each seat: cubes in a group (of the second largest: in the largest one that is
    not too large, or 0), layers, colours, or cubes along the side that is nearest to being one colour."""
    goal: int | None
    """What has to be reached now; none where everybody has another one, their left neighbour's."""
    met: tuple[bool, ...]
    """Whether each seat scores it."""
    points: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    turn_tile: int
    """Its printed number, from 1."""
    chosen: int | None
    """The market chosen this round; unseen until all have chosen, except one's own."""
    hand: tuple[Colour, ...]
    """Cubes still to be built; of the others, all that they claimed this round, until all have built."""
    built: tuple[Place, ...]
    """Where the cubes of this round were laid, the first one first; only one's own are seen."""
    pyramid: tuple[Cube, ...]
    width: int
    height: int
    discarded: tuple[Colour, ...]
    groups: tuple[Group, ...]
    """What each colour scores, if the game ended now."""
    points: int
    """If the game ended now: groups and cards."""


class YaxhaView(View, frozen=True, kw_only=True, tag="yaxha"):
    round: int
    rounds: int
    stage: Stage
    cards: tuple[Card, ...]
    markets: tuple[tuple[Colour, ...], ...]
    bag: tuple[int, ...]
    """How many cubes of each colour have not been drawn yet."""
    group_points: tuple[int, ...]
    """The points of a group, by its size from 0 on; larger groups score the last value."""
    players: tuple[Player, ...]


@lru_cache(maxsize=4096)
def purse(cubes: int) -> tuple[Colour, ...]:
    """Return the colours in a purse; `colours_in`, remembered."""
    return colours_in(cubes)


def describe(state: YaxhaState, seat: int) -> YaxhaView:
    """Describe a concealed position to a seat."""
    cells = state.cells
    points = state.scores()
    surveys = scoring.survey_all(state)
    drawn = cells[DRAWN_COLOURS]
    return YaxhaView(
        seat=seat,
        pending=tuple(state.pending_seats()),
        round=cells[ROUND],
        rounds=state.numbers.rounds,
        stage=STAGES[cells[STAGE]],
        cards=tuple(_card(state, card, surveys) for card in scoring.dealt_cards(state)),
        markets=tuple(purse(cells[MARKETS + market]) for market in range(state.players)),
        bag=tuple(
            state.numbers.cubes_each - (drawn >> (PURSE_BITS * n) & ONE_PURSE) for n in range(len(COLOURS))
        ),
        group_points=tuple(state.numbers.group_points),
        players=tuple(_player(state, each, points[each], surveys) for each in range(state.players)),
    )


def _player(state: YaxhaState, seat: int, points: int, surveys: vec[i64]) -> Player:
    cells = state.cells
    own = SEATS + seat * SEAT
    tiles = [state.holder(tile) for tile in range(state.players)]
    choice = cells[own + CHOICE]
    colours = own + CUBES
    sizes = surveys[seat * scoring.SURVEY : seat * scoring.SURVEY + len(COLOURS)]
    return Player(
        turn_tile=tiles.index(seat) + 1,
        chosen=choice if choice >= 0 else None,
        hand=purse(cells[own + HAND]),
        built=_built(cells[own + BUILT]),
        pyramid=_cubes(cells[own + FILLED], tuple(cells[colours : colours + len(COLOURS)])),
        width=cells[own + WIDTH],
        height=cells[own + HEIGHT],
        discarded=purse(cells[own + DISCARDED]),
        groups=tuple(
            Group(colour, size, scoring.group_points(state.numbers, size))
            for colour, size in zip(COLOURS, sizes, strict=True)
        ),
        points=points,
    )


@lru_cache(maxsize=256)
def _built(built: int) -> tuple[Place, ...]:
    """Return where the cubes of this round lie, the first one first."""
    cubes, _ = laid_cubes(built_actions(built))
    return tuple(Place(x, y, layer) for _, x, y, layer in reversed(cubes))


def _card(state: YaxhaState, card: int, surveys: vec[i64]) -> Card:
    seats = range(state.players)
    standing = tuple(_standing(state, card, seat, surveys) for seat in seats)
    coloured = card < LARGEST_GROUP or MORE_THAN_LEFT <= card < FIVE_ON_LAYER_1
    goals: dict[Kind, int | None] = {
        "second largest": _second_size(surveys),
        "more than left": None,
        "five on layer 1": len(COLOURS),
        "five on layer 2": len(COLOURS),
        "one side": SIDE_CELLS,
        "three colours": 3,
    }
    kind = KINDS[card]
    return Card(
        name=CARD_NAMES[card],
        kind=kind,
        colour=COLOURS[(card - LARGEST_OF_COLOUR) % MORE_THAN_LEFT] if coloured else None,
        standing=standing,
        goal=goals.get(kind, max(standing)),
        met=tuple(scoring.meets(card, seat, state.players, surveys) for seat in seats),
        points=state.numbers.card_points,
    )


def _standing(state: YaxhaState, card: int, seat: int, surveys: vec[i64]) -> int:
    own = [int(each) for each in surveys[seat * scoring.SURVEY : (seat + 1) * scoring.SURVEY]]
    match KINDS[card]:
        case "largest of a colour":
            return own[card - LARGEST_OF_COLOUR]
        case "more than left":
            return own[card - MORE_THAN_LEFT]
        case "largest group":
            return max(own[: len(COLOURS)])
        case "largest on layer 1":
            return own[scoring.LARGEST_ON_LAYER_1]
        case "most layers":
            return own[scoring.MOST_LAYERS]
        case "second largest":
            small_enough = own[scoring.GROUP_SIZES] & (2 << _second_size(surveys)) - 1
            return max(small_enough.bit_length() - 1, 0)
        case "five on layer 1":
            return own[scoring.LAYER_COLOURS].bit_count()
        case "five on layer 2":
            return own[scoring.LAYER_COLOURS + 1].bit_count()
        case "one side":
            return _side(state, seat)
        case "three colours":
            return own[scoring.COLOURS_SEEN].bit_count()


def _second_size(surveys: vec[i64]) -> int:
    """Return the second-highest size of a group on the whole table; 0 if there is none."""
    sizes = 0
    for at in range(scoring.GROUP_SIZES, len(surveys), scoring.SURVEY):
        sizes |= int(surveys[at])
    below = sizes & ~(1 << sizes.bit_length() >> 1)
    return max(below.bit_length() - 1, 0)


def _side(state: YaxhaState, seat: int) -> int:
    """Count the cubes along the side that is nearest to being one colour; another colour spoils a side."""
    cells = state.cells
    own = SEATS + seat * SEAT
    return max(
        scoring.longest_side(
            cells[own + CUBES + n], cells[own + FILLED], cells[own + WIDTH], cells[own + HEIGHT]
        )
        for n in range(len(COLOURS))
    )


@lru_cache(maxsize=2048)  # the same pyramid is shown to everybody, after every decision
def _cubes(filled: int, colours: tuple[int, ...]) -> tuple[Cube, ...]:
    """List the cubes of a pyramid, given its filled cells and those of each colour."""
    covered = hidden(filled)
    return tuple(
        _cube(next(n for n, cells in enumerate(colours) if cells & bit), x, y, layer, bool(covered & bit))
        for bit, x, y, layer in PLACES
        if filled & bit
    )


@cache
def _cube(colour: int, x: int, y: int, layer: int, is_hidden: bool) -> Cube:
    return Cube(COLOURS[colour], x, y, layer, is_hidden)
