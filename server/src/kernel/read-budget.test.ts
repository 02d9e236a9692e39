import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Actor } from './command/actor.js'
import { DomainError } from './errors.js'
import { MOST_COST, ReadBudget } from './read-budget.js'

const PER_MINUTE = 27_900_000
const reader = (userId: string, companyId = 'c'): Actor => ({ facts: { userId, companyId } }) as unknown as Actor

const refusalOf = (act: () => void): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('what reads may cost', () => {
  it('is limited one by one', () => {
    const budget = new ReadBudget(() => 0, PER_MINUTE)
    budget.charge(undefined, MOST_COST)
    expect(refusalOf(() => budget.charge(undefined, MOST_COST + 1))).toMatchObject({ code: 'QUERY_TOO_COMPLEX' })
  })

  it('lets a program read the largest page every second, and nobody many times that', () => {
    let now = 0
    const budget = new ReadBudget(() => now, PER_MINUTE)
    const read = (actor: Actor) => budget.charge(actor, MOST_COST)
    for (; now < 60_000; now += 1000) read(reader('steady'))
    for (let at = 0; at < 60; at++) read(reader('hasty', 'd'))
    expect(refusalOf(() => read(reader('hasty', 'd')))).toMatchObject({ code: 'READ_TOO_MUCH', retryAfter: 1 })
    read(reader('another', 'd'))
    now += 1000
    read(reader('hasty', 'd'))
  })

  it('is a company’s together', () => {
    const budget = new ReadBudget(() => 0, PER_MINUTE)
    for (let at = 0; at < 180; at++) budget.charge(reader(`${at}`), MOST_COST)
    expect(refusalOf(() => budget.charge(reader('one more'), MOST_COST))).toMatchObject({ code: 'READ_TOO_MUCH' })
    budget.charge(reader('elsewhere', 'd'), MOST_COST)
  })
})

describe('what is left of a minute', () => {
  it('is a person’s, no more than his company has, and comes back with the clock', () => {
    let now = 0
    const budget = new ReadBudget(() => now, 60_000)
    budget.charge(reader('one'), 20_000)
    expect(budget.left(reader('one'))).toBe(40_000)
    for (const other of ['two', 'three', 'four']) budget.charge(reader(other), 50_000)
    expect(budget.left(reader('one'))).toBe(10_000)
    expect(budget.left(undefined)).toBeNull()
    now += 30_000
    expect([budget.left(reader('one')), budget.left(reader('one', 'd'))]).toEqual([60_000, 60_000])
  })
})

describe('what is read at the same time', () => {
  it('is two of the largest; others wait for their turn, and what costs little does not', async () => {
    const budget = new ReadBudget(() => 0, PER_MINUTE)
    const running = await Promise.all([1, 2].map(() => budget.enter(MOST_COST)))
    const order: number[] = []
    const waiting = [1, 2].map(async (one) => {
      const end = await budget.enter(MOST_COST)
      order.push(one)
      return end
    })
    await budget.enter(100)
    expect(order).toEqual([])
    running[0]?.()
    await setImmediate()
    expect(order).toEqual([1])
    ;(await waiting[0])?.()
    await setImmediate()
    expect(order).toEqual([1, 2])
  })

  it('is refused rather than queued without end', async () => {
    const budget = new ReadBudget(() => 0, PER_MINUTE)
    for (let at = 0; at < 2; at++) await budget.enter(MOST_COST)
    for (let at = 0; at < 200; at++) void budget.enter(MOST_COST)
    await expect(budget.enter(MOST_COST)).rejects.toMatchObject({ code: 'SERVER_BUSY', retryAfter: 1 })
  })

  it('is refused when nobody shall wait any more, and what has room is not', async () => {
    const budget = new ReadBudget(() => 0, PER_MINUTE)
    const running = [await budget.enter(MOST_COST), await budget.enter(MOST_COST)]
    const waiting = budget.enter(MOST_COST)
    budget.close(() => new DomainError('SERVER_BUSY', {}, [], 5))
    for (const refused of [waiting, budget.enter(MOST_COST)])
      await expect(refused).rejects.toMatchObject({ code: 'SERVER_BUSY', retryAfter: 5 })
    running[0]?.()
    await expect(budget.enter(MOST_COST)).resolves.toBeTypeOf('function')
  })
})
