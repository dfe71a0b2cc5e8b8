/** Cubes on the pyramids, and what they bring: for previews, for scenes, and for the examples of the rules. */

import type { Level, View } from './types'

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
    const owner = here.indexOf(most)
    if (here.filter((n) => n === most).length > 1 || !view.players[owner]!.supply) break
    level++
    grid[pyramid]![level]![owner]!++
  }
  return true
}

/** Take a cube off, and everything of that seat above it that has no support any more. */
export function lift(grid: Grid, pyramid: number, level: number, seat: number): void {
  const levels = grid[pyramid]!
  levels[level]![seat]!--
  if (!levels[level]![seat]) for (const above of levels.slice(level + 1)) above[seat] = 0
}

export function levelPays(seats: readonly number[], gold: readonly [number, number]): number[] {
  const most = Math.max(...seats)
  const second = Math.max(0, ...seats.filter((n) => n < most))
  return seats.map((n) => (!n ? 0 : n === most ? gold[0] : n === second ? gold[1] : 0))
}

/** A level with other cubes on it, and the gold that it would pay then. */
export function withCubes(level: Level, cubes: number[]): Level {
  return { ...level, cubes, pays: levelPays(cubes, level.gold) }
}
