"""A game at the terminal: people and computer players around one keyboard."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from patolli.cli.choices import Choice, choices_of, explained, listing
from patolli.cli.hints import hints, thoughts
from patolli.cli.keyboard import Keyboard
from patolli.cli.names import names_in_sentences
from patolli.cli.replay import lines
from patolli.cli.savefile import SaveFile, SavingFailed
from patolli.cli.scoresheet import outcome_sentence, score_table
from patolli.cli.screen import Screen, printable
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game, View
from patolli.engine.hearing import hear
from patolli.engine.match import Match
from patolli.engine.state import SPECTATOR
from patolli.engine.turn import Turn
from patolli.engine.words import ENGLISH, Names, Said, say, words
from patolli.players import Player, is_player, player

YES: Final = ("", "y", "yes", "1")
UNDO: Final = ("u", "undo")
QUIT: Final = ("q", "quit", "exit")
HELP: Final = ("?", "h", "help")
JOURNAL: Final = ("j", "journal")
HINT: Final = ("t", "hint")
THINK: Final = ("k", "think")

COMMANDS: Final = """\
Type the number of a move, or the move itself as it is written beside the number.
  t, hint     what a computer player would do here, and why
  k, think    let one think for a second: what it finds, and what it expects
  u, undo     take your last decision back, as long as nobody has seen it
  j, journal  what has been decided so far
  save FILE   keep the game in a new file from now on
  q, quit     leave
  ?, help     this list, and all moves in words"""


class Left(Exception):
    """Somebody typed quit."""


class Session:
    def __init__(self, match: Match, seats: tuple[str, ...], file: SaveFile | None) -> None:
        self.match = match
        self.file = file
        self.locale = ENGLISH
        self.screen = Screen()
        self._people = [seat for seat, name in enumerate(seats) if not is_player(name)]
        self.keyboard = Keyboard(shared=len(self._people) > 1)
        self._computers: dict[int, Player] = {
            seat: player(name, match.setup, _player_seed(match, seat))
            for seat, name in enumerate(seats)
            if is_player(name)
        }
        self._told = {seat: _heard_before(match, seat) for seat in (*self._people, SPECTATOR)}
        self._at_keyboard: int | None = None

    @property
    def names(self) -> Names:
        return self.match.journal.called(self.locale)

    # The game from its first decision to its last

    def play(self) -> None:
        """Play until the game is over, or `Left` or `EndOfInput`."""
        while pending := self.match.state.pending_seats():
            people = [seat for seat in pending if seat in self._people]
            if people:
                self._turn(self._at_keyboard if self._at_keyboard in people else people[0])
            else:
                self._computer_decides(pending[0])
                if not self._people:
                    self._tell_news(SPECTATOR)
        self._show_end()

    def close(self) -> None:
        """Let go of the computer players."""
        for computer in self._computers.values():
            computer.close()

    def _computer_decides(self, seat: int) -> None:
        concealed = self.match.state.clone()
        concealed.conceal(seat)
        self._enter(seat, self._computers[seat].decide(concealed, seat))

    def _enter(self, seat: int, action: int | None) -> None:
        """Play a turn; it is on the disk before anything is shown."""
        turn = self.match.play(seat, action)
        if self.file:
            self.file.append(self.match.journal.line(turn))

    # One decision of a person

    def _turn(self, seat: int) -> None:
        self._hand_over(seat)
        self.screen.rule(self.names[seat])
        self._tell_news(seat)
        self._draw(seat)
        choices = choices_of(self.match.state, seat, self.locale)
        self.screen.draw(listing(choices, self.screen.width))
        prompt = say(self.locale, "terminal-your-move", range=_range(choices))
        while not self._obey(seat, choices, self.keyboard.ask(f"{prompt} > ")):
            pass

    def _obey(self, seat: int, choices: list[Choice], typed: str) -> bool:
        """Carry out what was typed; tell whether the position has changed."""
        is_move = any(choice.notation.lower() == typed.lower() for choice in choices)
        word = "" if is_move else typed.lower()
        try:
            if word in HELP:
                self.screen.draw(explained(choices))
                self.screen.say(_legend(self.match.setup.game))
                self.screen.say(COMMANDS)
            elif word in HINT:
                self.screen.draw(hints(self.match.state, seat, choices, self.screen.width, self.locale))
            elif word in THINK:
                self.screen.draw(thoughts(self.match.state, seat, choices))
            elif word in UNDO:
                self._enter(seat, None)
                return True
            elif word in JOURNAL:
                for line in lines(self.match, seat, self.locale) or ["Nothing has been decided yet."]:
                    self.screen.say(line, hang=4)
            elif word in QUIT:
                raise Left
            elif word == "save" or word.startswith("save "):
                self._save(typed[len("save") :].strip())
            else:
                choice = self._chosen(seat, choices, typed)
                if self._confirmed(seat, choice):
                    self._enter(seat, choice.action)
                    return True
        except SavingFailed:
            raise
        except PatolliError as error:
            self.screen.say(printable(error.said(self.locale)))
        return False

    def _chosen(self, seat: int, choices: list[Choice], typed: str) -> Choice:
        """Return the choice with this number or notation."""
        if not typed:
            raise PatolliError(words("terminal-nothing-typed", range=_range(choices)))
        if typed.isdecimal():
            place = int(typed[:9]) - choices[0].number
            if 0 <= place < len(choices):
                return choices[place]
            raise PatolliError(words("terminal-no-number", typed=typed, range=_range(choices)))
        setup = self.match.setup
        move = setup.game.parse(setup, typed)
        action = setup.game.encode(setup, move)
        setup.require_legal(self.match.state, seat, action)
        return next(choice for choice in choices if choice.action == action)

    def _confirmed(self, seat: int, choice: Choice) -> bool:
        """Ask before a decision that can no longer be taken back, or after which others decide."""
        state = self.match.state
        after = state.clone()
        after.apply(seat, choice.action)
        if seat in after.pending_seats() and after.reveals() == state.reveals():
            return True
        while True:
            self.screen.say(say(self.locale, "terminal-you", sentence=choice.sentence))
            answer = self.keyboard.ask(say(self.locale, "terminal-keep") + " > ").lower()
            if answer in YES:
                return True
            if answer in UNDO:
                return False
            if answer in QUIT:
                raise Left

    def _save(self, name: str) -> None:
        if self.file:
            raise PatolliError(f"The game is being saved in {self.file.path} already.")
        if not name:
            raise PatolliError("Type save and the name of a new file, for example: save game.txt")
        self.file = SaveFile.create(Path(name), self.match.journal)
        self.screen.say(f"The game is saved in {name} from now on.")

    # Several people at one keyboard

    def _hand_over(self, seat: int) -> None:
        """Let another person sit down, unseen by the others where there is something to hide."""
        before, self._at_keyboard = self._at_keyboard, seat
        if len(self._people) == 1 or before == seat:
            return
        decides_unseen = len(self.match.state.pending_seats()) > 1
        to_wipe = before is not None and self._has_secrets(before)
        if decides_unseen or to_wipe or self._has_secrets(seat):
            if to_wipe:
                self.screen.clear()
            name = self.names[seat]
            self.keyboard.ask(f"{name} decides in secret. Enter when only you can look > ")

    def _has_secrets(self, seat: int) -> bool:
        """Tell whether a seat sees anything that a spectator does not."""
        return msgspec.structs.replace(self._view(seat), seat=SPECTATOR) != self._view(SPECTATOR)

    # What is shown

    def _view(self, seat: int) -> View:
        return self.match.view(seat)

    def _draw(self, seat: int) -> None:
        setup = self.match.setup
        self.screen.draw(setup.game.presentation.picture(setup, self._view(seat)))
        self.screen.say()

    def _tell_news(self, seat: int) -> None:
        """Say what the others did since this seat last heard of them, and what came of everything."""
        turns, self._told[seat] = self.match.turns_after(self._told[seat]), len(self.match.turns)
        lines = [line for turn in turns if not turn.undone for line in self._news(turn, seat)]
        for line in lines:
            self.screen.say(line, hang=4)
        if lines and self._people:
            self.screen.say()

    def _news(self, turn: Turn, seat: int) -> list[str]:
        heard = hear(self.match, turn, seat)
        spoken = names_in_sentences(self.match.journal, self.locale)
        sentence = heard.sentence(self.locale, spoken)
        is_news = sentence and turn.seat != seat and turn.action is not None
        decided = [f"{self.names[turn.seat]}: {sentence}"] if is_news else []
        return [*decided, *heard.results(self.locale, spoken)]

    def _show_end(self) -> None:
        state, names = self.match.state, self.names
        viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        if self._people:
            self._told[SPECTATOR] = min(self._told[seat] for seat in self._people)
        self.screen.rule(say(self.locale, "terminal-end"))
        self._tell_news(viewer)
        self._draw(viewer)
        outcome = state.outcome()
        if outcome:
            self.screen.say(outcome_sentence(outcome, names, self.match.setup.game.tie_break), "bold")
            self.screen.say()
        self.screen.show(score_table(state, names, self.locale))
        self.screen.say()
        self.screen.say(f"Seed: {self.match.journal.seed}")
        if self.match.journal.seed.kind == "fair":
            self.screen.say(f"Its SHA-256, as shown at the start: {self.match.journal.seed.commitment()}")
        if self.file:
            self.screen.say(f"The journal is in {self.file.path}.")


def _range(choices: list[Choice]) -> Said:
    first, last = (str(choices[n].number) for n in (0, -1))
    return first if first == last else words("terminal-range", first=first, last=last)


def _player_seed(match: Match, seat: int) -> int:
    """Derive a computer player's seed: it tells nothing about the game's own, yet makes a game repeatable."""
    text = f"player {seat} from entry {len(match.turns)} of {match.journal.seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def _heard_before(match: Match, seat: int) -> int:
    """Return up to which turn a seat has heard of the others when a game is continued: they decided together
    with its last decision, or after it."""
    own = [turn.reveals_before for turn in match.turns if turn.seat == seat and turn.action is not None]
    if not own:
        return 0
    return next(turn.number - 1 for turn in match.turns if turn.reveals_before == own[-1])


def _legend(game: Game) -> str:
    """Return what a game says about its notation, without the marks of a docstring."""
    return " ".join(game.presentation.legend.partition("\n\n")[2].replace("``", "").split())
