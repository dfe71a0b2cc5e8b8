"""Yaxha: the rules, in the order of the rulebook.

Ten rounds; in each, everyone chooses a market in secret, claims its cubes and builds them into a pyramid.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT, count, either, lowest, write_members
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cards import COLOURS as COLOUR_NAMES
from patolli.games.yaxha.effects import (
    BuiltCube,
    CardScored,
    ChoicesRevealed,
    CubeDiscarded,
    CubeLaid,
    GameWon,
    GroupsScored,
    MarketChosen,
    MarketGiven,
    MarketsFilled,
    PyramidBuilt,
    TurnTilesSwapped,
)
from patolli.games.yaxha.pyramid import (
    GROUND_COLUMN,
    GROUND_ROW,
    ROW,
    SPOT_BIT,
    SPOT_COLUMN,
    SPOT_ROW,
    SPOTS,
    UPPER_SPOT,
    ground_spots,
    is_sound,
    spot_cell,
    supported,
    touched,
)
from patolli.games.yaxha.scoring import COLOUR_COUNT, SURVEY, meets, survey

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.engine.game import Setup
    from patolli.games.yaxha.cards import Colour
    from patolli.games.yaxha.edition import YaxhaEdition
    from patolli.games.yaxha.effects import Because

# The position, cell by cell. PENDING is cell 0.
ROUND: Final = 1
STAGE: Final = 2
ORDER: Final = 3  # the seat that holds turn tile t, in bits 4t and up; tiles count from 0 here
DRAWN: Final = 4  # how many cubes have left the bag
DRAWN_COLOURS: Final = 5  # how many of each colour: a purse, see below
UNCLAIMED: Final = 6  # the markets nobody has taken, as a bit set
CARDS: Final = 7  # the bonus cards dealt, three cells; -1 where there is none
BAG: Final = 10  # the bag in drawing order: 21 cubes a cell, three bits each, six cells
MARKETS: Final = 16  # the cubes on each market: purses, four cells
SEATS: Final = 20  # then SEAT cells for every seat:
CHOICE: Final = 0  # the market it chose this round, -1 before
HAND: Final = 1  # the cubes it still has to build: a purse
BUILT: Final = 2  # what it built this round: one byte an action (plus 1), the last one lowest
DISCARDED: Final = 3  # a purse
WIDTH: Final = 4  # columns and rows of layer 1's bounding box
HEIGHT: Final = 5
FILLED: Final = 6  # all its cells with a cube
COLOURS: Final = 7  # its cells by colour, five cells
SEAT: Final = 12

# A purse counts cubes of the five colours, seven bits each.
PURSE_BITS: Final = 7
ONE_PURSE: Final = 127
ONE_CUBE: Final = vec[i64]([2 ** (PURSE_BITS * colour) for colour in range(5)])

CUBES_A_CELL: Final = 21
BAG_CELLS: Final[i64] = 6
CARD_COUNT: Final[i64] = 3

# Stages of a round
CHOOSING: Final = 0
CLAIMING: Final = 1
BUILDING: Final = 2
OVER: Final = 3

# Actions: choose or claim a market, lay a colour on a spot, discard a colour
LAY: Final = 4
DISCARD: Final[i64] = LAY + 5 * SPOTS
ACTIONS: Final = DISCARD + 5
ACTION_COLOUR: Final = vec[i64]([0] * LAY + [n // SPOTS for n in range(5 * SPOTS)] + [0, 1, 2, 3, 4])
ACTION_SPOT: Final = vec[i64]([0] * LAY + [n % SPOTS for n in range(5 * SPOTS)] + [0] * 5)


@final
class Numbers:
    """The printed numbers that play needs, shared by all positions of a game."""

    cubes_each: i64
    rounds: i64
    cubes_a_market: i64
    group_points: vec[i64]
    card_points: i64

    def __init__(self, edition: "YaxhaEdition") -> None:
        self.cubes_each = edition.cubes.each
        self.rounds = edition.play.rounds
        self.cubes_a_market = edition.play.cubes_a_market
        self.group_points = vec[i64](edition.groups.points)
        self.card_points = edition.cards.points


@final
@mypyc_attr(acyclic=True)
class YaxhaState(State):
    numbers: Numbers

    def __init__(self, setup: "Setup", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.numbers = numbers
        self.cells = cells
        self.record = None

    def clone(self) -> "YaxhaState":
        return YaxhaState(self.setup, self.players, self.numbers, self.cells[:])

    # Set-up

    def set_up(self, source: Source, deck: vec[i64], cards_dealt: i64) -> None:
        """Draw, in this order: the bag, the bonus cards, the turn tiles."""
        cells = self.cells
        size = COLOUR_COUNT * self.numbers.cubes_each
        bag = action_buffer(size)
        for n in range(size):
            bag[n] = n // self.numbers.cubes_each
        source.shuffle(bag, size)
        self.fill_bag(bag, size)
        source.shuffle(deck, len(deck))
        for n in range(CARD_COUNT):
            cells[CARDS + n] = deck[n] if n < cards_dealt else -1
        holders = action_buffer(self.players)
        for seat in range(self.players):
            holders[seat] = seat
        source.shuffle(holders, self.players)
        for tile in range(self.players):
            cells[ORDER] |= holders[tile] << (4 * tile)
        cells[ROUND] = 1
        self.open_markets()

    def fill_bag(self, cubes: vec[i64], size: i64) -> None:
        """Put these cubes into the bag, behind those already drawn."""
        cells = self.cells
        for n in range(size):
            place = cells[DRAWN] + n
            cells[BAG + place // CUBES_A_CELL] |= cubes[n] << (place % CUBES_A_CELL * 3)

    # Market: three cubes onto each tile, then everyone chooses in secret

    def open_markets(self) -> None:
        """Ruling YAXHA-6: the first cubes drawn go onto market 1, the next onto market 2, and so on."""
        cells = self.cells
        drawn = cells[DRAWN]
        for market in range(self.players):
            cubes: i64 = 0
            for _n in range(self.numbers.cubes_a_market):
                cubes += ONE_CUBE[cells[BAG + drawn // CUBES_A_CELL] >> (drawn % CUBES_A_CELL * 3) & 7]
                drawn += 1
            cells[MARKETS + market] = cubes
            cells[DRAWN_COLOURS] += cubes
        cells[DRAWN] = drawn
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            cells[own + CHOICE] = -1
            cells[own + BUILT] = 0
        cells[UNCLAIMED] = BIT[self.players] - 1
        cells[STAGE] = CHOOSING
        cells[PENDING] = BIT[self.players] - 1
        if self.record is not None:
            self.note_markets(self.record)

    # Claim

    def holder(self, tile: i64) -> i64:
        """The seat that holds a turn tile."""
        return self.cells[ORDER] >> (4 * tile) & 15

    def reveal_choices(self) -> None:
        """Whoever chose a market alone takes it; of several, the lowest turn tile does."""
        cells = self.cells
        if self.record is not None:
            self.note_choices(self.record)
        for tile in range(self.players):
            seat = self.holder(tile)
            market = cells[SEATS + seat * SEAT + CHOICE]
            if cells[UNCLAIMED] & BIT[market]:
                self.claim(seat, market)
                if self.record is not None:
                    self.note_chosen(self.record, seat, market)
        cells[STAGE] = CLAIMING
        self.go_on_claiming()

    def claim(self, seat: i64, market: i64) -> None:
        cells = self.cells
        cells[SEATS + seat * SEAT + HAND] = cells[MARKETS + market]
        cells[MARKETS + market] = 0
        cells[UNCLAIMED] &= ~BIT[market]

    def go_on_claiming(self) -> None:
        """The others choose in turn-tile order among the markets that nobody has taken."""
        cells = self.cells
        for tile in range(self.players):
            seat = self.holder(tile)
            if cells[SEATS + seat * SEAT + HAND]:
                continue
            left = cells[UNCLAIMED]
            if left & (left - 1):
                cells[PENDING] = BIT[seat]
                return
            self.claim(seat, lowest(left))  # Ruling YAXHA-6: the last market is no decision.
            if self.record is not None:
                self.note_given(self.record, seat, lowest(left), "last")
        self.swap_turn_tiles()
        cells[STAGE] = BUILDING
        cells[PENDING] = BIT[self.players] - 1

    def swap_turn_tiles(self) -> None:
        """Of those who chose the same market first and last swap, then second and second last."""
        cells = self.cells
        for market in range(self.players):
            first: i64 = 0
            last = self.players - 1
            while first < last:
                one = self.holder(first)
                other = self.holder(last)
                if cells[SEATS + one * SEAT + CHOICE] != market:
                    first += 1
                elif cells[SEATS + other * SEAT + CHOICE] != market:
                    last -= 1
                else:
                    both = one ^ other
                    cells[ORDER] ^= both << (4 * first) | both << (4 * last)
                    if self.record is not None:
                        self.note_swap(self.record, market, first, last)
                    first += 1
                    last -= 1

    # Build

    def build(self, own: i64, action: i64) -> None:
        """Lay or discard one cube of the seat whose cells begin at `own`."""
        cells = self.cells
        colour = ACTION_COLOUR[action]
        cells[own + HAND] -= ONE_CUBE[colour]
        cells[own + BUILT] = cells[own + BUILT] << 8 | (action + 1)
        if action >= DISCARD:
            cells[own + DISCARDED] += ONE_CUBE[colour]
            return
        spot = ACTION_SPOT[action]
        column = SPOT_COLUMN[spot]
        row = SPOT_ROW[spot]
        if column < 0:
            self.move_pyramid(own, 1)
            cells[own + WIDTH] += 1
        elif column == cells[own + WIDTH]:
            cells[own + WIDTH] += 1
        if row < 0:
            self.move_pyramid(own, ROW)
            cells[own + HEIGHT] += 1
        elif row == cells[own + HEIGHT]:
            cells[own + HEIGHT] += 1
        cell = SPOT_BIT[spot]
        cells[own + FILLED] |= cell
        cells[own + COLOURS + colour] |= cell

    def move_pyramid(self, own: i64, places: i64) -> None:
        """Make room for a new first column (1) or row (ROW)."""
        cells = self.cells
        for n in range(own + FILLED, own + COLOURS + COLOUR_COUNT):
            cells[n] <<= places

    def unbuild(self, own: i64) -> None:
        """Take back all that a seat built this round, last in, first out."""
        cells = self.cells
        while cells[own + BUILT]:
            action = (cells[own + BUILT] & 255) - 1
            cells[own + BUILT] >>= 8
            colour = ACTION_COLOUR[action]
            cells[own + HAND] += ONE_CUBE[colour]
            if action >= DISCARD:
                cells[own + DISCARDED] -= ONE_CUBE[colour]
            else:
                self.remove_cube(own, colour, ACTION_SPOT[action])

    def remove_cube(self, own: i64, colour: i64, spot: i64) -> None:
        cells = self.cells
        cell = SPOT_BIT[spot]
        cells[own + FILLED] &= ~cell
        cells[own + COLOURS + colour] &= ~cell
        column = SPOT_COLUMN[spot]
        row = SPOT_ROW[spot]
        filled = cells[own + FILLED]
        if column < 0 or (column == cells[own + WIDTH] - 1 and not filled & GROUND_COLUMN[column]):
            cells[own + WIDTH] -= 1
        if row < 0 or (row == cells[own + HEIGHT] - 1 and not filled & GROUND_ROW[row]):
            cells[own + HEIGHT] -= 1
        places = either(column < 0, 1, either(row < 0, ROW, 0))
        for n in range(own + FILLED, own + COLOURS + COLOUR_COUNT):
            cells[n] >>= places

    def legal_building(self, own: i64, into: vec[i64]) -> i64:
        """Every cube in hand on every spot it may lie on.

        Ruling YAXHA-4: a cube is discarded only while it has no such spot, at once or after the others.
        """
        cells = self.cells
        filled = cells[own + FILLED]
        hand = cells[own + HAND]
        ground = ground_spots(filled, cells[own + WIDTH], cells[own + HEIGHT])
        carried = supported(filled)
        n: i64 = 0
        for colour in range(COLOUR_COUNT):
            if not hand >> (PURSE_BITS * colour) & ONE_PURSE:
                continue
            # From layer 2 on a cube must also touch its own colour; a hidden cube counts for this.
            above = carried & touched(cells[own + COLOURS + colour]) if carried else carried
            if not ground | above:
                into[n] = DISCARD + colour
                n += 1
                continue
            first = LAY + SPOTS * colour
            n = write_members(ground, first, into, n)
            while above:
                into[n] = first + UPPER_SPOT[lowest(above)]
                n += 1
                above &= above - 1
        return n

    # Decisions

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if not cells[PENDING] & BIT[seat]:
            return 0
        if cells[STAGE] == BUILDING:
            return self.legal_building(SEATS + seat * SEAT, into)
        n: i64 = 0
        unclaimed = cells[UNCLAIMED]
        for market in range(self.players):
            if unclaimed & BIT[market]:
                into[n] = market
                n += 1
        return n

    def apply(self, seat: i64, action: i64) -> None:
        cells = self.cells
        own = SEATS + seat * SEAT
        stage = cells[STAGE]
        if stage == BUILDING:
            self.build(own, action)
            if self.record is not None:
                self.note_cube(self.record, seat, action)
            if not cells[own + HAND]:
                cells[PENDING] &= ~BIT[seat]
                if not cells[PENDING]:
                    self.end_round()
        elif stage == CHOOSING:
            cells[own + CHOICE] = action
            if self.record is not None:
                self.note_choice(self.record, seat, action)
            cells[PENDING] &= ~BIT[seat]
            if not cells[PENDING]:
                self.reveal_choices()
        else:
            self.claim(seat, action)
            if self.record is not None:
                self.note_given(self.record, seat, action, "choice")
            self.go_on_claiming()

    def end_round(self) -> None:
        cells = self.cells
        if self.record is not None:
            self.note_pyramids(self.record)
        if cells[ROUND] == self.numbers.rounds:
            cells[STAGE] = OVER
            if self.record is not None:
                self.note_scores(self.record)
        else:
            cells[ROUND] += 1
            self.open_markets()

    # Scoring

    def survey_all(self) -> vec[i64]:
        """What every pyramid shows, one after the other."""
        cells = self.cells
        surveys = action_buffer(self.players * SURVEY)
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            survey(
                cells[own + FILLED],
                cells[own + WIDTH],
                cells[own + HEIGHT],
                cells,
                own + COLOURS,
                surveys,
                seat * SURVEY,
            )
        return surveys

    def group_points(self, size: i64) -> i64:
        points = self.numbers.group_points
        last: i64 = len(points) - 1
        return points[min(size, last)]

    def tally(self, into: vec[i64]) -> None:
        surveys = self.survey_all()
        for seat in range(self.players):
            points: i64 = 0
            for colour in range(COLOUR_COUNT):
                points += self.group_points(surveys[seat * SURVEY + colour])
            for n in range(CARD_COUNT):
                card = self.cells[CARDS + n]
                if card >= 0 and meets(card, seat, self.players, surveys):
                    points += self.numbers.card_points
            into[seat] = points

    # What is heard of it; only called where somebody listens

    def note_markets(self, record: "list[Effect]") -> None:
        cells = self.cells
        markets = tuple([colours_in(cells[MARKETS + market]) for market in range(self.players)])
        record.append(MarketsFilled(cells[ROUND], markets))

    def note_choice(self, record: "list[Effect]", seat: i64, market: i64) -> None:
        record.append(MarketChosen(seat, market))

    def note_choices(self, record: "list[Effect]") -> None:
        chosen: list[int] = [self.cells[SEATS + seat * SEAT + CHOICE] for seat in range(self.players)]
        record.append(ChoicesRevealed(tuple(chosen)))

    def note_chosen(self, record: "list[Effect]", seat: i64, market: i64) -> None:
        """A market goes to the lowest turn tile of those who chose it."""
        tied: list[int] = []
        for tile in range(self.players):
            other = self.holder(tile)
            if self.cells[SEATS + other * SEAT + CHOICE] == market:
                tied.append(other)
        if len(tied) == 1:
            self.note_given(record, seat, market, "alone")
        else:
            cubes = colours_in(self.cells[SEATS + seat * SEAT + HAND])
            record.append(MarketGiven(seat, market, cubes, "lower-tile", tuple(tied)))

    def note_given(self, record: "list[Effect]", seat: i64, market: i64, because: "Because") -> None:
        cubes = colours_in(self.cells[SEATS + seat * SEAT + HAND])
        record.append(MarketGiven(seat, market, cubes, because))

    def note_swap(self, record: "list[Effect]", market: i64, first: i64, last: i64) -> None:
        """The holders of two turn tiles have just swapped them."""
        seats: tuple[int, int] = (self.holder(last), self.holder(first))
        tiles: tuple[int, int] = (last + 1, first + 1)
        record.append(TurnTilesSwapped(market, seats, tiles))

    def note_cube(self, record: "list[Effect]", seat: i64, action: i64) -> None:
        colour = COLOUR_NAMES[ACTION_COLOUR[action]]
        if action >= DISCARD:
            record.append(CubeDiscarded(seat, colour))
            return
        x, y, layer = spot_cell(ACTION_SPOT[action])
        moved = (int(x < 0), int(y < 0))
        record.append(CubeLaid(seat, colour, max(x, 0), max(y, 0), layer, moved))

    def note_pyramids(self, record: "list[Effect]") -> None:
        """Everybody shows what they built this round."""
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            laid: list[BuiltCube] = []
            discarded: i64 = 0
            columns = 0
            rows = 0
            built = self.cells[own + BUILT]
            while built:  # The last one first: those before it have moved with what was there.
                action = (built & 255) - 1
                built >>= 8
                if action >= DISCARD:
                    discarded += ONE_CUBE[ACTION_COLOUR[action]]
                    continue
                x, y, layer = spot_cell(ACTION_SPOT[action])
                colour = COLOUR_NAMES[ACTION_COLOUR[action]]
                laid.append(BuiltCube(colour, max(x, 0) + columns, max(y, 0) + rows, layer))
                columns += x < 0
                rows += y < 0
            laid.sort(key=cube_order)
            nothing_before = count(self.cells[own + FILLED]) == len(laid)
            moved = (0, 0) if nothing_before else (columns, rows)
            record.append(PyramidBuilt(seat, tuple(laid), colours_in(discarded), moved))

    def note_scores(self, record: "list[Effect]") -> None:
        surveys = self.survey_all()
        for colour in range(COLOUR_COUNT):
            sizes: list[int] = [surveys[seat * SURVEY + colour] for seat in range(self.players)]
            points: list[int] = [self.group_points(size) for size in sizes]
            record.append(GroupsScored(COLOUR_NAMES[colour], tuple(sizes), tuple(points)))
        for n in range(CARD_COUNT):
            card = self.cells[CARDS + n]
            if card >= 0:
                met: list[int] = [
                    seat for seat in range(self.players) if meets(card, seat, self.players, surveys)
                ]
                record.append(CardScored(CARD_NAMES[card], tuple(met), self.numbers.card_points))
        scores = self.scores()
        most = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == most]
        record.append(GameWon(tuple(scores), tuple(winners)))

    # Secrets: the bag, choices before the reveal, and what others build until all have built

    def conceal(self, seat: i64) -> None:
        for n in range(BAG_CELLS):
            self.cells[BAG + n] = 0
        self.conceal_decisions(seat)

    def conceal_decisions(self, seat: i64) -> None:
        """Ruling YAXHA-11: what others build is unseen until all have built."""
        cells = self.cells
        for other in range(self.players):
            if other != seat:
                own = SEATS + other * SEAT
                if cells[STAGE] == CHOOSING:
                    cells[own + CHOICE] = -1
                elif cells[STAGE] == BUILDING:
                    self.unbuild(own)

    def imagine(self, seat: i64, source: Source) -> None:
        self.imagine_bag(source)
        stage = self.cells[STAGE]
        for other in range(self.players):
            if other != seat:
                if stage == CHOOSING:
                    self.imagine_choice(other, source)
                elif stage == BUILDING:
                    self.imagine_building(other, source)

    def imagine_bag(self, source: Source) -> None:
        drawn = self.cells[DRAWN_COLOURS]
        bag = action_buffer(COLOUR_COUNT * self.numbers.cubes_each)
        size: i64 = 0
        for colour in range(COLOUR_COUNT):
            for _n in range(self.numbers.cubes_each - (drawn >> (PURSE_BITS * colour) & ONE_PURSE)):
                bag[size] = colour
                size += 1
        source.shuffle(bag, size)
        self.fill_bag(bag, size)

    def imagine_choice(self, other: i64, source: Source) -> None:
        if not self.cells[PENDING] & BIT[other]:
            self.cells[SEATS + other * SEAT + CHOICE] = source.below(self.players)

    def imagine_building(self, other: i64, source: Source) -> None:
        """Whether somebody has finished is seen; how far the others are is not."""
        cells = self.cells
        own = SEATS + other * SEAT
        cubes = self.numbers.cubes_a_market
        steps = source.below(cubes) if cells[PENDING] & BIT[other] else cubes
        buffer = action_buffer(ACTIONS)
        for _n in range(steps):
            size = self.legal_building(own, buffer)
            self.build(own, buffer[source.below(size)])

    def reopen(self, seat: i64) -> None:
        cells = self.cells
        if cells[PENDING] and cells[STAGE] != CLAIMING:
            self.conceal_decisions(seat)
            cells[PENDING] |= (BIT[self.players] - 1) & ~BIT[seat]

    def reveals(self) -> i64:
        """Ruling YAXHA-5: choices and cubes can be taken back until all have chosen, or built."""
        stage = self.cells[STAGE]
        return 2 * self.cells[ROUND] + either(stage == OVER, 2, either(stage == CHOOSING, 0, 1))

    # Invariants

    def audit(self) -> str:
        cells = self.cells
        for colour in range(COLOUR_COUNT):
            broken = self.audit_cubes(colour)
            if broken:
                return broken
        holders: i64 = 0
        for tile in range(self.players):
            holders |= BIT[self.holder(tile)]
        if holders != BIT[self.players] - 1:
            return "the turn tiles are not held by one seat each"
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            union: i64 = 0
            cubes: i64 = 0
            for colour in range(COLOUR_COUNT):
                union |= cells[own + COLOURS + colour]
                cubes += count(cells[own + COLOURS + colour])
            if union != cells[own + FILLED] or cubes != count(union):
                return f"two cubes of seat {seat + 1} lie in one cell"
            if not is_sound(union, cells[own + WIDTH], cells[own + HEIGHT]):
                return f"a cube of seat {seat + 1} lies outside the pyramid or on fewer than four cubes"
        return ""

    def audit_cubes(self, colour: i64) -> str:
        """Bag, markets, hands, pyramids and discards hold all cubes of a colour."""
        cells = self.cells
        in_bag: i64 = 0
        for n in range(cells[DRAWN], COLOUR_COUNT * self.numbers.cubes_each):
            if cells[BAG + n // CUBES_A_CELL] >> (n % CUBES_A_CELL * 3) & 7 == colour:
                in_bag += 1
        outside: i64 = 0
        for market in range(self.players):
            outside += cells[MARKETS + market] >> (PURSE_BITS * colour) & ONE_PURSE
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            outside += cells[own + HAND] >> (PURSE_BITS * colour) & ONE_PURSE
            outside += cells[own + DISCARDED] >> (PURSE_BITS * colour) & ONE_PURSE
            outside += count(cells[own + COLOURS + colour])
        if outside != cells[DRAWN_COLOURS] >> (PURSE_BITS * colour) & ONE_PURSE:
            return f"{outside} cubes of colour {colour} lie outside the bag, but another number was drawn"
        if in_bag + outside != self.numbers.cubes_each:
            return f"there are {in_bag + outside} cubes of colour {colour}, not {self.numbers.cubes_each}"
        return ""


def colours_in(cubes: i64) -> "tuple[Colour, ...]":
    """The colours in a purse."""
    found: list[Colour] = []
    for colour in range(COLOUR_COUNT):
        for _n in range(cubes >> (PURSE_BITS * colour) & ONE_PURSE):
            found.append(COLOUR_NAMES[colour])
    return tuple(found)


def cube_order(cube: BuiltCube) -> tuple[int, int, int]:
    return cube.layer, cube.y, cube.x


def start(setup: "Setup", numbers: Numbers, source: Source, deck: list[int], cards_dealt: i64) -> YaxhaState:
    """A shuffled game, the first markets filled."""
    players: i64 = setup.players
    state = YaxhaState(setup, players, numbers, action_buffer(SEATS + players * SEAT))
    state.set_up(source, vec[i64](deck), cards_dealt)
    return state
