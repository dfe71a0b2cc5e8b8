"""Yaxha: pyramids of cubes, with a simultaneous secret draft. 2 to 4 players."""

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
from patolli.games.yaxha import moves, picture, rules, view
from patolli.games.yaxha.cards import CARD_NAMES, COLOURS
from patolli.games.yaxha.edition import MAX_PLAYERS, YaxhaEdition, needs_left_neighbour
from patolli.games.yaxha.effects import card_words
from patolli.games.yaxha.features import features
from patolli.games.yaxha.policy import YaxhaPolicy
from patolli.games.yaxha.refusal import refusal
from patolli.games.yaxha.scoring import SURVEY, meets


class Yaxha(Game):
    name = "yaxha"
    title = "Yaxha"
    min_players = 2
    max_players = MAX_PLAYERS
    options = (Option("deck", ("whole", "first-game"), "whole", words("yaxha-option-deck")),)
    rules_version = 1
    lapses = Lapses(novice=50, casual=15)
    legend = moves.__doc__ or ""
    edition_type = YaxhaEdition

    def num_actions(self, setup: Setup) -> int:
        return rules.ACTIONS

    def start(self, setup: Setup, source: Source) -> rules.YaxhaState:
        dealt = cast(YaxhaEdition, setup.edition).play.cards_dealt
        return rules.start(setup, _numbers(setup), source, _deck(setup), dealt)

    def restore(self, setup: Setup, cells: vec[i64]) -> rules.YaxhaState:
        return rules.YaxhaState(setup, setup.players, _numbers(setup), cells)

    def decode(self, setup: Setup, action: int) -> Move:
        return moves.decode(action)

    def encode(self, setup: Setup, move: Move) -> int:
        return moves.encode(move)

    def parse(self, setup: Setup, text: str) -> Move:
        return moves.parse(text)

    def refusal(self, state: State, seat: int, move: Move) -> Words:
        return refusal(cast(rules.YaxhaState, state), seat, move)

    def is_secret(self, state: State) -> bool:
        return state.cells[rules.STAGE] in (rules.CHOOSING, rules.BUILDING)

    def describe(self, concealed: State, seat: int) -> view.YaxhaView:
        return view.describe(cast(rules.YaxhaState, concealed), seat)

    def picture(self, setup: Setup, seen: View) -> Text:
        return picture.picture(cast(view.YaxhaView, seen))

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(cast(YaxhaEdition, setup.edition), setup.players)

    def breakdown(self, state: State) -> list[ScoreLine]:
        position = cast(rules.YaxhaState, state)
        surveys = position.survey_all()
        seats = range(position.players)
        lines = [
            ScoreLine(
                f"colour-{colour}",
                words("yaxha-line-colour", colour=colour),
                tuple(position.group_points(surveys[seat * SURVEY + n]) for seat in seats),
            )
            for n, colour in enumerate(COLOURS)
        ]
        for card in view.dealt_cards(position):
            met = [meets(card, seat, position.players, surveys) for seat in seats]
            points = tuple(position.numbers.card_points * each for each in met)
            lines.append(ScoreLine(f"card-{CARD_NAMES[card].replace(' ', '-')}", card_words(card), points))
        return lines

    def policy(self, setup: Setup) -> Policy:
        return YaxhaPolicy(setup)


@lru_cache(maxsize=64)
def _numbers(setup: Setup) -> rules.Numbers:
    return rules.Numbers(cast(YaxhaEdition, setup.edition))


@lru_cache(maxsize=64)
def _deck(setup: Setup) -> list[int]:
    """The numbers of the cards that are dealt from."""
    cards = cast(YaxhaEdition, setup.edition).cards
    names = cards.first_game + (cards.further if setup.option("deck") == "whole" else ())
    return [CARD_NAMES.index(name) for name in names if setup.players > 2 or not needs_left_neighbour(name)]


GAME = Yaxha()
