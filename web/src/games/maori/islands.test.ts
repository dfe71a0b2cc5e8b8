import { describe, expect, it } from 'vitest'
import { bySpace, fit, gaps, islandAt, worths } from './islands'
import { across, BEGUN, ISLANDS, left, right, SCORED, single, top, water } from './rules/samples'
import { tally } from './rules/reckoning'

const RIVALS = { boats: 99, shells: 99 }

describe('gaps', () => {
  it('are where land ends at a free space', () => {
    expect(gaps(bySpace([{ space: 'a1', tile: left({}) }]), ISLANDS)).toEqual([
      { space: 'a1', side: 1, spoilt: false },
    ])
  })

  it('are spoilt at the edge of the board and against water', () => {
    const pieces = bySpace([
      { space: 'd1', tile: left({}) },
      { space: 'a2', tile: left({}) },
      { space: 'b2', tile: water() },
    ])
    expect(gaps(pieces, ISLANDS).map((gap) => gap.spoilt)).toEqual([true, true])
  })

  it('are none in a finished island', () => {
    const pieces = bySpace([
      { space: 'a1', tile: left({}) },
      { space: 'b1', tile: right({}) },
    ])
    expect(gaps(pieces, ISLANDS)).toEqual([])
  })
})

describe('islandAt', () => {
  it('goes as far as the land is joined', () => {
    expect(islandAt(bySpace(SCORED), ISLANDS, 'b1').sort()).toEqual(['a1', 'b1', 'c1'])
  })

  it('is one space for a single island', () => {
    expect(islandAt(bySpace(SCORED), ISLANDS, 'c2')).toEqual(['c2'])
  })
})

describe('worths', () => {
  const { pieces } = tally(ISLANDS, SCORED, 0, RIVALS)

  it('name each finished island once, by its first piece', () => {
    expect(worths(pieces, ISLANDS).map((worth) => worth.space)).toEqual(['a1', 'a2', 'c2', 'd2', 'a3', 'd4'])
  })

  it('add up the points of its pieces', () => {
    // Five palms, each twice for the hut.
    expect(worths(pieces, ISLANDS)[0]).toEqual({ space: 'a1', points: 10 })
  })
})

describe('fit', () => {
  const begun = bySpace(BEGUN)

  it('finishes an island whose last side it closes', () => {
    expect(fit(begun, ISLANDS, right({}), 0, 'c2')).toBe('finishes')
  })

  it('joins land that stays open', () => {
    expect(fit(begun, ISLANDS, across({}), 0, 'c2')).toBe('joins')
  })

  it('clashes with land that it would cut off', () => {
    expect(fit(begun, ISLANDS, water(), 0, 'c2')).toBe('clashes')
  })

  it('clashes with the edge of the board', () => {
    expect(fit(new Map(), ISLANDS, left({}), 0, 'd4')).toBe('clashes')
  })

  it('is free where it touches nothing', () => {
    expect(fit(new Map(), ISLANDS, top({}), 0, 'b2')).toBe('free')
  })

  it('finishes an island by itself', () => {
    expect(fit(new Map(), ISLANDS, single({}), 0, 'b2')).toBe('finishes')
  })

  it('depends on how the tile is turned', () => {
    expect(fit(new Map(), ISLANDS, left({}), 2, 'd4')).toBe('free')
  })
})
