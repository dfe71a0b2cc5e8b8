/** The director: stages what happened, effect by effect, on a board that may lag behind the true position while somebody
 * watches.
 *
 * It shows the position before a turn, one scene after the other, and then the true position. Whoever wants to decide
 * never waits: `finish` shows the truth at once. What happened last can be shown again. */

import type { Effect, GameName, View } from '../lib/types'
import type { Flight, Scene } from './scene'
import type { Sound } from './sound'

export type Speed = 'instant' | 'fast' | 'normal' | 'slow'

/** How long a beat is, in milliseconds. */
export const BEAT: Record<Speed, number> = { instant: 0, fast: 450, normal: 900, slow: 1700 }
/** If more than so many turns wait, they pass faster: nobody falls far behind. */
const MOST_TURNS = 6
/** How many updates can be shown again. */
const MOST_REPEATED = 12
/** A caption is read at so many characters a beat. */
const READ_A_BEAT = 34
/** How long a flight takes, in beats. */
const FLIGHT = 0.7
/** How much later each of several pieces leaves, as a share of the flight. */
export const STAGGER = 0.25

/** A turn, as it is heard. */
export interface Told {
  number: number
  seat: number
  /** What was decided, in words; '' for a secret. */
  decision: string
  effects: readonly Effect[]
  /** A sentence for each effect, empty where the decision says it, or none at all. */
  captions: readonly string[]
}

/** What came at once: turns, and the position after them. */
interface Act {
  before: View
  turns: readonly Told[]
  after: View
}

export interface Caption {
  seat: number
  words: string
}

export interface Manner {
  speed(): Speed
  /** Whether pieces may travel. Without, the truth is shown at once, and only captions follow each other. */
  moves(): boolean
  stage(game: GameName): ((effect: Effect, view: View, seat: number) => Scene) | null
  play(sound: Sound): void
}

const NOWHERE: ReadonlySet<string> = new Set()

export class Director {
  /** What the board is to show now. */
  view = $state.raw<View | null>(null)
  caption = $state.raw<Caption | null>(null)
  /** Pieces on their way. */
  flights = $state.raw<readonly Flight[]>([])
  /** How long they take, in milliseconds. */
  flightTime = $state(0)
  /** The places that are spoken of just now. */
  told = $state.raw(NOWHERE)
  /** The places where something has changed since the player decided last. */
  changed = $state.raw(NOWHERE)
  /** Whether the board is behind the truth. */
  busy = $state(false)
  /** Whether captions follow each other. */
  telling = $state(false)
  /** The number of the last turn that was told; what came after it is not to be spoken of yet. */
  toldTo = $state(Infinity)
  /** Whether there is something that can be shown again. */
  canRepeat = $state(false)

  private acts: Act[] = []
  private last: Act[] = []
  private seat = -1
  private truth: View | null = null
  /** The number of the present performance: one that was broken off has another. */
  private run = 0
  private wake: (() => void) | null = null

  constructor(private readonly manner: Manner) {}

  /** Show a position as it is, with nothing that led there. */
  set(view: View, seat: number): void {
    this.halt()
    this.seat = seat
    this.truth = this.view = view
    this.caption = null
    this.changed = NOWHERE
    this.last = []
    this.canRepeat = false
  }

  /** Tell what led to a position. */
  tell(turns: readonly Told[], after: View, seat: number): void {
    const before = this.truth
    if (!before) return this.set(after, seat)
    this.truth = after
    this.seat = seat
    // What the player decides is the end of what they wanted to look at. A spectator looks at one turn after the other.
    const isOwn = turns.some((turn) => turn.seat === seat)
    if (isOwn) this.last = []
    if (isOwn || seat < 0) this.changed = NOWHERE
    const act = { before, turns, after }
    this.last = [...this.last, act].slice(-MOST_REPEATED)
    this.canRepeat = true
    this.acts.push(act)
    if (!this.telling) void this.perform()
    else if (!this.busy) this.view = after
  }

  /** Correct the position: something changed about the table, and nothing was decided. */
  correct(view: View, seat: number): void {
    this.truth = view
    this.seat = seat
    if (!this.busy) this.view = view
  }

  /** Show the truth at once. */
  finish(): void {
    if (!this.telling) return
    const rest = this.acts.splice(0)
    this.halt()
    this.view = this.truth
    for (const act of rest) this.mark(act)
    const captions = rest.flatMap(captionsOf)
    this.caption = captions.at(-1) ?? this.caption
  }

  /** Show once more what happened since the player decided last. */
  repeat(): void {
    if (!this.last.length) return
    this.halt()
    this.acts = [...this.last]
    void this.perform()
  }

  close(): void {
    this.halt()
  }

  private halt(): void {
    this.run += 1
    this.acts = []
    this.rest()
    this.wake?.()
    this.wake = null
  }

  /** Nothing is on its way any more. */
  private rest(): void {
    this.busy = false
    this.telling = false
    this.toldTo = Infinity
    this.flights = []
    this.told = NOWHERE
  }

  private async perform(): Promise<void> {
    const run = (this.run += 1)
    this.telling = true
    for (let act = this.acts[0]; act; act = this.acts[0]) {
      if (this.manner.speed() === 'instant') this.mark(act)
      else if (this.manner.moves()) await this.stage(act, run)
      else await this.recite(act, run)
      if (run !== this.run) return
      this.caption = captionsOf(act).at(-1) ?? this.caption
      this.acts.shift()
    }
    this.view = this.truth
    this.rest()
  }

  /** Show an act scene by scene, and then the position it leads to. */
  private async stage(act: Act, run: number): Promise<void> {
    this.busy = true
    this.view = act.before
    this.toldTo = (act.turns[0]?.number ?? Infinity) - 1
    for (const turn of act.turns) {
      for (const [n, effect] of turn.effects.entries()) {
        await this.show(effect, { seat: turn.seat, words: turn.captions[n] || turn.decision }, run)
        if (run !== this.run) return
      }
      this.toldTo = turn.number
      this.told = NOWHERE
    }
    this.view = act.after
  }

  private async show(effect: Effect, caption: Caption, run: number): Promise<void> {
    const scene = this.sceneOf(effect, this.view!)
    if (!scene) return
    const reads = caption.words && scene.beats && !scene.brisk
    const beats = reads ? Math.max(scene.beats, reading(caption.words)) : scene.beats
    if (beats) {
      if (caption.words) this.caption = caption
      this.told = new Set(scene.at)
      if (scene.sound) this.manner.play(scene.sound)
    }
    if (scene.flights?.length) {
      this.flightTime = this.beat() * FLIGHT
      this.flights = scene.flights
      await this.pause(this.flightTime * (1 + (scene.flights.length - 1) * STAGGER))
      if (run !== this.run) return
    }
    if (scene.view) this.view = scene.view
    this.flights = []
    this.markPlaces(scene)
    if (beats) await this.pause(beats * this.beat())
  }

  /** Tell an act in words alone: the board shows the truth already. */
  private async recite(act: Act, run: number): Promise<void> {
    this.busy = false
    this.view = this.truth
    this.mark(act)
    for (const caption of captionsOf(act)) {
      this.caption = caption
      await this.pause(reading(caption.words) * this.beat())
      if (run !== this.run) return
    }
  }

  /** A scene that fails is left out: the true position follows anyway. */
  private sceneOf(effect: Effect, view: View): Scene | undefined {
    try {
      return this.manner.stage(view.game)?.(effect, view, this.seat)
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  private mark(act: Act): void {
    let view = act.before
    for (const { effects } of act.turns)
      for (const effect of effects) {
        const scene = this.sceneOf(effect, view)
        if (scene) this.markPlaces(scene)
        view = scene?.view ?? view
      }
  }

  private markPlaces({ at = [], flights = [] }: Scene): void {
    const places = [...at, ...flights.map((flight) => flight.to)]
    if (places.length) this.changed = new Set([...this.changed, ...places])
  }

  /** A beat is shorter the more waits to be shown. */
  private beat(): number {
    const waiting = this.acts.reduce((sum, act) => sum + act.turns.length, 0)
    return BEAT[this.manner.speed()] * Math.min(1, MOST_TURNS / Math.max(waiting, 1))
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function captionsOf({ turns }: Act): Caption[] {
  return turns.flatMap(({ seat, decision, captions }) => {
    const told = captions.filter(Boolean)
    return (told.length || !decision ? told : [decision]).map((words) => ({ seat, words }))
  })
}

/** How many beats it takes to read a caption. */
function reading(words: string): number {
  return Math.min(Math.max(words.length / READ_A_BEAT, 1), 4)
}
