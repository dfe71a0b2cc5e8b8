import { beforeEach, describe, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { optionsOf } from './options'
import { promptOf, type Situation } from './prompt'
import { quarryOf, viewOf } from './rules/samples'
import type { Move, View } from './types'

beforeEach(() => learn('maya'))

function prompt(view: Partial<View>, moves: Move[] = [], now: Partial<Situation> = {}): string {
  const whole = viewOf(view)
  const choices = moves.map((move) => ({ notation: JSON.stringify(move), sentence: '', move }))
  const nothing = { card: null, quarry: null, picked: null, mine: { cubes: 3 } }
  return promptOf(whole, optionsOf(choices, whole), { ...nothing, ...now })
}

describe('laying a card', () => {
  const lay: Move[] = [{ move: 'lay', value: 4, quarry: 1 }]

  it('asks for what is missing', () => {
    expect(prompt({ stage: 'lay' }, lay)).toMatch(/^Tap a card, then a quarry/)
    expect(prompt({ stage: 'lay' }, lay, { card: 4 })).toBe('Now tap a quarry.')
    expect(prompt({ stage: 'lay' }, lay, { quarry: 1 })).toBe('Now tap a card.')
  })

  it('says that no card can be laid', () => {
    expect(prompt({ stage: 'lay' }, [{ move: 'pass' }])).toBe('No quarry takes your cards.')
  })
})

describe('building', () => {
  it('asks for a pyramid', () => {
    expect(prompt({ stage: 'build' }, [{ move: 'build', pyramid: 'Copan' }, { move: 'pass' }])).toMatch(
      /^Tap a pyramid/,
    )
  })

  it('says that no cube can be placed', () => {
    expect(prompt({ stage: 'build' }, [{ move: 'pass' }])).toBe('You cannot place a cube.')
  })

  it('reminds of a marker when the cubes are used up', () => {
    expect(prompt({ stage: 'build' }, [], { mine: { cubes: 0 } })).toBe('You may still use your marker.')
  })
})

it('says which kind of block marker was won', () => {
  const quarries = [quarryOf('move a block', 4, [2, 1])]
  expect(prompt({ stage: 'block', settling: 0, quarries })).toMatch(/^Move a cube/)
})
