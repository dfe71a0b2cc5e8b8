/** The five materials: their order, their signs (each of a shape of its own) and the words for shards. */

import { t } from '../../lib/words.svelte'
import type { ViewOf } from '../../lib/types'

export type View = ViewOf<'gold'>
export type Shard = View['row'][number]
export type Player = View['players'][number]
export type Printed = View['printed']
export type Material = Shard['up']

/** By rising value: neighbours in this order may lie side by side. */
export const MATERIALS: readonly Material[] = ['stone', 'jade', 'bronze', 'silver', 'gold']

/** A sign in a square from -12 to 12: lines are drawn with a stroke of 2.4, shapes are filled. */
export interface Sign {
  line?: string
  shape?: string
}

export const SIGNS: Record<Material, Sign> = {
  /** A squared spiral, as cut into a wall. */
  stone: { line: 'M-9.5 9.5H9.5V-9.5H-9.5V4.2H4.2V-4.2H-3.6V-.6' },
  /** A leaf with its rib. */
  jade: {
    line: 'M0 -11.5C9.5 -6 9.5 5 0 11.5C-9.5 5 -9.5 -6 0 -11.5ZM0 -4V7.5M0 1.5L3.6 -1.8M0 4.5L-3.6 1.2',
  },
  /** A stepped pyramid with a door. */
  bronze: {
    shape: 'M-11.5 9.5H-2.2V4H2.2V9.5H11.5V4.5H8V-.5H4.5V-5.5H2V-9.5H-2V-5.5H-4.5V-.5H-8V4.5H-11.5Z',
  },
  /** The moon. */
  silver: { shape: 'M3.5 -11A11 11 0 1 0 11 4.5A8.6 8.6 0 0 1 3.5 -11Z' },
  /** The sun. */
  gold: {
    shape: 'M0 -5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0 -5.4Z',
    line: 'M0 -8.2V-11.5M0 8.2V11.5M8.2 0H11.5M-8.2 0H-11.5M5.8 -5.8L8.2 -8.2M-5.8 -5.8L-8.2 -8.2M5.8 5.8L8.2 8.2M-5.8 5.8L-8.2 8.2',
  },
}

export function valueOf(printed: Printed, material: Material): number {
  return printed.values[MATERIALS.indexOf(material)] ?? 0
}

/** What may be on the other side of a shard that shows this. */
export function backsOf(printed: Printed, material: Material): Material[] {
  const backs = printed.tablets.flatMap(([a, b]) => (a === material ? [b] : b === material ? [a] : []))
  return MATERIALS.filter((each) => backs.includes(each))
}

export function materialName(material: Material): string {
  return t(`gold-material-${material}`)
}

export function listed(materials: Material[], or = false): string {
  const names = materials.map(materialName)
  const last = names.pop() ?? ''
  return names.length ? t(or ? 'gold-or' : 'gold-and', { first: names.join(', '), last }) : last
}

/** A part of the circle, as 1/6 or 5/24. */
export function part(size: number, circle: number): string {
  let [a, b] = [size, circle]
  while (b) [a, b] = [b, a % b]
  return a === circle ? '1' : `${size / a}/${circle / a}`
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
