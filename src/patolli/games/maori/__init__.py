"""Maori: islands of tiles, taken from a display that a ship sails around. 2 to 5 players."""

from patolli.engine.game import ComputerPlayer, Game, Lapses, Learning, Presentation
from patolli.engine.option import Option
from patolli.engine.words import words
from patolli.games.maori import features, moves, numbers, picture, policy, refusals, rules, scoring, view
from patolli.games.maori.edition import MAX_PLAYERS, MaoriEdition

GAME = Game(
    package=__name__,
    name="maori",
    title="Maori",
    min_players=2,
    max_players=MAX_PLAYERS,
    minutes=25,
    options=(
        Option("variant", numbers.VARIANTS, "base", words("maori-option-variant")),
        Option("side", ("islands", "atoll"), "islands", words("maori-option-side"), limits=(("atoll", 4),)),
        Option("ship-placer", ("random", "first-seat"), "random", words("maori-option-ship-placer")),
    ),
    rules_version=1,
    edition_type=MaoriEdition,
    tie_break=words("maori-tie-break"),
    num_actions=numbers.num_actions,
    start=rules.start,
    restore=rules.restore,
    breakdown=scoring.breakdown,
    decode=moves.decode,
    encode=moves.encode,
    parse=moves.parse,
    refusal=refusals.refusal,
    presentation=Presentation(describe=view.describe, picture=picture.picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=policy.policy, lapses=Lapses(novice=10, casual=4)),
    learning=Learning(features=features.features),
)
