"""Guesses at backs: which shard of the box is which on the table, all consistent answers equally likely.

Before the game every order of the bag and every choice of sides is equally likely. A shard shows either of
its two sides with the same chance, whichever tablet it is of, so of all ways to place the shards of the box
that agree with what is seen, none is likelier than another. Sizes are always seen, so each size is a question
of its own: of every pair of sides, how many of its shards lie with the one side up, how many with the other,
and how many are in the bag? An answer's weight is in how many ways the shards of each pair can be split like
that. Within one face and size every order is equally likely again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.chance import Source
from patolli.engine.state import action_buffer
from patolli.games.gold.cells import SHARDS
from patolli.games.gold.numbers import MOST_SHARDS, Numbers
from patolli.games.gold.shards import DOWN, MATERIAL_COUNT, down_of, shard_of, size_of, up_of

LARGEST_DRAW: Final[i64] = 2**31
"""A source draws numbers of 32 bits."""

BINOMIALS: Final[i64] = MOST_SHARDS + 1


def _binomials() -> list[int]:
    """List Pascal's triangle row by row, each filled up with zeros."""
    rows = [[1]]
    while len(rows) <= MOST_SHARDS:
        rows.append([1, *(a + b for a, b in zip(rows[-1], rows[-1][1:], strict=False)), 1])
    return [row[k] if k < len(row) else 0 for row in rows for k in range(MOST_SHARDS + 1)]


BINOMIAL: Final = vec[i64](_binomials())
"""In how many ways k of n shards can be chosen, at n * BINOMIALS + k."""


def below(source: Source, n: i64) -> i64:
    """Draw a number from 0 to n - 1, equally likely, even where n is more than a source can draw from."""
    if n <= LARGEST_DRAW:
        return source.below(n)
    number = n
    while number >= n:
        number = source.below(n // LARGEST_DRAW + 1) * LARGEST_DRAW + source.below(LARGEST_DRAW)
    return number


@final
class Guess:
    """One guess at all backs and the bag."""

    numbers: Numbers
    pairs: i64
    hidden: vec[i64]  # how many shards of each kind (see `Numbers.stock`) are not known to lie anywhere
    faces: vec[i64]  # how many shards of unknown back show each material, size after size
    showing: vec[i64]  # of each kind, how many of these show its lower material, and how many its higher one

    # For the size at hand
    first: i64  # the kind of its first pair
    shift: vec[i64]  # the faces of all materials are counted in one number: where those of each begin
    field: vec[i64]  # and how large they can be
    counts: i64  # one more than the largest such number
    finished: vec[i64]  # by pair, the places there of all materials that neither it nor a later one has
    remembered: vec[i64]  # the answers of `ways`, plus 1

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.pairs = len(numbers.pairs)
        self.hidden = numbers.stock[:]
        self.faces = action_buffer(len(numbers.sizes) * MATERIAL_COUNT)
        self.showing = action_buffer(2 * len(numbers.stock))
        self.first = 0
        self.shift = action_buffer(MATERIAL_COUNT)
        self.field = action_buffer(MATERIAL_COUNT)
        self.counts = 1
        self.finished = action_buffer(self.pairs + 1)
        self.remembered = vec[i64]()

    def place(self, cells: vec[i64], drawn: i64, source: Source) -> None:
        """Give every drawn shard of unknown back a back, and put the rest of the box into the bag."""
        for n in range(drawn):
            shard = cells[SHARDS + n]
            if down_of(shard):
                self.hidden[self.numbers.kind(shard)] -= 1
            else:
                self.faces[self.face(shard)] += 1
        for size in range(len(self.numbers.sizes)):
            self.choose_sides(size, source)
        for n in range(drawn):
            shard = cells[SHARDS + n]
            if not down_of(shard):
                cells[SHARDS + n] = shard | self.draw_back(shard, source) << DOWN
        self.fill_bag(cells, drawn, source)

    def face(self, shard: i64) -> i64:
        """Return the place of a shard in `faces`."""
        return self.numbers.size_place[size_of(shard)] * MATERIAL_COUNT + lowest(up_of(shard))

    # How many shards of each pair show which side

    def choose_sides(self, size: i64, source: Source) -> None:
        """Choose one answer for this size, by weight: the one that has the ticket drawn."""
        self.first = size * self.pairs
        faces = self.count_faces(size)
        if not faces:
            return
        self.finish_materials()
        self.remembered = action_buffer(self.pairs * self.counts)
        ticket = below(source, self.ways(0, faces))
        for pair in range(self.pairs):
            ticket = self.choose_sides_of_pair(pair, faces, ticket)
            kind = self.first + pair
            faces = self.left(pair, faces, self.showing[2 * kind], self.showing[2 * kind + 1])

    def count_faces(self, size: i64) -> i64:
        """Pack the faces of this size into one number, with just enough bits for each material."""
        faces: i64 = 0
        bits: i64 = 0
        for material in range(MATERIAL_COUNT):
            shown = self.faces[size * MATERIAL_COUNT + material]
            width: i64 = 0
            while shown >= BIT[width]:
                width += 1
            faces += shown * BIT[bits]
            self.shift[material] = bits
            self.field[material] = BIT[width] - 1
            bits += width
        self.counts = BIT[bits]
        return faces

    def finish_materials(self) -> None:
        """Find, for each pair, the materials that neither it nor a later one has."""
        to_come: i64 = 0
        pair = self.pairs
        while pair >= 0:
            self.finished[pair] = 0
            for material in range(MATERIAL_COUNT):
                if not to_come & BIT[material]:
                    self.finished[pair] |= self.field[material] * BIT[self.shift[material]]
            pair -= 1
            if pair >= 0:
                to_come |= self.numbers.pairs[pair]

    def ways(self, pair: i64, faces: i64) -> i64:
        """Count the ways in which the hidden shards of this pair and the later ones can show these faces."""
        if not faces:
            return 1
        if faces & self.finished[pair]:
            return 0
        place = pair * self.counts + faces
        if self.remembered[place]:
            return self.remembered[place] - 1
        hidden = self.hidden[self.first + pair]
        most_low = min(hidden, self.faces_of(self.lower(pair), faces))
        most_high = self.faces_of(self.higher(pair), faces)
        ways: i64 = 0
        for low in range(most_low + 1):
            for high in range(min(hidden - low, most_high) + 1):
                rest = self.ways(pair + 1, self.left(pair, faces, low, high))
                ways += selections(hidden, low, high) * rest
        self.remembered[place] = ways + 1
        return ways

    def choose_sides_of_pair(self, pair: i64, faces: i64, ticket: i64) -> i64:
        """Find the ticket among the ways of this pair; return the ticket among those of the later ones."""
        kind = self.first + pair
        hidden = self.hidden[kind]
        most_low = min(hidden, self.faces_of(self.lower(pair), faces))
        most_high = self.faces_of(self.higher(pair), faces)
        for low in range(most_low + 1):
            for high in range(min(hidden - low, most_high) + 1):
                rest = self.ways(pair + 1, self.left(pair, faces, low, high))
                ways = selections(hidden, low, high) * rest
                if ticket < ways:
                    self.showing[2 * kind] = low
                    self.showing[2 * kind + 1] = high
                    return ticket % rest
                ticket -= ways
        raise RuntimeError("what a seat sees of the shards cannot be")

    def lower(self, pair: i64) -> i64:
        """Return the lower material of a pair."""
        return lowest(self.numbers.pairs[pair])

    def higher(self, pair: i64) -> i64:
        """Return the higher material of a pair."""
        sides = self.numbers.pairs[pair]
        return lowest(sides & (sides - 1))

    def faces_of(self, material: i64, faces: i64) -> i64:
        """Return how many of these faces are of a material."""
        return faces >> self.shift[material] & self.field[material]

    def left(self, pair: i64, faces: i64, low: i64, high: i64) -> i64:
        """Return the faces left to show, after shards of a pair show its lower and its higher material."""
        return faces - low * BIT[self.shift[self.lower(pair)]] - high * BIT[self.shift[self.higher(pair)]]

    # Which of the shards on the table, and which in the bag

    def draw_back(self, shard: i64, source: Source) -> i64:
        """Draw a back for one shard, out of all that were chosen for its face and size."""
        face = self.face(shard)
        first = self.numbers.size_place[size_of(shard)] * self.pairs
        up = up_of(shard)
        ticket = source.below(self.faces[face])
        self.faces[face] -= 1
        for pair in range(self.pairs):
            down = self.numbers.pairs[pair] ^ up
            if down & (down - 1):
                continue  # This pair does not have the material that is up.
            kind = first + pair
            side = 2 * kind if up < down else 2 * kind + 1
            if ticket < self.showing[side]:
                self.showing[side] -= 1
                self.hidden[kind] -= 1
                return down
            ticket -= self.showing[side]
        raise RuntimeError("more shards show a face than there are backs for")

    def fill_bag(self, cells: vec[i64], drawn: i64, source: Source) -> None:
        """Put all shards that are still hidden into the bag, in any order, any side up."""
        bag = action_buffer(self.numbers.shards)
        count: i64 = 0
        for kind in range(len(self.hidden)):
            for _n in range(self.hidden[kind]):
                bag[count] = kind
                count += 1
        source.shuffle(bag, count)
        for n in range(count):
            size = self.numbers.sizes[bag[n] // self.pairs]
            sides = self.numbers.pairs[bag[n] % self.pairs]
            up = sides & -sides if source.below(2) else sides & (sides - 1)
            cells[SHARDS + drawn + n] = shard_of(size, up, sides ^ up)


def selections(hidden: i64, low: i64, high: i64) -> i64:
    """Count the ways to choose the hidden shards of a pair that show its lower and its higher material."""
    return BINOMIAL[hidden * BINOMIALS + low] * BINOMIAL[(hidden - low) * BINOMIALS + high]
