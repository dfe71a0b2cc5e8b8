/** What is to be done now, in a sentence; '' if nothing. */

import type { Choice } from '../../lib/types'
import { t } from '../../lib/words.svelte'
import { materialName, part, type View } from './types'

export function promptOf(view: View, choices: readonly Choice<'gold'>[]): string {
  const shard = view.stage === 'bid' ? view.row[0] : view.arrangement?.shard
  const which = shard
    ? { material: materialName(shard.up), part: part(shard.size, view.printed.circle) }
    : undefined
  switch (choices[0]?.move.move) {
    case 'bid':
      return t('gold-do-bid', which)
    case 'pay':
      return t('gold-do-pay', { beads: view.players[view.winner ?? -1]?.opened ?? 0 })
    case 'plate':
      return t('gold-do-plate')
    case 'arrange':
      return t(shard?.number === view.new?.number ? 'gold-do-lay' : 'gold-do-arrange', which)
    default:
      return ''
  }
}
