"""What is seen: everything but the order of the stock."""

import msgspec
import pytest
from rich.cells import cell_len

from games.maori.positions import MAORI, build, edition, give, new_game, play, see, show, turn
from patolli import SPECTATOR, Match, Seed
from patolli.engine.chance import FastSource
from patolli.engine.errors import TakeBackRefused
from patolli.games.maori.cells import NEXT
from patolli.games.maori.edition import Tile


def stock(state: object) -> list[int]:
    cells = state.cells  # type: ignore[attr-defined]
    return list(cells[cells[NEXT] :])


def widest(picture: str) -> int:
    return max(map(cell_len, picture.split("\n")))


def test_everybody_sees_the_same() -> None:
    game = new_game(3)
    seen = [msgspec.structs.replace(see(game, seat), seat=0) for seat in (0, 1, 2, SPECTATOR)]
    assert all(view == seen[0] for view in seen)


def test_a_concealed_stock_is_known_but_for_its_order() -> None:
    game = new_game(2)
    concealed = game.clone()
    concealed.conceal(0)
    assert stock(concealed) == sorted(stock(game)) != stock(game)


def test_a_redeal_shuffles_the_stock_and_nothing_else() -> None:
    game = new_game(2)
    guess = game.clone()
    guess.redeal(0, FastSource(9))
    assert stock(guess) != stock(game)
    assert sorted(stock(guess)) == sorted(stock(game))
    assert game.cells[: game.cells[NEXT]] == guess.cells[: game.cells[NEXT]]


def test_a_tile_taken_can_be_put_back_until_the_gap_was_filled() -> None:
    match = Match(MAORI.setup(2, {"ship-placer": "first-seat"}), Seed.fast(1))
    for seat, notation in ((0, "P1"), (1, "S1"), (1, "T1")):
        match.play(seat, MAORI.encode(match.setup, MAORI.parse(match.setup, notation)))
    match.take_back(1)
    match.play(1, MAORI.encode(match.setup, MAORI.parse(match.setup, "T1")))
    match.play(1, MAORI.encode(match.setup, MAORI.parse(match.setup, "L@a1")))
    with pytest.raises(TakeBackRefused, match="hidden information has been revealed"):
        match.take_back(1)


def test_the_points_are_those_of_the_score_sheet() -> None:
    game = new_game(2)
    build(game, 0, "<2PL >PL\noPH ~B")
    points = see(game).players[0].points
    assert points.total == game.scores()[0] == 3 + 2 + 10 + 3 + 5 - 12
    assert (points.palms, points.hut_palms, points.leis) == (3, 2, 10)
    assert (points.boats, points.shells, points.empty, points.atoll) == (3, 5, -12, 0)


def test_a_picture_shows_islands_whose_coasts_join() -> None:
    game = new_game(2, variant="advanced")
    show(game, "~B V <PH oP  " + "~ " * 6 + "~B " * 5 + "~S")
    build(game, 0, "<2PL >PL ^3P .\n. . vPH ~2S")
    give(game, 0, ship="a1", stored="=P")
    turn(game, 0, stop=1)
    picture = MAORI.presentation.picture(game.setup, see(game)).plain
    expected = r"""
Seat 1 sails the discovery ship
P palm  H hut  B boat  S shell  L half a lei  ~ water  V volcano  @ small ship

     1     ▼     3     4          stock 75   bank 20 shells
    ~~~~   /\  ╭─────╭────╮       prices from the ship on: - - - -
16  ~B~~  /VV\ │ PH  │ P  │ 5
    ~~~~ /    \╰─────╰────╯       points now     1   2
    ~~~~  ~~~~  ~~~~  ~~~~        palms          3   0
15  ~~~~  ~~~~  ~~~~  ~~~~  6     with a hut     8   0
    ~~~~  ~~~~  ~~~~  ~~~~        leis          10   0
    ~~~~  ~~~~  ~~~~  ~~~~        most boats     2   2
14  ~~~~  ~~~~  ~B~~  ~B~~  7     most shells    5   5
    ~~~~  ~~~~  ~~~~  ~~~~        empty        -11 -16
    ~~~~  ~~~~  ~~~~  ~~~~        total         17  -9
13  ~B~~  ~B~~  ~B~~  ~S~~  8
    ~~~~  ~~~~  ~~~~  ~~~~
     12    11    10    9

Seat 1 (you)  17 points           Seat 2  -9 points
5 shells, 2 boats                 5 shells, 2 boats
kept: horizontal P                kept: nothing
    a     b     c     d               a     b     c     d
  ╭─@────────╮╭────╮
1 │ 2P LL P  ││ 3P │  .           1   .     .     .     .
  ╰──────────╯│    │
              │    │ ~~~~
2   .     .   │ PH │ ~2S~         2   .     .     .     .
              ╰────╯ ~~~~

3   .     .     .     .           3   .     .     .     .


4   .     .     .     .           4   .     .     .     .
"""
    assert picture.startswith(expected.lstrip())


def test_everybody_is_shown_the_same_table() -> None:
    game = new_game(3)
    turn(game, 0)
    words = [
        MAORI.presentation.picture(game.setup, see(game, seat)).plain.split() for seat in (0, 1, 2, SPECTATOR)
    ]
    assert all([word for word in each if word != "(you)"] == words[-1] for each in words)


def test_a_picture_shows_printed_land_boats_and_the_atoll() -> None:
    land = 'land = [{ space = "a1", shape = "single", palms = 9, hut = true, boats = 9 }]'
    box = edition(
        ("boat_spaces = []", 'boat_spaces = ["d4"]'), ("atoll = []", 'atoll = ["b2"]'), ("land = []", land)
    )
    game = new_game(2, box=box)
    turn(game, 0, stop=1)
    picture = MAORI.presentation.picture(game.setup, see(game)).plain
    for part in ("o atoll", "# printed", "╭#───╮", "│9PH │", "╰9B──╯", "atoll          0   0"):
        assert part in picture


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.many_games
def test_no_line_of_a_picture_is_wider_than_80_columns(players: int) -> None:
    """At moments of a random game of every set-up."""
    for setup in (each for each in MAORI.setups() if each.players == players):
        game = setup.new(Seed.fast(2))
        dice = FastSource(2)
        for n in range(400):
            if n % 10 == 0 or game.is_over():
                assert widest(MAORI.presentation.picture(setup, MAORI.view(game, 0)).plain) <= 80
            if game.is_over():
                break
            seat = game.pending_seats()[0]
            actions = game.legal_actions(seat)
            game.apply(seat, actions[dice.below(len(actions))])


def test_a_picture_of_the_longest_words_is_not_wider_than_80_columns() -> None:
    """Three boards side by side, with the longest tile kept and in hand, printed land and an atoll, in the
    last of many idle turns."""
    land = 'land = [{ space = "a1", shape = "single", palms = 9, hut = true, boats = 9 }]'
    game = new_game(5, variant="expert", box=edition(("atoll = []", 'atoll = ["b2"]'), ("land = []", land)))
    turn(game, 0, stop=1)
    view = see(game)
    longest = Tile(shape="horizontal middle", palms=9, hut=True, boats=9, shells=9, lei=("west", "east"))
    poor = msgspec.structs.replace(view.players[0].points, total=-1000)
    players = [
        msgspec.structs.replace(player, stored=longest, shells=100, boats=100, points=poor)
        for player in view.players
    ]
    view = msgspec.structs.replace(
        view, stage="act", hand=longest, last_turns=4, idle_turns=19, players=tuple(players)
    )
    picture = MAORI.presentation.picture(game.setup, view).plain
    assert widest(picture) <= 80
    for part in (
        "Seat 1 takes a tile, removes one or does nothing; last turns, 4 left\n19 of 20 turns without",
        "@ small ship\no atoll  # printed\n",
        "kept: horizontal 9PH9B9SLL kept: horizontal 9PH9B9SLL kept: horizontal 9PH9B9SLL\n",
        "in hand: horizontal 9PH9B9SLL\n",
    ):
        assert part in picture


def test_when_the_game_is_over_the_picture_says_so() -> None:
    game = new_game(2)
    turn(game, 0)
    for n in range(8):
        play(game, n % 2, "S1", "N")
        if n == 3:
            assert (
                "4 of 8 turns without anything done"
                in MAORI.presentation.picture(game.setup, see(game)).plain
            )
    assert MAORI.presentation.picture(game.setup, see(game)).plain.startswith("The game is over")
