"""What the boards reckon themselves, to show it before anything is decided, is what comes of it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, cast, get_args

import msgspec

import patolli
from browser.previews import Question, answers
from patolli import SPECTATOR, Seed, State
from patolli.engine.effects import heard
from patolli.games.gold.plates import can_lie
from patolli.games.gold.rules import GoldState
from patolli.games.gold.scoring import tablet_points
from patolli.games.gold.shards import MATERIALS, Material, with_shard
from patolli.games.gold.view import Shard, in_legal_order

GAMES: Final = 12
LAND: Final = ("palms", "hut_palms", "atoll", "leis")
MOST_SHARDS: Final = 8
"""That are tried together on a plate."""


class Sheet:
    """Questions, each with what the engine answers."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.expected: list[Any] = []

    def ask(self, expected: object, *question: object) -> None:
        self.questions.append(question)
        self.expected.append(plain(expected))

    def check(self, at_least: int) -> None:
        assert len(self.questions) >= at_least, "too few positions of the kind that matters here"
        asked = zip(self.questions, answers(self.questions), self.expected, strict=True)
        for question, given, expected in asked:
            assert given == expected, plain(question)


def plain(value: object) -> Any:
    """As it is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def seen(state: State, seat: int = SPECTATOR) -> Any:
    return plain(state.setup.game.view(state, seat))


def positions(game: str) -> Iterator[tuple[State, Random]]:
    """All of some random games, with any number of players and any options. It is one state, played on."""
    random = Random(game)
    for number, setup in enumerate(random.choices(list(patolli.game(game).setups()), k=GAMES)):
        state = setup.new(Seed.fast(number))
        yield state, random
        while not state.is_over():
            seat = random.choice(state.pending_seats())
            state.apply(seat, random.choice(state.legal_actions(seat)))
            yield state, random


def some_positions(game: str, share: float) -> Iterator[tuple[State, Random]]:
    return ((state, random) for state, random in positions(game) if random.random() < share)


def consequences(state: State, seat: int) -> Iterator[tuple[Any, Any]]:
    """Every choice of a seat, as it is offered, and what the seat sees after it."""
    setup = state.setup
    for action in state.legal_actions(seat):
        move = setup.game.decode(setup, action)
        then = state.clone()
        then.apply(seat, action)
        yield {"notation": move.notation(), "sentence": "", "move": plain(move)}, seen(then, seat)


def test_gold_plates() -> None:
    sheet = Sheet()
    for state, random in some_positions("gold", share=0.05):
        view = seen(state)
        for plate in (plate for player in view["players"] for plate in player["plates"]):
            order = [shard["number"] for shard in plate["shards"]]
            shuffled = random.sample(plate["shards"], len(order))
            sheet.ask({"points": plate["points"], "order": order}, "gold-plate", view["printed"], shuffled)
    sheet.check(at_least=200)


def test_gold_says_of_any_shards_whether_they_can_lie_on_a_plate() -> None:
    sheet = Sheet()
    state, random = next(positions("gold"))
    numbers = cast(GoldState, state).numbers
    printed = seen(state)["printed"]
    for _ in range(4_000):
        few = random.sample(get_args(Material), random.randint(1, 3))
        shards = tuple(
            Shard(n, random.choice(printed["sizes"]), random.choice(few), down=None, open=True)
            for n in range(random.randint(1, MOST_SHARDS))
        )
        sides = [MATERIALS.index(shard.up) for shard in shards]
        outline = 0
        for shard, side in zip(shards, sides, strict=True):
            outline = with_shard(outline, shard.size, 1 << side)
        can = can_lie(numbers, outline)
        sheet.ask(can, "gold-fits", printed, shards)
        if can:
            complete = sum(shard.size for shard in shards) == printed["circle"]
            points = tablet_points(numbers, outline, sum(printed["values"][side] for side in sides))
            order = [shard.number for shard in in_legal_order(shards, complete)]
            sheet.ask({"points": points, "order": order}, "gold-plate", printed, shards)
    sheet.check(at_least=5_000)


def test_maori_boards() -> None:
    sheet = Sheet()
    for state, _ in some_positions("maori", share=0.05):
        view = seen(state)
        if view["ship"] is not None:
            sheet.ask(view["faced"], "maori-offers", view["display"], view["ship"])
        for seat, player in enumerate(view["players"]):
            others = [other for n, other in enumerate(view["players"]) if n != seat]
            rivals = {
                "boats": max(other["counted_boats"] for other in others),
                "shells": max(other["shells"] for other in others),
            }
            counted = {
                "boats": player["boats"],
                "counted": player["counted_boats"],
                "points": player["points"],
                "finished": [piece["space"] for piece in player["pieces"] if piece.get("finished")],
                "islands": sum(player["points"][line] for line in LAND),
            }
            sheet.ask(counted, "maori-board", view["plan"], player["pieces"], player["shells"], rivals)
    sheet.check(at_least=500)


def test_maori_choices_cost_what_they_cost_and_finish_what_they_finish() -> None:
    questions: list[Question] = []
    expected = []
    for state, _ in some_positions("maori", share=0.1):
        for seat in state.pending_seats():
            view = seen(state, seat)
            offered = list(consequences(state, seat))
            questions.append(("maori-choices", view, seat, [choice for choice, _ in offered]))
            expected += [
                (choice["move"], view["players"][seat], then["players"][seat]) for choice, then in offered
            ]
    assert len(expected) > 2_000
    given = [each for position in answers(questions) for each in position]
    for answer, (move, before, after) in zip(given, expected, strict=True):
        for kind in ("shells", "boats"):
            assert answer[kind] == after[kind] - before[kind], move
        assert answer["points"] == after["points"]["total"] - before["points"]["total"], move
        if answer["fit"]:
            (laid,) = (piece for piece in after["pieces"] if piece["space"] == move["space"])
            finished = laid.get("finished", False)
            # What clashes spoils something, even if it is an island by itself.
            assert answer["fit"] == "clashes" or finished == (answer["fit"] == "finishes"), move


SHOWN: Final = ("pending", "ship", "display", "faced", "stock", "bank", "hand", "idle_turns", "last_turns")
"""Of a position of Maori, besides the players: what is seen while a turn is told."""


def test_maori_effects_lead_to_the_position_after_them() -> None:
    questions: list[Question] = []
    expected = []
    for state, random in turns("maori"):
        before = seen(state)
        seat = random.choice(state.pending_seats())
        # One of the first choices: who does just anything hardly ever finishes an island.
        effects = state.carry_out(seat, random.choice(list(state.legal_actions(seat))[:3]))
        if random.random() < 0.2 or state.is_over():
            questions.append(("maori-staged", before, effects))
            expected.append((effects, seen(state)))
    assert len(expected) > 500
    for staged, (effects, after) in zip(answers(questions), expected, strict=True):
        for part in SHOWN:
            assert staged[part] == after[part], effects
        assert [board(player) for player in staged["players"]] == [
            board(player) for player in after["players"]
        ], effects


def turns(game: str) -> Iterator[tuple[State, Random]]:
    """Some games, with any number of players and any options: whoever asks plays them on."""
    random = Random(game)
    for number, setup in enumerate(random.choices(list(patolli.game(game).setups()), k=GAMES)):
        state = setup.new(Seed.fast(number))
        while not state.is_over():
            yield state, random


def board(player: Any) -> Any:
    """A player, with pieces in any order and without what is only said if it is so."""
    pieces = [{key: value for key, value in piece.items() if value} for piece in player["pieces"]]
    return player | {"pieces": sorted(pieces, key=lambda piece: str(piece["space"]))}


def test_maya_cubes_and_gold() -> None:
    sheet = Sheet()
    for state, random in positions("maya"):
        if random.random() > 0.1:
            continue
        view = seen(state)
        for level in (level for pyramid in view["pyramids"] for level in pyramid["levels"]):
            sheet.ask(level["pays"], "maya-pays", level["cubes"], level["gold"])
        for seat in state.pending_seats():
            for choice, then in consequences(state, seat):
                move = choice["move"]
                if move["move"] in ON_PYRAMIDS and then["round"] == view["round"] and then["stage"] != "over":
                    change = zip(then["players"], view["players"], strict=True)
                    expected = {
                        "cubes": grid(then, "cubes"),
                        "pays": grid(then, "pays"),
                        "income": [after["income"] - before["income"] for after, before in change],
                    }
                    sheet.ask(expected, "maya-preview", view, move, seat)
    sheet.check(at_least=1_000)


ON_PYRAMIDS: Final = ("first", "build", "put", "extra", "joker-extra", "lift", "joker-lift")


def grid(view: Any, what: str) -> list[list[list[int]]]:
    return [[level[what] for level in pyramid["levels"]] for pyramid in view["pyramids"]]


def test_maya_tells_effects_until_everything_is_where_it_is() -> None:
    sheet = Sheet()
    for state, random in some_positions("maya", share=0.25):
        if state.is_over():
            continue
        listener = random.randrange(state.players)
        seat = random.choice(state.pending_seats())
        then = state.clone()
        done = then.carry_out(seat, random.choice(state.legal_actions(seat)))
        sheet.ask(shown(seen(then, listener)), "maya-told", seen(state, listener), heard(done, listener))
    sheet.check(at_least=300)


def shown(view: Any) -> Any:
    """What a board of Maya shows of a view once it has told how it came about. A green marker that has to be
    used at once is nobody's in a view, and the winner's on the board."""
    players = [
        {key: player[key] for key in ("cubes", "supply", "gold", "low_cards", "high_cards")}
        | {"blue": sorted(player["blue"])}
        for player in view["players"]
    ]
    quarries = [
        {key: quarry[key] for key in ("cards", "points_marker")} | {"protected": sorted(quarry["protected"])}
        for quarry in view["quarries"]
    ]
    return {
        "cubes": grid(view, "cubes"),
        "hand": sorted(view["players"][view["seat"]]["hand"]),
        "players": players,
        "quarries": quarries,
        "start_player": view["start_player"],
        "on_offer": sorted(view["on_offer"]),
    }


def test_yaxha_legal_cells() -> None:
    sheet = Sheet()
    for state, _ in some_positions("yaxha", share=0.25):
        for seat in state.pending_seats():
            view = seen(state, seat)
            if view["stage"] == "build":
                player = view["players"][seat]
                legal = cells_of(state, seat)
                for colour in player["hand"]:
                    sheet.ask(sorted(legal.get(colour, [])), "yaxha-cells", player, colour)
    sheet.check(at_least=500)


def test_yaxha_plans() -> None:
    """Any cubes of a hand, told in any order, come to what the engine makes of them."""
    planned: list[tuple[State, int, Any]] = []
    questions: list[Question] = []
    for state, random in some_positions("yaxha", share=0.25):
        for seat in state.pending_seats():
            view = seen(state, seat)
            if view["stage"] != "build":
                continue
            then, moved = state.clone(), [0, 0]
            plan: list[dict[str, Any]] = []
            hand = view["players"][seat]["hand"]
            for _ in range(random.randint(0, len(hand) - 1)):
                move, action = random.choice(
                    [
                        (plain(state.setup.game.decode(state.setup, each)), each)
                        for each in then.legal_actions(seat)
                    ]
                )
                place = None
                if move["move"] == "lay":
                    place = {"x": move["x"] - moved[0], "y": move["y"] - moved[1], "layer": move["layer"]}
                    moved = [moved[0] + (move["x"] < 0), moved[1] + (move["y"] < 0)]
                plan.append({"at": len(plan), "colour": move["colour"], "place": place})
                then.apply(seat, action)
            left = seen(then, seat)["players"][seat]["hand"]
            legal = cells_of(then, seat, moved)
            expected = {
                "pyramid": seen(then, seat)["players"][seat]["pyramid"],
                "cells": [sorted(legal.get(colour, [])) for colour in left],
                "groups": [
                    [group["size"], group["points"]] for group in seen(then, seat)["players"][seat]["groups"]
                ],
            }
            random.shuffle(plan)
            questions.append(("yaxha-plan", view["players"][seat], plan, view["group_points"]))
            planned.append((state.clone(), seat, expected))
    assert len(questions) > 500, "too few positions in which somebody builds"
    for question, answer, (state, seat, expected) in zip(questions, answers(questions), planned, strict=True):
        assert answer, plain(question)
        assert {key: answer[key] for key in expected} == expected, plain(question)
        # And the engine takes the decisions that the plan is sent as.
        for notation in answer["steps"]:
            move = state.setup.game.parse(state.setup, notation)
            action = state.setup.game.encode(state.setup, move)
            assert action in state.legal_actions(seat), plain(question)
            state.apply(seat, action)
        if seen(state, seat)["stage"] == "build":
            assert seen(state, seat)["players"][seat]["pyramid"] == expected["pyramid"], plain(question)


def cells_of(state: State, seat: int, moved: Sequence[int] = (0, 0)) -> dict[str, list[str]]:
    """Where each colour may lie, in columns and rows of the pyramid before it moved by so many."""
    found: dict[str, list[str]] = {}
    for action in state.legal_actions(seat):
        move = plain(state.setup.game.decode(state.setup, action))
        if move["move"] == "lay":
            place = f"{move['layer']}:{move['x'] - moved[0]}:{move['y'] - moved[1]}"
            found.setdefault(move["colour"], []).append(place)
    return found
