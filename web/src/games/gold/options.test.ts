import { describe, expect, it } from 'vitest'
import { optionsOf } from './options'
import type { Move } from './types'

const options = (...moves: Move[]) =>
  optionsOf(moves.map((move, n) => ({ notation: `choice ${n}`, sentence: '', move })))

describe('optionsOf', () => {
  it('knows bids by their beads', () => {
    const { bids } = options({ move: 'bid', beads: 0 }, { move: 'bid', beads: 3 })
    expect(bids).toEqual(
      new Map([
        [0, 'choice 0'],
        [3, 'choice 1'],
      ]),
    )
  })

  it('knows payments by the seat that gets them', () => {
    expect([...options({ move: 'pay', seat: 2 }, { move: 'pay', seat: 0 }).payments.keys()]).toEqual([2, 0])
  })

  it('knows plates by their number', () => {
    expect(options({ move: 'plate', plate: 1 }).plates).toEqual(new Map([[1, 'choice 0']]))
  })

  it('knows what may be done with a shard', () => {
    const { arranging } = options({ move: 'arrange', what: 'turn' }, { move: 'arrange', what: 'out' })
    expect([...arranging.keys()]).toEqual(['turn', 'out'])
  })

  it('is empty while others decide', () => {
    const found = options()
    expect(Object.values(found).map((each: Map<unknown, string>) => each.size)).toEqual([0, 0, 0, 0])
  })
})
