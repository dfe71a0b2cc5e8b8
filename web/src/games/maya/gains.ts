/** Who got how many cubes at the quarries that are settled.
 *
 * The view shows the cards and how many cubes everybody has by now. Where a -3 was laid the cards alone do not
 * tell how a quarry ended; what is left of the cubes, when all others are known, does. */

import { handedOut, hasMinus, pointsNow, standings } from './standing'
import type { MayaView } from './types'

/** By quarry, the cubes of each seat. */
export type Gains = Map<number, number[]>

export function isSettled(view: MayaView, number: number): boolean {
  const quarry = view.quarries[number - 1]!
  if (quarry.face_down || !(quarry.cards.length || quarry.points_marker !== null)) return false
  return number !== view.settling || handedOut(view)
}

export function gains(view: MayaView, before: Gains): Gains {
  const found: Gains = new Map()
  const unknown: number[] = []
  const rest = view.players.map((player) => player.cubes)
  for (let number = 1; number <= view.quarries.length; number++) {
    if (!isSettled(view, number)) continue
    const quarry = view.quarries[number - 1]!
    const points = number === view.settling ? pointsNow(view) : null
    let cubes = before.get(number)
    if (!cubes && (points || !hasMinus(quarry))) {
      cubes = view.players.map(() => 0)
      for (const row of standings(quarry, points, view.marker_points)) cubes[row.seat] = row.cubes
    }
    if (!cubes) unknown.push(number)
    else {
      found.set(number, cubes)
      cubes.forEach((n, seat) => (rest[seat]! -= n))
    }
  }
  if (unknown.length === 1 && rest.every((n) => n >= 0)) found.set(unknown[0]!, rest)
  return found
}
