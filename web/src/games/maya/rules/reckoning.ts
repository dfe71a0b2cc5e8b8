/** What the rulebook's examples come to, reckoned here so that they can be tried: no game is played in them. */

import type { View } from '../types'

/** Cubes, or gold: pyramid, level, seat. */
export type Grid = number[][][]

export function cubes(view: View): Grid {
  return view.pyramids.map((pyramid) => pyramid.levels.map((level) => [...level.cubes]))
}

/** Place a cube, and the bonus cubes that follow from it; whether there was room. */
export function place(view: View, grid: Grid, pyramid: number, level: number, seat: number): boolean {
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
