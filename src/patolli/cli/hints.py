"""A hint: what the game's policy thinks best, and why, from what the seat sees."""

from typing import Final

from rich.text import Text

from patolli.cli.choices import NUMBER_STYLE, Choice
from patolli.engine.state import State, action_buffer

SHOWN: Final = 3


def hints(state: State, seat: int, choices: list[Choice]) -> Text:
    """The best few choices, each with its reason."""
    setup = state.setup
    policy = setup.game.policy(setup)
    concealed = state.clone()
    concealed.conceal(seat)
    actions, worth = (action_buffer(setup.num_actions) for _ in range(2))
    size = concealed.legal(seat, actions)
    policy.rank(concealed, seat, actions, size, worth)
    ranked = sorted(range(size), key=lambda n: -worth[n])[:SHOWN]
    by_action = {choice.action: choice for choice in choices}
    text = Text()
    for n in ranked:
        choice = by_action[actions[n]]
        text.append(f"  {choice.number}", NUMBER_STYLE).append(f" {choice.notation}", "bold")
        text.append(f"  {choice.sentence}\n")
        reason = policy.reason(concealed, seat, choice.action)
        if reason:
            text.append(f"      {reason}\n", "dim")
    return text
