/** What on the board the log speaks of. */

import type { Pointed } from '../contract'
import type { View } from './types'

/** Whether the log speaks of somebody's plate; of a shard that was arranged before, it may be any of theirs. */
export function isPointed(view: View, pointed: Pointed<'gold'> | null, seat: number, plate: number): boolean {
  if (pointed?.seat !== seat) return false
  if (pointed.move.move === 'plate') return pointed.move.plate === plate
  const arranged = view.winner === seat ? view.arrangement?.plate : undefined
  return pointed.move.move === 'arrange' && (arranged ?? plate) === plate
}
