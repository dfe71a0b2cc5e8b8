/** What lies how beside what on a board: joints, gaping sides, whole islands, and how a tile would fit. */

import { beyond, isLand, onBoard, openSides, type Piece, type Plan, type Tile } from './types'

type Pieces = ReadonlyMap<string, Pick<Piece, 'tile' | 'turn'>>

/** A side at which land goes on: into land, into a free space, or against something it cannot join. */
type Joint = 'joined' | 'open' | 'spoilt'

export const bySpace = (pieces: readonly Piece[]) => new Map(pieces.map((piece) => [piece.space, piece]))

const opens = (piece: Pick<Piece, 'tile' | 'turn'>, side: number) =>
  (openSides(piece.tile, piece.turn) & (1 << side)) !== 0

function joint(pieces: Pieces, plan: Plan, space: string, side: number): Joint {
  const next = beyond(space, side)
  if (!onBoard(plan, next)) return 'spoilt'
  const neighbour = pieces.get(next)
  if (!neighbour) return 'open'
  return opens(neighbour, (side + 2) % 4) ? 'joined' : 'spoilt'
}

export interface Gap {
  space: string
  side: number
  spoilt: boolean
}

/** Every side at which an island is not finished. */
export function gaps(pieces: Pieces, plan: Plan): Gap[] {
  const found: Gap[] = []
  for (const [space, piece] of pieces) {
    for (let side = 0; side < 4; side++) {
      if (!opens(piece, side)) continue
      const state = joint(pieces, plan, space, side)
      if (state !== 'joined') found.push({ space, side, spoilt: state === 'spoilt' })
    }
  }
  return found
}

/** The spaces of the island that has a piece here. */
export function islandAt(pieces: Pieces, plan: Plan, space: string): string[] {
  const island = [space]
  for (let n = 0; n < island.length; n++) {
    const at = island[n]!
    const piece = pieces.get(at)
    for (let side = 0; piece && side < 4; side++) {
      if (!opens(piece, side) || joint(pieces, plan, at, side) !== 'joined') continue
      const next = beyond(at, side)
      if (!island.includes(next)) island.push(next)
    }
  }
  return island
}

export interface Worth {
  /** The island's first piece from the left, or from above. */
  space: string
  points: number
}

/** What each finished island counts. */
export function worths(all: readonly Piece[], plan: Plan): Worth[] {
  const pieces = bySpace(all)
  const seen = new Set<string>()
  const found: Worth[] = []
  for (const piece of all) {
    if (!piece.finished || seen.has(piece.space)) continue
    const island = islandAt(pieces, plan, piece.space).sort()
    for (const space of island) seen.add(space)
    const points = island.reduce((sum, space) => sum + (pieces.get(space)?.points ?? 0), 0)
    if (points) found.push({ space: island[0]!, points })
  }
  return found
}

/** How a tile would lie: it finishes an island, joins land, touches nothing, or spoils something. */
export type Fit = 'finishes' | 'joins' | 'free' | 'clashes'

export function fit(pieces: Pieces, plan: Plan, tile: Tile, turn: number, space: string): Fit {
  const own = { tile, turn }
  let joins = false
  for (let side = 0; side < 4; side++) {
    const next = beyond(space, side)
    const neighbour = pieces.get(next)
    const here = opens(own, side)
    const there = neighbour !== undefined && opens(neighbour, (side + 2) % 4)
    if (here && there) joins = true
    else if (here && (neighbour || !onBoard(plan, next))) return 'clashes'
    else if (there) return 'clashes'
  }
  if (!isLand(tile)) return 'free'
  const laid = new Map(pieces).set(space, own)
  const island = islandAt(laid, plan, space)
  const finished = island.every((at) =>
    [0, 1, 2, 3].every((side) => !opens(laid.get(at)!, side) || joint(laid, plan, at, side) === 'joined'),
  )
  return finished ? 'finishes' : joins ? 'joins' : 'free'
}
