import { beforeEach, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { optionsOf } from './options'
import { promptOf, ruleOf, type Situation } from './prompt'
import { claim, marketView } from './rules/samples'
import type { Move, View } from './types'

beforeEach(() => learn('yaxha'))

const CHOSEN = [1, 0, 2, 3]
const SEATS = ['A', 'B', 'C', 'D'].map((name) => ({ name, mine: name === 'A' }))

type Say = typeof promptOf

function said(say: Say, view: Partial<View>, moves: Move[] = [], now: Partial<Situation> = {}): string {
  const whole = { ...marketView(CHOSEN, claim(CHOSEN, [])), ...view }
  const choices = moves.map((move) => ({ notation: JSON.stringify(move), sentence: '', move }))
  const here = { seats: SEATS, seat: 0, colour: null, stuck: false, left: 1, ...now }
  return say(whole, optionsOf(choices), here)
}
const prompt = (...given: [Partial<View>, Move[]?, Partial<Situation>?]) => said(promptOf, ...given)
const rule = (...given: [Partial<View>, Move[]?, Partial<Situation>?]) => said(ruleOf, ...given)

const blue: Move = { move: 'lay', colour: 'blue', x: 0, y: 0, layer: 0 }
const noWhite: Move = { move: 'discard', colour: 'white' }

it('asks for a market, in secret or among those left', () => {
  const market: Move = { move: 'market', market: 1 }
  expect(prompt({ stage: 'choose' }, [market])).toBe('Choose a market in secret.')
  expect(prompt({ stage: 'claim' }, [market])).toMatch(/^Your market went/)
})

it('asks to lay the cube in hand, and in the end whether all is as it should be', () => {
  expect(prompt({ stage: 'build' }, [blue], { colour: 'blue' })).toMatch(/^Lay the blue cube/)
  expect(prompt({ stage: 'build' }, [blue], { left: 0 })).toMatch(/Done/)
})

it('says that a cube fits nowhere, and whether that may change', () => {
  const stuck = { colour: 'white', stuck: true } as const
  expect(prompt({ stage: 'build' }, [noWhite], stuck)).toMatch(/fits nowhere now\.$/)
  expect(prompt({ stage: 'build' }, [noWhite, blue], { ...stuck, left: 2 })).toMatch(
    /after you lay another cube\.$/,
  )
})

it('says the rule that matters now, and none to who waits', () => {
  const market: Move = { move: 'market', market: 1 }
  expect(rule({ stage: 'choose' }, [market])).toMatch(/lowest turn tile/)
  expect(rule({ stage: 'build' }, [blue])).toMatch(/four cubes/)
  expect(rule({ stage: 'build' }, [noWhite], { stuck: true })).toMatch(/discard/)
  expect(rule({ stage: 'build', pending: [1] })).toBe('')
})

it('names those who are waited for, but not the player', () => {
  expect(prompt({ stage: 'build', pending: [0, 1, 3] })).toBe('Waiting for B and D.')
})

it('reminds of the market that was chosen in secret', () => {
  expect(prompt({ stage: 'choose', pending: [1] })).toBe('You chose market 2. Waiting for B.')
})

it('says that the game is over', () => {
  expect(prompt({ stage: 'over' })).toBe('The game is over.')
})
