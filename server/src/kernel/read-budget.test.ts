import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.js'
import { MOST_COST, ReadBudget } from './read-budget.js'

const reader = (userId: string, companyId = 'c'): Actor => ({ facts: { userId, companyId } }) as unknown as Actor

describe('what reads may cost', () => {
  it('is limited one by one', async () => {
    const budget = new ReadBudget(() => 0)
    await expect(budget.admit(undefined, MOST_COST)).resolves.toBeTypeOf('function')
    await expect(budget.admit(undefined, MOST_COST + 1)).rejects.toMatchObject({ code: 'QUERY_TOO_COMPLEX' })
  })

  it('lets a program read the largest page every second, and nobody many times that', async () => {
    let now = 0
    const budget = new ReadBudget(() => now)
    const read = async (actor: Actor) => (await budget.admit(actor, MOST_COST))()
    for (; now < 60_000; now += 1000) await read(reader('steady'))
    for (let at = 0; at < 60; at++) await read(reader('hasty', 'd'))
    await expect(read(reader('hasty', 'd'))).rejects.toMatchObject({ code: 'READ_TOO_MUCH', retryAfter: 1 })
    await read(reader('another', 'd'))
    now += 1000
    await read(reader('hasty', 'd'))
  })

  it('is a company’s together', async () => {
    const budget = new ReadBudget(() => 0)
    for (let at = 0; at < 180; at++) (await budget.admit(reader(`${at}`), MOST_COST))()
    await expect(budget.admit(reader('one more'), MOST_COST)).rejects.toMatchObject({ code: 'READ_TOO_MUCH' })
    await expect(budget.admit(reader('elsewhere', 'd'), MOST_COST)).resolves.toBeTypeOf('function')
  })
})

describe('what is read at the same time', () => {
  it('is two of the largest; others wait for their turn, and what costs little does not', async () => {
    const budget = new ReadBudget(() => 0)
    const running = await Promise.all([1, 2].map(() => budget.admit(undefined, MOST_COST)))
    const order: number[] = []
    const waiting = [1, 2].map(async (one) => {
      const end = await budget.admit(undefined, MOST_COST)
      order.push(one)
      return end
    })
    await budget.admit(undefined, 100)
    expect(order).toEqual([])
    running[0]?.()
    await setImmediate()
    expect(order).toEqual([1])
    ;(await waiting[0])?.()
    await setImmediate()
    expect(order).toEqual([1, 2])
  })

  it('is refused rather than queued without end', async () => {
    const budget = new ReadBudget(() => 0)
    for (let at = 0; at < 2; at++) await budget.admit(undefined, MOST_COST)
    for (let at = 0; at < 200; at++) void budget.admit(undefined, MOST_COST)
    await expect(budget.admit(undefined, MOST_COST)).rejects.toMatchObject({ code: 'SERVER_BUSY', retryAfter: 1 })
  })
})
