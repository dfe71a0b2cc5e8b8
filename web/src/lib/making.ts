/** Tables that somebody makes. If an answer is lost on its way, who tries again comes to the table that was made. */

import { newToken, post } from './api'
import { sitDown } from './fairness'
import type { NewTable, TableNews } from './types'

let unfinished: { wish: string; token: string } | null = null

/** A table where one sits, and where the game has begun if that was wanted; its address. */
export async function makeTable(wish: Partial<NewTable>, begin = false): Promise<string> {
  const words = JSON.stringify(wish)
  if (unfinished?.wish !== words) unfinished = { wish: words, token: newToken() }
  const made = await post<TableNews>('/tables', { ...wish, token: unfinished.token })
  const at = `/tables/${made.table.id}`
  if (made.now.seat < 0) await sitDown(made.table.id, made.now)
  if (begin && made.now.phase === 'gathering') await post(`${at}/start`)
  unfinished = null
  return `/t/${made.table.id}`
}
