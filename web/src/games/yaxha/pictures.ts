/** What both pictures of a pyramid show, the slanted and the flat one. */

import { t } from '../../lib/words.svelte'
import { tap } from '../keys'
import { cellName, keyOf, type Colour, type Place, type Player } from './types'

export interface Shown {
  player: Player
  /** Whose it is, for the names of places; -1 for nobody's. */
  seat: number
  /** How the slanted picture is turned; the flat one marks its near corner. */
  turn: number
  cells: ReadonlyMap<string, Place>
  /** The cube in hand. */
  colour: Colour | null
  /** Where it is to lie, if it is put somewhere already. */
  ghost: Place | null
  /** Whether that waits to be confirmed, outside of any plan. */
  asked: boolean
  /** Cubes that lie there only in a plan, and can be taken up again. */
  planned: ReadonlySet<string>
  /** Cells that a hint speaks of, the best first. */
  hints: ReadonlyMap<string, Hint>
  /** Only these stand out. */
  only: ReadonlySet<string> | null
  pointed: string | null
  pick(cell: Place): void
  /** Take up a cube of the plan, or the ghost. */
  lift(key: string): void
  /** A finger or a mouse on a cube that can be taken up. */
  grab(key: string, event: PointerEvent): void
}

export interface Hint {
  rank: number
  colour: Colour
}

/** A lit cell as a button. */
export function tapCell(cell: Place, { colour, pick }: Pick<Shown, 'colour' | 'pick'>) {
  const label = t('yaxha-lay', { colour: colour ?? '', cell: cellName(cell), layer: cell.layer + 1 })
  return { ...tap(label, () => pick(cell)), 'data-cell': keyOf(cell) }
}

/** A cube of the plan as a button. */
export function tapPlanned(
  cube: Place & { colour: Colour },
  { lift, grab }: Pick<Shown, 'lift' | 'grab'>,
  up = false,
  asked = false,
) {
  const label = t('yaxha-planned', { colour: cube.colour, cell: cellName(cube), layer: cube.layer + 1 })
  const key = keyOf(cube)
  return {
    ...tap(label, () => lift(key)),
    'aria-pressed': up,
    'data-picked': asked ? '' : undefined,
    'data-planned': key,
    onpointerdown: (event: PointerEvent) => grab(key, event),
  }
}
