"""The journal: set-up, seed and entries. It is the whole game, and the only truth about it.

The text form is for people: one line an entry, comments after `#`, every beginning of a journal is a journal.
The JSON form holds the same for programs. docs/journal.md describes both.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec

from patolli.engine.edition import Edition
from patolli.engine.errors import InvalidJournal, InvalidMove, InvalidSetup
from patolli.engine.game import Game, Setup
from patolli.engine.seed import Seed
from patolli.engine.turn import Turn
from patolli.engine.words import ENGLISH, Names, say, words

VERSION: Final = 1
TAKE_BACK: Final = "take-back"
LONGEST_NAME: Final = 40

FindGame = Callable[[str], Game]


@dataclass
class Journal:
    setup: Setup
    seed: Seed
    names: tuple[str, ...] = ()
    turns: list[Turn] = field(default_factory=list)

    def __post_init__(self) -> None:
        for what, values in (("names", self.names), ("nonces", self.seed.nonces)):
            if len(values) not in (0, self.setup.players):
                raise InvalidSetup(words(f"journal-{what}", count=len(values), players=self.setup.players))
        for name in self.names:
            if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
                raise InvalidSetup(words("journal-name", name=repr(name), longest=LONGEST_NAME))

    def notation(self, turn: Turn) -> str:
        if turn.action is None:
            return TAKE_BACK
        return self.setup.game.decode(self.setup, turn.action).notation()

    def called(self, locale: str = ENGLISH) -> Names:
        """Return what everybody is called: "Seat 2 (casual)", or "Seat 2" where nobody is named."""
        if not self.names:
            return tuple(say(locale, "journal-seat-unnamed", seat=n + 1) for n in range(self.setup.players))
        return tuple(
            say(locale, "journal-seat-named", seat=n + 1, name=name) for n, name in enumerate(self.names)
        )

    # Text

    def header(self) -> str:
        """Write everything before the first entry."""
        setup = self.setup
        lines = [
            f"patolli journal {VERSION}",
            f"game {setup.game.name}, rules {setup.game.rules_version}",
            f"edition {setup.edition.name} {setup.edition.digest}",
            f"players {setup.players}",
            *(f"option {name} {value}" for name, value in setup.options),
            *(f"name {seat + 1} {name}" for seat, name in enumerate(self.names)),
            *(f"nonce {seat + 1} {nonce}" for seat, nonce in enumerate(self.seed.nonces)),
            f"seed {self.seed}",
        ]
        return "\n".join(lines) + "\n\n"

    def line(self, turn: Turn) -> str:
        return f"{turn.number}. {turn.seat + 1} {self.notation(turn)}\n"

    def to_text(self) -> str:
        return self.header() + "".join(self.line(turn) for turn in self.turns)

    # JSON

    def to_json(self) -> bytes:
        setup = self.setup
        record = Record(
            patolli_journal=VERSION,
            game=setup.game.name,
            rules=setup.game.rules_version,
            edition=EditionMark(name=setup.edition.name, digest=setup.edition.digest),
            players=setup.players,
            options=dict(setup.options),
            names=self.names,
            nonces=self.seed.nonces,
            seed=str(self.seed),
            entries=tuple((turn.seat + 1, self.notation(turn)) for turn in self.turns),
        )
        return msgspec.json.encode(record)


class EditionMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    digest: str


Ordinal = Annotated[int, msgspec.Meta(ge=1)]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A journal as it stands in JSON."""

    patolli_journal: int
    game: str
    rules: int
    edition: EditionMark
    players: int
    options: dict[str, str] = {}
    names: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    seed: str
    entries: tuple[tuple[Ordinal, str], ...] = ()


def read_record(text: str) -> Record:
    """Read the fields of a journal, in either form, before it is known whether there is such a game."""
    return _read_json(text) if text.lstrip().startswith("{") else _read_text(text)


def read_journal(text: str, find_game: FindGame, edition: Edition | None = None) -> Journal:
    """Read either form. The turns are read, not played: `Match.replay` finds the illegal ones."""
    record = read_record(text)
    try:
        game = find_game(record.game)
        setup = game.setup(record.players, record.options, edition)
        journal = Journal(setup, Seed.parse(record.seed, record.nonces), record.names)
    except InvalidSetup as error:
        raise InvalidJournal(words("journal-setup", why=error.words)) from None
    if record.rules != game.rules_version:
        raise InvalidJournal(
            words("journal-rules", rules=str(record.rules), game=game.name, present=str(game.rules_version))
        )
    if record.edition.digest != setup.edition.digest:
        raise InvalidJournal(
            words(
                "journal-edition-option",
                edition=f"{record.edition.name!r} ({record.edition.digest})",
                other=f"{setup.edition.name!r} ({setup.edition.digest})",
            )
        )
    journal.turns.extend(_read_turns(record, setup))
    return journal


def _read_turns(record: Record, setup: Setup) -> Iterator[Turn]:
    for number, (seat, notation) in enumerate(record.entries, start=1):
        if seat > setup.players:
            raise InvalidJournal(
                words("journal-seat", number=str(number), seat=str(seat), last=setup.players)
            )
        if notation == TAKE_BACK:
            yield Turn(number, seat - 1, None)
            continue
        try:
            move = setup.game.parse(setup, notation)
        except InvalidMove as error:
            raise InvalidJournal(words("journal-unreadable", number=str(number), why=error.words)) from None
        yield Turn(number, seat - 1, setup.game.encode(setup, move))


def _require_version(version: int) -> None:
    if version != VERSION:
        raise InvalidJournal(words("journal-format", format=str(version), known=str(VERSION)))


class _Versioned(msgspec.Struct, frozen=True):
    """The fields that a journal of any version has."""

    patolli_journal: int


def _read_json(text: str) -> Record:
    try:
        _require_version(msgspec.json.decode(text.encode(), type=_Versioned).patolli_journal)
        return msgspec.json.decode(text.encode(), type=Record)
    except msgspec.DecodeError as error:
        raise InvalidJournal(words("journal-json", why=str(error))) from None
    except RecursionError:
        raise InvalidJournal(words("journal-json-deep")) from None


def _read_text(text: str) -> Record:
    lines = text.removeprefix("\ufeff").split("\n")
    first = re.fullmatch(r"patolli journal (\d{1,9})", _content(lines[0]))
    if not first:
        raise InvalidJournal(words("journal-first-line", line=f"patolli journal {VERSION}"))
    _require_version(int(first[1]))
    # The last entry of a file that was cut could be read as another move: "O@b2" for "O@b2^2".
    if lines.pop().strip():
        raise InvalidJournal(words("journal-cut", line=str(len(lines) + 1)))
    reader = _TextReader()
    for number, line in enumerate(lines[1:], start=2):
        content = _content(line)
        if content:
            reader.read(number, content)
    return reader.record()


def _content(line: str) -> str:
    """Return a line without its comment. Names and nonces are kept as they are: a `#` may be part of them."""
    if line.startswith(("name ", "nonce ")):
        return line.strip()
    return re.sub(r"(^|\s)#.*", "", line).strip()


class _TextReader:
    """A reader that collects the lines of a text journal until they make a record."""

    def __init__(self) -> None:
        self._single: dict[str, str] = {}
        self._options: dict[str, str] = {}
        self._by_seat: dict[str, list[str]] = {"name": [], "nonce": []}
        self._entries: list[tuple[int, str]] = []

    def read(self, number: int, content: str) -> None:
        entry = re.fullmatch(r"(\d{1,9})\. (\d{1,9}) (\S.*)", content)
        if entry:
            self._read_entry(number, int(entry[1]), int(entry[2]), entry[3])
            return
        word, _, rest = content.partition(" ")
        if self._entries:
            raise InvalidJournal(
                words(
                    "journal-no-entry",
                    line=str(number),
                    content=repr(content),
                    expected=str(len(self._entries) + 1),
                )
            )
        if word in ("game", "edition", "players", "seed"):
            if word in self._single:
                raise InvalidJournal(words("journal-twice", line=str(number), what=word))
            self._single[word] = rest
        elif word == "option":
            name, _, value = rest.partition(" ")
            if name in self._options:
                raise InvalidJournal(words("journal-twice", line=str(number), what=f"option {name}"))
            self._options[name] = value
        elif word in self._by_seat:
            self._read_by_seat(number, word, rest)
        else:
            raise InvalidJournal(words("journal-begins", line=str(number), word=repr(word)))

    def _read_by_seat(self, number: int, word: str, rest: str) -> None:
        seat, _, value = rest.partition(" ")
        so_far = self._by_seat[word]
        if seat != str(len(so_far) + 1):
            expected = f"{word} {len(so_far) + 1} …"
            raise InvalidJournal(
                words("journal-by-seat", line=str(number), expected=expected, found=repr(rest))
            )
        so_far.append(value)

    def _read_entry(self, line: int, number: int, seat: int, notation: str) -> None:
        expected = len(self._entries) + 1
        if number != expected:
            raise InvalidJournal(
                words("journal-order", line=str(line), number=str(number), expected=str(expected))
            )
        if seat < 1:
            raise InvalidJournal(words("journal-from-one", line=str(line)))
        self._entries.append((seat, notation))

    def record(self) -> Record:
        missing = [word for word in ("game", "edition", "players", "seed") if word not in self._single]
        if missing:
            raise InvalidJournal(words("journal-missing", word=missing[0]))
        game, edition, players = (self._single[word] for word in ("game", "edition", "players"))
        game_match = re.fullmatch(r"(\S+), rules (\d{1,9})", game)
        edition_match = re.fullmatch(r"(\S+) ([0-9a-f]{16})", edition)
        if not game_match:
            raise InvalidJournal(words("journal-game-line", text=game))
        if not edition_match:
            raise InvalidJournal(words("journal-edition-line", text=edition))
        if not re.fullmatch(r"\d{1,9}", players):
            raise InvalidJournal(words("journal-players-line", text=players))
        return Record(
            patolli_journal=VERSION,
            game=game_match[1],
            rules=int(game_match[2]),
            edition=EditionMark(*edition_match.groups()),
            players=int(players),
            options=self._options,
            names=tuple(self._by_seat["name"]),
            nonces=tuple(self._by_seat["nonce"]),
            seed=self._single["seed"],
            entries=tuple(self._entries),
        )
