/** What the parts of the board share: the position, what may be picked, and what is half picked. */

import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../contract'
import { t } from '../../lib/words.svelte'
import { Carrying } from './carrying.svelte'
import { levelKey, optionsOf, placeOf, putsCube, type Place } from './options'
import { pointedOf } from './pointed'
import { previewOf, type Preview } from './preview'
import { handedOut } from './ranks'
import { asRevealed, carried, gains, inRound, payouts } from './round'
import type { Card, Choice, Player, View } from './types'

export interface Info {
  key: string
  title: string
  text: string
}

/** What a choice is as a hint: the best, another one, or none. */
export type Hint = 'best' | 'also' | null

/** The stages in which pyramids are built. */
const BUILDING = new Set<View['stage']>(['build', 'double', 'doubled', 'last-turns'])

export class Desk {
  #props: () => BoardProps<'maya'>

  view = $derived.by(() => this.#props().view)
  seat = $derived.by(() => this.#props().seat)
  picked = $derived.by(() => this.#props().picked)
  motion = $derived.by(() => this.#props().motion)
  choices = $derived.by(() => this.#props().choices)
  options = $derived.by(() => optionsOf(this.choices, this.view))
  mine = $derived.by((): Player | null => this.view.players[this.seat] ?? null)
  chosen = $derived.by((): Choice | null => {
    return this.choices.find((choice) => choice.notation === this.picked) ?? null
  })
  /** Where the picked choice happens, to be drawn as half done. */
  ghost = $derived.by((): Place | null => this.chosen && placeOf(this.chosen.move, this.view.open_level))
  pointed = $derived.by(() => pointedOf(this.#props().pointed))
  /** A card or a quarry that was tapped first, before the other one is. */
  card = $state<number | null>(null)
  quarry = $state<number | null>(null)
  /** The level whose kinds of decisions are offered. */
  menu = $state<string | null>(null)
  /** The level under the mouse, or with the focus. */
  looked = $state<string | null>(null)
  info = $state.raw<Info | null>(null)
  carrying = new Carrying()

  building = $derived.by(() => BUILDING.has(this.view.stage))
  /** What happened in the round that is shown. */
  #round = $derived.by(() => inRound(this.#props().history, this.view.round))
  /** The quarries; while the pyramids are built, as they were settled. */
  quarries = $derived.by(() =>
    this.building ? asRevealed(this.view.quarries, this.#round) : this.view.quarries,
  )
  #gains = $derived.by(() => gains(this.#round, this.view.players.length))
  /** Whose cards carried how much of what they won, once they have. */
  brought = $derived.by(() => (this.building ? carried(this.#round) : []))
  payouts = $derived.by(() => payouts(this.#props().history, this.view))
  #before: View | null = null

  constructor(props: () => BoardProps<'maya'>) {
    this.#props = props
  }

  /** A new position came. */
  turn(view: View): void {
    if (this.#before === view) return
    this.#before = view
    this.#forget()
  }

  name(seat: number): string {
    return this.#props().seats[seat]?.name || t('maya-seat', { number: seat + 1 })
  }

  cardLabel(card: Card, faceDown: boolean): string {
    const name = this.name(card.seat)
    return card.value === null
      ? t('maya-card-back', { name, back: card.high ? 'high' : 'low' })
      : t('maya-card-face', { name, value: card.value, down: faceDown ? 'yes' : 'no' })
  }

  /** Take a choice; the only one there is needs no second word. */
  pick(notation: string | null): void {
    this.menu = null
    this.#props().pick(notation, notation !== null && this.choices.length === 1)
  }

  /** Take back what is picked or half picked. */
  clear(): void {
    this.#forget()
    this.info = null
    this.#props().pick(null)
  }

  #forget(): void {
    this.card = this.quarry = this.menu = null
    this.carrying.end()
  }

  tell(info: Info): void {
    this.info = this.info?.key === info.key ? null : info
  }

  // Hints

  #hints = $derived.by(() =>
    this.#props().hinted.flatMap((notation, n) => {
      const choice = this.choices.find((each) => each.notation === notation)
      return choice ? [{ notation, n, place: placeOf(choice.move, this.view.open_level) }] : []
    }),
  )

  hint(fits: (place: Place, notation: string) => boolean): Hint {
    const found = this.#hints.find(({ place, notation }) => fits(place, notation))
    return !found ? null : found.n === 0 ? 'best' : 'also'
  }

  hintOf(notation: string | undefined): Hint {
    return this.hint((_, hinted) => hinted === notation)
  }

  // Cards and quarries

  /** What a settled quarry gave, by seat; null while its cubes are not handed out. */
  gained(at: number): number[] | null {
    const quarry = this.quarries[at]
    if (!quarry || quarry.face_down || (this.view.settling === at && !handedOut(this.view))) return null
    return this.#gains.get(at) ?? null
  }

  tapCard(value: number): void {
    if (this.ghost?.card === value) return this.pick(this.picked)
    if (this.card === value) return this.clear()
    this.card = value
    const quarries = this.options.cards.get(value)!
    const at =
      quarries.get(this.quarry ?? -1) ?? (quarries.size === 1 ? [...quarries.values()][0] : undefined)
    this.pick(at ?? null)
  }

  tapQuarry(quarry: number): void {
    if (this.ghost?.quarry === quarry) return this.pick(this.picked)
    const choice = this.options.quarries.get(quarry)
    if (choice) return this.pick(choice.notation)
    if (this.quarry === quarry && this.card === null) return this.clear()
    const fitting = this.cardsFor(quarry)
    this.quarry = quarry
    if (this.card === null && fitting.length === 1) this.card = fitting[0]!
    const notation = this.options.cards.get(this.card ?? NaN)?.get(quarry)
    if (!notation) this.card = null
    this.pick(notation ?? null)
  }

  /** The cards that may be laid at a quarry. */
  cardsFor(quarry: number): number[] {
    return [...this.options.cards].filter(([, at]) => at.has(quarry)).map(([value]) => value)
  }

  /** Whether a quarry may be tapped, and whether that leads to a decision at once. */
  quarryLit(quarry: number): 'now' | 'maybe' | null {
    if (this.options.quarries.has(quarry)) return 'now'
    if (!this.cardsFor(quarry).length) return null
    const held = this.carrying.piece?.what === 'card' ? this.carrying.piece.value : this.card
    if (held === null) return this.quarry === quarry ? 'now' : 'maybe'
    return this.options.cards.get(held)?.has(quarry) ? 'now' : 'maybe'
  }

  cardLit(value: number): 'now' | 'maybe' | null {
    const at = this.options.cards.get(value)
    if (!at) return null
    if (this.quarry === null || this.card !== null) return 'now'
    return at.has(this.quarry) ? 'now' : 'maybe'
  }

  // Pyramids

  kindsAt(pyramid: string, level: number): Choice[] {
    return this.options.levels.get(levelKey(pyramid, level)) ?? []
  }

  tapLevel(pyramid: string, level: number): void {
    const kinds = this.kindsAt(pyramid, level)
    const key = levelKey(pyramid, level)
    if (kinds.length > 1) this.menu = this.menu === key ? null : key
    else if (kinds[0]) this.pick(kinds[0].notation)
  }

  /** What a cube would bring, on each level where one may be put. */
  #puts = $derived.by(() => {
    const found = new Map<string, Preview>()
    for (const [key, kinds] of this.options.levels) {
      const choice = kinds.find(({ move }) => putsCube(move.move))
      const preview = choice && previewOf(this.view, choice.move, this.seat)
      if (preview) found.set(key, preview)
    }
    return found
  })

  /** By how much a cube on a level would change one's gold; null where none may be put. */
  wouldBring(pyramid: string, level: number): number | null {
    return this.#puts.get(levelKey(pyramid, level))?.income[this.seat] ?? null
  }

  /** What is picked, or just looked at, would change so much. */
  preview = $derived.by((): Preview | null => {
    if (this.chosen) return previewOf(this.view, this.chosen.move, this.seat)
    const over = this.carrying.over?.replace(/^level:/, '')
    return this.#puts.get(over ?? this.looked ?? '') ?? null
  })

  // What is dragged

  drop(event: PointerEvent): void {
    const dropped = this.carrying.drop(event)
    if (!dropped) return
    const [kind, where] = [
      dropped.on.slice(0, dropped.on.indexOf(':')),
      dropped.on.slice(dropped.on.indexOf(':') + 1),
    ]
    if (dropped.piece.what === 'card' && kind === 'quarry') {
      const notation = this.options.cards.get(dropped.piece.value)?.get(Number(where))
      if (notation) this.pick(notation)
    } else if (dropped.piece.what === 'cube' && kind === 'level') {
      const puts = (this.options.levels.get(where) ?? []).filter(({ move }) => putsCube(move.move))
      const plain = puts.find(({ move }) => ['first', 'build', 'put'].includes(move.move))
      if (plain ?? puts[0]) this.pick((plain ?? puts[0])!.notation)
    }
  }
}

const KEY = Symbol('desk')

export function useDesk(): Desk {
  return getContext(KEY)
}

export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk)
}
