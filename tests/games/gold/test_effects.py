"""Effects: what is told of each rule, to whom and in which words, and that nothing is left out."""

from collections.abc import Iterable
from typing import cast

import pytest

from contract.setups import setup_id
from games.gold.listener import ListenersTable
from games.gold.positions import GOLD, bid, lay_table, let_arrange, new_game, see
from patolli import SPECTATOR, Seed, Setup, State
from patolli.engine.chance import FastSource
from patolli.engine.effects import Effect, heard, sentences
from patolli.engine.outcome import DecidedBy
from patolli.games.gold.effects import (
    AuctionOpened,
    BackSeen,
    BeadsPaid,
    BeadsScored,
    BidMade,
    BidsOpened,
    GameEnded,
    LyingShard,
    PlateArranged,
    PlateChosen,
    PlateScored,
    ShardArranged,
    ShardDrawn,
    ShardSold,
    ShardUnsold,
)
from patolli.games.gold.rules import GoldState
from patolli.games.gold.view import GoldView
from patolli.players.advice import advice

NAMES = ("Ana", "Ben", "Cleo", "Dan")
ALL_SILVER = "Si/go 6  Si/go 4  Si/go 4  Si/br 4  Si/br 3  Si/br 3"
ROW = "Go/st 6  Ja/br 4  Si/br 3"
GOLD_QUARTER = LyingShard(0, 6, 24, "gold")


def done(state: GoldState, seat: int, *notations: str) -> tuple[Effect, ...]:
    """Return what the last of these decisions did."""
    effects: tuple[Effect, ...] = ()
    for notation in notations:
        action = GOLD.encode(state.setup, GOLD.parse(state.setup, notation))
        state.setup.require_legal(state, seat, action)
        effects = state.carry_out(seat, action)
    return effects


def last_bid(state: GoldState, *beads: int) -> tuple[Effect, ...]:
    """Let everybody bid, seat after seat; return what the last bid did."""
    bid(state, *beads[:-1])
    return done(state, len(beads) - 1, f"bid{beads[-1]}")


def told(effects: Iterable[Effect], listener: int = SPECTATOR, locale: str = "en") -> list[str]:
    return list(sentences(heard(effects, listener), locale, NAMES))


def auction(*beads: int) -> tuple[GoldState, tuple[Effect, ...]]:
    game = new_game(len(beads))
    lay_table(game, row=ROW)
    return game, last_bid(game, *beads)


# The auction


def test_the_others_hear_that_somebody_has_bid_and_not_what() -> None:
    game = new_game(3)
    effects = done(game, 1, "bid4")
    assert effects == (BidMade(1, 4),)
    assert heard(effects, 1) == effects
    assert told(effects, 1) == [], "the decision's own sentence says it"
    for other in (0, 2, SPECTATOR):
        assert heard(effects, other) == (BidMade(1, None),)
        assert told(effects, other) == ["Ben has bid."]


def test_the_last_bid_opens_all() -> None:
    _, effects = auction(5, 1, 3)
    assert heard(effects, SPECTATOR) == (
        BidMade(2, None),
        BidsOpened((5, 1, 3)),
        ShardSold(0, GOLD_QUARTER, 5, (1,), "highest-bid", ()),
        BeadsPaid(0, 1, 5, "bid-least"),
        BackSeen(0, GOLD_QUARTER, None),
    )
    assert told(effects) == [
        "Cleo has bid.",
        "The bids are revealed: Ana bid 5 beads, Ben bid 1 bead and Cleo bid 3 beads.",
        "Ana bid the most and gets the shard gold 1/4 for 5 beads.",
        "Ana pays 5 beads to Ben, who bid least.",
        "Ana takes the shard gold 1/4 and looks at its back.",
    ]


def test_the_winner_alone_hears_what_the_back_shows() -> None:
    _, effects = auction(5, 1, 3)
    assert effects[-1] == BackSeen(0, GOLD_QUARTER, "stone")
    assert told(effects, 0)[-1] == "Ana takes the shard gold 1/4 and looks at its back: stone."
    for other in (1, 2, SPECTATOR):
        assert "stone" not in str(heard(effects, other))


def test_equal_bids_cancel_each_other() -> None:
    _, effects = auction(5, 5, 3, 1)
    assert effects[2:4] == (
        ShardSold(2, GOLD_QUARTER, 3, (3,), "highest-left", (0, 1)),
        BeadsPaid(2, 3, 3, "bid-least"),
    )
    assert told(effects)[2] == (
        "The equal bids of Ana and Ben cancel each other. "
        "Cleo has the highest bid left and gets the shard gold 1/4 for 3 beads."
    )


@pytest.mark.parametrize("bids", [(5, 5, 0), (5, 5, 3, 3), (4, 4)])
def test_unsold_as_all_bids_are_equal(bids: tuple[int, ...]) -> None:
    _, effects = auction(*bids)
    assert effects[2] == ShardUnsold(GOLD_QUARTER, "equal-bids")
    assert told(effects)[2] == (
        "Equal bids cancel each other, and no other bid is left. "
        "The shard gold 1/4 leaves the game, and nobody sees its back."
    )


def test_unsold_as_nobody_bid() -> None:
    _, effects = auction(0, 0, 0)
    assert effects[2] == ShardUnsold(GOLD_QUARTER, "nobody-bid")
    assert told(effects)[2] == (
        "Nobody bid anything. The shard gold 1/4 leaves the game, and nobody sees its back."
    )


def test_the_winner_chooses_among_several_who_bid_least() -> None:
    game, effects = auction(1, 0, 0)
    assert effects[2:] == (ShardSold(0, GOLD_QUARTER, 1, (1, 2), "highest-bid", ()),)
    assert told(effects)[-1] == (
        "Ana bid the most and gets the shard gold 1/4 for 1 bead. "
        "Ben and Cleo bid least: Ana chooses which of them gets the bead."
    )
    paid = done(game, 0, "pay3")
    assert paid == (BeadsPaid(0, 2, 1, "chosen-of-least"), BackSeen(0, GOLD_QUARTER, "stone"))
    assert told(paid)[0] == "Ana pays 1 bead to Cleo."


def test_a_winner_who_bid_least_chooses_among_all_others() -> None:
    game, effects = auction(5, 5, 3)
    assert effects[2:] == (ShardSold(2, GOLD_QUARTER, 3, (0, 1), "highest-left", (0, 1)),)
    assert told(effects)[-1].endswith(
        "Cleo bid least of all and may pay anyone: Cleo chooses who gets the beads."
    )
    assert done(game, 2, "pay1")[0] == BeadsPaid(2, 0, 3, "chosen-of-all")


def test_a_shard_is_drawn_before_the_next_auction() -> None:
    game, effects = auction(0, 0, 0)
    last = see(game, SPECTATOR).row[-1]
    drawn = LyingShard(3, last.size, 24, last.up)
    assert effects[3:] == (ShardDrawn(drawn, 26), AuctionOpened(2, 30, LyingShard(1, 4, 24, "jade")))
    assert told(effects)[-2].endswith("is drawn from the bag. 26 shards are left in it.")
    assert told(effects)[-1] == "Auction 2 of 30: the shard jade 1/6 is for sale."


def test_the_last_two_auctions_go_without_a_draw() -> None:
    game = new_game(2)
    drawn = []
    for _ in range(29):
        kinds = [type(effect) for effect in last_bid(game, 0, 0)]
        assert kinds[-1] is AuctionOpened
        drawn.append(ShardDrawn in kinds)
    assert drawn == [True] * 27 + [False] * 2


def test_the_bag_is_said_to_be_empty() -> None:
    game = new_game(2)
    for _ in range(26):
        bid(game, 0, 0)
    assert told(last_bid(game, 0, 0))[-2].endswith("The bag is empty now.")


# The plate


def test_choosing_a_plate_is_seen_by_all() -> None:
    game, _ = auction(5, 1)
    effects = done(game, 0, "plate2")
    assert heard(effects, SPECTATOR) == effects == (PlateChosen(0, 1),)
    assert told(effects) == [], "the decision's own sentence says it"


def test_nobody_else_hears_of_a_plate_before_all_of_it_lies() -> None:
    game = new_game(3)
    lay_table(game, plates={1: "Go/si 4  Si/br 3"}, row="Go/st 6  Ja/br 4  Br/ja 3")
    let_arrange(game, 1)
    first = done(game, 1, "out")
    assert first == (ShardArranged(1, LyingShard(2, 6, 24, "gold"), "out", None),)
    assert told(first, 1) == ["The shard gold 1/4 will leave the game."]
    second = done(game, 1, "turn")
    assert second == (ShardArranged(1, LyingShard(0, 4, 24, "gold"), "turned", "silver"),)
    assert told(second, 1) == ["The shard gold 1/6 will lie with silver up."]
    for other in (0, 2, SPECTATOR):
        assert heard(first + second, other) == ()
    last = done(game, 1, "keep")
    assert told(last, 1)[0] == "The shard silver 1/8 will lie with silver up."
    assert last[1] == PlateArranged(
        seat=1,
        plate=0,
        plates=1,
        new=2,
        lying=(LyingShard(0, 4, 24, "silver", "gold"), LyingShard(1, 3, 24, "silver")),
        turned=(0,),
        out=(LyingShard(2, 6, 24, "gold"),),
    )
    assert told(last)[0] == (
        "Ben removes the shard gold 1/4 from the game without showing its back. "
        "Turned over: gold 1/6 (now silver). The plate is 7/24 full."
    )


def test_a_new_shard_is_turned_over_and_an_old_one_put_out() -> None:
    game = new_game(2)
    lay_table(game, second_plates={0: "St=ja 4  Ja/br 4  Br/si 3"}, row="Go/si 6  Ja/br 4  Br/ja 3")
    let_arrange(game, 0, plate=1)
    effects = done(game, 0, "turn", "out", "out", "keep")
    assert told(effects)[0] == (
        "Ana turns the shard gold 1/4 over and lays it on plate 2 with silver up. "
        "Out of the game: stone 1/6 and jade 1/6. Plate 2 is 3/8 full."
    )
    arranged = effects[1]
    assert isinstance(arranged, PlateArranged)
    assert [shard.down for shard in arranged.out] == ["jade", None], "a back that nobody saw stays unseen"


def test_a_tablet_is_completed() -> None:
    game = new_game(3)
    lay_table(game, plates={0: ALL_SILVER.removesuffix("  Si/br 3")}, row="Si/br 3  Ja/br 4  Br/ja 3")
    let_arrange(game, 0)
    effects = done(game, 0, *["keep"] * 6)
    assert told(effects)[0] == "Ana lays the shard silver 1/8 on the plate. The tablet is complete."


def test_a_plate_is_left_empty() -> None:
    game, _ = auction(5, 1, 3)
    effects = done(game, 0, "out")
    assert told(effects)[0] == (
        "Ana removes the shard gold 1/4 from the game without showing its back. The plate is empty."
    )


# The end


def last_auction(game: GoldState, plates: dict[int, str]) -> tuple[Effect, ...]:
    """Lay these plates and let nobody bid until the end; return what the last bid did."""
    lay_table(game, plates=plates)
    while see(game, SPECTATOR).auction < 30:
        bid(game, *[0] * game.players)
    return last_bid(game, *[0] * game.players)


def test_at_the_end_all_plates_and_beads_score() -> None:
    effects = last_auction(new_game(3), {0: ALL_SILVER, 1: "Go/st 6"})
    assert effects[3:] == (
        PlateScored(0, 0, 1, True, 10, 18, 10),
        BeadsScored(0, 10, 10),
        PlateScored(1, 0, 1, False, 0, 0, 0),
        BeadsScored(1, 10, 10),
        PlateScored(2, 0, 1, False, 0, 0, 0),
        BeadsScored(2, 10, 10),
        GameEnded((48, 10, 10), (0,), DecidedBy.POINTS),
    )
    assert told(effects)[3:] == [
        (
            "Ana scores 38 points for the complete tablet: "
            "10 for completing it, 18 for its values and 10 for one material."
        ),
        "Ana scores 10 points for 10 beads.",
        "Ben has no complete tablet and scores nothing for it.",
        "Ben scores 10 points for 10 beads.",
        "Cleo has no complete tablet and scores nothing for it.",
        "Cleo scores 10 points for 10 beads.",
        "The game is over: Ana has 48 points, Ben has 10 points and Cleo has 10 points. Ana wins.",
    ]


def test_equal_points_share_the_win() -> None:  # GOLD-7
    effects = last_auction(new_game(3), {0: "Go/st 6"})
    assert effects[-1] == GameEnded((10, 10, 10), (0, 1, 2), DecidedBy.SHARED)
    totals = "Ana has 10 points, Ben has 10 points and Cleo has 10 points"
    assert told(effects)[-1] == f"The game is over: {totals}. Ana, Ben and Cleo share the win."


@pytest.mark.parametrize(
    ("locale", "alone", "shared"),
    [
        ("de", "Ana gewinnt.", "Ana und Ben teilen sich den Sieg."),
        ("nl", "Ana wint.", "Ana en Ben delen de overwinning."),
        ("it", "Vince Ana.", "Vincono insieme Ana e Ben."),
    ],
)
def test_the_winners_in_every_language(locale: str, alone: str, shared: str) -> None:
    (won,) = told([GameEnded((48, 10), (0,), DecidedBy.POINTS)], locale=locale)
    assert won.endswith(f". {alone}")
    (tied,) = told([GameEnded((10, 10), (0, 1), DecidedBy.SHARED)], locale=locale)
    assert tied.endswith(f". {shared}")


def test_variant_incomplete_tablets_score_their_values() -> None:
    effects = last_auction(new_game(2, incomplete_tablets="yes"), {0: "Go/si 6  Go/si 4"})
    assert told(effects)[3] == "Ana scores 8 points for the values of the incomplete tablet on plate 1."
    assert told(effects)[4] == "Ana has no complete tablet on plate 2 and scores nothing for it."


def test_beads_behind_screens_are_heard_of_as_they_are_paid_and_at_the_end() -> None:
    """Nobody counts them for the others before: what is said then is what lies on the table."""
    game = new_game(2, beads="hidden")
    effects = last_bid(game, 3, 1)
    assert BeadsPaid(0, 1, 3, "bid-least") in heard(effects, SPECTATOR)
    assert not any(number in str(heard(effects, SPECTATOR)) for number in ("beads=7", "beads=13"))
    game.carry_out(0, GOLD.encode(game.setup, GOLD.parse(game.setup, "plate1")))
    done(game, 0, "out")
    while see(game, SPECTATOR).auction < 30:
        bid(game, 0, 0)
    assert BeadsScored(1, 13, 13) in heard(last_bid(game, 0, 0), SPECTATOR)


# Other languages


def test_the_story_in_german() -> None:
    _, effects = auction(5, 5, 3, 1)
    assert told(effects, locale="de")[1:] == [
        (
            "Die Gebote werden aufgedeckt: Ana bietet 5 Glasperlen, Ben bietet 5 Glasperlen, "
            "Cleo bietet 3 Glasperlen und Dan bietet 1 Glasperle."
        ),
        (
            "Die gleichen Gebote von Ana und Ben sind ausgepattet. Cleo hat das höchste Gebot, "
            "das übrig ist, und ersteigert die Scherbe Gold 1/4 für 3 Glasperlen."
        ),
        "Dan hat am wenigsten geboten und erhält 3 Glasperlen von Cleo.",
        "Cleo nimmt die Scherbe Gold 1/4 und sieht sich ihre Rückseite an.",
    ]


def test_a_payee_is_called_by_name() -> None:
    setup = GOLD.setup(3)
    move = GOLD.parse(setup, "pay3")
    assert move.sentence(names=NAMES) == "pay the beads to Cleo"
    assert move.sentence("nl", NAMES) == "de kralen aan Cleo betalen"


# Nothing is left out


def spectators_view(state: State) -> GoldView:
    return cast(GoldView, GOLD.view(state, SPECTATOR))


EVERY_SETUP = pytest.mark.parametrize("setup", list(GOLD.setups()), ids=setup_id)


def follow(setup: Setup, seed: int, most: int, advised: bool = False) -> None:
    """Play a game, always with one of the first `most` legal actions. Check that a listener who only hears of
    it has the table that a spectator sees, all along."""
    source = FastSource(seed)
    state = setup.new(Seed.fast(seed))
    table = ListenersTable(spectators_view(state))
    while not state.is_over():
        pending = state.pending_seats()
        seat = pending[source.below(len(pending))]
        actions = state.legal_actions(seat)
        action = actions[source.below(min(most, len(actions)))]
        if advised and source.below(4):
            action = advice(state, seat, 1)[0].action
        for effect in heard(state.carry_out(seat, action), SPECTATOR):
            table.hear(effect)
        assert table.view() == spectators_view(state)


@EVERY_SETUP
def test_who_only_hears_the_effects_can_move_the_pieces(setup: Setup) -> None:
    follow(setup, 1, most=100)
    follow(setup, 2, most=4)


@pytest.mark.many_games
@EVERY_SETUP
def test_who_only_hears_the_effects_of_many_games_can_move_the_pieces(setup: Setup) -> None:
    """Good players complete tablets, turn shards over and put them out more than random ones do."""
    for seed in range(3, 20):
        follow(setup, seed, most=seed)
    follow(setup, 20, most=100, advised=True)
