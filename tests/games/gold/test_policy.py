"""The cheap player: obvious decisions, no peeking, honest forecasts, and a reason for everything."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

import patolli
from games.gold.positions import GOLD, bid, give_beads, lay_table, let_arrange, new_game, play, see
from patolli.engine.chance import FastSource
from patolli.engine.policy import POINT, Mind, Policy
from patolli.engine.state import action_buffer
from patolli.engine.words import said
from patolli.games.gold.rules import GoldState

ALL_GOLD_BUT_3 = "Go/si 6  Go/si 4  Go/si 4  Go/si 4  Go/st 3"
ALL_SILVER = "Si/br 6  Si/br 4  Si/br 4  Si/br 4  Si/br 3  Si/br 3"


@lru_cache(maxsize=16)
def policy_of(setup: patolli.Setup) -> Policy:
    """Cache a policy: making one takes longer than asking it."""
    return GOLD.computer_player.policy(setup)


def ranked(state: GoldState, seat: int) -> dict[str, int]:
    """Return what the policy thinks every decision is worth."""
    actions = action_buffer(state.setup.num_actions)
    worth = action_buffer(state.setup.num_actions)
    size = state.legal(seat, actions)
    policy_of(state.setup).rank(state, seat, actions, size, worth)
    return {GOLD.decode(state.setup, actions[n]).notation(): worth[n] for n in range(size)}


def choice(state: GoldState, seat: int) -> str:
    worth = ranked(state, seat)
    return max(worth, key=lambda notation: worth[notation])


def advised(state: GoldState, seat: int) -> dict[str, int]:
    """Return the same for a hint to a person."""
    actions = action_buffer(state.setup.num_actions)
    worth = action_buffer(state.setup.num_actions)
    size = state.legal(seat, actions)
    policy_of(state.setup).advise(state, seat, actions, size, worth)
    return {GOLD.decode(state.setup, actions[n]).notation(): worth[n] for n in range(size)}


def reasons(state: GoldState, seat: int) -> dict[str, str]:
    policy = policy_of(state.setup)
    return {
        GOLD.decode(state.setup, action).notation(): said(policy.reason(state, seat, action))
        for action in state.legal_actions(seat)
    }


def decisions(players: int, games: int) -> Iterator[tuple[GoldState, int]]:
    """Yield all decisions of some games between such players, who decide at random now and then."""
    source = FastSource(players)
    for seed in range(games):
        state = new_game(players, seed)
        thinker = mind(state, seed)
        while (seat := state.next_seat()) >= 0:
            yield state, seat
            state.apply(seat, thinker.any(state, seat) if source.below(3) == 0 else thinker.best(state, seat))


def forecast(state: GoldState) -> list[int]:
    into = action_buffer(state.players)
    policy_of(state.setup).forecast(state, into)
    return list(into)


def mind(state: GoldState, seed: int = 1) -> Mind:
    return Mind(policy_of(state.setup), state.setup.num_actions, FastSource(seed))


def unsold(count: int, *taken: str) -> str:
    """Name shards that nobody bought, `count` of them, none of them taken elsewhere."""
    game = new_game(3)
    lay_table(game, plates={0: "  ".join(taken)})
    own = len("  ".join(taken).split("  "))
    names = {1: "St", 2: "Ja", 4: "Br", 8: "Si", 16: "Go"}
    rest = [game.cells[36 + n] for n in range(own, own + count)]
    return "  ".join(f"{names[s >> 8 & 255]}/{names[s >> 16].lower()} {s & 255}" for s in rest)


# Bidding


def test_bids_for_the_shard_that_completes_its_tablet() -> None:
    game = new_game(3)
    row = "Go/st 3"
    lay_table(game, plates={0: ALL_GOLD_BUT_3}, unsold=unsold(20, ALL_GOLD_BUT_3, row), row=row)
    assert int(choice(game, 0).removeprefix("bid")) >= 1
    assert choice(game, 1) == choice(game, 2) == "bid0", "it is of no use to them"


def test_bids_no_more_than_the_others_can() -> None:
    game = new_game(3)
    row = "Go/st 3"
    lay_table(game, plates={0: ALL_GOLD_BUT_3}, unsold=unsold(20, ALL_GOLD_BUT_3, row), row=row)
    give_beads(game, 26, 2, 2)
    assert 1 <= int(choice(game, 0).removeprefix("bid")) <= 3


def test_bids_nothing_for_what_it_cannot_use() -> None:
    game = new_game(3)
    row = "Ja/st 4"
    lay_table(game, plates={0: ALL_SILVER}, unsold=unsold(20, ALL_SILVER, row), row=row)
    assert choice(game, 0) == "bid0"


# Paying


def test_pays_who_is_less_dangerous() -> None:
    game = new_game(3)
    row = "Br/ja 6"
    lay_table(game, plates={1: ALL_SILVER}, row=row)
    bid(game, 3, 1, 1)
    assert choice(game, 0) == "pay3"


def test_pays_who_has_fewer_beads_if_that_matters_more() -> None:
    game = new_game(3)
    lay_table(game, plates={1: "Si/br 6  Si/br 4  Si/br 4"}, row="Br/ja 6")
    give_beads(game, 10, 2, 18)
    bid(game, 3, 1, 1)
    assert choice(game, 0) == "pay2"
    why = reasons(game, 0)
    assert why["pay2"].startswith("With 2 beads and prospects of about 21.2 points, seat 2 has no more than")
    assert why["pay2"].endswith("beads do the least harm there.")
    assert why["pay3"] == (
        "With 18 beads and prospects of about 14.6 points, seat 3 has more than seat 2: "
        "beads would do less harm there."
    )


@pytest.mark.parametrize("players", [3, 4])
def test_the_reason_to_pay_somebody_agrees_with_the_choice(players: int) -> None:
    asked = 0
    for state, seat in decisions(players, 4):
        worth, why = ranked(state, seat), reasons(state, seat)
        if "pay" in "".join(worth):
            asked += 1
            for notation in worth:
                assert ("least harm" in why[notation]) == (worth[notation] == max(worth.values()))
    assert asked > 10


# Choosing a plate


def test_assigns_the_shard_to_the_plate_that_it_completes() -> None:
    game = new_game(2)
    row = "Go/st 3"
    lay_table(game, plates={0: "Ja/br 6"}, second_plates={0: ALL_GOLD_BUT_3}, row=row)
    bid(game, 5, 0)
    assert choice(game, 0) == "plate2"


# Arranging


def test_lays_the_complete_tablet() -> None:
    game = new_game(3)
    row = "St/go 3"
    lay_table(game, plates={0: ALL_GOLD_BUT_3}, unsold=unsold(24, ALL_GOLD_BUT_3, row), row=row)
    let_arrange(game, 0)
    assert choice(game, 0) == "turn"
    play(game, 0, "turn")
    while not game.is_over():
        assert choice(game, 0) == "keep"
        play(game, 0, "keep")
    assert see(game, 0).players[0].plates[0].points == 44


def test_keeps_a_complete_tablet_rather_than_a_shard_that_does_not_fit() -> None:
    game = new_game(3)
    row = "Ja/st 4"
    lay_table(game, plates={0: ALL_SILVER}, row=row)
    let_arrange(game, 0)
    assert choice(game, 0) == "out"
    play(game, 0, "out")
    while game.cells[3] == 0 and game.pending_seats() == [0]:
        assert choice(game, 0) == "keep"
        play(game, 0, "keep")


# What it may know, and what it says


@pytest.mark.parametrize("players", [2, 3, 4])
def test_looks_only_at_what_the_seat_may_see(players: int) -> None:
    source = FastSource(players)
    for state, seat in decisions(players, 4):
        other = state.clone()
        other.redeal(seat, source)
        assert ranked(state, seat) == ranked(other, seat)
        assert advised(state, seat) == advised(other, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["no", "yes"])
def test_says_a_sentence_for_every_decision_and_forecasts_the_end(players: int, variant: str) -> None:
    source = FastSource(players)
    state = new_game(players, incomplete_tablets=variant)
    thinker = mind(state)
    policy = policy_of(state.setup)
    while (seat := state.next_seat()) >= 0:
        for action in state.legal_actions(seat):
            reason = said(policy.reason(state, seat, action))
            assert reason[0].isupper()
            assert reason.endswith(".")
        assert min(forecast(state)) >= 0
        state.apply(seat, thinker.any(state, seat) if source.below(3) == 0 else thinker.best(state, seat))
    assert forecast(state) == [POINT * points for points in state.scores()]


def test_reasons_in_words() -> None:
    game = new_game(3)
    row = "St/go 3"
    lay_table(game, plates={0: ALL_GOLD_BUT_3}, unsold=unsold(24, ALL_GOLD_BUT_3, row), row=row)
    let_arrange(game, 0)
    policy = GOLD.computer_player.policy(game.setup)
    keep, turn, out = (said(policy.reason(game, 0, action)) for action in (0, 1, 2))
    assert turn == "With gold up the tablet scores at most 44 points."
    assert keep == "With stone up the tablet scores at most 0 points."
    assert out == "Without this shard the tablet scores at most 0 points."


def test_says_why_nothing_should_be_bid() -> None:
    game = new_game(3)
    row = "Ja/st 4"
    lay_table(game, plates={0: ALL_SILVER}, unsold=unsold(20, ALL_SILVER, row), row=row)
    why = reasons(game, 0)
    assert why["bid0"] == "The shard adds nothing to what you have, so it is better to be paid than to pay."
    assert why["bid1"] == "The shard adds nothing to what you have, so even 1 bead is too much."


def test_says_who_wants_a_shard_more() -> None:
    game = new_game(3)
    almost_gold = "Go/si 6  Go/si 4  Go/si 4  Go/st 4  Go/st 3"
    lay_table(game, plates={0: almost_gold, 1: "Si/br 6  Si/br 4  Si/br 4"}, row="Go/st 3")
    more = "The shard is worth about 3.5 points to you, but about 12.4 to seat 1"
    why = reasons(game, 1)
    assert max(advised(game, 1).items(), key=lambda item: item[1])[0] == "bid0"
    assert why["bid0"] == (
        f"{more}, who will probably bid as much or more: it is better to be paid than to pay."
    )
    assert why["bid1"] == f"{more}, who may bid as much or more."
    assert (
        why["bid10"] == "The shard is worth about 3.5 points to you, and 10 beads are a high price for that."
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reason_for_a_bid_agrees_with_the_hint(players: int) -> None:
    """No beads never do, and the bid of the hint is the one that is called fair."""
    for state, seat in decisions(players, 3):
        worth, why = advised(state, seat), reasons(state, seat)
        if "bid0" not in worth:
            continue
        assert not any("0 beads should do" in reason or "0 beads would" in reason for reason in why.values())
        best = max(worth, key=lambda notation: worth[notation])
        for notation, reason in why.items():
            if "may win it at a fair price" in reason or "should win it" in reason:
                assert notation == best


def test_hints_have_no_whims() -> None:
    """Before the first auction all seats are alike: they are told the same, though they bid differently."""
    differ = 0
    for seed in range(10):
        game = new_game(4, seed)
        assert all(advised(game, seat) == advised(game, 0) for seat in range(4))
        differ += any(ranked(game, seat) != ranked(game, 0) for seat in range(4))
    assert differ > 5


# Strength


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["no", "yes"])
@pytest.mark.many_games
def test_beats_random_players(players: int, variant: str) -> None:
    setup = GOLD.setup(players, {"incomplete-tablets": variant})
    thinker = Mind(GOLD.computer_player.policy(setup), setup.num_actions, FastSource(1))
    won = lost = 0
    for n in range(34):
        state = setup.new(patolli.Seed.fast(n))
        own = n % players
        while (seat := state.next_seat()) >= 0:
            state.apply(seat, thinker.best(state, seat) if seat == own else thinker.any(state, seat))
        scores = state.scores()
        won += sum(scores[own] > score for score in scores)
        lost += sum(scores[own] < score for score in scores)
    assert won >= 0.9 * (won + lost)


@pytest.mark.many_games
def test_a_table_of_such_players_lays_tablets() -> None:
    """Players who think alike must not cancel each other's bids all the time."""
    for players in (2, 3, 4):
        points = 0
        for seed in range(20):
            state = new_game(players, seed)
            mind(state, seed).play(state, 10_000, 0)
            points += sum(state.scores())
        assert points / 20 / players > 14
