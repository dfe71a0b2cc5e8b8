/** Tables that somebody makes. If an answer is lost on its way, who tries again comes to the table that was made. */

import { newToken, post, Refused } from './api'
import { sitDown } from './fairness'
import type { NewTable, TableNews } from './types'

let unfinished: { wish: string; token: string } | null = null

/** A table where one sits, and where the game has begun if that was wanted; its address. */
export async function makeTable(wish: Partial<NewTable>, begin = false): Promise<string> {
  const words = JSON.stringify(wish)
  if (unfinished?.wish !== words) unfinished = { wish: words, token: newToken() }
  try {
    const made = await post<TableNews>('/tables', { ...wish, token: unfinished.token })
    if (made.now.seat < 0) await sitDown(made.table.id, made.now)
    if (begin && made.now.phase === 'gathering') await post(`/tables/${made.table.id}/start`)
    unfinished = null
    // Who went on with it meanwhile, from the lobby, wants another one now.
    return made.now.phase === 'over' ? await makeTable(wish, begin) : `/t/${made.table.id}`
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'no-connection')) unfinished = null
    throw error
  }
}
