import { expect, it } from 'vitest'
import { Recent } from './recent.js'

const keptOf = (recent: Recent<string>, keys: string[]) => keys.filter((key) => recent.get(key) !== undefined)
const names = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)

it('keeps no more than so much, whatever comes', () => {
  const recent = new Recent<string>(100)
  for (const name of names(10_000)) recent.set(name, name, 7)
  expect(keptOf(recent, names(10_000))).toEqual(names(10_000).slice(-14))
})

it('keeps entries that are used again', () => {
  const recent = new Recent<string>(10)
  recent.set('often', 'x', 3)
  for (const name of names(100)) {
    recent.set(name, name, 2)
    expect(recent.get('often')).toBe('x')
  }
})

it('lets nothing go for what it cannot keep, and counts what is set again once', () => {
  const recent = new Recent<string>(10)
  recent.set('one', 'x', 5)
  recent.set('large', 'y', 11)
  for (let time = 0; time < 5; time++) recent.set('two', 'z', 5)
  expect(keptOf(recent, ['one', 'two', 'large'])).toEqual(['one', 'two'])
  recent.clear()
  recent.set('three', 'x', 10)
  expect(keptOf(recent, ['one', 'two', 'three'])).toEqual(['three'])
})
