import type { GameClient } from '../contract'
import Board from './Board.svelte'

export default { title: 'Maori', Board } satisfies GameClient<'maori'>
