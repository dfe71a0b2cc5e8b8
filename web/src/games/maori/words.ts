/** Tiles, steps and seats in words, for those who do not see them. */

import { t } from '../../lib/words.svelte'
import { leiSides, openSides, SIDES, type Tile } from './types'

export function tileInWords(tile: Tile, turn = 0): string {
  const land = openSides(tile, turn)
  const sides = SIDES.filter((_, n) => land & (1 << n)).join('-')
  const shape = tile.shape === 'water' || tile.shape === 'volcano' || !land ? tile.shape : `open-${sides}`
  const parts = [t(`maori-tile-${shape}`)]
  if (tile.palms) parts.push(t('maori-palms', { n: tile.palms }))
  if (tile.hut) parts.push(t('maori-hut'))
  if (tile.boats) parts.push(t('maori-boats', { n: tile.boats }))
  if (tile.shells) parts.push(t('maori-shells', { shells: tile.shells }))
  if (leiSides(tile)) parts.push(t('maori-half-lei'))
  return parts.join(', ')
}

export const stepsInWords = (steps: number, price: number) =>
  price ? t('maori-sail-paid', { steps, price }) : t('maori-sail-free', { steps })

/** Each seat has a colour and a number, the same as beside its player's name. */
export const seatNumber = (seat: number) => String(seat + 1)
