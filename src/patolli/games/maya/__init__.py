"""Maya: cubes from quarries, built into pyramids that pay gold and erode. 3 to 5 players."""

from rich.text import Text

from patolli.engine.game import ComputerPlayer, Game, Learning, Option, Presentation, ScoreLine, Setup
from patolli.engine.policy import Policy
from patolli.engine.words import words
from patolli.games.maya import moves, rules, view
from patolli.games.maya.cells import EARNED, EARNED_BITS, EARNED_MASK, FORCED, MAX_PLAYERS, PAID, SEAT, SEATS
from patolli.games.maya.edition import MIN_PLAYERS, MayaEdition
from patolli.games.maya.features import features
from patolli.games.maya.numbers import ANY_TIME, EXPERT, num_actions, numbers_of
from patolli.games.maya.policy import MayaPolicy
from patolli.games.maya.refusal import refusal


def _picture(setup: Setup[MayaEdition], seen: view.MayaView) -> Text:
    return view.picture(seen)


def _policy(setup: Setup[MayaEdition]) -> Policy:
    return MayaPolicy(numbers_of(setup))


def _breakdown(state: rules.MayaState) -> list[ScoreLine]:
    numbers = state.numbers
    seats = [state.cells[SEATS + n * SEAT : SEATS + (n + 1) * SEAT] for n in range(state.players)]
    lines = [
        ScoreLine(
            f"round-{number + 1}",
            words("maya-line-round", round=number + 1),
            tuple(own[EARNED] >> (EARNED_BITS * number) & EARNED_MASK for own in seats),
        )
        for number in range(numbers.rounds)
    ]
    lines.append(ScoreLine("forced-passes", words("maya-line-forced"), tuple(own[FORCED] for own in seats)))
    if numbers.expert:
        start = (numbers.start_gold,) * state.players
        lines.insert(0, ScoreLine("gold-at-start", words("maya-line-start"), start))
        paid = tuple(-own[PAID] for own in seats)
        lines.append(ScoreLine("paid-for-blue-markers", words("maya-line-paid"), paid))
    return lines


GAME = Game(
    package=__name__,
    name="maya",
    title="Maya",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    options=(
        Option("block-markers", (ANY_TIME, "at-once"), ANY_TIME, words("maya-option-block-markers")),
        Option("variant", ("base", EXPERT), "base", words("maya-option-variant")),
    ),
    rules_version=1,
    edition_type=MayaEdition,
    tie_break=words("maya-tie-break"),
    num_actions=num_actions,
    start=rules.start,
    restore=rules.restore,
    breakdown=_breakdown,
    decode=moves.decode,
    encode=moves.encode,
    parse=moves.parse,
    refusal=refusal,
    presentation=Presentation(describe=view.describe, picture=_picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=_policy),
    learning=Learning(features=features),
)
