import { describe, expect, it } from 'vitest'
import type { Result, SeatNews } from '../lib/types'
import { verdict } from './verdict'

const NAMES = ['Ana', 'Ben', 'Eva']
const PEOPLE: SeatNews[] = NAMES.map((name) => ({ name, person: true }))

function ended(places: number[], scores: number[], part: Partial<Result> = {}): Result {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return { places, scores, winners, lines: [], nonces: [], seed: '', decided_by: 'points', ...part }
}

describe('who won', () => {
  it('hears so first', () => {
    expect(verdict(ended([1, 2, 3], [30, 20, 10]), PEOPLE, 0, NAMES)).toEqual({
      headline: 'You win with 30 points!',
      more: [],
    })
  })

  it('together with another hears that, too', () => {
    expect(verdict(ended([1, 1, 3], [20, 20, 10]), PEOPLE, 0, NAMES)).toEqual({
      headline: 'Ana and Ben win together',
      more: ['You are 1st of 3: 20 points'],
    })
  })

  it('by a tie-break hears what decided', () => {
    const result = ended([1, 2, 3], [20, 20, 10], { decided_by: 'tie-break', tie_break: 'beads' })
    expect(verdict(result, PEOPLE, 0, NAMES).more).toEqual(['Equal points; the tie-break decided: beads.'])
  })
})

describe('the loser', () => {
  it('says your own place before the winner', () => {
    expect(verdict(ended([1, 2, 3], [30, 20, 10]), PEOPLE, 2, NAMES)).toEqual({
      headline: 'You are 3rd of 3: 10 points',
      more: ['Ana wins'],
    })
  })
})

describe('a spectator', () => {
  it('hears who won', () => {
    expect(verdict(ended([2, 1, 3], [20, 30, 10]), PEOPLE, -1, NAMES).headline).toBe('Ben wins')
  })

  it('is also who let a computer player finish', () => {
    const seats = PEOPLE.map((seat, n) => (n ? seat : { ...seat, player: 'strong' }))
    expect(verdict(ended([1, 2, 3], [30, 20, 10]), seats, 0, NAMES).headline).toBe('Ana wins')
  })

  it('hears why points did not decide where somebody gave up', () => {
    const seats: SeatNews[] = PEOPLE.map((seat, n) => (n ? seat : { ...seat, why: 'resigned' }))
    const { more } = verdict(ended([3, 1, 2], [30, 20, 10]), seats, -1, NAMES)
    expect(more).toHaveLength(1)
    expect(more[0]).toContain('whatever their points')
  })
})

describe('a game that stopped before its end', () => {
  const result = ended([1, 1, 1], [0, 0, 0], { why: 'time', by: 1 })

  it('names who it was', () => {
    expect(verdict(result, PEOPLE, 0, NAMES)).toEqual({ headline: 'Ben ran out of time', more: [] })
  })

  it('tells them so themselves', () => {
    expect(verdict(result, PEOPLE, 1, NAMES).headline).toBe('You ran out of time')
  })
})
