"""`patolli bot`: a computer player of this machine at a table somewhere else."""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPException
from time import monotonic, sleep
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import typer

from patolli.cli.arguments import WrongUsage
from patolli.cli.screen import printable
from patolli.engine.edition import read_edition
from patolli.engine.errors import PatolliError
from patolli.engine.game import Setup
from patolli.games import game
from patolli.players import Player, check_player, player
from patolli.tables.positions import parse_position, read_position
from patolli.wire.bots import Position

LONGEST_WAIT: Final = 60.0
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
LONGEST_OUTAGE: Final = 15 * 60.0
TRY_AGAIN: Final = (429, 500, 502, 503, 504)


class Unreachable(PatolliError):
    """The server does not answer, or refuses; the text says what it said."""


class Lost(Unreachable):
    """The server may answer again after a while."""


class TooLate(Unreachable):
    """Something happened while it thought; the table as it stands, if the server says so."""

    def __init__(self, message: str, now: dict[str, Any]) -> None:
        super().__init__(message)
        self.now = now


def bot(
    connect: Annotated[
        str, typer.Option(metavar="URL", help="The table's address, as in http://host:8000/t/0123…")
    ],
    who: Annotated[
        str, typer.Option("--player", metavar="P", help="The computer player; 'patolli players' lists them.")
    ] = "strong",
    name: Annotated[str, typer.Option(metavar="NAME", help="What it is called at the table.")] = "a program",
    token: Annotated[
        str | None,
        typer.Option(
            metavar="TOKEN",
            help="Play in the name of who made this token; a guest if not given.",
            envvar="PATOLLI_TOKEN",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Let a computer player play at a table of a server.

    It sits down and plays to the end of the game.

    If the server is gone meanwhile, it tries again for a quarter of an hour.

    \b
    Examples:
      patolli bot --connect http://localhost:8000/t/0123456789abcdef01234567
      patolli bot --connect http://host/t/… --player search:time=1s --name Deep
    """
    found = re.fullmatch(r"(https?://[^/]+)/(?:t|api/tables)/([0-9a-f]+)/?", connect)
    if not found:
        raise WrongUsage(f"{connect!r} is no table's address; it looks like http://host:8000/t/0123….")
    table = RemoteTable(found[1], found[2], token)
    table.sit_down(name, who)
    table.play(who)


class RemoteTable:
    def __init__(self, server: str, id: str, token: str | None) -> None:
        self._server = server
        self._path = f"/api/tables/{id}"
        self._headers = {"Content-Type": "application/json"}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"
        self._sent = 0

    def sit_down(self, name: str, who: str) -> None:
        """Take a seat, unless it has one."""
        if "Authorization" not in self._headers:
            self._become_a_guest(name)
        news = self._ask(self._path)
        check_player(who, game(news["table"]["game"]))
        if news["now"]["seat"] < 0:
            news = self._ask(f"{self._path}/join", {})
        print(f"{who} plays seat {news['now']['seat'] + 1}.", flush=True)

    def play(self, who: str) -> None:
        """Play to the end of the game. If the server is gone meanwhile, wait for it to come back."""
        outage = Outage()
        with closing(_Thinker(who, self)) as thinker:
            while True:
                try:
                    for news in self._updates():
                        outage = Outage()
                        if news.get("phase") == "over":
                            print(f"The game is over: {', '.join(map(str, news['result']['scores']))}.")
                            return
                        self._decide(thinker, news)
                except Lost as lost:
                    outage.wait(lost)

    def _decide(self, thinker: "_Thinker", news: dict[str, Any]) -> None:
        """Decide for as long as this seat owes a decision; think again if a decision came too late."""
        try:
            if _was_too_slow(news):
                self._ask(f"{self._path}/come-back", {})
            while news.get("choices") and news["seq"] >= self._sent:
                position = parse_position(self._ask(f"{self._path}/position"))
                move = thinker.move(position)
                if move is None:
                    return
                seen = position.seq
                command = {"type": "play", "seq": seen, "move": move, "request_id": f"at-{seen}"}
                try:
                    self._sent = self._ask(f"{self._path}/moves", command)["seq"]
                except TooLate as late:
                    news = late.now
        except TooLate:
            return  # the next update says why

    def setup(self, position: Position) -> Setup:
        """Make the table's set-up with this machine's engine. Rules that it does not have are an error."""
        chosen = game(position.game, position.rules)
        with self._open(f"{self._path}/edition") as answer:
            text = answer.read().decode()
        edition = read_edition(text, chosen.edition_type, chosen.name, "The table's edition")
        return chosen.setup(position.players, position.options, edition)

    def _become_a_guest(self, name: str) -> None:
        with self._open("/api/guests", {"name": name}) as answer:
            cookie = answer.headers["Set-Cookie"]
        if cookie is None:
            raise Unreachable(f"{self._server} does not answer as a server of patolli does.")
        self._headers["Cookie"] = cookie.partition(";")[0]

    def _updates(self) -> Iterator[dict[str, Any]]:
        with self._open(f"{self._path}/stream") as lines:
            while True:
                try:
                    line = lines.readline()
                    if not line:
                        raise Lost(f"{self._server} has ended the connection.")
                    news = json.loads(line)
                except (OSError, HTTPException, ValueError):
                    raise Lost(f"The connection to {self._server} is broken.") from None
                yield news

    def _ask(self, path: str, body: object = None) -> dict[str, Any]:
        with self._open(path, body) as answer:
            try:
                found: dict[str, Any] = json.load(answer)
            except (OSError, HTTPException, ValueError):
                raise Lost(f"The connection to {self._server} is broken.") from None
            return found

    def _open(self, path: str, body: object = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        request = Request(self._server + path, content, self._headers)
        try:
            return urlopen(request, timeout=LONGEST_WAIT)
        except HTTPError as error:
            raise _refusal(error) from None
        except URLError as error:
            raise Lost(f"{self._server} does not answer: {error.reason}.") from None
        except (OSError, HTTPException):
            raise Lost(f"The connection to {self._server} is broken.") from None


class _Thinker:
    """A computer player at a table, made when it first has to decide."""

    def __init__(self, who: str, table: RemoteTable) -> None:
        self._who = who
        self._table = table
        self._setup: Setup | None = None
        self._mind: Player | None = None

    def move(self, position: Position) -> str | None:
        """Return its decision in notation; None if it owes none."""
        if self._setup is None or self._mind is None:
            self._setup = self._table.setup(position)
            self._mind = player(self._who, self._setup, seed=position.seq)
        state, seat = read_position(position, self._setup), position.seat
        if seat not in state.pending_seats():
            return None
        return self._setup.game.decode(self._setup, self._mind.decide(state, seat)).notation()

    def close(self) -> None:
        if self._mind is not None:
            self._mind.close()


class Outage:
    """An outage of the server; each wait is twice as long as the one before."""

    def __init__(self) -> None:
        self._began = monotonic()
        self._next = FIRST_PAUSE

    def wait(self, lost: Lost) -> None:
        if monotonic() - self._began > LONGEST_OUTAGE:
            raise lost
        print(f"{lost} Trying again in {self._next:g} s.", file=sys.stderr, flush=True)
        sleep(self._next)
        self._next = min(2 * self._next, LONGEST_PAUSE)


def _was_too_slow(news: dict[str, Any]) -> bool:
    """Tell whether a computer player of the server has taken the seat because time was out."""
    seat = news.get("seat", -1)
    return bool(seat >= 0 and news["phase"] == "playing" and news["seats"][seat].get("why") == "time")


def _refusal(error: HTTPError) -> Unreachable:
    """Return the server's message, and whether it is worth trying again."""
    with error:
        try:
            refused: dict[str, Any] = json.load(error)
        except (OSError, HTTPException, ValueError):
            refused = {"message": f"status {error.code}."}
    sentence = f"The server refuses: {printable(str(refused.get('message')))}"
    if error.code in TRY_AGAIN:
        return Lost(sentence)
    if refused.get("error") in ("outdated", "not-your-turn", "refused"):
        return TooLate(sentence, refused.get("now") or {})
    return Unreachable(sentence)
