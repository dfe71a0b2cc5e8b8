/** How somebody wants to see things happen, by their settings and with the scenes of the game. */

import { loadedClient } from '../games'
import type { Effect } from '../lib/types'
import { t } from '../lib/words.svelte'
import { settings } from '../shell/settings.svelte'
import type { Manner, Told } from './director.svelte'
import { play } from './sound'

interface HeardTurn {
  seat: number
  sentence?: string
  effects?: Effect[]
  results?: string[]
}

export const manner: Manner = {
  speed: () => (document.hidden ? 'instant' : settings.speed),
  moves: () => settings.motion && !document.hidden,
  // A game's own effects come with its own views.
  stage: (game) => loadedClient(game)?.sceneOf ?? null,
  play: (sound) => {
    if (settings.sound) play(sound)
  },
}

/** A turn as the director tells it. */
export function toldOf(number: number, turn: HeardTurn, names: readonly string[]): Told {
  const { seat, sentence, effects = [], results = [] } = turn
  const decision = sentence ? t('log-line', { name: names[seat] ?? '', sentence }) : ''
  return { number, seat, decision, effects, captions: results }
}
