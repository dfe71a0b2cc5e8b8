/** Short names for the parts of Maya's view. */

import type { Choice, MoveOf, ViewOf } from '../../lib/types'

export type MayaView = ViewOf<'maya'>
export type MayaMove = MoveOf<'maya'>
export type MayaChoice = Choice<'maya'>
export type Player = MayaView['players'][number]
export type Quarry = MayaView['quarries'][number]
export type Card = Quarry['cards'][number]
export type Pyramid = MayaView['pyramids'][number]
export type Level = Pyramid['levels'][number]
export type Colour = Player['colour']
