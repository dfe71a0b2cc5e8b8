"""Yaxha: pyramids of cubes, with a simultaneous secret draft. 2 to 4 players."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from patolli.engine.chance import Source
from patolli.engine.features import Feature
from patolli.engine.game import (
    ComputerPlayer,
    Game,
    Lapses,
    Learning,
    Move,
    Option,
    Presentation,
    ScoreLine,
    Setup,
)
from patolli.engine.policy import Policy
from patolli.engine.words import words
from patolli.games.yaxha import moves, picture, rules, view
from patolli.games.yaxha.cards import CARD_NAMES, COLOURS
from patolli.games.yaxha.edition import MAX_PLAYERS, YaxhaEdition, needs_left_neighbour
from patolli.games.yaxha.effects import card_words
from patolli.games.yaxha.features import features
from patolli.games.yaxha.policy import YaxhaPolicy
from patolli.games.yaxha.refusal import refusal
from patolli.games.yaxha.scoring import SURVEY, meets


def _num_actions(setup: Setup[YaxhaEdition]) -> int:
    return rules.ACTIONS


def _start(setup: Setup[YaxhaEdition], source: Source) -> rules.YaxhaState:
    return rules.start(setup, _numbers(setup), source, _deck(setup), setup.edition.play.cards_dealt)


def _restore(setup: Setup[YaxhaEdition], cells: vec[i64]) -> rules.YaxhaState:
    return rules.YaxhaState(setup, setup.players, _numbers(setup), cells)


def _decode(setup: Setup[YaxhaEdition], action: int) -> Move:
    return moves.decode(action)


def _encode(setup: Setup[YaxhaEdition], move: Move) -> int:
    return moves.encode(move)


def _parse(setup: Setup[YaxhaEdition], text: str) -> Move:
    return moves.parse(text)


def _is_secret(state: rules.YaxhaState) -> bool:
    return state.cells[rules.STAGE] in (rules.CHOOSING, rules.BUILDING)


def _picture(setup: Setup[YaxhaEdition], seen: view.YaxhaView) -> Text:
    return picture.picture(seen)


def _policy(setup: Setup[YaxhaEdition]) -> Policy:
    return YaxhaPolicy(setup)


def _features(setup: Setup[YaxhaEdition]) -> tuple[Feature, ...]:
    return features(setup.edition, setup.players)


def _breakdown(state: rules.YaxhaState) -> list[ScoreLine]:
    surveys = state.survey_all()
    seats = range(state.players)
    lines = [
        ScoreLine(
            f"colour-{colour}",
            words("yaxha-line-colour", colour=colour),
            tuple(state.group_points(surveys[seat * SURVEY + n]) for seat in seats),
        )
        for n, colour in enumerate(COLOURS)
    ]
    for card in view.dealt_cards(state):
        met = [meets(card, seat, state.players, surveys) for seat in seats]
        points = tuple(state.numbers.card_points * each for each in met)
        lines.append(ScoreLine(f"card-{CARD_NAMES[card].replace(' ', '-')}", card_words(card), points))
    return lines


@lru_cache(maxsize=64)
def _numbers(setup: Setup[YaxhaEdition]) -> rules.Numbers:
    return rules.Numbers(setup.edition)


@lru_cache(maxsize=64)
def _deck(setup: Setup[YaxhaEdition]) -> list[int]:
    """The numbers of the cards that are dealt from."""
    cards = setup.edition.cards
    names = cards.first_game + (cards.further if setup.option("deck") == "whole" else ())
    return [CARD_NAMES.index(name) for name in names if setup.players > 2 or not needs_left_neighbour(name)]


GAME = Game(
    package=__name__,
    name="yaxha",
    title="Yaxha",
    min_players=2,
    max_players=MAX_PLAYERS,
    options=(Option("deck", ("whole", "first-game"), "whole", words("yaxha-option-deck")),),
    rules_version=1,
    edition_type=YaxhaEdition,
    num_actions=_num_actions,
    start=_start,
    restore=_restore,
    breakdown=_breakdown,
    is_secret=_is_secret,
    decode=_decode,
    encode=_encode,
    parse=_parse,
    refusal=refusal,
    presentation=Presentation(describe=view.describe, picture=_picture, legend=moves.__doc__ or ""),
    computer_player=ComputerPlayer(policy=_policy, lapses=Lapses(novice=50, casual=15)),
    learning=Learning(features=_features),
)
