/** The place on the table that a decision in the log speaks of. */

import type { MoveOf } from '../../lib/types'
import type { MaoriView } from './model'

export interface Mark {
  seat: number
  stop: number | null
  place: number | null
  space: string | null
  stored: boolean
  /** No place in particular: the player as such. */
  whole: boolean
}

export function pointedAt(
  pointed: { seat: number; move: MoveOf<'maori'> } | null,
  view: MaoriView,
): Mark | null {
  if (!pointed) return null
  const { seat, move } = pointed
  const mark: Mark = { seat, stop: null, place: null, space: null, stored: false, whole: false }
  switch (move.move) {
    case 'place-ship':
      return { ...mark, stop: move.stop }
    case 'sail':
      return { ...mark, stop: view.ship }
    case 'take':
      return { ...mark, place: view.faced[move.place - 1]?.place ?? null }
    case 'take-stored':
    case 'store':
      return { ...mark, stored: true }
    case 'remove':
    case 'lay':
    case 'move-ship':
      return { ...mark, space: move.space }
    case 'step':
    case 'stay':
      return { ...mark, space: view.players[seat]?.ship ?? null }
    default:
      return { ...mark, whole: true }
  }
}
