import type { GameClient } from '../contract'
import Board from './Board.svelte'

export default { title: 'Das Gold der Maya', Board } satisfies GameClient<'gold'>
