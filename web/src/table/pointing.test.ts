import { expect, it } from 'vitest'
import { pointedAt } from './pointing'

const bid = { move: 'bid', beads: 2 } as const
const pay = { move: 'pay', seat: 1 } as const

it('points at nothing without a line', () => {
  expect(pointedAt(null, [])).toBeNull()
})

it('points at nothing if the line tells of no decision that may be known', () => {
  expect(pointedAt({ seat: 0, move: null }, [])).toBeNull()
})

it('comes with what was decided later, as far as it may be known', () => {
  const later = [{ seat: 1, move: pay }, { seat: 2 }]
  expect(pointedAt({ seat: 0, move: bid }, later)).toEqual({
    seat: 0,
    move: bid,
    later: [{ seat: 1, move: pay }],
  })
})
