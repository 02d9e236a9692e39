import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { insert } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.js'
import { type Clock, dayOf } from '../values/clock.js'
import { createRunCommand } from './command.js'
import { nextNumbers } from './numbering.js'

const database = await testDatabase()
const noon: Clock = { now: () => new Date('2026-03-01T12:00:00+08:00') }
const options = { name: 'number.take', title: '取号', input: null }

/** Numbers with the prefix `BH`, which no document has. */
const take = (company: TestCompany, count: number, clock = noon) =>
  createRunCommand(database, clock)(company.actor('结算员'), options, (tx) => nextNumbers(tx, 'BH', count))

describe('nextNumbers', () => {
  it('counts from 1 each day of Shanghai, in each company', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    expect(await take(company, 2)).toEqual(['BH202603010001', 'BH202603010002'])
    expect(await take(company, 1)).toEqual(['BH202603010003'])
    expect(await take(other, 1)).toEqual(['BH202603010001'])
    const midnight: Clock = { now: () => new Date('2026-03-01T16:00:00Z') }
    expect(await take(company, 1, midnight)).toEqual(['BH202603020001'])
  })

  it('gives numbers back when the command is refused', async () => {
    const company = await newCompany()
    await take(company, 1)
    const refused = createRunCommand(database, noon)(company.actor('结算员'), options, async (tx) => {
      await nextNumbers(tx, 'BH', 5)
      throw new DomainError('STALE')
    })
    await expect(refused).rejects.toMatchObject({ code: 'STALE' })
    expect(await take(company, 1)).toEqual(['BH202603010002'])
  })

  it('leaves no gap and gives nothing twice, however many take and fail at once', async () => {
    const company = await newCompany()
    const run = createRunCommand(database, noon)
    const clerks = Array.from({ length: 24 }, (_, clerk) =>
      run(company.actor('结算员'), options, async (tx) => {
        const numbers = await nextNumbers(tx, 'BH', 1 + (clerk % 3))
        if (clerk % 4 === 0) throw new DomainError('STALE')
        return numbers
      }).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'STALE') return []
        throw error
      }),
    )
    const taken = (await Promise.all(clerks)).flat().sort()
    expect(taken).toEqual(taken.map((_, at) => `BH20260301${String(at + 1).padStart(4, '0')}`))
    expect(taken.length).toBe(36)
  })

  it('ends at 9999 a day, refusing without taking any', async () => {
    const company = await newCompany()
    await insert('number_counter', { companyId: company.id, prefix: 'BH', day: dayOf(noon.now()), last: 9997 })
    await expect(take(company, 3)).rejects.toMatchObject({ code: 'NUMBERS_EXHAUSTED', message: '当日编号已用完' })
    expect(await take(company, 2)).toEqual(['BH202603019998', 'BH202603019999'])
    await expect(take(company, 1)).rejects.toMatchObject({ code: 'NUMBERS_EXHAUSTED' })
    await expect(take(await newCompany(), 10_000)).rejects.toMatchObject({ code: 'NUMBERS_EXHAUSTED' })
  })
})
