/** Make tables, idempotently: a retry after a lost answer comes to the table that was made. */

import { newRequestId, post, Refused } from './api'
import { sitDown } from './fairness'
import type { NewTable, TableNews } from './types'

let unfinished: { settings: string; requestId: string } | null = null

/** Make a table and sit down there, and start its game if `begin`; return its address. */
export async function makeTable(settings: Partial<NewTable>, begin = false): Promise<string> {
  const text = JSON.stringify(settings)
  if (unfinished?.settings !== text) unfinished = { settings: text, requestId: newRequestId() }
  try {
    const made = await post<TableNews>('/tables', { ...settings, request_id: unfinished.requestId })
    if (made.now.seat < 0) await sitDown(made.table.id, made.now)
    if (begin && made.now.phase === 'gathering') await post(`/tables/${made.table.id}/start`)
    unfinished = null
    // If its game is over by now, played from the lobby meanwhile, make another one.
    return made.now.phase === 'over' ? await makeTable(settings, begin) : `/t/${made.table.id}`
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'no-connection')) unfinished = null
    throw error
  }
}
