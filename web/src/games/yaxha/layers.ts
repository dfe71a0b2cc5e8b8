/** Where the layers lie in the flat picture, in cells: layer 1 on the left, the others to its right. */

import { BASE, keyOf, reach, type Colour, type Player } from './types'

const MARGIN = 0.36 // for letters and numbers along a layer
const HEAD = MARGIN + 0.46 // with the name of a layer above them
const GAP = 0.22
const WORD = 0.6 // for a name that is wider than its layer

export interface Sheet {
  layer: number
  /** The corner of column 0, row 0 (a new column or row lies before it). */
  left: number
  top: number
  columns: number[]
  rows: number[]
}

export interface Sheets {
  width: number
  height: number
  sheets: Sheet[]
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from, 0) }, (_, n) => from + n)

/** All layers of a pyramid: one below the other in a tall picture, else layer 1 beside the others. */
export function sheetsOf(player: Player, tall = false): Sheets {
  const columns = range(...reach(player.width))
  const rows = range(...reach(player.height))
  const ground = player.width < BASE || player.height < BASE ? BASE + 1 : BASE
  return tall ? below(columns, rows, ground) : beside(columns, rows, ground)
}

const upper = (layer: number) => ({ columns: range(0, BASE - layer), rows: range(0, BASE - layer) })

function below(columns: number[], rows: number[], ground: number): Sheets {
  const left = MARGIN + (ground - columns.length) / 2 - columns[0]!
  let top = HEAD
  const sheets: Sheet[] = [{ layer: 0, left, top: top - rows[0]!, columns, rows }]
  top += rows.length + GAP + HEAD
  for (const layer of [1, 2, 3]) {
    // The last one, a single cube, fits beside the third.
    const last = layer === 3
    if (last) top -= 2 + GAP + HEAD
    sheets.push({ layer, left: MARGIN + (last ? 2 + WORD : 0), top, ...upper(layer) })
    top += upper(layer).rows.length + GAP + HEAD
  }
  const end = sheets[2]!.top + 2
  return { width: MARGIN + ground + 0.06, height: end + 0.06, sheets }
}

function beside(columns: number[], rows: number[], ground: number): Sheets {
  const right = MARGIN + ground + GAP
  const low = HEAD + BASE - 1 + GAP
  const height = low + HEAD + BASE - 2
  // Layer 1 in the middle of its room, upper layers at the corner of theirs.
  const sheets: Sheet[] = [
    {
      layer: 0,
      left: MARGIN + (ground - columns.length) / 2 - columns[0]!,
      top: HEAD + (height - HEAD - rows.length) / 2 - rows[0]!,
      columns,
      rows,
    },
  ]
  for (const layer of [1, 2, 3])
    sheets.push({
      layer,
      left: right + MARGIN + (layer === 3 ? 2 + WORD : 0),
      top: layer === 1 ? HEAD : low + HEAD,
      ...upper(layer),
    })
  return { width: right + MARGIN + 3 + WORD + 0.5, height: height + 0.06, sheets }
}

/** The colours of the four cubes that a free cell above layer 1 would lie on; none unless there are four. */
export function beneath(player: Player): Map<string, Colour[]> {
  const colours = new Map(player.pyramid.map((cube) => [keyOf(cube), cube.colour]))
  const found = new Map<string, Colour[]>()
  for (const layer of [1, 2, 3])
    for (const x of range(0, BASE - layer))
      for (const y of range(0, BASE - layer)) {
        const key = keyOf({ x, y, layer })
        if (colours.has(key)) continue
        const four = [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ].map(([dx, dy]) => colours.get(keyOf({ x: x + dx!, y: y + dy!, layer: layer - 1 })))
        if (four.every((colour) => colour !== undefined)) found.set(key, four)
      }
  return found
}
