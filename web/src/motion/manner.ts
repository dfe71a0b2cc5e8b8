/** How somebody wants to see things happen, by their settings and with the scenes of the game. */

import { loadedClient } from '../games'
import type { Effect } from '../lib/types'
import { settings } from '../shell/settings.svelte'
import type { Manner, Told } from './director.svelte'
import { play } from './sound'

interface HeardTurn {
  seat: number
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
export function toldOf(number: number, { seat, effects = [], results = [] }: HeardTurn): Told {
  return { number, seat, effects, captions: results }
}
