/** The place on the table that the log speaks of. */

import type { Pointed } from '../contract'
import type { View } from './types'

export interface Mark {
  seat: number
  /** The numbers of that player's plates, from 0; a shard that was arranged before may lie on any of them. */
  plates: readonly number[]
  /** Whose bid: the one who made it, or who was paid. */
  bid: number | null
}

export function pointedOf(pointed: Pointed<'gold'> | null, view: View): Mark | null {
  if (!pointed) return null
  const { seat, move } = pointed
  switch (move.move) {
    case 'bid':
      return { seat, plates: [], bid: seat }
    case 'pay':
      return { seat, plates: [], bid: move.seat }
    case 'plate':
      return { seat, plates: [move.plate], bid: null }
    case 'arrange': {
      const arranged = view.winner === seat ? view.arrangement?.plate : undefined
      const all = view.players[seat]?.plates.map((_, n) => n) ?? []
      return { seat, plates: arranged === undefined ? all : [arranged], bid: null }
    }
  }
}

export function isPointed(mark: Mark | null, seat: number, plate: number): boolean {
  return mark?.seat === seat && mark.plates.includes(plate)
}
