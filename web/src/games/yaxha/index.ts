import type { GameClient } from '../contract'
import Board from './Board.svelte'
import { chapterOf } from './rules/chapter'

export default { title: 'Yaxha', Board, chapterOf } satisfies GameClient<'yaxha'>
