/** What is to be done now, or what somebody else does, in a sentence. */

import { t } from '../../lib/words.svelte'
import type { Seat } from '../contract'
import type { View } from './types'
import type { Options } from './options'

/** Who looks, and what is half decided on the board. */
export interface Situation {
  seats: readonly Seat[]
  /** Whether the player has something to decide. */
  acting: boolean
  /** Whether a tile to remove is being chosen. */
  removing: boolean
  boats: number
  /** Whether they have a small ship on their board. */
  ship: boolean
}

export function promptOf(
  view: View,
  options: Options,
  { seats, acting, removing, boats }: Situation,
): string {
  const { stage } = view
  if (stage === 'over') return t('maori-over')
  if (!acting) return t(`maori-does-${stage}`, { name: seats[view.pending[0] ?? -1]?.name ?? '' })
  if (removing) return t('maori-do-remove')
  if (stage === 'sail') return t('maori-do-sail', { n: Math.max(1, boats) })
  if (stage === 'act') {
    if (options.takeStored) return t('maori-do-act-kept')
    return t(options.takes.size ? 'maori-do-act' : 'maori-do-act-none')
  }
  if (stage === 'move') return t(options.stay ? 'maori-do-move' : 'maori-do-move-must')
  if (stage === 'lay') {
    if (!options.lays.size) return t(options.store ? 'maori-do-store-or-step' : 'maori-do-step')
    const more = options.steps.size ? '-or-step' : ''
    return t(options.store ? `maori-do-lay-or-store${more}` : `maori-do-lay${more}`)
  }
  return t('maori-do-place')
}

/** The rule that matters for it, in a line. */
export function ruleOf(view: View, options: Options, { removing, ship }: Situation): string {
  if (removing) return t('maori-rule-remove')
  switch (view.stage) {
    case 'place':
      return t('maori-rule-place')
    case 'sail':
      return t('maori-rule-sail')
    case 'act':
      return t(options.takes.size ? 'maori-rule-act' : 'maori-rule-volcano')
    case 'lay':
      if (!options.lays.size) return t('maori-rule-step')
      return t(ship ? 'maori-rule-ship' : 'maori-rule-lay')
    case 'move':
      return t('maori-rule-move')
    default:
      return ''
  }
}
