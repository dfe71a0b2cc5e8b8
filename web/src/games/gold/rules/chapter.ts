/** Where the rules speak of what is being played now. */

import type { View } from '../types'

export function chapterOf({ stage }: View): string {
  if (stage === 'arrange' || stage === 'plate') return 'plate'
  return stage === 'over' ? 'score' : 'auction'
}
