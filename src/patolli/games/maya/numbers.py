"""The numbers that never change during a game: those printed, and those of its actions."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maya.cells import (
    BLUES,
    CARD_HIGH,
    CARD_KIND,
    GREEN_NAMES,
    HIGHEST_BID,
    LAY,
    MARKERS,
    MAX_LEVELS,
    MAX_PLAYERS,
    PYRAMIDS,
)

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.maya.edition import MayaEdition

ANY_TIME: Final = "any-time"
EXPERT: Final = "expert"
RANKS: Final[i64] = MAX_PLAYERS


@final
class Numbers:
    """The edition, ready for the rules; shared by all positions of a game."""

    players: i64
    any_time: bool
    expert: bool
    rounds: i64
    cubes: i64
    forced_pass_gold: i64
    start_gold: i64
    transport: i64
    more_transport: i64
    plus_points: i64
    # Cards by kind; the last kind is the -3
    kinds: i64
    low_kinds: i64
    copies: vec[i64]
    points: vec[i64]  # the -3 counts 0
    full_hand: i64
    minus: i64
    # Quarries from left to right
    quarries: i64
    places: vec[i64]
    markers: vec[i64]
    prizes: vec[i64]  # RANKS numbers a quarry
    # Spots; one without spaces does not exist
    spaces: vec[i64]
    most_gold: vec[i64]
    second_gold: vec[i64]
    # Names, for those who hear what happens
    pyramid_names: list[str]
    marker_names: list[str]  # by their place in a seat's HELD
    # Decisions: where each kind begins
    hit: i64
    name_start: i64
    protect: i64
    lift: i64
    bid: i64
    take_blue: i64
    plus_two: i64
    use_joker: i64
    joker_double: i64
    joker_pass: i64
    joker_extra: i64
    joker_lift: i64
    actions: i64
    card_of_lay: vec[i64]  # the card laid, as a byte without its seat
    quarry_of_lay: vec[i64]
    levels: i64
    spot_of_level: vec[i64]  # levels are numbered pyramid by pyramid, from the bottom up
    level_of_spot: vec[i64]

    def __init__(self, edition: "MayaEdition", players: int, any_time: bool, expert: bool) -> None:
        self.players = players
        self.any_time = any_time
        self.expert = expert
        self.rounds = edition.play.rounds
        self.cubes = edition.play.cubes
        self.forced_pass_gold = edition.play.forced_pass_gold
        self.start_gold = edition.expert.gold if expert else 0
        self.transport = edition.markers.transport
        self.more_transport = edition.expert.transport
        self.plus_points = edition.expert.points
        self._read_cards(edition)
        self._read_quarries(edition, players)
        self._read_pyramids(edition, players)
        self._number_decisions()
        self.pyramid_names = [pyramid.name for pyramid in edition.pyramids_for(players)]
        self.marker_names = [*edition.green_markers, *edition.blue_markers]

    def card_value(self, kind: i64) -> i64:
        return self.points[kind] if kind < self.kinds - 1 else -self.minus

    def markers_in(self, held: i64) -> tuple[str, ...]:
        """Name the markers in a bit set like a seat's HELD."""
        return tuple([self.marker_names[n] for n in range(MARKERS) if held >> n & 1])

    def _read_cards(self, edition: "MayaEdition") -> None:
        kinds = edition.card_kinds
        self.kinds = len(kinds)
        self.low_kinds = len(set(edition.cards.low))
        self.copies = vec[i64]([copies for _, copies in kinds])
        self.points = vec[i64]([max(value, 0) for value, _ in kinds])
        self.full_hand = sum(copies * 16**kind for kind, (_, copies) in enumerate(kinds))
        self.minus = edition.cards.minus

    def _read_quarries(self, edition: "MayaEdition", players: int) -> None:
        row = edition.quarries_for(players)
        self.quarries = len(row)
        self.places = vec[i64]([quarry.places for quarry in row])
        self.markers = vec[i64]([GREEN_NAMES.index(quarry.marker) for quarry in row])
        self.prizes = vec[i64]([cubes for quarry in row for cubes in (*quarry.cubes, *[0] * RANKS)[:RANKS]])

    def _read_pyramids(self, edition: "MayaEdition", players: int) -> None:
        # One level more than there are, without spaces: what lies above the top of the highest pyramid.
        size = (MAX_LEVELS + 1) * PYRAMIDS
        spaces, most, second, level_of_spot = [0] * size, [0] * size, [0] * size, [0] * size
        spot_of_level: list[int] = []
        for place, pyramid in enumerate(edition.pyramids_for(players)):
            for level, room in enumerate(pyramid.spaces):
                spot = PYRAMIDS * level + place
                spaces[spot] = room
                most[spot], second[spot] = pyramid.gold[level]
                level_of_spot[spot] = len(spot_of_level)
                spot_of_level.append(spot)
        self.spaces = vec[i64](spaces)
        self.most_gold = vec[i64](most)
        self.second_gold = vec[i64](second)
        self.levels = len(spot_of_level)
        self.spot_of_level = vec[i64](spot_of_level)
        self.level_of_spot = vec[i64](level_of_spot)

    def _number_decisions(self) -> None:
        cards = []
        quarries = []
        for kind in range(self.kinds):
            back = CARD_HIGH if kind >= self.low_kinds else 0
            for quarry in range(self.quarries):
                cards.append(back + ((kind + 1) << CARD_KIND))
                quarries.append(quarry)
        self.card_of_lay = vec[i64](cards)
        self.quarry_of_lay = vec[i64](quarries)
        self.hit = LAY + self.kinds * self.quarries
        self.name_start = self.hit + self.players
        self.protect = self.name_start + self.players
        self.lift = self.protect + self.quarries
        # From here on only the expert variant goes.
        self.bid = self.lift + self.levels
        self.take_blue = self.bid + HIGHEST_BID + 1
        self.plus_two = self.take_blue + BLUES
        self.use_joker = self.plus_two + self.quarries
        self.joker_double = self.use_joker + 1
        self.joker_pass = self.joker_double + 1
        self.joker_extra = self.joker_pass + 1
        self.joker_lift = self.joker_extra + PYRAMIDS
        self.actions = self.joker_lift + self.levels if self.expert else self.bid


@lru_cache(maxsize=64)
def numbers_of(setup: "Setup[MayaEdition]") -> Numbers:
    """Read the numbers of a set-up, once."""
    return Numbers(
        setup.edition,
        setup.players,
        any_time=setup.option("block-markers") == ANY_TIME,
        expert=setup.option("variant") == EXPERT,
    )


def num_actions(setup: "Setup[MayaEdition]") -> int:
    """Count the actions; they are numbered from 0."""
    return numbers_of(setup).actions
