"""The legal moves as a numbered list that stays readable however many there are."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from rich.text import Text

from patolli.engine.state import State
from patolli.engine.words import ENGLISH

FEW: Final = 8
"""Up to this many moves are listed one a line, each with its sentence."""

NUMBER_STYLE: Final = "bold cyan"


@dataclass(frozen=True)
class Choice:
    number: int
    action: int
    notation: str
    sentence: str


def choices_of(state: State, seat: int, locale: str = ENGLISH) -> list[Choice]:
    setup = state.setup
    moves = [(action, setup.game.decode(setup, action)) for action in state.legal_actions(seat)]
    # Where the moves are amounts from 0 up, a number typed must mean that amount.
    amounts = [re.fullmatch(r"[^\W\d_]+(\d+)", move.notation()) for _, move in moves]
    are_amounts = all(amount and int(amount[1]) == n for n, amount in enumerate(amounts))
    return [
        Choice(number, action, move.notation(), move.sentence(locale))
        for number, (action, move) in enumerate(moves, start=0 if are_amounts else 1)
    ]


def listing(choices: list[Choice], width: int) -> Text:
    """List all choices in as little room as can be read."""
    if len(choices) <= FEW:
        return explained(choices)
    groups = _groups(choices)
    if len(groups) > max(FEW, len(choices) // 2):
        return _columns(choices, choices, width)
    text = Text()
    for group in groups:
        if len(group) == 1:
            text.append_text(_columns(group, choices, width)).right_crop(1)
            text.append(f"  {group[0].sentence}\n", "dim")
        else:
            text.append(f"{_common_words(group) or group[0].sentence} …\n", "dim")
            text.append_text(_columns(group, choices, width))
    return text


def explained(choices: list[Choice]) -> Text:
    """Explain one choice a line, in words."""
    numbers = len(str(choices[-1].number))
    notations = max(len(choice.notation) for choice in choices)
    text = Text()
    for choice in choices:
        text.append(f"  {choice.number:>{numbers}}", NUMBER_STYLE)
        text.append(f" {choice.notation:<{notations}}", "bold")
        text.append(f"  {choice.sentence}\n")
    return text


def _groups(choices: list[Choice]) -> list[list[Choice]]:
    """Group the choices by the letters their notations begin with, in the order in which those appear."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        letters = re.match(r"[^\W\d_]*", choice.notation)
        groups.setdefault(letters[0] if letters else "", []).append(choice)
    return list(groups.values())


def _common_words(group: Iterable[Choice]) -> str:
    """Return the words with which all sentences of a group begin."""
    places = zip(*(choice.sentence.split() for choice in group), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, places))


def _columns(group: list[Choice], all_choices: list[Choice], width: int) -> Text:
    """Arrange numbers and notations in columns that are the same in every group."""
    numbers = len(str(all_choices[-1].number))
    notations = max(len(choice.notation) for choice in all_choices)
    a_line = max(1, width // (numbers + notations + 4))
    text = Text()
    for start in range(0, len(group), a_line):
        for choice in group[start : start + a_line]:
            text.append(f"  {choice.number:>{numbers}}", NUMBER_STYLE)
            text.append(f" {choice.notation:<{notations}} ")
        text.rstrip()
        text.append("\n")
    return text
