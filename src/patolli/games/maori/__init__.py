"""Maori: islands of tiles, taken from a display that a ship sails around. 2 to 5 players."""

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
from patolli.games.maori import moves, picture, rules, view
from patolli.games.maori.edition import MAX_PLAYERS, MaoriEdition
from patolli.games.maori.features import features
from patolli.games.maori.policy import MaoriPolicy
from patolli.games.maori.position import ALL_ACTIONS, BASE_ACTIONS, SHIP_ACTIONS
from patolli.games.maori.refusal import refusal
from patolli.games.maori.scoring import ATOLL, EMPTY, HUT_PALMS, LEIS, MOST_BOATS, MOST_SHELLS, PALMS, SHEET
from patolli.games.maori.tiles import BASE, VARIANTS, Numbers

SCORE_LINES = {
    PALMS: "palms",
    HUT_PALMS: "hut-palms",
    ATOLL: "atoll",
    LEIS: "leis",
    MOST_BOATS: "boats",
    MOST_SHELLS: "shells",
    EMPTY: "empty",
}


class Maori(Game):
    name = "maori"
    title = "Maori"
    min_players = 2
    max_players = MAX_PLAYERS
    options = (
        Option("variant", VARIANTS, "base", words("maori-option-variant")),
        Option(
            "side",
            ("islands", "atoll"),
            "islands",
            words("maori-option-side"),
            limits=(("atoll", 4),),
        ),
        Option("ship-placer", ("random", "first-seat"), "random", words("maori-option-ship-placer")),
    )
    rules_version = 1
    lapses = Lapses(novice=10, casual=4)
    legend = moves.__doc__ or ""
    tie_break = words("maori-tie-break")
    edition_type = MaoriEdition

    def num_actions(self, setup: Setup) -> int:
        numbers = numbers_of(setup)
        if any(turns > 1 for turns in numbers.turns[: numbers.tiles]):
            return ALL_ACTIONS
        return BASE_ACTIONS if numbers.variant == BASE else SHIP_ACTIONS

    def start(self, setup: Setup, source: Source) -> rules.MaoriState:
        return rules.start(setup, numbers_of(setup), source, setup.option("ship-placer") == "random")

    def restore(self, setup: Setup, cells: vec[i64]) -> rules.MaoriState:
        return rules.MaoriState(setup, setup.players, numbers_of(setup), cells)

    def decode(self, setup: Setup, action: int) -> Move:
        return moves.decode(action)

    def encode(self, setup: Setup, move: Move) -> int:
        return moves.encode(setup, move)

    def parse(self, setup: Setup, text: str) -> Move:
        return moves.parse(text)

    def refusal(self, state: State, seat: int, move: Move) -> Words:
        return refusal(cast(rules.MaoriState, state), seat, move)

    def describe(self, concealed: State, seat: int) -> view.MaoriView:
        return view.describe(cast(rules.MaoriState, concealed), seat)

    def picture(self, setup: Setup, seen: View) -> Text:
        return picture.picture(cast(view.MaoriView, seen))

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(
            cast(MaoriEdition, setup.edition), setup.option("side"), numbers_of(setup), setup.players
        )

    def breakdown(self, state: State) -> list[ScoreLine]:
        position = cast(rules.MaoriState, state)
        sheets = position.sheets()
        return [
            ScoreLine(
                key,
                words(f"maori-line-{key}"),
                tuple(sheets[seat * SHEET + line] for seat in range(state.players)),
            )
            for line, key in SCORE_LINES.items()
            if line != ATOLL or position.numbers.atoll_spaces
        ]

    def policy(self, setup: Setup) -> Policy:
        return MaoriPolicy(numbers_of(setup))


@lru_cache(maxsize=64)
def numbers_of(setup: Setup) -> Numbers:
    """The tables of a set-up, made once."""
    return Numbers(cast(MaoriEdition, setup.edition), setup.option("side"), setup.option("variant"))


GAME = Maori()
