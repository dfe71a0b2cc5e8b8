import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Flying from './Flying.svelte'
import { sceneOf } from './staging'

export default { title: 'Maori', Board, sceneOf, Flying } satisfies GameClient<'maori'>
