/** Materials, sizes and shards in words. */

import { t } from '../../lib/words.svelte'
import { valueOf, type Material, type Printed, type Shard } from './types'

export function materialName(material: Material): string {
  return t(`gold-material-${material}`)
}

export function listed(materials: Material[], or = false): string {
  const names = materials.map(materialName)
  const last = names.pop() ?? ''
  return names.length ? t(or ? 'gold-or' : 'gold-and', { first: names.join(', '), last }) : last
}

/** A part of the circle, as 1/6 or 5/24; the same as the server writes it. */
export function part(size: number, circle: number): string {
  let [a, b] = [size, circle]
  while (b) [a, b] = [b, a % b]
  return a === circle ? `${size / a}` : `${size / a}/${circle / a}`
}

/** A shard in words, with all that is known of it. */
export function shardName(shard: Shard, printed: Printed): string {
  const facts = {
    material: materialName(shard.up),
    value: valueOf(printed, shard.up),
    part: part(shard.size, printed.circle),
  }
  if (!shard.down) return t('gold-shard-unknown', facts)
  const id = shard.open ? 'gold-shard-open' : 'gold-shard-secret'
  return t(id, { ...facts, back: materialName(shard.down) })
}
