import { graphql } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Services } from '../container.js'
import { createSchema } from '../schema.js'
import { Places, readInPlaces } from './places.js'

describe('the places of an operation', () => {
  it('are given to as many as there are, and to the next when one is done or has failed', async () => {
    const places = new Places(2)
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

  it('make twenty-nine boards wait for each other, and no list', async () => {
    const running = { boards: 0, most: 0, lists: 0, mostLists: 0 }
    const later = () => new Promise((resolve) => setImmediate(resolve))
    const boards = {
      async find() {
        running.most = Math.max(running.most, ++running.boards)
        await later()
        running.boards -= 1
        return { day: '2026-03-01' }
      },
    }
    const projects = {
      async list() {
        running.mostLists = Math.max(running.mostLists, ++running.lists)
        await later()
        running.lists -= 1
        return []
      },
    }
    const schema = await createSchema({ boards, projects } as unknown as Services)
    readInPlaces(schema)
    const names = Array.from({ length: 29 }, (_, at) => at)
    const source = `{ ${names.map((at) => `a${at}: board { day } b${at}: projects { id }`).join(' ')} }`
    const answer = await graphql({ schema, source, contextValue: { actor: {}, inPlaces: new Places(1) } })
    expect(answer.errors).toBeUndefined()
    expect(running).toEqual({ boards: 0, most: 1, lists: 0, mostLists: 29 })
  })
})
