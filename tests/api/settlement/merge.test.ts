import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { documents, only, reject, type SettlementAnswer, settlementOf } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { groundOf } from '@tufang/tests/factories/ground'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newPayable, payPart } from '@tufang/tests/payment'
import { held, merge, newSettlement, rearrangeDocuments, split, waybillsOn } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { afterEach, describe, expect, it } from 'vitest'

const sound = async () => expectSound((await testApp()).database)
afterEach(sound)

describe('mergeSettlements', () => {
  it('lets the oldest number take over every line, to the cent', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const first = await newSettlement(company, {
      count: 2,
      settlePrice: '33.33',
      weightUnit: 'TON',
      weightTons: '10.105',
    })
    const second = await newSettlement(company, { count: 3, giver: '李四' })
    const third = await newSettlement(company, { count: 1, settlePrice: '0.01' })
    const before = await held(company)
    const merged = await merge(clerk, [third, first, second])
    expect(merged).toMatchObject({ id: first.id, settleNo: first.settleNo, status: 'PENDING', agentName: '王祥' })
    expect(merged).toMatchObject({ settleCnt: 6, settleAmt: '973.61' })
    expect(await held(company)).toEqual(before)
    expect(await waybillsOn(first)).toEqual([...first.waybillIds, ...second.waybillIds, ...third.waybillIds].sort())
    for (const gone of [second, third]) {
      expect((await clerk.ask(rearrangeDocuments.successor, { id: gone.id })).settlement).toEqual({
        status: 'SUPERSEDED',
        settleCnt: 0,
        settleAmt: '0.00',
        successor: { id: first.id, settleNo: first.settleNo },
      })
      expect((await settlementOf(clerk, gone)).allowedActions).toEqual([])
    }
  })

  it('reverses what the others settled and settles it again on the survivor', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [one, other] = [await newSettlement(company), await newSettlement(company, { count: 3 })]
    await merge(clerk, [one, other])
    const entries = await rowsOf(sql`
      select e.kind, e.settlement_id, e.waybill_count, e.settled_amount, o.kind as undoes from card_ledger_entry e
      left join card_ledger_entry o on o.company_id = e.company_id and o.id = e.reverses_id
      where e.company_id = ${company.id} and e.kind <> 'ACCRUE' order by e.created_at, e.waybill_count`)
    expect(entries).toEqual([
      { kind: 'SETTLE', settlement_id: one.id, waybill_count: 2, settled_amount: '200.00', undoes: null },
      { kind: 'SETTLE', settlement_id: other.id, waybill_count: 3, settled_amount: '300.00', undoes: null },
      { kind: 'REVERSE', settlement_id: other.id, waybill_count: -3, settled_amount: '-300.00', undoes: 'SETTLE' },
      { kind: 'SETTLE', settlement_id: one.id, waybill_count: 3, settled_amount: '300.00', undoes: null },
    ])
  })

  it('keeps what was and what is in the history of both', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [one, other] = [await newSettlement(company), await newSettlement(company, { count: 3 })]
    await merge(clerk, [one, other])
    const historyOf = ({ id }: { id: string }) =>
      rowsOf(sql`select field, before, after from field_change
        where company_id = ${company.id} and entity = 'settlement' and entity_id = ${id} order by field`)
    expect(await historyOf(one)).toEqual([
      { field: 'settleAmt', before: '200.00', after: '500.00' },
      { field: 'settleCnt', before: 2, after: 5 },
    ])
    expect(await historyOf(other)).toEqual([
      { field: 'settleAmt', before: '300.00', after: '0.00' },
      { field: 'settleCnt', before: 3, after: 0 },
      { field: 'status', before: 'PENDING', after: 'SUPERSEDED' },
      { field: 'successorId', before: null, after: one.id },
    ])
  })

  it('merges those of one payee, and stays approved only when all were', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const payee = await newPayee(company)
    const approved = { payee, approved: true }
    const [one, two] = [await newSettlement(company, approved), await newSettlement(company, approved)]
    const both = await merge(clerk, [one, two])
    expect(both).toMatchObject({ status: 'APPROVED', payee: { id: payee.id }, lackingPayeeCount: 0, settleCnt: 4 })
    const pending = await newSettlement(company, { payee })
    const all = await merge(clerk, [pending, both])
    expect(all).toMatchObject({ id: one.id, status: 'PENDING', auditTime: null, settleCnt: 6 })
    expect(all.allowedActions).toEqual(['approve', 'reject', 'merge', 'split', 'delete', 'setPayee'])
  })

  it('can be rejected as a whole: every card of it is free again', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [one, other] = [await newSettlement(company), await newSettlement(company)]
    const merged = await merge(clerk, [one, other])
    expect(await reject(clerk, merged)).toMatchObject({ status: 'REJECTED' })
    expect(await held(company)).toEqual({ cnt: 0, amt: '0' })
    const cards = await rowsOf(sql`select status, giver from card where company_id = ${company.id}`)
    expect(cards).toEqual([
      { status: 'ACTIVATED', giver: '王祥' },
      { status: 'ACTIVATED', giver: '王祥' },
    ])
  })

  it('merges a part back into what it was split from', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const whole = await newSettlement(company, { count: 3 })
    const { rest, part } = await split(clerk, whole, whole.waybillIds.slice(1))
    expect(await merge(clerk, [part, rest])).toMatchObject({ id: whole.id, settleCnt: 3, settleAmt: '300.00' })
  })

  it('does it once under one idempotency key', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const ids = [(await newSettlement(company)).id, (await newSettlement(company)).id]
    const [first, again] = [
      await clerk.ask(rearrangeDocuments.merge, { ids, key: 'm-1' }),
      await clerk.ask(rearrangeDocuments.merge, { ids, key: 'm-1' }),
    ]
    expect(again).toEqual(first)
    const { count } = await rowOf<{ count: number }>(
      sql`select count(*)::int as count from operation_log where company_id = ${company.id} and name = 'settlement.merge'`,
    )
    expect(count).toBe(1)
  })
})

describe('mergeSettlements refuses', () => {
  const refused = async (company: TestCompany, ids: string[]) =>
    (await company.as('管理员')).code(rearrangeDocuments.merge, { ids })

  it('another project or another payee', async () => {
    const company = await newCompany()
    const { soilType } = await groundOf(company)
    const project = await newProject(company)
    await newProjectPrice(company, { project, soilType, price: '50.00' })
    const one = await newSettlement(company)
    const elsewhere = await newSettlement(company, { project })
    const paidTo = await newSettlement(company, { payee: await newPayee(company) })
    const paidToOther = await newSettlement(company, { payee: await newPayee(company) })
    for (const other of [elsewhere, paidTo])
      expect(await refused(company, [one.id, other.id])).toBe('SETTLEMENTS_DIFFER')
    expect(await refused(company, [paidTo.id, paidToOther.id])).toBe('SETTLEMENTS_DIFFER')
  })

  it('what is rejected, superseded or paid', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [one, other, rejected] = [
      await newSettlement(company),
      await newSettlement(company),
      await newSettlement(company),
    ]
    await reject(clerk, rejected)
    expect(await refused(company, [one.id, rejected.id])).toBe('MOVE_NOT_ALLOWED')
    await merge(clerk, [one, other])
    expect(await refused(company, [one.id, other.id])).toBe('MOVE_NOT_ALLOWED')
    const { settlement: paid } = await newPayable(company)
    await payPart(clerk, paid, '1.00')
    const { extensions, message } = await clerk.refusal(rearrangeDocuments.merge, { ids: [one.id, paid.id] })
    expect(extensions.code).toBe('SETTLEMENT_PAID')
    expect(message).toBe(`结算单${paid.settleNo}已付款或已开票，不能合并`)
  })

  it('fewer than two, unknown ones and those of another company', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const [one, theirs] = [await newSettlement(company), await newSettlement(foreign)]
    for (const ids of [[], [one.id], [one.id, one.id]]) expect(await refused(company, ids)).toBe('INVALID_INPUT')
    for (const id of [theirs.id, 'nothing', crypto.randomUUID()])
      expect(await refused(company, [one.id, id])).toBe('NOT_FOUND')
  })

  it('people who may only look', async () => {
    const company = await newCompany()
    const ids = [(await newSettlement(company)).id, (await newSettlement(company)).id]
    for (const role of ['只读', '出纳', '审核员'] as const)
      expect(await (await company.as(role)).code(rearrangeDocuments.merge, { ids })).toBe('FORBIDDEN')
  })
})

describe('merging at once with', () => {
  const race = async (company: TestCompany, ...calls: (() => Promise<unknown>)[]) => {
    const outcomes = await Promise.allSettled(calls.map((call) => call()))
    await sound()
    expect(outcomes.map((outcome) => String('reason' in outcome ? outcome.reason : ''))).not.toContainEqual(
      expect.stringContaining('INTERNAL'),
    )
    const { cnt, amt } = await held(company)
    expect(Number(amt)).toBe(cnt * 100)
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }

  it('a rejection: whoever comes first wins, and nothing is lost', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    for (let round = 0; round < 12; round++) {
      const [one, other] = [await newSettlement(company), await newSettlement(company)]
      const settledBefore = (await held(company)).cnt
      const target = round % 2 ? one : other
      await race(
        company,
        () => merge(clerk, [one, other]),
        () => reject(clerk, target),
      )
      const settled = settledBefore - (await held(company)).cnt
      const survivors: SettlementAnswer[] = [await settlementOf(clerk, one), await settlementOf(clerk, other)]
      const live = survivors.filter(({ status }) => status === 'PENDING')
      expect(live.reduce((sum, { settleCnt }) => sum + settleCnt, 0)).toBe(4 - settled)
    }
  })

  it('other merges and splits of the same settlements', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    for (let round = 0; round < 8; round++) {
      const [a, b, c] = [await newSettlement(company), await newSettlement(company), await newSettlement(company)]
      const before = await held(company)
      await race(
        company,
        () => merge(clerk, [a, b]),
        () => merge(clerk, [c, b]),
        () => merge(clerk, [b, a, c]),
        () => split(clerk, a, a.waybillIds.slice(1)),
      )
      expect(await held(company)).toEqual(before)
    }
  })

  it('the same merge: one does it', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const pair = [await newSettlement(company), await newSettlement(company)]
    const done = await race(company, ...Array.from({ length: 4 }, () => () => merge(clerk, pair)))
    expect(done).toBe(1)
  })
})

it('refuses to approve a settlement that has been merged away', async () => {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const payee = await newPayee(company)
  const [one, other] = [await newSettlement(company, { payee }), await newSettlement(company, { payee })]
  await merge(clerk, [one, other])
  expect(await clerk.code(documents.approve, { id: other.id })).toBe('MOVE_NOT_ALLOWED')
  expect(only([await settlementOf(clerk, one)]).status).toBe('PENDING')
})
