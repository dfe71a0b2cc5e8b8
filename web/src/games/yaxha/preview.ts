/** What laid cubes change: the pyramid with them, its groups, and what these score. */

import { largestGroup, touching } from './groups'
import type { Colour, Cube, Place, Player } from './types'
import { keyOf } from './types'

/** How far the pyramid moves to make room for a cube in a new first column or row. */
export const shift = (laid: Place): { x: number; y: number } => ({
  x: laid.x < 0 ? 1 : 0,
  y: laid.y < 0 ? 1 : 0,
})

/** Tell which cubes are hidden under four others. */
export function covered(cubes: readonly Omit<Cube, 'hidden'>[]): Cube[] {
  const filled = new Set(cubes.map(keyOf))
  return cubes.map((cube) => ({
    ...cube,
    hidden: touching(cube)
      .filter((place) => place.layer > cube.layer)
      .every((place) => filled.has(keyOf(place))),
  }))
}

/** A pyramid with one cube more, as it will lie then. */
export function withCube(player: Pick<Player, 'pyramid'>, laid: Place, colour: Colour): Cube[] {
  const by = shift(laid)
  return covered([
    ...player.pyramid.map((cube) => ({ ...cube, x: cube.x + by.x, y: cube.y + by.y })),
    { x: laid.x + by.x, y: laid.y + by.y, layer: laid.layer, colour },
  ])
}

/** A player with another pyramid, and what its groups score. Bonus cards stay as they are. */
export function withPyramid(player: Player, pyramid: Cube[], scale: readonly number[]): Player {
  const groups = player.groups.map(({ colour }) => {
    const { size } = largestGroup(pyramid, colour)
    return { colour, size, points: scale[Math.min(size, scale.length - 1)] ?? 0 }
  })
  const sum = (of: Player['groups']) => of.reduce((all, group) => all + group.points, 0)
  const ground = pyramid.filter((cube) => cube.layer === 0)
  return {
    ...player,
    pyramid,
    groups,
    width: Math.max(0, ...ground.map((cube) => cube.x + 1)),
    height: Math.max(0, ...ground.map((cube) => cube.y + 1)),
    points: player.points + sum(groups) - sum(player.groups),
  }
}

export interface Change {
  colour: Colour
  before: number
  after: number
  points: number
}

/** What the groups will score instead; colours that stay as they are are left out. */
export function previewOf(before: Player, after: Player): Change[] {
  return before.groups
    .map(({ colour, size, points }, n) => {
      const then = after.groups[n]!
      return { colour, before: size, after: then.size, points: then.points - points }
    })
    .filter((change) => change.before !== change.after)
}
