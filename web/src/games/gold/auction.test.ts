import { expect, test } from 'vitest'
import { fateOf, latestAuction, type Auction } from './auction'
import type { Effect } from './types'

const SHARD = { number: 3, size: 4, circle: 24, up: 'jade', down: null } as const

function told(...effects: Effect[]): Auction {
  const auction = latestAuction([{ seat: 0, effects }])
  expect(auction).not.toBeNull()
  return auction!
}

function fates(auction: Auction): string[] {
  return auction.bids.map((_, seat) => fateOf(auction, seat))
}

const sold = (seat: number, price: number, to: number[], cancelled: number[] = []): Effect => ({
  effect: 'shard-sold',
  seat,
  shard: SHARD,
  price,
  to,
  cancelled,
  because: cancelled.length ? 'highest-left' : 'highest-bid',
})

test('before any bids are opened there is no latest auction', () => {
  expect(latestAuction([])).toBeNull()
  expect(latestAuction([{ seat: 1, effects: [{ effect: 'bid-made', seat: 1, beads: null }] }])).toBeNull()
})

test('higher bids that are equal cancel each other', () => {
  const auction = told({ effect: 'bids-opened', bids: [5, 5, 3, 1] }, sold(2, 3, [3], [0, 1]), {
    effect: 'beads-paid',
    seat: 2,
    to: 3,
    beads: 3,
    because: 'bid-least',
  })
  expect(fates(auction)).toEqual(['tied', 'tied', 'won', 'paid'])
})

test('while the winner chooses, those who bid least may be paid', () => {
  const auction = told({ effect: 'bids-opened', bids: [5, 0, 0] }, sold(0, 5, [1, 2]))
  expect(fates(auction)).toEqual(['won', 'may-be-paid', 'may-be-paid'])
})

test('nobody wins where all bids are equal', () => {
  const auction = told(
    { effect: 'bids-opened', bids: [2, 2, 0] },
    { effect: 'shard-unsold', shard: SHARD, because: 'equal-bids' },
  )
  expect(fates(auction)).toEqual(['tied', 'tied', 'nothing'])
})
