"""Yaxha: pyramids of cubes, with a simultaneous secret draft. 2 to 4 players."""

from patolli.engine.game import ComputerPlayer, Game, Lapses, Learning, Presentation
from patolli.engine.option import Option
from patolli.engine.words import words
from patolli.games.yaxha import (
    features,
    moves,
    numbers,
    picture,
    policy,
    refusals,
    rules,
    scoring,
    secrets,
    view,
)
from patolli.games.yaxha.edition import MAX_PLAYERS, YaxhaEdition

GAME = Game(
    package=__name__,
    name="yaxha",
    title="Yaxha",
    min_players=2,
    max_players=MAX_PLAYERS,
    minutes=15,
    options=(
        Option("deck", ("whole", "first-game"), "whole", words("yaxha-option-deck"), first="first-game"),
    ),
    rules_version=1,
    edition_type=YaxhaEdition,
    num_actions=numbers.num_actions,
    start=rules.start,
    restore=rules.restore,
    breakdown=scoring.breakdown,
    is_secret=secrets.is_secret,
    decode=moves.decode,
    encode=moves.encode,
    parse=moves.parse,
    refusal=refusals.refusal,
    presentation=Presentation(describe=view.describe, picture=picture.picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=policy.policy, lapses=Lapses(novice=50, casual=15)),
    learning=Learning(features=features.features),
)
