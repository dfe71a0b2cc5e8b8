/** What a picked choice would change: shells and boats of a player. */

import type { View } from './types'
import type { Options } from './options'
import type { Ghost } from './spots'

export function previewOf(
  view: View,
  seat: number,
  options: Options,
  picked: string | null,
  ghost: Ghost | null,
): { shells: number; boats: number } {
  if (picked === null) return { shells: 0, boats: 0 }
  const priced = [...options.stops.values(), ...options.takes.values()]
  const step = [...options.steps.values()].includes(picked)
  const price = step ? 1 : (priced.find((each) => each.notation === picked)?.price ?? 0)
  const gain = Math.min(ghost?.laid?.tile.shells ?? 0, view.bank)
  const printed = (space: string) => (view.plan.boat_spaces.includes(space) ? 1 : 0)
  let boats = 0
  if (ghost?.laid) boats = (ghost.laid.tile.boats ?? 0) - printed(ghost.laid.space)
  if (ghost?.removed) {
    const piece = view.players[seat]?.pieces.find((each) => each.space === ghost.removed)
    boats = printed(ghost.removed) - (piece?.tile.boats ?? 0)
  }
  return { shells: gain - price, boats }
}
