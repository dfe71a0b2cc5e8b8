/** What is to be done now, or who is waited for, in a sentence; and the rule that matters for it. */

import { listed, t } from '../../lib/words.svelte'
import type { Seat } from '../contract'
import type { Options } from './options'
import type { Colour, View } from './types'

/** Who looks, and what is half decided on the board. */
export interface Situation {
  seats: readonly Seat[]
  seat: number
  /** The cube in hand; none once all of them lie. */
  colour: Colour | null
  /** Whether it fits nowhere, as the plan is. */
  stuck: boolean
  /** How many cubes are not in the plan yet. */
  left: number
}

const isBuilding = (options: Options): boolean => options.cells.size + options.discards.size > 0

export function promptOf(
  view: View,
  options: Options,
  { seats, seat, colour, stuck, left }: Situation,
): string {
  if (view.stage === 'over') return t('yaxha-over')
  if (options.markets.size) return t(view.stage === 'choose' ? 'yaxha-choose' : 'yaxha-claim')
  if (isBuilding(options)) {
    if (!colour) return t(left ? 'yaxha-build-any' : 'yaxha-ready')
    if (!stuck) return t('yaxha-build', { colour })
    return t('yaxha-no-place', { colour }) + (left > 1 ? ` ${t('yaxha-perhaps-later')}` : '')
  }
  const busy = view.pending.filter((n) => n !== seat)
  const names = listed(busy.map((n) => seats[n]?.name ?? ''))
  const waiting = t('yaxha-waiting', { names, count: busy.length })
  const own = view.players[seat]
  if (view.stage === 'choose' && typeof own?.chosen === 'number')
    return `${t('yaxha-you-chose', { market: own.chosen + 1 })} ${waiting}`
  return waiting
}

/** The rule of the moment. */
export function ruleOf(view: View, options: Options, { colour, stuck, left }: Situation): string {
  if (options.markets.size) return t(view.stage === 'choose' ? 'yaxha-rule-choose' : 'yaxha-rule-claim')
  if (!isBuilding(options)) return ''
  if (stuck) return t('yaxha-rule-stuck')
  if (!left && !colour) return t('yaxha-rule-ready')
  return t('yaxha-rule-build')
}
