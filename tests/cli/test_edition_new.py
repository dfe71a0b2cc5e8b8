"""`patolli edition new`: a file for the owner of a box."""

from pathlib import Path

import pytest

from cli.command import patolli
from patolli.games import games


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_a_new_edition_file_can_be_checked_and_played_with(game: str, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert patolli("edition", "new", game, path).code == 0
    assert "is fine: edition my-box" in patolli("edition", "check", path).out
    played = patolli("simulate", game, "--games", "2", "--edition", path)
    assert played.code == 0, played.err


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("mine", encoding="utf-8")
    refused = patolli("edition", "new", games()[0].name, path)
    assert refused.code == 2
    assert "is there already and is left as it is" in refused.err
    assert path.read_text(encoding="utf-8") == "mine"
