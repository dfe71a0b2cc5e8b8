"""Advice for a person, from what their seat sees: what the game's policy would do, and why."""

from dataclasses import dataclass

from patolli.engine.state import State, action_buffer
from patolli.engine.words import Said


@dataclass(frozen=True)
class Advice:
    action: int
    reason: Said
    """A sentence; empty if there is nothing to say."""


def advice(concealed: State, seat: int, at_most: int) -> list[Advice]:
    """Return the best few of what a seat can do now, the best one first."""
    setup = concealed.setup
    policy = setup.game.computer_player.policy(setup)
    actions, worth = (action_buffer(setup.num_actions) for _ in range(2))
    size = concealed.legal(seat, actions)
    policy.advise(concealed, seat, actions, size, worth)
    best = sorted(range(size), key=lambda n: -worth[n])[:at_most]
    return [Advice(actions[n], policy.reason(concealed, seat, actions[n])) for n in best]
