/** Whether a shuffle was fair. Before a game the server shows a fingerprint of its seed, its commitment; then every
 * player's browser adds a nonce, a random number of its own. This browser keeps both, so that nobody can change them
 * unnoticed. */

import { get, post, Refused } from './api'
import { storage } from './storage'
import type { TableNews, Update } from './types'

export interface Pledge {
  table: string
  /** The SHA-256 of the seed, as this browser heard of it first. */
  commitment: string
  /** Whether that was before the game began. */
  before: boolean
  /** What this browser added to the shuffle, knowing the commitment. */
  nonce?: string
}

const MOST_KEPT = 100
const NONCE_BYTES = 16

/** Where the browser keeps nothing, they last as long as the page. */
let here: Pledge[] = []

/** What the server committed to for a table: what counts is what it said first. */
export function committed(table: string, now: Pick<Update, 'commitment' | 'phase'>): Pledge {
  const first = pledgeOf(table)
  if (first) return first
  const pledge = { table, commitment: now.commitment, before: now.phase === 'gathering' }
  const pledges = all()
  // Who only watched there misses least.
  if (pledges.length >= MOST_KEPT)
    pledges.splice(
      Math.max(
        pledges.findIndex(({ nonce }) => !nonce),
        0,
      ),
      1,
    )
  keep([...pledges, pledge])
  return pledge
}

export function pledgeOf(table: string): Pledge | undefined {
  return all().find((pledge) => pledge.table === table)
}

/** Take an open seat. */
export async function sitDown(id: string, now: Update): Promise<void> {
  await bring(id, now, (nonce) => post(`/tables/${id}/join`, { nonce }))
}

/** Take one's seat in another game of the same people; the address of its table. The nonce is sent only when it is
 * known what the new table is committed to. */
export async function playAgain(id: string): Promise<string> {
  const { table, now } = await post<TableNews>(`/tables/${id}/rematch`, { sit_down: false })
  if (now.seat < 0) await bring(table.id, now, (nonce) => post(`/tables/${id}/rematch`, { nonce }))
  return `/t/${table.id}`
}

/** Sit down with a nonce. One that was refused is none: it may be another browser that sits there. But if an answer
 * was lost before, who tries again has their seat, and the first attempt's nonce is in the shuffle. */
async function bring(table: string, now: Update, sit: (nonce: string) => Promise<unknown>): Promise<void> {
  const tried = !!pledgeOf(table)?.nonce
  try {
    await sit(nonceFor(table, now))
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'no-connection') throw error
    const seated = (await get<TableNews>(`/tables/${table}`)).now.seat >= 0
    if (!seated || !(tried || error.code === 'server')) dropNonce(table)
    if (!seated) throw error
  }
}

/** Browsers take fingerprints at secure addresses only. */
export function canCheck(): boolean {
  return (crypto as Partial<Crypto>).subtle !== undefined
}

/** Whether a seed, as the server shows it at the end, is the one with this fingerprint. */
export async function fits(seed: string, commitment: string): Promise<boolean> {
  const digits = seed.replace('fair ', '').match(/../g) ?? []
  const bytes = Uint8Array.from(digits, (digit) => parseInt(digit, 16))
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === commitment
}

/** One a table, however often somebody sits down there or an answer is lost. */
function nonceFor(table: string, now: Update): string {
  const pledge = committed(table, now)
  pledge.nonce ??= hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
  keep(all().map((each) => (each.table === table ? pledge : each)))
  return pledge.nonce
}

/** Who has no seat any more has nothing in the shuffle. */
export function dropNonce(table: string): void {
  keep(all().map((each) => (each.table === table ? { ...each, nonce: undefined } : each)))
}

/** They name tables, which are for who has their link. */
export function forgetPledges(): void {
  here = []
  storage.remove('pledges')
}

function all(): Pledge[] {
  try {
    const kept: unknown = JSON.parse(storage.get('pledges') ?? 'null')
    return Array.isArray(kept) ? (kept as Pledge[]) : here
  } catch {
    return here
  }
}

function keep(pledges: Pledge[]): void {
  here = pledges
  storage.set('pledges', JSON.stringify(pledges))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
