import { expect, it, vi } from 'vitest'
import { remembered } from './remembered'

it('gives back what was kept', () => {
  remembered.set('name', 'Ana')
  expect(remembered.get('name')).toBe('Ana')
})

it('knows nothing of what was removed', () => {
  remembered.set('name', 'Ana')
  remembered.remove('name')
  expect(remembered.get('name')).toBeNull()
})

it('works where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(localStorage, 'getItem').mockImplementationOnce(refuse)
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(refuse)
  vi.spyOn(localStorage, 'removeItem').mockImplementationOnce(refuse)
  expect(() => remembered.set('name', 'Ana')).not.toThrow()
  expect(() => remembered.remove('name')).not.toThrow()
  expect(remembered.get('name')).toBeNull()
})
