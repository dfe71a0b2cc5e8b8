/** The legal choices, by where they are on the board. */

import type { Choice } from '../../lib/types'
import { t } from '../../lib/words.svelte'
import { tap } from '../keys'
import { cellName, keyOf, type Colour, type Place, type Player } from './cubes'

export interface Cell extends Place {
  notation: string
  sentence: string
}

/** What both pictures of a pyramid show. */
export interface Shown {
  player: Player
  /** How the slanted picture is turned; the flat one marks its near corner. */
  turn: number
  cells: ReadonlyMap<string, Cell>
  /** The cube in hand. */
  colour: Colour | null
  /** Where it is picked to lie. */
  ghost: Place | null
  /** Only these stand out. */
  only: ReadonlySet<string> | null
  fresh: ReadonlySet<string>
  pointed: string | null
  pick(cell: Cell): void
}

/** A lit cell as a button. */
export function tapCell(cell: Cell, { colour, ghost, pick }: Pick<Shown, 'colour' | 'ghost' | 'pick'>) {
  const label = t('yaxha-lay', { colour: colour ?? '', cell: cellName(cell), layer: cell.layer + 1 })
  return tap(label, () => pick(cell), ghost !== null && keyOf(cell) === keyOf(ghost))
}

export interface Options {
  /** By market, from 0. */
  markets: Map<number, string>
  /** Where each colour in hand may lie, by the key of the cell. */
  cells: Map<Colour, Map<string, Cell>>
  discards: Map<Colour, string>
}

export function sortOut(choices: readonly Choice<'yaxha'>[]): Options {
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
