"""Das Gold der Maya: an auction for the shards of broken tablets. 2 to 4 players."""

from functools import lru_cache
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from patolli.engine.chance import Source
from patolli.engine.features import Feature
from patolli.engine.game import Game, Lapses, Move, Option, ScoreLine, Setup, View
from patolli.engine.policy import Policy
from patolli.engine.state import State
from patolli.engine.words import Words, words
from patolli.games.gold import moves, rules, view
from patolli.games.gold.cells import ARRANGING, BEADS, BIDDING, PLATES, SEAT, SEATS, STAGE
from patolli.games.gold.edition import MAX_PLAYERS, GoldEdition
from patolli.games.gold.features import features
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy import GoldPolicy
from patolli.games.gold.refusal import refusal


class Gold(Game):
    name = "gold"
    title = "Das Gold der Maya"
    min_players = 2
    max_players = MAX_PLAYERS
    options = (
        Option.switch("incomplete-tablets", False, words("gold-option-incomplete-tablets")),
        Option("beads", ("shown", "hidden"), "shown", words("gold-option-beads")),
    )
    rules_version = 1
    lapses = Lapses(novice=10, casual=4)
    legend = moves.__doc__ or ""
    edition_type = GoldEdition

    def num_actions(self, setup: Setup) -> int:
        return moves.num_actions(setup)

    def start(self, setup: Setup, source: Source) -> rules.GoldState:
        return rules.start(setup, _numbers(setup), source)

    def restore(self, setup: Setup, cells: vec[i64]) -> rules.GoldState:
        return rules.GoldState(setup, setup.players, _numbers(setup), cells)

    def decode(self, setup: Setup, action: int) -> Move:
        return moves.decode(setup, action)

    def encode(self, setup: Setup, move: Move) -> int:
        return moves.encode(setup, move)

    def parse(self, setup: Setup, text: str) -> Move:
        return moves.parse(setup, text)

    def refusal(self, state: State, seat: int, move: Move) -> Words:
        return refusal(cast(rules.GoldState, state), seat, move)

    def policy(self, setup: Setup) -> Policy:
        return GoldPolicy(_numbers(setup), setup.players)

    def is_secret(self, state: State) -> bool:
        """A bid is secret until the bids are opened, also the last one, which opens them.

        Ruling GOLD-9: a plate is rearranged unseen; the others see it when the last shard lies.
        """
        return state.cells[STAGE] in (BIDDING, ARRANGING)

    def describe(self, concealed: State, seat: int) -> view.GoldView:
        return view.describe(cast(rules.GoldState, concealed), seat)

    def picture(self, setup: Setup, seen: View) -> Text:
        return view.picture(setup, cast(view.GoldView, seen))

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(_numbers(setup), setup.players, setup.option("beads") == "hidden")

    def breakdown(self, state: State) -> list[ScoreLine]:
        position = cast(rules.GoldState, state)
        cells, numbers = position.cells, position.numbers
        seats = range(position.players)
        lines = []
        for plate in range(numbers.plates):
            number = plate + 1 if numbers.plates > 1 else 0
            plates = [cells[SEATS + seat * SEAT + PLATES + plate] for seat in seats]
            parts = [position.tablet_parts(shards) for shards in plates]
            for what, points in zip(
                ("complete", "values", "one-material"), zip(*parts, strict=True), strict=True
            ):
                said = words(f"gold-line-{what}", plate=number)
                lines.append(ScoreLine(f"plate-{plate + 1}-{what}", said, points))
        beads = tuple(cells[SEATS + seat * SEAT + BEADS] * numbers.bead for seat in seats)
        return [*lines, ScoreLine("beads", words("gold-line-beads"), beads)]


@lru_cache(maxsize=64)
def _numbers(setup: Setup) -> Numbers:
    edition = cast(GoldEdition, setup.edition)
    return Numbers(edition, setup.players, setup.is_on("incomplete-tablets"))


GAME = Gold()
