/** What the rulebook's examples come to, reckoned here so that they can be tried: no game is played in them. */

import type { Choice, Quarry, View } from '../types'

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

/** Points at a quarry by seat, after these hits; null for a seat without cards there. */
export function pointsAfter(quarry: Quarry, players: number, hits: (number | null)[]): (number | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = quarry.cards.filter((card) => card.seat === seat)
    if (!own.length) return null
    const sum = own.reduce((all, card) => all + Math.max(card.value ?? 0, 0), 0)
    return sum - 3 * hits.filter((hit) => hit === seat).length
  })
}

/** The owner of the next -3, when this many have been used; undefined when none is left. */
export function nextHitter(quarry: Quarry, used: number): number | undefined {
  const owners = quarry.cards.filter((card) => card.value === -3).map((card) => card.seat)
  return owners.toSorted((one, other) => one - other)[used]
}

/** Whom a -3 may hit: everybody else with points at the quarry. Choices go by the seat they hit. */
export function hitChoices(points: (number | null)[], owner: number): Choice[] {
  return points.flatMap((left, seat) =>
    seat !== owner && (left ?? 0) > 0
      ? [{ notation: String(seat), sentence: '', move: { move: 'hit', seat } }]
      : [],
  )
}
