import { expect, it, vi } from 'vitest'
import { storage } from './storage'

it('gives back what was kept', () => {
  storage.set('name', 'Ana')
  expect(storage.get('name')).toBe('Ana')
})

it('knows nothing of what was removed', () => {
  storage.set('name', 'Ana')
  storage.remove('name')
  expect(storage.get('name')).toBeNull()
})

it('works where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(localStorage, 'getItem').mockImplementationOnce(refuse)
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(refuse)
  vi.spyOn(localStorage, 'removeItem').mockImplementationOnce(refuse)
  expect(() => storage.set('name', 'Ana')).not.toThrow()
  expect(() => storage.remove('name')).not.toThrow()
  expect(storage.get('name')).toBeNull()
})
