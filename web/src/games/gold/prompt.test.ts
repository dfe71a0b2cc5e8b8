import { beforeEach, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { optionsOf } from './options'
import { promptOf, ruleOf } from './prompt'
import { auctionOf, shard } from './rules/samples'
import type { Move, View } from './types'

beforeEach(() => learn('gold'))

function prompt(view: Partial<View>, ...moves: Move[]): string {
  const choices = moves.map((move) => ({ notation: '', sentence: '', move }))
  return promptOf({ ...auctionOf([5, 3, 1], null), ...view }, optionsOf(choices))
}

const NEW = shard(4, 'jade', 'gold')
const OLD = shard(3, 'jade', 'stone')
const arranging = (asked: typeof NEW): Partial<View> => ({
  stage: 'arrange',
  new: NEW,
  arrangement: { kept: [], out: [], undecided: [], plate: 0, points: 0, size: 0, shard: asked },
})

it('asks for a bid, and says for what', () => {
  expect(prompt({ stage: 'bid' }, { move: 'bid', beads: 0 })).toBe(
    'Bid in secret for this shard: silver 1/6.',
  )
})

it('asks the winner whom to pay, and says how much', () => {
  expect(prompt({ stage: 'pay', winner: 0 }, { move: 'pay', seat: 2 })).toContain('5 beads')
})

it('asks for a plate', () => {
  expect(prompt({ stage: 'plate' }, { move: 'plate', plate: 0 })).toMatch(/Which plate/)
})

it('tells the new shard from those that lie on the plate', () => {
  const keep: Move = { move: 'arrange', what: 'keep' }
  expect(prompt(arranging(NEW), keep)).toMatch(/^Lay the new shard, jade 1\/6/)
  expect(prompt(arranging(OLD), keep)).toMatch(/^Keep this shard as it lies.*jade 1\/8/)
})

it('asks for nothing while others decide', () => {
  expect(prompt({ stage: 'bid' })).toBe('')
})

it('says the rule of the moment', () => {
  const rule = (bids: number[], move: Move) =>
    ruleOf(auctionOf(bids, null), optionsOf([{ notation: '', sentence: '', move }]))
  expect(rule([0, 0, 0], { move: 'bid', beads: 0 })).toMatch(/^Equal bids cancel/)
  expect(rule([0, 0], { move: 'bid', beads: 0 })).toMatch(/^If both bid the same/)
  expect(rule([5, 0, 0], { move: 'pay', seat: 1 })).toMatch(/^Several bid least/)
  expect(rule([1, 2, 2], { move: 'pay', seat: 1 })).toMatch(/you may pay anyone/)
  expect(rule([1, 0], { move: 'plate', plate: 1 })).toMatch(/only that plate/)
  expect(rule([1, 0], { move: 'arrange', what: 'keep' })).toMatch(/by 1 at most/)
  expect(ruleOf(auctionOf([1, 0], null), optionsOf([]))).toBe('')
})
