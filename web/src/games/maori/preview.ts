/** What a picked choice would change: shells and boats of a player, and the points if the game ended then. */

import type { View } from './types'
import type { Options } from './options'
import { tally, type Laid } from './rules/reckoning'
import type { Ghost } from './spots'

export interface Preview {
  shells: number
  boats: number
  points: number
}

export function previewOf(
  view: View,
  seat: number,
  options: Options,
  picked: string | null,
  ghost: Ghost | null,
): Preview {
  if (picked === null) return { shells: 0, boats: 0, points: 0 }
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
  const shells = gain - price
  return { shells, boats, points: pointsOf(view, seat, shells, ghost) }
}

/** How the points change with what is on the board and in hand. */
function pointsOf(view: View, seat: number, shells: number, ghost: Ghost | null): number {
  const player = view.players[seat]
  if (!player) return 0
  const others = view.players.filter((_, n) => n !== seat)
  const rivals = {
    boats: Math.max(0, ...others.map((other) => other.counted_boats)),
    shells: Math.max(0, ...others.map((other) => other.shells)),
  }
  const laid: Laid[] = player.pieces.filter((piece) => piece.space !== ghost?.removed)
  if (ghost?.laid) laid.push(ghost.laid)
  const total = (pieces: readonly Laid[], n: number) => tally(view.plan, pieces, n, rivals).points.total
  return total(laid, player.shells + shells) - total(player.pieces, player.shells)
}
