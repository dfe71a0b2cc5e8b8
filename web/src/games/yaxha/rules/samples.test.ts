import { describe, expect, it } from 'vitest'
import { claim, EXAMPLES, groupOf, lay, playerOf, pyramidOf } from './samples'

describe('claim', () => {
  it('gives everybody a market that nobody else chose, and swaps nothing', () => {
    expect(claim(EXAMPLES[0]!, [])).toMatchObject({ got: [1, 0, 2, 3], next: null, swaps: [] })
  })

  it('gives a market that two chose to who has the lower turn tile', () => {
    // B has tile 1 and C has tile 3; one market is left for C, so nothing is asked.
    const { got, tiles, swaps } = claim(EXAMPLES[1]!, [])
    expect(got).toEqual([1, 0, 3, 2])
    expect(swaps).toEqual([[1, 2]])
    expect(tiles).toEqual([2, 3, 1, 4])
  })

  it('asks who came too late, as long as several markets are left', () => {
    expect(claim(EXAMPLES[2]!, [])).toMatchObject({ got: [null, 0, null, 2], next: 0, left: [1, 3] })
  })

  it('goes on with what they chose', () => {
    expect(claim(EXAMPLES[2]!, [3])).toMatchObject({ got: [3, 0, 1, 2], next: null })
  })

  it('swaps the outer and the inner turn tiles where all chose the same', () => {
    expect(claim(EXAMPLES[3]!, [1, 2]).tiles).toEqual([3, 4, 2, 1])
  })
})

it('lays a cube of the hand, and moves what was built with the pyramid', () => {
  const before = playerOf(pyramidOf(['o']), ['blue', 'green'], [{ x: 0, y: 0, layer: 0 }])
  const after = lay(before, { x: -1, y: 0, layer: 0 }, 1)
  expect(after.hand).toEqual(['blue'])
  expect(after.built).toEqual([
    { x: 1, y: 0, layer: 0 },
    { x: 0, y: 0, layer: 0 },
  ])
  expect(after.width).toBe(2)
})

it('finds the group of a cube, even if it is not the largest', () => {
  const pyramid = pyramidOf(['oobo'])
  expect(groupOf(pyramid, pyramid.at(-1)!)).toEqual(new Set(['0:3:0']))
})
