import { expect, it } from 'vitest'
import { pointedOf } from './pointed'
import { viewOf } from './rules/samples'
import type { Move } from './types'

const decision = (move: Move) => ({ seat: 0, move })

it('points at where the ship was then, whatever it sailed since', () => {
  const pointed = { ...decision({ move: 'sail', steps: 1 }), later: [decision({ move: 'sail', steps: 3 })] }
  expect(pointedOf(pointed, viewOf({ ship: 1 }))?.stop).toBe(14)
})

it('points at the place that a tile was taken from', () => {
  const pointed = { ...decision({ move: 'take', place: 1 }), later: [] }
  expect(pointedOf(pointed, viewOf({ ship: 0 }))?.place).toBe(4)
})

it('points at a space of the board', () => {
  const pointed = { ...decision({ move: 'lay', space: 'c3' }), later: [] }
  expect(pointedOf(pointed, viewOf({}))).toMatchObject({ seat: 0, space: 'c3', whole: false })
})

it('points at the player where there is no place', () => {
  expect(pointedOf({ ...decision({ move: 'do-nothing' }), later: [] }, viewOf({}))?.whole).toBe(true)
})

it('points at nothing without a decision', () => {
  expect(pointedOf(null, viewOf({}))).toBeNull()
})
