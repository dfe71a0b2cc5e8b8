import { describe, expect, it } from 'vitest'
import { optionsOf } from './options'

describe('optionsOf', () => {
  it('knows markets by their place, from 0', () => {
    const choices = [{ notation: 'm2', sentence: '', move: { move: 'market', market: 1 } as const }]
    expect(optionsOf(choices).markets).toEqual(new Map([[1, 'm2']]))
  })

  it('knows cells by the colour that may lie there', () => {
    const lay = (colour: 'blue' | 'green', x: number) => ({
      notation: `${colour} ${x}`,
      sentence: 'Lay it',
      move: { move: 'lay', colour, x, y: 0, layer: 0 } as const,
    })
    const { cells } = optionsOf([lay('blue', 0), lay('blue', 1), lay('green', 1)])
    expect([...cells.get('blue')!.keys()]).toEqual(['0:0:0', '0:1:0'])
    expect(cells.get('green')!.get('0:1:0')).toEqual({
      x: 1,
      y: 0,
      layer: 0,
      notation: 'green 1',
      sentence: 'Lay it',
    })
  })

  it('knows what may be discarded', () => {
    const choices = [{ notation: 'dw', sentence: '', move: { move: 'discard', colour: 'white' } as const }]
    expect(optionsOf(choices).discards).toEqual(new Map([['white', 'dw']]))
  })
})
