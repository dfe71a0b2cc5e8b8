"""Das Gold der Maya: an auction for the shards of broken tablets. 2 to 4 players."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.chance import Source
from patolli.engine.features import Feature
from patolli.engine.game import ComputerPlayer, Game, Lapses, Learning, Option, Presentation, ScoreLine, Setup
from patolli.engine.policy import Policy
from patolli.engine.words import words
from patolli.games.gold import moves, rules, view
from patolli.games.gold.cells import ARRANGING, BEADS, BIDDING, PLATES, SEAT, SEATS, STAGE
from patolli.games.gold.edition import MAX_PLAYERS, GoldEdition
from patolli.games.gold.features import features
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy import GoldPolicy
from patolli.games.gold.refusal import refusal


def _start(setup: Setup[GoldEdition], source: Source) -> rules.GoldState:
    return rules.start(setup, _numbers(setup), source)


def _restore(setup: Setup[GoldEdition], cells: vec[i64]) -> rules.GoldState:
    return rules.GoldState(setup, setup.players, _numbers(setup), cells)


def _is_secret(state: rules.GoldState) -> bool:
    """A bid is secret until the bids are opened, also the last one, which opens them.

    Ruling GOLD-9: a plate is rearranged unseen; the others see it when the last shard lies.
    """
    return state.cells[STAGE] in (BIDDING, ARRANGING)


def _policy(setup: Setup[GoldEdition]) -> Policy:
    return GoldPolicy(_numbers(setup), setup.players)


def _features(setup: Setup[GoldEdition]) -> tuple[Feature, ...]:
    return features(_numbers(setup), setup.players, setup.option("beads") == "hidden")


def _breakdown(state: rules.GoldState) -> list[ScoreLine]:
    cells, numbers = state.cells, state.numbers
    seats = range(state.players)
    lines = []
    for plate in range(numbers.plates):
        number = plate + 1 if numbers.plates > 1 else 0
        plates = [cells[SEATS + seat * SEAT + PLATES + plate] for seat in seats]
        parts = [state.tablet_parts(shards) for shards in plates]
        for what, points in zip(
            ("complete", "values", "one-material"), zip(*parts, strict=True), strict=True
        ):
            said = words(f"gold-line-{what}", plate=number)
            lines.append(ScoreLine(f"plate-{plate + 1}-{what}", said, points))
    beads = tuple(cells[SEATS + seat * SEAT + BEADS] * numbers.bead for seat in seats)
    return [*lines, ScoreLine("beads", words("gold-line-beads"), beads)]


@lru_cache(maxsize=64)
def _numbers(setup: Setup[GoldEdition]) -> Numbers:
    return Numbers(setup.edition, setup.players, setup.is_on("incomplete-tablets"))


GAME = Game(
    package=__name__,
    name="gold",
    title="Das Gold der Maya",
    min_players=2,
    max_players=MAX_PLAYERS,
    options=(
        Option.switch("incomplete-tablets", False, words("gold-option-incomplete-tablets")),
        Option("beads", ("shown", "hidden"), "shown", words("gold-option-beads")),
    ),
    rules_version=1,
    edition_type=GoldEdition,
    num_actions=moves.num_actions,
    start=_start,
    restore=_restore,
    breakdown=_breakdown,
    is_secret=_is_secret,
    decode=moves.decode,
    encode=moves.encode,
    parse=moves.parse,
    refusal=refusal,
    presentation=Presentation(describe=view.describe, picture=view.picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=_policy, lapses=Lapses(novice=10, casual=4)),
    learning=Learning(features=_features),
)
