"""Maya: cubes from quarries, built into pyramids that pay gold and erode. 3 to 5 players."""

from patolli.engine.game import ComputerPlayer, Game, Learning, Presentation
from patolli.engine.option import Option
from patolli.engine.words import words
from patolli.games.maya import features, moves, numbers, picture, policy, refusals, rules, scoring, view
from patolli.games.maya.cells import MAX_PLAYERS
from patolli.games.maya.edition import MIN_PLAYERS, MayaEdition
from patolli.games.maya.numbers import ANY_TIME, EXPERT

GAME = Game(
    package=__name__,
    name="maya",
    title="Maya",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    minutes=25,
    options=(
        Option("block-markers", (ANY_TIME, "at-once"), ANY_TIME, words("maya-option-block-markers")),
        Option("variant", ("base", EXPERT), "base", words("maya-option-variant")),
    ),
    rules_version=1,
    edition_type=MayaEdition,
    tie_break=words("maya-tie-break"),
    num_actions=numbers.num_actions,
    start=rules.start,
    restore=rules.restore,
    breakdown=scoring.breakdown,
    decode=moves.decode,
    encode=moves.encode,
    parse=moves.parse,
    refusal=refusals.refusal,
    presentation=Presentation(describe=view.describe, picture=picture.picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=policy.policy),
    learning=Learning(features=features.features),
)
