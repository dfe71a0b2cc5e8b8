import type { GameClient } from '../contract'
import Board from './Board.svelte'

export default { title: 'Yaxha', Board } satisfies GameClient<'yaxha'>
