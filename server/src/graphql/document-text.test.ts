import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { documentStore } from './document-text.js'

it('keeps the documents that were asked for last, of no more characters than half a million', async () => {
  const store = documentStore()
  const documentOf = (name: string, length: number) => parse(`{ ${name} }`.padEnd(length, ' '))
  await store.set('often', documentOf('often', 1000))
  for (let at = 0; at < 100; at++) {
    await store.set(`${at}`, documentOf(`f${at}`, 10_000))
    expect(await store.get('often')).toBeDefined()
  }
  const kept = await Promise.all(Array.from({ length: 100 }, (_, at) => store.get(`${at}`)))
  expect(kept.map((document) => document !== undefined)).toEqual(Array.from({ length: 100 }, (_, at) => at > 50))
})
