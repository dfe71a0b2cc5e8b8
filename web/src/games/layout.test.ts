/** The same file for the same thing in every game: `contract.ts` says what each is for. */

import { describe, expect, it } from 'vitest'
import type { GameName } from '../lib/types'
import contract from './contract.ts?raw'
import { gameClient, rulesOf } from '.'

const REQUIRED = [
  'index.ts',
  'Board.svelte',
  'Rules.svelte',
  'rules/samples.ts',
  'rules/chapter.ts',
  'types.ts',
  'options.ts',
  'prompt.ts',
  'pointed.ts',
  'Players.svelte',
  'Player.svelte',
  'colours.css',
]
const OPTIONAL = [
  'Own.svelte',
  'Actions.svelte',
  'Bid.svelte',
  'Score.svelte',
  'Chip.svelte',
  'Glyph.svelte',
  'glyphs.ts',
  'geometry.ts',
  'words.ts',
  'preview.ts',
  'rules/reckoning.ts',
  'rules/ScoreExample.svelte',
]
/** The function that a file gives to the board: these have tests of their own. */
const FUNCTIONS: Record<string, string> = {
  'options.ts': 'optionsOf',
  'prompt.ts': 'promptOf',
  'pointed.ts': 'pointedOf',
  'preview.ts': 'previewOf',
}

const sources = import.meta.glob<string>('./*/types.ts', { query: '?raw', import: 'default', eager: true })
const modules = import.meta.glob<Record<string, unknown>>('./*/{options,prompt,pointed,preview}.ts')

/** The files of each game, by their paths in its folder. */
const files = new Map<string, string[]>()
for (const path of Object.keys(import.meta.glob('./*/**/*.{ts,svelte,css}'))) {
  const [, game, file] = /^\.\/([^/]+)\/(.+)$/.exec(path)!
  files.set(game!, [...(files.get(game!) ?? []), file!])
}

describe.each([...files])('%s', (game, own) => {
  it('has the files that every game has', () => {
    expect(own).toEqual(expect.arrayContaining(REQUIRED))
  })

  it('is registered, with its rules', async () => {
    const { title, Board } = await gameClient(game as GameName)
    expect(title).not.toBe('')
    expect(Board).toBeTypeOf('function')
    expect(rulesOf(game)).toBeTypeOf('function')
  })

  it.each(Object.entries(FUNCTIONS).filter(([file]) => own.includes(file)))(
    'has %s with %s, and a test of it',
    async (file, name) => {
      expect(await modules[`./${game}/${file}`]!()).toHaveProperty(name, expect.any(Function))
      expect(own).toContain(file.replace('.ts', '.test.ts'))
    },
  )

  it('gives the same names to the types of its view, moves and choices', () => {
    const types = sources[`./${game}/types.ts`]
    expect(types).toContain(`export type View = ViewOf<'${game}'>`)
    expect(types).toContain(`export type Move = MoveOf<'${game}'>`)
    expect(types).toContain(`export type Choice = ChoiceOf<'${game}'>`)
  })
})

it('has a name in two games only for what the contract describes', () => {
  const all = [...files.values()].flat().filter((file) => !file.endsWith('.test.ts'))
  const shared = new Set(all.filter((file, n) => all.indexOf(file) !== n))
  expect([...shared].filter((file) => ![...REQUIRED, ...OPTIONAL].includes(file))).toEqual([])
})

it.each([...REQUIRED, ...OPTIONAL])('says in the contract what %s is for', (file) => {
  expect(contract).toContain(`\`${file}\``)
})
