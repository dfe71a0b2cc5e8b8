import { beforeEach, describe, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { noOptions, type Options } from './options'
import { promptOf, ruleOf, type Situation } from './prompt'
import { viewOf } from './rules/samples'
import type { View } from './types'

beforeEach(() => learn('maori'))

const SEATS = [
  { name: 'Ana', mine: true },
  { name: 'Bo', mine: false },
]

const NOW: Situation = { seats: SEATS, acting: true, removing: false, boats: 2, ship: false }

function prompt(view: Partial<View>, options: Partial<Options> = {}, now: Partial<Situation> = {}): string {
  return promptOf({ ...viewOf({}), ...view }, { ...noOptions(), ...options }, { ...NOW, ...now })
}

function rule(view: Partial<View>, options: Partial<Options> = {}, now: Partial<Situation> = {}): string {
  return ruleOf({ ...viewOf({}), ...view }, { ...noOptions(), ...options }, { ...NOW, ...now })
}

it('says what somebody else does', () => {
  const watching = { acting: false }
  expect(prompt({ stage: 'sail', pending: [1] }, {}, watching)).toBe('Bo sails the discovery ship.')
})

it('says how far the ship sails freely, one step at least', () => {
  expect(prompt({ stage: 'sail' }, {}, { boats: 3 })).toContain('3')
  expect(prompt({ stage: 'sail' }, {}, { boats: 0 })).toBe(prompt({ stage: 'sail' }, {}, { boats: 1 }))
})

it('asks which tile to remove', () => {
  expect(prompt({ stage: 'act' }, {}, { removing: true })).toBe('Which tile do you want to remove?')
})

it('asks to take a tile, if there is one', () => {
  const takes = new Map([[0, { notation: 't', price: 0 }]])
  expect(prompt({ stage: 'act' }, { takes })).toBe('Take a tile that the ship faces.')
  expect(prompt({ stage: 'act' })).toBe('You cannot take any tile.')
})

describe('laying a tile', () => {
  const lays = new Map([['a1', new Map([[0, 'a1']])]])
  const steps = new Map([['b1', 'step']])

  it.each([
    [{ lays }, 'Lay the tile on a free space.'],
    [{ lays, store: 's' }, 'Lay the tile on a free space, or store it.'],
    [{ lays, steps }, 'Lay the tile, or pay a shell to move your small ship one step.'],
    [{ steps, store: 's' }, 'Store the tile, or pay a shell to move your small ship one step.'],
    [{ steps }, 'Pay a shell to move your small ship one step.'],
  ])('says what else can be done', (options, sentence) => {
    expect(prompt({ stage: 'lay' }, options)).toBe(sentence)
  })
})

it('says that the game is over', () => {
  expect(prompt({ stage: 'over' }, {}, { acting: false })).toMatch(/^The game is over\./)
})

describe('the rule of the moment', () => {
  const takes = new Map([[0, { notation: 't', price: 0 }]])
  const lays = new Map([['a1', new Map([[0, 'a1']])]])

  it.each<[Partial<View>, Partial<Options>, Partial<Situation>, RegExp]>([
    [{ stage: 'place' }, {}, {}, /left begins/],
    [{ stage: 'sail' }, {}, {}, /clockwise/],
    [{ stage: 'act' }, { takes }, {}, /nearest tile is free/],
    [{ stage: 'act' }, {}, {}, /volcano/],
    [{ stage: 'act' }, { takes }, { removing: true }, /leaves the game/],
    [{ stage: 'lay' }, { lays }, {}, /every open edge/],
    [{ stage: 'lay' }, { lays }, { ship: true }, /next to your small ship/],
    [{ stage: 'lay' }, {}, { ship: true }, /pay for a step/],
    [{ stage: 'move' }, {}, { ship: true }, /next tile/],
    [{ stage: 'over' }, {}, {}, /^$/],
  ])('is about %o', (view, options, now, words) => {
    expect(rule(view, options, now)).toMatch(words)
  })
})
