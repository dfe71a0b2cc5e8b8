/** Visible groups of a pyramid. */

import type { Colour, Cube, Place } from './types'
import { keyOf } from './types'

/** The cells that share a face with a cell: four beside it, four above, four beneath. */
export function touching({ x, y, layer }: Place): Place[] {
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
