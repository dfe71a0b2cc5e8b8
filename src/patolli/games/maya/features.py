"""The meaning of the cells of a position, for learners.

A card at a quarry is given by its owner, its back and, where it is known, its value.
"""

from patolli.engine.features import Bits, Choice, Feature, Number, Seat, Seats, of_every_seat
from patolli.engine.game import Setup
from patolli.games.maya import cells
from patolli.games.maya.edition import MayaEdition
from patolli.games.maya.numbers import Numbers, numbers_of

NIBBLE_BITS = 4


def features(setup: Setup[MayaEdition]) -> tuple[Feature, ...]:
    """List what the cells of a position mean as numbers."""
    numbers = numbers_of(setup)
    players = int(numbers.players)
    quarries = range(numbers.quarries)
    spots = tuple(int(spot) for spot in numbers.spot_of_level)
    markers = tuple(range(cells.BLUE + cells.BLUES if numbers.expert else cells.BLUE))
    return (
        Number(name="round", at=cells.ROUND, most=int(numbers.rounds)),
        Choice(name="stage", at=cells.STAGE, size=cells.OVER + 1),
        Seat(name="start-player", at=cells.START),
        Seats(name="passed", at=cells.PASSED),
        Seats(name="builders", at=cells.BUILDERS),
        Seats(name="hitters", at=cells.HITTERS),
        Choice(name="lifted", at=cells.LIFTED, first=1, size=int(cells.SPOT_COUNT)),
        Bits(name="room", at=cells.ROOM, places=spots),
        Number(name="covered", at=cells.COVERED, most=int(numbers.quarries)),
        *(feature for quarry in quarries for feature in quarry_features(numbers, quarry)),
        *(expert_features(players) if numbers.expert else ()),
        *of_every_seat(cells.SEATS, cells.SEAT, seat_features(numbers, spots, markers)),
        *(
            Number(
                name=f"level.{level + 1}",
                at=cells.SPOTS + spot,
                bits=NIBBLE_BITS,
                most=int(numbers.spaces[spot]),
                per_seat=True,
                seat_shift=NIBBLE_BITS,
            )
            for level, spot in enumerate(spots)
        ),
    )


def quarry_features(numbers: Numbers, quarry: int) -> tuple[Feature, ...]:
    """List the cards at a quarry, place by place, and what lies beside them."""
    name = f"quarry.{quarry + 1}"
    at = cells.ROWS + quarry
    players = int(numbers.players)
    found: tuple[Feature, ...] = (
        Seats(name=f"{name}.protected", at=cells.SHIELDS, shift=cells.MAX_PLAYERS * quarry, bits=players),
    )
    if numbers.expert:
        found += (Seat(name=f"{name}.points-marker", at=cells.PLUS_TWO, first=8 * (quarry + 1)),)
    for place in range(numbers.places[quarry]):
        shift = cells.CARD_BITS * place
        card = f"{name}.card.{place + 1}"
        found += (
            Seat(name=f"{card}.owner", at=at, shift=shift, bits=3, first=1),
            Number(name=f"{card}.high", at=at, shift=shift + 3, bits=1, most=1),
            Choice(
                name=f"{card}.kind",
                at=at,
                shift=shift + cells.CARD_KIND,
                bits=4,
                first=1,
                size=int(numbers.kinds),
            ),
        )
    return found


def expert_features(players: int) -> tuple[Feature, ...]:
    return (
        Bits(name="on-offer", at=cells.ON_OFFER, places=tuple(range(cells.BLUES))),
        Seat(name="takers", at=cells.TAKERS, bits=NIBBLE_BITS, fields=players - 1, first=1),
    )


def seat_features(numbers: Numbers, spots: tuple[int, ...], markers: tuple[int, ...]) -> tuple[Feature, ...]:
    most_points = sum(points * copies for points, copies in zip(numbers.points, numbers.copies, strict=True))
    most_points += numbers.plus_points if numbers.expert else 0
    bids = (Number(name="bid", at=cells.BID, least=-1, most=cells.HIGHEST_BID),) if numbers.expert else ()
    return (
        Number(
            name="hand",
            at=cells.HAND,
            bits=NIBBLE_BITS,
            fields=int(numbers.kinds),
            most=max(numbers.copies),
        ),
        Number(name="cubes", at=cells.CUBES, most=int(numbers.cubes)),
        Number(name="supply", at=cells.SUPPLY, most=int(numbers.cubes)),
        Number(name="gold", at=cells.GOLD, most=cells.HIGHEST_BID),
        Bits(name="markers", at=cells.HELD, places=markers),
        Number(name="points", at=cells.POINTS, least=-int(numbers.minus), most=int(most_points)),
        *bids,
    )
