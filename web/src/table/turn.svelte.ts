/** Somebody whose turn it is hears of it: in the title, and by a notification if they look elsewhere. */

import type { Update } from '../lib/types'
import { t } from '../lib/words.svelte'

export function callWhenItIsMyTurn(now: () => Update | null): void {
  let was = false
  $effect(() => {
    const update = now()
    const mine = !!update?.choices?.length
    document.title = mine ? `● ${t('your-turn')} · patolli` : 'patolli'
    if (
      mine &&
      !was &&
      document.hidden &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(t('your-turn'), { tag: 'patolli-turn' })
    }
    was = mine
  })
}
