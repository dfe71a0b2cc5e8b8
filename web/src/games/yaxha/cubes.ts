/** The five colours of cubes: each has a glyph of its own, so that none is told by its colour alone. */

import type { ViewOf } from '../../lib/types'

export type View = ViewOf<'yaxha'>
export type Player = View['players'][number]
export type Cube = Player['pyramid'][number]
export type Card = View['cards'][number]
export type Colour = Cube['colour']
export type Place = Player['built'][number]

export const COLOURS: readonly Colour[] = ['orange', 'blue', 'green', 'yellow', 'white']
export const BASE = 4

/** Carved into a face: paths on a square from 0 to 1, to be stroked (waves, cross) or filled. */
export const GLYPHS: Record<Colour, { path: string; stroked?: boolean }> = {
  orange: { path: 'M.5 .26a.24 .24 0 1 0 .001 0z' },
  blue: {
    path: 'M.2 .42q.1-.16 .2 0t.2 0t.2 0M.2 .64q.1-.16 .2 0t.2 0t.2 0',
    stroked: true,
  },
  green: { path: 'M.5 .22L.78 .74H.22z' },
  yellow: { path: 'M.5 .24V.76M.24 .5H.76', stroked: true },
  white: { path: 'M.5 .24L.76 .5L.5 .76L.24 .5z', stroked: true },
}

/** From where to where (exclusive) the ground may still be filled along a side of the pyramid that is so long. */
export function reach(side: number): [number, number] {
  if (side === 0) return [0, 1] // Without a cube all places are the same one.
  return side < BASE ? [-1, side + 1] : [0, BASE]
}

export const keyOf = ({ x, y, layer }: Place): string => `${layer}:${x}:${y}`

/** A cell as notations write it: column a is 0, a new column before it is z. */
export function cellName({ x, y, layer }: Place): string {
  return `${'zabcd'[x + 1]}${y + 1}${layer ? `^${layer + 1}` : ''}`
}
