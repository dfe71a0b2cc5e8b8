/** The table that is open tells when it is somebody's turn at it. */

import { untrack } from 'svelte'
import { router } from '../lib/router.svelte'
import type { Update } from '../lib/types'
import { turns } from '../shell/turns.svelte'

export function callWhenItIsMyTurn(now: () => Update | null): void {
  const id = router.path.split('/').at(-1)!
  $effect(() => {
    const table = now()
    if (!table) return
    const { choices, view, seat, seats } = table
    const waiting = view && choices?.length ? { id, game: view.game, seat, seats } : null
    untrack(() => turns.heardAt(id, waiting))
  })
  $effect(() => {
    document.title = turns.title
  })
  $effect(() => () => {
    turns.leave()
    document.title = 'patolli'
  })
}
