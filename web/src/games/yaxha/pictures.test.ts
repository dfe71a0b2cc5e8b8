import { describe, expect, it, vi } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { tapCell } from './pictures'

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
