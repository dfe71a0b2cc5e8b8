/** How everybody at a table is called, the same wherever they are named. */

import type { SeatNews } from './types'
import { knows, t } from './words.svelte'

type Named = Pick<SeatNews, 'name' | 'person'>

/** A computer player as a journal has it: "Quetzal (strong)". */
const WITH_LEVEL = /^(.+) \(([a-z]+)\)$/

/** Everybody by their name; computer players without one, of old tables and journals, by their level. Who would be
 * called the same has the number of their seat too, as in what is said about seats. */
export function namesOf(seats: readonly Named[]): string[] {
  const names = seats.map(({ name = '', person }) => (person ? name : computerName(name)))
  return names.map((name, seat) => {
    const isShared = names.some((other, n) => name && other === name && n !== seat)
    return isShared ? `${name} ${seat + 1}` : name
  })
}

/** Those who decide: a computer player with its level and, where it stands in for a person, with them. */
export function decidersOf(seats: readonly SeatNews[]): string[] {
  const names = namesOf(seats)
  return seats.map(({ person, player, name }, n) => {
    if (person && player) return standIn(player, names[n]!)
    return player && name !== player ? withLevel(names[n]!, player) : names[n]!
  })
}

export function standIn(level: string, name: string): string {
  return t('stand-in', { level: levelName(level), name })
}

export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level
}

function withLevel(name: string, level: string): string {
  return t('computer-named', { name, level: levelName(level) })
}

function computerName(name: string): string {
  const [, given, level] = WITH_LEVEL.exec(name) ?? []
  return given && knows(`level-${level}`) ? given : levelName(name)
}
