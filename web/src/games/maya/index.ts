import type { GameClient } from '../contract'
import Board from './Board.svelte'

export default { title: 'Maya', Board } satisfies GameClient<'maya'>
