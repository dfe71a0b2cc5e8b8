/** The legal choices, by what is tapped for them. */

import type { What } from './arranging'
import type { Choice } from './types'

export interface Options {
  /** By the number of beads. */
  bids: Map<number, string>
  /** By the seat that is paid. */
  payments: Map<number, string>
  /** By the number of one's plate, from 0. */
  plates: Map<number, string>
  /** By what is done with the shard that is asked about. */
  arranging: Map<What, string>
}

export function optionsOf(choices: readonly Choice[]): Options {
  const options: Options = {
    bids: new Map(),
    payments: new Map(),
    plates: new Map(),
    arranging: new Map(),
  }
  for (const { notation, move } of choices) {
    if (move.move === 'bid') options.bids.set(move.beads, notation)
    else if (move.move === 'pay') options.payments.set(move.seat, notation)
    else if (move.move === 'plate') options.plates.set(move.plate, notation)
    else options.arranging.set(move.what, notation)
  }
  return options
}
