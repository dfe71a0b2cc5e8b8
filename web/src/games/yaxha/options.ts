/** The legal choices, by where they are on the board. */

import { keyOf, type Choice, type Colour, type Place } from './types'

export interface Cell extends Place {
  notation: string
  sentence: string
}

export interface Options {
  /** By market, from 0. */
  markets: Map<number, string>
  /** Where each colour in hand may lie, by the key of the cell. */
  cells: Map<Colour, Map<string, Cell>>
  discards: Map<Colour, string>
}

export function optionsOf(choices: readonly Choice[]): Options {
  const options: Options = { markets: new Map(), cells: new Map(), discards: new Map() }
  for (const { notation, sentence, move } of choices) {
    if (move.move === 'market') options.markets.set(move.market, notation)
    else if (move.move === 'discard') options.discards.set(move.colour, notation)
    else {
      const cells = options.cells.get(move.colour) ?? new Map<string, Cell>()
      const { x, y, layer } = move
      options.cells.set(move.colour, cells.set(keyOf(move), { x, y, layer, notation, sentence }))
    }
  }
  return options
}
