"""Das Gold der Maya: an auction for the shards of broken tablets. 2 to 4 players."""

from patolli.engine.game import ComputerPlayer, Game, Lapses, Learning, Presentation
from patolli.engine.option import Option
from patolli.engine.words import words
from patolli.games.gold import moves, rules
from patolli.games.gold.edition import MAX_PLAYERS, GoldEdition
from patolli.games.gold.features import features
from patolli.games.gold.numbers import num_actions
from patolli.games.gold.picture import picture
from patolli.games.gold.policy import policy
from patolli.games.gold.refusals import refusal
from patolli.games.gold.scoring import breakdown
from patolli.games.gold.secrets import is_secret
from patolli.games.gold.view import describe

GAME = Game(
    package=__name__,
    name="gold",
    title="Das Gold der Maya",
    min_players=2,
    max_players=MAX_PLAYERS,
    minutes=15,
    options=(
        Option.switch("incomplete-tablets", False, words("gold-option-incomplete-tablets")),
        Option("beads", ("shown", "hidden"), "shown", words("gold-option-beads")),
    ),
    rules_version=1,
    edition_type=GoldEdition,
    num_actions=num_actions,
    start=rules.start,
    restore=rules.restore,
    breakdown=breakdown,
    is_secret=is_secret,
    decode=moves.decode,
    encode=moves.encode,
    parse=moves.parse,
    refusal=refusal,
    presentation=Presentation(describe=describe, picture=picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=policy, lapses=Lapses(novice=10, casual=4)),
    learning=Learning(features=features),
)
