import { expect, it } from 'vitest'
import { pointedOf } from './pointed'
import type { Move } from './types'

const lay = (x: number, y: number): Move => ({ move: 'lay', colour: 'blue', x, y, layer: 0 })
const by = (seat: number, move: Move) => ({ seat, move })

it('points at a market', () => {
  const pointed = { ...by(1, { move: 'market', market: 3 }), later: [] }
  expect(pointedOf(pointed)).toEqual({ seat: 1, market: 3, cell: null })
})

it('points at the cell of a cube', () => {
  expect(pointedOf({ ...by(0, lay(2, 1)), later: [] })?.cell).toBe('0:2:1')
})

it('knows that a cube in a new first column lies in the first column now', () => {
  expect(pointedOf({ ...by(0, lay(-1, 2)), later: [] })?.cell).toBe('0:0:2')
})

it('follows a cube that was moved since, in its own pyramid only', () => {
  const later = [by(0, lay(-1, 0)), by(1, lay(-1, 0)), by(0, lay(0, -1))]
  expect(pointedOf({ ...by(0, lay(1, 1)), later })?.cell).toBe('0:2:2')
})

it('points at the player where there is no place', () => {
  const pointed = { ...by(2, { move: 'discard', colour: 'white' }), later: [] }
  expect(pointedOf(pointed)).toEqual({ seat: 2, market: null, cell: null })
})

it('points at nothing without a decision', () => {
  expect(pointedOf(null)).toBeNull()
})
