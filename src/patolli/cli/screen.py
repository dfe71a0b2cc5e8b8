"""Output: sentences, tables and pictures on the terminal, or JSON for programs."""

import sys

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

_CLEAR_WITH_SCROLLBACK = "\x1b[3J\x1b[2J\x1b[H"


class Screen:
    """Standard output. On a terminal text is wrapped to its width; in a pipe a line stays a line."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal

    def say(self, text: str | Text = "", style: str = "", hang: int = 0) -> None:
        """Print a paragraph; where it is wrapped, its further lines are indented."""
        whole = Text(text, style) if isinstance(text, str) else text
        if self.is_terminal and whole.cell_len > self.width:
            lines = whole.wrap(self._console, max(self.width - hang, 20))
            for line in lines:
                line.rstrip()
            whole = Text("\n" + " " * hang).join(lines)
        self._console.print(whole, soft_wrap=True)

    def draw(self, picture: Text) -> None:
        """Print a picture, whose lines are kept as they are where they fit."""
        picture.rstrip()
        for line in picture.split("\n", allow_blank=True):
            self.say(line, hang=4)

    def show(self, table: RenderableType) -> None:
        with self._console.capture() as capture:
            self._console.print(table)
        for line in capture.get().splitlines():
            self._console.file.write(line.rstrip() + "\n")

    def rule(self, title: str) -> None:
        """Print a heading across the screen."""
        self._console.print()
        self._console.rule(Text(title, "bold"), align="left", style="dim")

    def clear(self) -> None:
        """Wipe the screen and what could be scrolled back to; a pipe has nothing to wipe."""
        if self.is_terminal:
            self._console.file.write(_CLEAR_WITH_SCROLLBACK)
            self._console.file.flush()


def printable(text: str) -> str:
    """Return a message as one line without control characters, whatever file or keyboard its words came
    from."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def plain_table(*headings: str, numbers: tuple[int, ...] = ()) -> Table:
    """Make a table with one line under its headings; the columns in `numbers` are aligned to the right."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold", border_style="dim")
    for index, heading in enumerate(headings):
        is_number = index in numbers
        table.add_column(Text(heading), justify="right" if is_number else "left", no_wrap=is_number)
    return table


def print_json(value: object) -> None:
    """Print a value for programs, readable for people too."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
