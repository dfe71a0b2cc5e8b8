"""Maori, slow and obvious: the oracle that the fast engine is compared with.

Written from the rules alone (docs/rulings/maori.md and the Dutch rulebook), never from the engine, so that
the two can only agree by both being right. The order of the file is the order of the rules; printed things
and what they score are in maori_scoring.py.

The display's 16 places are numbered row by row. Stops go clockwise around the display, beginning above its
left column. Tiles are known by number, cells of a board as in maori_scoring.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from oracle.maori_scoring import (
    DIRECTIONS,
    Edition,
    Laid,
    Picture,
    allowed_turns,
    cells_around,
    check_edition,
    count_boats,
    neighbour,
    score_sheet,
    turned,
)

DISPLAY_SIDE = 4
STOPS = 4 * DISPLAY_SIDE
IDLE_LAPS = 4

Variant = Literal["base", "advanced", "expert"]
BoardSide = Literal["islands", "atoll"]
ShipPlacer = Literal["random", "first-seat"]
Stage = Literal["place", "sail", "act", "hand", "ship", "over"]


# The decisions


@dataclass(frozen=True)
class PlaceShip:
    """Set the discovery ship at one of the 16 stops, before the first turn."""

    stop: int


@dataclass(frozen=True)
class Sail:
    """Move the discovery ship clockwise."""

    steps: int


@dataclass(frozen=True)
class Take:
    """Take a tile from the row or column the ship faces; place 1 is the nearest."""

    place: int


@dataclass(frozen=True)
class TakeStored:
    """Take the stored tile, to lay it."""


@dataclass(frozen=True)
class Remove:
    """Put a tile of the own board out of the game."""

    cell: int


@dataclass(frozen=True)
class DoNothing:
    """The fifth action."""


@dataclass(frozen=True)
class Lay:
    """Lay the tile in hand on a free space, turned clockwise by quarter turns."""

    cell: int
    turn: int


@dataclass(frozen=True)
class Store:
    """Put the tile in hand, from the display, into the own storage."""


@dataclass(frozen=True)
class Step:
    """Pay a shell to move the own small ship to a neighbouring tile before laying."""

    direction: int


@dataclass(frozen=True)
class MoveShip:
    """Advanced: move the own small ship to any own tile after the action."""

    cell: int


@dataclass(frozen=True)
class Stay:
    """Advanced: leave the own small ship where it is."""


Move = PlaceShip | Sail | Take | TakeStored | Remove | DoNothing | Lay | Store | Step | MoveShip | Stay


# The discovery ship


def sailing_cost(steps: int, boats: int) -> int:
    """A step a boat, more for a shell each. Ruling MAORI-1: one step is free even without any boat."""
    return max(0, steps - max(1, boats))


def faced_line(stop: int) -> list[int]:
    """The four places of the display that the ship faces from a stop, the nearest first."""
    edge, along = stop // DISPLAY_SIDE, stop % DISPLAY_SIDE
    back = DISPLAY_SIDE - 1 - along
    depths = range(DISPLAY_SIDE)
    if edge == 0:  # above columns 0 to 3
        squares = [(depth, along) for depth in depths]
    elif edge == 1:  # right of rows 0 to 3
        squares = [(along, DISPLAY_SIDE - 1 - depth) for depth in depths]
    elif edge == 2:  # below columns 3 to 0
        squares = [(DISPLAY_SIDE - 1 - depth, back) for depth in depths]
    else:  # left of rows 3 to 0
        squares = [(back, depth) for depth in depths]
    return [row * DISPLAY_SIDE + column for row, column in squares]


# The game


class Oracle:
    """One game of Maori. On the table are:

    stage       "place", "sail", "act", "hand" (lay, store, step), "ship" (advanced) or "over"
    turn        the seat whose turn it is ("place": who places the discovery ship; "over": nobody's)
    stop        where the discovery ship is, None before it is placed
    display     16 tile numbers row by row, None where there is none
    stock       tile numbers, the next to be drawn first
    out         tiles removed from boards, in that order
    bank        shells in the bank; shells[seat] those of a player
    boards      boards[seat]: Laid by cell, in the order of laying (printed land is not in it)
    storages    storages[seat]: a tile number or None
    ships       ships[seat]: the cell of the small ship, None when it is off the board (always in base)
    hand        the tile in hand or None
    taken_from  the place of the display that the tile in hand left, None if it comes from the storage
    stepped     has the player of this turn paid for a step of the small ship?
    finisher    the seat that was first to fill its board, or None
    idle_turns  how many actions in a row, up to the latest, were DoNothing
    """

    def __init__(
        self,
        players: int,
        edition: Edition,
        display: Sequence[int],
        stock: Sequence[int],
        placer: int,
        *,
        variant: Variant = "base",
        side: BoardSide = "islands",
        ship_placer: ShipPlacer = "random",
    ) -> None:
        if players not in range(2, 6):
            raise ValueError(f"Maori is for 2 to 5 players, not {players}.")
        if variant not in ("base", "advanced", "expert"):
            raise ValueError(f"The variant is base, advanced or expert, not {variant!r}.")
        if side not in ("islands", "atoll") or side not in edition.boards:
            raise ValueError(f"The side is islands or atoll and must be in the edition, not {side!r}.")
        if side == "atoll" and players == 5:
            raise ValueError("The atoll is for at most 4 players.")
        if ship_placer not in ("random", "first-seat"):
            raise ValueError(f"The ship placer is random or first-seat, not {ship_placer!r}.")
        if placer not in range(players) or (ship_placer == "first-seat" and placer != 0):
            raise ValueError(f"Seat {placer} cannot be the one who places the ship.")
        check_edition(edition)
        if sorted([*display, *stock]) != list(range(len(edition.tiles))):
            raise ValueError("Display and stock together must be every tile once.")
        if len(display) != DISPLAY_SIDE**2:
            raise ValueError(f"Lay {DISPLAY_SIDE**2} tiles into the display, not {len(display)}.")
        if any(edition.tiles[number].shape == "volcano" for number in display):
            raise ValueError("A volcano drawn at set-up is shuffled back into the stock.")
        self.players = players
        self.edition = edition
        self.variant: Variant = variant
        self.board = edition.boards[side]
        self.stage: Stage = "place"
        self.turn = placer
        self.stop: int | None = None
        self.display: list[int | None] = list(display)
        self.stock = list(stock)
        self.out: list[int] = []
        self.shells = [edition.shells_each] * players
        self.bank = edition.shells - sum(self.shells)
        self.boards: list[dict[int, Laid]] = [{} for _ in range(players)]
        self.storages: list[int | None] = [None] * players
        self.ships: list[int | None] = [None] * players
        self.hand: int | None = None
        self.taken_from: int | None = None
        self.stepped = False
        self.finisher: int | None = None
        self.idle_turns = 0

    # Who decides, and what

    def pending(self) -> set[int]:
        return set() if self.stage == "over" else {self.turn}

    def legal(self, seat: int) -> set[Move]:
        if seat not in self.pending():
            return set()
        if self.stage == "place":
            return {PlaceShip(stop) for stop in range(STOPS)}
        if self.stage == "sail":
            boats, shells = self.boats(seat), self.shells[seat]
            # Ruling MAORI-1: never more than once round the display.
            return {Sail(steps) for steps in range(1, STOPS + 1) if sailing_cost(steps, boats) <= shells}
        if self.stage == "act":
            return self._legal_actions(seat)
        if self.stage == "hand":
            return self._legal_with_tile_in_hand(seat)
        return self._legal_ship_moves(seat)

    def play(self, seat: int, move: Move) -> None:
        if seat not in self.pending():
            raise ValueError(f"Seat {seat} has nothing to decide now; pending are {sorted(self.pending())}.")
        if move not in self.legal(seat):
            raise ValueError(f"Seat {seat} may not play {move}; look at legal({seat}).")
        if isinstance(move, PlaceShip):
            self._place_ship(move.stop)
        elif isinstance(move, Sail):
            self._sail(seat, move.steps)
        elif isinstance(move, Take):
            self._take(seat, move.place)
        elif isinstance(move, TakeStored):
            self._take_stored(seat)
        elif isinstance(move, Remove):
            self._remove(seat, move.cell)
        elif isinstance(move, DoNothing):
            self._do_nothing(seat)
        elif isinstance(move, Lay):
            self._lay(seat, move.cell, move.turn)
        elif isinstance(move, Store):
            self._store(seat)
        elif isinstance(move, Step):
            self._step(seat, move.direction)
        elif isinstance(move, MoveShip):
            self.ships[seat] = move.cell
            self._end_turn()
        else:
            self._end_turn()  # the ship stays

    # Set-up

    def _place_ship(self, stop: int) -> None:
        """The player to the left of the one who placed the ship begins."""
        self.stop = stop
        self.turn = (self.turn + 1) % self.players
        self.stage = "sail"

    # 1. Move the ship

    def picture(self, seat: int) -> Picture:
        """The laid tiles of a board as they lie, without print."""
        return {
            cell: turned(self.edition.tiles[laid.tile], laid.turn) for cell, laid in self.boards[seat].items()
        }

    def boats(self, seat: int) -> int:
        return count_boats(self.board, self.picture(seat))

    def _sail(self, seat: int, steps: int) -> None:
        assert self.stop is not None
        self._pay(seat, sailing_cost(steps, self.boats(seat)))
        self.stop = (self.stop + steps) % STOPS
        self.stage = "act"

    def _pay(self, seat: int, shells: int) -> None:
        self.shells[seat] -= shells
        self.bank += shells

    # 2. One action

    def _legal_actions(self, seat: int) -> set[Move]:
        moves: set[Move] = {DoNothing()}
        for place, cost in self._prices().items():
            left = self.shells[seat] - cost
            if left >= 0 and (self.storages[seat] is None or self._can_lay(seat, self.ships[seat], left)):
                moves.add(Take(place))
        if self.storages[seat] is not None and self._can_lay(seat, self.ships[seat], self.shells[seat]):
            moves.add(TakeStored())
        for cell in self.boards[seat]:
            if self.variant != "expert" or cell != self.ships[seat]:
                moves.add(Remove(cell))
        return moves

    def _prices(self) -> dict[int, int]:
        """The places of the faced line whose tile can be reached, and what each costs.

        A volcano cannot be taken and blocks what lies behind it.
        Ruling MAORI-6: empty places cost nothing to pass.
        """
        assert self.stop is not None
        prices: dict[int, int] = {}
        for place, square in enumerate(faced_line(self.stop), start=1):
            number = self.display[square]
            if number is None:
                continue
            if self.edition.tiles[number].shape == "volcano":
                break
            prices[place] = len(prices)  # one shell for every tile skipped
        return prices

    def _take(self, seat: int, place: int) -> None:
        assert self.stop is not None
        self._pay(seat, self._prices()[place])
        square = faced_line(self.stop)[place - 1]
        self.hand, self.taken_from = self.display[square], square
        self.display[square] = None
        self.idle_turns = 0
        self.stage = "hand"

    def _take_stored(self, seat: int) -> None:
        self.hand, self.taken_from = self.storages[seat], None
        self.storages[seat] = None
        self.idle_turns = 0
        self.stage = "hand"

    def _remove(self, seat: int, cell: int) -> None:
        """Its shells stay with the player."""
        self.out.append(self.boards[seat].pop(cell).tile)
        if self.ships[seat] == cell:  # advanced only
            self.ships[seat] = None
        self.idle_turns = 0
        self._end_action(seat)

    def _do_nothing(self, seat: int) -> None:
        self.idle_turns += 1
        self._end_action(seat)

    # With a tile in hand

    def free_spaces(self, seat: int) -> set[int]:
        return set(self.board.spaces) - set(self.boards[seat])

    def _spaces_to_lay(self, seat: int, ship: int | None) -> set[int]:
        """Variants: next to the ship, also diagonally. Ruling MAORI-14: anywhere while it is off board."""
        if ship is None:  # always so in the base game
            return self.free_spaces(seat)
        return self.free_spaces(seat) & cells_around(ship)

    def _can_lay(self, seat: int, ship: int | None, shells: int) -> bool:
        """Is there a space for a tile when the ship is there, now or after steps paid with these shells?"""
        if ship is None:
            return bool(self.free_spaces(seat))
        reached = {ship}
        for _ in range(shells):
            for cell in set(reached):
                reached |= cells_around(cell) & set(self.boards[seat])
        return any(self._spaces_to_lay(seat, cell) for cell in reached)

    def _legal_with_tile_in_hand(self, seat: int) -> set[Move]:
        assert self.hand is not None
        moves: set[Move] = set()
        turns = allowed_turns(self.edition.tiles[self.hand])
        for cell in self._spaces_to_lay(seat, self.ships[seat]):
            for turn in turns:
                moves.add(Lay(cell, turn))
        # Ruling MAORI-3: whoever pays for a step must lay.
        if self.taken_from is not None and self.storages[seat] is None and not self.stepped:
            moves.add(Store())
        ship = self.ships[seat]
        if ship is not None and self.shells[seat] >= 1:
            for direction, step in enumerate(DIRECTIONS):
                cell_there = neighbour(ship, step)
                # Ruling MAORI-13: a step lands on own tiles only.
                # Ruling MAORI-3: and only where the tile can still be laid from.
                if cell_there in self.boards[seat] and self._can_lay(seat, cell_there, self.shells[seat] - 1):
                    moves.add(Step(direction))
        return moves

    def _step(self, seat: int, direction: int) -> None:
        ship = self.ships[seat]
        assert ship is not None
        self._pay(seat, 1)
        self.ships[seat] = neighbour(ship, DIRECTIONS[direction])
        self.stepped = True

    def _lay(self, seat: int, cell: int, turn: int) -> None:
        """Everything was paid already. Ruling MAORI-5: so what was paid can come back in the same turn."""
        assert self.hand is not None
        self.boards[seat][cell] = Laid(self.hand, turn)
        self._pay(seat, -min(self.edition.tiles[self.hand].shells, self.bank))
        self.hand = None
        if self.variant == "expert" or (self.variant == "advanced" and self.ships[seat] is None):
            self.ships[seat] = cell
        if not self.free_spaces(seat) and self.finisher is None:
            self.finisher = seat  # a second full board changes nothing
        self._end_action(seat)

    def _store(self, seat: int) -> None:
        self.storages[seat] = self.hand
        self.hand = None
        self._end_action(seat)

    def _end_action(self, seat: int) -> None:
        """The display is refilled, a volcano included, before the small ship moves."""
        if self.taken_from is not None and self.stock:
            self.display[self.taken_from] = self.stock.pop(0)
        self.taken_from = None
        self.stepped = False
        if self.variant == "advanced" and self._other_tiles(seat):
            self.stage = "ship"
        else:
            self._end_turn()

    # 3. Advanced: move the small ship

    def _other_tiles(self, seat: int) -> set[int]:
        """The own tiles that the ship does not stand on."""
        return {cell for cell in self.boards[seat] if cell != self.ships[seat]}

    def _legal_ship_moves(self, seat: int) -> set[Move]:
        moves: set[Move] = {MoveShip(cell) for cell in self._other_tiles(seat)}
        if self.ships[seat] is not None:  # else its tile was removed and it must find another
            moves.add(Stay())
        return moves

    # The end

    def _end_turn(self) -> None:
        """The one who fills its board has no further turn, every other has one.

        Ruling MAORI-2: four laps of nothing but DoNothing end the game too.
        """
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.finisher or self.idle_turns == IDLE_LAPS * self.players:
            self.stage = "over"
        else:
            self.stage = "sail"

    def is_over(self) -> bool:
        return self.stage == "over"

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of every line of the score sheet, of the position as it stands."""
        pictures = [self.picture(other) for other in range(self.players)]
        return score_sheet(self.edition, self.board, pictures, self.shells, seat)

    def score(self, seat: int) -> int:
        return sum(self.breakdown(seat).values())

    def winners(self) -> set[int]:
        """Most points, then most wooden shells. Ruling MAORI-12: then shared. Nobody before the end."""
        if not self.is_over():
            return set()
        results = [(self.score(seat), self.shells[seat]) for seat in range(self.players)]
        return {seat for seat in range(self.players) if results[seat] == max(results)}

    # Invariants

    def check(self) -> None:
        """Raise an AssertionError with a sentence when the position cannot be one of Maori."""
        self._check_components()
        for seat in range(self.players):
            self._check_seat(seat)
        assert bool(self.pending()) != self.is_over(), "Somebody must owe a decision exactly until the end."
        for seat in range(self.players):
            assert bool(self.legal(seat)) == (seat in self.pending()), f"Seat {seat}: no choice, or unasked."
        assert (self.hand is not None) == (self.stage == "hand"), "A tile is in hand only while it is laid."
        assert self.taken_from is None or self.stage == "hand", "The display was not refilled."
        assert not self.stepped or (self.stage == "hand" and self.variant != "base"), (
            "A step at a wrong time."
        )
        assert (self.stop is None) == (self.stage == "place"), "The ship sails exactly when it was placed."
        assert self.stop is None or self.stop in range(STOPS), f"There is no stop {self.stop}."
        if self.stock:
            gaps = {square for square in range(DISPLAY_SIDE**2) if self.display[square] is None}
            assert gaps <= {self.taken_from}, "A place of the display is empty although there is a stock."
        full = {seat for seat in range(self.players) if not self.free_spaces(seat)}
        assert (self.finisher in full) if full else (self.finisher is None), (
            "Who filled a board is forgotten."
        )
        assert self.idle_turns <= IDLE_LAPS * self.players, "The game should have ended for idleness."
        idle = self.idle_turns == IDLE_LAPS * self.players
        assert not self.is_over() or full or idle, "The game ended without a reason."
        assert not idle or self.stage in ("ship", "over"), "The game should have ended for idleness."

    def _check_components(self) -> None:
        numbers = self.stock + self.out
        numbers += [number for number in [*self.display, *self.storages, self.hand] if number is not None]
        for board in self.boards:
            numbers += [laid.tile for laid in board.values()]
        assert sorted(numbers) == list(range(len(self.edition.tiles))), "The tiles are not all there once."
        assert self.bank >= 0, "The bank has less than no shells."
        assert min(self.shells) >= 0, "A player has less than no shells."
        assert self.bank + sum(self.shells) == self.edition.shells, "The shells are not all there."

    def _check_seat(self, seat: int) -> None:
        board, ship, asked = self.boards[seat], self.ships[seat], seat in self.pending()
        assert set(board) <= self.board.spaces, f"Seat {seat} has a tile where no tile can lie."
        for laid in board.values():
            tile = self.edition.tiles[laid.tile]
            assert tile.shape != "volcano", f"Seat {seat} has a volcano."
            assert laid.turn in allowed_turns(tile), f"Tile {laid.tile} of seat {seat} was turned."
        stored = self.storages[seat]
        assert stored is None or self.edition.tiles[stored].shape != "volcano", (
            f"Seat {seat} stored a volcano."
        )
        if self.variant == "base":
            assert ship is None, "Small ships belong to the variants."
        elif not (asked and self.stage == "ship"):
            assert ship in board if board else ship is None, f"The ship of seat {seat} is not on an own tile."
        if self.variant == "expert" and board and not (asked and self.stepped):
            assert ship == list(board)[-1], f"The ship of seat {seat} is not on the tile laid last."
