/** What is to be done now, in a sentence, and the rule that matters for it, in a line; '' if nothing. */

import { t } from '../../lib/words.svelte'
import type { Options } from './options'
import type { View } from './types'
import { materialName, part } from './words'

export function promptOf(view: View, options: Options): string {
  const shard = view.stage === 'bid' ? view.row[0] : view.arrangement?.shard
  const which = shard
    ? { material: materialName(shard.up), part: part(shard.size, view.printed.circle) }
    : undefined
  if (options.bids.size && which) return t('gold-do-bid', which)
  if (options.payments.size) return t('gold-do-pay', { beads: view.players[view.winner ?? -1]?.opened ?? 0 })
  if (options.plates.size) return t('gold-do-plate')
  if (options.arranging.size && which)
    return t(shard?.number === view.new?.number ? 'gold-do-lay' : 'gold-do-arrange', which)
  return ''
}

export function ruleOf(view: View, options: Options): string {
  if (options.bids.size) return t(view.players.length > 2 ? 'gold-rule-bid' : 'gold-rule-bid-two')
  if (options.payments.size) {
    const bids = view.players.map(({ opened }) => opened ?? 0)
    const isLeast = bids[view.winner ?? -1] === Math.min(...bids)
    return t(isLeast ? 'gold-rule-pay-anyone' : 'gold-rule-pay-least')
  }
  if (options.plates.size) return t('gold-rule-plate')
  if (options.arranging.size) return t('gold-rule-arrange')
  return ''
}
