/** The games of this server. They stay the same, so they are asked for once. */

import { get } from './api'
import type { GameFacts } from './types'

let asked: Promise<GameFacts[]> | null = null

export function allGames(): Promise<GameFacts[]> {
  asked ??= get<GameFacts[]>('/games').catch((error) => {
    asked = null
    throw error
  })
  return asked
}
