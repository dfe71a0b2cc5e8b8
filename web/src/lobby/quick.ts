/** What somebody chooses for a quick game against computer players. This browser keeps it for the next one. */

import { storage } from '../lib/storage'
import type { GameFacts } from '../lib/types'

export interface Quick {
  level: string
  opponents: number
  /** The options that were chosen, without those that were left as they were. */
  options: Record<string, string>
}

/** Whether no quick game of it was ever begun in this browser. */
export function isFirst(game: GameFacts): boolean {
  return storage.get(place(game.name)) === null
}

/** As it was last time; at first one weak opponent, or as few as a game needs. What a game does not have any more is
 * left out. */
export function lastQuick(game: GameFacts): Quick {
  const kept = read(game)
  const options = Object.entries(kept.options ?? {}).filter(([name, value]) =>
    game.options.find((option) => option.name === name)?.choices.includes(value),
  )
  return {
    level: game.levels.includes(kept.level ?? '') ? kept.level! : game.levels[0]!,
    opponents: within(game.min_players - 1, kept.opponents ?? 0, game.max_players - 1),
    options: Object.fromEntries(options),
  }
}

export function keepQuick(game: string, quick: Quick): void {
  storage.set(place(game), JSON.stringify(quick))
}

/** What is played with: what was chosen, or what the rulebook has for a first game, or what is usual. */
export function optionsOf(game: GameFacts, chosen: Quick['options'], first: boolean): Quick['options'] {
  return Object.fromEntries(
    game.options.map(({ name, first: gentle, default: usual }) => [
      name,
      chosen[name] ?? (first ? gentle : null) ?? usual,
    ]),
  )
}

/** With how many computer players it can be played so. */
export function mostOpponents(game: GameFacts, options: Record<string, string>): number {
  const limits = game.options.map(({ name, limits }) => limits[options[name] ?? ''] ?? game.max_players)
  return Math.min(game.max_players, ...limits) - 1
}

function read(game: GameFacts): Partial<Quick> {
  try {
    const kept: unknown = JSON.parse(storage.get(place(game.name)) ?? 'null')
    return typeof kept === 'object' && kept ? kept : {}
  } catch {
    return {}
  }
}

function place(game: string): string {
  return `quick.${game}`
}

function within(least: number, number: number, most: number): number {
  return Math.min(Math.max(number, least), most)
}
