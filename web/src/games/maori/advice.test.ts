import { expect, it } from 'vitest'
import { adviceOf } from './advice'

it('tells the best choice from others that are hinted at, and from the rest', () => {
  const advice = adviceOf(['b2', 'c3'])
  expect([advice('b2'), advice('c3'), advice('d4'), advice(null)]).toEqual(['best', 'good', null, null])
})

it('goes by the best of several choices in one place', () => {
  expect(adviceOf(['b2', 'c3'])('c3', 'b2')).toBe('best')
})
