import { describe, expect, it } from 'vitest'
import { decidersOf, levelName, namesOf } from './names'

describe('namesOf', () => {
  it('calls everybody by their name, and computer players without one by their level', () => {
    expect(
      namesOf([
        { name: 'Ana', person: true },
        { name: 'Quetzal', person: false },
        { name: 'novice', person: false },
      ]),
    ).toEqual(['Ana', 'Quetzal', 'Novice'])
  })

  it('leaves out the level that a journal adds', () => {
    expect(namesOf([{ name: 'Quetzal (strong)' }, { name: 'Ana (home)' }])).toEqual(['Quetzal', 'Ana (home)'])
  })

  it('adds the number of the seat where two would be called the same', () => {
    const seats = ['strong', 'casual', 'strong'].map((name) => ({ name, person: false }))
    expect(namesOf(seats)).toEqual(['Strong 1', 'Casual', 'Strong 3'])
  })

  it('leaves free seats without a name', () => {
    expect(namesOf([{ person: false }, { person: false }])).toEqual(['', ''])
  })

  it('does not take a person for a level of that name', () => {
    expect(namesOf([{ name: 'novice', person: true }])).toEqual(['novice'])
  })
})

describe('decidersOf', () => {
  it('names a computer player together with whom it stands in for', () => {
    expect(decidersOf([{ name: 'Ana', person: true, player: 'strong' }])).toEqual(['Strong (for Ana)'])
  })

  it('names a computer player with its level', () => {
    const seats = [{ name: 'Quetzal', person: false, player: 'strong' }]
    expect(decidersOf(seats)).toEqual(['Quetzal (Strong)'])
  })

  it('names everybody else as they are called', () => {
    const seats = [
      { name: 'Ana', person: true },
      { name: 'master', person: false, player: 'master' },
    ]
    expect(decidersOf(seats)).toEqual(['Ana', 'Master'])
  })
})

describe('levelName', () => {
  it('keeps the name of a player that has no words', () => {
    expect(levelName('greedy:3')).toBe('greedy:3')
  })
})
