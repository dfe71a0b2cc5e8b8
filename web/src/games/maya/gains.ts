/** Who got how many cubes at the quarries that are settled.
 *
 * The view shows the cards and how many cubes everybody has by now. Where a -3 was laid the cards alone do not
 * tell how a quarry ended; what is left of the cubes, when all others are known, does. */

import { handedOut, hasMinus, pointsNow, standings, type Standing } from './standing'
import type { MayaView, Quarry } from './types'

/** By quarry, the cubes of each seat. */
export type Gains = Map<number, number[]>

export function isSettled(view: MayaView, number: number): boolean {
  const quarry = view.quarries[number - 1]!
  if (quarry.face_down || !(quarry.cards.length || quarry.points_marker !== null)) return false
  return number !== view.settling || handedOut(view)
}

/** The quarries; while the pyramids are built, as they were settled. */
export function quarriesOf(view: MayaView): Quarry[] {
  return view.quarries.map((quarry, n) => {
    const settled = view.settled?.find((each) => each.quarry === n + 1)
    return settled ? { ...quarry, cards: settled.cards, points_marker: settled.points_marker } : quarry
  })
}

/** What the quarries gave that were settled before the pyramids are built. */
function given(view: MayaView): Gains {
  const quarries = quarriesOf(view)
  return new Map(
    view.settled?.map(({ quarry, points }) => {
      const rows = standings(quarries[quarry - 1]!, points, view.marker_points)
      return [quarry, cubesOf(view, rows)]
    }),
  )
}

function cubesOf(view: MayaView, rows: Standing[]): number[] {
  return view.players.map((_, seat) => rows.find((row) => row.seat === seat)?.cubes ?? 0)
}

export function gains(view: MayaView, before: Gains): Gains {
  if (view.settled?.length) return given(view)
  const found: Gains = new Map()
  const unknown: number[] = []
  const rest = view.players.map((player) => player.cubes)
  for (let number = 1; number <= view.quarries.length; number++) {
    if (!isSettled(view, number)) continue
    const quarry = view.quarries[number - 1]!
    const points = number === view.settling ? pointsNow(view) : null
    let cubes = before.get(number)
    if (!cubes && (points || !hasMinus(quarry)))
      cubes = cubesOf(view, standings(quarry, points, view.marker_points))
    if (!cubes) unknown.push(number)
    else {
      found.set(number, cubes)
      cubes.forEach((n, seat) => (rest[seat]! -= n))
    }
  }
  if (unknown.length === 1 && rest.every((n) => n >= 0)) found.set(unknown[0]!, rest)
  return found
}
