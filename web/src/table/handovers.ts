/** Who decides for whom, in a sentence for everybody. */

import { levelName } from '../lib/names'
import type { HandoverNews } from '../lib/types'
import { t } from '../lib/words.svelte'

export function handoverSentence({ seat, player, why }: HandoverNews, names: readonly string[]): string {
  const name = names[seat] ?? ''
  return player ? t(`handover-${why}`, { name, level: levelName(player) }) : t('handover-back', { name })
}
