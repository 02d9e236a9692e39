import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Pieces } from './pieces.js'

it('gives a piece in each turn of the event loop, companies by turns, and within one as they came', async () => {
  const pieces = new Pieces()
  const done: string[] = []
  const ask = (company: string, name: string) => pieces.turn(company).then(() => done.push(name))
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('c', 'c2')]
  const seen: number[] = []
  while (done.length < all.length) {
    await setImmediate()
    seen.push(done.length)
  }
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1)).toBe(true)
})

it('goes on when somebody asks again in his turn, or later', async () => {
  const pieces = new Pieces()
  for (let at = 0; at < 3; at++) {
    await pieces.turn('a')
    await pieces.turn('a')
    await setImmediate()
  }
  await Promise.all([pieces.turn('a'), pieces.turn('b')])
})
