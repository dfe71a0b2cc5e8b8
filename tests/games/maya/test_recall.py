"""Cards that are settled in one go are still seen afterwards, and no card is seen before."""

from random import Random

import pytest

import patolli
from patolli.engine.match import Match
from patolli.engine.seed import Seed
from patolli.engine.state import SPECTATOR
from patolli.games.maya.view import BUILDING, Card, MayaView

MAYA = patolli.game("maya")


def played(variant: str, seed: int) -> Match:
    """A game in which some of everything is done, none of it well."""
    return Match(MAYA.setup(4, {"variant": variant}), Seed.fast(seed))


def views(match: Match, dice: Random) -> list[tuple[MayaView, MayaView]]:
    """After every decision: everything that there is to see, and what a spectator sees and remembers."""
    found = []
    while not match.state.is_over():
        seat = match.state.pending_seats()[0]
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
        complete, seen = MAYA.open_view(match.state), match.view(SPECTATOR)
        assert isinstance(complete, MayaView)
        assert isinstance(seen, MayaView)
        found.append((complete, seen))
    return found


@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("seed", range(3))
def test_while_the_pyramids_are_built_the_cards_of_all_quarries_are_known(variant: str, seed: int) -> None:
    laid: dict[int, tuple[Card, ...]] = {}
    for complete, seen in views(played(variant, seed), Random(seed)):
        if complete.stage == "lay":
            laid = {n: quarry.cards for n, quarry in enumerate(complete.quarries, 1) if quarry.cards}
        if complete.stage in BUILDING:
            shown = {each.quarry: each.cards for each in seen.settled if each.cards}
            assert all(shown[quarry][: len(cards)] == cards for quarry, cards in laid.items())
            # The last card that was laid may have been settled at once.
            assert sum(map(len, shown.values())) - sum(map(len, laid.values())) in (0, 1)
        else:
            assert seen.settled == ()


@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("seed", range(3))
def test_the_points_are_those_that_the_cubes_were_handed_out_for(variant: str, seed: int) -> None:
    points: dict[int, tuple[int | None, ...]] = {}
    compared = 0
    for complete, seen in views(played(variant, seed), Random(seed)):
        if complete.stage in ("protect", "name start player", "block") and complete.settling:
            points[complete.settling] = tuple(player.points for player in complete.players)
        if complete.stage in BUILDING:
            for each in seen.settled:
                if each.quarry in points:
                    assert each.points == points[each.quarry]
                    compared += 1
            points = {}
    assert compared
