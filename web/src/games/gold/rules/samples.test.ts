import { expect, it } from 'vitest'
import { outcomeOf } from '../auction'
import { auctionOf, BEADS } from './samples'

it('gives a shard to the highest bid that only one made', () => {
  expect(outcomeOf([5, 5, 3, 1])).toEqual({ winner: 2, payees: [3] })
})

it('gives it to nobody if every bid was made twice, or nobody bid', () => {
  expect(outcomeOf([2, 2, 3, 3]).winner).toBeNull()
  expect(outcomeOf([0, 0, 0]).winner).toBeNull()
})

it('lets the winner choose among those who bid least', () => {
  expect(outcomeOf([4, 1, 1])).toEqual({ winner: 0, payees: [1, 2] })
})

it('lets a winner who bid least choose among all others', () => {
  expect(outcomeOf([1, 2, 2])).toEqual({ winner: 0, payees: [1, 2] })
})

it('hands the beads over once it is known who gets them', () => {
  const beads = (payee: number | null) => auctionOf([4, 1, 1], payee).players.map((player) => player.beads)
  expect(beads(null)).toEqual([BEADS, BEADS, BEADS])
  expect(beads(2)).toEqual([BEADS - 4, BEADS, BEADS + 4])
})
