/** The games of this server, described in the language of the page. They stay the same, so they are asked for
 * once. */

import { get } from './api'
import type { GameFacts } from './types'
import { language } from './words.svelte'

const asked: Record<string, Promise<GameFacts[]>> = {}

export function allGames(): Promise<GameFacts[]> {
  const locale = language()
  asked[locale] ??= get<GameFacts[]>('/games').catch((error) => {
    delete asked[locale]
    throw error
  })
  return asked[locale]
}
