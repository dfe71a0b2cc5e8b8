import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it('takes the first letter of a name', () => {
  expect(initialsOf(['Ana', 'ben', 'Özge'])).toEqual(['A', 'B', 'Ö'])
})

it('tells names that begin alike by what comes next, or by their number', () => {
  expect(initialsOf(['Ana', 'Alex', 'Ben'])).toEqual(['An', 'Al', 'B'])
  expect(initialsOf(['Strong 2', 'Strong 3', 'Ana'])).toEqual(['S2', 'S3', 'A'])
  expect(initialsOf(['WWW', 'WWW'])).toEqual(['W1', 'W2'])
})
