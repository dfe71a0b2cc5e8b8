"""Maya: cubes from quarries, built into pyramids that pay gold and erode. 3 to 5 players."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from patolli.engine.chance import Source
from patolli.engine.features import Feature
from patolli.engine.game import Game, Move, Option, ScoreLine, Setup, View
from patolli.engine.policy import Policy
from patolli.engine.state import State
from patolli.engine.words import Words, words
from patolli.games.maya import moves, rules, view
from patolli.games.maya.cells import EARNED, EARNED_BITS, EARNED_MASK, FORCED, MAX_PLAYERS, PAID, SEAT, SEATS
from patolli.games.maya.edition import MIN_PLAYERS, MayaEdition
from patolli.games.maya.features import features
from patolli.games.maya.moves import ANY_TIME, EXPERT, numbers_of
from patolli.games.maya.policy import MayaPolicy
from patolli.games.maya.refusal import refusal


class Maya(Game):
    name = "maya"
    title = "Maya"
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    options = (
        Option(
            "block-markers",
            (ANY_TIME, "at-once"),
            ANY_TIME,
            words("maya-option-block-markers"),
        ),
        Option("variant", ("base", EXPERT), "base", words("maya-option-variant")),
    )
    rules_version = 1
    legend = moves.__doc__ or ""
    tie_break = words("maya-tie-break")
    edition_type = MayaEdition

    def num_actions(self, setup: Setup) -> int:
        return numbers_of(setup).actions

    def start(self, setup: Setup, source: Source) -> rules.MayaState:
        return rules.start(setup, numbers_of(setup), source)

    def restore(self, setup: Setup, cells: vec[i64]) -> rules.MayaState:
        return rules.MayaState(setup, setup.players, numbers_of(setup), cells)

    def decode(self, setup: Setup, action: int) -> Move:
        return moves.decode(setup, action)

    def encode(self, setup: Setup, move: Move) -> int:
        return moves.encode(setup, move)

    def parse(self, setup: Setup, text: str) -> Move:
        return moves.parse(setup, text)

    def refusal(self, state: State, seat: int, move: Move) -> Words:
        return refusal(cast(rules.MayaState, state), seat, move)

    def describe(self, concealed: State, seat: int) -> view.MayaView:
        return view.describe(cast(rules.MayaState, concealed), seat)

    def picture(self, setup: Setup, seen: View) -> Text:
        return view.picture(cast(view.MayaView, seen))

    def policy(self, setup: Setup) -> Policy:
        return MayaPolicy(numbers_of(setup))

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(numbers_of(setup))

    def breakdown(self, state: State) -> list[ScoreLine]:
        position = cast(rules.MayaState, state)
        numbers = position.numbers
        seats = [position.cells[SEATS + n * SEAT : SEATS + (n + 1) * SEAT] for n in range(state.players)]
        lines = [
            ScoreLine(
                f"round-{number + 1}",
                words("maya-line-round", round=number + 1),
                tuple(own[EARNED] >> (EARNED_BITS * number) & EARNED_MASK for own in seats),
            )
            for number in range(numbers.rounds)
        ]
        lines.append(
            ScoreLine("forced-passes", words("maya-line-forced"), tuple(own[FORCED] for own in seats))
        )
        if numbers.expert:
            start = (numbers.start_gold,) * state.players
            lines.insert(0, ScoreLine("gold-at-start", words("maya-line-start"), start))
            paid = tuple(-own[PAID] for own in seats)
            lines.append(ScoreLine("paid-for-blue-markers", words("maya-line-paid"), paid))
        return lines


GAME = Maya()
