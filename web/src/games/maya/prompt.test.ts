import { beforeEach, describe, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { optionsOf } from './options'
import { promptOf, ruleOf, type Situation } from './prompt'
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

describe('the rule of the moment', () => {
  const rule = (view: Partial<View>, moves: Move[] = []) => {
    const whole = viewOf(view)
    const choices = moves.map((move) => ({ notation: JSON.stringify(move), sentence: '', move }))
    return ruleOf(whole, optionsOf(choices, whole))
  }
  const STAGES: View['stage'][] = [
    'place',
    'bid',
    'take',
    'lay',
    'add-points',
    'shield',
    'hit',
    'protect',
    'name-start-player',
    'block',
    'transport',
    'build',
    'double',
    'doubled',
    'last-turns',
  ]

  it.each(STAGES)('is known for %s', (stage) => {
    expect(rule({ stage }, [{ move: 'build', pyramid: 'Copan' }])).not.toMatch(/^(maya-|$)/)
  })

  it('tells what a forced pass gives', () => {
    expect(rule({ stage: 'build', forced_pass_gold: 2 }, [{ move: 'pass' }])).toMatch(/receive 2 gold/)
  })

  it('tells where a lifted cube cannot go', () => {
    expect(rule({ stage: 'block', lifted: ['Copan', 0] })).toMatch(/^It cannot go back/)
  })
})
