/** Each material has a glyph of its own, so that none is told by its colour alone. */

import type { Material } from './types'

/** In a square from -12 to 12: lines are drawn with a stroke of 2.4, shapes are filled. */
interface Glyph {
  line?: string
  shape?: string
}

export const GLYPHS: Record<Material, Glyph> = {
  /** A squared spiral, as cut into a wall. */
  stone: { line: 'M-9.5 9.5H9.5V-9.5H-9.5V4.2H4.2V-4.2H-3.6V-.6' },
  /** A leaf with its rib. */
  jade: {
    line: 'M0 -11.5C9.5 -6 9.5 5 0 11.5C-9.5 5 -9.5 -6 0 -11.5ZM0 -4V7.5M0 1.5L3.6 -1.8M0 4.5L-3.6 1.2',
  },
  /** A stepped pyramid with a door. */
  bronze: {
    shape: 'M-11.5 9.5H-2.2V4H2.2V9.5H11.5V4.5H8V-.5H4.5V-5.5H2V-9.5H-2V-5.5H-4.5V-.5H-8V4.5H-11.5Z',
  },
  /** The moon. */
  silver: { shape: 'M3.5 -11A11 11 0 1 0 11 4.5A8.6 8.6 0 0 1 3.5 -11Z' },
  /** The sun. */
  gold: {
    shape: 'M0 -5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0 -5.4Z',
    line: 'M0 -8.2V-11.5M0 8.2V11.5M8.2 0H11.5M-8.2 0H-11.5M5.8 -5.8L8.2 -8.2M-5.8 -5.8L-8.2 -8.2M5.8 5.8L8.2 8.2M-5.8 5.8L-8.2 8.2',
  },
}
