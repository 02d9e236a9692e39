import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whoIsTold } from '../database/named-client.js'
import { FairGate } from './gate.js'
import type { Paced, Share, Weight } from './shares.js'

const ONE: Share & Paced = { all: 1, company: 1, person: 1 }
const SAVED = { savedMs: 500 }

const gateOf = (read: Partial<Share & Paced>) =>
  new FairGate({
    read: { all: 9, company: 9, person: 4, ...read },
    large: { all: 2, company: 1, person: 1, speed: { part: 1 / 10, ...SAVED } },
    figures: { speed: { part: 1 / 10, ...SAVED } },
    write: ONE,
    heavy: ONE,
    message: ONE,
    outside: ONE,
    hash: ONE,
  })

/**
 * Request of a person, named `company person`: the time of its statements in the database, and the time until its
 * answer.
 */
async function request(gate: FairGate, who: string, weight: Weight, statements: readonly number[] = [], clockMs = 0) {
  const [company = '', person = ''] = who.split(' ')
  const asked = performance.now()
  return gate.run({ company, person }, { weight }, async () => {
    const begun = performance.now()
    const tell = whoIsTold()
    if (clockMs > 0) await new Promise((resolve) => setTimeout(resolve, clockMs))
    for (const ms of statements) tell?.(ms)
    return begun - asked
  })
}

/** Wait before equal work began. */
async function waitOf(...asked: Parameters<typeof request>): Promise<number> {
  const waited = request(...asked)
  await vi.advanceTimersByTimeAsync(20_000)
  return Math.round(await waited)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('the time of statements', () => {
  const used = { company: { part: 1 / 2, savedMs: 2000 }, person: { part: 1 / 4, savedMs: 1000 } }

  it('above the savings makes a person wait while other companies work', async () => {
    const gate = gateOf({ used })
    await request(gate, 'b y', 'read')
    await request(gate, 'a x', 'read', [600, 600])
    // 200 ms more than the savings, at a quarter of the clock.
    expect(await waitOf(gate, 'a x', 'read')).toBe(800)
  })

  it('keeps no colleague waiting until the whole company has taken its part', async () => {
    const gate = gateOf({ used })
    await request(gate, 'b y', 'read')
    await request(gate, 'a x', 'read', [1200])
    expect(await waitOf(gate, 'a z', 'read')).toBe(0)
    await request(gate, 'b y', 'read')
    for (const who of ['a x1', 'a x2', 'a x3']) await request(gate, who, 'read', [800])
    expect(await waitOf(gate, 'a z', 'read')).toBe(800)
    expect(await waitOf(gate, 'b z', 'read')).toBe(0)
  })

  it('makes nobody wait when no other company works', async () => {
    const gate = gateOf({ used })
    await request(gate, 'a x', 'read', [9000])
    await request(gate, 'b y', 'read')
    expect(await waitOf(gate, 'a x', 'read')).toBe(0)
  })

  it('lengthens the pause of work that is still running', async () => {
    const gate = gateOf({ used })
    await request(gate, 'b y', 'read')
    const pauses = await gate.run({ company: 'a', person: 'x' }, { weight: 'read', size: 29 }, ({ pause }) => {
      const seen = [pause()]
      for (const ms of [900, 200, 200]) {
        whoIsTold()?.(ms)
        seen.push(pause())
      }
      return seen
    })
    expect(pauses).toEqual([0, 0, 400, 1200])
  })

  it('counts as the sum of figures that ran at once, even above the time of the clock', async () => {
    const gate = gateOf({})
    await request(gate, 'b y', 'read')
    await request(gate, 'a x', 'figures', [300, 300])
    expect(await waitOf(gate, 'a x', 'figures')).toBe(1000)
  })
})

describe('figures', () => {
  it('have the places of large lists, one of a company', async () => {
    const gate = gateOf({})
    const begun: string[] = []
    const ask = (who: string, weight: Weight) => void request(gate, who, weight, [], 100).then(() => begun.push(who))
    for (const who of ['a x', 'a z', 'b y', 'c w']) ask(who, who === 'b y' ? 'large' : 'figures')
    await vi.advanceTimersByTimeAsync(100)
    expect(begun).toEqual(['a x', 'b y'])
    await vi.advanceTimersByTimeAsync(100)
    expect(begun.toSorted()).toEqual(['a x', 'a z', 'b y', 'c w'])
  })

  it('go on while the same person pauses between long lists', async () => {
    const gate = gateOf({})
    await request(gate, 'b y', 'read')
    const list = request(gate, 'a x', 'large', [], 700)
    await vi.advanceTimersByTimeAsync(700)
    await list
    const paused = request(gate, 'a x', 'large')
    expect(await waitOf(gate, 'a x', 'figures')).toBe(0)
    expect(Math.round(await paused)).toBe(2000)
  })
})

it('work is told how many places it has', async () => {
  const gate = gateOf({})
  const placesOf = (weight: Weight, size: number) =>
    gate.run({ company: 'a', person: 'x' }, { weight, size }, ({ places }) => places)
  expect(await placesOf('read', 29)).toBe(4)
  expect(await placesOf('read', 2)).toBe(2)
  expect(await placesOf('figures', 29)).toBe(1)
})
