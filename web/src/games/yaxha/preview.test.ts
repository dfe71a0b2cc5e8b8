import { describe, expect, it } from 'vitest'
import { previewOf, shift, withCube, withPyramid } from './preview'
import { playerOf, pyramidOf, SCALE } from './rules/samples'
import type { Colour, Place, Player } from './types'

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

describe('previewOf', () => {
  const laying = (player: Player, laid: Place, colour: Colour, scale = SCALE) =>
    previewOf(player, withPyramid(player, withCube(player, laid, colour), scale))

  it('tells what a group grows to, and what that is worth', () => {
    const player = playerOf(pyramidOf(['oob']))
    expect(laying(player, { x: 0, y: 1, layer: 0 }, 'orange')).toEqual([
      { colour: 'orange', before: 2, after: 3, points: 2 },
    ])
  })

  it('tells of a group that shrinks because a cube of it is hidden', () => {
    const player = playerOf(pyramidOf(['bbb/boo/bbb', 'bb/b.']))
    expect(laying(player, { x: 1, y: 1, layer: 1 }, 'blue')).toContainEqual({
      colour: 'orange',
      before: 2,
      after: 1,
      points: -1,
    })
  })

  it('leaves out groups that stay as they are', () => {
    const player = playerOf(pyramidOf(['oob']))
    expect(laying(player, { x: 3, y: 0, layer: 0 }, 'white').map((each) => each.colour)).toEqual(['white'])
  })

  it('counts no further than the scale goes', () => {
    const player = playerOf(pyramidOf(['oo']))
    expect(laying(player, { x: 2, y: 0, layer: 0 }, 'orange', [0, 1, 2])[0]?.points).toBe(0)
  })

  it('changes the points of a player by those of the groups', () => {
    const player = { ...playerOf(pyramidOf(['oob'])), points: 8 } // with a bonus card
    const then = withPyramid(player, withCube(player, { x: 0, y: 1, layer: 0 }, 'orange'), SCALE)
    expect(then).toMatchObject({ width: 3, height: 2, points: 10 })
  })
})
