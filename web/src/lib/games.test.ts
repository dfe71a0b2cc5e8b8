import { beforeEach, expect, it, vi } from 'vitest'
import { allGames } from './games'
import { speak } from './words.svelte'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(() => Promise.resolve(Response.json([{ name: 'gold' }])))
})

it('asks again after a failure, then once for each language', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(allGames()).rejects.toMatchObject({ code: 'no-connection' })
  await allGames()
  expect(await allGames()).toEqual([{ name: 'gold' }])
  expect(fetched).toHaveBeenCalledTimes(2)
  await speak('nl')
  await allGames()
  expect(fetched).toHaveBeenCalledTimes(3)
})
