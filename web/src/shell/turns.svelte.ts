/** Somebody whose turn it is hears of it, wherever on the page they are: in the title, at the sign of the house, and by
 * a notice if they look elsewhere and want one. */

import { get } from '../lib/api'
import { allGames } from '../lib/games'
import { namesOf } from '../lib/names'
import { person } from '../lib/person.svelte'
import type { Summary } from '../lib/types'
import { listed, t } from '../lib/words.svelte'
import { notify, takeNoticeAway } from './notices'
import { settings } from './settings.svelte'

export type Waiting = Pick<Summary, 'id' | 'game' | 'seat' | 'seats'>

class Turns {
  /** The tables that wait for whoever is in front of the screen. */
  private waiting = $state.raw<readonly Waiting[]>([])
  /** The table that is open: it tells by itself, and sooner. */
  private here = $state('')

  get elsewhere(): boolean {
    return this.waiting.some((table) => table.id !== this.here)
  }

  get title(): string {
    return this.waiting.length ? `● ${t('your-turn')} · patolli` : 'patolli'
  }

  /** Ask about all tables, for pages that do not do so anyway. */
  async look(): Promise<void> {
    this.heard(person.me ? await get<Summary[]>('/me/tables') : [])
  }

  heard(mine: readonly Summary[]): void {
    const elsewhere = mine.filter((table) => table.my_turn && table.id !== this.here)
    this.become([...this.waiting.filter((table) => table.id === this.here), ...elsewhere])
  }

  heardAt(id: string, table: Waiting | null): void {
    this.here = id
    const elsewhere = this.waiting.filter((other) => other.id !== id)
    this.become(table ? [table, ...elsewhere] : elsewhere)
  }

  leave(): void {
    this.here = ''
  }

  private become(waiting: readonly Waiting[]): void {
    const before = this.waiting
    this.waiting = waiting
    if (!settings.notify) return
    const news = document.hidden ? without(waiting, before) : []
    const done = without(before, waiting).map(({ id }) => takeNoticeAway(addressOf(id)))
    Promise.all([...news.map(call), ...done]).catch(() => settings.cannotNotify('refused'))
  }
}

function without(tables: readonly Waiting[], others: readonly Waiting[]): Waiting[] {
  return tables.filter(({ id }) => !others.some((other) => other.id === id))
}

async function call({ id, game, seat, seats }: Waiting): Promise<void> {
  const games = await allGames().catch(() => [])
  const title = games.find((each) => each.name === game)?.title ?? game
  const others = namesOf(seats).filter((_, n) => n !== seat)
  await notify({ title: t('your-turn'), body: `${title}: ${listed(others)}`, address: addressOf(id) })
}

function addressOf(table: string): string {
  return `/t/${table}`
}

export const turns = new Turns()
