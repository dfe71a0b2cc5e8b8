/** The legal choices, sorted by where on the table they are tapped. */

import { wrap } from './display'
import { stepFrom, type Choice, type View } from './types'

export interface Options {
  /** By stop: how many steps lead there (none when the ship is placed), and what they cost. */
  stops: Map<number, { notation: string; steps: number; price: number }>
  /** By place of the display. */
  takes: Map<number, { notation: string; price: number }>
  takeStored: string | null
  store: string | null
  nothing: string | null
  stay: string | null
  /** By space. */
  removes: Map<string, string>
  steps: Map<string, string>
  moves: Map<string, string>
  /** By space, then by turn. */
  lays: Map<string, Map<number, string>>
}

export function noOptions(): Options {
  return {
    stops: new Map(),
    takes: new Map(),
    takeStored: null,
    store: null,
    nothing: null,
    stay: null,
    removes: new Map(),
    steps: new Map(),
    moves: new Map(),
    lays: new Map(),
  }
}

export function optionsOf(choices: readonly Choice[], view: View, seat: number): Options {
  const options = noOptions()
  const player = view.players[seat]
  for (const { notation, move } of choices) {
    switch (move.move) {
      case 'place-ship':
        options.stops.set(move.stop, { notation, steps: 0, price: 0 })
        break
      case 'sail': {
        const price = Math.max(0, move.steps - Math.max(1, player?.boats ?? 0))
        options.stops.set(wrap((view.ship ?? 0) + move.steps), { notation, steps: move.steps, price })
        break
      }
      case 'take': {
        const offer = view.faced[move.place]
        if (offer) options.takes.set(offer.place, { notation, price: offer.price ?? 0 })
        break
      }
      case 'take-stored':
        options.takeStored = notation
        break
      case 'store':
        options.store = notation
        break
      case 'do-nothing':
        options.nothing = notation
        break
      case 'stay':
        options.stay = notation
        break
      case 'remove':
        options.removes.set(move.space, notation)
        break
      case 'move-ship':
        options.moves.set(move.space, notation)
        break
      case 'step':
        if (player?.ship) options.steps.set(stepFrom(player.ship, move.direction), notation)
        break
      case 'lay': {
        const turns = options.lays.get(move.space) ?? new Map<number, string>()
        options.lays.set(move.space, turns.set(move.turn ?? 0, notation))
        break
      }
    }
  }
  return options
}
