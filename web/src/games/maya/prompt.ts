/** What is to be done now, in a sentence. */

import { t } from '../../lib/words.svelte'
import { mustPass, type Options } from './options'
import type { Player, View } from './types'

/** What is half decided on the board, and by whom. */
export interface Situation {
  /** A card or a quarry that was tapped first. */
  card: number | null
  quarry: number | null
  picked: string | null
  mine: Pick<Player, 'cubes'> | null
}

export function promptOf(view: View, options: Options, now: Situation): string {
  const { stage, settling } = view
  if (stage === 'lay') {
    if (now.card !== null && !now.picked) return t('maya-ask-quarry')
    if (now.quarry !== null && !now.picked) return t('maya-ask-card')
    return t(options.cards.size ? 'maya-ask-lay' : 'maya-ask-stop')
  }
  if (view.lifted) return t('maya-ask-put')
  if (stage === 'build' && mustPass(options)) return t('maya-ask-forced')
  if (stage === 'build' && !now.mine?.cubes) return t('maya-ask-last-turns')
  if (stage === 'block')
    return t('maya-ask-block', {
      kind: view.quarries[settling ?? 0]!.marker.startsWith('move') ? 'move' : 'extra',
    })
  return t(`maya-ask-${stage}`, { quarry: (settling ?? -1) + 1 })
}

/** The rule that matters for it, in a line. */
export function ruleOf(view: View, options: Options): string {
  const { stage, settling } = view
  if (view.lifted) return t('maya-rule-put')
  if (stage === 'build' && mustPass(options)) return t('maya-rule-forced', { gold: view.forced_pass_gold })
  if (stage === 'doubled') return t('maya-rule-double')
  if (stage === 'over') return ''
  return t(`maya-rule-${stage}`, {
    kind: view.quarries[settling ?? 0]?.marker.startsWith('move') ? 'move' : 'extra',
  })
}
