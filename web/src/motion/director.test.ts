import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Effect, View } from '../lib/types'
import { BEAT, Director, type Manner, type Speed, type Told } from './director.svelte'
import type { Scene } from './scene'

/** Positions that differ in a number, and effects that add to it. */
const at = (round: number) => ({ game: 'yaxha', round }) as unknown as View
const roundOf = (view: View | null) => (view as unknown as { round: number }).round
const adds = (by: number) => ({ effect: 'adds', by }) as unknown as Effect

function sceneOf(effect: Effect, view: View): Scene {
  const { by } = effect as unknown as { by: number }
  return {
    beats: by ? 1 : 0,
    at: [`place-${by}`],
    view: at(roundOf(view) + by),
    flights: by > 1 ? [{ piece: by, from: 'bag', to: `to-${by}` }] : [],
    sound: 'stone',
  }
}

function turn(number: number, seat: number, ...by: number[]): Told {
  return {
    number,
    seat,
    decision: 'Ana: add',
    effects: by.map(adds),
    captions: by.map((each) => `Adds ${each}.`),
  }
}

interface Wishes {
  speed?: Speed
  moves?: boolean
}

function directed({ speed = 'normal', moves = true }: Wishes = {}) {
  const played: string[] = []
  const manner: Manner = {
    speed: () => speed,
    moves: () => moves && speed !== 'instant',
    stage: () => sceneOf,
    play: (sound) => played.push(sound),
  }
  const director = new Director(manner)
  director.set(at(0), 0)
  return { director, played }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a director', () => {
  test('shows effect by effect, with captions, and ends at the truth', async () => {
    const { director, played } = directed()
    director.tell([turn(1, 1, 1, 2)], at(10), 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(director.busy).toBe(true)
    expect(director.caption).toEqual({ seat: 1, words: 'Adds 1.' })
    expect(director.told).toEqual(new Set(['place-1']))
    expect(roundOf(director.view)).toBe(1)
    await vi.advanceTimersByTimeAsync(BEAT.normal)
    expect(director.flights).toHaveLength(1)
    expect(roundOf(director.view)).toBe(1) // it has not arrived
    await vi.advanceTimersByTimeAsync(BEAT.normal)
    expect(roundOf(director.view)).toBe(3)
    await vi.runAllTimersAsync()
    expect(roundOf(director.view)).toBe(10)
    expect(director.busy || director.telling).toBe(false)
    expect(director.flights).toHaveLength(0)
    expect(director.changed).toEqual(new Set(['place-1', 'place-2', 'to-2']))
    expect(played).toEqual(['stone', 'stone'])
  })

  test.each(Object.keys(BEAT) as Speed[])('ends at the truth at the speed %s', async (speed) => {
    const { director } = directed({ speed })
    for (const n of [1, 2, 3, 4]) director.tell([turn(n, 1, n, 1)], at(10 * n), 0)
    await vi.runAllTimersAsync()
    expect(roundOf(director.view)).toBe(40)
    expect(director.toldTo).toBe(Infinity)
    expect(director.busy || director.telling).toBe(false)
  })

  test.each([0, 100, 700, 1000, 2500, 4000])('can be finished after %i ms', async (after) => {
    const { director } = directed()
    for (const n of [1, 2, 3]) director.tell([turn(n, 1, 2, 1)], at(10 * n), 0)
    await vi.advanceTimersByTimeAsync(after)
    director.finish()
    expect(roundOf(director.view)).toBe(30)
    expect(director.busy).toBe(false)
    expect(director.flights).toHaveLength(0)
    await vi.runAllTimersAsync() // nothing comes afterwards
    expect(roundOf(director.view)).toBe(30)
    expect(director.caption?.words).toBe('Adds 1.')
  })

  test('lets nobody hear of what the board does not show yet', async () => {
    const { director } = directed()
    director.tell([turn(7, 1, 1), turn(8, 2, 1)], at(2), 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(director.toldTo).toBe(6)
    await vi.advanceTimersByTimeAsync(BEAT.normal)
    expect(director.toldTo).toBe(7)
    await vi.runAllTimersAsync()
    expect(director.toldTo).toBe(Infinity)
  })

  test('keeps marks until the player decides', async () => {
    const { director } = directed()
    director.tell([turn(1, 1, 1)], at(1), 0)
    await vi.runAllTimersAsync()
    director.tell([turn(2, 2, 2)], at(3), 0)
    await vi.runAllTimersAsync()
    expect(director.changed).toEqual(new Set(['place-1', 'place-2', 'to-2']))
    director.tell([turn(3, 0, 0)], at(3), 0)
    await vi.runAllTimersAsync()
    expect(director.changed).toEqual(new Set(['place-0']))
  })

  test('shows again what happened since the player decided', async () => {
    const { director } = directed()
    director.tell([turn(1, 1, 1)], at(1), 0)
    director.tell([turn(2, 2, 1)], at(2), 0)
    await vi.runAllTimersAsync()
    expect(director.canRepeat).toBe(true)
    director.repeat()
    await vi.advanceTimersByTimeAsync(0)
    expect(roundOf(director.view)).toBe(1)
    expect(director.toldTo).toBe(0)
    await vi.runAllTimersAsync()
    expect(roundOf(director.view)).toBe(2)
  })

  test('without motion shows the truth at once, and tells it in words', async () => {
    const { director } = directed({ moves: false })
    director.tell([turn(1, 1, 1, 2)], at(3), 0)
    expect(roundOf(director.view)).toBe(3)
    expect(director.busy).toBe(false)
    expect(director.flights).toHaveLength(0)
    expect(director.caption?.words).toBe('Adds 1.')
    await vi.advanceTimersByTimeAsync(BEAT.normal)
    expect(director.caption?.words).toBe('Adds 2.')
    await vi.runAllTimersAsync()
    expect(director.telling).toBe(false)
    expect(director.changed).toEqual(new Set(['place-1', 'place-2', 'to-2']))
  })

  test('without motion shows the newest truth while it still tells of the one before', async () => {
    const { director } = directed({ moves: false })
    director.tell([turn(1, 1, 1, 2)], at(3), 0)
    director.tell([turn(2, 2, 1)], at(4), 0)
    expect(roundOf(director.view)).toBe(4)
    await vi.runAllTimersAsync()
    expect(director.caption?.words).toBe('Adds 1.')
  })

  test('clears the marks of a spectator with every turn', async () => {
    const { director } = directed()
    director.set(at(0), -1)
    director.tell([turn(1, 1, 1)], at(1), -1)
    await vi.runAllTimersAsync()
    director.tell([turn(2, 2, 3)], at(4), -1)
    await vi.runAllTimersAsync()
    expect(director.changed).toEqual(new Set(['place-3', 'to-3']))
  })

  test('goes on telling when something else about the table changes', async () => {
    const { director } = directed()
    director.tell([turn(1, 1, 1)], at(1), 0)
    await vi.advanceTimersByTimeAsync(0)
    director.correct(at(7), 0)
    expect(director.busy).toBe(true)
    await vi.runAllTimersAsync()
    expect(roundOf(director.view)).toBe(7)
    expect(director.changed.size).toBe(1)
  })

  test('leaves out a scene that fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const director = new Director({
      speed: () => 'normal',
      moves: () => true,
      stage: () => () => {
        throw new Error('no such place')
      },
      play: () => {},
    })
    director.set(at(0), 0)
    director.tell([turn(1, 1, 1)], at(1), 0)
    await vi.runAllTimersAsync()
    expect(roundOf(director.view)).toBe(1)
    expect(director.busy).toBe(false)
    expect(error).toHaveBeenCalled()
    error.mockRestore()
  })

  test('hurries when much is waiting', async () => {
    const { director } = directed()
    for (let n = 1; n <= 60; n++) director.tell([turn(n, 1, 1)], at(n), 0)
    let passed = 0
    while (director.telling) {
      await vi.advanceTimersByTimeAsync(100)
      passed += 100
    }
    expect(passed).toBeLessThan(60 * BEAT.normal * 0.5)
    expect(roundOf(director.view)).toBe(60)
  })

  test('forgets everything at a new position', async () => {
    const { director } = directed()
    director.tell([turn(1, 1, 1)], at(1), 0)
    director.set(at(5), 0)
    await vi.runAllTimersAsync()
    expect(roundOf(director.view)).toBe(5)
    expect(director.caption).toBeNull()
    expect(director.canRepeat).toBe(false)
    expect(director.changed.size).toBe(0)
  })
})
