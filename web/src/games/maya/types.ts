/** Short names for the parts of Maya's view. */

import type { Choice as ChoiceOf, EffectOf, MoveOf, ViewOf } from '../../lib/types'

export type View = ViewOf<'maya'>
export type Move = MoveOf<'maya'>
export type Choice = ChoiceOf<'maya'>
export type Effect = EffectOf<'maya'>
export type Player = View['players'][number]
export type Quarry = View['quarries'][number]
export type Card = Quarry['cards'][number]
export type Pyramid = View['pyramids'][number]
export type Level = Pyramid['levels'][number]
export type Colour = Player['colour']
