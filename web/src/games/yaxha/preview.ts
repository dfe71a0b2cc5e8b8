/** What a picked choice would change: the pyramid with one cube more, and its groups. */

import { largestGroup, touching } from './groups'
import type { Colour, Cube, Place, Player } from './types'
import { keyOf } from './types'

/** How far the pyramid moves to make room for a cube in a new first column or row. */
export const shift = (laid: Place): { x: number; y: number } => ({
  x: laid.x < 0 ? 1 : 0,
  y: laid.y < 0 ? 1 : 0,
})

/** A pyramid with one cube more, as it will lie then. */
export function withCube(player: Player, laid: Place, colour: Colour): Cube[] {
  const by = shift(laid)
  const cubes = [
    ...player.pyramid.map((cube) => ({ ...cube, x: cube.x + by.x, y: cube.y + by.y })),
    { x: laid.x + by.x, y: laid.y + by.y, layer: laid.layer, colour, hidden: false },
  ]
  const filled = new Set(cubes.map(keyOf))
  return cubes.map((cube) => ({
    ...cube,
    hidden: touching(cube)
      .filter((place) => place.layer > cube.layer)
      .every((place) => filled.has(keyOf(place))),
  }))
}

export interface Change {
  colour: Colour
  before: number
  after: number
  points: number
}

/** What the groups will score if a cube is laid there; colours that stay as they are are left out. */
export function previewOf(player: Player, laid: Place, colour: Colour, scale: readonly number[]): Change[] {
  const pyramid = withCube(player, laid, colour)
  return player.groups
    .map((group) => {
      const after = largestGroup(pyramid, group.colour).size
      const points = (scale[Math.min(after, scale.length - 1)] ?? 0) - group.points
      return { colour: group.colour, before: group.size, after, points }
    })
    .filter((change) => change.before !== change.after)
}
