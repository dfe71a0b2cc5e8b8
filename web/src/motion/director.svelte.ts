/** The director: stages what happened, effect by effect, on a board that lags behind the truth only as long as somebody
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
/** If more than so many beats wait, they pass faster: nobody falls far behind. */
const MOST_BEATS = 24
/** A caption can be read at so many characters a beat. */
const READ_A_BEAT = 34

/** A turn, as it is heard. */
export interface Told {
  seat: number
  effects: readonly Effect[]
  /** A sentence for each effect, or none at all. */
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
  /** Whether pieces may travel; without, the truth is shown at once and captions follow each other. */
  moves(): boolean
  stage(game: GameName): ((effect: Effect, view: View, seat: number) => Scene) | null
  play(sound: Sound): void
}

export class Director {
  /** What the board is to show now. */
  view = $state.raw<View | null>(null)
  caption = $state.raw<Caption | null>(null)
  /** Pieces on their way. */
  flights = $state.raw<readonly Flight[]>([])
  /** How long they take, in milliseconds. */
  flightTime = $state(0)
  /** The places that are spoken of just now. */
  told = $state.raw<ReadonlySet<string>>(new Set())
  /** The places where something has changed since the player decided last. */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  /** Whether something is being shown. */
  busy = $state(false)
  /** Whether there is something that can be shown again. */
  canRepeat = $state(false)

  private acts: Act[] = []
  private last: Act[] = []
  private seat = -1
  private truth: View | null = null
  private run = 0
  private wake: (() => void) | null = null

  constructor(private readonly manner: Manner) {}

  /** Show a position as it is, with nothing that led there. */
  set(view: View, seat: number): void {
    this.halt()
    this.seat = seat
    this.truth = this.view = view
    this.caption = null
    this.changed = new Set()
    this.last = []
    this.canRepeat = false
  }

  /** Tell what led to a position. */
  tell(turns: readonly Told[], after: View, seat: number): void {
    const before = this.truth
    this.truth = after
    this.seat = seat
    if (!before || !turns.length) {
      if (this.acts.length || this.busy) this.acts.push({ before: before ?? after, turns: [], after })
      else this.view = after
      return
    }
    // What the player decides is the end of what they wanted to look at.
    if (turns[0]!.seat === seat) {
      this.last = []
      this.changed = new Set()
    }
    const act = { before, turns, after }
    this.last = [...this.last, act].slice(-12)
    this.canRepeat = true
    this.acts.push(act)
    if (!this.manner.moves()) this.view = after
    if (!this.busy) void this.perform()
  }

  /** Show the truth at once. */
  finish(): void {
    if (!this.busy) return
    const rest = this.acts.splice(0)
    this.halt()
    this.view = this.truth
    for (const act of rest) this.mark(act)
    const words = rest
      .at(-1)
      ?.turns.flatMap((turn) => turn.captions.filter(Boolean).map((words) => ({ seat: turn.seat, words })))
    this.caption = words?.at(-1) ?? this.caption
  }

  /** Show once more what happened since the player decided last. */
  repeat(): void {
    if (!this.last.length) return
    this.halt()
    this.acts = [...this.last]
    if (this.manner.moves()) this.view = this.acts[0]!.before
    void this.perform()
  }

  close(): void {
    this.halt()
  }

  private halt(): void {
    this.run += 1
    this.acts = []
    this.busy = false
    this.flights = []
    this.told = new Set()
    this.wake?.()
    this.wake = null
  }

  private async perform(): Promise<void> {
    const run = (this.run += 1)
    this.busy = true
    for (let act = this.acts[0]; act; act = this.acts[0]) {
      if (this.manner.moves() && this.manner.speed() !== 'instant') {
        this.view = act.before
        for (const turn of act.turns) {
          await this.show(turn, run)
          if (run !== this.run) return
        }
      } else this.mark(act)
      if (!this.manner.moves() && this.manner.speed() !== 'instant') {
        for (const turn of act.turns)
          for (const words of turn.captions.filter(Boolean)) {
            this.caption = { seat: turn.seat, words }
            await this.pause(this.reading(words) * this.beat())
            if (run !== this.run) return
          }
      }
      this.acts.shift()
      this.view = this.manner.moves() ? act.after : this.truth
    }
    this.view = this.truth
    this.busy = false
    this.told = new Set()
  }

  private async show(turn: Told, run: number): Promise<void> {
    for (const [n, effect] of turn.effects.entries()) {
      const view = this.view!
      const scene = this.manner.stage(view.game)?.(effect, view, this.seat)
      const words = turn.captions[n] ?? ''
      if (!scene || (scene.beats <= 0 && !scene.flights?.length)) {
        if (scene?.view) this.view = scene.view
        continue
      }
      const beat = this.beat()
      const beats = words ? Math.max(scene.beats, this.reading(words)) : scene.beats
      if (words) this.caption = { seat: turn.seat, words }
      this.told = new Set(scene.at)
      if (scene.sound) this.manner.play(scene.sound)
      if (scene.flights?.length) {
        this.flightTime = beat * 0.7
        this.flights = scene.flights
        const stagger = (scene.flights.length - 1) * this.flightTime * STAGGER
        await this.pause(this.flightTime + stagger)
        if (run !== this.run) return
      }
      if (scene.view) this.view = scene.view
      this.flights = []
      this.markPlaces(scene)
      await this.pause(beats * beat)
      if (run !== this.run) return
    }
    this.told = new Set()
  }

  private mark(act: Act): void {
    let view = act.before
    for (const turn of act.turns)
      for (const effect of turn.effects) {
        const scene = this.manner.stage(view.game)?.(effect, view, this.seat)
        if (scene) this.markPlaces(scene)
        view = scene?.view ?? view
      }
  }

  private markPlaces({ at = [], flights = [] }: Scene): void {
    const places = [...at, ...flights.map((flight) => flight.to)]
    if (places.length) this.changed = new Set([...this.changed, ...places])
  }

  private reading(words: string): number {
    return Math.min(Math.max(words.length / READ_A_BEAT, 1), 4)
  }

  private beat(): number {
    const waiting = this.acts.reduce((sum, act) => sum + act.turns.length * 2, 0)
    return BEAT[this.manner.speed()] * Math.min(1, MOST_BEATS / Math.max(waiting, 1))
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

/** How much later each of several pieces leaves, as a share of the flight. */
export const STAGGER = 0.25
