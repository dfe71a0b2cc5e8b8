/** How everybody at a table is called, the same wherever they are named. */

import type { SeatNews } from './types'
import { knows, t } from './words.svelte'

type Named = Pick<SeatNews, 'name' | 'person'>

/** People by their name, computer players by their level; who would be called the same gets a number too. */
export function namesOf(seats: readonly Named[]): string[] {
  const names = seats.map(({ name = '', person }) =>
    !person && knows(`level-${name}`) ? t(`level-${name}`) : name,
  )
  return names.map((name, seat) => {
    const same = names.flatMap((other, n) => (name && other === name ? [n] : []))
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name
  })
}
