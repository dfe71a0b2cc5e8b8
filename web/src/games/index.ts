/** The games' boards, each loaded when it is first needed. */

import type { GameName } from '../lib/types'
import type { GameClient } from './contract'

type Loader = () => Promise<{ default: GameClient }>

const found = import.meta.glob<{ default: GameClient }>('./*/index.ts')

export async function gameClient(name: GameName): Promise<GameClient> {
  const load = found[`./${name}/index.ts`] as Loader | undefined
  if (!load) throw new Error(`no board for ${name}`)
  return (await load()).default
}
