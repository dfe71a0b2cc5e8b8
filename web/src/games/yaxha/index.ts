import type { GameClient } from '../contract'
import Board from './Board.svelte'
import Flying from './Flying.svelte'
import { chapterOf } from './rules/chapter'
import { sceneOf } from './staging'

export default { title: 'Yaxha', Board, sceneOf, Flying, chapterOf } satisfies GameClient<'yaxha'>
