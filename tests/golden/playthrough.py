"""Golden playthroughs: whole games, with all that everybody sees on the way.

A golden file is a journal whose comments tell, before each decision, what the seat may do, and after it, what
has changed for whom. A change of a rule, a picture or a view, or a leak, shows as a difference of a file.
There is one for each number of players, and one for each choice of an option that is not its default.

`python tests/golden/playthrough.py`, or `make golden`, writes them all again.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from pathlib import Path

import msgspec

import patolli
from patolli import SPECTATOR, Match, Seed, Setup
from patolli.engine.chance import FastSource
from patolli.engine.effects import Effect
from patolli.engine.seed import FAIR_BYTES
from patolli.engine.turn import Turn
from patolli.engine.words import said_in_full

FOLDER = Path(__file__).parent
TOLD = 150
"""So many decisions of a game are told with all that is seen; of a longer one the rest is only played."""


def golden_setups() -> Iterator[Setup]:
    for game in patolli.games():
        defaults = {option.name: option.default for option in game.options}
        for setup in game.setups():
            others = sum(value != defaults[name] for name, value in setup.options)
            if others == 0 or (others == 1 and setup.players == game.min_players):
                yield setup


def file_name(setup: Setup) -> str:
    """For example "yaxha-3" or "yaxha-2-deck=first-game"."""
    defaults = {option.name: option.default for option in setup.game.options}
    options = [f"{name}={value}" for name, value in setup.options if value != defaults[name]]
    return "-".join([setup.game.name, str(setup.players), *options])


@dataclass(frozen=True)
class Seen:
    """What one viewer sees: a short hash of the typed view, which also tells what no picture shows, and the
    picture in lines."""

    view: str
    picture: list[str]


Table = dict[int, Seen]
"""What all viewers see, seat by seat; a spectator comes first."""

Change = tuple[str, ...]
"""Lines of a picture that are gone, then those that have come."""


def playthrough(setup: Setup) -> str:
    """A game from a fixed seed by fixed random choices."""
    nonces = tuple(f"word {seat + 1}" for seat in range(setup.players))
    match = Match(setup, Seed.fair(bytes(range(FAIR_BYTES)), nonces))
    source = FastSource(1)
    seen = look(match, {})
    lines = [*match.journal.header().rstrip("\n").split("\n"), ""]
    lines += comments(first_look(match, seen))
    while not match.state.is_over():
        pending = match.state.pending_seats()
        seat = pending[source.below(len(pending))]
        legal = match.state.legal_actions(seat)
        action = legal[source.below(len(legal))]
        told = len(match.turns) < TOLD
        if told:
            lines += ["", *comments(choices(match, seat, legal))]
        turn = match.play(seat, action)
        entry = match.journal.line(turn).rstrip("\n")
        lines.append(f"{entry:<15} # {setup.game.decode(setup, action).sentence()}")
        lines += comments(what_happened(turn, setup.players))
        if told:
            before, seen = seen, look(match, seen)
            lines += comments(what_changed(match, before, seen))
    lines += ["", *comments(the_end(match))]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def comments(lines: Iterable[str]) -> Iterator[str]:
    return (f"# {line}" for line in lines)


def choices(match: Match, seat: int, legal: list[int]) -> Iterator[str]:
    yield f"seat {seat + 1} may:"
    for action in legal:
        move = match.setup.game.decode(match.setup, action)
        yield f"  {move.notation():<7} {move.sentence()}"


# Who hears what


def what_happened(turn: Turn, players: int) -> Iterator[str]:
    """Every effect and how it is said; what several listeners hear, once."""
    assert turn.effects is not None
    listeners = [SPECTATOR, *range(players)]
    for effect in turn.effects:
        told: dict[Effect, list[int]] = {}
        for listener in listeners:
            heard = effect.heard_by(listener)
            if heard is not None:
                told.setdefault(heard, []).append(listener)
        for heard, by in told.items():
            yield f"{'all hear' if by == listeners else names(by) + ' only'}: {heard}"
            if heard.words():
                yield f"  {said_in_full(heard.words())}"


# Who sees what


def look(match: Match, before: Table) -> Table:
    """What everybody sees now; a picture is drawn only of a view that has changed."""
    game = match.setup.game
    table: Table = {}
    for seat in (SPECTATOR, *range(match.setup.players)):
        view = game.view(match.state, seat)
        short = hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:8]
        if seat in before and before[seat].view == short:
            table[seat] = before[seat]
        else:
            table[seat] = Seen(
                short, game.presentation.picture(match.setup, view).plain.rstrip("\n").split("\n")
            )
    return table


def first_look(match: Match, seen: Table) -> Iterator[str]:
    """The table as a spectator sees it, and where each seat sees something else."""
    yield "spectator:"
    yield from (f"  {line}" for line in seen[SPECTATOR].picture)
    yield from differences(dict.fromkeys(seen, seen[SPECTATOR]), seen)
    yield from views(seen)
    yield f"now decides: {names(match.state.pending_seats())}"


def what_changed(match: Match, before: Table, after: Table) -> Iterator[str]:
    yield from differences(before, after)
    yield from views({seat: seen for seat, seen in after.items() if seen.view != before[seat].view})
    yield f"now decides: {names(match.state.pending_seats())}"


def differences(before: Table, after: Table) -> Iterator[str]:
    """The lines of pictures that have changed; what several viewers see, once."""
    seen_by: dict[Change, list[int]] = {}
    for seat in after:
        for change in changes(before[seat].picture, after[seat].picture):
            seen_by.setdefault(change, []).append(seat)
    for seats, group in groupby(seen_by.items(), key=lambda item: item[1]):
        yield f"{'all' if len(seats) == len(after) else names(seats)}:"
        for change, _ in group:
            yield from change


def changes(before: list[str], after: list[str]) -> Iterator[Change]:
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for tag, from_old, to_old, from_new, to_new in matcher.get_opcodes():
        if tag != "equal":
            gone = (f"- {line}" for line in before[from_old:to_old])
            come = (f"+ {line}" for line in after[from_new:to_new])
            yield (*gone, *come)


def views(table: Table) -> Iterator[str]:
    if table:
        yield "views: " + ", ".join(f"{names([seat])} {seen.view}" for seat, seen in table.items())


def names(seats: list[int]) -> str:
    """For example "spectator and seats 1, 2"."""
    numbers = [str(seat + 1) for seat in seats if seat != SPECTATOR]
    parts = ["spectator"] if SPECTATOR in seats else []
    if numbers:
        parts.append(f"{'seats' if len(numbers) > 1 else 'seat'} {', '.join(numbers)}")
    return " and ".join(parts) or "nobody"


# The end


def the_end(match: Match) -> Iterator[str]:
    outcome = match.state.outcome()
    assert outcome is not None
    yield f"won: {names(list(outcome.winners))}, by {outcome.decided_by.value}"
    yield from (
        sheet_line(line.name, line.points)
        for line in match.setup.game.breakdown(match.state)
        if any(line.points)
    )
    yield sheet_line("together", outcome.scores)


def sheet_line(name: str, points: tuple[int, ...]) -> str:
    return "".join(f"{each:>5}" for each in points) + f"  {name}"


def write_all(files: dict[str, Setup]) -> None:
    for stale in FOLDER.glob("*.txt"):
        if stale.stem not in files:
            stale.unlink()
            print(f"removed {stale.name}")
    for name, setup in files.items():
        path = FOLDER / f"{name}.txt"
        text = playthrough(setup)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'same as before' if same else 'written'}: {path.name}")


if __name__ == "__main__":
    write_all({file_name(setup): setup for setup in golden_setups()})
