import { graphql } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../container.js'
import { createSchema } from '../schema.js'
import { Places, readInPlaces } from './places.js'

const turnOf = (places: number, pauses: number[] = []) => ({ places, pause: () => pauses.shift() ?? 0 })

afterEach(() => void vi.useRealTimers())

describe('the places of an operation', () => {
  it('are given to as many as there are, and to the next when one is done or has failed', async () => {
    const places = new Places(turnOf(2))
    const begun: string[] = []
    const ends = new Map<string, (error?: Error) => void>()
    const run = (name: string) =>
      places.run(() => {
        begun.push(name)
        return new Promise<string>((resolve, reject) => {
          ends.set(name, (error) => (error ? reject(error) : resolve(name)))
        })
      })
    const all = ['a', 'b', 'c', 'd'].map(run)
    const failed = expect(all[0]).rejects.toThrow('away')
    expect(begun).toEqual(['a', 'b'])
    ends.get('a')?.(new Error('away'))
    await failed
    expect(begun).toEqual(['a', 'b', 'c'])
    ends.get('b')?.()
    await all[1]
    ends.get('d')?.()
    ends.get('c')?.()
    expect(await all[2]).toBe('c')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('stay unused until the earlier work is paid for', async () => {
    vi.useFakeTimers()
    const places = new Places(turnOf(1, [0, 300]))
    const begun: number[] = []
    const both = Promise.all([1, 2].map((one) => places.run(() => begun.push(one))))
    await vi.advanceTimersByTimeAsync(299)
    expect(begun).toEqual([1])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual([1, 2])
    await both
  })

  it.each([
    ['boards wait for each other, and a few lists do not', 12, { boards: 1, lists: 6 }],
    ['all fields of very many wait', 29, { boards: 1, lists: 1 }],
  ])('%s', async (_, fields, most) => {
    const seen = { boards: 0, lists: 0 }
    const counted = (name: keyof typeof seen, answer: object) => {
      let running = 0
      return async () => {
        running += 1
        seen[name] = Math.max(seen[name], running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return answer
      }
    }
    const services = {
      boards: { find: counted('boards', { day: '2026-03-01' }) },
      dictionaries: { items: counted('lists', []) },
    }
    const schema = await createSchema(services as unknown as Services)
    readInPlaces(schema)
    const names = Array.from({ length: fields }, (_, at) =>
      at % 2 === 0 ? `a${at}: board { day }` : `a${at}: dictionary(name: "shift") { itemName }`,
    )
    const inPlaces = new Places(turnOf(1), fields)
    const answer = await graphql({ schema, source: `{ ${names.join(' ')} }`, contextValue: { actor: {}, inPlaces } })
    expect(answer.errors).toBeUndefined()
    expect(seen).toEqual(most)
  })
})
