import type { GameClient } from '../contract'
import Board from './Board.svelte'

export default { Board } satisfies GameClient<'yaxha'>
