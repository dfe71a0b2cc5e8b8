/** The legal choices, grouped by what is tapped for them; and where a decision happens. */

import type { Choice, Move, View } from './types'

/** Where a decision happens on the table. */
export interface Place {
  kind: Move['move']
  pyramid?: string
  level?: number
  quarry?: number
  seat?: number
  card?: number
  marker?: string
  gold?: number
}

export interface Options {
  /** By the value of a card, then by quarry. */
  cards: Map<number, Map<number, string>>
  levels: Map<string, Choice[]>
  quarries: Map<number, Choice>
  seats: Map<number, Choice>
  markers: Map<string, Choice>
  bids: Map<number, string>
  /** Choices without a place. */
  plain: Choice[]
}

export function levelKey(pyramid: string, level: number): string {
  return `${pyramid}/${level}`
}

export function placeOf(move: Move, openLevel: number | null): Place {
  const kind = move.move
  switch (move.move) {
    case 'lay':
      return { kind, card: move.value, quarry: move.quarry }
    case 'plus-two':
    case 'protect':
      return { kind, quarry: move.quarry }
    case 'hit':
    case 'start':
      return { kind, seat: move.seat }
    case 'lift':
    case 'joker-lift':
      return { kind, pyramid: move.pyramid, level: move.level }
    case 'build':
      return { kind, pyramid: move.pyramid, level: openLevel ?? 0 }
    case 'first':
    case 'put':
    case 'extra':
    case 'joker-extra':
      return { kind, pyramid: move.pyramid, level: 0 }
    case 'take-blue':
      return { kind, marker: move.marker }
    case 'bid':
      return { kind, gold: move.gold }
    default:
      return { kind }
  }
}

function within<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  if (!map.has(key)) map.set(key, fresh())
  return map.get(key)!
}

export function optionsOf(choices: readonly Choice[], view: View): Options {
  const options: Options = {
    cards: new Map(),
    levels: new Map(),
    quarries: new Map(),
    seats: new Map(),
    markers: new Map(),
    bids: new Map(),
    plain: [],
  }
  for (const choice of choices) {
    const place = placeOf(choice.move, view.open_level)
    if (place.card !== undefined)
      within(options.cards, place.card, () => new Map<number, string>()).set(place.quarry!, choice.notation)
    else if (place.quarry !== undefined) options.quarries.set(place.quarry, choice)
    else if (place.pyramid !== undefined)
      within(options.levels, levelKey(place.pyramid, place.level!), () => [] as Choice[]).push(choice)
    else if (place.seat !== undefined) options.seats.set(place.seat, choice)
    else if (place.marker !== undefined) options.markers.set(place.marker, choice)
    else if (place.gold !== undefined) options.bids.set(place.gold, choice.notation)
    else options.plain.push(choice)
  }
  return options
}

/** Whether no cube can be placed, so that the player must pass. */
export function mustPass({ plain, levels }: Options): boolean {
  return (
    plain.some((choice) => choice.move.move === 'pass') &&
    ![...levels.values()].flat().some((choice) => choice.move.move === 'build')
  )
}

/** The kinds of decisions that put a cube on a level. */
export function putsCube(kind: Move['move']): boolean {
  return ['first', 'build', 'put', 'extra', 'joker-extra'].includes(kind)
}

export function liftsCube(kind: Move['move']): boolean {
  return kind === 'lift' || kind === 'joker-lift'
}
