"""The value of the markets to every seat, and the ranking of which one to choose or claim."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import either
from patolli.engine.state import action_buffer
from patolli.games.yaxha.cells import HAND, MARKETS, ROUND, SEAT, SEATS
from patolli.games.yaxha.cubes import COLOUR_COUNT, ONE_PURSE, PURSE_BITS
from patolli.games.yaxha.policy.groups import LIKELY, PROSPECT, PROSPECTS, ROOM, GroupValuer
from patolli.games.yaxha.policy.table import MOST_SEATS, TableValuer
from patolli.games.yaxha.policy.tuning import DENIAL, SOFTNESS, TILE_WORTH
from patolli.games.yaxha.rules import YaxhaState


@final
class MarketValuer:
    """A valuer of markets. It has buffers to work in, so every policy has its own."""

    table: TableValuer
    groups: GroupValuer
    softness: i64
    tile_worth: i64
    denial: i64
    offers: vec[i64]
    likings: vec[i64]

    def __init__(self, table: TableValuer, tuning: list[int]) -> None:
        self.table = table
        self.groups = table.groups
        self.softness = tuning[SOFTNESS]
        self.tile_worth = tuning[TILE_WORTH]
        self.denial = tuning[DENIAL]
        self.offers = action_buffer(MOST_SEATS * MOST_SEATS)
        self.likings = action_buffer(MOST_SEATS * MOST_SEATS)

    def value_offers(self, state: YaxhaState) -> None:
        """Write what the cubes of each market are worth to each seat."""
        cells = state.cells
        groups = self.groups
        prospects = self.table.prospects
        for seat in range(state.players):
            for market in range(state.players):
                self.offers[seat * MOST_SEATS + market] = 0
            for colour in range(COLOUR_COUNT):
                here = seat * PROSPECTS + colour * PROSPECT
                likely = prospects[here + LIKELY]
                now = self.table.colour_worth(colour, likely)
                joining = groups.joining[max(prospects[here + ROOM], groups.ground_weight)]
                step = groups.in_hand * joining >> 8
                for market in range(state.players):
                    cubes = cells[MARKETS + market] >> (PURSE_BITS * colour) & ONE_PURSE
                    if cubes:
                        self.offers[seat * MOST_SEATS + market] += (
                            self.table.colour_worth(colour, likely + cubes * step) - now
                        )

    def guess_likings(self, state: YaxhaState) -> None:
        """Write how likely each seat is to choose each market, in thousandths."""
        softness = self.softness
        offers = self.offers
        for seat in range(state.players):
            at = seat * MOST_SEATS
            best = offers[at]
            for market in range(state.players):
                best = max(best, offers[at + market])
            total: i64 = 0
            for market in range(state.players):
                gap = best - offers[at + market] + softness
                pull = 100_000_000 // (gap * gap)
                self.likings[at + market] = pull
                total += pull
            total = max(total, 1)
            for market in range(state.players):
                self.likings[at + market] = self.likings[at + market] * 1000 // total

    def chance_to_get(self, state: YaxhaState, seat: i64, market: i64) -> i64:
        """Return the chance, in thousandths, that nobody with a lower turn tile chooses the same market."""
        chance: i64 = 1000
        for tile in range(state.players):
            other = state.holder(tile)
            if other == seat:
                return chance
            chance = chance * (1000 - self.likings[other * MOST_SEATS + market]) // 1000
        return chance

    def taking(self, state: YaxhaState, seat: i64, market: i64) -> i64:
        """Return the worth of taking a market, also from seats that have no cubes yet this round."""
        others: i64 = 0
        for other in range(state.players):
            if other != seat and not state.cells[SEATS + other * SEAT + HAND]:
                others += self.offers[other * MOST_SEATS + market]
        # One rival of many gains little on the others by it.
        rivals = state.players - 1
        return self.offers[seat * MOST_SEATS + market] + others * self.denial // (100 * rivals * rivals)

    def fallback(self, state: YaxhaState, seat: i64, lost: i64) -> i64:
        """Return the expected worth of the other markets, each weighted by its chance to stay free."""
        worth: i64 = 0
        weight: i64 = 0
        for market in range(state.players):
            if market == lost:
                continue
            free: i64 = 1000
            for other in range(state.players):
                if other != seat:
                    free = free * (1000 - self.likings[other * MOST_SEATS + market]) // 1000
            worth += (free + 10) * self.taking(state, seat, market)
            weight += free + 10
        return worth // weight

    def rank_choosing(
        self, state: YaxhaState, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        self.value_offers(state)
        self.guess_likings(state)
        own_tile: i64 = 0
        while state.holder(own_tile) != seat:
            own_tile += 1
        # After the last round turn tiles are worth nothing.
        tile_worth = either(state.cells[ROUND] == self.table.numbers.rounds, 0, self.tile_worth)
        for n in range(size):
            market = actions[n]
            tiles: i64 = 0  # won by swapping with those who choose the same
            for tile in range(state.players):
                other = state.holder(tile)
                if other != seat:
                    tiles += self.likings[other * MOST_SEATS + market] * (own_tile - tile)
            won = self.taking(state, seat, market)
            chance = self.chance_to_get(state, seat, market)
            lost = self.fallback(state, seat, market)
            worth[n] = (chance * won + (1000 - chance) * lost + tiles * tile_worth) // 1000

    def rank_claiming(
        self, state: YaxhaState, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        self.value_offers(state)
        for n in range(size):
            worth[n] = self.taking(state, seat, actions[n])
