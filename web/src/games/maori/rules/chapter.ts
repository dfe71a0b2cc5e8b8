/** Where the rules speak of what is being played now. */

import type { View } from '../types'

const CHAPTERS: Record<View['stage'], string> = {
  place: 'setup',
  sail: 'sail',
  act: 'discover',
  lay: 'lay',
  move: 'ships',
  over: 'score',
}

export const chapterOf = ({ stage }: View): string => CHAPTERS[stage]
