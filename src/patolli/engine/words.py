"""Messages to people, in their language.

The texts are in Fluent files, `locale/LANGUAGE/WHAT-said.ftl`, beside those of the browser's own words. The
first word of a message's name says which file it is in: `yaxha-move-lay` is in `yaxha-said.ftl`.
"""

import re
from collections.abc import Iterable
from functools import lru_cache, reduce
from importlib import resources
from operator import index
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
Locale = Literal["en", "nl", "de", "it"]
LOCALES: Final[tuple[str, ...]] = get_args(Locale)
LONGEST_TEXT: Final = 1000
"""What is filled in may be what somebody sent, of any length; Fluent gives up at 2,500 characters."""
MINUS: Final = "\N{MINUS SIGN}"
_HYPHEN_BEFORE_A_NUMBER: Final = re.compile(r"(?<!\w)-(?=\d)")


class Who(NamedTuple):
    """A person or player at the table, by seat: said with their name where it is known, else as "seat 2"."""

    seat: int


class Words(NamedTuple):
    """A message by its name, and what is filled in: numbers, names, or other words."""

    id: str
    args: "tuple[tuple[str, Arg], ...]" = ()


Said = str | Words | Who
"""A plain text is the same in every language; so is what has not been translated."""
Arg = str | int | float | Words | Who
Names = tuple[str, ...]
"""What everybody at a table is called, by seat; empty where nobody is named."""


def words(id: str, **args: Arg) -> Words:
    return Words(id, tuple((name, _sayable(arg)) for name, arg in args.items()))


def _sayable(arg: Arg) -> Arg:
    if isinstance(arg, str):
        return f"{arg[:LONGEST_TEXT]}…" if len(arg) > LONGEST_TEXT else arg
    if isinstance(arg, int | float | Words | Who):
        return arg
    return index(arg)  # one of numpy's whole numbers, which Fluent does not know


def listed(items: Iterable[Said], by: Literal["comma", "and", "or"] = "comma") -> Said:
    """List several things with a conjunction: "jade and silver"."""
    return reduce(lambda first, last: words(f"game-{by}", first=first, last=last), items)


def enumerated(items: Iterable[Said]) -> Said:
    """Say several things in a row: "jade, silver and gold"."""
    *first, last = items
    return listed([listed(first), last], by="and") if first else last


def in_turn(sentences: Iterable[Said]) -> Said:
    """Say sentences one after the other; nothing if there are none."""
    said_first: Said = ""
    for sentence in sentences:
        said_first = words("game-then", first=said_first, last=sentence) if said_first else sentence
    return said_first


def say(locale: str, id: str, **args: Arg) -> str:
    return said(words(id, **args), locale)


def said(what: Said, locale: str = ENGLISH, names: Names = ()) -> str:
    """Say something in a language, with people's names."""
    if isinstance(what, Who):
        return names[what.seat] if names else say(locale, "game-seat", seat=what.seat + 1)
    return what if isinstance(what, str) else _said(what, locale, names)


def said_in_full(what: Said, locale: str = ENGLISH, names: Names = ()) -> str:
    """Say whole sentences, each with a capital letter at its beginning.

    Only a seat without a name needs one: "seat 2" is also said within sentences, and people write their own
    names as they like."""
    text = said(what, locale, names)
    return text if names else _seat_first(locale).sub(lambda found: found[0].upper(), text)


@lru_cache(maxsize=8)
def _seat_first(locale: str) -> re.Pattern[str]:
    """Match the first letter of a seat that begins a sentence."""
    seat = re.escape(say(locale, "game-seat", seat=1).removesuffix("1"))
    return re.compile(rf"(?:^|(?<=[.!?] ))(?={seat}\d)\w")


@lru_cache(maxsize=8192)
def _said(what: Words, locale: str, names: Names) -> str:
    file = what.id.partition("-")[0]
    bundle = _bundle(locale, file)
    if not bundle.has_message(what.id):
        bundle = _bundle(ENGLISH, file)
    pattern = bundle.get_message(what.id).value
    assert pattern is not None
    args = {
        name: said(arg, locale, names) if isinstance(arg, Words | Who) else arg for name, arg in what.args
    }
    text = str(bundle.format_pattern(pattern, args)[0])
    is_below_zero = any(isinstance(arg, int | float) and arg < 0 for arg in args.values())
    return _HYPHEN_BEFORE_A_NUMBER.sub(MINUS, text) if is_below_zero else text


@lru_cache(maxsize=64)
def _bundle(locale: str, file: str) -> "FluentBundle":
    # Imported here, since it takes a while and many commands say nothing of this kind.
    from fluent.runtime import FluentBundle, FluentResource

    locale = locale if locale in LOCALES else ENGLISH
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(locale, file)))
    return bundle


def text_of(locale: str, file: str) -> str:
    """Read the Fluent file of a game, or of something else that is said; empty if there is none."""
    path = resources.files("patolli").joinpath("locale", locale, f"{file}-said.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""
