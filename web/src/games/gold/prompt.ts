/** What is to be done now, in a sentence; '' if nothing. */

import { t } from '../../lib/words.svelte'
import type { Options } from './options'
import type { View } from './types'
import { materialName, part } from './words'

export function promptOf(view: View, options: Options): string {
  const shard = view.stage === 'bid' ? view.row[0] : view.arrangement?.shard
  const which = shard
    ? { material: materialName(shard.up), part: part(shard.size, view.printed.circle) }
    : undefined
  if (options.bids.size) return t('gold-do-bid', which)
  if (options.payments.size) return t('gold-do-pay', { beads: view.players[view.winner ?? -1]?.opened ?? 0 })
  if (options.plates.size) return t('gold-do-plate')
  if (options.arranging.size)
    return t(shard?.number === view.new?.number ? 'gold-do-lay' : 'gold-do-arrange', which)
  return ''
}
