/** Where the rules speak of what is being played now. */

import type { View } from '../types'

export function chapterOf({ stage }: View): string {
  if (stage === 'build') return 'rules-building'
  return stage === 'over' ? 'rules-scoring' : 'rules-round'
}
