/** The games' boards, each loaded when it is first needed. */

import type { GameName } from '../lib/types'
import type { GameClient } from './contract'

const found = import.meta.glob<{ default: GameClient }>('./*/index.ts')

export async function gameClient(name: GameName): Promise<GameClient> {
  const load = found[`./${name}/index.ts`]
  return load ? (await load()).default : { title: name, Board: (await import('./Plain.svelte')).default }
}
