/** Made-up shards, plates and auctions for the rules. */

import { outcomeOf } from '../auction'
import type { Material, Player, Printed, Shard, View } from '../types'
import { sizeOf, worth } from '../plates'

export const PRINTED: Printed = {
  bead: 1,
  circle: 24,
  complete: 10,
  incomplete_count: false,
  one_material: 10,
  sizes: [6, 4, 4, 4, 3, 3],
  tablets: [
    ['gold', 'silver'],
    ['silver', 'bronze'],
    ['bronze', 'jade'],
    ['jade', 'stone'],
    ['stone', 'gold'],
  ],
  values: [0, 1, 2, 3, 4],
}

export const BEADS = 10

let made = 0
export const shard = (size: number, up: Material, down: Material | null = null, open = true): Shard => ({
  number: made++,
  size,
  up,
  down,
  open,
})

export function plateOf(shards: Shard[], printed: Printed = PRINTED): Player['plates'][number] {
  const size = sizeOf(shards)
  return { shards, size, complete: size === printed.circle, points: worth(printed, shards).points }
}

export interface Start {
  name: string
  on: Shard[]
  beside: Shard[]
}

/** Plates to arrange. Nothing but the shards of the game, each at most once. */
export const STARTS: readonly Start[] = [
  {
    name: 'bridge',
    on: [shard(6, 'gold', 'silver'), shard(4, 'gold', 'stone'), shard(4, 'bronze', 'silver')],
    beside: [shard(4, 'silver', 'bronze'), shard(3, 'bronze', 'jade'), shard(3, 'gold', 'silver')],
  },
  {
    name: 'ring',
    on: [
      shard(4, 'gold', 'silver'),
      shard(4, 'gold', 'stone'),
      shard(4, 'silver', 'gold'),
      shard(6, 'silver', 'bronze'),
      shard(3, 'bronze', 'jade'),
      shard(3, 'jade', 'bronze'),
    ],
    beside: [],
  },
  {
    name: 'best',
    on: [
      shard(3, 'gold', 'silver'),
      shard(3, 'silver', 'gold'),
      shard(3, 'gold', 'stone'),
      shard(3, 'stone', 'gold'),
      shard(4, 'gold', 'silver'),
      shard(4, 'gold', 'stone'),
      shard(4, 'stone', 'gold'),
    ],
    beside: [],
  },
]

const many = (...shards: [number, Material][]) => shards.map(([size, up]) => shard(size, up))

/** Scored plates, from the best to the least. */
export const SCORED: readonly { name: string; plate: Shard[] }[] = [
  {
    name: 'gold',
    plate: many([3, 'gold'], [3, 'gold'], [3, 'gold'], [3, 'gold'], [4, 'gold'], [4, 'gold'], [4, 'gold']),
  },
  {
    name: 'mixed',
    plate: many([6, 'gold'], [4, 'silver'], [4, 'bronze'], [3, 'bronze'], [3, 'silver'], [4, 'gold']),
  },
  { name: 'stone', plate: many([6, 'stone'], [6, 'stone'], [4, 'stone'], [4, 'stone'], [4, 'stone']) },
  { name: 'open', plate: many([6, 'gold'], [4, 'gold'], [4, 'silver'], [4, 'silver'], [3, 'bronze']) },
]

/** An auction whose bids are open. */
export function auctionOf(bids: readonly number[], payee: number | null): View {
  const outcome = outcomeOf(bids)
  const paid = payee ?? (outcome.payees.length === 1 ? outcome.payees[0]! : null)
  const price = outcome.winner === null ? 0 : bids[outcome.winner]!
  return {
    game: 'gold',
    seat: 0,
    pending: [],
    stage: paid === null && outcome.winner !== null ? 'pay' : 'bid',
    auction: paid === null && outcome.winner !== null ? 1 : 2,
    auctions: 30,
    in_bag: 26,
    arrangement: null,
    new: null,
    row: [SOLD],
    unsold: [],
    winner: outcome.winner,
    payee: paid,
    printed: PRINTED,
    players: bids.map((opened, seat) => ({
      beads: BEADS + (paid === null ? 0 : seat === paid ? price : seat === outcome.winner ? -price : 0),
      bid: null,
      opened,
      out: [],
      plates: [],
      points: null,
    })),
  }
}

const SOLD: Shard = { number: 0, size: 4, up: 'silver', down: null, open: false }
