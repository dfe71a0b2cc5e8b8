"""Advice, from what the seat sees: the policy's with a reason, and a search's with what it expects."""

from textwrap import fill
from typing import Final

from rich.text import Text

from patolli.cli.choices import NUMBER_STYLE, Choice
from patolli.engine.state import State
from patolli.engine.words import ENGLISH, said_in_full
from patolli.players.advice import advice
from patolli.players.search import SearchPlan, SearchPlayer

SHOWN: Final = 3
THINKING: Final = SearchPlan(seconds=1.0)
INDENT: Final = " " * 6
LINE: Final = 6
"""How many decisions of the expected line are told."""


def hints(state: State, seat: int, choices: list[Choice], width: int, locale: str = ENGLISH) -> Text:
    """Show the best few choices, each with its reason."""
    concealed = state.clone()
    concealed.conceal(seat)
    by_action = {choice.action: choice for choice in choices}
    text = Text()
    for each in advice(concealed, seat, SHOWN):
        choice = by_action[each.action]
        text.append(f"  {choice.number}", NUMBER_STYLE).append(f" {choice.notation}", "bold")
        text.append(f"  {choice.sentence}\n")
        if each.reason:
            reason = fill(
                said_in_full(each.reason, locale), width, initial_indent=INDENT, subsequent_indent=INDENT
            )
            text.append(reason + "\n", "dim")
    return text


def thoughts(state: State, seat: int, choices: list[Choice]) -> Text:
    """Show what a second of search finds: its best few choices, and how it expects the game to go on."""
    setup = state.setup
    concealed = state.clone()
    concealed.conceal(seat)
    if len(choices) == 1:
        return Text(f"  There is nothing to think about: {choices[0].sentence}.\n")
    thought = SearchPlayer(setup, 0, THINKING).think(concealed, seat)
    by_action = {choice.action: choice for choice in choices}
    visits = sum(idea.visits for idea in thought.ideas)
    text = Text()
    for idea in thought.ideas[:SHOWN]:
        choice = by_action[idea.action]
        text.append(f"  {choice.number}", NUMBER_STYLE).append(f" {choice.notation}", "bold")
        text.append(f"  {choice.sentence}\n")
        share = f"{idea.visits / visits:.0%} of {visits:,} looks" if visits else "not looked at"
        text.append(f"{INDENT}{share}, prospects {idea.value:.0%}\n", "dim")
    expected = thought.line[1 : LINE + 1]
    text.append("  Then it expects:\n" if expected else "")
    for other, action in expected:
        move = setup.game.decode(setup, action)
        words = move.sentence() if other == seat else move.overheard()
        text.append(f"{INDENT}Seat {other + 1}: {words}\n", "dim")
    return text
