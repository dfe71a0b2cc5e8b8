"""Why a move of Yaxha is not allowed, in words."""

from patolli.engine.bits import members
from patolli.engine.game import Move
from patolli.games.yaxha.moves import ChooseMarket, Discard, Lay, article
from patolli.games.yaxha.pyramid import BASE, bit_of, supported
from patolli.games.yaxha.rules import (
    BUILDING,
    FILLED,
    HAND,
    HEIGHT,
    SEAT,
    SEATS,
    STAGE,
    UNCLAIMED,
    WIDTH,
    YaxhaState,
)
from patolli.games.yaxha.view import purse


def refusal(state: YaxhaState, seat: int, move: Move) -> str:
    building = state.cells[STAGE] == BUILDING
    match move:
        case ChooseMarket():
            if building:
                return "you have your cubes and build now"
            if move.market > state.players:
                return f"with {state.players} players there are only the markets M1 to M{state.players}"
            free = ", ".join(f"M{market + 1}" for market in members(state.cells[UNCLAIMED]))
            return f"market {move.market} is taken; choose {free}"
        case Lay() | Discard() if not building:
            return "you choose a market now, building comes after that"
        case Lay() | Discard():
            hand = purse(state.cells[SEATS + seat * SEAT + HAND])
            if move.colour not in hand:
                return f"you have no {move.colour} cube left; you have {', '.join(hand)}"
            if isinstance(move, Lay):
                return _why_not_there(state, seat, move)
            return f"{article(move.colour)} cube still fits somewhere, and then it must be laid"
    return "it is not a move of Yaxha"


def _why_not_there(state: YaxhaState, seat: int, move: Lay) -> str:
    own = SEATS + seat * SEAT
    filled = state.cells[own + FILLED]
    width = state.cells[own + WIDTH]
    height = state.cells[own + HEIGHT]
    if not filled:
        return "the first cube goes to a1"
    if filled & bit_of(max(move.x, 0), max(move.y, 0), move.layer - 1) and min(move.x, move.y) >= 0:
        return "there is a cube already"
    if move.layer == 1:
        if ((move.x < 0 or move.x >= width) and width == BASE) or (
            (move.y < 0 or move.y >= height) and height == BASE
        ):
            return "layer 1 would be more than four cubes long"
        return "the cube would touch no other cube; diagonals do not count"
    if not supported(filled) & bit_of(move.x, move.y, move.layer - 1):
        return "there are not four cubes below to carry it"
    return f"above layer 1 a cube must touch its own colour; no {move.colour} one is beneath or beside it"
