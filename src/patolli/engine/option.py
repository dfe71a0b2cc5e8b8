"""The options of a game."""

from dataclasses import dataclass
from typing import Final

from patolli.engine.words import ENGLISH, Said, Words, said, say, words

SWITCH: Final = ("no", "yes")


@dataclass(frozen=True)
class Option:
    """A choice that the table makes before the game: one of several named values, or a switch."""

    name: str
    choices: tuple[str, ...]
    default: str
    words: str | Words
    """What it settles; or a message with its name for people, beside which `…-help` says what it settles, and
    `…-CHOICE` is there for every choice."""
    limits: tuple[tuple[str, int], ...] = ()
    """The most players a choice is for, where that is fewer than the game's."""
    first: str | None = None
    """The choice that the rulebook has for somebody's first game, if not the default."""

    def limit(self, choice: str) -> int | None:
        return dict(self.limits).get(choice)

    @classmethod
    def switch(cls, name: str, default: bool, help: str | Words) -> "Option":
        return cls(name, SWITCH, SWITCH[default], help)

    def label(self, locale: str = ENGLISH) -> str:
        return self.name if isinstance(self.words, str) else said(self.words, locale)

    def choice(self, choice: str) -> Said:
        if choice in SWITCH:
            return words(f"game-{choice}")
        return choice if isinstance(self.words, str) else words(f"{self.words.id}-{choice}")

    def help(self, locale: str = ENGLISH) -> str:
        return self.words if isinstance(self.words, str) else say(locale, f"{self.words.id}-help")

    def choice_label(self, choice: str, locale: str = ENGLISH) -> str:
        return said(self.choice(choice), locale)
