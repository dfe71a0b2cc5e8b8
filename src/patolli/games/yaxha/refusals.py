"""Refusals: the reason why a move of Yaxha is not allowed, in words."""

from patolli.engine.bits import members
from patolli.engine.game import Move
from patolli.engine.words import Words, listed, words
from patolli.games.yaxha.cells import BUILDING, FILLED, HAND, HEIGHT, SEAT, SEATS, STAGE, UNCLAIMED, WIDTH
from patolli.games.yaxha.moves import ChooseMarket, Discard, Lay
from patolli.games.yaxha.pyramid import BASE, bit_of, supported
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.view import purse


def refusal(state: YaxhaState, seat: int, move: Move) -> Words:
    """Say why a seat cannot make a move now."""
    building = state.cells[STAGE] == BUILDING
    match move:
        case ChooseMarket():
            if building:
                return words("yaxha-no-building")
            if move.market >= state.players:
                return words("yaxha-no-such-market", players=state.players)
            free = ", ".join(f"M{market + 1}" for market in members(state.cells[UNCLAIMED]))
            return words("yaxha-no-taken", market=move.market + 1, free=free)
        case Lay() | Discard() if not building:
            return words("yaxha-no-choosing")
        case Lay() | Discard():
            hand = purse(state.cells[SEATS + seat * SEAT + HAND])
            if move.colour not in hand:
                held = listed(words("yaxha-colour", colour=colour) for colour in hand)
                return words("yaxha-no-cube-left", colour=move.colour, hand=held)
            if isinstance(move, Lay):
                return _why_not_there(state, seat, move)
            return words("yaxha-no-discard", colour=move.colour)
    return words("game-no-move-of", game="Yaxha")


def _why_not_there(state: YaxhaState, seat: int, move: Lay) -> Words:
    own = SEATS + seat * SEAT
    filled = state.cells[own + FILLED]
    width = state.cells[own + WIDTH]
    height = state.cells[own + HEIGHT]
    if not filled:
        return words("yaxha-no-first")
    if filled & bit_of(max(move.x, 0), max(move.y, 0), move.layer) and min(move.x, move.y) >= 0:
        return words("yaxha-no-filled")
    if move.layer == 0:
        if ((move.x < 0 or move.x >= width) and width == BASE) or (
            (move.y < 0 or move.y >= height) and height == BASE
        ):
            return words("yaxha-no-long")
        return words("yaxha-no-touch")
    if not supported(filled) & bit_of(move.x, move.y, move.layer):
        return words("yaxha-no-support")
    return words("yaxha-no-own-colour", colour=move.colour)
