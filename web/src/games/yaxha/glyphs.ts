/** Each colour of cubes has a glyph of its own, so that none is told by its colour alone. */

import type { Colour } from './types'

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
