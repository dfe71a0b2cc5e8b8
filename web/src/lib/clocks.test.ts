import { describe, expect, it } from 'vitest'
import { CLOCKS, clockName } from './clocks'
import { speak } from './words.svelte'

describe('clockName', () => {
  it('says that there is no clock', () => {
    expect(clockName(null)).toBe('as much as you like')
  })

  it('tells the time for each decision', () => {
    expect(clockName({ kind: 'move', seconds: 60 })).toBe('1 minute per decision')
  })

  it('tells days as days', () => {
    expect(clockName({ kind: 'days', days: 2 })).toBe('2 days per decision')
  })

  it('tells what is added for each decision', () => {
    expect(clockName({ kind: 'game', seconds: 1200, increment: 10 })).toBe(
      '20 minutes, plus 10 seconds per decision',
    )
  })

  it('leaves out an increment of nothing, and units of which there are none', () => {
    expect(clockName({ kind: 'game', seconds: 5400, increment: 0 })).toBe(
      '1 hour and 30 minutes for the whole game',
    )
  })

  it('names all units of a mixed time, the largest first', () => {
    expect(clockName({ kind: 'move', seconds: 24 * 3600 + 3600 + 61 })).toBe(
      '1 day, 1 hour, 1 minute, and 1 second per decision',
    )
  })

  it('speaks the language of the page', async () => {
    await speak('de')
    expect(clockName({ kind: 'days', days: 2 })).toContain('2 Tage')
  })

  it('has different names for all clocks that can be chosen', () => {
    const names = Object.values(CLOCKS).map(clockName)
    expect(new Set(names).size).toBe(names.length)
  })
})
