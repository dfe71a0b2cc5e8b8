/** Requests to the server. What it refuses becomes a `Refused` that says why, for the person who tried. */

import type { Refusal } from './types'
import { language, t } from './words.svelte'

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A new idempotency key: the server runs a request once, however often it is sent under the same id. */
export function newRequestId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}

export async function get<T>(path: string): Promise<T> {
  return request('GET', path)
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request('POST', path, body)
}

export async function change<T>(path: string, body: unknown): Promise<T> {
  return request('PATCH', path, body)
}

export async function remove(path: string, body?: unknown): Promise<void> {
  return request('DELETE', path, body)
}

/** The server says why, in the language of the page. */
export function refused(refusal: Refusal): Refused {
  return new Refused(refusal.error, refusal.message)
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = new URL(`/api${path}`, location.href)
  address.searchParams.set('locale', language())
  let answer: Response
  let content: unknown
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    content =
      text && answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text
  } catch {
    throw new Refused('no-connection', t('error-no-connection')) // also half-way through an answer
  }
  if (answer.ok) return content as T
  if (typeof content === 'object' && content && 'error' in content) throw refused(content as Refusal)
  throw new Refused('server', t('error-server'))
}
