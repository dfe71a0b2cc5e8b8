import { expect, it } from 'vitest'
import { pointedOf } from './pointed'
import type { Move } from './types'

const pointed = (move: Move) => pointedOf({ seat: 2, move, later: [] })

it('points at a quarry', () => {
  expect(pointed({ move: 'lay', value: 4, quarry: 3 })).toEqual({ kind: 'lay', card: 4, quarry: 3 })
})

it('points at a whole pyramid that was built on, as another level may be open by now', () => {
  expect(pointed({ move: 'build', pyramid: 'Copan' })).toEqual({ kind: 'build', pyramid: 'Copan' })
})

it('points at the player where there is no place', () => {
  expect(pointed({ move: 'pass' })).toEqual({ kind: 'pass', seat: 2 })
  expect(pointed({ move: 'bid', gold: 3 })?.seat).toBe(2)
})

it('points at nothing without a decision', () => {
  expect(pointedOf(null)).toBeNull()
})
