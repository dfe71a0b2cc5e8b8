/** Where things are drawn around the display: 4 x 4 places, and a lane of 16 stops about them. */

import type { View, Tile } from './types'

export const SIDE = 4
export const STOPS = 16
export const TILE = 100
const GAP = 5
export const LANE = 74
export const SIZE = 2 * LANE + SIDE * TILE + (SIDE + 1) * GAP

const along = (n: number) => LANE + GAP + n * (TILE + GAP)

export function placeAt(place: number): { x: number; y: number } {
  return { x: along(place % SIDE), y: along(Math.floor(place / SIDE)) }
}

/** Places that a stop faces, nearest first. Stops count from 0, clockwise from the left upper corner. */
export function facedFrom(stop: number): number[] {
  const edge = Math.floor(stop / SIDE)
  const n = stop % SIDE
  const line = [0, 1, 2, 3]
  if (edge === 0) return line.map((far) => SIDE * far + n)
  if (edge === 1) return line.map((far) => SIDE * n + SIDE - 1 - far)
  if (edge === 2) return line.map((far) => SIDE * (SIDE - 1 - far) + SIDE - 1 - n)
  return line.map((far) => SIDE * (SIDE - 1 - n) + far)
}

/** What the tiles that a stop faces cost, as the view tells it of the ship's own stop. */
export function offersFrom(display: readonly (Tile | null)[], stop: number): View['faced'] {
  let price = 0
  let blocked = false
  return facedFrom(stop).map((place) => {
    const tile = display[place] ?? null
    blocked ||= tile?.shape === 'volcano'
    const offer = { place, price: blocked || !tile ? null : price }
    if (tile) price += 1
    return offer
  })
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const EDGE = 3

/** The part of the lane that belongs to a stop. */
export function stopBox(stop: number): Box {
  const edge = Math.floor(stop / SIDE)
  const n = stop % SIDE
  const thick = LANE - 2 * EDGE
  if (edge === 0) return { x: along(n), y: EDGE, width: TILE, height: thick }
  if (edge === 1) return { x: SIZE - LANE + EDGE, y: along(n), width: thick, height: TILE }
  if (edge === 2) return { x: along(SIDE - 1 - n), y: SIZE - LANE + EDGE, width: TILE, height: thick }
  return { x: EDGE, y: along(SIDE - 1 - n), width: thick, height: TILE }
}

export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The ship's place on its way: 1.5 is half way from the second stop to the third, 16 is the first again. */
export function onLane(way: number): { x: number; y: number } {
  const before = Math.floor(way)
  const part = way - before
  const from = middle(stopBox(wrap(before)))
  if (!part) return from
  const to = middle(stopBox(wrap(before + 1)))
  if ((before + 1) % SIDE !== 0) return between(from, to, part)
  // Around a corner: one of the two coordinates belongs to each edge.
  const vertical = wrap(before) === 3 || wrap(before) === 11
  const corner = vertical ? { x: to.x, y: from.y } : { x: from.x, y: to.y }
  return part < 0.5 ? between(from, corner, 2 * part) : between(corner, to, 2 * part - 1)
}

/** A stop's number, whatever lap it is counted in. */
export const wrap = (way: number) => ((way % STOPS) + STOPS) % STOPS

const between = (from: { x: number; y: number }, to: { x: number; y: number }, part: number) => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** The row or column that a stop faces, as a band that begins at the stop. */
export function band(stop: number): Box {
  const box = stopBox(stop)
  const edge = Math.floor(stop / SIDE)
  const far = LANE + 1
  const length = SIZE - far - EDGE
  const wide = TILE + 2 * (GAP - 1)
  if (edge === 0) return { x: box.x - GAP + 1, y: EDGE, width: wide, height: length }
  if (edge === 1) return { x: far, y: box.y - GAP + 1, width: length, height: wide }
  if (edge === 2) return { x: box.x - GAP + 1, y: far, width: wide, height: length }
  return { x: EDGE, y: box.y - GAP + 1, width: length, height: wide }
}
