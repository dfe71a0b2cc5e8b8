import { describe, expect, it } from 'vitest'
import { facedFrom, LANE, middle, offersFrom, onLane, SIZE, stopBox, STOPS, wrap } from './display'
import { DISPLAY } from './rules/samples'

describe('facedFrom', () => {
  it.each([
    [0, [0, 4, 8, 12]],
    [3, [3, 7, 11, 15]],
    [4, [3, 2, 1, 0]],
    [11, [12, 8, 4, 0]],
    [15, [0, 1, 2, 3]],
  ])('sees from stop %d the places %j, the nearest first', (stop, places) => {
    expect(facedFrom(stop)).toEqual(places)
  })
})

describe('offersFrom', () => {
  it('asks a shell more for each tile further away', () => {
    expect(offersFrom(DISPLAY, 0).map((offer) => offer.price)).toEqual([0, 1, 2, 3])
  })

  it('passes an empty place without a price', () => {
    // The second column from below, where the lowest place is empty.
    expect(offersFrom(DISPLAY, 10)).toEqual([
      { place: 13, price: null },
      { place: 9, price: 0 },
      { place: 5, price: 1 },
      { place: 1, price: 2 },
    ])
  })

  it('offers neither a volcano nor what is behind it', () => {
    expect(offersFrom(DISPLAY, 2).map((offer) => offer.price)).toEqual([0, null, null, null])
  })
})

describe('the lane', () => {
  it('counts stops again after a lap, forwards and backwards', () => {
    expect([0, 15, 16, -1, -16].map(wrap)).toEqual([0, 15, 0, 15, 0])
  })

  it('leads from stop to stop', () => {
    for (let stop = 0; stop < STOPS; stop++) expect(onLane(stop)).toEqual(middle(stopBox(stop)))
  })

  it('goes around corners without leaving the display', () => {
    for (const corner of [3, 7, 11, 15])
      for (const part of [0.25, 0.5, 0.75]) {
        const { x, y } = onLane(corner + part)
        const off = Math.min(x, y, SIZE - x, SIZE - y)
        expect(off).toBeCloseTo(LANE / 2)
      }
  })
})
