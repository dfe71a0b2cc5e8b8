"""The engine plays in step with the oracle, which was written from the rules alone and knows no bit sets.

Half of the games are played at random; they are long, and end when nobody does anything any more. In the
others every seat builds: it seldom stores, removes or idles, and often lays a tile where its land goes on,
which fills boards and finishes islands as random play never does. Every table is played with the standard
edition and with an owner's one, in which more of what is rare can happen.
"""

import random
from collections import Counter
from functools import cache
from typing import cast

import pytest

from games.maori.positions import MAORI, edition, reprint
from oracle import maori as oracle
from oracle import maori_scoring as printed
from oracle.batches import Batches
from patolli import SPECTATOR, Seed, Setup
from patolli.engine.bits import members
from patolli.games.maori import cells, moves
from patolli.games.maori.board import DIRECTIONS, space_name, space_named
from patolli.games.maori.cells import SPACES, TILE_SETS, TILES_A_SET, TURNS
from patolli.games.maori.edition import Board, MaoriEdition, Symbols, Tile
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.stock import stock_begins
from patolli.games.maori.view import MaoriView, Piece

STAGES: dict[int, oracle.Stage] = {
    cells.PLACING: "place",
    cells.SAILING: "sail",
    cells.ACTING: "act",
    cells.LAYING: "hand",
    cells.MOVING: "ship",
    cells.OVER: "over",
}

# Tiles that may lie in four, two or one ways; few shells, many of them on tiles, so that the bank runs out;
# printed land with boats, finished or not; a side on which a player can have no boat at all; more volcanoes.
OWNERS_EDITION = edition(
    ("total = 30", "total = 11"),
    ("each = 5", "each = 2"),
    (
        "columns = 4\nrows = 4\nboats = 2\nboat_spaces = []\natoll = []\nland = []",
        """columns = 5\nrows = 4\nboats = 0\nboat_spaces = ["d4"]\natoll = []\nland = [
        { space = "a1", shape = "left end", palms = 1, lei = ["east"] },
        { space = "e1", shape = "right end", palms = 2, boats = 1 },
        { space = "a4", shape = "single", palms = 2, hut = true },
        { space = "c3", shape = "vertical middle", boats = 1, lei = ["north"] },
        ]""",
    ),
    (
        'boats = 1\nboat_spaces = ["b2"]\natoll = ["b2", "c2", "d2", "b3", "c3", "d3"]\nland = []',
        """boats = 0\nboat_spaces = ["b2"]\natoll = ["b2", "c2", "d2", "b3", "c3", "d3"]\nland = [
        { space = "d3", shape = "right end", palms = 1 },
        ]""",
    ),
    reprint("left end", "{ count = 2, palms = 1 }", '{ count = 8, lei = ["east"] }'),
    reprint("right end", "{ count = 2, palms = 1 }", "{ count = 4, hut = true, shells = 2 }"),
    reprint("horizontal middle", "{ count = 2, palms = 1 }", '{ count = 2, lei = ["east"], boats = 1 }'),
    reprint("vertical middle", "{ count = 2, palms = 1 }", '{ count = 6, lei = ["north", "south"] }'),
    reprint("single", "{ count = 2, palms = 1 }", "{ count = 3, hut = true }"),
    reprint("water", "{ count = 6 }", "{ count = 6, shells = 5 }"),
    ('shape = "volcano"\nprints = [{ count = 2 }]', 'shape = "volcano"\nprints = [{ count = 5 }]'),
)

STANDARD_SETUPS = list(MAORI.setups())
SETUPS = STANDARD_SETUPS + [
    MAORI.setup(setup.players, dict(setup.options), OWNERS_EDITION) for setup in STANDARD_SETUPS
]
BATCHES = Batches(games=168, tests=2, setups=len(SETUPS))


def table_id(setup: Setup) -> str:
    whose = "owner's" if setup.edition is OWNERS_EDITION else "standard"
    return f"{setup.players} players, {', '.join(value for _, value in setup.options)}, {whose}"


# The oracle at the same table


def tile_in_words(shape: str, symbols: Symbols) -> printed.Tile:
    sides = {"north": "N", "east": "E", "south": "S", "west": "W"}
    half_leis = frozenset(cast(printed.Side, sides[side]) for side in symbols.lei)
    return printed.Tile(shape, symbols.palms, symbols.hut, symbols.boats, symbols.shells, half_leis)


def spaces_in_words(names: tuple[str, ...]) -> frozenset[int]:
    return frozenset(space_named(name) for name in names)


def board_in_words(board: Board) -> printed.Board:
    land = {space_named(piece.space): tile_in_words(piece.shape, piece) for piece in board.land}
    return printed.Board(
        spaces=frozenset(space for space in range(SPACES) if board.has(space) and space not in land),
        boats=board.boats,
        boat_spaces=spaces_in_words(board.boat_spaces),
        atoll=spaces_in_words(board.atoll),
        land=land,
    )


def edition_in_words(mine: MaoriEdition) -> printed.Edition:
    return printed.Edition(
        tiles=[tile_in_words(tile.shape, tile) for tile in mine.box],
        boards={"islands": board_in_words(mine.islands), "atoll": board_in_words(mine.atoll)},
        shells=mine.shells.total,
        shells_each=mine.shells.each,
        palm_points=mine.scoring.palm,
        palm_points_with_hut=mine.scoring.palm_with_hut,
        atoll_factor=mine.scoring.atoll,
        lei_points=mine.scoring.lei,
        empty_space_points=-mine.scoring.empty,
    )


class RememberingOracle(oracle.Oracle):
    """Works out what is legal once a position, though it is asked again when a move is played."""

    answers: dict[int, set[oracle.Move]]

    def legal(self, seat: int) -> set[oracle.Move]:
        if seat not in self.answers:
            self.answers[seat] = super().legal(seat)
        return self.answers[seat]

    def play(self, seat: int, move: oracle.Move) -> None:
        super().play(seat, move)
        self.answers = {}


def oracle_of(state: MaoriState) -> RememberingOracle:
    """The oracle at the start of the same game: the same tiles, and the same player places the ship."""
    setup = state.setup
    position = list(state.cells)
    (placer,) = state.pending_seats()
    started = RememberingOracle(
        setup.players,
        edition_in_words(setup.edition),
        position[cells.DISPLAY : cells.SEATS],
        position[stock_begins(state.players) :],
        placer,
        variant=cast(oracle.Variant, setup.option("variant")),
        side=cast(oracle.BoardSide, setup.option("side")),
        ship_placer=cast(oracle.ShipPlacer, setup.option("ship-placer")),
    )
    started.answers = {}
    return started


@cache
def in_words(action: int) -> oracle.Move:
    """An action of the engine as a move of the oracle. Its numbers are the same in every set-up."""
    match MAORI.decode(SETUPS[0], action):
        case moves.PlaceShip(stop):
            return oracle.PlaceShip(stop)
        case moves.Sail(steps):
            return oracle.Sail(steps)
        case moves.Take(place):
            return oracle.Take(place + 1)
        case moves.TakeStored():
            return oracle.TakeStored()
        case moves.Remove(space):
            return oracle.Remove(space_named(space))
        case moves.DoNothing():
            return oracle.DoNothing()
        case moves.Lay(space, turn):
            return oracle.Lay(space_named(space), turn)
        case moves.Store():
            return oracle.Store()
        case moves.Step(direction):
            return oracle.Step(DIRECTIONS.index(direction))
        case moves.MoveShip(space):
            return oracle.MoveShip(space_named(space))
        case moves.Stay():
            return oracle.Stay()
    raise AssertionError(f"{action} is not a move in Maori.")


# Everything on the table, in the same words


def seen_by_engine(state: MaoriState) -> dict[str, object]:
    position = list(state.cells)
    seats = [cells.SEATS + seat * cells.SEAT for seat in range(state.players)]
    boards = []
    for own in seats:
        board = own + cells.BOARD
        boards.append({space: position[board + space] for space in members(position[own + cells.LAID])})
    return {
        "stage": STAGES[position[cells.STAGE]],
        "stop": position[cells.SHIP],
        "display": position[cells.DISPLAY : cells.SEATS],
        "stock": position[position[cells.NEXT] :],
        "out": {n * TILES_A_SET + m for n in range(TILE_SETS) for m in members(position[cells.OUT + n])},
        "bank": position[cells.BANK],
        "shells": [position[own + cells.SHELLS] for own in seats],
        "boards": boards,
        "storages": [position[own + cells.STORED] for own in seats],
        "ships": [position[own + cells.SMALL_SHIP] for own in seats],
        "hand": position[cells.HAND],
        "taken from": position[cells.GAP],
        "may store": bool(position[cells.MAY_STORE]),
        "last turns": position[cells.LAST_TURNS],
        "idle turns": position[cells.IDLE],
    }


def seen_by_oracle(game: oracle.Oracle) -> dict[str, object]:
    return {
        "stage": game.stage,
        "stop": number_of(game.stop),
        "display": [number_of(tile) for tile in game.display],
        "stock": game.stock,
        "out": set(game.out),
        "bank": game.bank,
        "shells": game.shells,
        "boards": [
            {cell: laid.tile * TURNS + laid.turn for cell, laid in board.items()} for board in game.boards
        ],
        "storages": [number_of(tile) for tile in game.storages],
        "ships": [number_of(cell) for cell in game.ships],
        "hand": number_of(game.hand),
        "taken from": number_of(game.taken_from),
        "may store": any(oracle.Store() in game.legal(seat) for seat in game.pending()),
        "last turns": last_turns(game),
        "idle turns": game.idle_turns,
    }


def number_of(value: int | None) -> int:
    return -1 if value is None else value


def last_turns(game: oracle.Oracle) -> int:
    """How many turns are left; -1 until the turn in which a board is filled is over."""
    if game.finisher is None or (game.stage == "ship" and game.turn == game.finisher):
        return -1
    return 0 if game.is_over() else (game.finisher - game.turn) % game.players


class Table:
    """One game, played in both."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.setup = setup
        # Each table its own: else many games would be the same but for who places the ship.
        seed = number * len(SETUPS) + SETUPS.index(setup)
        self.state = cast(MaoriState, setup.new(Seed.fast(seed)))
        self.oracle = oracle_of(self.state)
        self.stock_at_start = len(self.oracle.stock)
        self.rng = random.Random(seed)
        self.building = number % 2 == 1

    def play(self) -> None:
        self.compare_table()
        self.compare_view()
        while not self.state.is_over():
            (seat,) = self.state.pending_seats()
            action = self.choose(seat)
            self.state.apply(seat, action)
            self.oracle.play(seat, in_words(action))
            self.compare_table()
            assert self.state.cells[cells.SEATS + seat * cells.SEAT + cells.BOATS] == (
                self.oracle.boats(seat)
            )
            if self.rng.random() < 0.05:  # Points take long.
                self.compare_points()
                self.compare_view()
        self.compare_end()

    def choose(self, seat: int) -> int:
        actions = self.state.legal_actions(seat)
        if self.building and self.rng.random() < 0.97:
            idle = (oracle.Remove, oracle.DoNothing, oracle.Store)
            actions = [action for action in actions if not isinstance(in_words(action), idle)] or actions
            if self.oracle.stage == "hand" and self.rng.random() < 0.5:
                self.rng.shuffle(actions)
                return max(actions, key=lambda action: self.liking(seat, in_words(action)))
        return self.rng.choice(actions)

    def liking(self, seat: int, move: oracle.Move) -> int:
        """A tile is laid where most of its open sides meet land, and best where it makes a lei."""
        if not isinstance(move, oracle.Lay) or self.oracle.hand is None:
            return 0
        tile = printed.turned(self.oracle.edition.tiles[self.oracle.hand], move.turn)
        picture = {**self.oracle.board.land, **self.oracle.picture(seat), move.cell: tile}
        land = sum(printed.goes_on(picture, move.cell, side) for side in printed.SIDES)
        return land + sum(printed.count_leis(picture, island) for island in printed.islands_of(picture))

    # What must agree

    def compare_table(self) -> None:
        """Who is pending, what that seat may do, and everything that lies on the table."""
        assert set(self.state.pending_seats()) == self.oracle.pending()
        for seat in range(self.setup.players):
            legal = [in_words(action) for action in self.state.legal_actions(seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == self.oracle.legal(seat)
        assert seen_by_engine(self.state) == seen_by_oracle(self.oracle)
        assert self.state.reveals() == self.stock_at_start - len(self.oracle.stock)

    def compare_view(self) -> None:
        """What everybody may see, with tiles as they are printed."""
        view = cast(MaoriView, MAORI.view(self.state, SPECTATOR))
        game = self.oracle
        assert [seen_tile(tile) for tile in view.display] == [self.tile(tile) for tile in game.display]
        assert seen_tile(view.hand) == self.tile(game.hand)
        assert Counter(seen_tile(tile) for tile in view.out) == Counter(self.tile(tile) for tile in game.out)
        assert (view.stock, view.bank) == (len(game.stock), game.bank)
        if game.stage in ("sail", "act"):
            prices = {n: offer.price for n, offer in enumerate(view.faced, 1) if offer.price is not None}
            assert prices == game._prices()
        for seat, player in enumerate(view.players):
            ship = game.ships[seat]
            assert player.ship == (None if ship is None else space_name(ship))
            assert (player.shells, player.boats) == (game.shells[seat], game.boats(seat))
            assert seen_tile(player.stored) == self.tile(game.storages[seat])
            self.compare_pieces(seat, player.pieces)
            assert player.points.total == game.score(seat)

    def compare_pieces(self, seat: int, pieces: tuple[Piece, ...]) -> None:
        land = self.oracle.board.land
        picture = {**land, **self.oracle.picture(seat)}
        on_board = {space_named(piece.space): piece for piece in pieces}
        assert len(on_board) == len(pieces)
        assert picture == {
            space: printed.turned(tile_in_words(piece.tile.shape, piece.tile), piece.turn)
            for space, piece in on_board.items()
        }
        assert {space for space, piece in on_board.items() if piece.printed} == set(land)
        finished = {cell for island in printed.finished_islands(picture) for cell in island}
        assert {space for space, piece in on_board.items() if piece.finished} == finished

    def tile(self, number: int | None) -> printed.Tile | None:
        return None if number is None else self.oracle.edition.tiles[number]

    def compare_points(self) -> None:
        points = {line.key: line.points for line in MAORI.breakdown(self.state)}
        scores = self.state.scores()
        for seat in range(self.setup.players):
            sheet = self.oracle.breakdown(seat)
            plain, with_hut = points["palms"][seat], points["hut-palms"][seat]
            if self.oracle.board.atoll:
                doubled = points["atoll"][seat]
                assert plain + with_hut + doubled == sheet["palms without hut"] + sheet["palms with hut"]
            else:
                assert (plain, with_hut) == (sheet["palms without hut"], sheet["palms with hut"])
            assert points["leis"][seat] == sheet["leis"]
            assert points["boats"][seat] == sheet["boats"]
            assert points["shells"][seat] == sheet["shells"]
            assert points["empty"][seat] == sheet["empty spaces"]
            assert scores[seat] == sum(sheet.values())

    def compare_end(self) -> None:
        self.compare_view()
        self.compare_points()
        assert self.oracle.is_over()
        outcome = self.state.outcome()
        assert outcome is not None
        assert set(outcome.winners) == self.oracle.winners()


def seen_tile(tile: Tile | None) -> printed.Tile | None:
    return None if tile is None else tile_in_words(tile.shape, tile)


@pytest.mark.many_games
@pytest.mark.parametrize("numbers", BATCHES.numbers())
@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
def test_the_engine_agrees_with_the_oracle(setup: Setup, numbers: range) -> None:
    """Every decision, everything that is seen and all points, from placing the ship to the winners."""
    for number in numbers:
        Table(setup, number).play()
