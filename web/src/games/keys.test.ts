import { describe, expect, it, vi } from 'vitest'
import { isArrow, isCommand, onPress, pressable, tap } from './keys'

function pressed(key: string, held: Partial<KeyboardEvent> = {}) {
  const event = { key, ctrlKey: false, metaKey: false, altKey: false, preventDefault: vi.fn(), ...held }
  return event as unknown as KeyboardEvent
}

describe('onPress', () => {
  it.each(['Enter', ' '])('acts on "%s", instead of the browser', (key) => {
    const [act, preventDefault] = [vi.fn(), vi.fn()]
    onPress(act)(pressed(key, { preventDefault }))
    expect(act).toHaveBeenCalledOnce()
    expect(preventDefault).toHaveBeenCalledOnce()
  })

  it('leaves other keys to the browser', () => {
    const [act, preventDefault] = [vi.fn(), vi.fn()]
    onPress(act)(pressed('a', { preventDefault }))
    expect(act).not.toHaveBeenCalled()
    expect(preventDefault).not.toHaveBeenCalled()
  })

  it('leaves commands to the browser', () => {
    const act = vi.fn()
    onPress(act)(pressed('Enter', { metaKey: true }))
    expect(act).not.toHaveBeenCalled()
  })
})

it.each(['ctrlKey', 'metaKey', 'altKey'])('takes a key with %s for a command', (held) => {
  expect(isCommand(pressed('ArrowUp', { [held]: true }))).toBe(true)
  expect(isArrow(pressed('ArrowUp', { [held]: true }))).toBe(false)
})

it('knows arrows from other keys', () => {
  expect(isArrow(pressed('ArrowLeft'))).toBe(true)
  expect(isArrow(pressed('Home'))).toBe(false)
})

it('marks what waits to be confirmed, for eyes and ears', () => {
  expect(pressable(true)).toEqual({ 'aria-pressed': true, 'data-picked': '' })
  expect(pressable(false)).toEqual({ 'aria-pressed': false, 'data-picked': undefined })
})

it('makes a button of what is drawn', () => {
  const act = vi.fn()
  const drawn = tap('Lay it on a1', act)
  expect(drawn).toMatchObject({ role: 'button', tabindex: 0, 'aria-label': 'Lay it on a1', 'data-lit': '' })
  drawn.onclick()
  drawn.onkeydown(pressed('Enter'))
  expect(act).toHaveBeenCalledTimes(2)
})
