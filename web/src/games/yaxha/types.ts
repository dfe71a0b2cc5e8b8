/** Short names for the parts of Yaxha's view, and where a pyramid may grow. */

import type { Choice as ChoiceOf, EffectOf, MoveOf, ViewOf } from '../../lib/types'

export type View = ViewOf<'yaxha'>
export type Move = MoveOf<'yaxha'>
export type Choice = ChoiceOf<'yaxha'>
export type Effect = EffectOf<'yaxha'>
export type Player = View['players'][number]
export type Cube = Player['pyramid'][number]
export type Card = View['cards'][number]
export type Colour = Cube['colour']
export type Place = Player['built'][number]

export const COLOURS: readonly Colour[] = ['orange', 'blue', 'green', 'yellow', 'white']
export const BASE = 4

/** From where to where (exclusive) the ground may still be filled along a side of the pyramid that is so long. */
export function reach(side: number): [number, number] {
  if (side === 0) return [0, 1] // Without a cube all places are the same one.
  return side < BASE ? [-1, side + 1] : [0, BASE]
}

export const keyOf = ({ x, y, layer }: Place): string => `${layer}:${x}:${y}`

/** A cell as notations write it: column a is 0, a new column before it is z. */
export function cellName({ x, y, layer }: Place): string {
  return `${'zabcd'[x + 1]}${y + 1}${layer ? `^${layer + 1}` : ''}`
}

/** A view while something is told: whose pyramid is in front meanwhile, and which colour is scored. */
export type Staged = View & { front?: number; scored?: Colour }
