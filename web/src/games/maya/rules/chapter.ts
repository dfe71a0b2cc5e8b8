/** Where the rules speak of what is being played now. */

import type { View } from '../types'

const CHAPTERS: Partial<Record<View['stage'], string>> = {
  place: 'setup',
  bid: 'expert',
  take: 'expert',
  build: 'building',
  over: 'end',
}
/** Decisions that markers give. */
const MARKERS: View['stage'][] = ['block', 'double', 'name-start-player', 'protect', 'shield', 'add-points']

export function chapterOf({ stage }: View): string {
  if (MARKERS.includes(stage)) return 'rules-markers'
  return `rules-${CHAPTERS[stage] ?? 'quarries'}`
}
