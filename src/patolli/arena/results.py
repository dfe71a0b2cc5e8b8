"""The results file: a header, then a line for every finished game, as JSON.

Lines are added as games finish, in any order. A file with the same header is gone on with: its games are not
played again. Whatever is wrong with a file, it is left as it is; only a last line that was cut short, as by a
power failure, is dropped, and its game played again.
"""

import os
import stat
import sys
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from patolli.arena.game import Contest, Played
from patolli.engine.errors import PatolliError
from patolli.players import made_of

FORMAT: Final = 1


class InvalidResults(PatolliError):
    """A results file that cannot be continued."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    patolli_arena: int
    """The version of the format."""
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    edition: str
    edition_digest: str
    players: tuple[str, ...]
    made_of: tuple[str, ...]
    """The players with levels spelled out."""
    version: str
    """Of patolli: other versions may play differently."""
    seed: int


IN_WORDS: Final = {
    "game": "the game",
    "rules": "the version of the rules",
    "seats": "the number of players at a table",
    "options": "the options",
    "edition": "the edition",
    "edition_digest": "the printed values of the edition",
    "players": "the computer players",
    "made_of": "what the levels are made of",
    "version": "patolli's version",
    "seed": "the seed",
}


def header(contest: Contest) -> Header:
    setup = contest.setup
    return Header(
        patolli_arena=FORMAT,
        game=setup.game.name,
        rules=setup.game.rules_version,
        seats=setup.players,
        options=dict(setup.options),
        edition=setup.edition.name,
        edition_digest=setup.edition.digest,
        players=contest.players,
        made_of=tuple(made_of(each, setup.game) for each in contest.players),
        version=version("patolli"),
        seed=contest.seed,
    )


class ResultsFile:
    """An open results file, and the games that it had when it was opened."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK, 0o666)
        except OSError as error:
            raise InvalidResults(f"{path} cannot be written: {error.strerror}.") from None
        except ValueError:
            raise InvalidResults(f"{str(path)!r} cannot be the name of a file.") from None
        try:
            if not stat.S_ISREG(os.fstat(self._descriptor).st_mode):
                raise InvalidResults(f"{path} is not a file that results can be kept in.")
            self._lock()
            with os.fdopen(os.dup(self._descriptor), "rb") as reader:
                content = reader.read()
            self.games, whole = read_results(content, path, contest)
            if whole < len(content):
                os.ftruncate(self._descriptor, whole)
            if whole == 0:
                self._write(header(contest))
        except BaseException:
            self.close()
            raise

    def add(self, game: Played) -> None:
        """Write a finished game; once this returns, it survives a crash."""
        self._write(game)

    def close(self) -> None:
        os.close(self._descriptor)

    def _write(self, line: Header | Played) -> None:
        before = os.fstat(self._descriptor).st_size
        try:
            left = msgspec.json.encode(line) + b"\n"
            while left:
                left = left[os.write(self._descriptor, left) :]
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._descriptor, before)
            raise InvalidResults(
                f"{self.path} cannot be written: {error.strerror}; the games before are still there."
            ) from None

    def _lock(self) -> None:
        """Lock the file: two runs must not write it. The lock ends with the process."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidResults(f"{self.path} is being written by another run; wait for its end.") from None
        except OSError:
            pass  # a file system without locks


def read_results(content: bytes, path: Path, contest: Contest) -> tuple[dict[int, Played], int]:
    """Read the games of a file by number, and how many of its bytes are whole lines.

    `InvalidResults` says what is wrong with it, if it is not one of this contest."""
    expected = header(contest)
    *lines, cut = content.split(b"\n")
    if not lines:
        # Nothing yet, or the header itself was cut short.
        if (msgspec.json.encode(expected) + b"\n").startswith(cut):
            return {}, 0
        raise InvalidResults(f"{path} is not a results file of patolli arena; it is left as it is.")
    _require_same(_read_header(lines[0], path), expected, path)
    games: dict[int, Played] = {}
    for line_number, line in enumerate(lines[1:], start=2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise InvalidResults(f"{path}: line {line_number} is damaged; it is no finished game.") from None
        if problem := _problem(game, games, contest):
            raise InvalidResults(f"{path}: line {line_number} is damaged: {problem}.")
        games[game.game] = game
    return games, len(content) - len(cut)


def _read_header(line: bytes, path: Path) -> Header:
    class Version(msgspec.Struct):
        patolli_arena: int

    try:
        version = msgspec.json.decode(line, type=Version).patolli_arena
        if version != FORMAT:
            raise InvalidResults(
                f"{path} has format {version} of results; this version of patolli reads format {FORMAT}."
            )
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise InvalidResults(f"{path} is not a results file of patolli arena; it is left as it is.") from None


def _require_same(found: Header, expected: Header, path: Path) -> None:
    for field, words in IN_WORDS.items():
        theirs, ours = getattr(found, field), getattr(expected, field)
        if theirs != ours:
            raise InvalidResults(
                f"{path} holds another run, and is left as it is: {words} there: {_shown(theirs)}; "
                f"here: {_shown(ours)}. Choose another file, or give the same command as before."
            )


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={choice}" for name, choice in value.items()) or "none"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _problem(game: Played, before: dict[int, Played], contest: Contest) -> str:
    """Say why a line cannot be a game of this contest; empty if it can."""
    if game.game < 0:
        return f"there is no game {game.game}"
    if game.game in before:
        return f"game {game.game} is there twice"
    if game.seating != contest.schedule.place(game.game).seating:
        return f"in game {game.game} others sit at the table"
    if not len(game.scores) == len(game.tie_breaks) == contest.setup.players:
        return f"game {game.game} is of another number of players"
    return ""
