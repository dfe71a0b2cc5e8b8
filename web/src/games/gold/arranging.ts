/** Arranging a plate. The server asks shard by shard; the player thinks of the whole plate. So there is a plan:
 *  for every shard that is not yet decided, what will be done with it. */

import type { Shard, View } from './types'

export type What = 'keep' | 'turn' | 'out'
export const WHATS: readonly What[] = ['keep', 'turn', 'out']
export type Plan = Readonly<Record<number, What>>
type Arrangement = NonNullable<View['arrangement']>

/** A shard on the plate or out of the game, as it would be. */
export interface Planned extends Shard {
  /** Decided already, and not to be changed. */
  fixed: boolean
  now: boolean
}

export function turned(shard: Shard): Shard {
  return shard.down ? { ...shard, up: shard.down, down: shard.up, open: true } : shard
}

/** The shard to be decided now, and those after it. */
export function toDecide(arrangement: Arrangement): Shard[] {
  return arrangement.shard ? [arrangement.shard, ...arrangement.undecided] : []
}

export function planned(arrangement: Arrangement, plan: Plan): { on: Planned[]; out: Planned[] } {
  const fixed = (shard: Shard): Planned => ({ ...shard, fixed: true, now: false })
  const on = arrangement.kept.map(fixed)
  const out = arrangement.out.map(fixed)
  for (const shard of toDecide(arrangement)) {
    const what = plan[shard.number] ?? 'keep'
    const now = shard.number === arrangement.shard?.number
    const place = what === 'out' ? out : on
    place.push({ ...(what === 'turn' ? turned(shard) : shard), fixed: false, now })
  }
  return { on, out }
}

/** All as it lies, and the new shard with the side up that fits; if none does, as it is. */
export function firstPlan(arrangement: Arrangement, isLegal: (shards: Shard[]) => boolean): Plan {
  const shard = arrangement.shard
  if (!shard) return {}
  const whats: What[] = ['keep', 'turn']
  const fits = whats.find((what) => isLegal(planned(arrangement, { [shard.number]: what }).on))
  return { [shard.number]: fits ?? 'keep' }
}

/** What has no room on the plate: the shard to be decided now, and others to be decided while it is too much. */
export function withoutRoom(on: Planned[], circle: number): Planned[] {
  let size = on.reduce((sum, shard) => sum + shard.size, 0)
  const loose = on.filter((shard) => !shard.fixed).sort((a, b) => Number(b.now) - Number(a.now))
  return loose.filter((shard) => {
    const over = size > circle
    if (over) size -= shard.size
    return over
  })
}
