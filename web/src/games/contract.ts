/** What a game's folder gives to the client: everything else, from the clocks to the replay, is shared.
 *
 * A board shows a view and lets the player pick one of the legal choices. It never sends anything itself: it says
 * what was picked, and the frame around it asks for confirmation, sends, and shows what the server answers.
 *
 * A board fills the room it is given, a size container called `board`, and never needs more: what is in play is in
 * sight without scrolling, and takes most of it. Its parts are `Pages`. Places that effects speak of have a name, in
 * `data-at`; the frame moves pieces between them and marks what has changed.
 *
 * The same thing has the same name in every game; `layout.test.ts` holds that. Every game has
 *
 * - `index.ts`: registers the board, as a `GameClient`
 * - `Board.svelte`: the board, with `BoardProps`; it puts the parts together and keeps what is half decided
 * - `Rules.svelte`: the rules page
 * - `rules/samples.ts`: made-up positions, for the rules page and for tests
 * - `rules/chapter.ts`: `chapterOf(view)`, where the rules speak of what is being played now
 * - `types.ts`: `View`, `Move` and `Choice` of this game, short names for parts of the view, small helpers on them
 * - `options.ts`: `optionsOf(choices, …)`, the legal choices by what is tapped for them
 * - `prompt.ts`: `promptOf(view, options, …)`, the line that says what to do now
 * - `pointed.ts`: `pointedOf(pointed, …)`, the place on the board that a line of the log speaks of
 * - `staging.ts`: `sceneOf(effect, view, seat)`, what the board shows while an effect is told
 * - `Flying.svelte`: a piece on its way from one place to another
 * - `Players.svelte`: the players, or all but the one whose things are in front
 * - `Player.svelte`: one of them
 * - `colours.css`: the colours of the game, by day and by night
 *
 * and, where there is such a thing,
 *
 * - `Own.svelte`: what the player in front of the screen has
 * - `Actions.svelte`: buttons for choices that have no place on the board
 * - `Bid.svelte`: a secret bid
 * - `Score.svelte`: the score sheet
 * - `Chip.svelte`: a seat, small, by its colour and sign
 * - `Glyph.svelte`, `glyphs.ts`: the signs of colours or materials, so that none is told by its colour alone
 * - `geometry.ts`: outlines and positions in a drawing
 * - `words.ts`: pieces in words
 * - `preview.ts`: `previewOf(…)`, what a picked choice would change; checked against the engine (decision 10)
 * - `rules/reckoning.ts`: what the examples of the rules come to; checked as well
 * - `rules/ScoreExample.svelte`: a position on the rules page, and what it scores
 *
 * Any other file is about a thing of that game and has its name, the same as in the engine where there is one.
 */

import type { Component } from 'svelte'
import type { Choice, EffectOf, GameName, MoveOf, ViewOf } from '../lib/types'
import type { Scene } from '../motion/scene'

/** Somebody at the table, as a board draws them. */
export interface Seat {
  name: string
  /** Whether this is the person in front of the screen. */
  mine: boolean
}

export interface Decision<G extends GameName = GameName> {
  seat: number
  /** What others may not know of it is left out. */
  move: MoveOf<G>
}

/** A turn: who decided, and what came of it. */
export interface Turn<G extends GameName = GameName> {
  seat: number
  effects: EffectOf<G>[]
}

/** Things move: what was decided since tells where the place of an older decision is by now. */
export interface Pointed<G extends GameName = GameName> extends Decision<G> {
  later: Decision<G>[]
}

export interface BoardProps<G extends GameName = GameName> {
  view: ViewOf<G>
  seats: Seat[]
  /** One's own seat, or the seat a replay looks from; -1 for who only watches. */
  seat: number
  /** The legal decisions now; none if it is somebody else's turn, or in a replay. */
  choices: Choice<G>[]
  /** The notation of the choice that waits to be confirmed, to be drawn as if it were half done. */
  picked: string | null
  /** The player picks a choice, by its notation; null takes the pick back. Picked a second time, it is confirmed. What
   *  they said yes to before, as part of a plan, is `sure` and asks for no confirmation. */
  pick(notation: string | null, sure?: boolean): void
  /** What happened so far, turn by turn, as far as one may know of it. */
  history: Turn<G>[]
  /** The choices that a hint speaks of, the best first, by their notation; to be drawn on the board. */
  hinted: string[]
  /** A decision that the log speaks of just now, to be pointed at. */
  pointed: Pointed<G> | null
  /** Whether things may move on the screen. */
  motion: boolean
}

export interface GameClient<G extends GameName = GameName> {
  /** As it is on the box. */
  title: string
  Board: Component<BoardProps<G>>
  /** What the board shows while an effect is told. A game without shows every position at once. */
  sceneOf?: (effect: EffectOf<G>, view: ViewOf<G>, seat: number) => Scene<G>
  /** The heading in the rules, by its id, that is about what is being played now. */
  chapterOf?: (view: ViewOf<G>) => string
  /** Draws a piece of a flight. */
  Flying?: Component<{ piece: never }>
}
