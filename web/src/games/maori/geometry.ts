/** The outlines of islands and where their symbols stand, in a tile of 100 x 100. */

import { isLand, leiSides, openSides, type Tile } from './types'

const [N, E, S, W] = [1, 2, 4, 8]

/** Land that keeps away from closed sides and reaches open ones, where every tile is equally wide. */
function land(open: number, inset: number, round: number, wave: number): string {
  const left = open & W ? 0 : inset
  const right = open & E ? 100 : 100 - inset
  const top = open & N ? 0 : inset
  const bottom = open & S ? 100 : 100 - inset
  const r = (one: number, other: number) => (open & one || open & other ? 0 : round)
  const [nw, ne, se, sw] = [r(N, W), r(N, E), r(S, E), r(S, W)]
  /** A side; a closed one waves, but leaves its ends straight so that neighbours join. */
  const side = (x1: number, y1: number, x2: number, y2: number, closed: boolean) => {
    if (!closed) return `L${x2} ${y2}`
    const [dx, dy] = [x2 - x1, y2 - y1]
    const [ox, oy] = [dy ? wave * Math.sign(dy) : 0, dx ? -wave * Math.sign(dx) : 0]
    return `C${x1 + dx * 0.38} ${y1 + dy * 0.38} ${x1 + dx * 0.3 + ox} ${y1 + dy * 0.3 + oy} ${x1 + dx / 2 + ox / 2} ${y1 + dy / 2 + oy / 2}S${x1 + dx * 0.66} ${y1 + dy * 0.66} ${x2} ${y2}`
  }
  const corner = (x: number, y: number, toX: number, toY: number) => `Q${x} ${y} ${toX} ${toY}`
  return [
    `M${left + nw} ${top}`,
    side(left + nw, top, right - ne, top, !(open & N)),
    corner(right, top, right, top + ne),
    side(right, top + ne, right, bottom - se, !(open & E)),
    corner(right, bottom, right - se, bottom),
    side(right - se, bottom, left + sw, bottom, !(open & S)),
    corner(left, bottom, left, bottom - sw),
    side(left, bottom - sw, left, top + nw, !(open & W)),
    corner(left, top, left + nw, top),
    'Z',
  ].join('')
}

export type SymbolName = 'palm' | 'hut' | 'boat' | 'shell'

export interface Stand {
  symbol: SymbolName
  x: number
  y: number
  scale: number
  /** If more than one of them is meant. */
  times: number
}

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [33, 42],
    [68, 61],
  ],
  3: [
    [31, 40],
    [67, 36],
    [53, 67],
  ],
  4: [
    [32, 35],
    [68, 33],
    [31, 68],
    [69, 67],
  ],
}
const SCALE: Record<number, number> = { 1: 1.3, 2: 1.08, 3: 0.96, 4: 0.84 }

/** What stands on a tile; away from its half leis. */
function stands(tile: Tile, turn: number): Stand[] {
  const counts: [SymbolName, number][] = [
    ['palm', tile.palms ?? 0],
    ['hut', tile.hut ? 1 : 0],
    ['boat', tile.boats ?? 0],
    ['shell', tile.shells ?? 0],
  ]
  const total = counts.reduce((sum, [, n]) => sum + n, 0)
  // Crowded tiles of other editions: one of each, with a number.
  const list = counts.flatMap(([symbol, n]) =>
    total <= 4
      ? Array<{ symbol: SymbolName; times: number }>(n).fill({ symbol, times: 1 })
      : n
        ? [{ symbol, times: n }]
        : [],
  )
  const lei = leiSides(tile, turn)
  const x = (lei & W ? 11 : 0) - (lei & E ? 11 : 0)
  const y = (lei & N ? 9 : 0) - (lei & S ? 11 : 0)
  const narrow = lei ? 0.9 : 1
  const large = tile.shape === 'water' ? 1.15 : 1
  return list.map(({ symbol, times }, n) => {
    const [atX, atY] = SPOTS[list.length]![n]!
    return {
      symbol,
      times,
      x: 50 + (atX - 50) * narrow + x,
      y: 50 + (atY - 50) * narrow + y,
      scale: SCALE[list.length]! * narrow * large,
    }
  })
}

export interface Drawing {
  /** From the water to the middle; none for a tile without land. */
  shallow: string
  sand: string
  grass: string
  leis: number[]
  stands: Stand[]
}

const drawings = new Map<string, Drawing>()

/** Made once for tiles that are alike, so that a new message about the same tiles changes nothing. */
export function drawingOf(tile: Tile, turn: number): Drawing {
  const key = JSON.stringify([tile, turn])
  let drawing = drawings.get(key)
  if (!drawing) {
    const open = openSides(tile, turn)
    const lei = leiSides(tile, turn)
    drawing = {
      shallow: tile.shape === 'water' ? '' : land(open, 4, 44, 2),
      sand: isLand(tile) ? land(open, 10, 38, 3) : '',
      grass: isLand(tile) ? land(open, 18, 32, -3) : '',
      leis: [0, 1, 2, 3].filter((side) => lei & (1 << side)),
      stands: stands(tile, turn),
    }
    drawings.set(key, drawing)
  }
  return drawing
}
