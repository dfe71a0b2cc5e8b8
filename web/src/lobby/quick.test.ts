import { expect, it } from 'vitest'
import type { GameFacts } from '../lib/types'
import { isFirst, keepQuick, lastQuick, mostOpponents, optionsOf } from './quick'

const words = { label: '', labels: {}, help: '' }
const game: GameFacts = {
  name: 'toy',
  title: 'Toy',
  min_players: 2,
  max_players: 5,
  minutes: null,
  legend: '',
  levels: ['novice', 'casual'],
  options: [
    { ...words, name: 'deck', choices: ['whole', 'gentle'], default: 'whole', first: 'gentle', limits: {} },
    { ...words, name: 'side', choices: ['a', 'b'], default: 'a', first: null, limits: { b: 4 } },
  ],
}

it('begins with the weakest opponent and what the rulebook has for a first game', () => {
  const quick = lastQuick(game)
  expect(quick).toEqual({ level: 'novice', opponents: 1, options: {} })
  expect(isFirst(game)).toBe(true)
  expect(optionsOf(game, quick.options, true)).toEqual({ deck: 'gentle', side: 'a' })
})

it('keeps what was chosen, and plays the whole game from the second time on', () => {
  keepQuick(game.name, { level: 'casual', opponents: 3, options: { side: 'b' } })
  const quick = lastQuick(game)
  expect(isFirst(game)).toBe(false)
  expect(quick).toEqual({ level: 'casual', opponents: 3, options: { side: 'b' } })
  expect(optionsOf(game, quick.options, false)).toEqual({ deck: 'whole', side: 'b' })
})

it('leaves out what the game does not have any more', () => {
  keepQuick(game.name, { level: 'titan', opponents: 9, options: { side: 'c', sound: 'on' } })
  expect(lastQuick(game)).toEqual({ level: 'novice', opponents: 4, options: {} })
  localStorage.setItem('patolli.quick.toy', '{')
  expect(lastQuick(game)).toEqual({ level: 'novice', opponents: 1, options: {} })
})

it('knows which choices are for fewer players', () => {
  expect(mostOpponents(game, { deck: 'whole', side: 'a' })).toBe(4)
  expect(mostOpponents(game, { deck: 'whole', side: 'b' })).toBe(3)
})
