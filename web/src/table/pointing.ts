/** What a line of the log points at on the board. */

import type { Decision, Pointed } from '../games/contract'

interface Line {
  seat: number
  move?: Decision['move'] | null
}

export function pointedAt(line: Line | null | undefined, later: readonly Line[]): Pointed | null {
  const decision = line && decided(line)
  return decision ? { ...decision, later: later.flatMap((each) => decided(each) ?? []) } : null
}

function decided({ seat, move }: Line): Decision | null {
  return move ? { seat, move } : null
}
