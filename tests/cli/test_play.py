"""`patolli play`, line by line through a pipe."""

import hashlib
import re
from pathlib import Path

from cli.command import patolli, shown
from cli.journals import played, written

PROMPT = "? for help) > "


def test_a_whole_game_by_always_choosing_the_first_move() -> None:
    out = shown("play", "yaxha", "--seats", "you,random,random", "--seed", "7", typed="1\n" * 500)
    assert out.startswith("Yaxha: Seat 1 (you), Seat 2 (random), Seat 3 (random)\n")
    assert "The end" in out
    assert re.search(r"Seat \d \(\w+\) wins with \d+ points\.", out)
    assert "Points for" in out
    assert "\ntotal " in out
    assert out.endswith("Seed: fast 7\n")


def test_moves_and_refusals_in_another_language() -> None:
    out = shown("play", "gold", "--seed", "3", "--language", "nl", typed="keep\nq\n")
    assert "niets bieden" in out
    assert "keep mag nu niet: nu biedt iedereen op de voorste scherf." in out
    assert "? voor hulp) > " in shown("play", "gold", "--seed", "3", typed="q\n", LANG="nl_NL.UTF-8")
    done = patolli("play", "gold", "--language", "tlh")
    assert done.code == 2
    assert done.err == "The language 'tlh' is not spoken here; it is one of: en, nl, de, it.\n"


def test_the_seed_is_committed_to_before_the_game_and_shown_after_it() -> None:
    out = shown("play", "duel", typed="1\n" * 20, toys=True)
    before, _, after = out.partition("The end")
    promised = re.search(r"SHA-256 of the seed: ([0-9a-f]{64})\n", before)
    seed = re.search(r"Seed: fair ([0-9a-f]{64})\n", after)
    assert promised
    assert seed
    assert seed[1] not in before
    assert hashlib.sha256(bytes.fromhex(seed[1])).hexdigest() == promised[1]


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    def game() -> str:
        return shown("play", "yaxha", "--seed", "fast 3", typed="2\n\n" + "1\n" * 200)

    assert game() == game()


def test_you_sit_first_and_others_are_as_few_as_possible() -> None:
    assert shown("play", "yaxha").startswith("Yaxha: Seat 1 (you), Seat 2 (casual)\n")


def test_moves_can_be_typed_as_they_are_written() -> None:
    out = shown("play", "yaxha", "--seed", "7", typed="m2\n\nj\n")
    assert "You take market 2." in out
    assert "1. Seat 1 (you)     M2  take market 2" in out


def test_what_cannot_be_played_is_one_sentence_and_asked_again() -> None:
    typed = "9\nhello\nO@b1\n\n99999999999999999999\nM1\n\n"
    out = shown("play", "yaxha", "--seed", "7", typed=typed)
    assert "There is no number 9; type one from 1 to 2." in out
    assert "'hello' cannot be read; a move looks like M2" in out
    assert "O@b1 is not allowed now: first choose a market; building comes after that." in out
    assert "Type a number (1 to 2) or a move" in out
    assert out.count("You take market 1.") == 1


def test_bytes_that_are_no_text_are_asked_again(tmp_path: Path) -> None:
    out = shown(
        "play", "yaxha", typed="\x00\x1b[31m\udcff\n".encode("utf-8", "surrogatepass").decode("latin-1")
    )
    assert "cannot be read" in out


def test_many_moves_are_grouped_and_help_puts_them_in_words() -> None:
    path_to_many = "1\n\n" + "1\n1\n1\n\n" + "1\n\n"
    out = shown("play", "yaxha", "--seed", "7", typed=path_to_many + "?\n")
    grouped, _, in_words = out.rpartition(PROMPT + "?")
    assert re.search(r"\nlay an? \w+ cube at …\n +1 .@\w\d +2 .@\w\d ", grouped)
    assert re.search(r"\n +12 .@\w\d +lay an? \w+ cube at", in_words)
    assert "u, undo" in in_words
    assert max(map(len, grouped.rpartition("Seat 2")[2].splitlines())) <= 80


def test_a_decision_can_be_taken_back_until_it_is_shown() -> None:
    """Choose a market, think again, choose it after all; lay a cube, take it back, and so on."""
    out = shown("play", "yaxha", "--seed", "7", typed="1\nu\n2\n\n" + "1\nu\nj\n")
    assert "You take market 1." in out
    assert "You take market 2." in out
    journal = out.rpartition(PROMPT + "j\n")[2]
    assert "1. Seat 1 (you)     M2" in journal
    assert "(taken back)" in journal
    assert "4. Seat 1 (you)     take back the last decision" in journal


def test_a_take_back_is_refused_with_the_reason() -> None:
    out = shown("play", "yaxha", "--seed", "7", typed="u\n1\n\nu\n")
    assert "Seat 1 has not decided anything yet that could be taken back." in out
    assert "It is too late to take that back: hidden information has been revealed since." in out


def test_the_others_decisions_are_told_when_they_may_be_seen() -> None:
    out = shown("play", "duel", "--seats", "you,random", "--seed", "7", typed="1\nj\n2\n\n", toys=True)
    secret, _, told = out.partition("Enter to keep it, u to take it back > ")
    assert "Seat 2 (random): " not in secret
    assert re.search(r"The numbers are 1 and 2, \d and \d\.\n", told)


def test_two_people_at_one_keyboard_do_not_see_each_others_secrets() -> None:
    """Seat 1 writes 5 and 4; seat 2 looks at everything there is to look at before it writes."""
    typed = "\n5\n4\n\n" + "\nj\n?\n1\n2\n\n" + "raise\n\n"
    out = shown("play", "duel", "--seats", "you,you", typed=typed, toys=True)
    hand_over = "Seat 2 (you) decides in secret. Enter when only you can look > "
    assert hand_over in out
    before_shown = out.partition(hand_over)[2].partition("You write a 2.")[0]
    assert "1. Seat 1 (you)    (secret)" in before_shown
    assert "Numbers: 0+0 1+0" in before_shown
    assert "5+" not in before_shown
    afterwards = out.partition("You write a 2.")[2]
    assert "The numbers are 5 and 4, 1 and 2." in afterwards
    assert "Seat 1 (you): raise by one" in afterwards


def test_a_tie_break_and_a_shared_win_in_words() -> None:
    ways = {
        "5\n4\n\n\n4\n5\n\n": "have 9 points each; Seat 1 (you) wins by the tie-break.",
        "3\n3\n\n\n3\n3\n\n": "share the win with 6 points each.",
    }
    for numbers, sentence in ways.items():
        typed = "\n" + numbers + "stay\n\n" * 2
        out = shown("play", "duel", "--seats", "you,you", typed=typed, toys=True)
        assert f"Seat 1 (you) and Seat 2 (you) {sentence}" in out


def test_computers_can_play_alone() -> None:
    out = shown("play", "duel", "--seats", "random,random,random", toys=True)
    assert "Seat 3 (random): " in out
    assert "The end" in out


def test_leaving_is_polite_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "a game.txt"
    quitting = shown("play", "yaxha", "--save", path, typed="1\n\nq\n")
    assert quitting.endswith(f"The game is saved; go on with: patolli play --continue '{path}'\n")
    ended = shown("play", "--continue", path, typed="1\n")
    assert "The input has ended.\n" in ended
    assert "was not saved; with --save FILE it is." in shown("play", "yaxha", typed="quit\n")


def test_an_edition_file_is_played_with(tmp_path: Path) -> None:
    standard = Path(__file__).parents[2] / "src/patolli/games/yaxha/edition.toml"
    text = standard.read_text().replace('"standard"', '"short"').replace("rounds = 10", "rounds = 1")
    edition = written(tmp_path, text, "short.toml")
    path = tmp_path / "game.txt"
    out = shown("play", "yaxha", "--edition", edition, "--save", path, typed="1\n1\n1\nq\n")
    assert "Round 1 of 1" in out
    assert out.endswith(f"patolli play --continue {path} --edition {edition}\n")
    refusal = patolli("play", "--continue", path)
    assert refusal.code == 2
    assert "give that edition’s file with --edition" in refusal.err
    assert "The end" in shown("play", "--continue", path, "--edition", edition, typed="1\n" * 9)


def test_a_finished_game_is_shown_when_it_is_continued(tmp_path: Path) -> None:
    text = played(1000).journal.to_text()
    path = written(tmp_path, text)
    assert "The end" in shown("play", "--continue", path)
    assert path.read_text() == text


def test_a_hint_names_moves_and_says_why() -> None:
    out = shown("play", "yaxha", "--seed", "3", typed="t\nq\n")
    assert "  1 M1  take market 1\n      Its cubes, " in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_computer_player_may_be_asked_to_think() -> None:
    out = shown("play", "yaxha", "--seed", "3", typed="k\nq\n")
    assert re.search(r"M[12]  take market [12]\n      \d+% of [\d,]+ looks, prospects \d+%\n", out)
    assert re.search(r"  Then it expects:\n      Seat 2: take market", out)
