/** Short names for the parts of Gold's view, and the order and values of the materials. */

import type { Choice as ChoiceOf, EffectOf, MoveOf, ViewOf } from '../../lib/types'

export type View = ViewOf<'gold'>
export type Move = MoveOf<'gold'>
export type Choice = ChoiceOf<'gold'>
export type Effect = EffectOf<'gold'>
export type Shard = View['row'][number]
export type Player = View['players'][number]
export type Printed = View['printed']
export type Material = Shard['up']

/** By rising value: neighbours in this order may lie side by side. */
export const MATERIALS: readonly Material[] = ['stone', 'jade', 'bronze', 'silver', 'gold']

export function valueOf(printed: Printed, material: Material): number {
  return printed.values[MATERIALS.indexOf(material)] ?? 0
}

/** What may be on the other side of a shard that shows this. */
export function backsOf(printed: Printed, material: Material): Material[] {
  const backs = printed.tablets.flatMap(([a, b]) => (a === material ? [b] : b === material ? [a] : []))
  return MATERIALS.filter((each) => backs.includes(each))
}
