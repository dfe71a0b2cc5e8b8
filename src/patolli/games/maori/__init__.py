"""Maori: islands of tiles, taken from a display that a ship sails around. 2 to 5 players."""

from rich.text import Text

from patolli.engine.features import Feature
from patolli.engine.game import (
    ComputerPlayer,
    Game,
    Lapses,
    Learning,
    Move,
    Option,
    Presentation,
    Setup,
)
from patolli.engine.policy import Policy
from patolli.engine.words import words
from patolli.games.maori import moves, picture, rules, scoring, view
from patolli.games.maori.edition import MAX_PLAYERS, MaoriEdition
from patolli.games.maori.features import features
from patolli.games.maori.numbers import VARIANTS, num_actions, numbers_of
from patolli.games.maori.policy import MaoriPolicy
from patolli.games.maori.refusal import refusal


def _decode(setup: Setup[MaoriEdition], action: int) -> Move:
    return moves.decode(action)


def _parse(setup: Setup[MaoriEdition], text: str) -> Move:
    return moves.parse(text)


def _picture(setup: Setup[MaoriEdition], seen: view.MaoriView) -> Text:
    return picture.picture(seen)


def _policy(setup: Setup[MaoriEdition]) -> Policy:
    return MaoriPolicy(numbers_of(setup))


def _features(setup: Setup[MaoriEdition]) -> tuple[Feature, ...]:
    return features(setup.edition, setup.option("side"), numbers_of(setup), setup.players)


GAME = Game(
    package=__name__,
    name="maori",
    title="Maori",
    min_players=2,
    max_players=MAX_PLAYERS,
    options=(
        Option("variant", VARIANTS, "base", words("maori-option-variant")),
        Option("side", ("islands", "atoll"), "islands", words("maori-option-side"), limits=(("atoll", 4),)),
        Option("ship-placer", ("random", "first-seat"), "random", words("maori-option-ship-placer")),
    ),
    rules_version=1,
    edition_type=MaoriEdition,
    tie_break=words("maori-tie-break"),
    num_actions=num_actions,
    start=rules.start,
    restore=rules.restore,
    breakdown=scoring.breakdown,
    decode=_decode,
    encode=moves.encode,
    parse=_parse,
    refusal=refusal,
    presentation=Presentation(describe=view.describe, picture=_picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=_policy, lapses=Lapses(novice=10, casual=4)),
    learning=Learning(features=_features),
)
