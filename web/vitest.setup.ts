/** As much of a browser as the tested modules touch: an English page, and a place to keep things. */

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeEach, vi } from 'vitest'

const kept = new Map<string, string>()

vi.stubGlobal('document', { documentElement: {} })
vi.stubGlobal('location', { href: 'https://patolli.test/t/some' })
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  removeItem: (name: string) => kept.delete(name),
  setItem: (name: string, value: string) => kept.set(name, value),
})

// Words come from the disk.
vi.stubGlobal('fetch', async (address: string) => {
  const path = address.startsWith('/@fs/') ? address.slice('/@fs'.length) : resolve(`.${address}`)
  return new Response(await readFile(path, 'utf8'))
})

const { begin } = await import('./src/lib/words.svelte')

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  begin()
})
