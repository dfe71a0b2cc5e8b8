"""The reasons why a move of Maya is not allowed."""

from typing import Final

from patolli.engine.game import Move
from patolli.engine.words import Words, listed, words
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
from patolli.games.maya.edition import Pyramid
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
    marker_words,
    sign_of,
)
from patolli.games.maya.protection import is_protected
from patolli.games.maya.pyramids import front, sites
from patolli.games.maya.rules import MayaState

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
    PLACING: words("maya-now-placing"),
    BIDDING: words("maya-now-bidding"),
    TAKING: words("maya-now-taking"),
    LAYING: words("maya-now-laying"),
    ADDING: words("maya-now-adding"),
    SHIELDING: words("maya-now-shielding"),
    HITTING: words("maya-now-hitting"),
    PROTECTING: words("maya-now-protecting"),
    NAMING: words("maya-now-naming"),
    BLOCK: words("maya-now-block"),
    TRANSPORT: words("maya-now-transport"),
    BUILDING: words("maya-now-building"),
    DOUBLING: words("maya-now-doubling"),
    DOUBLED: words("maya-now-doubled"),
    LAST_TURNS: words("maya-now-last-turns"),
}


def refusal(state: MayaState, seat: int, move: Move) -> Words:
    stage = state.cells[STAGE]
    if state.cells[LIFTED] and not isinstance(move, Put):
        return words("maya-no-lifted-first")
    if isinstance(move, Put):
        return _why_not_put(state, move) if state.cells[LIFTED] else words("maya-no-lifted")
    if stage not in STAGES_OF[type(move)]:
        return ASKED[stage]
    match move:
        case PlaceFirst():
            return _why_not_first(state, seat, move)
        case Bid():
            return words("maya-no-gold", gold=state.cells[SEATS + seat * SEAT + GOLD])
        case TakeBlue():
            markers = state.setup.edition.blue_markers
            offered = [marker_words(name) for n, name in enumerate(markers) if state.cells[ON_OFFER] >> n & 1]
            return words("maya-no-offer", offered=listed(offered))
        case LayCard():
            return _why_not_lay(state, seat, move)
        case Hit():
            return _why_not_hit(state, seat, move)
        case Protect():
            settled = move.quarry >= state.cells[COVERED]
            return words(f"maya-no-quarry-{'settled' if settled else 'card'}", quarry=move.quarry + 1)
        case Lift() | JokerLift() | Extra() | JokerExtra():
            return _why_no_block(state, seat, move)
    return _why_not_build(state, seat, move)


def _own(state: MayaState, seat: int, cell: int) -> int:
    return state.cells[SEATS + seat * SEAT + cell]


def _pyramids(state: MayaState) -> list[Pyramid]:
    return list(state.setup.edition.pyramids_for(state.players))


def _place(state: MayaState, name: str) -> int:
    """Number a pyramid; that is also the spot of its bottom level."""
    return [pyramid.name for pyramid in _pyramids(state)].index(name)


def _has_room(state: MayaState, name: str) -> bool:
    """Tell whether the bottom level of a pyramid has room."""
    return bool(state.cells[ROOM] >> _place(state, name) & 1)


def _why_not_first(state: MayaState, seat: int, move: PlaceFirst) -> Words:
    if _own(state, seat, PRESENT) >> _place(state, move.pyramid) & 1:
        return words("maya-no-first-again", pyramid=move.pyramid)
    return words("maya-no-full", pyramid=move.pyramid)


# Quarries


def _why_not_lay(state: MayaState, seat: int, move: LayCard) -> Words:
    edition = state.setup.edition
    values = [value for value, _ in edition.card_kinds]
    hand = [value for n, value in enumerate(values) if _own(state, seat, HAND) >> (4 * n) & 15]
    if move.value not in hand:
        held = ", ".join(map(str, hand))
        return words("maya-no-card", sign=sign_of(move.value), value=move.value, hand=held)
    if not state.cells[OPEN] >> move.quarry & 1:
        places = state.numbers.places[move.quarry]
        return words("maya-no-quarry-full", quarry=move.quarry + 1, places=places)
    low = ", ".join(map(str, sorted(set(edition.cards.low))))
    return words("maya-no-low", low=low)


def _why_not_hit(state: MayaState, seat: int, move: Hit) -> Words:
    if move.seat == seat:
        return words("maya-no-hit-self")
    if is_protected(state.cells, state.cells[COVERED], move.seat):
        return words("maya-no-hit-protected", seat=move.seat + 1)
    return words("maya-no-hit-points", seat=move.seat + 1, points=_own(state, move.seat, POINTS))


# Block markers


def _why_not_put(state: MayaState, move: Put) -> Words:
    if state.cells[LIFTED] - 1 == _place(state, move.pyramid):
        return words("maya-no-put-back", pyramid=move.pyramid)
    return words("maya-no-full", pyramid=move.pyramid)


def _why_no_block(state: MayaState, seat: int, move: Lift | JokerLift | Extra | JokerExtra) -> Words:
    moving = isinstance(move, Lift | JokerLift)
    if isinstance(move, JokerLift | JokerExtra):
        if not _own(state, seat, HELD) & HAS_JOKER:
            return words("maya-no-joker")
    elif state.cells[STAGE] == BLOCK:
        won = state.numbers.markers[state.cells[COVERED]]
        if won != (MOVE_BLOCK if moving else EXTRA_BLOCK):
            return words("maya-no-other-marker", marker=_block_marker(not moving))
    elif not state.numbers.any_time:
        return words("maya-no-marker-later")
    elif not _own(state, seat, HELD) & (HAS_MOVE if moving else HAS_EXTRA):
        return words("maya-no-marker", marker=_block_marker(moving))
    if isinstance(move, Lift | JokerLift):
        return _why_not_lift(state, seat, move)
    if not _has_room(state, move.pyramid):
        return words("maya-no-full", pyramid=move.pyramid)
    return words("maya-no-supply")


def _block_marker(moving: bool) -> Words:
    return words("maya-marker", kind="move" if moving else "extra", number="")


def _why_not_lift(state: MayaState, seat: int, move: Lift | JokerLift) -> Words:
    spot = PYRAMIDS * move.level + _place(state, move.pyramid)
    if not _own(state, seat, PRESENT) >> spot & 1:
        return words("maya-no-lift-cube", level=move.level + 1, pyramid=move.pyramid)
    return words("maya-no-lift-other-room" if move.level == 0 else "maya-no-lift-room")


# Building


def _why_not_build(state: MayaState, seat: int, move: Move) -> Words:
    cubes = _own(state, seat, CUBES)
    if isinstance(move, Wait):
        return words("maya-no-wait")
    if not cubes:
        return words("maya-no-cubes")
    if isinstance(move, Build):
        return _why_not_place(state, seat, move)
    needed: dict[type[Move], int] = {
        FreePass: HAS_FREE_PASS,
        FreeDouble: HAS_FREE_DOUBLE,
        JokerPass: HAS_JOKER,
        JokerDouble: HAS_JOKER,
    }
    marker = needed.get(type(move), 0)
    if marker and not _own(state, seat, HELD) & marker:
        return words("maya-no-joker" if marker == HAS_JOKER else "maya-no-marker-for-it")
    if not sites(state.cells, SEATS + seat * SEAT):
        return words("maya-no-place")
    least = 3 if isinstance(move, Double) else 2
    return words("maya-no-double", least=least, cubes=cubes)


def _why_not_place(state: MayaState, seat: int, move: Build) -> Words:
    level = front(state.cells) // PYRAMIDS
    if level == SPOT_COUNT // PYRAMIDS:
        return words("maya-no-levels")
    place = _place(state, move.pyramid)
    number = level + 1
    if number > len(_pyramids(state)[place].spaces):
        return words("maya-no-such-level", level=number, pyramid=move.pyramid)
    if not state.cells[ROOM] >> (PYRAMIDS * level + place) & 1:
        return words("maya-no-level-full", level=number, pyramid=move.pyramid)
    present = _own(state, seat, PRESENT)
    missing = next(below for below in range(level) if not present >> (PYRAMIDS * below + place) & 1) + 1
    return words("maya-no-level-below", level=number, missing=missing, pyramid=move.pyramid)
