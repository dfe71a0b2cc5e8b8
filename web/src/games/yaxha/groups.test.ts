import { describe, expect, it } from 'vitest'
import { changes, fresh, largestGroup, shift, withCube } from './groups'
import { playerOf, pyramidOf, SCALE } from './rules/samples'

describe('largestGroup', () => {
  it('joins cubes that share a side, not those that share an edge', () => {
    expect(largestGroup(pyramidOf(['oob/bbo']), 'orange')).toEqual(new Set(['0:0:0', '0:1:0']))
  })

  it('goes up from layer to layer', () => {
    const group = largestGroup(pyramidOf(['ob/bb', 'o']), 'orange')
    expect(group).toEqual(new Set(['0:0:0', '1:0:0']))
  })

  it('leaves out a cube that is hidden by the four above it', () => {
    const pyramid = pyramidOf(['ooo/ooo/ooo', 'bb/bb'])
    expect(largestGroup(pyramid, 'orange').size).toBe(8)
  })

  it('is empty for a colour that is not there', () => {
    expect(largestGroup(pyramidOf(['o']), 'white').size).toBe(0)
  })
})

describe('withCube', () => {
  it('moves the pyramid to make room for a new first column', () => {
    const laid = { x: -1, y: 0, layer: 0 }
    expect(shift(laid)).toEqual({ x: 1, y: 0 })
    const cubes = withCube(playerOf(pyramidOf(['o'])), laid, 'blue')
    expect(cubes.map(({ x, y, colour }) => [x, y, colour])).toEqual([
      [1, 0, 'orange'],
      [0, 0, 'blue'],
    ])
  })

  it('hides what is covered by the new cube', () => {
    const player = playerOf(pyramidOf(['ooo/ooo/ooo', 'bb/b.']))
    const cubes = withCube(player, { x: 1, y: 1, layer: 1 }, 'green')
    expect(cubes.filter((cube) => cube.hidden)).toMatchObject([{ x: 1, y: 1, layer: 0 }])
  })
})

describe('changes', () => {
  it('tells what a group grows to, and what that is worth', () => {
    const player = playerOf(pyramidOf(['oob']))
    expect(changes(player, { x: 0, y: 1, layer: 0 }, 'orange', SCALE)).toEqual([
      { colour: 'orange', before: 2, after: 3, points: 2 },
    ])
  })

  it('tells of a group that shrinks because a cube of it is hidden', () => {
    const player = playerOf(pyramidOf(['bbb/boo/bbb', 'bb/b.']))
    expect(changes(player, { x: 1, y: 1, layer: 1 }, 'blue', SCALE)).toContainEqual({
      colour: 'orange',
      before: 2,
      after: 1,
      points: -1,
    })
  })

  it('leaves out groups that stay as they are', () => {
    const player = playerOf(pyramidOf(['oob']))
    expect(changes(player, { x: 3, y: 0, layer: 0 }, 'white', SCALE).map((each) => each.colour)).toEqual([
      'white',
    ])
  })

  it('counts no further than the scale goes', () => {
    const player = playerOf(pyramidOf(['oo']))
    expect(changes(player, { x: 2, y: 0, layer: 0 }, 'orange', [0, 1, 2])[0]?.points).toBe(0)
  })
})

describe('fresh', () => {
  const before = pyramidOf(['ob'])

  it('finds the new cubes', () => {
    expect(fresh(before, pyramidOf(['ob/g.']))).toEqual(new Set(['0:0:1']))
  })

  it('finds them in a pyramid that has moved', () => {
    expect(fresh(before, pyramidOf(['gob']))).toEqual(new Set(['0:0:0']))
  })

  it('finds none where nothing was laid, or a cube was taken back', () => {
    expect(fresh(before, before).size).toBe(0)
    expect(fresh(before, pyramidOf(['o'])).size).toBe(0)
  })

  it('finds none in another pyramid', () => {
    expect(fresh(before, pyramidOf(['yw/g.'])).size).toBe(0)
  })
})
