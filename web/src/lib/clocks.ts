/** The clocks that can be chosen for a table, by the names that they have in the messages. */

import type { Fixed, NewTable } from './types'

export const CLOCKS: Record<string, NewTable['clock']> = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  game: { kind: 'game', seconds: 1200, increment: 10 },
  days: { kind: 'days', days: 2 },
}

/** The name of a table's clock; none for one that a program made up. */
export function clockName({ clock }: Fixed): string | undefined {
  const same = (other: NewTable['clock']) =>
    clock && other
      ? Object.entries(other).every(([key, value]) => clock[key as keyof typeof clock] === value)
      : clock === other
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]))
}
