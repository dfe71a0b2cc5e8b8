"""Phase 1, in the quarries: they are settled from right to left, cubes and markers handed out."""

from typing import TYPE_CHECKING, Literal

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, write_members
from patolli.engine.state import PENDING
from patolli.games.maya.blocks import extra_sites, legal_lifts, legal_puts, liftable, use_block, use_marker
from patolli.games.maya.cells import (
    ADDING,
    BLOCK,
    CARD_BITS,
    CARD_HIGH,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    COVERED,
    CUBES,
    DECLINE,
    EXTRA,
    EXTRA_BLOCK,
    HAS_JOKER,
    HAS_POINTS,
    HELD,
    HITTERS,
    HITTING,
    JOKER,
    LIFTED,
    MAX_PLAYERS,
    MOVE_BLOCK,
    NAMING,
    PLUS_TWO,
    POINTS,
    POINTS_MARKER,
    PROTECTING,
    PROTECTION,
    REVEALS,
    ROWS,
    SEAT,
    SEATS,
    SHIELDING,
    SHIELDS,
    STAGE,
    START,
    START_PLAYER,
    STARTED,
    SUPPLY,
)
from patolli.games.maya.effects import (
    MarkerKept,
    MarkerLost,
    MarkerWon,
    PointsMarkerLaid,
    PointsTaken,
    Protected,
    QuarryRank,
    QuarryRanked,
    QuarryRevealed,
    QuarrySkipped,
    RevealedCard,
    StartPlayerNamed,
)
from patolli.games.maya.numbers import RANKS, Numbers
from patolli.games.maya.seats import by_seat, next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState

# The blue points marker: after all have passed it may be put at any quarry, before the settling starts


def ask_for_points_marker(cells: vec[i64], numbers: Numbers) -> bool:
    """Whether somebody holds it, and so has to decide."""
    for seat in range(numbers.players):
        if cells[SEATS + seat * SEAT + HELD] & HAS_POINTS:
            cells[STAGE] = ADDING
            cells[PENDING] = BIT[seat]
            return True
    return False


def legal_points_marker(numbers: Numbers, into: vec[i64]) -> i64:
    """Ruling MAYA-15: at any quarry, also one without own cards or without any; or nowhere."""
    for quarry in range(numbers.quarries):
        into[quarry] = numbers.plus_two + quarry
    into[numbers.quarries] = DECLINE
    return numbers.quarries + 1


def add_points_marker(state: "MayaState", seat: i64, action: i64) -> None:
    numbers = state.numbers
    if action == DECLINE:
        lose_marker(state, seat, POINTS_MARKER, "declined")
        return
    quarry = action - numbers.plus_two
    use_marker(state, state.cells, seat, POINTS_MARKER, POINTS_MARKER)
    state.cells[PLUS_TWO] = 8 * (quarry + 1) + seat
    if state.record is not None:
        state.record.append(PointsMarkerLaid(seat, quarry, numbers.plus_points))


# Settling


def settle_quarries(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Settle one quarry after the other, until somebody has to decide; whether somebody has to."""
    while cells[COVERED]:
        if numbers.expert and ask_for_shield(cells, numbers):
            return True
        if settle_next(state, cells, numbers):
            return True
    return False


def settle_next(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Reveal and settle the rightmost covered quarry; whether somebody has to decide.

    One without cards is skipped, nobody wins it.
    """
    quarry = cells[COVERED] - 1
    cells[COVERED] = quarry
    if not cells[STARTED] & BIT[quarry] and cells[PLUS_TWO] >> 3 != quarry + 1:
        if state.record is not None:
            record_skip(state, quarry)
        return False
    reveal(cells, numbers, quarry)
    if state.record is not None:
        record_cards(state, quarry)
    return go_on_hitting(state, cells, numbers)


def points_marker_seat(cells: vec[i64], quarry: i64) -> i64:
    """Whose points marker lies at a quarry; -1 if none does."""
    return either(cells[PLUS_TWO] >> 3 == quarry + 1, cells[PLUS_TWO] & 7, -1)


def is_present(cells: vec[i64], quarry: i64, seat: i64) -> bool:
    """Whether a seat has cards at a quarry, or the points marker."""
    row = cells[ROWS + quarry]
    while row:
        if row & CARD_SEAT == seat + 1:
            return True
        row >>= CARD_BITS
    return points_marker_seat(cells, quarry) == seat


# The joker as protection


def ask_for_shield(cells: vec[i64], numbers: Numbers) -> bool:
    """Ruling MAYA-16: the joker's holder is asked just before a quarry is revealed at which it is present and
    not protected already."""
    quarry = cells[COVERED] - 1
    for seat in range(numbers.players):
        if (
            cells[SEATS + seat * SEAT + HELD] & HAS_JOKER
            and not is_protected(cells, quarry, seat)
            and is_present(cells, quarry, seat)
        ):
            cells[STAGE] = SHIELDING
            cells[PENDING] = BIT[seat]
            return True
    return False


def legal_joker(numbers: Numbers, into: vec[i64]) -> i64:
    into[0] = numbers.use_joker
    into[1] = DECLINE
    return 2


def answer_shield(state: "MayaState", seat: i64, action: i64) -> None:
    if action != DECLINE:
        protect(state, state.cells[COVERED] - 1, seat, JOKER)
    elif state.record is not None:
        record_kept(state, seat, JOKER)


def is_protected(cells: vec[i64], quarry: i64, seat: i64) -> bool:
    return cells[SHIELDS] & BIT[MAX_PLAYERS * quarry + seat] != 0


def protect(state: "MayaState", quarry: i64, seat: i64, marker: i64) -> None:
    cells = state.cells
    use_marker(state, cells, seat, marker, PROTECTION)
    cells[SHIELDS] |= BIT[MAX_PLAYERS * quarry + seat]
    if state.record is not None:
        record_protection(state, seat, quarry, marker)


# The cards of a quarry are turned up


def reveal(cells: vec[i64], numbers: Numbers, quarry: i64) -> None:
    """A player's points are the sum of its cards; a -3 counts nothing for its owner."""
    for seat in range(numbers.players):
        cells[SEATS + seat * SEAT + POINTS] = 0
    hitters: i64 = 0
    row = cells[ROWS + quarry]
    if row:
        cells[REVEALS] += 1
    while row:
        seat = (row & CARD_SEAT) - 1
        kind = ((row & CARD_MASK) >> CARD_KIND) - 1
        cells[SEATS + seat * SEAT + POINTS] += numbers.points[kind]
        if kind == numbers.kinds - 1:
            hitters |= BIT[seat]
        row >>= CARD_BITS
    cells[HITTERS] = hitters
    adding = points_marker_seat(cells, quarry)
    if adding >= 0:
        cells[SEATS + adding * SEAT + POINTS] += numbers.plus_points


# Each -3 takes points off another player


def go_on_hitting(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Owners of a -3 decide in turn order from the start player of this moment, then prizes are handed out.
    Ruling MAYA-2: with nobody to hit an owner is not asked. Whether somebody has to decide."""
    seat = cells[START]
    while cells[HITTERS]:
        if cells[HITTERS] & BIT[seat]:
            cells[HITTERS] &= ~BIT[seat]
            if victims(cells, numbers, seat):
                cells[STAGE] = HITTING
                cells[PENDING] = BIT[seat]
                return True
            if state.record is not None:
                record_no_hit(state, seat, "nobody to hit")
        seat = next_seat(seat, numbers.players)
    return hand_out(state, cells, numbers)


def victims(cells: vec[i64], numbers: Numbers, seat: i64) -> i64:
    """Ruling MAYA-2: a -3 hits another player, unprotected, who has more than 0 points at that quarry."""
    found: i64 = 0
    for other in range(numbers.players):
        if (
            other != seat
            and cells[SEATS + other * SEAT + POINTS] > 0
            and not is_protected(cells, cells[COVERED], other)
        ):
            found |= BIT[other]
    return found


def legal_hits(cells: vec[i64], numbers: Numbers, seat: i64, into: vec[i64]) -> i64:
    n = write_members(victims(cells, numbers, seat), numbers.hit, into, 0)
    into[n] = DECLINE  # Ruling MAYA-2: it may be declined.
    return n + 1


def hit(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Take points off a player, or off nobody; whether somebody has to decide."""
    if action != DECLINE:
        target = action - numbers.hit
        cells[SEATS + target * SEAT + POINTS] -= numbers.minus
        if state.record is not None:
            record_hit(state, seat, target)
    elif state.record is not None:
        record_no_hit(state, seat, "declined")
    return go_on_hitting(state, cells, numbers)


# Cubes by rank, the marker for the first


def hand_out(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Cubes by rank as printed, as far as the supply goes; whether the first has to decide about its marker.

    Players with 0 or fewer points get nothing. Ruling MAYA-4: what lower ranks leave is not moved up.
    """
    quarry = cells[COVERED]
    ranked: i64 = 0
    winner: i64 = -1
    if state.record is not None:
        record_ranking(state, quarry)
    for rank in range(RANKS):
        seat = best_unranked(cells, quarry, ranked)
        if seat < 0:
            break
        if rank == 0:
            winner = seat
        ranked |= BIT[seat]
        own = SEATS + seat * SEAT
        # Ruling MAYA-5: what the supply cannot give is not given.
        cubes = min(numbers.prizes[RANKS * quarry + rank], cells[own + SUPPLY])
        cells[own + CUBES] += cubes
        cells[own + SUPPLY] -= cubes
        if state.record is not None:
            record_rank(state, quarry, rank, seat, cubes)
    # Ruling MAYA-5: a first who gets no cubes still gets the marker.
    return winner >= 0 and award(state, cells, winner, numbers.markers[quarry])


def best_unranked(cells: vec[i64], quarry: i64, ranked: i64) -> i64:
    """Who has most points of those without a rank; -1 if nobody has any.

    Ties go to who laid a card there first. Ruling MAYA-4: a -3 is such a card too. Ruling MAYA-15: the points
    marker alone loses ties.
    """
    best: i64 = -1
    most: i64 = 0
    row = cells[ROWS + quarry]
    while row:
        seat = (row & CARD_SEAT) - 1
        points = cells[SEATS + seat * SEAT + POINTS]
        if points > most and not ranked & BIT[seat]:
            most = points
            best = seat
        row >>= CARD_BITS
    seat = points_marker_seat(cells, quarry)
    if seat >= 0 and cells[SEATS + seat * SEAT + POINTS] > most and not ranked & BIT[seat]:
        best = seat
    return best


def award(state: "MayaState", cells: vec[i64], seat: i64, marker: i64) -> bool:
    """Give the first the marker; whether it has to decide something at once."""
    own = SEATS + seat * SEAT
    if state.record is not None:
        record_marker(state, seat, marker)
    if marker == PROTECTION:
        if not protectable(cells):
            lose_marker(state, seat, marker, "no use")
            return False
        cells[STAGE] = PROTECTING
    elif marker == START_PLAYER:
        cells[STAGE] = NAMING
    else:
        cells[own + HELD] |= BIT[marker]
        if marker != MOVE_BLOCK and marker != EXTRA_BLOCK:
            return False
        if not (liftable(cells, own) if marker == MOVE_BLOCK else extra_sites(cells, own)):
            if not state.numbers.any_time:
                lose_marker(state, seat, marker, "no use")
            return False
        cells[STAGE] = BLOCK
    cells[PENDING] = BIT[seat]
    return True


def protectable(cells: vec[i64]) -> i64:
    """Ruling MAYA-3: protection goes to an unsettled quarry with at least one card, own or not."""
    return cells[STARTED] & (BIT[cells[COVERED]] - 1)


def legal_protections(cells: vec[i64], numbers: Numbers, into: vec[i64]) -> i64:
    return write_members(protectable(cells), numbers.protect, into, 0)


def legal_start_players(numbers: Numbers, into: vec[i64]) -> i64:
    for seat in range(numbers.players):
        into[seat] = numbers.name_start + seat
    return numbers.players


def name_start_player(state: "MayaState", seat: i64, named: i64) -> None:
    """It counts from this moment on.

    Ruling MAYA-6: the named player holds the marker until another one is named.
    """
    state.cells[START] = named
    if state.record is not None:
        record_start_player(state, named, seat)


def legal_won_block(cells: vec[i64], numbers: Numbers, own: i64, into: vec[i64]) -> i64:
    """The block marker just won, used at once or not."""
    if cells[LIFTED]:
        return legal_puts(cells, into)
    n: i64 = 0
    if numbers.markers[cells[COVERED]] == MOVE_BLOCK:
        n = legal_lifts(cells, numbers, own, numbers.lift, into, n)
    else:
        n = write_members(extra_sites(cells, own), EXTRA, into, n)
    into[n] = DECLINE
    return n + 1


def answer_won_block(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Use the marker or not; whether a lifted cube has still to be put down.

    Ruling MAYA-7: a block marker not used when it is won is kept only with the option `any-time`."""
    marker = numbers.markers[cells[COVERED]]
    if action != DECLINE:
        use_block(state, cells, numbers, seat, action)
    elif not numbers.any_time:
        lose_marker(state, seat, marker, "declined")
    elif state.record is not None:
        record_kept(state, seat, marker)
    return cells[LIFTED] != 0


def lose_marker(state: "MayaState", seat: i64, marker: i64, because: Literal["declined", "no use"]) -> None:
    state.cells[SEATS + seat * SEAT + HELD] &= ~BIT[marker]
    if state.record is not None:
        record_lost(state, seat, marker, because)


# What is recorded: in functions of their own, so that those above stay small


def record_skip(state: "MayaState", quarry: i64) -> None:
    assert state.record is not None
    state.record.append(QuarrySkipped(quarry))


def record_cards(state: "MayaState", quarry: i64) -> None:
    """A quarry was revealed."""
    assert state.record is not None
    cells = state.cells
    cards: list[RevealedCard] = []
    row = cells[ROWS + quarry]
    while row:
        value = state.numbers.card_value(((row & CARD_MASK) >> CARD_KIND) - 1)
        cards.append(RevealedCard((row & CARD_SEAT) - 1, row & CARD_HIGH != 0, value))
        row >>= CARD_BITS
    adding = points_marker_seat(cells, quarry)
    marker = None if adding < 0 else int(adding)
    points = by_seat(cells, POINTS, state.players)
    state.record.append(QuarryRevealed(quarry, tuple(cards), marker, points))


def record_hit(state: "MayaState", seat: i64, target: i64) -> None:
    assert state.record is not None
    cells = state.cells
    left = cells[SEATS + target * SEAT + POINTS]
    state.record.append(PointsTaken(seat, cells[COVERED], target, state.numbers.minus, left, "chosen"))


def record_no_hit(state: "MayaState", seat: i64, because: Literal["declined", "nobody to hit"]) -> None:
    assert state.record is not None
    state.record.append(PointsTaken(seat, state.cells[COVERED], None, state.numbers.minus, None, because))


def record_ranking(state: "MayaState", quarry: i64) -> None:
    """A quarry is about to be ranked, in an effect that `record_rank` adds to."""
    assert state.record is not None
    state.record.append(QuarryRanked(quarry, ()))


def record_rank(state: "MayaState", quarry: i64, rank: i64, seat: i64, cubes: i64) -> None:
    assert state.record is not None
    ranking = state.record.pop()
    assert isinstance(ranking, QuarryRanked)
    due = state.numbers.prizes[RANKS * quarry + rank]
    points = state.cells[SEATS + seat * SEAT + POINTS]
    state.record.append(QuarryRanked(quarry, (*ranking.ranks, QuarryRank(seat, points, cubes, due))))


def record_marker(state: "MayaState", seat: i64, marker: i64) -> None:
    assert state.record is not None
    state.record.append(MarkerWon(seat, state.cells[COVERED], state.numbers.marker_names[marker]))


def record_protection(state: "MayaState", seat: i64, quarry: i64, marker: i64) -> None:
    assert state.record is not None
    state.record.append(Protected(seat, quarry, "joker" if marker == JOKER else "protection"))


def record_start_player(state: "MayaState", seat: i64, by: i64) -> None:
    assert state.record is not None
    state.record.append(StartPlayerNamed(seat, by))


def record_kept(state: "MayaState", seat: i64, marker: i64) -> None:
    assert state.record is not None
    state.record.append(MarkerKept(seat, state.numbers.marker_names[marker]))


def record_lost(state: "MayaState", seat: i64, marker: i64, because: Literal["declined", "no use"]) -> None:
    assert state.record is not None
    state.record.append(MarkerLost(seat, state.numbers.marker_names[marker], because))
