"""`patolli bot`: a computer player of this machine at a table somewhere else."""

import json
import re
from base64 import b64decode
from collections.abc import Iterator
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import typer

from patolli.cli.arguments import EditionFile, WrongUsage, read_setup
from patolli.cli.screen import printable
from patolli.engine.errors import PatolliError
from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.games import game
from patolli.players import Player, check_player, player

LONGEST_WAIT: Final = 60.0


class Unreachable(PatolliError):
    """The server does not answer, or refuses; the text says what it said."""


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
    edition: EditionFile = None,
) -> None:
    """Let a computer player play at a table of a server.

    It sits down and plays to the end of the game.

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
    table.play(who, edition)


class RemoteTable:
    def __init__(self, server: str, id: str, token: str | None) -> None:
        self._server = server
        self._path = f"/api/tables/{id}"
        self._headers = {"Content-Type": "application/json"}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"

    def sit_down(self, name: str, who: str) -> None:
        """Take a seat, unless it has one."""
        if "Authorization" not in self._headers:
            self._become_a_guest(name)
        news = self._ask(self._path)
        check_player(who, game(news["table"]["game"]))
        if news["now"]["seat"] < 0:
            news = self._ask(f"{self._path}/join", {})
        print(f"{who} plays seat {news['now']['seat'] + 1}.", flush=True)

    def play(self, who: str, edition: Any) -> None:
        mind: Player | None = None
        setup: Setup | None = None
        sent = 0
        for news in self._updates():
            if news.get("phase") == "over":
                print(f"The game is over: {', '.join(map(str, news['result']['scores']))}.")
                return
            if not news.get("choices") or news["seq"] < sent:
                continue
            position = self._ask(f"{self._path}/position")
            if mind is None or setup is None:
                setup = self._setup(position, edition)
                mind = player(who, setup, seed=int(position["seq"]))
            state: State = setup.restore(b64decode(position["cells"]))
            seat = position["seat"]
            if seat not in state.pending_seats():
                continue
            move = setup.game.decode(setup, mind.decide(state, seat)).notation()
            wish = {"type": "play", "seq": position["seq"], "move": move, "token": f"at-{position['seq']}"}
            try:
                sent = self._ask(f"{self._path}/moves", wish)["seq"]
            except Outdated:
                continue

    def _setup(self, position: dict[str, Any], edition: Any) -> Setup:
        """The set-up of the table, as this machine's engine makes it."""
        chosen = game(position["game"], position["rules"])
        options = [f"{name}={value}" for name, value in position["options"].items()]
        setup = read_setup(chosen, position["players"], options, edition)
        if setup.edition.digest != position["edition"]:
            raise WrongUsage("The table is played with an edition of its own; give its file with --edition.")
        return setup

    def _become_a_guest(self, name: str) -> None:
        with self._open("/api/guests", {"name": name}) as answer:
            self._headers["Cookie"] = answer.headers["Set-Cookie"].partition(";")[0]

    def _updates(self) -> Iterator[dict[str, Any]]:
        with self._open(f"{self._path}/stream") as lines:
            for line in lines:
                yield json.loads(line)

    def _ask(self, path: str, body: object = None) -> dict[str, Any]:
        with self._open(path, body) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def _open(self, path: str, body: object = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        request = Request(self._server + path, content, self._headers)
        try:
            return urlopen(request, timeout=LONGEST_WAIT)
        except HTTPError as error:
            with error:
                refused = json.load(error)
            kind = Outdated if refused.get("error") in ("outdated", "not-your-turn") else Unreachable
            raise kind(f"The server refuses: {printable(str(refused.get('message')))}") from None
        except URLError as error:
            raise Unreachable(f"{self._server} does not answer: {error.reason}.") from None


class Outdated(Unreachable):
    """Something happened while it thought."""
