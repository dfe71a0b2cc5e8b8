import { describe, expect, it } from 'vitest'
import { offersFrom } from './display'
import { optionsOf } from './options'
import { DISPLAY, viewOf } from './rules/samples'
import type { Move } from './types'

const choice = (move: Move) => ({ notation: JSON.stringify(move), sentence: '', move })

function options(view: ReturnType<typeof viewOf>, ...moves: Move[]) {
  return optionsOf(moves.map(choice), view, 0)
}

describe('optionsOf', () => {
  it('knows what a sail costs beyond the free steps, and where it leads', () => {
    const { stops } = options(viewOf({ ship: 14 }), { move: 'sail', steps: 2 }, { move: 'sail', steps: 4 })
    expect([...stops].map(([stop, { steps, price }]) => [stop, steps, price])).toEqual([
      [0, 2, 0],
      [2, 4, 2],
    ])
  })

  it('knows where on the display a tile lies and what it costs', () => {
    const view = viewOf({ ship: 0, faced: offersFrom(DISPLAY, 0) })
    const { takes } = options(view, { move: 'take', place: 2 })
    expect(takes.get(8)?.price).toBe(2)
  })

  it('knows where a step of the small ship leads', () => {
    const { steps } = options(viewOf({ small: 'b2' }), { move: 'step', direction: 'SE' })
    expect([...steps.keys()]).toEqual(['c3'])
  })

  it('knows the ways to lay a tile on each space', () => {
    const { lays } = options(
      viewOf({}),
      { move: 'lay', space: 'a1' },
      { move: 'lay', space: 'a1', turn: 2 },
      { move: 'lay', space: 'b1', turn: 1 },
    )
    expect([...lays.get('a1')!.keys()]).toEqual([0, 2])
    expect([...lays.get('b1')!.keys()]).toEqual([1])
  })

  it('keeps what has no place apart', () => {
    const found = options(viewOf({}), { move: 'store' }, { move: 'do-nothing' }, { move: 'stay' })
    expect(found).toMatchObject({
      store: '{"move":"store"}',
      nothing: '{"move":"do-nothing"}',
      stay: '{"move":"stay"}',
      takeStored: null,
    })
  })
})
