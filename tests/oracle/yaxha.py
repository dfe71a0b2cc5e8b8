"""Yaxha, slow and obvious: the oracle that the fast engine is compared with.

Written from the rules alone (docs/rulings/yaxha.md and the Dutch rulebook), never from the engine, so that
the two can only agree by both being right. The order of the file is the order of the rules.

A cube lies at a cell (x, y, layer). A cube of layer k + 1 at (x, y) rests on the four cubes (x, y),
(x + 1, y), (x, y + 1) and (x + 1, y + 1) of layer k. Pyramids are kept normalised: after every cube the
picture is shifted so that the smallest x and the smallest y of layer 1 are 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

COLOURS = ("orange", "blue", "green", "yellow", "white")
CUBES_PER_COLOUR = 24
CUBES_PER_MARKET = 3
ROUNDS = 10
DEALT_CARDS = 3
CARD_POINTS = 5
LAYERS = (1, 2, 3, 4)
WIDEST = {1: 4, 2: 3, 3: 2, 4: 1}  # a layer's longest side
GROUP_POINTS = (0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36)  # by size; the last is for 12 or more

CARDS = (
    *(f"largest {colour}" for colour in COLOURS),
    "largest group",
    "largest on layer 1",
    "most layers",
    "second largest",
    *(f"more {colour} than left" for colour in COLOURS),
    "five colours on layer 1",
    "five colours on layer 2",
    "one side one colour",
    "three colours",
)

Cell = tuple[int, int, int]
Pyramid = dict[Cell, str]  # in the order of building
Stage = Literal["choose", "claim", "build", "over"]


@dataclass(frozen=True)
class ChooseMarket:
    """Play a market card in secret, or later claim one of the markets that nobody took."""

    market: int


@dataclass(frozen=True)
class Place:
    """Add a cube from the hand to one's own pyramid."""

    colour: str
    x: int
    y: int
    layer: int


@dataclass(frozen=True)
class Discard:
    """Put a cube that has no legal cell back into the box."""

    colour: str


Move = ChooseMarket | Place | Discard


# Building


def beneath(cell: Cell) -> list[Cell]:
    """The four cells that a cube rests on (none for layer 1)."""
    x, y, layer = cell
    if layer == 1:
        return []
    return [(x, y, layer - 1), (x + 1, y, layer - 1), (x, y + 1, layer - 1), (x + 1, y + 1, layer - 1)]


def above(cell: Cell) -> list[Cell]:
    """The four cells that rest on a cube; at the edge of the pyramid some of them can never be filled."""
    x, y, layer = cell
    return [(x, y, layer + 1), (x - 1, y, layer + 1), (x, y - 1, layer + 1), (x - 1, y - 1, layer + 1)]


def beside(cell: Cell) -> list[Cell]:
    """The orthogonal neighbours in the same layer; diagonals never count."""
    x, y, layer = cell
    return [(x - 1, y, layer), (x + 1, y, layer), (x, y - 1, layer), (x, y + 1, layer)]


def fits_its_layer(pyramid: Pyramid, cell: Cell) -> bool:
    """Does the box around the layer stay within its bound? No 4x4 window is fixed in advance."""
    layer = cell[2]
    cells = [cell] + [other for other in pyramid if other[2] == layer]
    width = max(x for x, _, _ in cells) - min(x for x, _, _ in cells) + 1
    depth = max(y for _, y, _ in cells) - min(y for _, y, _ in cells) + 1
    return width <= WIDEST[layer] and depth <= WIDEST[layer]


def may_lie(pyramid: Pyramid, colour: str, cell: Cell) -> bool:
    """May a cube of this colour be added at this cell?"""
    if not pyramid:
        return cell[2] == 1  # the first cube touches nothing
    if cell in pyramid:
        return False
    if cell[2] == 1:
        touches_a_cube = any(other in pyramid for other in beside(cell))
        return touches_a_cube and fits_its_layer(pyramid, cell)
    if not all(other in pyramid for other in beneath(cell)):
        return False  # it would not rest on four cubes
    # From layer 2 on it must touch its own colour; a hidden cube counts for this too.
    return any(pyramid.get(other) == colour for other in beneath(cell) + beside(cell))


def legal_cells(pyramid: Pyramid, colour: str) -> set[Cell]:
    """Every cell where a cube of this colour may be added now."""
    if not pyramid:
        return {(0, 0, 1)}  # Ruling YAXHA-3: without a window all places of the first cube are one.
    reach = range(-1, WIDEST[1] + 1)  # one beyond the picture on every side
    every_cell = [(x, y, layer) for layer in LAYERS for x in reach for y in reach]
    return {cell for cell in every_cell if may_lie(pyramid, colour, cell)}


def normalised(pyramid: Pyramid) -> Pyramid:
    """The same pyramid, shifted so that the smallest x and the smallest y of layer 1 are 0."""
    if not pyramid:
        return {}
    left = min(x for x, _, layer in pyramid if layer == 1)
    top = min(y for _, y, layer in pyramid if layer == 1)
    return {(x - left, y - top, layer): colour for (x, y, layer), colour in pyramid.items()}


# Scoring


def visible_cubes(pyramid: Pyramid) -> Pyramid:
    """A cube is hidden when all four cells above it are filled."""
    return {cell: colour for cell, colour in pyramid.items() if any(up not in pyramid for up in above(cell))}


def connected_groups(cubes: Pyramid) -> list[set[Cell]]:
    """The groups of one colour among these cubes, connected by faces within and across layers."""
    groups: list[set[Cell]] = []
    for start, colour in cubes.items():
        if any(start in group for group in groups):
            continue
        group = {start}
        to_visit = [start]
        while to_visit:
            cell = to_visit.pop()
            for other in beneath(cell) + beside(cell) + above(cell):
                if cubes.get(other) == colour and other not in group:
                    group.add(other)
                    to_visit.append(other)
        groups.append(group)
    return groups


def visible_groups(pyramid: Pyramid) -> list[set[Cell]]:
    """Ruling YAXHA-1: hidden cubes neither count nor connect (the rulebook speaks of counting only)."""
    return connected_groups(visible_cubes(pyramid))


def largest_group(cubes: Pyramid) -> int:
    return max((len(group) for group in connected_groups(cubes)), default=0)


def largest_of_colour(pyramid: Pyramid, colour: str) -> int:
    return largest_group({cell: c for cell, c in visible_cubes(pyramid).items() if c == colour})


def largest_on_layer_1(pyramid: Pyramid) -> int:
    """Ruling YAXHA-10: connected inside layer 1 only, visible cubes only."""
    return largest_group({cell: colour for cell, colour in visible_cubes(pyramid).items() if cell[2] == 1})


def most_layers(pyramid: Pyramid) -> int:
    """Over how many layers the most spread-out group goes."""
    return max((len({layer for _, _, layer in group}) for group in visible_groups(pyramid)), default=0)


def group_points(size: int) -> int:
    return GROUP_POINTS[min(size, len(GROUP_POINTS) - 1)]


def visible_colours(pyramid: Pyramid, layers: Sequence[int] = LAYERS) -> set[str]:
    return {colour for (_, _, layer), colour in visible_cubes(pyramid).items() if layer in layers}


def sides(pyramid: Pyramid) -> list[list[Cell]]:
    """The 4 + 3 + 2 edge cells of layers 1 to 3 on the west, east, north and south side.

    Ruling YAXHA-7: the apex is no part of a side, and the sides of an unfinished pyramid are measured from
    the actual box of layer 1. A side that is not four long simply misses cells.
    """
    width = max((x for x, _, layer in pyramid if layer == 1), default=0) + 1
    depth = max((y for _, y, layer in pyramid if layer == 1), default=0) + 1
    along = [(step, layer) for layer in (1, 2, 3) for step in range(WIDEST[layer])]
    west = [(0, step, layer) for step, layer in along]
    east = [(width - layer, step, layer) for step, layer in along]
    north = [(step, 0, layer) for step, layer in along]
    south = [(step, depth - layer, layer) for step, layer in along]
    return [west, east, north, south]


def has_side_of_one_colour(pyramid: Pyramid) -> bool:
    return any(
        all(pyramid.get(cell) == colour for cell in side) for side in sides(pyramid) for colour in COLOURS
    )


def holders_of_most(amounts: list[int]) -> set[int]:
    """Ruling YAXHA-2: all tied players hold a superlative, but 0 never does."""
    return {seat for seat, amount in enumerate(amounts) if amount > 0 and amount == max(amounts)}


def owners_of_second_largest(pyramids: list[Pyramid]) -> set[int]:
    """Ruling YAXHA-2: the second-highest size of all groups on the table; a single size has no second."""
    sizes = [{len(group) for group in visible_groups(pyramid)} for pyramid in pyramids]
    on_the_table = sorted(set().union(*sizes), reverse=True)
    if len(on_the_table) < 2:
        return set()
    return {seat for seat in range(len(pyramids)) if on_the_table[1] in sizes[seat]}


def scorers_of(card: str, pyramids: list[Pyramid]) -> set[int]:
    """The seats that meet a bonus card's condition."""
    seats = range(len(pyramids))
    for colour in COLOURS:
        largest = [largest_of_colour(pyramid, colour) for pyramid in pyramids]
        if card == f"largest {colour}":
            return holders_of_most(largest)
        if card == f"more {colour} than left":
            # Ruling YAXHA-9: strictly more. Ruling YAXHA-6: the left neighbour is the next seat clockwise.
            return {seat for seat in seats if largest[seat] > largest[(seat + 1) % len(pyramids)]}
    if card == "largest group":
        return holders_of_most([largest_group(visible_cubes(pyramid)) for pyramid in pyramids])
    if card == "largest on layer 1":
        return holders_of_most([largest_on_layer_1(pyramid) for pyramid in pyramids])
    if card == "most layers":
        return holders_of_most([most_layers(pyramid) for pyramid in pyramids])
    if card == "second largest":
        return owners_of_second_largest(pyramids)
    if card == "five colours on layer 1":
        return {seat for seat in seats if len(visible_colours(pyramids[seat], [1])) == 5}
    if card == "five colours on layer 2":
        return {seat for seat in seats if len(visible_colours(pyramids[seat], [2])) == 5}
    if card == "one side one colour":
        return {seat for seat in seats if has_side_of_one_colour(pyramids[seat])}
    if card == "three colours":
        return {seat for seat in seats if len(visible_colours(pyramids[seat])) == 3}
    raise ValueError(f"There is no bonus card {card!r}; the cards are {', '.join(CARDS)}.")


# The game


class Oracle:
    """One game of Yaxha, from the first market to the last cube."""

    def __init__(
        self, players: int, bag: Sequence[str], cards: Sequence[str], turn_tiles: Sequence[int]
    ) -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"Yaxha is for 2 to 4 players, not {players}.")
        if sorted(bag) != sorted(COLOURS * CUBES_PER_COLOUR):
            raise ValueError("The bag must hold 24 cubes of each of the five colours.")
        if len(cards) != DEALT_CARDS or len(set(cards)) != DEALT_CARDS or not set(cards) <= set(CARDS):
            raise ValueError(f"Deal three different cards of: {', '.join(CARDS)}.")
        if players == 2 and any(card.endswith("than left") for card in cards):
            raise ValueError("With 2 players the cards about the left neighbour are never dealt.")
        if sorted(turn_tiles) != list(range(1, players + 1)):
            raise ValueError(f"Deal the turn tiles 1 to {players}, one to each seat.")
        self.players = players
        self.bag = list(bag)  # the next cube to draw comes first
        self.cards = list(cards)
        self.turn_tiles = list(turn_tiles)
        self.round = 1
        self.stage: Stage = "choose"
        self.markets: list[list[str]] = []
        self.choices: list[int | None] = []
        self.waiting: list[int] = []  # seats that still claim, in turn-tile order
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pyramids: list[Pyramid] = [{} for _ in range(players)]
        self.discards: list[list[str]] = [[] for _ in range(players)]
        self._open_market()

    # What a seat may do

    def pending(self) -> set[int]:
        """The seats that owe a decision now."""
        if self.stage == "choose":
            return {seat for seat in range(self.players) if self.choices[seat] is None}
        if self.stage == "claim":
            return {self.waiting[0]}
        if self.stage == "build":
            return {seat for seat in range(self.players) if self.hands[seat]}
        return set()

    def legal(self, seat: int) -> set[Move]:
        if seat not in self.pending():
            return set()
        if self.stage in ("choose", "claim"):
            return {ChooseMarket(market) for market in self._untaken_markets()}
        moves: set[Move] = set()
        for colour in self.hands[seat]:
            cells = legal_cells(self.pyramids[seat], colour)
            for x, y, layer in cells:
                moves.add(Place(colour, x, y, layer))
            if not cells:
                moves.add(Discard(colour))  # never by choice
        return moves

    def play(self, seat: int, move: Move) -> None:
        if seat not in self.pending():
            raise ValueError(f"Seat {seat} has nothing to decide now; pending are {sorted(self.pending())}.")
        if move not in self.legal(seat):
            raise ValueError(f"Seat {seat} may not play {move}; look at legal({seat}).")
        if isinstance(move, ChooseMarket) and self.stage == "choose":
            self.choices[seat] = move.market
            if not self.pending():
                self._reveal()
        elif isinstance(move, ChooseMarket):
            self._take(seat, move.market)
            self.waiting.remove(seat)
            self._go_on_claiming()
        else:
            self._build(seat, move)

    # A round

    def _open_market(self) -> None:
        """Ruling YAXHA-6: the first three cubes drawn go onto market 1, the next three onto market 2, …"""
        self.stage = "choose"
        self.choices = [None] * self.players
        self.markets = []
        for _ in range(self.players):
            self.markets.append(self.bag[:CUBES_PER_MARKET])
            self.bag = self.bag[CUBES_PER_MARKET:]

    def _untaken_markets(self) -> list[int]:
        return [market for market in range(self.players) if self.markets[market]]

    def _take(self, seat: int, market: int) -> None:
        self.hands[seat].extend(self.markets[market])
        self.markets[market] = []

    def _choosers_of(self, market: int) -> list[int]:
        """Those who played this market's card, the lowest turn tile first."""
        choosers = [seat for seat in range(self.players) if self.choices[seat] == market]
        return sorted(choosers, key=lambda seat: self.turn_tiles[seat])

    def _reveal(self) -> None:
        """Give each market to the seat that chose it alone, or else to the lowest turn tile."""
        self.stage = "claim"
        self.waiting = []
        for market in range(self.players):
            choosers = self._choosers_of(market)
            if choosers:
                self._take(choosers[0], market)
                self.waiting.extend(choosers[1:])
        self.waiting.sort(key=lambda seat: self.turn_tiles[seat])
        self._go_on_claiming()

    def _go_on_claiming(self) -> None:
        if len(self.waiting) == 1:  # Ruling YAXHA-6: the last unclaimed market is no decision.
            self._take(self.waiting.pop(), self._untaken_markets()[0])
        if not self.waiting:
            self._swap_turn_tiles()
            self.choices = [None] * self.players  # everyone picks the played card up again
            self.stage = "build"

    def _swap_turn_tiles(self) -> None:
        """Those who chose the same exchange first with last, second with last but one; a middle one keeps."""
        new_tiles = list(self.turn_tiles)
        for market in range(self.players):
            choosers = self._choosers_of(market)
            for seat, partner in zip(choosers, reversed(choosers), strict=True):
                new_tiles[seat] = self.turn_tiles[partner]
        self.turn_tiles = new_tiles

    def _build(self, seat: int, move: Place | Discard) -> None:
        self.hands[seat].remove(move.colour)
        if isinstance(move, Place):
            self.pyramids[seat][(move.x, move.y, move.layer)] = move.colour
            self.pyramids[seat] = normalised(self.pyramids[seat])
        else:
            self.discards[seat].append(move.colour)
        if self.pending():
            return
        if self.round == ROUNDS:
            self.stage = "over"
        else:
            self.round += 1
            self._open_market()

    # The end

    def is_over(self) -> bool:
        return self.stage == "over"

    def pyramid(self, seat: int) -> Pyramid:
        return dict(self.pyramids[seat])

    def colour_points(self, seat: int) -> dict[str, int]:
        """Points of the largest visible group of every colour, of the position as it stands."""
        return {colour: group_points(largest_of_colour(self.pyramids[seat], colour)) for colour in COLOURS}

    def card_points(self, seat: int) -> dict[str, int]:
        """Points of every dealt card, of the position as it stands."""
        return {card: CARD_POINTS if seat in scorers_of(card, self.pyramids) else 0 for card in self.cards}

    def score(self, seat: int) -> int:
        return sum(self.colour_points(seat).values()) + sum(self.card_points(seat).values())

    def winners(self) -> set[int]:
        """Most points win and a tie is shared; nobody has won before the end."""
        if not self.is_over():
            return set()
        scores = [self.score(seat) for seat in range(self.players)]
        return {seat for seat in range(self.players) if scores[seat] == max(scores)}

    # Invariants

    def check(self) -> None:
        """Raise an AssertionError with a sentence when the position cannot be one of Yaxha."""
        cubes = self.bag + [cube for market in self.markets for cube in market]
        for seat in range(self.players):
            cubes_of_seat = self.hands[seat] + self.discards[seat] + list(self.pyramids[seat].values())
            cubes += cubes_of_seat
            yet_to_claim = self.stage == "choose" or seat in self.waiting
            claims = self.round - 1 if yet_to_claim else self.round
            assert len(cubes_of_seat) == CUBES_PER_MARKET * claims, (
                f"Seat {seat} has a wrong number of cubes."
            )
            # Ruling YAXHA-4: before layer 1 is full there is always a cell for a cube.
            layer_1 = [cell for cell in self.pyramids[seat] if cell[2] == 1]
            assert not self.discards[seat] or len(layer_1) == 16, f"Seat {seat} discarded too early."
            check_pyramid(self.pyramids[seat], f"seat {seat}")
        assert sorted(cubes) == sorted(COLOURS * CUBES_PER_COLOUR), "The cubes are not 24 of each colour."
        assert sorted(self.turn_tiles) == list(range(1, self.players + 1)), "The turn tiles are not 1 to n."
        assert bool(self.pending()) != self.is_over(), "Somebody must owe a decision exactly until the end."


def check_pyramid(pyramid: Pyramid, owner: str) -> None:
    """Look at the whole pyramid, then rebuild it cube by cube."""
    assert pyramid == normalised(pyramid), f"The pyramid of {owner} is not normalised."
    rebuilt: Pyramid = {}
    for cell, colour in pyramid.items():
        # Ruling YAXHA-3: a cube on four others always stays inside the bounds of its layer.
        assert fits_its_layer(pyramid, cell), f"Layer {cell[2]} of {owner} is too wide."
        assert all(other in pyramid for other in beneath(cell)), f"{cell} of {owner} does not rest on four."
        assert may_lie(rebuilt, colour, cell), f"{owner} cannot have added {colour} at {cell}."
        rebuilt[cell] = colour
