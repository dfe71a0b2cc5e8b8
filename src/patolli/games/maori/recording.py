"""The recording of effects, where it takes more than a line. Playouts and searches never call this."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, members
from patolli.games.maori.board import space_name
from patolli.games.maori.cells import (
    BOARD,
    DISPLAY,
    HAND,
    LAID,
    LAST_TURNS,
    MOVE,
    NEXT,
    PLACING,
    SEAT,
    SEATS,
    SHIP,
    SMALL_SHIP,
    STAGE,
    STAY,
    STORED,
    TURNS,
)
from patolli.games.maori.effects import (
    DisplayRefilled,
    EndCause,
    EndReached,
    GameEnded,
    IslandFinished,
    IslandLost,
    LineScored,
    ShipSailed,
    SmallShipHeld,
    SmallShipMoved,
    SmallShipPlaced,
    SmallShipStepped,
    TileLaid,
    TileRemoved,
    TileStored,
    TileTaken,
    TurnBegan,
    UnfinishedTakenAway,
)
from patolli.games.maori.scoring import (
    ATOLL,
    FINISHED,
    JOINTS_EAST,
    JOINTS_SOUTH,
    LINE_KEYS,
    LINES,
    OUTSIDE,
    REMAINING,
    SHEET,
    WITH_HUT,
    count_boats_on_tiles,
    leis_on,
    number_on,
    palms_on,
    points_on,
    spread,
)

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.maori.edition import Tile
    from patolli.games.maori.rules import MaoriState


def seat_of(own: i64) -> i64:
    """Return the seat whose cells begin at `own`."""
    return (own - SEATS) // SEAT


def tile_numbered(state: "MaoriState", number: i64) -> "Tile":
    """Return a tile as it is printed."""
    return state.setup.edition.box[number]


def space_names(spaces: i64) -> "tuple[str, ...]":
    return tuple([space_name(space) for space in members(spaces)])


# Islands


def island_at(state: "MaoriState", seat: i64, space: i64) -> "IslandFinished | None":
    """Describe the finished island that a space belongs to, with what it is worth."""
    sheets = state.sheets()
    at = seat * SHEET
    if not sheets[at + FINISHED] & BIT[space]:
        return None
    spaces = spread(BIT[space], sheets[at + JOINTS_EAST], sheets[at + JOINTS_SOUTH])
    return IslandFinished(
        seat=seat,
        spaces=space_names(spaces),
        palms=palms_on(state, seat, spaces),
        hut=sheets[at + WITH_HUT] & BIT[space] != 0,
        leis=leis_on(state, seat, sheets, spaces),
        in_atoll=sheets[at + OUTSIDE] & BIT[space] == 0,
        points=points_on(state, seat, sheets, spaces),
    )


# The discovery ship


def record_sailing(
    record: "list[Effect]", state: "MaoriState", own: i64, stop: i64, steps: i64, free: i64, price: i64
) -> None:
    """Record that the ship is about to sail to a stop."""
    record.append(
        ShipSailed(
            seat=seat_of(own),
            from_stop=state.cells[SHIP],
            to_stop=stop,
            steps=steps,
            free=free,
            price=price,
        )
    )


# Tiles


def record_taking(
    record: "list[Effect]", state: "MaoriState", own: i64, nearness: i64, place: i64, price: i64
) -> None:
    """Record that a tile is about to be taken from the display."""
    record.append(
        TileTaken(
            seat=seat_of(own),
            tile=tile_numbered(state, state.cells[DISPLAY + place]),
            source="display",
            place=place,
            nearness=nearness,
            price=price,
        )
    )


def record_taking_stored(record: "list[Effect]", state: "MaoriState", own: i64) -> None:
    """Record that the stored tile is about to be taken."""
    record.append(
        TileTaken(
            seat=seat_of(own),
            tile=tile_numbered(state, state.cells[own + STORED]),
            source="storage",
            place=None,
            nearness=None,
            price=0,
        )
    )


def record_storing(record: "list[Effect]", state: "MaoriState", own: i64) -> None:
    """Record that the tile in hand is about to be stored."""
    record.append(TileStored(seat=seat_of(own), tile=tile_numbered(state, state.cells[HAND])))


def record_refill(record: "list[Effect]", state: "MaoriState", place: i64) -> None:
    """Record that a tile was drawn to a place of the display."""
    cells = state.cells
    tile = tile_numbered(state, cells[DISPLAY + place])
    record.append(DisplayRefilled(place=place, tile=tile, stock=len(cells) - cells[NEXT]))


def record_laying(
    record: "list[Effect]", state: "MaoriState", own: i64, space: i64, covered: i64, shells: i64
) -> None:
    """Record that a tile was laid, for which the bank pays; perhaps it finishes an island."""
    seat = seat_of(own)
    piece = state.cells[own + BOARD + space]
    tile = piece // TURNS
    record.append(
        TileLaid(
            seat=seat,
            space=space_name(space),
            turn=piece % TURNS,
            tile=tile_numbered(state, tile),
            boats=state.numbers.boats_on[tile],
            covered=covered,
            shells=shells,
        )
    )
    island = island_at(state, seat, space)
    if island is not None:
        record.append(island)


def record_removal(record: "list[Effect]", state: "MaoriState", own: i64, space: i64, uncovered: i64) -> None:
    """Record that a tile is about to be removed; perhaps it breaks up a finished island."""
    seat = seat_of(own)
    tile = state.cells[own + BOARD + space] // TURNS
    record.append(
        TileRemoved(
            seat=seat,
            space=space_name(space),
            tile=tile_numbered(state, tile),
            boats=state.numbers.boats_on[tile],
            uncovered=uncovered,
        )
    )
    island = island_at(state, seat, space)
    if island is not None:
        record.append(IslandLost(seat=seat, spaces=island.spaces, points=island.points))


# Small ships


def record_step(record: "list[Effect]", state: "MaoriState", own: i64, space: i64, price: i64) -> None:
    """Record that a small ship is about to make a paid step."""
    from_space = space_name(state.cells[own + SMALL_SHIP])
    record.append(
        SmallShipStepped(seat=seat_of(own), from_space=from_space, to_space=space_name(space), price=price)
    )


def record_following(record: "list[Effect]", state: "MaoriState", own: i64, space: i64) -> None:
    """Record that a small ship is about to go to the tile just laid."""
    seat = seat_of(own)
    ship = state.cells[own + SMALL_SHIP]
    to_space = space_name(space)
    if ship < 0:
        record.append(SmallShipPlaced(seat=seat, space=to_space))
    else:
        record.append(
            SmallShipMoved(seat=seat, from_space=space_name(ship), to_space=to_space, because="tile-laid")
        )


def record_moving(record: "list[Effect]", state: "MaoriState", seat: i64, action: i64) -> None:
    """Record that a small ship is about to move after the action, or stays."""
    ship = state.cells[SEATS + seat * SEAT + SMALL_SHIP]
    if action == STAY:
        record.append(SmallShipHeld(seat=seat, space=space_name(ship)))
        return
    to_space = space_name(action - MOVE)
    if ship < 0:
        record.append(SmallShipMoved(seat=seat, from_space=None, to_space=to_space, because="tile-removed"))
    else:
        record.append(
            SmallShipMoved(seat=seat, from_space=space_name(ship), to_space=to_space, because="free-move")
        )


# Turns and the end


def record_turn(record: "list[Effect]", state: "MaoriState", seat: i64) -> None:
    """Record that a seat is about to get the turn."""
    if state.cells[STAGE] == PLACING:
        record.append(TurnBegan(seat=seat, because="left-of-placer"))
    elif state.cells[LAST_TURNS] >= 0:
        record.append(TurnBegan(seat=seat, because="last-turn"))
    else:
        record.append(TurnBegan(seat=seat, because="next"))


def record_end(record: "list[Effect]", state: "MaoriState", because: EndCause) -> None:
    """Record that the game is over: why, what goes before the scoring, the score sheets and the outcome."""
    record.append(EndReached(because=because))
    sheets = state.sheets()
    for seat in range(state.players):
        gone = state.cells[SEATS + seat * SEAT + LAID] & ~sheets[seat * SHEET + REMAINING]
        if gone:
            record.append(taken_away(state, seat, gone))
    for line in range(LINES):
        if line != ATOLL or state.numbers.atoll_spaces:
            record_line(record, state, sheets, line)
    outcome = state.outcome()
    assert outcome is not None
    record.append(GameEnded(outcome.scores, outcome.winners, outcome.decided_by))


def taken_away(state: "MaoriState", seat: i64, spaces: i64) -> UnfinishedTakenAway:
    """Describe the unfinished islands of a seat, on these spaces."""
    return UnfinishedTakenAway(
        seat=seat,
        spaces=space_names(spaces),
        boats=count_boats_on_tiles(state.cells, seat, state.numbers, spaces),
        uncovered=count(state.numbers.boat_spaces & spaces),
    )


def record_line(record: "list[Effect]", state: "MaoriState", sheets: vec[i64], line: i64) -> None:
    """Record a line of the score sheets, for every seat."""
    for seat in range(state.players):
        record.append(
            LineScored(
                seat=seat,
                line=LINE_KEYS[line],
                number=number_on(state, seat, sheets, line),
                points=sheets[seat * SHEET + line],
            )
        )
