"""The edition file of Maya, typed and checked."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise
from typing import Annotated

import msgspec
from msgspec import Meta

from patolli.engine.edition import Edition, Table
from patolli.engine.errors import InvalidEdition
from patolli.games.maya.cells import GREEN_NAMES, MAX_KINDS, MAX_LEVELS, MAX_PLACES, MAX_PLAYERS, MAX_ROUNDS

MIN_PLAYERS = 3

PlayerCount = Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)]


class Play(Table, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]
    cubes: Annotated[int, Meta(ge=2, le=100)]
    forced_pass_gold: Annotated[int, Meta(ge=0, le=10)]


class Bank(Table, frozen=True, kw_only=True):
    """Ruling MAYA-17: the bank never runs out, so this only tells what is in the box."""

    coins: tuple[tuple[Annotated[int, Meta(ge=1, le=100)], Annotated[int, Meta(ge=1, le=100)]], ...]


CardValue = Annotated[int, Meta(ge=1, le=20)]


class Cards(Table, frozen=True, kw_only=True):
    low: Annotated[tuple[CardValue, ...], Meta(min_length=1, max_length=8)]
    high: Annotated[tuple[CardValue, ...], Meta(max_length=8)]
    minus: CardValue


class Markers(Table, frozen=True, kw_only=True):
    transport: Annotated[int, Meta(ge=0, le=100)]


class Expert(Table, frozen=True, kw_only=True):
    gold: Annotated[int, Meta(ge=0, le=100)]
    transport: Annotated[int, Meta(ge=0, le=100)]
    points: Annotated[int, Meta(ge=1, le=20)]


Gold = Annotated[int, Meta(ge=0, le=100)]


class Pyramid(Table, frozen=True, kw_only=True):
    name: Annotated[str, Meta(pattern=r"^[A-Za-z]{2}.{0,13}$")]
    # The rules count the cubes of a level in four bits.
    spaces: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=15)], ...], Meta(min_length=1, max_length=MAX_LEVELS)
    ]
    gold: tuple[tuple[Gold, Gold], ...]


class Board(Table, frozen=True, kw_only=True):
    players: PlayerCount
    pyramids: tuple[str, str, str, str]


class Quarry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    marker: str
    places: Annotated[int, Meta(ge=1, le=MAX_PLACES)]
    cubes: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=20)], ...], Meta(min_length=1, max_length=MAX_PLAYERS)
    ]


class Quarries(Table, frozen=True, kw_only=True):
    players: PlayerCount
    row: Annotated[tuple[Quarry, ...], Meta(min_length=1, max_length=len(GREEN_NAMES))]


class MayaEdition(Edition, frozen=True, kw_only=True):
    play: Play
    bank: Bank
    cards: Cards
    markers: Markers
    expert: Expert
    pyramids: tuple[Pyramid, ...]
    boards: tuple[Board, ...]
    quarries: tuple[Quarries, ...]

    def pyramids_for(self, players: int) -> tuple[Pyramid, ...]:
        """Return the four pyramids of a player count, from left to right."""
        named = {pyramid.name: pyramid for pyramid in self.pyramids}
        board = next(board for board in self.boards if board.players == players)
        return tuple(named[name] for name in board.pyramids)

    def quarries_for(self, players: int) -> tuple[Quarry, ...]:
        """Return the quarries of a player count, from left to right."""
        return next(quarries.row for quarries in self.quarries if quarries.players == players)

    @cached_property
    def card_kinds(self) -> tuple[tuple[int, int], ...]:
        """List the different cards of a hand and how many there are of each: low ones first, the -3 last."""
        low, high = Counter(self.cards.low), Counter(self.cards.high)
        return (*sorted(low.items()), *sorted(high.items()), (-self.cards.minus, 1))

    @cached_property
    def green_markers(self) -> tuple[str, ...]:
        """Name the green markers, with the number that is printed on one of them."""
        return tuple(
            f"{name} +{self.markers.transport}" if name == "transport" else name for name in GREEN_NAMES
        )

    @cached_property
    def blue_markers(self) -> tuple[str, ...]:
        """Name the blue markers, in the order of the rules."""
        return (f"transport +{self.expert.transport}", "extra cube", "joker", f"points +{self.expert.points}")

    def check(self) -> None:
        kinds = len(self.card_kinds)
        if kinds > MAX_KINDS:
            raise InvalidEdition(
                f"cards: there are {kinds} different cards, the -{self.cards.minus} among them; "
                f"{MAX_KINDS} are the most."
            )
        twice = sorted(set(self.cards.low) & set(self.cards.high))
        if twice:
            raise InvalidEdition(
                f"cards.high: a {twice[0]} cannot be a high card and, in cards.low, a low one too."
            )
        for pyramid in self.pyramids:
            _check_pyramid(pyramid)
        _check_names([pyramid.name for pyramid in self.pyramids])
        _check_counts("boards", [board.players for board in self.boards])
        _check_counts("quarries", [quarries.players for quarries in self.quarries])
        for board in self.boards:
            self._check_board(board)
        for quarries in self.quarries:
            _check_quarries(quarries)

    def _check_board(self, board: Board) -> None:
        names = [pyramid.name for pyramid in self.pyramids]
        for name in board.pyramids:
            if name not in names:
                raise InvalidEdition(
                    f"boards, {board.players} players: there is no pyramid {name!r}; "
                    f"there are: {', '.join(names)}."
                )
            if board.pyramids.count(name) > 1:
                raise InvalidEdition(f"boards, {board.players} players: {name} is there twice.")


def _check_pyramid(pyramid: Pyramid) -> None:
    where = f"pyramids, {pyramid.name}"
    if len(pyramid.gold) != len(pyramid.spaces):
        raise InvalidEdition(
            f"{where}: gold is given for {len(pyramid.gold)} levels, spaces for {len(pyramid.spaces)}; "
            "both go from the bottom level to the top."
        )
    if pyramid.spaces[0] < MAX_PLAYERS:
        raise InvalidEdition(
            f"{where}: the bottom level has {pyramid.spaces[0]} spaces; "
            f"{MAX_PLAYERS} are needed, so that everyone can begin there."
        )
    if _rises(pyramid.spaces):
        raise InvalidEdition(f"{where}: spaces must not grow from the bottom level to the top.")
    for first, second in pyramid.gold:
        if first < second:
            raise InvalidEdition(
                f"{where}: a level pays {second} gold for second most cubes and {first} for most; "
                "the first number must not be the lower."
            )


def _check_names(names: list[str]) -> None:
    """Check that pyramids differ in their first two letters, by which moves name them."""
    for letters, number in Counter(name[:2].lower() for name in names).items():
        if number > 1:
            alike = " and ".join(name for name in names if name[:2].lower() == letters)
            raise InvalidEdition(
                f"pyramids: {alike} begin with the same two letters, which moves are written with."
            )


def _check_counts(key: str, counts: list[int]) -> None:
    if sorted(counts) != list(range(MIN_PLAYERS, MAX_PLAYERS + 1)):
        raise InvalidEdition(
            f"{key}: there must be one for each of {MIN_PLAYERS} to {MAX_PLAYERS} players; "
            f"these are for {', '.join(map(str, counts)) or 'none'}."
        )


def _check_quarries(quarries: Quarries) -> None:
    where = f"quarries, {quarries.players} players"
    markers = [quarry.marker for quarry in quarries.row]
    for quarry in quarries.row:
        if quarry.marker not in GREEN_NAMES:
            raise InvalidEdition(
                f"{where}: there is no marker {quarry.marker!r}; there are: {', '.join(GREEN_NAMES)}."
            )
        if markers.count(quarry.marker) > 1:
            raise InvalidEdition(f"{where}: the marker {quarry.marker!r} is there twice.")
        if _rises(quarry.cubes):
            raise InvalidEdition(
                f"{where}: {quarry.marker!r} gives a later player more cubes than an earlier one."
            )


def _rises(numbers: Iterable[int]) -> bool:
    return any(later > earlier for earlier, later in pairwise(numbers))
