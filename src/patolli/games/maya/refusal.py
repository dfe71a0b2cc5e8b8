"""Why a move of Maya is not allowed, in words."""

from typing import Final, cast

from patolli.engine.game import Move
from patolli.games.maya.cells import (
    ADDING,
    BIDDING,
    BLOCK,
    BUILDING,
    COVERED,
    CUBES,
    DOUBLED,
    DOUBLING,
    EXTRA_BLOCK,
    GOLD,
    HAND,
    HAS_EXTRA,
    HAS_FREE_DOUBLE,
    HAS_FREE_PASS,
    HAS_JOKER,
    HAS_MOVE,
    HELD,
    HITTING,
    LAST_TURNS,
    LAYING,
    LIFTED,
    MOVE_BLOCK,
    NAMING,
    ON_OFFER,
    OPEN,
    PLACING,
    POINTS,
    PRESENT,
    PROTECTING,
    PYRAMIDS,
    ROOM,
    SEAT,
    SEATS,
    SHIELDING,
    SPOT_COUNT,
    STAGE,
    TAKING,
    TRANSPORT,
)
from patolli.games.maya.edition import MayaEdition, Pyramid
from patolli.games.maya.moves import (
    Bid,
    Build,
    Decline,
    Double,
    Extra,
    FreeDouble,
    FreePass,
    Hit,
    JokerDouble,
    JokerExtra,
    JokerLift,
    JokerPass,
    LayCard,
    Lift,
    NameStart,
    Pass,
    PassCards,
    PlaceFirst,
    PlusTwo,
    Protect,
    Put,
    TakeBlue,
    UseJoker,
    Wait,
    card_name,
)
from patolli.games.maya.pyramids import front, sites
from patolli.games.maya.rules import MayaState
from patolli.games.maya.settling import is_protected

STAGES_OF: Final[dict[type[Move], tuple[int, ...]]] = {
    PlaceFirst: (PLACING,),
    Bid: (BIDDING,),
    TakeBlue: (TAKING,),
    LayCard: (LAYING,),
    PassCards: (LAYING,),
    PlusTwo: (ADDING,),
    UseJoker: (SHIELDING, TRANSPORT),
    Decline: (ADDING, SHIELDING, HITTING, BLOCK, TRANSPORT),
    Hit: (HITTING,),
    Protect: (PROTECTING,),
    NameStart: (NAMING,),
    Lift: (BLOCK, BUILDING, LAST_TURNS),
    Put: (),
    Extra: (BLOCK, BUILDING, LAST_TURNS),
    JokerLift: (BUILDING, LAST_TURNS),
    JokerExtra: (BUILDING, LAST_TURNS),
    Build: (BUILDING, DOUBLING, DOUBLED),
    Double: (BUILDING,),
    FreeDouble: (BUILDING,),
    JokerDouble: (BUILDING,),
    Pass: (BUILDING,),
    FreePass: (BUILDING,),
    JokerPass: (BUILDING,),
    Wait: (BUILDING, LAST_TURNS),
}
"""When each kind of move may be possible. `Put` is possible only, and alone, when a cube has been lifted."""

ASKED: Final = {
    PLACING: "you set up a cube now",
    BIDDING: "you bid for a blue marker now",
    TAKING: "you take a blue marker now",
    LAYING: "cards are laid now",
    ADDING: "you decide about the points marker now",
    SHIELDING: "you decide now whether the joker protects you",
    HITTING: "you decide now whom your minus card hits",
    PROTECTING: "you put the protection at a quarry now, and must",
    NAMING: "you name the start player now, and must",
    BLOCK: "you decide now about the block marker you won",
    TRANSPORT: "you decide now whether the joker helps to transport",
    BUILDING: "the pyramids are built now",
    DOUBLING: "you place the cubes of your double move now",
    DOUBLED: "you place the second cube of your double move now",
    LAST_TURNS: "no cubes are left, only block markers can still be used",
}


def refusal(state: MayaState, seat: int, move: Move) -> str:
    stage = state.cells[STAGE]
    if state.cells[LIFTED] and not isinstance(move, Put):
        return "you put down the cube you lifted first"
    if isinstance(move, Put):
        return _why_not_put(state, move) if state.cells[LIFTED] else "you have not lifted a cube"
    if stage not in STAGES_OF[type(move)]:
        return ASKED[stage]
    match move:
        case PlaceFirst():
            return _why_not_first(state, seat, move)
        case Bid():
            return f"you have only {state.cells[SEATS + seat * SEAT + GOLD]} gold"
        case TakeBlue():
            markers = cast(MayaEdition, state.setup.edition).blue_markers
            offered = [name for n, name in enumerate(markers) if state.cells[ON_OFFER] >> n & 1]
            return f"it is not on offer; there are {', '.join(offered)}"
        case LayCard():
            return _why_not_lay(state, seat, move)
        case Hit():
            return _why_not_hit(state, seat, move)
        case Protect():
            settled = move.quarry > state.cells[COVERED]
            why = "is settled already" if settled else "has no card"
            return f"quarry {move.quarry} {why}"
        case Lift() | JokerLift() | Extra() | JokerExtra():
            return _why_no_block(state, seat, move)
    return _why_not_build(state, seat, move)


def _own(state: MayaState, seat: int, cell: int) -> int:
    return state.cells[SEATS + seat * SEAT + cell]


def _pyramids(state: MayaState) -> list[Pyramid]:
    return list(cast(MayaEdition, state.setup.edition).pyramids_for(state.players))


def _place(state: MayaState, name: str) -> int:
    """The number of a pyramid, which is also the spot of its bottom level."""
    return [pyramid.name for pyramid in _pyramids(state)].index(name)


def _full(state: MayaState, name: str) -> str:
    """That a bottom level is full, if it is."""
    return "" if state.cells[ROOM] >> _place(state, name) & 1 else f"the bottom level of {name} is full"


def _why_not_first(state: MayaState, seat: int, move: PlaceFirst) -> str:
    if _own(state, seat, PRESENT) >> _place(state, move.pyramid) & 1:
        return f"you have a cube on {move.pyramid} already; the second one goes on another pyramid"
    return _full(state, move.pyramid)


# Quarries


def _why_not_lay(state: MayaState, seat: int, move: LayCard) -> str:
    edition = cast(MayaEdition, state.setup.edition)
    values = [value for value, _ in edition.card_kinds]
    hand = [value for n, value in enumerate(values) if _own(state, seat, HAND) >> (4 * n) & 15]
    if move.value not in hand:
        return f"you do not have {card_name(move.value)} in hand; you have {', '.join(map(str, hand))}"
    quarry = move.quarry - 1
    if not state.cells[OPEN] >> quarry & 1:
        return f"quarry {move.quarry} is full, it takes {state.numbers.places[quarry]} cards"
    low = ", ".join(map(str, sorted(set(edition.cards.low))))
    return f"the first card at a quarry must be a low one ({low})"


def _why_not_hit(state: MayaState, seat: int, move: Hit) -> str:
    if move.seat == seat + 1:
        return "the minus card hits another player, not its owner"
    if is_protected(state.cells, state.cells[COVERED], move.seat - 1):
        return f"seat {move.seat} is protected at this quarry"
    points = _own(state, move.seat - 1, POINTS)
    return f"seat {move.seat} has {points or 'no'} points at this quarry, there is nothing to take"


# Block markers


def _why_not_put(state: MayaState, move: Put) -> str:
    if state.cells[LIFTED] - 1 == _place(state, move.pyramid):
        return f"the cube comes from the bottom level of {move.pyramid} and cannot go back there"
    return _full(state, move.pyramid)


def _why_no_block(state: MayaState, seat: int, move: Lift | JokerLift | Extra | JokerExtra) -> str:
    moving = isinstance(move, Lift | JokerLift)
    if isinstance(move, JokerLift | JokerExtra):
        if not _own(state, seat, HELD) & HAS_JOKER:
            return "you do not hold the joker"
    elif state.cells[STAGE] == BLOCK:
        won = state.numbers.markers[state.cells[COVERED]]
        if won != (MOVE_BLOCK if moving else EXTRA_BLOCK):
            return f"you decide now about the marker you won, '{'extra block' if moving else 'move a block'}'"
    elif not state.numbers.any_time:
        return "block markers are used when they are won at this table, not later"
    elif not _own(state, seat, HELD) & (HAS_MOVE if moving else HAS_EXTRA):
        return f"you do not hold the marker '{'move a block' if moving else 'extra block'}'"
    if isinstance(move, Lift | JokerLift):
        return _why_not_lift(state, seat, move)
    return _full(state, move.pyramid) or "you have no cube in the supply"


def _why_not_lift(state: MayaState, seat: int, move: Lift | JokerLift) -> str:
    spot = PYRAMIDS * (move.level - 1) + _place(state, move.pyramid)
    if not _own(state, seat, PRESENT) >> spot & 1:
        return f"you have no cube on level {move.level} of {move.pyramid}"
    return (
        "no other bottom level has room for the cube"
        if move.level == 1
        else "no bottom level has room for the cube"
    )


# Building


def _why_not_build(state: MayaState, seat: int, move: Move) -> str:
    cubes = _own(state, seat, CUBES)
    if isinstance(move, Wait):
        return "you have cubes, so you place or pay one"
    if not cubes:
        return "you have no cubes left; use your marker or wait"
    if isinstance(move, Build):
        return _why_not_place(state, seat, move)
    needed = {
        FreePass: HAS_FREE_PASS,
        FreeDouble: HAS_FREE_DOUBLE,
        JokerPass: HAS_JOKER,
        JokerDouble: HAS_JOKER,
    }
    marker = needed.get(type(move), 0)
    if marker and not _own(state, seat, HELD) & marker:
        return "you do not hold the joker" if marker == HAS_JOKER else "you do not hold the marker for it"
    if not sites(state.cells, SEATS + seat * SEAT):
        return "you cannot place a cube now"
    least = 3 if isinstance(move, Double) else 2
    return f"a double move needs {least} cubes{' with its cost' if least == 3 else ''}, you have {cubes}"


def _why_not_place(state: MayaState, seat: int, move: Build) -> str:
    level = front(state.cells) // PYRAMIDS
    if level == SPOT_COUNT // PYRAMIDS:
        return "all levels of all pyramids are full"
    place = _place(state, move.pyramid)
    number = level + 1
    if number > len(_pyramids(state)[place].spaces):
        return f"only level {number} has room, and {move.pyramid} has no level {number}"
    if not state.cells[ROOM] >> (PYRAMIDS * level + place) & 1:
        return (
            f"level {number} of {move.pyramid} is full, and higher levels open when level {number} is full "
            "on all pyramids"
        )
    present = _own(state, seat, PRESENT)
    missing = next(below for below in range(level) if not present >> (PYRAMIDS * below + place) & 1) + 1
    return f"level {number} is built now, and you have no cube on level {missing} of {move.pyramid}"
