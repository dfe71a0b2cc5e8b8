/** What a board counts, reckoned here for the examples of the rules, where no server is asked. */

import { bySpace, gaps, islandAt } from '../islands'
import { allSpaces, beyond, isLand, leiSides, type Piece, type Plan, type Player } from '../types'

export type Laid = Pick<Piece, 'space' | 'tile' | 'turn'>

export const PALM = 1
export const PALM_WITH_HUT = 2
export const LEI = 10
export const ATOLL = 2
const [EAST, SOUTH] = [1, 2]

export interface Tally {
  pieces: Piece[]
  points: Player['points']
  /** All, and those that are left when unfinished islands are taken away. */
  boats: number
  counted: number
  /** How many of each, to show how the points come about. */
  counts: { palms: number; hutPalms: number; leis: number; empty: number }
}

/** `rivals` has the most boats and the most shells that anybody else has. */
export function tally(
  plan: Plan,
  laid: readonly Laid[],
  shells: number,
  rivals: { boats: number; shells: number },
): Tally {
  const at = bySpace(laid)
  const gaping = new Set(gaps(at, plan).map((gap) => gap.space))
  const counts = { palms: 0, hutPalms: 0, leis: 0, empty: 0 }
  let atoll = 0
  const pieces = laid.map((piece): Piece => {
    const island = islandAt(at, plan, piece.space)
    const finished = isLand(piece.tile) && !island.some((space) => gaping.has(space))
    if (!finished) return { ...piece, finished, points: 0 }
    const hut = island.some((space) => at.get(space)?.tile.hut)
    const inside = plan.atoll.length > 0 && island.every((space) => plan.atoll.includes(space))
    const palms = piece.tile.palms ?? 0
    counts[hut ? 'hutPalms' : 'palms'] += palms
    const plain = palms * (hut ? PALM_WITH_HUT : PALM)
    if (inside) atoll += plain * (ATOLL - 1)
    const leis = [EAST, SOUTH].filter((side) => {
      const next = at.get(beyond(piece.space, side))
      const opposite = (side + 2) % 4
      return (
        leiSides(piece.tile, piece.turn) & (1 << side) &&
        next &&
        leiSides(next.tile, next.turn) & (1 << opposite)
      )
    }).length
    counts.leis += leis
    return { ...piece, finished, points: plain * (inside ? ATOLL : 1) + leis * LEI }
  })
  const left = pieces.filter((piece) => piece.finished || !isLand(piece.tile))
  counts.empty = allSpaces(plan).length - left.length
  const boatsOf = (some: readonly Laid[]) =>
    plan.boats +
    plan.boat_spaces.filter((space) => !some.some((piece) => piece.space === space)).length +
    some.reduce((sum, piece) => sum + (piece.tile.boats ?? 0), 0)
  const counted = boatsOf(left)
  const points = {
    palms: counts.palms * PALM,
    hut_palms: counts.hutPalms * PALM_WITH_HUT,
    atoll,
    leis: counts.leis * LEI,
    boats: counted >= rivals.boats ? counted : 0,
    shells: shells >= rivals.shells ? shells : 0,
    empty: -counts.empty,
    total: 0,
  }
  points.total = Object.values(points).reduce((sum, each) => sum + each, 0)
  return { pieces, points, boats: boatsOf(laid), counted, counts }
}
