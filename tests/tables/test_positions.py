"""Positions on the wire: a versioned format that only the same rules read."""

from hashlib import sha256
from typing import Any

import msgspec
import pytest

import patolli
from patolli.engine.state import State
from patolli.tables.positions import FORMAT, UnreadablePosition, parse_position, read_position, write_position
from patolli.wire.bots import Position


def concealed(game: str = "gold") -> State:
    """A position of a game that is under way, as its first seat knows it."""
    chosen = patolli.game(game)
    state = chosen.new(chosen.min_players, seed=7)
    for turn in range(40):
        seat = state.pending_seats()[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[turn % len(actions)])
    state.conceal(0)
    return state


def payload(state: State) -> dict[str, Any]:
    """What a client gets."""
    answer = msgspec.json.encode(write_position(state, 0, seq=5))
    return msgspec.json.decode(answer, type=dict[str, Any])


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_a_position_is_read_as_it_was_written(game: str) -> None:
    state = concealed(game)
    read = parse_position(payload(state))
    assert (read.seq, read.seat) == (5, 0)
    assert read_position(read, state.setup).dump() == state.dump()


@pytest.mark.parametrize("other", ["patolli-position/2", None])
def test_another_format_is_refused_whatever_else_it_has(other: str | None) -> None:
    with pytest.raises(UnreadablePosition) as refused:
        parse_position({"format": other, "cells": "AAAA"})
    assert str(refused.value) == (
        f"The position has the format {other!r}; this version of patolli reads 'patolli-position/1'."
    )


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(UnreadablePosition, match="no position: Object missing required field `seq`"):
        parse_position({"format": FORMAT})


@pytest.mark.parametrize(
    "change",
    [{"rules": 2}, {"edition": "0000000000000000"}, {"players": 3}, {"options": {}}, {"game": "maya"}],
)
def test_a_position_of_another_set_up_is_refused(change: dict[str, Any]) -> None:
    state = concealed()
    position = parse_position(payload(state) | change)
    with pytest.raises(
        UnreadablePosition, match=r"The position is of .*; the set-up is of gold for 2, rules 1,"
    ):
        read_position(position, state.setup)


def test_what_is_not_base64_is_refused() -> None:
    state = concealed()
    with pytest.raises(UnreadablePosition, match="not in base64"):
        read_position(parse_position(payload(state) | {"position": "é"}), state.setup)


LAYOUTS = {
    ("patolli-position/1", "gold", 1): "0071270a38cf2095",
    ("patolli-position/1", "maori", 1): "afaf2db9fd431f75",
    ("patolli-position/1", "maya", 1): "9b269a85e87a64ad",
    ("patolli-position/1", "yaxha", 1): "b2a022337654ef47",
}
"""Digests of a position, by format, game and rules."""


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_cells_mean_the_same_under_one_format_and_one_version_of_the_rules(game: str) -> None:
    """If this fails, cells are laid out differently: raise the number in `FORMAT`, or the game's rules."""
    position: Position = write_position(concealed(game), 0, seq=0)
    digest = sha256(position.position.encode()).hexdigest()[:16]
    assert LAYOUTS[position.format, position.game, position.rules] == digest
