import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { newColleague } from '@tufang/tests/role'
import { rowsOf } from '@tufang/tests/rows'
import {
  answerOf,
  applyForRefund,
  type Booked,
  buy,
  collect,
  type Desk,
  ticketDocuments as documents,
  historyOf,
  ledgerOf,
  logged,
  newDesk,
  refundInput,
  stockOf,
} from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

/** Project that has collected ten of the fifteen tickets that were bought. */
async function newRefundDesk(): Promise<Desk> {
  const desk = await newDesk()
  await buy(desk, 15)
  await collect(desk, 10)
  return desk
}
const approve = ({ clerk }: Desk, { id }: { id: string }, more: object = {}) =>
  answerOf(clerk, documents.audit, { id, approve: true, ...more })

describe('giving tickets back', () => {
  it('moves none until it is approved, and then from the project to the company', async () => {
    const desk = await newRefundDesk()
    const asked = await applyForRefund(desk, 4)
    expect(asked).toMatchObject({
      refundNo: expect.stringMatching(/^TP\d{8}0001$/),
      projectName: desk.project.name,
      goesTo: 'COMPANY',
      price: null,
      amount: null,
      status: 'PENDING',
      applyName: '管理员',
      auditName: null,
      version: 1,
      allowedActions: ['approve', 'reject', 'withdraw'],
    })
    expect(await stockOf(desk)).toBe(5)
    expect(await approve(desk, asked, { version: 1 })).toMatchObject({
      status: 'APPROVED',
      auditName: '管理员',
      auditOwn: true,
      version: 2,
      allowedActions: [],
    })
    expect(await stockOf(desk)).toBe(9)
    expect((await ledgerOf(desk)).at(-1)).toMatchObject({ kind: 'REFUND', quantity: 4, companyChange: 4 })
    expect(await historyOf(desk, asked.id)).toEqual([
      { field: 'fourEyesOff', before: null, after: true, reason: null },
      { field: 'status', before: 'PENDING', after: 'APPROVED', reason: null },
    ])
    expect((await logged(desk)).slice(-2)).toEqual(['ticketRefund.apply', 'ticketRefund.approve'])
  })

  it('to the site for money leaves the company with what it had', async () => {
    const desk = await newRefundDesk()
    const asked = await applyForRefund(desk, 4, { goesTo: 'SUPPLIER', price: '20.50' })
    expect(asked).toMatchObject({ price: '20.50', amount: '82.00' })
    await approve(desk, asked)
    expect(await stockOf(desk)).toBe(5)
    for (const more of [{ goesTo: 'SUPPLIER' }, { price: '1' }])
      expect(await desk.clerk.code(documents.refund, { input: refundInput(desk, 1, more) })).toBe('INVALID_INPUT')
  })

  it('is refused beyond what the project has left there, trips included', async () => {
    const desk = await newRefundDesk()
    const { company, project, site: dumpSite, soil: soilType } = desk
    await newWaybills(company, 3, { project, dumpSite, soilType, isTicket: true })
    const [tooMany, all] = [await applyForRefund(desk, 8), await applyForRefund(desk, 7)]
    const refusal = {
      message: `${project.name}在${dumpSite.name}的${soilType.name}只有7张票，不够8张`,
      extensions: { code: 'TICKETS_SHORT' },
    }
    const refused = () => desk.clerk.refusal(documents.audit, { id: tooMany.id, approve: true })
    expect(await refused()).toMatchObject(refusal)
    await rowsOf(sql`select fold_ticket_count(${company.id}, 1000)`)
    expect(await refused()).toMatchObject(refusal)
    await approve(desk, all)
    expect(await answerOf(desk.clerk, documents.oneRefund, { id: tooMany.id })).toMatchObject({ status: 'PENDING' })
  })

  it('is rejected with a reason, for good', async () => {
    const desk = await newRefundDesk()
    const { id } = await applyForRefund(desk, 1)
    expect(await desk.clerk.code(documents.audit, { id, approve: false })).toBe('INVALID_INPUT')
    expect(await desk.clerk.code(documents.audit, { id, approve: false, reason: '不符', version: 9 })).toBe('STALE')
    const rejected = await answerOf(desk.clerk, documents.audit, { id, approve: false, reason: '不符' })
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: '不符', allowedActions: [] })
    expect(await desk.clerk.code(documents.audit, { id, approve: true })).toBe('MOVE_NOT_ALLOWED')
    expect(await desk.clerk.code(documents.withdraw, { id })).toBe('MOVE_NOT_ALLOWED')
    expect(await stockOf(desk)).toBe(5)
  })

  it('is withdrawn by who applied, or may change tickets, and by nobody else', async () => {
    const desk = await newRefundDesk()
    const keys = (...names: string[]) => names.map((name) => `chain:companyticket:${name}`)
    const applicant = (await newColleague(desk.company, keys('get', 'add'))).caller
    const another = (await newColleague(desk.company, keys('get', 'add', 'audit'))).caller
    const [first, second] = [
      await answerOf(applicant, documents.refund, { input: refundInput(desk, 1) }),
      await answerOf(applicant, documents.refund, { input: refundInput(desk, 1) }),
    ]
    expect(await another.code(documents.withdraw, { id: first.id })).toBe('FORBIDDEN')
    expect(await answerOf(another, documents.oneRefund, { id: first.id })).toMatchObject({
      allowedActions: ['approve', 'reject'],
      refusedActions: [{ action: 'withdraw' }],
    })
    expect(await answerOf(applicant, documents.withdraw, { id: first.id, reason: '填错' })).toMatchObject({
      status: 'WITHDRAWN',
      reason: '填错',
    })
    expect(await answerOf(desk.clerk, documents.withdraw, { id: second.id })).toMatchObject({ status: 'WITHDRAWN' })
  })

  it('is not approved by who applied, where the company wants two people, though rejected', async () => {
    const desk = await newRefundDesk()
    await rowsOf(sql`update company set four_eyes = true where id = ${desk.company.id}`)
    const [one, two] = [await applyForRefund(desk, 1), await applyForRefund(desk, 1)]
    expect(one).toMatchObject({
      allowedActions: ['reject', 'withdraw'],
      refusedActions: [{ action: 'approve', reason: '公司已开启复核，不能审核自己申请的退票' }],
    })
    expect(await desk.clerk.code(documents.audit, { id: one.id, approve: true })).toBe('TICKET_OWN')
    const auditor = await desk.company.as('审核员')
    expect(await answerOf(auditor, documents.audit, { id: one.id, approve: true })).toMatchObject({ auditOwn: false })
    await answerOf(desk.clerk, documents.audit, { id: two.id, approve: false, reason: '自己驳回' })
  })

  it('is done once by one key', async () => {
    const desk = await newRefundDesk()
    const asked = { input: refundInput(desk, 2), key: newId() }
    const once = await answerOf(desk.clerk, documents.refund, asked)
    expect(await answerOf(desk.clerk, documents.refund, asked)).toEqual(once)
    const key = newId()
    expect(await approve(desk, once, { key })).toEqual(await approve(desk, once, { key }))
    expect(await stockOf(desk)).toBe(7)
  })

  it('is listed, summed up by what is approved, and found by its fields', async () => {
    const desk = await newRefundDesk()
    const money = await applyForRefund(desk, 2, { goesTo: 'SUPPLIER', price: '10' })
    const pending = await applyForRefund(desk, 3)
    await approve(desk, money)
    const list = (filter: object | null, sort?: object[]) =>
      answerOf<{ total: number; records: Booked[]; summary: object }>(desk.clerk, documents.refunds, { filter, sort })
    expect(await list(null)).toMatchObject({ total: 2, summary: { quantity: 2, amount: '20.00', pending: 1 } })
    const ids = async (filter: object) => (await list(filter)).records.map(({ id }) => id)
    expect(await ids({ goesTo: ['SUPPLIER'] })).toEqual([money.id])
    expect(await ids({ status: ['PENDING'], applyName: '管理' })).toEqual([pending.id])
    expect(await ids({ projectName: desk.project.name, garbageId: desk.site.id })).toHaveLength(2)
    const sorted = await list(null, [{ field: 'AMOUNT', direction: 'ASC' }])
    expect(sorted.records.map(({ id }) => id)).toEqual([money.id, pending.id])
  })

  it('is for those who may, in their own company', async () => {
    const [desk, other] = [await newRefundDesk(), await newDesk()]
    const { id } = await applyForRefund(desk, 2)
    const reader = await desk.company.as('只读')
    expect(await answerOf(reader, documents.oneRefund, { id })).toMatchObject({ quantity: 2, allowedActions: [] })
    expect(await reader.code(documents.refund, { input: refundInput(desk, 1) })).toBe('FORBIDDEN')
    expect(await reader.code(documents.audit, { id, approve: true })).toBe('FORBIDDEN')
    expect(await reader.code(documents.withdraw, { id })).toBe('FORBIDDEN')
    expect(await other.clerk.ask(documents.oneRefund, { id })).toEqual({ ticketRefund: null })
    expect(await other.clerk.code(documents.audit, { id, approve: true })).toBe('NOT_FOUND')
    expect(await other.clerk.code(documents.withdraw, { id })).toBe('NOT_FOUND')
  })

  it('reads a page in as many statements whatever its length', async () => {
    const desk = await newRefundDesk()
    const list = () => statementsOf(() => desk.clerk.ask(documents.refunds))
    await applyForRefund(desk, 1)
    const before = await list()
    await applyForRefund(desk, 1)
    expect(await list()).toHaveLength(before.length)
    expect(before.filter((text) => text.includes('ticket_refund'))).toHaveLength(2)
  })
})
