"""`patolli simulate`."""

import json

import pytest

from cli.command import patolli, shown


def test_figures_of_a_run() -> None:
    out = shown("simulate", "yaxha", "--players", "3", "--games", "50", "--seed", "4")
    assert out.startswith("Yaxha: 50 games of 3 random players, seed 4\nEdition standard, deck whole\n")
    assert "Mean score   Std. deviation" in out
    assert "decisions a second" in out


def test_the_same_seed_gives_the_same_games_audited_or_not() -> None:
    def figures(*arguments: str) -> object:
        out = json.loads(shown("simulate", "yaxha", "--games", "30", "--json", *arguments))
        return out["seats"], out["mean_length"]

    once = figures("--seed", "4")
    assert figures("--seed", "4", "--audit") == once
    assert figures("--seed", "5") != once


def test_wins_add_up_and_games_can_be_played_apart() -> None:
    def figures(*arguments: str) -> dict[str, list[dict[str, float]]]:
        out: dict[str, list[dict[str, float]]] = json.loads(shown("simulate", "yaxha", "--json", *arguments))
        return out

    whole = figures("--games", "6")["seats"]
    assert abs(sum(seat["wins"] for seat in whole) - 6) < 1e-9
    parts = [figures("--games", "3")["seats"], figures("--games", "3", "--first", "3")["seats"]]
    assert round(whole[0]["mean_score"] * 6) == sum(round(part[0]["mean_score"] * 3) for part in parts)


def test_options_are_used() -> None:
    out = json.loads(shown("simulate", "yaxha", "--games", "2", "--option", "deck=first-game", "--json"))
    assert out["options"] == {"deck": "first-game"}


def test_a_broken_invariant_is_named_with_the_way_to_see_it_again() -> None:
    done = patolli("simulate", "duel", "--option", "broken=yes", "--json", toys=True)
    assert (done.code, done.out) == (1, "")
    assert "broke an invariant: at the end: seat 1 begins with a 3" in done.err
    again = done.err.partition("To see it again: patolli ")[2].split()
    assert "after 1 decisions: seat 1 begins with a 3" in patolli(*again, toys=True).err


def test_a_computer_player_may_play_all_seats_and_the_points_are_explained() -> None:
    out = json.loads(shown("simulate", "maya", "--games", "5", "--player", "greedy", "--audit", "--json"))
    assert out["player"] == "greedy"
    assert "round-1" in out["points"]
    means = [seat["mean_score"] for seat in out["seats"]]
    assert sum(out["points"].values()) == pytest.approx(sum(means) / len(means))
