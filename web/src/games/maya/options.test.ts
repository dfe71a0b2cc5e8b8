import { describe, expect, it } from 'vitest'
import { levelKey, optionsOf, placeOf } from './options'
import { viewOf } from './rules/samples'
import type { Move } from './types'

const choice = (move: Move) => ({ notation: JSON.stringify(move), sentence: '', move })

describe('placeOf', () => {
  it('is beside the player who is hit', () => {
    expect(placeOf({ move: 'hit', seat: 2 }, null)).toEqual({ kind: 'hit', seat: 2 })
  })

  it('builds on the level that is open', () => {
    expect(placeOf({ move: 'build', pyramid: 'Copan' }, 3)).toMatchObject({ pyramid: 'Copan', level: 3 })
  })

  it('puts first cubes on the ground, whichever level is open', () => {
    expect(placeOf({ move: 'first', pyramid: 'Copan' }, 3).level).toBe(0)
  })

  it('knows no place of a pass', () => {
    expect(placeOf({ move: 'pass' }, 2)).toEqual({ kind: 'pass' })
  })
})

describe('optionsOf', () => {
  const options = (...moves: Move[]) => optionsOf(moves.map(choice), viewOf({ open_level: 2 }))

  it('knows for each card the quarries where it may be laid', () => {
    const { cards } = options(
      { move: 'lay', value: 4, quarry: 1 },
      { move: 'lay', value: 4, quarry: 3 },
      { move: 'lay', value: 5, quarry: 3 },
    )
    expect([...cards].map(([value, at]) => [value, [...at.keys()]])).toEqual([
      [4, [1, 3]],
      [5, [3]],
    ])
  })

  it('keeps all kinds of decisions about one level together', () => {
    const lift: Move = { move: 'lift', pyramid: 'Uxmal', level: 2 }
    const build: Move = { move: 'build', pyramid: 'Uxmal' }
    const { levels } = options(lift, build)
    expect(levels.get(levelKey('Uxmal', 2))).toEqual([choice(lift), choice(build)])
  })

  it('sorts the rest by what is tapped for it', () => {
    const found = options(
      { move: 'plus-two', quarry: 2 },
      { move: 'start', seat: 0 },
      { move: 'take-blue', marker: 'joker' },
      { move: 'bid', gold: 3 },
      { move: 'pass' },
    )
    expect([...found.quarries.keys()]).toEqual([2])
    expect([...found.seats.keys()]).toEqual([0])
    expect([...found.markers.keys()]).toEqual(['joker'])
    expect([...found.bids.keys()]).toEqual([3])
    expect(found.plain).toHaveLength(1)
  })
})
