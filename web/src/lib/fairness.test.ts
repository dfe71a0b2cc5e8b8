import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { committed, dropNonce, fits, forgetPledges, pledgeOf } from './fairness'
import { storage } from './storage'

beforeEach(forgetPledges)

describe('committed', () => {
  it('keeps what the server said first', () => {
    committed('one', { commitment: 'aa', phase: 'gathering' })
    expect(committed('one', { commitment: 'bb', phase: 'playing' }).commitment).toBe('aa')
  })

  it('notes whether that was before the game began', () => {
    expect(committed('one', { commitment: 'aa', phase: 'gathering' }).before).toBe(true)
    expect(committed('two', { commitment: 'aa', phase: 'playing' }).before).toBe(false)
  })

  it('forgets tables that were only watched before those where a nonce was brought', () => {
    const nonces = Array.from({ length: 99 }, (_, n) => ({
      table: `played ${n}`,
      commitment: 'aa',
      before: true,
      nonce: 'cc',
    }))
    const watched = { table: 'watched', commitment: 'aa', before: false }
    storage.set('pledges', JSON.stringify([...nonces, watched]))
    committed('new', { commitment: 'bb', phase: 'gathering' })
    expect(pledgeOf('watched')).toBeUndefined()
    expect(pledgeOf('played 0')).toBeDefined()
    expect(pledgeOf('new')).toBeDefined()
  })

  it('forgets the oldest table if a nonce was brought to all', () => {
    const nonces = Array.from({ length: 100 }, (_, n) => ({
      table: `played ${n}`,
      commitment: 'aa',
      before: true,
      nonce: 'cc',
    }))
    storage.set('pledges', JSON.stringify(nonces))
    committed('new', { commitment: 'bb', phase: 'gathering' })
    expect(pledgeOf('played 0')).toBeUndefined()
    expect(pledgeOf('played 1')).toBeDefined()
  })
})

describe('pledgeOf', () => {
  it('knows nothing of other tables', () => {
    committed('one', { commitment: 'aa', phase: 'gathering' })
    expect(pledgeOf('two')).toBeUndefined()
  })

  it('goes on with what it has if what was kept is spoilt', () => {
    committed('one', { commitment: 'aa', phase: 'gathering' })
    storage.set('pledges', '{')
    expect(pledgeOf('one')?.commitment).toBe('aa')
  })
})

it('drops a nonce and keeps the commitment', () => {
  const pledge = { table: 'one', commitment: 'aa', before: true, nonce: 'cc' }
  storage.set('pledges', JSON.stringify([pledge]))
  dropNonce('one')
  expect(pledgeOf('one')).toMatchObject({ commitment: 'aa', before: true })
  expect(pledgeOf('one')?.nonce).toBeUndefined()
})

describe('fits', () => {
  const seed = '00'.repeat(31) + 'ff'
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

  it('knows the seed with this fingerprint', async () => {
    expect(await fits(`fair ${seed}`, commitment)).toBe(true)
  })

  it('knows that another seed is another one', async () => {
    expect(await fits(`fair ${'00'.repeat(32)}`, commitment)).toBe(false)
  })
})
