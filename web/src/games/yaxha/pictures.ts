/** What both pictures of a pyramid show, the slanted and the flat one. */

import { t } from '../../lib/words.svelte'
import { tap } from '../keys'
import type { Cell } from './options'
import { cellName, keyOf, type Colour, type Place, type Player } from './types'

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
