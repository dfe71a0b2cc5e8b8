"""What is shown: sentences, tables and pictures on the terminal, or JSON for programs."""

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

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Print a paragraph; all its lines are indented."""
        if not self._console.is_terminal:
            self._console.print(" " * indent, text, style=style or None, sep="", soft_wrap=True)
            return
        whole = Text(text) if isinstance(text, str) else text
        for line in whole.wrap(self._console, max(self.width - indent, 20)):
            line.rstrip()
            self._console.print(" " * indent, line, style=style or None, sep="", soft_wrap=True)

    def draw(self, picture: Text) -> None:
        """Print a picture, whose lines are kept as they are where they fit."""
        picture.rstrip()
        self.say(picture)

    def show(self, table: RenderableType) -> None:
        self._console.print(table)

    def rule(self, title: str) -> None:
        """A heading across the screen."""
        self._console.print()
        self._console.rule(Text(f" {title} ", "bold"), align="left", style="dim")

    def clear(self) -> None:
        """Wipe the screen and what could be scrolled back to; a pipe has nothing to wipe."""
        if self.is_terminal:
            self._console.file.write(_CLEAR_WITH_SCROLLBACK)
            self._console.file.flush()


def plain_table(*headings: str, numbers: tuple[int, ...] = ()) -> Table:
    """A table with one line under its headings; the columns in `numbers` are aligned to the right."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold", border_style="dim")
    for index, heading in enumerate(headings):
        table.add_column(Text(heading), justify="right" if index in numbers else "left")
    return table


def print_json(value: object) -> None:
    """Print a value for programs, readable for people too."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
