"""Maya: the rules, in the order of the rulebook.

Three rounds; in each, worker cards are laid at quarries for cubes, cubes are built into pyramids, pyramids
pay gold and erode. Each phase has a module of its own: `auction` (expert variant), `quarries`, `settling`,
`transport`, `building`, `payout` and `erosion`. Here they follow each other.

The game ends: rounds are counted, cards laid are not laid again in the round, every question of the settling
is asked once, and `building` says why that phase ends.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.maya import audit, scoring, secrets
from patolli.games.maya.auction import (
    bid,
    choose_marker,
    draw_blue_markers,
    legal_bids,
    legal_blue,
    open_auction,
    take_blue,
)
from patolli.games.maya.awards import (
    answer_won_block,
    legal_start_players,
    legal_won_block,
    name_start_player,
)
from patolli.games.maya.building import begin_building, build, legal_building
from patolli.games.maya.cells import (
    ADDING,
    BID,
    BIDDING,
    BLOCK,
    BUILDING,
    CUBES,
    GOLD,
    HAND,
    HELD,
    HITTING,
    LAYING,
    MARKERS,
    NAMING,
    OVER,
    PLACING,
    PROTECTING,
    PROTECTION,
    ROOM,
    ROUND,
    SEAT,
    SEATS,
    SHIELDING,
    SPOT_COUNT,
    STAGE,
    START,
    SUPPLY,
    TAKING,
    TRANSPORT,
)
from patolli.games.maya.effects import RoundBegan
from patolli.games.maya.erosion import erode
from patolli.games.maya.markers import legal_joker
from patolli.games.maya.numbers import Numbers, numbers_of
from patolli.games.maya.payout import pay_gold
from patolli.games.maya.protection import answer_shield, legal_protections, protect
from patolli.games.maya.pyramids import legal_first_cubes, place_first
from patolli.games.maya.quarries import lay_or_stop, legal_cards, open_quarries
from patolli.games.maya.recording import record_end, record_returns
from patolli.games.maya.settling import (
    add_points_marker,
    ask_for_points_marker,
    hit,
    legal_hits,
    legal_points_marker,
    settle_next,
    settle_quarries,
)
from patolli.games.maya.transport import answer_transport, transport_from

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.maya.edition import MayaEdition


@final
@mypyc_attr(acyclic=True)
class MayaState(State):
    setup: "Setup[MayaEdition]"
    numbers: Numbers

    def __init__(self, setup: "Setup[MayaEdition]", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.numbers = numbers
        self.cells = cells
        self.record = None

    def clone(self) -> "MayaState":
        return MayaState(self.setup, self.players, self.numbers, self.cells[:])

    # Set-up

    def set_up(self, source: Source) -> None:
        """Draw, in this order: the start player; in the expert variant the blue markers of each round.

        Ruling MAYA-22: the start player is drawn.
        """
        cells = self.cells
        cells[START] = source.below(self.players)
        if self.numbers.expert:
            draw_blue_markers(cells, self.numbers, source, 0)
        for spot in range(SPOT_COUNT):
            if self.numbers.spaces[spot]:
                cells[ROOM] |= BIT[spot]
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            cells[own + HAND] = self.numbers.full_hand
            cells[own + CUBES] = 2
            cells[own + SUPPLY] = self.numbers.cubes - 2
            cells[own + GOLD] = self.numbers.start_gold
            cells[own + BID] = -1
        cells[STAGE] = PLACING
        cells[PENDING] = BIT[cells[START]]

    # A round

    def begin_round(self) -> None:
        self.cells[ROUND] += 1
        if self.record is not None:
            self.record.append(RoundBegan(self.cells[ROUND], self.cells[START]))
        if self.numbers.expert:
            open_auction(self)
        else:
            open_quarries(self.cells, self.numbers)

    def end_laying(self) -> None:
        if not ask_for_points_marker(self.cells, self.numbers):
            self.go_on_settling()

    def go_on_settling(self) -> None:
        if not settle_quarries(self, self.cells, self.numbers):
            self.begin_transport()

    def begin_transport(self) -> None:
        if not transport_from(self, self.cells, self.numbers, self.cells[START]):
            self.begin_building()

    def begin_building(self) -> None:
        if not begin_building(self, self.cells, self.numbers):
            self.end_round()

    def end_round(self) -> None:
        """Pay gold and, but for the last round, erode. The start player stays, all other markers go back."""
        cells = self.cells
        numbers = self.numbers
        pay_gold(self, cells, numbers)
        if self.record is not None:
            record_returns(self.record, self, BIT[MARKERS] - 1, "round")
        for seat in range(self.players):
            cells[SEATS + seat * SEAT + HELD] = 0
        if cells[ROUND] == numbers.rounds:
            cells[STAGE] = OVER
            cells[PENDING] = 0
            if self.record is not None:
                record_end(self.record, self)
        else:
            erode(self, cells, numbers)
            self.begin_round()

    # Decisions

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if seat < 0 or not cells[PENDING] & BIT[seat]:
            return 0
        own = SEATS + seat * SEAT
        stage = cells[STAGE]
        if stage == LAYING:
            return legal_cards(cells, self.numbers, own, into)
        if stage >= BUILDING:
            return legal_building(cells, self.numbers, own, into)
        return self.legal_seldom(seat, own, stage, into)

    def legal_seldom(self, seat: i64, own: i64, stage: i64, into: vec[i64]) -> i64:
        """List the legal actions of all other stages."""
        cells = self.cells
        if stage == PLACING:
            return legal_first_cubes(cells, own, into)
        if stage == BIDDING:
            return legal_bids(cells, self.numbers, own, into)
        if stage == TAKING:
            return legal_blue(cells, self.numbers, into)
        if stage == ADDING:
            return legal_points_marker(self.numbers, into)
        if stage == HITTING:
            return legal_hits(cells, self.numbers, seat, into)
        if stage == PROTECTING:
            return legal_protections(cells, self.numbers, into)
        if stage == NAMING:
            return legal_start_players(self.numbers, into)
        if stage == BLOCK:
            return legal_won_block(cells, self.numbers, own, into)
        return legal_joker(self.numbers, into)

    def apply(self, seat: i64, action: i64) -> None:
        cells = self.cells
        numbers = self.numbers
        stage = cells[STAGE]
        if stage == LAYING:
            if not lay_or_stop(self, cells, numbers, seat, action):
                self.end_laying()
        elif stage >= BUILDING:
            if not build(self, cells, numbers, seat, action):
                self.end_round()
        elif stage == PLACING:
            if not place_first(self, cells, numbers, seat, action):
                self.begin_round()
        elif stage == BIDDING:
            if not bid(self, seat, action - numbers.bid):
                open_quarries(cells, numbers)
        elif stage == TAKING:
            take_blue(self, seat, action - numbers.take_blue, "chosen")
            if not choose_marker(self):
                open_quarries(cells, numbers)
        elif stage == TRANSPORT:
            if not answer_transport(self, cells, numbers, seat, action):
                self.begin_building()
        elif not self.settle(seat, action, stage):
            self.go_on_settling()

    def settle(self, seat: i64, action: i64, stage: i64) -> bool:
        """Carry out a decision of the settling; return whether another is due before the next quarry."""
        numbers = self.numbers
        if stage == HITTING:
            return hit(self, self.cells, numbers, seat, action)
        if stage == SHIELDING:
            answer_shield(self, seat, action)
            return settle_next(self, self.cells, numbers)
        if stage == ADDING:
            add_points_marker(self, seat, action)
        elif stage == PROTECTING:
            protect(self, action - numbers.protect, seat, PROTECTION)
        elif stage == NAMING:
            name_start_player(self, seat, action - numbers.name_start)
        else:
            return answer_won_block(self, self.cells, numbers, seat, action)
        return False

    # The end: most gold, then fewest cubes in the supply. Ruling MAYA-19: still tied, the win is shared.

    def tally(self, into: vec[i64]) -> None:
        scoring.tally(self, into)

    def tie_break(self, seat: i64) -> i64:
        return -self.cells[SEATS + seat * SEAT + SUPPLY]

    # Secrets and invariants

    def conceal(self, seat: i64) -> None:
        secrets.conceal(self, seat)

    def imagine(self, seat: i64, source: Source) -> None:
        secrets.imagine(self, seat, source)

    def reopen(self, seat: i64) -> None:
        secrets.reopen(self, seat)

    def reveals(self) -> i64:
        return secrets.reveals(self)

    def audit(self) -> str:
        return audit.audit(self)


def start(setup: "Setup[MayaEdition]", source: Source) -> MayaState:
    """Set up a game, nothing placed yet."""
    state = restore(setup, action_buffer(SEATS + setup.players * SEAT))
    state.set_up(source)
    return state


def restore(setup: "Setup[MayaEdition]", cells: vec[i64]) -> MayaState:
    """Make a state of the cells of one."""
    return MayaState(setup, setup.players, numbers_of(setup), cells)
