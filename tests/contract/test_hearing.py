"""What a listener hears of a turn at the time, and what it can tell of it later."""

from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import RandomGame, every_setup, fewer_games, random_games, sources, viewers_of
from patolli import Match, Setup
from patolli.engine.chance import FastSource
from patolli.engine.hearing import hear, retell


def heard_at_the_time(match: Match, viewer: int) -> list[object]:
    turns = match.turns_after(0)
    hearings = [hear(match, turn, viewer, nothing_hidden=False) for turn in turns]
    return [(heard.turn.seat, heard.move, heard.effects) for heard in hearings if not heard.is_empty]


def told_now(match: Match, viewer: int) -> list[object]:
    return [(heard.move, heard.effects) for heard in retell(match, viewer, nothing_hidden=False)]


def two_ways_to_the_reveal(game: RandomGame, start: int, dice: FastSource) -> tuple[Match, Match] | None:
    """Play on from a secret decision until something is shown: as it was, and with this seat's secrets in
    another way, where it can with the same decisions in another order."""
    one, other = Match(game.setup, game.seed), Match(game.setup, game.seed)
    decider, _ = game.decisions[start]
    own = {action for seat, action in game.decisions[start:] if seat == decider}
    for number, (seat, action) in enumerate(game.decisions):
        if number > start and one.state.reveals() != one.turns[start].reveals_before:
            return one, other
        instead, legal = action, other.state.legal_actions(seat)
        if number >= start and seat == decider and game.setup.game.is_secret(other.state):
            likely = [each for each in legal if each in own] or legal
            instead = likely[dice.below(len(likely))]
        if instead not in legal:
            return None
        one.play(seat, action)
        other.play(seat, instead)
    return one, other


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_what_is_told_in_hindsight_follows_from_what_was_heard(
    setup: Setup, data: st.DataObject, source: int
) -> None:
    """Who could not tell two games apart is not told later in which of them it was."""
    dice = FastSource(source)
    game = data.draw(random_games(setup))
    secret = [turn.number - 1 for turn in game.match().turns if turn.secret]
    for _ in range(min(len(secret), 8)):
        start = secret[dice.below(len(secret))]
        ways = two_ways_to_the_reveal(game, start, dice)
        if ways is None:
            continue
        one, other = ways
        for viewer in viewers_of(setup):
            if viewer != game.decisions[start][0] and heard_at_the_time(one, viewer) == heard_at_the_time(
                other, viewer
            ):
                assert told_now(one, viewer) == told_now(other, viewer)


@every_setup
@fewer_games
@given(data=st.data())
def test_in_hindsight_nothing_is_told_less(setup: Setup, data: st.DataObject) -> None:
    match = data.draw(random_games(setup)).match()
    for viewer in viewers_of(setup):
        for turn, told in zip(match.turns_after(0), retell(match, viewer, nothing_hidden=False), strict=True):
            heard = hear(match, turn, viewer, nothing_hidden=False)
            assert told == heard or (turn.secret and told.whole and turn.seat != viewer)
            assert len(told.effects) == len(heard.effects)
