import { expect, it } from 'vitest'
import { isPointed, pointedOf } from './pointed'
import { auctionOf, plateOf } from './rules/samples'
import type { Move, View } from './types'

function pointed(move: Move, view: Partial<View> = {}) {
  const made = auctionOf([5, 3, 1], null)
  const players = made.players.map((player) => ({ ...player, plates: [plateOf([]), plateOf([])] }))
  return pointedOf({ seat: 1, move, later: [] }, { ...made, players, ...view })
}

const arrange: Move = { move: 'arrange', what: 'turn' }
const arrangement = { kept: [], out: [], undecided: [], plate: 1, points: 0, size: 0, shard: null }

it('points at a bid', () => {
  expect(pointed({ move: 'bid', beads: 3 })).toEqual({ seat: 1, plates: [], bid: 1 })
})

it('points at the bid of the player who was paid', () => {
  expect(pointed({ move: 'pay', seat: 2 })?.bid).toBe(2)
})

it('points at the plate that was chosen', () => {
  const mark = pointed({ move: 'plate', plate: 1 })
  expect([0, 1].map((plate) => isPointed(mark, 1, plate))).toEqual([false, true])
  expect(isPointed(mark, 0, 1)).toBe(false)
})

it('points at the plate that is being arranged', () => {
  expect(pointed(arrange, { winner: 1, arrangement })?.plates).toEqual([1])
})

it('points at all plates of a player once the arranging is over', () => {
  expect(pointed(arrange)?.plates).toEqual([0, 1])
  expect(pointed(arrange, { winner: 0, arrangement })?.plates).toEqual([0, 1])
})

it('points at nothing without a decision', () => {
  expect(pointedOf(null, auctionOf([5, 3, 1], null))).toBeNull()
  expect(isPointed(null, 0, 0)).toBe(false)
})
