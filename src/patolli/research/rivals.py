"""The computer players as opponents in many games at once."""

from collections.abc import Callable
from functools import partial
from operator import index

from patolli.engine.chance import FastSource
from patolli.engine.game import Setup
from patolli.engine.policy import Mind
from patolli.engine.state import State
from patolli.players import Player, check_player, player
from patolli.research.batch import Rival, Thinker

ALWAYS = 100
HALF_SEED = 2**31

MakePlayer = Callable[[Setup, int], Player]
Opponents = str | MakePlayer
"""Computer players by their name, or what makes one from a set-up and a seed."""


class Players(Rival):
    """Computer players as rivals: one for every seat of every game, as a player may remember."""

    def __init__(self, make: MakePlayer, setup: Setup) -> None:
        self._make = make
        self._setup = setup
        self._seeds = FastSource(0)
        self._players: dict[int, dict[int, Player]] = {}

    def reseed(self, seed: int) -> None:
        self._seeds = FastSource(seed)

    def begin(self, game: int) -> None:
        for each in self._players.pop(game, {}).values():
            each.close()

    def decide(self, state: State, seat: int, game: int) -> int:
        seated = self._players.setdefault(game, {})
        if seat not in seated:
            seated[seat] = self._make(self._setup, drawn_seed(self._seeds))
        concealed = state.clone()
        concealed.conceal(seat)
        action = index(seated[seat].decide(concealed, seat))
        self._setup.require_legal(state, seat, action)
        return action

    def close(self) -> None:
        for game in list(self._players):
            self.begin(game)


def rival(opponents: Opponents, setup: Setup) -> Rival:
    """Make the rival that plays the other seats.

    Players that do not look ahead remember nothing, and decide inside compiled code."""
    if not isinstance(opponents, str):
        return Players(opponents, setup)
    kind, values = check_player(opponents, setup.game)
    if kind.name == "random":
        lapses = ALWAYS
    elif kind.name == "greedy":
        lapses = int(values.get("lapses", 0))
    else:
        return Players(partial(player, opponents), setup)
    return Thinker(Mind(setup.game.computer_player.policy(setup), setup.num_actions, FastSource(0)), lapses)


def drawn_seed(seeds: FastSource) -> int:
    """Draw a seed of 62 bits."""
    return HALF_SEED * int(seeds.below(HALF_SEED)) + int(seeds.below(HALF_SEED))
