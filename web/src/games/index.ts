/** The games' boards and rules, each loaded when it is first needed. */

import type { Component } from 'svelte'
import { allGames } from '../lib/games'
import type { GameName } from '../lib/types'
import type { GameClient } from './contract'

const boards = import.meta.glob<{ default: GameClient }>('./*/index.ts')
const rules = import.meta.glob<{ default: Component }>('./*/Rules.svelte')

const loaded = new Map<GameName, GameClient>()

export async function gameClient(name: GameName): Promise<GameClient> {
  const client = loaded.get(name) ?? (await load(name))
  loaded.set(name, client)
  return client
}

/** The same, if it is there already. */
export function loadedClient(name: GameName): GameClient | undefined {
  return loaded.get(name)
}

async function load(name: GameName): Promise<GameClient> {
  const board = boards[`./${name}/index.ts`]
  if (board) return (await board()).default
  const [games, { default: Board }] = await Promise.all([allGames(), import('./Plain.svelte')])
  return { title: games.find((game) => game.name === name)?.title ?? name, Board }
}

/** What loads the rules of a game; a new game has none yet. */
export function rulesOf(name: string): (() => Promise<{ default: Component }>) | undefined {
  return rules[`./${name}/Rules.svelte`]
}
