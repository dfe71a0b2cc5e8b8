/** The games of this server, described in the language of the page. They stay the same, so they are asked for
 * once. */

import { get } from './api'
import type { GameFacts } from './types'
import { language } from './words.svelte'

const asked = new Map<string, Promise<GameFacts[]>>()

export function allGames(): Promise<GameFacts[]> {
  const locale = language()
  const before = asked.get(locale)
  if (before) return before
  const answer = get<GameFacts[]>('/games').catch((error: unknown) => {
    asked.delete(locale)
    throw error
  })
  asked.set(locale, answer)
  return answer
}
