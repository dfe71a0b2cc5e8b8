import { beforeEach, describe, expect, it, vi } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { tapCell, tapPlanned } from './pictures'

beforeEach(() => learn('yaxha'))

describe('tapCell', () => {
  it('picks its cell, and says which it is', () => {
    const cell = { x: 0, y: 0, layer: 0 }
    const pick = vi.fn()
    const button = tapCell(cell, { colour: 'blue', pick })
    expect(button['aria-label']).toContain('a1')
    button.onclick()
    expect(pick).toHaveBeenCalledWith(cell)
  })
})

describe('tapPlanned', () => {
  it('takes up its cube, and says whether it is up', () => {
    const lift = vi.fn()
    const cube = { x: 1, y: 0, layer: 1, colour: 'blue' as const }
    const button = tapPlanned(cube, { lift, grab: vi.fn() }, true)
    expect(button['aria-pressed']).toBe(true)
    button.onclick()
    expect(lift).toHaveBeenCalledWith('1:1:0')
  })
})
