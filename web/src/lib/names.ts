/** How everybody at a table is called, the same wherever they are named. */

import type { SeatNews } from './types'
import { knows, t } from './words.svelte'

type Named = Pick<SeatNews, 'name' | 'person'>

/** People by their name, computer players by their level; who would be called the same has the number of their
 * seat too, as in what is said about seats. */
export function namesOf(seats: readonly Named[]): string[] {
  const names = seats.map(({ name = '', person }) => (person ? name : levelName(name)))
  return names.map((name, seat) => {
    const isShared = names.some((other, n) => name && other === name && n !== seat)
    return isShared ? `${name} ${seat + 1}` : name
  })
}

/** Those who decide: where a computer player stands in for a person, it is named with them. */
export function decidersOf(seats: readonly SeatNews[]): string[] {
  const names = namesOf(seats)
  return seats.map(({ person, player }, n) => (person && player ? standIn(player, names[n]!) : names[n]!))
}

export function standIn(level: string, name: string): string {
  return t('stand-in', { level: levelName(level), name })
}

export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level
}
