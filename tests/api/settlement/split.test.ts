import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { reject, settlementOf } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newPayable, payPart } from '@tufang/tests/payment'
import {
  held,
  merge,
  newSettlement,
  rearrangeDocuments,
  type Settled,
  split,
  waybillsOn,
} from '@tufang/tests/rearrange'
import { rowOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

describe('splitSettlement', () => {
  it('moves a part to {settleNo}-n and keeps the rest, to the cent', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const plan = { count: 4, settlePrice: '33.33', weightUnit: 'TON', weightTons: '10.105' } as const
    const whole = await newSettlement(company, plan)
    const { rest, part } = await split(clerk, whole, whole.waybillIds.slice(0, 1))
    expect(rest).toMatchObject({ id: whole.id, settleNo: whole.settleNo, settleCnt: 3, settleAmt: '1010.40' })
    expect(part).toMatchObject({
      settleNo: `${whole.settleNo}-1`,
      settleCnt: 1,
      settleAmt: '336.80',
      status: 'PENDING',
    })
    expect(part).toMatchObject({ agentName: '王祥', projectId: whole.projectId })
    expect(await waybillsOn(part)).toEqual(whole.waybillIds.slice(0, 1))
    expect(await held(company)).toEqual({ cnt: 4, amt: '1347.20' })
  })

  it('takes the next free n, for parts of parts too', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const whole = await newSettlement(company, { count: 5 })
    const [a, b, c, d] = whole.waybillIds as [string, string, string, string]
    const one = (await split(clerk, whole, [a, b])).part
    const two = (await split(clerk, whole, [c])).part
    const inner = (await split(clerk, one, [a])).part
    expect([one, two, inner].map(({ settleNo }) => settleNo)).toEqual(
      ['-1', '-2', '-1-1'].map((tail) => whole.settleNo + tail),
    )
    await merge(clerk, [whole, two])
    expect((await split(clerk, whole, [d])).part.settleNo).toBe(`${whole.settleNo}-3`)
  })

  it('hands down approval, and keeps payees and heads true', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const payee = await newPayee(company)
    const whole = await newSettlement(company, { count: 3, payee, approved: true })
    const { rest, part } = await split(clerk, whole, whole.waybillIds.slice(2))
    for (const settlement of [rest, part])
      expect(settlement).toMatchObject({ status: 'APPROVED', payee: { id: payee.id }, auditTime: whole.auditTime })
    expect(rest.allowedActions).toEqual(['reject', 'merge', 'split'])
    expect(part.allowedActions).toEqual(['reject', 'merge'])
  })

  it('lets one half be rejected while the other stands', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const whole = await newSettlement(company, { count: 3 })
    const { part } = await split(clerk, whole, whole.waybillIds.slice(2))
    await reject(clerk, part)
    expect(await settlementOf(clerk, whole)).toMatchObject({ status: 'PENDING', settleCnt: 2, settleAmt: '200.00' })
    const card = await rowOf(sql`select status, giver from card where company_id = ${company.id}`)
    expect(card).toEqual({ status: 'ACTIVATED', giver: '王祥' })
  })

  it('does it once under one idempotency key', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const whole = await newSettlement(company)
    const variables = { id: whole.id, waybillIds: whole.waybillIds.slice(1), key: 's-1' }
    const first = await clerk.ask(rearrangeDocuments.split, variables)
    expect(await clerk.ask(rearrangeDocuments.split, variables)).toEqual(first)
    expect(await held(company)).toEqual({ cnt: 2, amt: '200.00' })
  })

  it('gives every part its own number when clerks split at once', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const whole = await newSettlement(company, { count: 9 })
    const parts = await Promise.all(whole.waybillIds.slice(1).map((id) => split(clerk, whole, [id])))
    const numbers = parts.map(({ part }) => part.settleNo).sort()
    expect(numbers).toEqual(numbers.map((_, index) => `${whole.settleNo}-${index + 1}`))
    expect(await settlementOf(clerk, whole)).toMatchObject({ settleCnt: 1, settleAmt: '100.00' })
  })
})

describe('splitSettlement refuses', () => {
  it('all of the waybills, none, and such as are not on it', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [whole, other] = [await newSettlement(company), await newSettlement(company)]
    const refused = (waybillIds: string[]) => clerk.code(rearrangeDocuments.split, { id: whole.id, waybillIds })
    expect(await refused(whole.waybillIds)).toBe('SPLIT_NOT_PROPER')
    expect(await refused([...other.waybillIds, ...whole.waybillIds.slice(1)])).toBe('SPLIT_NOT_PROPER')
    expect(await refused(['nothing'])).toBe('SPLIT_NOT_PROPER')
    expect(await refused([])).toBe('INVALID_INPUT')
  })

  it('what is rejected or paid, what is not there, and people who may only look', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const clerk = await company.as('管理员')
    const [whole, theirs] = [await newSettlement(company), await newSettlement(foreign)]
    const waybillIds = whole.waybillIds.slice(1)
    for (const id of [theirs.id, 'nothing'])
      expect(await clerk.code(rearrangeDocuments.split, { id, waybillIds })).toBe('NOT_FOUND')
    expect(await (await company.as('只读')).code(rearrangeDocuments.split, { id: whole.id, waybillIds })).toBe(
      'FORBIDDEN',
    )
    const { settlement: paid } = await newPayable(company)
    await payPart(clerk, paid, '1.00')
    const variables = { id: paid.id, waybillIds: paid.waybillIds.slice(1) }
    expect((await clerk.refusal(rearrangeDocuments.split, variables)).message).toContain('不能拆分')
    await reject(clerk, whole)
    expect(await clerk.code(rearrangeDocuments.split, { id: whole.id, waybillIds })).toBe('MOVE_NOT_ALLOWED')
  })
})

describe('any order of merges, splits and rejections', () => {
  const step = fc.record({
    verb: fc.constantFrom('merge', 'split', 'split', 'reject'),
    one: fc.nat(),
    other: fc.nat(),
    share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  })
  const price = fc
    .integer({ min: 1, max: 99_999 })
    .map((cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)

  it('conserves waybills and cents', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const plan = fc.tuple(
      fc.array(price, { minLength: 2, maxLength: 4 }),
      fc.array(step, { minLength: 3, maxLength: 10 }),
    )
    await fc.assert(
      fc.asyncProperty(plan, async ([prices, steps]) => {
        const before = await held(company)
        const made: Settled[] = []
        for (const [index, settlePrice] of prices.entries()) {
          const weight = { weightUnit: 'TON', weightTons: `${3 + index}.337` } as const
          made.push(await newSettlement(company, { count: 2 + index, settlePrice, ...weight }))
        }
        const whole = await held(company)
        let live: { id: string }[] = made
        const freed = { cnt: 0, cents: 0n }
        for (const { verb, one, other, share } of steps) {
          const [a, b] = [live[one % live.length], live[other % live.length]]
          if (!a || !b) break
          if (verb === 'merge' && a !== b) {
            const survivor = await merge(clerk, [a, b])
            live = live.filter(({ id }) => id === survivor.id || (id !== a.id && id !== b.id))
          } else if (verb === 'split') {
            const on = await waybillsOn(a)
            const moved = on.slice(0, Math.max(1, Math.trunc(on.length * share)))
            if (moved.length < on.length) live = [...live, (await split(clerk, a, moved)).part]
          } else if (verb === 'reject' && live.length > 1) {
            const rejected = await reject(clerk, a)
            freed.cnt += rejected.settleCnt
            freed.cents += cents(rejected.settleAmt)
            live = live.filter(({ id }) => id !== a.id)
          }
        }
        await expectSound((await testApp()).database)
        const after = await held(company)
        expect(after.cnt + freed.cnt).toBe(whole.cnt)
        expect(cents(after.amt) + freed.cents).toBe(cents(whole.amt))
        for (const { id } of live) await reject(clerk, { id })
        expect(await held(company)).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })
})

const cents = (amount: string): bigint => BigInt(amount.includes('.') ? amount.replace('.', '') : `${amount}00`)
