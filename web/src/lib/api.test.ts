import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, get, newRequestId, post, Refused, remove } from './api'

const fetched = vi.fn<(address: URL, request: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetched)

afterEach(() => fetched.mockReset())

function answers(body: unknown, status = 200) {
  fetched.mockResolvedValueOnce(Response.json(body, { status }))
}

function asked() {
  const [address, request] = fetched.mock.calls[0]!
  return { address: address.href, ...request }
}

describe('a request', () => {
  it('asks in the language of the page', async () => {
    answers([])
    await get('/games')
    expect(asked().address).toBe('https://patolli.test/api/games?locale=en')
  })

  it('gives back what the server answers', async () => {
    answers({ id: 'some' })
    expect(await get('/tables/some')).toEqual({ id: 'some' })
  })

  it('sends what it is given', async () => {
    answers({})
    await change('/me', { name: 'Ana' })
    expect(asked()).toMatchObject({ method: 'PATCH', body: '{"name":"Ana"}' })
  })

  it('sends nothing where there is nothing to send', async () => {
    answers({})
    await remove('/me')
    expect(asked()).toMatchObject({ method: 'DELETE', headers: {}, body: undefined })
  })
})

describe('a refusal', () => {
  it('says why, in the words of the server', async () => {
    answers({ error: 'not-your-turn', message: 'It is not your turn.' }, 409)
    await expect(post('/tables/some/start')).rejects.toThrow(
      new Refused('not-your-turn', 'It is not your turn.'),
    )
  })

  it('without a reason is a fault of the server', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(get('/games')).rejects.toMatchObject({ code: 'server' })
  })

  it('tells of a server that does not answer', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(get('/games')).rejects.toMatchObject({ code: 'no-connection' })
  })

  it('tells of an answer that stops half-way', async () => {
    const half = new Response('{"id": "so', { headers: { 'content-type': 'application/json' } })
    fetched.mockResolvedValueOnce(half)
    await expect(get('/tables/some')).rejects.toMatchObject({ code: 'no-connection' })
  })
})

it('makes no request id twice', () => {
  expect(newRequestId()).not.toBe(newRequestId())
})
