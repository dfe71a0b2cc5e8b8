/** Somebody whose turn it is hears of it: in the title, and by a notification if they look elsewhere and want one. */

import type { Update } from '../lib/types'
import { t } from '../lib/words.svelte'
import { settings } from '../shell/settings.svelte'

export function callWhenItIsMyTurn(now: () => Update | null): void {
  let was = false
  $effect(() => {
    const mine = !!now()?.choices?.length
    document.title = mine ? `● ${t('your-turn')} · patolli` : 'patolli'
    if (mine && !was && document.hidden && settings.notify) notify()
    was = mine
  })
  $effect(() => () => {
    document.title = 'patolli'
  })
}

function notify(): void {
  try {
    new Notification(t('your-turn'), { tag: 'patolli-turn' }).onclick = () => window.focus()
  } catch {
    // Some phones let only installed programs notify; the title still tells.
  }
}
