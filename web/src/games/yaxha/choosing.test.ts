import { describe, expect, it, vi } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { sortOut, tapCell } from './choosing'

describe('sortOut', () => {
  it('knows markets by their place, from 0', () => {
    const choices = [{ notation: 'm2', sentence: '', move: { move: 'market', market: 1 } as const }]
    expect(sortOut(choices).markets).toEqual(new Map([[1, 'm2']]))
  })

  it('knows cells by the colour that may lie there', () => {
    const lay = (colour: 'blue' | 'green', x: number) => ({
      notation: `${colour} ${x}`,
      sentence: 'Lay it',
      move: { move: 'lay', colour, x, y: 0, layer: 0 } as const,
    })
    const { cells } = sortOut([lay('blue', 0), lay('blue', 1), lay('green', 1)])
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
    expect(sortOut(choices).discards).toEqual(new Map([['white', 'dw']]))
  })
})

describe('tapCell', () => {
  const cell = { x: 0, y: 0, layer: 0, notation: 'n', sentence: '' }

  it('picks its cell, and says which it is', async () => {
    await learn('yaxha')
    const pick = vi.fn()
    const button = tapCell(cell, { colour: 'blue', ghost: null, pick })
    expect(button['aria-label']).toContain('a1')
    button.onclick()
    expect(pick).toHaveBeenCalledWith(cell)
  })

  it('is pressed only where the cube is picked to lie', async () => {
    await learn('yaxha')
    const at = (x: number) => tapCell(cell, { colour: 'blue', ghost: { x, y: 0, layer: 0 }, pick: vi.fn() })
    expect([at(0)['aria-pressed'], at(1)['aria-pressed']]).toEqual([true, false])
  })
})
