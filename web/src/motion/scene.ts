/** Scenes: what a board shows while one effect is told.
 *
 * A game's `staging.ts` makes a scene of every kind of effect. Places on a board are named by `data-at`: a scene says
 * where something happens and what travels from where to where, and the frame finds those places and moves things
 * between them. */

import type { GameName, ViewOf } from '../lib/types'
import type { Sound } from './sound'

/** A piece on its way. `Flying.svelte` of the game draws it. */
export interface Flight<Piece = unknown> {
  piece: Piece
  /** Places, as in `data-at`. */
  from: string
  to: string
}

export interface Scene<G extends GameName = GameName, Piece = unknown> {
  /** The places that it is about: they are lit while it is told, and marked until the player's next decision. */
  at?: string[]
  /** They leave one after the other. */
  flights?: Flight<Piece>[]
  /** The position with the effect done to it, as far as the board shows it. What it lacks comes at the end of the turn,
   *  with the true position. */
  view?: ViewOf<G>
  /** How long it is looked at, in beats: 1 for something ordinary, 0 for what needs no look. */
  beats: number
  /** Whether it is one of a series, or says itself what it means: its caption is not waited for. */
  brisk?: boolean
  sound?: Sound
}

/** Of one's own seat: -1 for a spectator. */
export type Staging<G extends GameName, Effect, Piece = unknown> = (
  effect: Effect,
  view: ViewOf<G>,
  seat: number,
) => Scene<G, Piece>
