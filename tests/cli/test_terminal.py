"""`patolli play` in a real (pseudo-)terminal."""

import re
from pathlib import Path

from cli.terminal import CTRL_C, CTRL_D, Terminal

PROMPT = "? for help) > "
CONFIRM = "Enter to keep it, u to take it back > "
WIPED = "\x1b[3J\x1b[2J"


def visible(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


def test_a_game_in_colours_that_fits_the_terminal() -> None:
    with Terminal("play", "yaxha", "--seats", "you,random,random", "--seed", "7") as terminal:
        start = terminal.until(PROMPT)
        assert re.search(r"\x1b\[[0-9;]*[34]8;5;\d+m", start)
        terminal.type("1\n")
        assert "You take market 1." in terminal.until(CONFIRM)
        terminal.type("\n")
        building = terminal.until(PROMPT)
        for _ in range(2):
            terminal.type("1\n")
            building += terminal.until(PROMPT)
        terminal.type("1\n")
        building += terminal.until(CONFIRM)
        assert max(map(len, visible(start + building).splitlines())) <= 80


def test_no_colours_where_they_are_not_wanted() -> None:
    with Terminal("play", "yaxha", NO_COLOR="1") as terminal:
        assert not re.search(r"\x1b\[[0-9;]*3[0-9;]*m", terminal.until(PROMPT))


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with Terminal("play", "yaxha", "--save", path) as terminal:
        terminal.until(PROMPT)
        terminal.type("1\n")
        terminal.until(CONFIRM)
        terminal.type("\n")
        terminal.until(PROMPT)
        farewell = visible(terminal.until("game.txt\r\n", key=CTRL_C))
        assert "The game is saved; go on with:" in farewell
        assert "Traceback" not in farewell
        assert terminal.exit_code() == 130
    assert "\n2. 2 " in path.read_text()


def test_ctrl_d_leaves_politely() -> None:
    with Terminal("play", "yaxha") as terminal:
        terminal.until(PROMPT)
        terminal.type(CTRL_D)
        assert "The input has ended." in terminal.until("was not saved; with --save FILE it is.")
        assert terminal.exit_code() == 0


def test_the_screen_is_wiped_before_another_person_looks() -> None:
    with Terminal("play", "duel", "--seats", "you,you", toys=True) as terminal:
        terminal.until("only you can look > ")
        terminal.type("\n")
        terminal.until(PROMPT)
        terminal.type("5\n")
        terminal.until(PROMPT)
        terminal.type("4\n")
        terminal.until(CONFIRM)
        terminal.type("\n")
        handed_over = terminal.until("Seat 2 (you) decides in secret. Enter when only you can look > ")
        assert WIPED in handed_over
        terminal.type("\n")
        assert "0+0 0+0" in visible(terminal.until(PROMPT))


def test_a_long_simulation_shows_how_far_it_is_and_can_be_stopped() -> None:
    with Terminal("simulate", "yaxha", "--games", "2000000000") as terminal:
        terminal.until("Playing")
        terminal.type(CTRL_C)
        assert terminal.exit_code() == 130
