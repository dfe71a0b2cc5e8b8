"""The computer players as opponents in many games at once."""

from patolli.engine.chance import FastSource
from patolli.engine.game import Setup
from patolli.engine.policy import Mind
from patolli.engine.state import State
from patolli.players import Player, check_player, player
from patolli.research.batch import Rival, Thinker

ALWAYS = 100


class Players(Rival):
    """Any player of the registry, one for every seat of every game, as a player may remember."""

    def __init__(self, name: str, setup: Setup) -> None:
        self._name = name
        self._setup = setup
        self._seed = 0
        self._players: dict[int, dict[int, Player]] = {}

    def reseed(self, seed: int) -> None:
        self._seed = seed

    def begin(self, game: int) -> None:
        for each in self._players.pop(game, {}).values():
            each.close()

    def decide(self, state: State, seat: int, game: int) -> int:
        seated = self._players.setdefault(game, {})
        if seat not in seated:
            self._seed += 1
            seated[seat] = player(self._name, self._setup, self._seed)
        concealed = state.clone()
        concealed.conceal(seat)
        return seated[seat].decide(concealed, seat)

    def close(self) -> None:
        for game in list(self._players):
            self.begin(game)


def rival(name: str, setup: Setup) -> Rival:
    """Who plays the other seats, by a name like "greedy", "novice" or "search:time=0.1s".

    Players that do not look ahead remember nothing, and decide inside compiled code."""
    kind, values = check_player(name, setup.game)
    if kind.name == "random":
        strays = ALWAYS
    elif kind.name == "greedy":
        strays = int(values.get("strays", 0))
    else:
        return Players(name, setup)
    return Thinker(Mind(setup.game.policy(setup), setup.num_actions, FastSource(0)), strays)
