/** The place on the table that a decision in the log speaks of. */

import type { Pointed } from '../contract'
import { facedFrom, wrap } from './display'
import type { View } from './types'

export interface Mark {
  seat: number
  stop: number | null
  place: number | null
  space: string | null
  stored: boolean
  /** No place in particular: the player as such. */
  whole: boolean
}

export function pointedOf(pointed: Pointed<'maori'> | null, view: View): Mark | null {
  if (!pointed) return null
  const ship = shipThen(pointed, view)
  const { seat, move } = pointed
  const mark: Mark = { seat, stop: null, place: null, space: null, stored: false, whole: false }
  switch (move.move) {
    case 'place-ship':
      return { ...mark, stop: move.stop }
    case 'sail':
      return { ...mark, stop: ship }
    case 'take':
      return { ...mark, place: ship === null ? null : (facedFrom(ship)[move.place] ?? null) }
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

/** Where the discovery ship was after a decision: later ones took it further. */
function shipThen({ later }: Pointed<'maori'>, { ship }: View): number | null {
  const sailed = later.reduce((steps, { move }) => steps + (move.move === 'sail' ? move.steps : 0), 0)
  return ship === null ? null : wrap(ship - sailed)
}
