/** What may lie on a plate, why not, and what it is worth: the rules of the server, to show beforehand what a
 *  player thinks of. The server decides. */

import { MATERIALS, valueOf, type Material, type Printed, type Shard } from './types'
import { listed, materialName, part } from './words'
import { t } from '../../lib/words.svelte'

export type Problem =
  | { kind: 'size'; size: number }
  | { kind: 'gap'; low: Material; high: Material; missing: Material[] }
  | { kind: 'close'; lonely: Material[] }

type Side = Pick<Shard, 'size' | 'up'>

export function sizeOf(shards: readonly Side[]): number {
  return shards.reduce((size, shard) => size + shard.size, 0)
}

/** Why these shards cannot lie on one plate; null if they can. */
export function problem(printed: Printed, shards: readonly Side[]): Problem | null {
  const size = sizeOf(shards)
  if (size > printed.circle) return { kind: 'size', size }
  const value = (material: Material) => valueOf(printed, material)
  const shown = MATERIALS.filter((material) => shards.some((shard) => shard.up === material))
  for (const [n, low] of shown.entries()) {
    const high = shown[n + 1]
    if (high && value(high) - value(low) > 1) {
      const missing = MATERIALS.filter((each) => value(each) > value(low) && value(each) < value(high))
      return { kind: 'gap', low, high, missing }
    }
  }
  if (size < printed.circle) return null
  const between = shown.slice(1, -1)
  const lonely = between.filter((material) => shards.filter((shard) => shard.up === material).length < 2)
  return lonely.length ? { kind: 'close', lonely } : null
}

export function why(printed: Printed, found: Problem): string {
  switch (found.kind) {
    case 'size':
      return t('gold-why-size', { size: part(found.size, printed.circle) })
    case 'gap': {
      const ends = { low: materialName(found.low), high: materialName(found.high) }
      return found.missing.length
        ? t('gold-why-gap', { ...ends, missing: listed(found.missing) })
        : t('gold-why-apart', ends)
    }
    case 'close':
      return t('gold-why-close', { lonely: listed(found.lonely), count: found.lonely.length })
  }
}

/** An order in which shards lie side by side: by value; around a circle up to the highest and back down again. */
export function inOrder<S extends Shard>(printed: Printed, shards: readonly S[]): S[] {
  const rising = [...shards].sort(
    (a, b) => MATERIALS.indexOf(a.up) - MATERIALS.indexOf(b.up) || a.number - b.number,
  )
  if (sizeOf(rising) !== printed.circle) return rising
  const ends = [rising[0]?.up, rising.at(-1)?.up]
  const back = MATERIALS.filter((material) => !ends.includes(material)).flatMap((material) => {
    const same = rising.filter((shard) => shard.up === material)
    return same.length > 1 ? same.slice(-1) : []
  })
  return [...rising.filter((shard) => !back.includes(shard)), ...back.reverse()]
}

export interface Joint {
  /** The place in the order of the shard before it. */
  after: number
  ok: boolean
  same: boolean
  words: string
}

/** Where shards in this order touch, and whether they may. */
export function joints(printed: Printed, shards: readonly Shard[]): Joint[] {
  const closed = sizeOf(shards) === printed.circle && shards.length > 1
  return shards.flatMap((shard, after) => {
    const next = shards[after + 1] ?? (closed ? shards[0] : undefined)
    if (!next) return []
    const apart = Math.abs(valueOf(printed, shard.up) - valueOf(printed, next.up))
    const words = t('gold-joint', { a: materialName(shard.up), b: materialName(next.up), apart })
    return { after, ok: apart <= 1, same: apart === 0, words }
  })
}

export interface Worth {
  values: number
  complete: number
  one: number
  points: number
}

export function worth(printed: Printed, shards: readonly Side[]): Worth {
  const values = shards.reduce((sum, shard) => sum + valueOf(printed, shard.up), 0)
  if (sizeOf(shards) !== printed.circle) {
    return { values, complete: 0, one: 0, points: printed.incomplete_count ? values : 0 }
  }
  const one = shards.every((shard) => shard.up === shards[0]?.up) ? printed.one_material : 0
  return { values, complete: printed.complete, one, points: printed.complete + values + one }
}

/** The fewest shards that fill what is left of a plate, as sizes; null if none do. */
export function filling(sizes: readonly number[], room: number): number[] | null {
  const best: (number[] | null)[] = [[]]
  for (let size = 1; size <= room; size++) {
    const ways = sizes.flatMap((each) => {
      const rest = best[size - each]
      return rest ? [[each, ...rest]] : []
    })
    best[size] = ways.sort((a, b) => a.length - b.length)[0] ?? null
  }
  return best[room] ?? null
}

/** What is still to come on a plate, in words. */
export function openness(printed: Printed, size: number): string {
  const room = printed.circle - size
  const sizes = filling(printed.sizes, room)
  if (!sizes) return t('gold-room-never', { room: part(room, printed.circle) })
  const sorted = [...sizes].sort((a, b) => b - a)
  return t('gold-room', {
    room: part(room, printed.circle),
    way: sorted.map((each) => part(each, printed.circle)).join(' + '),
  })
}
