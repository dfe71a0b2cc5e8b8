/** What a bonus card asks for, in words that go on from "5 points". */

import { t } from '../../lib/words.svelte'
import type { Card } from './types'

const IDS: Record<Card['kind'], string> = {
  'largest of a colour': 'yaxha-card-colour',
  'largest group': 'yaxha-card-group',
  'largest on layer 1': 'yaxha-card-ground',
  'most layers': 'yaxha-card-layers',
  'second largest': 'yaxha-card-second',
  'more than left': 'yaxha-card-left',
  'five on layer 1': 'yaxha-card-five-1',
  'five on layer 2': 'yaxha-card-five-2',
  'one side': 'yaxha-card-side',
  'three colours': 'yaxha-card-three',
}

/** `left`: the name of the left neighbour, where somebody looks who has one. */
export function cardInWords(card: Card, left = ''): string {
  const id = left && card.kind === 'more than left' ? 'yaxha-card-left-of' : IDS[card.kind]
  return t(id, { colour: card.colour ?? '', name: left })
}
