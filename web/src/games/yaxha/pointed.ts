/** The place on the table that the log speaks of. */

import type { Pointed } from '../contract'
import { keyOf, type Place } from './types'

export interface Mark {
  seat: number
  market: number | null
  /** The key of a cell of that player's pyramid. */
  cell: string | null
}

export function pointedOf(pointed: Pointed<'yaxha'> | null): Mark | null {
  if (!pointed) return null
  const { seat, move } = pointed
  return {
    seat,
    market: move.move === 'market' ? move.market : null,
    cell: move.move === 'lay' ? cellNow(pointed, move) : null,
  }
}

/** Where a cube lies by now: a new first row or column moves all that was laid before. */
function cellNow({ seat: owner, later }: Pointed<'yaxha'>, laid: Place): string {
  const place = { ...laid, x: Math.max(laid.x, 0), y: Math.max(laid.y, 0) }
  for (const { seat, move } of later) {
    if (seat !== owner || move.move !== 'lay') continue
    if (move.x < 0) place.x += 1
    if (move.y < 0) place.y += 1
  }
  return keyOf(place)
}
