/** What is to be done now, or who is waited for, in a sentence. */

import { listed, t } from '../../lib/words.svelte'
import type { Seat } from '../contract'
import type { Options } from './options'
import type { Colour, View } from './types'

/** Who looks, and what is half decided on the board. */
export interface Situation {
  seats: readonly Seat[]
  seat: number
  /** The cube in hand. */
  colour: Colour | null
  /** Whether it is picked to lie somewhere. */
  laid: boolean
}

export function promptOf(view: View, options: Options, { seats, seat, colour, laid }: Situation): string {
  const building = options.cells.size + options.discards.size > 0
  if (view.stage === 'over') return t('yaxha-over')
  if (options.markets.size) return t(view.stage === 'choose' ? 'yaxha-choose' : 'yaxha-claim')
  if (building && colour && options.discards.has(colour)) {
    const later = options.cells.size > 0 ? ` ${t('yaxha-perhaps-later')}` : ''
    return t('yaxha-no-place', { colour }) + later
  }
  if (building && colour) return t(laid ? 'yaxha-laid' : 'yaxha-build', { colour })
  const busy = view.pending.filter((n) => n !== seat)
  const names = listed(busy.map((n) => seats[n]?.name ?? ''))
  const waiting = t('yaxha-waiting', { names, count: busy.length })
  const own = view.players[seat]
  if (view.stage === 'choose' && typeof own?.chosen === 'number')
    return `${t('yaxha-you-chose', { market: own.chosen + 1 })} ${waiting}`
  return waiting
}
