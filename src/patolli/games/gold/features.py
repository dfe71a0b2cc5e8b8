"""The meaning of the cells of a position, for a learner.

Shards are numbered in the order in which they are sold: `shards` tells what is known about each, and plates
and what left the game are sets of their numbers. `row` repeats the shards for sale now and next.
"""

from patolli.engine.features import Bits, Choice, Feature, Number, Seat, Seats, of_every_seat
from patolli.engine.game import Setup
from patolli.games.gold import cells
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.numbers import numbers_of
from patolli.games.gold.shards import DOWN, MATERIALS, UP

BYTE = 8
SIDES = tuple(range(len(MATERIALS)))


def features(setup: Setup[GoldEdition]) -> tuple[Feature, ...]:
    numbers = numbers_of(setup)
    count = int(numbers.shards)
    beads = int(numbers.all_beads)
    hides_beads = setup.option("beads") == "hidden"
    largest = max(numbers.sizes)
    numbered = tuple(range(count))

    def shards(name: str, cells_: int, pointer: int = -1) -> tuple[Feature, ...]:
        """List sizes, faces and backs of shards; an unknown back shows no material."""
        end = cells.SHARDS + count
        return (
            Number(
                name=f"{name}.sizes",
                at=cells.SHARDS,
                cells=cells_,
                bits=BYTE,
                pointer=pointer,
                end=end,
                most=largest,
            ),
            *(
                Bits(
                    name=f"{name}.{side}",
                    at=cells.SHARDS,
                    cells=cells_,
                    shift=shift,
                    bits=BYTE,
                    pointer=pointer,
                    end=end,
                    places=SIDES,
                )
                for side, shift in (("faces", UP), ("backs", DOWN))
            ),
        )

    return (
        Choice(name="stage", at=cells.STAGE, size=cells.OVER + 1),
        Number(name="auction", at=cells.AUCTION, most=count),
        *shards("row", int(numbers.row), pointer=cells.AUCTION),
        Seat(name="winner", at=cells.WINNER),
        Seat(name="payee", at=cells.PAYEE),
        Seats(name="payees", at=cells.PAYEES),
        Bits(name="turned", at=cells.TURNED, places=numbered),
        Choice(name="arranging.plate", at=cells.CHOSEN, size=int(numbers.plates)),
        Bits(name="arranging.undecided", at=cells.UNDECIDED, places=numbered),
        Bits(name="arranging.kept", at=cells.KEPT, places=numbered),
        Bits(name="arranging.turning", at=cells.TURNING, places=numbered),
        *shards("shards", count),
        *of_every_seat(
            cells.SEATS,
            cells.SEAT,
            (
                Number(name="beads", at=cells.BEADS, most=beads, is_own=hides_beads),
                Number(name="bid", at=cells.BID, least=-1, most=beads),
                Number(name="opened-bid", at=cells.OPENED, least=-1, most=beads),
                Bits(name="out-of-game", at=cells.OUT_OF_GAME, places=numbered),
                Bits(name="plates", at=cells.PLATES, cells=int(numbers.plates), places=numbered),
            ),
        ),
    )
