"""Secrets: the bag, choices before the reveal, and what others build until all have built."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, action_buffer
from patolli.games.yaxha.building import build_cube, legal_building, unbuild
from patolli.games.yaxha.cells import (
    ACTIONS,
    BAG,
    BAG_CELLS,
    BUILDING,
    CHOICE,
    CHOOSING,
    CLAIMING,
    DRAWN_COLOURS,
    OVER,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT, ONE_PURSE, PURSE_BITS

if TYPE_CHECKING:
    from patolli.games.yaxha.rules import YaxhaState


def is_secret(state: "YaxhaState") -> bool:
    """Tell whether a decision made now stays unseen until all have chosen, or built."""
    return state.cells[STAGE] in (CHOOSING, BUILDING)


def conceal(state: "YaxhaState", seat: i64) -> None:
    """Blank the bag, and what the others have decided unseen."""
    for n in range(BAG_CELLS):
        state.cells[BAG + n] = 0
    conceal_decisions(state, seat)


def conceal_decisions(state: "YaxhaState", seat: i64) -> None:
    """Take back the others' choices, or what they built this round.

    Ruling YAXHA-11: what others build is unseen until all have built.
    """
    cells = state.cells
    for other in range(state.players):
        if other != seat:
            own = SEATS + other * SEAT
            if cells[STAGE] == CHOOSING:
                cells[own + CHOICE] = -1
            elif cells[STAGE] == BUILDING:
                unbuild(cells, own)


def imagine(state: "YaxhaState", seat: i64, source: Source) -> None:
    """Fill the bag with the cubes that are left, and let the others choose or build at random."""
    imagine_bag(state, source)
    stage = state.cells[STAGE]
    for other in range(state.players):
        if other != seat:
            if stage == CHOOSING:
                imagine_choice(state, other, source)
            elif stage == BUILDING:
                imagine_building(state, other, source)


def imagine_bag(state: "YaxhaState", source: Source) -> None:
    """Shuffle the cubes that were not drawn yet into the bag."""
    drawn = state.cells[DRAWN_COLOURS]
    bag = action_buffer(COLOUR_COUNT * state.numbers.cubes_each)
    size: i64 = 0
    for colour in range(COLOUR_COUNT):
        for _n in range(state.numbers.cubes_each - (drawn >> (PURSE_BITS * colour) & ONE_PURSE)):
            bag[size] = colour
            size += 1
    source.shuffle(bag, size)
    state.fill_bag(bag, size)


def imagine_choice(state: "YaxhaState", other: i64, source: Source) -> None:
    """Let a seat that has chosen choose any market."""
    if not state.cells[PENDING] & BIT[other]:
        state.cells[SEATS + other * SEAT + CHOICE] = source.below(state.players)


def imagine_building(state: "YaxhaState", other: i64, source: Source) -> None:
    """Let a seat build at random: all its cubes if it has finished, which is seen, or some of them."""
    cells = state.cells
    own = SEATS + other * SEAT
    cubes = state.numbers.cubes_a_market
    steps = source.below(cubes) if cells[PENDING] & BIT[other] else cubes
    buffer = action_buffer(ACTIONS)
    for _n in range(steps):
        size = legal_building(cells, own, buffer)
        build_cube(cells, own, buffer[source.below(size)])


def reopen(state: "YaxhaState", seat: i64) -> None:
    """Let the others choose, or build this round, once more."""
    cells = state.cells
    if cells[PENDING] and cells[STAGE] != CLAIMING:
        conceal_decisions(state, seat)
        cells[PENDING] |= (BIT[state.players] - 1) & ~BIT[seat]


def reveals(state: "YaxhaState") -> i64:
    """Count the times that choices or pyramids were shown.

    Ruling YAXHA-5: choices and cubes can be taken back until all have chosen, or built.
    """
    stage = state.cells[STAGE]
    return 2 * state.cells[ROUND] + either(stage == OVER, 2, either(stage == CHOOSING, 0, 1))
