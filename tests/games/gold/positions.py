"""Positions of Das Gold der Maya arranged in words, for tests.

A shard is written as in the picture: ``Go/si 6`` has gold up, silver down and size 6; ``Go=si 6`` has been
turned over, so everybody knows both sides.
"""

import re
from collections.abc import Iterable, Mapping
from typing import cast

import patolli
from patolli.engine.edition import Edition
from patolli.engine.state import PENDING
from patolli.games.gold.arranging import begin_arranging
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BIDDING,
    CHOSEN,
    OUT_OF_GAME,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURNED,
    WINNER,
)
from patolli.games.gold.picture import CODES
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import MATERIALS, down_of, shard_of, size_of, up_of
from patolli.games.gold.view import GoldView, Shard

GOLD = patolli.game("gold")
MATERIAL = {code: material for material, code in CODES.items()}


def new_game(players: int, seed: int = 1, edition: Edition | None = None, **options: str) -> GoldState:
    names = {name.replace("_", "-"): value for name, value in options.items()}
    return cast(GoldState, GOLD.setup(players, names, edition).new(patolli.Seed.fast(seed)))


# Shards in words


def side(code: str) -> int:
    return 1 << MATERIALS.index(MATERIAL[code.capitalize()])


def code(side: int) -> str:
    return CODES[MATERIALS[int(side).bit_length() - 1]]


def read_shards(text: str) -> list[tuple[int, bool]]:
    """Read shards as the rules hold them, each with whether everybody knows it."""
    words = re.findall(r"([A-Z][a-z])([/=])([a-z][a-z]) (\d+)", text)
    return [(shard_of(int(size), side(up), side(down)), known == "=") for up, known, down, size in words]


def shards(text: str) -> list[int]:
    return [shard for shard, _ in read_shards(text)]


def everything_but(*texts: str) -> str:
    """Return the rest of the box, known to everybody."""
    numbers = new_game(3).numbers
    box = [numbers.shard(number, 0) for number in range(numbers.shards)]
    for shard in shards(" ".join(texts)):
        box.remove(shard if shard in box else other_side_up(shard))
    return "  ".join(f"{code(up_of(shard))}={code(down_of(shard)).lower()} {size_of(shard)}" for shard in box)


def in_words(seen: Iterable[Shard]) -> str:
    return "  ".join(
        f"{CODES[shard.up]}{'=' if shard.open else '/'}{CODES[shard.down].lower() if shard.down else '??'} "
        f"{shard.size}"
        for shard in seen
    )


# Positions


def give_beads(state: GoldState, *beads: int) -> None:
    for seat, own in enumerate(beads):
        state.cells[SEATS + seat * SEAT + BEADS] = own


def lay_table(
    state: GoldState,
    plates: Mapping[int, str] | None = None,
    second_plates: Mapping[int, str] | None = None,
    out: Mapping[int, str] | None = None,
    unsold: str = "",
    row: str = "",
    bag: str = "",
) -> None:
    """Put these shards where they are said to be, as if they were sold in this order, and the rest of the box
    into the bag. The next auction begins."""
    cells = state.cells
    box = [state.numbers.shard(number, 0) for number in range(state.numbers.shards)]
    order: list[int] = []
    cells[TURNED] = 0

    def take(text: str) -> int:
        taken = 0
        for shard, known in read_shards(text):
            box.remove(shard if shard in box else other_side_up(shard))
            taken |= 1 << len(order)
            cells[TURNED] |= known << len(order)
            order.append(shard)
        return taken

    for place, texts in ((PLATES, plates), (PLATES + 1, second_plates), (OUT_OF_GAME, out)):
        for seat in range(state.players):
            cells[SEATS + seat * SEAT + place] = take((texts or {}).get(seat, ""))
    take(unsold)
    cells[AUCTION] = len(order)
    cells[STAGE] = BIDDING
    cells[PENDING] = (1 << state.players) - 1
    take(row)
    take(bag)
    for number, shard in enumerate([*order, *box]):
        cells[SHARDS + number] = shard


def other_side_up(shard: int) -> int:
    return shard_of(size_of(shard), down_of(shard), up_of(shard))


def let_arrange(state: GoldState, seat: int, plate: int = 0) -> None:
    """Sell the front shard of the row to this seat, which arranges a plate now."""
    state.cells[WINNER] = seat
    state.cells[CHOSEN] = plate
    state.cells[STAGE] = ARRANGING
    state.cells[PENDING] = 1 << seat
    begin_arranging(state.cells)


# Playing


def play(state: GoldState, seat: int, *notations: str) -> None:
    for notation in notations:
        action = GOLD.encode(state.setup, GOLD.parse(state.setup, notation))
        state.setup.require_legal(state, seat, action)
        state.apply(seat, action)


def bid(state: GoldState, *beads: int) -> None:
    """Let everybody bid, seat after seat."""
    for seat, own in enumerate(beads):
        play(state, seat, f"bid{own}")


def legal(state: GoldState, seat: int) -> set[str]:
    return {GOLD.decode(state.setup, action).notation() for action in state.legal_actions(seat)}


def beads(state: GoldState) -> tuple[int, ...]:
    return tuple(state.cells[SEATS + seat * SEAT + BEADS] for seat in range(state.players))


def see(state: GoldState, seat: int) -> GoldView:
    return cast(GoldView, GOLD.view(state, seat))


def plate(state: GoldState, seat: int, number: int = 0) -> str:
    """Name the shards of a plate in the order in which they came there, as its owner sees them."""
    lying = see(state, seat).players[seat].plates[number].shards
    return in_words(sorted(lying, key=lambda shard: shard.number))


def sheet(state: GoldState) -> dict[str, tuple[int, ...]]:
    """Return the score sheet, by the keys of its lines."""
    return {line.key: line.points for line in GOLD.breakdown(state)}
