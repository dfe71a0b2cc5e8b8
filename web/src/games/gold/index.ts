import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Flying from './Flying.svelte'
import { sceneOf } from './staging'

export default { title: 'Das Gold der Maya', Board, sceneOf, Flying } satisfies GameClient<'gold'>
