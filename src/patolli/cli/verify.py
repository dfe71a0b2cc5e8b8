"""`patolli verify`: was a finished game shuffled as was promised, and played by the rules?"""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from patolli.cli.arguments import AsJson, EditionFile, WrongUsage, read_journal_file
from patolli.cli.screen import Screen, print_json
from patolli.engine.errors import InvalidJournal
from patolli.engine.match import Match


class Verdict(msgspec.Struct, frozen=True):
    commitment: str
    nonces: tuple[str, ...]
    turns: int
    over: bool
    scores: tuple[int, ...]


def verify(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A journal, as text or JSON.")],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="SHA256", help="What was published before the game; it must fit.", show_default=False
        ),
    ] = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Check a finished game: its shuffle and all its moves.

    The seed is checked against what was promised, the moves against the rules. The journal's seed and the
    players' words give every shuffle again (docs/fair-shuffles.md is the recipe), and every turn is played
    again on it. Exit code 2 says that something does not fit.

    \b
    Examples:
      patolli verify game.txt
      patolli verify game.json --commitment 630dcd29… (all 64 digits)
    """
    journal = read_journal_file(path, edition)
    if journal.seed.kind != "fair":
        raise InvalidJournal(f"{path} has a fast seed, which nobody promises; only fair ones can be checked.")
    found = journal.seed.commitment()
    if commitment is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", commitment.strip()):
        raise WrongUsage("--commitment is the whole SHA-256, 64 hexadecimal digits.")
    if commitment is not None and commitment.strip().lower() != found:
        raise InvalidJournal(
            f"{path} was not shuffled with the seed that was promised: the SHA-256 of its seed is {found}."
        )
    try:
        state = Match.replay(journal).state
    except InvalidJournal as error:
        raise InvalidJournal(f"{path}: {error}") from None
    verdict = Verdict(found, journal.seed.nonces, len(journal.turns), state.is_over(), tuple(state.scores()))
    if as_json:
        print_json(verdict)
        return
    screen = Screen()
    promised = "as was promised" if commitment is not None else "compare it with what was published before"
    screen.say(f"The SHA-256 of the seed is {found}: {promised}.")
    words = [nonce for nonce in journal.seed.nonces if nonce]
    screen.say(f"{len(words)} of {journal.setup.players} players added a word to the shuffle.")
    ended = "to its end" if state.is_over() else "so far; it is not over"
    screen.say(f"All {len(journal.turns)} turns are legal: the game was played by the rules {ended}.")
    screen.say(
        "Scores: " + ", ".join(f"seat {n + 1} {score}" for n, score in enumerate(state.scores())) + "."
    )
