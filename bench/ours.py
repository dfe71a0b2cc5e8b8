"""patolli's own games."""

from itertools import cycle, islice
from random import random
from typing import Final

import patolli
from entrant import Entrant, clones
from patolli.engine.chance import FastSource
from patolli.engine.playout import playout
from patolli.engine.state import State, action_buffer
from race import Contest

LIBRARY: Final = "patolli"
DEALS: Final = 64
"""Different set-ups that are played in turn, so that no single deal decides what is measured."""
SURVEYED_GAMES: Final = 4 * DEALS


def entrants() -> list[Entrant]:
    """Every registered game, with its fewest and its most players."""
    return [
        entrant(game, players)
        for game in patolli.games()
        for players in sorted({game.min_players, game.max_players})
    ]


def entrant(game: patolli.Game, players: int) -> Entrant:
    deals = [game.new(players, seed=patolli.Seed.fast(number)) for number in range(DEALS)]
    return Entrant(
        LIBRARY,
        game.name,
        players,
        branching(deals),
        loop=python_loop(deals),
        inside=playouts(deals),
        clone=clones(deals[0]),
    )


def branching(deals: list[State]) -> float:
    """How many legal actions a decision has in random games, on average."""
    buffer = action_buffer(deals[0].setup.num_actions)
    decisions = choices = 0
    for deal in islice(cycle(deals), SURVEYED_GAMES):
        state = deal.clone()
        while (seat := state.next_seat()) >= 0:
            size: int = state.legal(seat, buffer)
            state.apply(seat, buffer[int(random() * size)])
            decisions += 1
            choices += size
    return choices / decisions


def playouts(deals: list[State]) -> Contest:
    source = FastSource(1)
    buffer = action_buffer(deals[0].setup.num_actions)
    turns = cycle(deals)

    def play(games: int) -> int:
        decisions = 0
        for deal in islice(turns, games):
            state = deal.clone()
            decisions += playout(state, source, buffer)
            state.tally(buffer)  # OpenSpiel's rollouts ask for the returns too
        return decisions

    return Contest(play)


def python_loop(deals: list[State]) -> Contest:
    buffer = action_buffer(deals[0].setup.num_actions)
    turns = cycle(deals)

    def play(games: int) -> int:
        decisions = 0
        for deal in islice(turns, games):
            state = deal.clone()
            # Methods are looked up once a game, here as in OpenSpiel's loop, which gains the more by it.
            next_seat, legal, apply = state.next_seat, state.legal, state.apply
            while (seat := next_seat()) >= 0:
                size: int = legal(seat, buffer)
                apply(seat, buffer[int(random() * size)])
                decisions += 1
        return decisions

    return Contest(play)
