/** What the parts of the board share: the position, what may be picked, and what is half picked. */

import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../contract'
import { t } from '../../lib/words.svelte'
import { levelKey, optionsOf, placeOf, type Place } from './options'
import { pointedOf } from './pointed'
import { asRevealed, carried, gains, payout, thisRound, type Carried, type Payout } from './round'
import type { Card, Choice, Player, View } from './types'

export interface Info {
  key: string
  title: string
  text: string
}

/** How long gold is seen being paid, in milliseconds. */
const PAYING = 2400

/** The stages in which pyramids are built. */
const BUILDING = new Set<View['stage']>(['build', 'double', 'doubled', 'last-turns'])

export class Desk {
  #props: () => BoardProps<'maya'>

  view = $derived.by(() => this.#props().view)
  seat = $derived.by(() => this.#props().seat)
  picked = $derived.by(() => this.#props().picked)
  motion = $derived.by(() => this.#props().motion)
  options = $derived.by(() => optionsOf(this.#props().choices, this.view))
  mine = $derived.by((): Player | null => this.view.players[this.seat] ?? null)
  chosen = $derived.by((): Choice | null => {
    return this.#props().choices.find((choice) => choice.notation === this.picked) ?? null
  })
  /** Where the picked choice happens, to be drawn as half done. */
  ghost = $derived.by((): Place | null => this.chosen && placeOf(this.chosen.move, this.view.open_level))
  pointed = $derived.by(() => pointedOf(this.#props().pointed))
  /** A card or a quarry that was tapped first, before the other one is. */
  card = $state<number | null>(null)
  quarry = $state<number | null>(null)
  /** The level whose kinds of decisions are offered. */
  menu = $state<string | null>(null)
  info = $state.raw<Info | null>(null)
  /** The end of the last round, as long as it is shown. */
  payout = $state.raw<Payout | null>(null)
  /** What everybody won at the quarries and brought home just now. */
  brought = $state.raw<Carried[]>([])
  /** The round whose settled quarries the player has looked at enough. */
  seen = $state(0)
  /** What happened in this round, and who got what at the quarries settled in it. */
  round = $derived.by(() => thisRound(this.#props().history))
  gains = $derived.by(() => gains(this.round, this.view.players.length))
  /** Whether the quarries are shown as they were settled, while the pyramids are built. */
  looksBack = $derived.by(
    () => this.gains.size > 0 && BUILDING.has(this.view.stage) && this.seen !== this.view.round,
  )
  quarries = $derived.by(() =>
    this.looksBack ? asRevealed(this.view.quarries, this.round) : this.view.quarries,
  )
  /** Whether the gold of that round is just being paid, to be seen on the pyramids. */
  paying = $state(false)
  #before: View | null = null
  #payingUntil: ReturnType<typeof setTimeout> | undefined

  constructor(props: () => BoardProps<'maya'>) {
    this.#props = props
  }

  /** A new position came. */
  turn(view: View): void {
    if (this.#before === view) return
    this.#before = view
    this.#forget()
    const effects = this.#props().history.at(-1)?.effects ?? []
    const paid = payout(effects, view)
    if (paid) this.#pay(paid)
    else if (this.payout?.round !== view.players[0]?.earned.length) this.#pay(null)
    this.brought = carried(effects)
    if (this.brought.length) this.#pay(null)
  }

  #pay(paid: Payout | null): void {
    clearTimeout(this.#payingUntil)
    this.payout = paid
    this.paying = paid !== null && this.motion
    if (this.paying) this.#payingUntil = setTimeout(() => (this.paying = false), PAYING)
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

  pick(notation: string | null): void {
    this.menu = null
    if (notation && this.looksBack) this.seen = this.view.round
    this.#props().pick(notation)
  }

  /** Take back what is picked or half picked. */
  clear(): void {
    this.#forget()
    this.info = null
    this.#props().pick(null)
  }

  #forget(): void {
    this.card = this.quarry = this.menu = null
  }

  tell(info: Info): void {
    this.info = this.info?.key === info.key ? null : info
  }

  // Cards and quarries

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
    if (this.card === null) return this.quarry === quarry ? 'now' : 'maybe'
    return this.options.cards.get(this.card)?.has(quarry) ? 'now' : 'maybe'
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
}

const KEY = Symbol('desk')

export function useDesk(): Desk {
  return getContext(KEY)
}

export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk)
}
