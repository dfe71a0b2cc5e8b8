/** Visible groups of a pyramid, to be pointed at; and what a pyramid will be with one cube more. */

import type { Colour, Cube, Place, Player } from './cubes'
import { keyOf } from './cubes'

/** The cells that share a face with a cell: four beside it, four above, four beneath. */
function touching({ x, y, layer }: Place): Place[] {
  const found: Place[] = []
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    found.push({ x: x + dx, y: y + dy, layer })
  for (const [dx, dy] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    found.push({ x: x - dx, y: y - dy, layer: layer + 1 })
    found.push({ x: x + dx, y: y + dy, layer: layer - 1 })
  }
  return found
}

/** The cells of the largest visible group of a colour. */
export function largestGroup(pyramid: readonly Cube[], colour: Colour): Set<string> {
  const own = new Map(
    pyramid.filter((cube) => cube.colour === colour && !cube.hidden).map((cube) => [keyOf(cube), cube]),
  )
  let largest = new Set<string>()
  const seen = new Set<string>()
  for (const [key, cube] of own) {
    if (seen.has(key)) continue
    const group = new Set([key])
    const open: Place[] = [cube]
    for (let next = open.pop(); next; next = open.pop()) {
      for (const place of touching(next)) {
        const beside = keyOf(place)
        if (!own.has(beside) || group.has(beside)) continue
        group.add(beside)
        open.push(place)
      }
    }
    group.forEach((each) => seen.add(each))
    if (group.size > largest.size) largest = group
  }
  return largest
}

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
export function changes(player: Player, laid: Place, colour: Colour, scale: readonly number[]): Change[] {
  const pyramid = withCube(player, laid, colour)
  return player.groups
    .map((group) => {
      const after = largestGroup(pyramid, group.colour).size
      const points = (scale[Math.min(after, scale.length - 1)] ?? 0) - group.points
      return { colour: group.colour, before: group.size, after, points }
    })
    .filter((change) => change.before !== change.after)
}

/** The cubes of a pyramid that were not there before, even if the pyramid has moved. None if it is another one. */
export function fresh(before: readonly Cube[], now: readonly Cube[]): Set<string> {
  if (before.length >= now.length || now.length - before.length > 3) return new Set()
  const colours = new Map(now.map((cube) => [keyOf(cube), cube.colour]))
  for (let dx = 0; dx < 4; dx++)
    for (let dy = 0; dy < 4; dy++) {
      const moved = before.map((cube) => ({ ...cube, x: cube.x + dx, y: cube.y + dy }))
      if (!moved.every((cube) => colours.get(keyOf(cube)) === cube.colour)) continue
      const old = new Set(moved.map(keyOf))
      return new Set([...colours.keys()].filter((key) => !old.has(key)))
    }
  return new Set()
}
