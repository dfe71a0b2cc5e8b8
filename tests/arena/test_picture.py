"""The picture of a run."""

from xml.etree import ElementTree

from arena.contests import contest
from patolli.arena.figures import figures
from patolli.arena.game import play
from patolli.arena.picture import draw

TEXT = "{http://www.w3.org/2000/svg}text"


def test_the_picture_shows_every_player_and_every_share() -> None:
    table = contest("random", "greedy", "novice", seats=2)
    result = figures(table, [play(table, number) for number in range(30)])
    words = [text.text for text in ElementTree.fromstring(draw(result, "Yaxha")).iter(TEXT)]
    for each in result.ladder:
        assert words.count(each.player) == 2
        assert f"{each.rating.mu:.1f}" in words
    for pair in result.pairs:
        assert pair.share is not None
        assert f"{pair.share:.1%}" in words
        assert f"{pair.share_interval.low:.1%} to {pair.share_interval.high:.1%}" in words


def test_ties_alone_and_strange_names_make_a_picture_too() -> None:
    table = contest("random", "greedy")
    tied = [play(table, number) for number in range(2)]
    result = figures(table, [type(game)(game.game, game.seating, (5, 5), (0, 0), 1, 0.1) for game in tied])
    words = [text.text for text in ElementTree.fromstring(draw(result, "<Cats & Dogs>")).iter(TEXT)]
    assert "<Cats & Dogs>" in words
    assert "all tied" in words
