"""What the view says beyond the position: what points are for, how cards stand, what was just built."""

import random

import pytest

from games.yaxha.positions import new_game, see
from patolli.games.yaxha.view import YaxhaView


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.many_games
def test_groups_and_cards_add_up_to_the_points_and_cards_stand_as_they_score(players: int) -> None:
    chance = random.Random(players)
    for seed in range(8):
        game = new_game(players, seed)
        while seats := list(game.pending_seats()):
            if chance.random() < 0.2:
                check(see(game, -1))
            seat = chance.choice(seats)
            before = see(game, seat).players[seat]
            game.apply(seat, chance.choice(list(game.legal_actions(seat))))
            after = see(game, seat).players[seat]
            if len(after.built) > len(before.built):
                newest = after.built[-1]
                laid = {(cube.x, cube.y, cube.layer) for cube in after.pyramid}
                assert {(place.x, place.y, place.layer) for place in after.built} <= laid
                assert len(laid) == len(before.pyramid) + 1
                assert newest.layer > 0 or (newest.x < after.width and newest.y < after.height)
        check(see(game, -1))


def check(view: YaxhaView) -> None:
    for seat, player in enumerate(view.players):
        cards = sum(card.points for card in view.cards if card.met[seat])
        assert player.points == sum(group.points for group in player.groups) + cards
    for card in view.cards:
        assert min(card.standing) >= 0
        for seat, met in enumerate(card.met):
            if card.goal is None:
                left = card.standing[(seat + 1) % len(view.players)]
                assert met == (card.standing[seat] > left)
            else:
                assert met == (card.standing[seat] == card.goal > 0)
    laid = sum(len(player.pyramid) + len(player.hand) + len(player.discarded) for player in view.players)
    assert laid + sum(view.bag) + sum(map(len, view.markets)) == 120
