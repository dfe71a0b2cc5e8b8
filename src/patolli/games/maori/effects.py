"""The effects of Maori. Everybody hears all of them; only the order of the stock is hidden.

Stops and places count from 0: stops clockwise from the one above the display's left upper tile, places row by
row. Spaces are called by their names, as in moves and views.
"""

from typing import Literal

from patolli.engine.effects import Effect, together
from patolli.engine.outcome import DecidedBy
from patolli.engine.words import Said, Who, enumerated, in_turn, words
from patolli.games.maori.cells import SIDE
from patolli.games.maori.edition import Tile

LineKey = Literal["palms", "hut-palms", "atoll", "leis", "boats", "shells", "empty"]
EndCause = Literal["last-turns", "nothing-done"]

# The discovery ship


class ShipPlaced(Effect, frozen=True):
    seat: int
    stop: int


class ShipSailed(Effect, frozen=True):
    seat: int
    from_stop: int
    to_stop: int
    steps: int
    free: int
    """How many steps the seat's boats carry it for nothing; one even without any boat."""
    price: int
    """The shells paid to the bank, one for every other step."""

    def words(self) -> Said:
        stop = self.to_stop + 1
        if not self.price:
            return words("maori-effect-sailed", stop=stop)
        return words(
            "maori-effect-sailed-further", stop=stop, who=Who(self.seat), free=self.free, shells=self.price
        )


# Tiles


class TileTaken(Effect, frozen=True):
    """A tile is in the hand of a seat, which is to lay or store it."""

    seat: int
    tile: Tile
    source: Literal["display", "storage"]
    """The storage is the seat's own."""
    place: int | None
    """Of the display; None for the storage."""
    nearness: int | None
    """How many places lie between the ship and it, empty or not; None for the storage."""
    price: int
    """The shells paid to the bank, one for every tile between the ship and it."""

    def words(self) -> Said:
        if self.source == "storage":
            return words("maori-effect-taken-stored", who=Who(self.seat), tile=tile_words(self.tile))
        return words("maori-effect-taken", who=Who(self.seat), tile=tile_words(self.tile), shells=self.price)


class TileStored(Effect, frozen=True):
    seat: int
    tile: Tile


class TileLaid(Effect, frozen=True):
    seat: int
    space: str
    turn: int
    """Quarter turns clockwise."""
    tile: Tile
    boats: int
    """How many boats on the tile carry the seat from now on."""
    covered: int
    """How many boats printed on the board lie under it, and count no more."""
    shells: int
    """What the bank pays for the shells on the tile, as far as it goes."""

    def words(self) -> Said:
        gained = _some(
            (self.boats, "boats"),
            (self.shells, "shells"),
        )
        said = []
        if gained:
            said.append(words("maori-effect-gained", who=Who(self.seat), gained=enumerated(gained)))
        if self.shells < self.tile.shells:
            said.append(words("maori-effect-bank-short", shells=self.shells, due=self.tile.shells))
        if self.covered:
            said.append(words("maori-effect-covered", boats=self.covered))
        return in_turn(said)


class TileRemoved(Effect, frozen=True):
    """A tile of a board leaves the game. Its shells stay with the seat."""

    seat: int
    space: str
    tile: Tile
    boats: int
    """How many boats on the tile count no more."""
    uncovered: int
    """How many boats printed on the board count again."""

    def words(self) -> Said:
        removed = words("maori-effect-removed", who=Who(self.seat), tile=tile_words(self.tile))
        return in_turn([removed, *_boats_afterwards(self.seat, self.boats, self.uncovered)])


class NothingDone(Effect, frozen=True):
    seat: int
    turns: int
    """The turns in a row, of all seats, in which nothing was done."""
    limit: int
    """The game ends when `turns` reaches it."""

    def words(self) -> Said:
        is_near_the_end = self.limit // 2 <= self.turns < self.limit
        if not is_near_the_end:
            return ""
        return words("maori-effect-nothing", turns=self.turns, limit=self.limit)


class DisplayRefilled(Effect, frozen=True):
    """The next tile of the stock lies where one was taken. The other tiles stay where they are."""

    place: int
    tile: Tile
    stock: int
    """How many tiles are left in it."""

    def words(self) -> Said:
        row, column = self.place // SIDE + 1, self.place % SIDE + 1
        if self.tile.shape == "volcano":
            said = [words("maori-effect-volcano", row=row, column=column)]
        else:
            said = [words("maori-effect-refilled", row=row, column=column, tile=tile_words(self.tile))]
        if not self.stock:
            said.append(words("maori-effect-stock-used-up"))
        return in_turn(said)


class GapLeft(Effect, frozen=True):
    """The stock is used up, so a place of the display stays empty."""

    place: int

    def words(self) -> Said:
        return words("maori-effect-gap", row=self.place // SIDE + 1, column=self.place % SIDE + 1)


# Islands


class IslandFinished(Effect, frozen=True):
    """A laid tile completes an island, perhaps of a single tile. It is scored at the end."""

    seat: int
    spaces: tuple[str, ...]
    palms: int
    hut: bool
    """Whether it has one or more of them, so that its palms count more."""
    leis: int
    """How many are complete."""
    in_atoll: bool
    """Whether it lies wholly in the atoll, so that its palms count more."""
    points: int

    def words(self) -> Said:
        carried = [
            *_some((self.palms, "palms")),
            *([words("maori-part-hut")] if self.hut else []),
            *_some((self.leis, "leis")),
        ]
        said = [
            words(
                "maori-effect-island",
                who=Who(self.seat),
                spaces=enumerated(self.spaces),
                carried=enumerated(carried) if carried else words("maori-effect-bare"),
            )
        ]
        if self.in_atoll and self.palms:
            said.append(words("maori-effect-in-atoll", points=self.points))
        else:
            said.append(words("maori-effect-island-counts", points=self.points))
        return in_turn(said)


class IslandLost(Effect, frozen=True):
    """A finished island is broken up, since one of its tiles was removed."""

    seat: int
    spaces: tuple[str, ...]
    """All that it had."""
    points: int

    def words(self) -> Said:
        return words(
            "maori-effect-island-lost", who=Who(self.seat), spaces=enumerated(self.spaces), points=self.points
        )


# Small ships


class SmallShipPlaced(Effect, frozen=True):
    """A small ship comes onto the board, with the first tile that is laid there."""

    seat: int
    space: str

    def words(self) -> Said:
        return words("maori-effect-small-ship", who=Who(self.seat), space=self.space)


class SmallShipStepped(Effect, frozen=True):
    seat: int
    from_space: str
    to_space: str
    price: int
    """The shells paid to the bank."""

    def words(self) -> Said:
        return words("maori-effect-small-ship", who=Who(self.seat), space=self.to_space)


class SmallShipMoved(Effect, frozen=True):
    """A small ship moves for nothing."""

    seat: int
    from_space: str | None
    """None if the tile under it was removed."""
    to_space: str
    because: Literal["free-move", "tile-removed", "tile-laid"]
    """The free move after the action, or that it had to find another tile (both in the advanced game), or
    that it follows every tile (in the expert game)."""

    def words(self) -> Said:
        if self.because != "tile-laid":
            return ""
        return words("maori-effect-small-ship", who=Who(self.seat), space=self.to_space)


class SmallShipHeld(Effect, frozen=True):
    """A small ship stays where it is, though it might have moved."""

    seat: int
    space: str


class SmallShipLeft(Effect, frozen=True):
    """The tile under a small ship was removed."""

    seat: int
    space: str
    must_move: bool
    """Whether it moves to another tile now; else it comes back with the next one that is laid."""

    def words(self) -> Said:
        if self.must_move:
            return words("maori-effect-small-ship-must-move", who=Who(self.seat))
        return words("maori-effect-small-ship-left", who=Who(self.seat))


# Turns and the end


class TurnBegan(Effect, frozen=True):
    seat: int
    because: Literal["left-of-placer", "next", "last-turn"]

    def words(self) -> Said:
        return words("maori-effect-begins", who=Who(self.seat)) if self.because == "left-of-placer" else ""


class LastTurnsBegan(Effect, frozen=True):
    """A seat has filled its board, and every other has one more turn."""

    seat: int
    turns: int

    def words(self) -> Said:
        players = self.turns + 1
        others = together((self.seat + n) % players for n in range(1, players))
        return words("maori-effect-last-turns", who=Who(self.seat), others=others, turns=self.turns)


class EndReached(Effect, frozen=True):
    """Play is over, and the scoring follows."""

    because: EndCause
    """The last turns are over, or too many turns in a row passed with nothing done."""

    def words(self) -> Said:
        return words(f"maori-effect-end-{self.because}")


class UnfinishedTakenAway(Effect, frozen=True):
    """Unfinished islands go before the scoring, and leave empty spaces."""

    seat: int
    spaces: tuple[str, ...]
    boats: int
    """How many boats go with them."""
    uncovered: int
    """How many boats printed on the board count again."""

    def words(self) -> Said:
        spaces, number = enumerated(self.spaces), len(self.spaces)
        gone = words("maori-effect-unfinished", who=Who(self.seat), spaces=spaces, number=number)
        return in_turn([gone, *_boats_afterwards(self.seat, self.boats, self.uncovered)])


class LineScored(Effect, frozen=True):
    """A line of a seat's score sheet."""

    seat: int
    line: LineKey
    number: int
    """How many palms, leis, boats, shells or empty spaces; for the atoll, palms on islands wholly in it."""
    points: int

    def words(self) -> Said:
        if self.points:
            return words(
                f"maori-effect-scored-{self.line}",
                who=Who(self.seat),
                number=self.number,
                points=abs(self.points),
            )
        if self.line in ("boats", "shells") and self.number:
            return words(f"maori-effect-fewer-{self.line}", who=Who(self.seat), number=self.number)
        return ""


class GameEnded(Effect, frozen=True):
    """The game is over: most points win, then most shells; still tied, the win is shared."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: DecidedBy

    def words(self) -> Said:
        totals = [
            words("maori-effect-total", who=Who(seat), points=points)
            for seat, points in enumerate(self.points)
        ]
        won = words("maori-effect-won", by=self.decided_by.value, who=together(self.winners))
        return words("maori-effect-game-ended", totals=enumerated(totals), won=won)


# Words


def tile_words(tile: Tile) -> Said:
    """Say what a tile shows: "a left end with 2 palms and half a lei"."""
    shape = tile.shape.replace(" ", "-")
    symbols = [
        *_some((tile.palms, "palms")),
        *([words("maori-part-hut")] if tile.hut else []),
        *_some((tile.boats, "boats"), (tile.shells, "shells")),
        *([words("maori-part-lei")] if tile.lei else []),
    ]
    if shape == "water":
        return (
            words("maori-effect-water-with", symbols=enumerated(symbols))
            if symbols
            else words("maori-effect-water")
        )
    if not symbols:
        return words("maori-part-tile", shape=shape)
    return words("maori-part-tile-with", shape=shape, symbols=enumerated(symbols))


def _boats_afterwards(seat: int, lost: int, uncovered: int) -> list[Said]:
    """Say which boats count no more, and which count again, after tiles have left a board."""
    said: list[Said] = []
    if lost:
        said.append(words("maori-effect-boats-lost", who=Who(seat), boats=lost))
    if uncovered:
        said.append(words("maori-effect-uncovered", boats=uncovered))
    return said


def _some(*counted: tuple[int, Literal["palms", "boats", "shells", "leis"]]) -> list[Said]:
    """Say how many there are of each kind that there is."""
    ids = {
        "palms": "maori-part-palms",
        "boats": "maori-part-boats",
        "shells": "maori-shells",
        "leis": "maori-effect-leis",
    }
    return [words(ids[kind], **{kind: number}) for number, kind in counted if number]
