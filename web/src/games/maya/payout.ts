/** What the end of a round did, worked out from the views before and after the last decision.
 *
 * The last cube, the gold and the erosion come in one step; so every way to place that cube is tried until
 * one explains what is seen afterwards. */

import type { MayaView } from './types'

/** Cubes, or gold: pyramid, level, seat. */
export type Grid = number[][][]

export interface Payout {
  round: number
  /** Gold of each seat. */
  totals: number[]
  /** Where it came from, and the cubes that were lost; null where the last decision was not seen. */
  levels: { pays: Grid; lost: Grid } | null
}

export function payout(before: MayaView | null, after: MayaView): Payout | null {
  const round = after.players[0]?.earned.length ?? 0
  if (!before || !round || before.players.length !== after.players.length) return null
  if (before.players[0]!.earned.length !== round - 1) return null
  const totals = after.players.map((player) => player.earned[round - 1]!)
  const goal = cubes(after)
  for (const full of candidates(before)) {
    const pays = full.map((levels, p) =>
      levels.map((seats, l) => levelPays(seats, after.pyramids[p]!.levels[l]!.gold)),
    )
    const left = after.stage === 'over' ? full : eroded(full, pays)
    if (same(left, goal) && totals.every((total, seat) => total === sum(pays, seat))) {
      const lost = full.map((levels, p) =>
        levels.map((seats, l) => seats.map((n, seat) => n - goal[p]![l]![seat]!)),
      )
      return { round, totals, levels: { pays, lost } }
    }
  }
  return { round, totals, levels: null }
}

export function cubes(view: MayaView): Grid {
  return view.pyramids.map((pyramid) => pyramid.levels.map((level) => [...level.cubes]))
}

function sum(grid: Grid, seat: number): number {
  return grid.flat().reduce((all, seats) => all + seats[seat]!, 0)
}

function same(one: Grid, other: Grid): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function* candidates(view: MayaView): Generator<Grid> {
  yield cubes(view)
  const levels = new Set([0, ...(view.open_level ? [view.open_level - 1] : [])])
  for (const seat of view.pending)
    for (const level of levels)
      for (let pyramid = 0; pyramid < view.pyramids.length; pyramid++) {
        const grid = cubes(view)
        if (grid[pyramid]![level] && place(view, grid, pyramid, level, seat)) yield grid
      }
}

/** Place a cube, and the bonus cubes that follow from it; whether there was room. */
export function place(view: MayaView, grid: Grid, pyramid: number, level: number, seat: number): boolean {
  const spaces = (l: number) => view.pyramids[pyramid]!.levels[l]!.spaces
  const total = (l: number) => grid[pyramid]![l]!.reduce((all, n) => all + n, 0)
  if (total(level) >= spaces(level)) return false
  grid[pyramid]![level]![seat]!++
  while (total(level) === spaces(level) && grid[pyramid]![level + 1] && !total(level + 1)) {
    const here = grid[pyramid]![level]!
    const most = Math.max(...here)
    if (here.filter((n) => n === most).length > 1) break
    level++
    grid[pyramid]![level]![here.indexOf(most)]!++
  }
  return true
}

export function levelPays(seats: number[], gold: [number, number]): number[] {
  const most = Math.max(...seats)
  const second = Math.max(0, ...seats.filter((n) => n < most))
  return seats.map((n) => (!n ? 0 : n === most ? gold[0] : n === second ? gold[1] : 0))
}

function eroded(grid: Grid, pays: Grid): Grid {
  return grid.map((levels, p) => {
    const left = levels.map((seats, l) => seats.map((n, seat) => n - (pays[p]![l]![seat] ? 1 : 0)))
    for (let l = 1; l < left.length; l++) left[l] = left[l]!.map((n, seat) => (left[l - 1]![seat] ? n : 0))
    return left
  })
}
