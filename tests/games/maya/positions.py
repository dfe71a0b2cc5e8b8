"""Positions of Maya arranged in words and text pictures, for tests.

Seats are called by the letters of their colours: B, R, G, P, Y. Cards are written like ``G5`` or ``B-3``.
"""

from typing import cast

import patolli
from patolli.engine.errors import IllegalMove
from patolli.games.maya import building, quarries, transport
from patolli.games.maya.cells import (
    BLUE,
    COVERED,
    CUBES,
    GOLD,
    HELD,
    LAY,
    LAYING,
    PYRAMIDS,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
    START,
    SUPPLY,
)
from patolli.games.maya.moves import LayCard
from patolli.games.maya.pyramids import add_cube
from patolli.games.maya.rules import MayaState
from patolli.games.maya.view import MayaView, Player

MAYA = patolli.game("maya")
LETTERS = "BRGPY"


def new_game(players: int, seed: int = 1, **options: str) -> MayaState:
    return cast(MayaState, MAYA.new(players, patolli.Seed.fast(seed), **options))


def seat_of(letter: str) -> int:
    return LETTERS.index(letter)


def own(state: MayaState, letter: str, cell: int) -> int:
    return state.cells[SEATS + seat_of(letter) * SEAT + cell]


def give(state: MayaState, letter: str, cell: int, value: int) -> None:
    state.cells[SEATS + seat_of(letter) * SEAT + cell] = value


# Arranging


def empty_table(players: int, start: str = "B", **options: str) -> MayaState:
    """Round 1, nothing on the pyramids: the set-up cubes are still in the supply."""
    state = new_game(players, 1, **options)
    state.cells[START] = seat_of(start)
    state.cells[ROUND] = 1
    for letter in LETTERS[:players]:
        give(state, letter, CUBES, 0)
        give(state, letter, SUPPLY, state.numbers.cubes)
    return state


def quarry_phase(players: int, start: str = "B", **options: str) -> MayaState:
    """Round 1, before the first card is laid."""
    state = empty_table(players, start, **options)
    quarries.open_quarries(state.cells, state.numbers)
    return state


def lay(state: MayaState, quarry: int, cards: str) -> None:
    """Lay cards at a quarry, in this order, whoever's turn it is."""
    for card in cards.split():
        move = LayCard(int(card[1:]), quarry - 1)
        number = MAYA.encode(state.setup, move) - LAY
        kind = state.numbers.card_of_lay[number]
        quarries.lay_card(state.cells, state.numbers, seat_of(card[0]), kind, quarry - 1)


def settle(state: MayaState, *cards_by_quarry: tuple[int, str]) -> None:
    """Lay these cards, then let everybody pass, so that the quarries are settled as far as nobody decides."""
    for quarry, cards in cards_by_quarry:
        lay(state, quarry, cards)
    stop_laying(state)


def stop_laying(state: MayaState) -> None:
    number = state.cells[ROUND]
    while state.cells[STAGE] == LAYING and state.cells[ROUND] == number:
        play(state, "Stop")


def pyramid(state: MayaState, name: str, *levels: str) -> None:
    """Put cubes on the levels of a pyramid, from the bottom up: a letter a cube. No bonus cubes follow."""
    edition = state.setup.edition
    place = [each.name for each in edition.pyramids_for(state.players)].index(name)
    for level, cubes in enumerate(levels):
        for letter in cubes:
            give(state, letter, SUPPLY, own(state, letter, SUPPLY) - 1)
            spot = PYRAMIDS * level + place
            add_cube(state.cells, state.numbers, SEATS + seat_of(letter) * SEAT, seat_of(letter), spot)


def hold(state: MayaState, letter: str, *markers: str) -> None:
    """Give a seat green or blue markers."""
    edition = state.setup.edition
    names = [*edition.green_markers, *edition.blue_markers]
    assert len(edition.green_markers) == BLUE
    give(state, letter, HELD, own(state, letter, HELD) | sum(1 << names.index(name) for name in markers))


def start_transport(state: MayaState) -> None:
    """All quarries are settled; cubes are carried as far as nobody decides. Then building begins."""
    state.cells[COVERED] = 0
    if not transport.transport_from(state, state.cells, state.numbers, state.cells[START]):
        building.begin_building(state, state.cells, state.numbers)


def start_building(state: MayaState, **cubes: int) -> None:
    """Give the seats cubes, by their letters, and let the start player begin to build."""
    for letter, number in cubes.items():
        give(state, letter, CUBES, number)
        give(state, letter, SUPPLY, own(state, letter, SUPPLY) - number)
    state.cells[COVERED] = 0
    building.begin_building(state, state.cells, state.numbers)


def last_round(state: MayaState) -> None:
    state.cells[ROUND] = state.numbers.rounds


# Playing


def decider(state: MayaState) -> str:
    """The letter of the one seat that decides now; empty if the game is over."""
    return "".join(LETTERS[seat] for seat in state.pending_seats())


def play(state: MayaState, *notations: str) -> None:
    """Moves of whoever decides."""
    for notation in notations:
        seat = state.pending_seats()[0]
        play_as(state, LETTERS[seat], notation)


def play_as(state: MayaState, letter: str, notation: str) -> None:
    action = MAYA.encode(state.setup, MAYA.parse(state.setup, notation))
    state.setup.require_legal(state, seat_of(letter), action)
    state.apply(seat_of(letter), action)
    assert state.audit() == ""


def refused(state: MayaState, notation: str) -> str:
    """Why a move of whoever decides is not allowed."""
    action = MAYA.encode(state.setup, MAYA.parse(state.setup, notation))
    try:
        state.setup.require_legal(state, state.pending_seats()[0], action)
    except IllegalMove as why:
        return str(why).partition(" is not allowed now: ")[2]
    raise AssertionError(f"{notation} is allowed")


# Looking


def legal(state: MayaState) -> set[str]:
    """All moves of whoever decides."""
    seats = state.pending_seats()
    if not seats:
        return set()
    return {MAYA.decode(state.setup, action).notation() for action in state.legal_actions(seats[0])}


def see(state: MayaState, seat: int) -> MayaView:
    return cast(MayaView, MAYA.view(state, seat))


def player(state: MayaState, letter: str) -> Player:
    """A player as it sees itself."""
    return see(state, seat_of(letter)).players[seat_of(letter)]


def cubes(state: MayaState) -> str:
    """Cubes in hand of all who have any, as in "B4 R3"."""
    hands = {letter: own(state, letter, CUBES) for letter in LETTERS[: state.players]}
    return " ".join(f"{letter}{number}" for letter, number in hands.items() if number)


def gold(state: MayaState) -> list[int]:
    return [own(state, letter, GOLD) for letter in LETTERS[: state.players]]


def level(state: MayaState, name: str, number: int) -> str:
    """The cubes on a level, a letter each, in the order of the seats."""
    found = next(each for each in see(state, 0).pyramids if each.name == name)
    return "".join(letter * n for letter, n in zip(LETTERS, found.levels[number - 1].cubes, strict=False))


def stage(state: MayaState) -> str:
    return see(state, 0).stage
