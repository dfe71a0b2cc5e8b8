import { expect, test } from 'vitest'
import { fateOf, latestAuction, outcomeOf } from './auction'
import { auctionOf } from './rules/samples'
import type { View } from './types'

const SHARD = { number: 0, size: 4, up: 'jade', down: null, open: false } as const

/** What came of these bids, by the position after them. */
function fates(bids: number[], payee: number | null = null, change: Partial<View> = {}): string[] {
  const auction = latestAuction({ ...auctionOf(bids, payee), ...change }, [])!
  return bids.map((_, seat) => fateOf(auction, seat))
}

test('before any bids are opened there is no latest auction', () => {
  const view = auctionOf([0, 0], null)
  const players = view.players.map((player) => ({ ...player, opened: null }))
  expect(latestAuction({ ...view, players, auction: 1 }, [])).toBeNull()
})

test('higher bids that are equal cancel each other', () => {
  expect(fates([5, 5, 3, 1], 3)).toEqual(['tied', 'tied', 'won', 'paid'])
})

test('while the winner chooses, those who bid least may be paid', () => {
  expect(fates([5, 0, 0])).toEqual(['won', 'may-be-paid', 'may-be-paid'])
})

test('a winner who bid least may pay anybody', () => {
  expect(outcomeOf([1, 2, 2])).toEqual({ winner: 0, payees: [1, 2] })
})

test('nobody wins where all bids are equal', () => {
  expect(fates([2, 2, 0], null, { unsold: [SHARD] })).toEqual(['tied', 'tied', 'nothing'])
})

test('bids are open before it is said who won', () => {
  expect(fates([2, 1, 0], null, { winner: null, stage: 'pay', auction: 1 })).toEqual(Array(3).fill('opened'))
})

test('a shard is named as it lay when it was sold', () => {
  const effect = {
    effect: 'auction-opened' as const,
    auction: 1,
    auctions: 30,
    shard: { ...SHARD, circle: 24, up: 'gold' as const },
  }
  const view = { ...auctionOf([2, 1, 0], 2), unsold: [] }
  expect(latestAuction(view, [{ seat: 0, effects: [effect] }])!.shard.up).toBe('gold')
})
