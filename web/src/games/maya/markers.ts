/** The oval markers: their pictures, names and effects. */

import { t } from '../../lib/words.svelte'
import type { View } from './types'

/** Pictures in a square of 24, drawn with lines. */
const PICTURES: Record<string, string> = {
  protection: 'M12 3l7 3v5c0 5-3 8-7 10c-4-2-7-5-7-10V6zM9 12l2 2l4-4',
  'move-a-block': 'M4 11h8v8H4zM12 6h7v6M16 9l3 3l3-3',
  'extra-block': 'M4 10h9v9H4zM18 3v8M14 7h8',
  'start-player': 'M6 21V3l12 4l-12 5',
  'free-pass': 'M4 6l6 6l-6 6M12 6l6 6l-6 6M20 6v12',
  'free-double-move': 'M3 12h8v8H3zM13 12h8v8h-8zM12 3v6M9 6l3 3l3-3',
  'extra-cube': 'M3 9l7-4l7 4v7l-7 4l-7-4zM3 9l7 4l7-4M10 13v7M20 2v6M17 5h6',
  transport: 'M2 9h13v8H2zM15 12h4l3 3v2h-7M6 17a2 2 0 1 0 .01 0M18 17a2 2 0 1 0 .01 0',
  points: 'M7 3h10v18H7zM12 8v8M8 12h8',
  joker: 'M12 3l2.6 5.8l6.4.6l-4.8 4.2l1.4 6.3L12 16.6L6.4 19.9l1.4-6.3L3 9.4l6.4-.6z',
}

/** The number printed on a marker, as in `transport +2`. */
export function printed(marker: string): number {
  return Number(/\+(\d+)/.exec(marker)?.[1] ?? 0)
}

export function markerKey(marker: string): string {
  return marker.replace(/ \+.*$/, '').replaceAll(' ', '-')
}

export function markerPicture(marker: string): string | undefined {
  return PICTURES[markerKey(marker)]
}

export function markerName(marker: string): string {
  return t(`maya-marker-${markerKey(marker)}`, { number: printed(marker) })
}

export function markerEffect(marker: string, view: View): string {
  return t(`maya-effect-${markerKey(marker)}`, {
    number: printed(marker),
    later: view.any_time ? 'yes' : 'no',
  })
}
