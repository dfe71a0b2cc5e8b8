"""Record what the rules do, as effects. Only called while a decision is recorded.

The rules mostly run unrecorded, so they stay small and fast without this code."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from patolli.engine.bits import BIT, count, members
from patolli.games.maori.board import FACED, space_name
from patolli.games.maori.cells import (
    BOARD,
    DISPLAY,
    GAP,
    HAND,
    IDLE,
    LAID,
    LAST_TURNS,
    MOVE,
    NEXT,
    PLACES,
    PLACING,
    SEAT,
    SEATS,
    SHIP,
    SMALL_SHIP,
    STAGE,
    STAY,
    STOPS,
    STORED,
)
from patolli.games.maori.effects import (
    DisplayRefilled,
    EndReached,
    GameEnded,
    GapLeft,
    IslandFinished,
    IslandLost,
    LastTurnsBegan,
    LineScored,
    NothingDone,
    ShipPlaced,
    ShipSailed,
    SmallShipHeld,
    SmallShipLeft,
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
    leis_on,
    number_on,
    palms_on,
    spread,
)

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.maori.edition import MaoriEdition, Tile
    from patolli.games.maori.rules import MaoriState


def seat_of(own: i64) -> i64:
    """Return the seat whose cells begin there."""
    return (own - SEATS) // SEAT


def tile_numbered(state: "MaoriState", number: i64) -> "Tile":
    """Return a tile as it is printed."""
    return cast("MaoriEdition", state.setup.edition).box[number]


def listening(state: "MaoriState") -> "list[Effect]":
    """Return the record of a state that has one."""
    assert state.record is not None
    return state.record


def space_names(spaces: i64) -> "tuple[str, ...]":
    return tuple([space_name(space) for space in members(spaces)])


# Islands


def island_at(state: "MaoriState", seat: i64, space: i64) -> "IslandFinished | None":
    """Describe the finished island that a space belongs to, with what it is worth."""
    numbers = state.numbers
    sheets = state.sheets()
    at = seat * SHEET
    if not sheets[at + FINISHED] & BIT[space]:
        return None
    spaces = spread(BIT[space], sheets[at + JOINTS_EAST], sheets[at + JOINTS_SOUTH])
    hut = sheets[at + WITH_HUT] & BIT[space] != 0
    in_atoll = sheets[at + OUTSIDE] & BIT[space] == 0
    palms = palms_on(state, seat, spaces)
    leis = leis_on(state, seat, spaces & sheets[at + JOINTS_EAST], spaces & sheets[at + JOINTS_SOUTH])
    points = palms * (numbers.palm_with_hut if hut else numbers.palm) * (numbers.atoll if in_atoll else 1)
    return IslandFinished(
        seat=seat,
        spaces=space_names(spaces),
        palms=palms,
        hut=hut,
        leis=leis,
        in_atoll=in_atoll,
        points=points + leis * numbers.lei,
    )


# The discovery ship


def record_placing(state: "MaoriState", seat: i64, stop: i64) -> None:
    record = listening(state)
    record.append(ShipPlaced(seat=seat, stop=stop))


def record_sailing(state: "MaoriState", own: i64, steps: i64, price: i64) -> None:
    """Record that the ship is about to sail; a price below 0 is of steps that were free and not used."""
    record = listening(state)
    ship = state.cells[SHIP]
    record.append(
        ShipSailed(
            seat=seat_of(own),
            from_stop=ship,
            to_stop=(ship + steps) % STOPS,
            steps=steps,
            free=steps - price,
            price=max(price, 0),
        )
    )


# Tiles


def record_taking(state: "MaoriState", own: i64, place: i64, price: i64) -> None:
    """Record that a tile is about to be taken from the display."""
    record = listening(state)
    gap = FACED[state.cells[SHIP] * PLACES + place]
    record.append(
        TileTaken(
            seat=seat_of(own),
            tile=tile_numbered(state, state.cells[DISPLAY + gap]),
            source="display",
            place=gap,
            nearness=place,
            price=price,
        )
    )


def record_taking_stored(state: "MaoriState", own: i64) -> None:
    """Record that the stored tile is about to be taken."""
    record = listening(state)
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


def record_storing(state: "MaoriState", own: i64) -> None:
    """Record that the tile in hand is about to be stored."""
    record = listening(state)
    record.append(TileStored(seat=seat_of(own), tile=tile_numbered(state, state.cells[HAND])))


def record_refill(state: "MaoriState") -> None:
    """Record that the display is about to be filled up, if there is a tile left."""
    record = listening(state)
    cells = state.cells
    drawn = cells[NEXT]
    if drawn < len(cells):
        tile = tile_numbered(state, cells[drawn])
        record.append(DisplayRefilled(place=cells[GAP], tile=tile, stock=len(cells) - drawn - 1))
    else:
        record.append(GapLeft(place=cells[GAP]))


def record_laying(state: "MaoriState", own: i64, space: i64, turn: i64, shells: i64) -> None:
    """Record that a tile was laid, for which the bank pays; perhaps it finishes an island."""
    record = listening(state)
    numbers = state.numbers
    seat = seat_of(own)
    tile = state.cells[own + BOARD + space] >> 2
    record.append(
        TileLaid(
            seat=seat,
            space=space_name(space),
            turn=turn,
            tile=tile_numbered(state, tile),
            boats=numbers.boats_on[tile],
            covered=count(numbers.boat_spaces & BIT[space]),
            shells=shells,
        )
    )
    island = island_at(state, seat, space)
    if island is not None:
        record.append(island)


def record_removal(state: "MaoriState", own: i64, space: i64) -> None:
    """Record that a tile is about to be removed."""
    record = listening(state)
    cells = state.cells
    numbers = state.numbers
    seat = seat_of(own)
    tile = cells[own + BOARD + space] >> 2
    record.append(
        TileRemoved(
            seat=seat,
            space=space_name(space),
            tile=tile_numbered(state, tile),
            boats=numbers.boats_on[tile],
            uncovered=count(numbers.boat_spaces & BIT[space]),
        )
    )
    island = island_at(state, seat, space)
    if island is not None:
        record.append(IslandLost(seat=seat, spaces=island.spaces, points=island.points))
    if cells[own + SMALL_SHIP] == space:
        must_move = cells[own + LAID] != BIT[space]
        record.append(SmallShipLeft(seat=seat, space=space_name(space), must_move=must_move))


# Small ships


def record_step(state: "MaoriState", own: i64, space: i64) -> None:
    """Record that a small ship is about to make a paid step."""
    record = listening(state)
    from_space = space_name(state.cells[own + SMALL_SHIP])
    record.append(
        SmallShipStepped(seat=seat_of(own), from_space=from_space, to_space=space_name(space), price=1)
    )


def record_following(state: "MaoriState", own: i64, space: i64) -> None:
    """Record that a small ship is about to go to the tile just laid."""
    record = listening(state)
    seat = seat_of(own)
    ship = state.cells[own + SMALL_SHIP]
    to_space = space_name(space)
    if ship < 0:
        record.append(SmallShipPlaced(seat=seat, space=to_space))
    else:
        record.append(
            SmallShipMoved(seat=seat, from_space=space_name(ship), to_space=to_space, because="tile-laid")
        )


def record_moving(state: "MaoriState", seat: i64, action: i64) -> None:
    """Record that a small ship is about to move after the action, or stays."""
    record = listening(state)
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


def record_turn(state: "MaoriState", seat: i64) -> None:
    """Record that a seat is about to get the turn; behind the last comes the first."""
    record = listening(state)
    seat %= state.players
    if state.cells[STAGE] == PLACING:
        record.append(TurnBegan(seat=seat, because="left-of-placer"))
    elif state.cells[LAST_TURNS] >= 0:
        record.append(TurnBegan(seat=seat, because="last-turn"))
    else:
        record.append(TurnBegan(seat=seat, because="next"))


def record_nothing(state: "MaoriState", seat: i64, limit: i64) -> None:
    record = listening(state)
    record.append(NothingDone(seat=seat, turns=state.cells[IDLE], limit=limit))


def record_last_turns(state: "MaoriState", seat: i64, turns: i64) -> None:
    record = listening(state)
    record.append(LastTurnsBegan(seat=seat, turns=turns))


def record_end(state: "MaoriState") -> None:
    """Record that the game has ended, why, and how it is scored."""
    record = listening(state)
    record.append(EndReached(because="last-turns" if state.cells[LAST_TURNS] == 0 else "nothing-done"))
    record_scoring(state, record)


def record_scoring(state: "MaoriState", record: "list[Effect]") -> None:
    """Record that unfinished islands go, then the score of every seat, line by line."""
    players = state.players
    sheets = state.sheets()
    for seat in range(players):
        gone = state.cells[SEATS + seat * SEAT + LAID] & ~sheets[seat * SHEET + REMAINING]
        if gone:
            record.append(taken_away(state, seat, gone))
    for line in range(LINES):
        if line != ATOLL or state.numbers.atoll_spaces:
            record_line(state, record, line)
    outcome = state.outcome()
    assert outcome is not None
    record.append(GameEnded(outcome.scores, outcome.winners, outcome.decided_by))


def taken_away(state: "MaoriState", seat: i64, spaces: i64) -> UnfinishedTakenAway:
    board = SEATS + seat * SEAT + BOARD
    boats: i64 = 0
    for space in members(spaces):
        boats += state.numbers.boats_on[state.cells[board + space] >> 2]
    return UnfinishedTakenAway(
        seat=seat,
        spaces=space_names(spaces),
        boats=boats,
        uncovered=count(state.numbers.boat_spaces & spaces),
    )


def record_line(state: "MaoriState", record: "list[Effect]", line: i64) -> None:
    sheets = state.sheets()
    for seat in range(state.players):
        record.append(
            LineScored(
                seat=seat,
                line=LINE_KEYS[line],
                number=number_on(state, seat, line),
                points=sheets[seat * SHEET + line],
            )
        )
