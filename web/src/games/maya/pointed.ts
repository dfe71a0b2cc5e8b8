/** The place on the table that the log speaks of. */

import type { Pointed } from '../contract'
import { placeOf, type Place } from './options'

export function pointedOf(pointed: Pointed<'maya'> | null): Place | null {
  if (!pointed) return null
  const place = placeOf(pointed.move, null)
  // The level that was open then may be full by now; and what has no place was done by somebody.
  if (place.kind === 'build') return { ...place, level: undefined }
  return Object.keys(place).length > 1 && place.gold === undefined ? place : { ...place, seat: pointed.seat }
}
