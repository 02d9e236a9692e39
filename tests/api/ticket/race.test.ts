import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { expectSound } from '@tufang/tests/checks'
import { testDatabase } from '@tufang/tests/database'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import {
  answerOf,
  applyForRefund,
  type Booked,
  buy,
  collect,
  collectionInput,
  type Desk,
  ticketDocuments as documents,
  ledgerOf,
  newDesk,
  refundInput,
  stockOf,
} from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const CLIENTS = 32

/** Outcomes of all calls: OK, or the code of the refusal. */
async function answersOf({ clerk }: Desk, calls: readonly (readonly [string, object])[]): Promise<string[]> {
  const answers = await Promise.all(
    calls.map(([document, variables]) => clerk.gqlInTurn(document, { ...variables, key: newId() })),
  )
  return answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK')
}

const countOf = (answers: readonly string[], answer: string): number => answers.filter((one) => one === answer).length

/** Tickets that a project collected, used and returned, by its rows and by the sums. */
const sumsOf = ({ company }: Desk) =>
  rowOf<{ collected: number; used: number; refunded: number; trips: number; booked: number }>(
    sql`select sum(c.collected)::int as collected, sum(c.used)::int as used, sum(c.refunded)::int as refunded,
          (select count(*)::int from waybill w where w.company_id = ${company.id} and w.is_ticket and w.status <> 'VOID') as trips,
          (select sum(e.quantity)::int from ticket_entry e where e.company_id = ${company.id} and e.kind = 'COLLECT') as booked
        from ticket_count c where c.company_id = ${company.id} and c.part = 'STOCK' and c.span in ('YEAR', 'CHANGE')`,
  )

const fold = ({ company }: Desk) => rowsOf(sql`select fold_ticket_count(${company.id}, 1000)`)

describe('many at once', () => {
  it('collect exactly what there is, to the last ticket', async () => {
    const desk = await newDesk()
    await buy(desk, 50)
    const quantities = Array.from({ length: CLIENTS }, (_, at) => (at % 4) + 1)
    const answers = await answersOf(
      desk,
      quantities.map((quantity) => [documents.collect, { input: collectionInput(desk, quantity) }]),
    )
    const collected = quantities.reduce((sum, quantity, at) => sum + (answers[at] === 'OK' ? quantity : 0), 0)
    expect(new Set(answers)).toEqual(new Set(['OK', 'TICKETS_SHORT']))
    expect(await stockOf(desk)).toBe(50 - collected)
    // Calls were refused only when no ticket was left.
    const last = await answersOf(
      desk,
      Array.from({ length: CLIENTS }, () => [documents.collect, { input: collectionInput(desk, 1) }] as const),
    )
    expect(countOf(last, 'OK')).toBe(50 - collected)
    expect(countOf(last, 'TICKETS_SHORT')).toBe(CLIENTS - (50 - collected))
    expect(await stockOf(desk)).toBe(0)
    expect((await sumsOf(desk)).booked).toBe(50)
    await expectSound(await testDatabase())
  })

  it('give back exactly what the project has, and one refund once', async () => {
    const desk = await newDesk()
    await buy(desk, 20)
    await collect(desk, 20)
    const refunds: Booked[] = []
    for (let at = 0; at < 8; at++) refunds.push(await applyForRefund(desk, 5))
    const calls = refunds.flatMap(({ id }) =>
      Array.from({ length: CLIENTS / 8 }, () => [documents.audit, { id, approve: true }] as const),
    )
    const answers = await answersOf(desk, calls)
    expect(countOf(answers, 'OK')).toBe(4)
    expect(countOf(answers, 'MOVE_NOT_ALLOWED')).toBe(4 * 3)
    expect(countOf(answers, 'TICKETS_SHORT')).toBe(4 * 4)
    expect(await stockOf(desk)).toBe(20)
    expect(await sumsOf(desk)).toMatchObject({ collected: 20, refunded: 20 })
  })

  it('void what others collect, refund and haul meanwhile, and the sums are those of the rows', async () => {
    const desk = await newDesk()
    const { company, project, site: dumpSite, soil: soilType } = desk
    await buy(desk, 60)
    const voided = await Promise.all(Array.from({ length: 8 }, () => collect(desk, 5)))
    const trip = { project, dumpSite, soilType, isTicket: true }
    const trips = await newWaybills(company, 8, trip)
    const calls = [
      ...voided.flatMap(({ id }) => [
        [documents.voidCollection, { id, reason: '有误' }] as const,
        [documents.voidCollection, { id, reason: '又误' }] as const,
      ]),
      ...Array.from({ length: 12 }, () => [documents.collect, { input: collectionInput(desk, 5) }] as const),
      ...Array.from({ length: 4 }, () => [documents.refund, { input: refundInput(desk, 1) }] as const),
    ]
    expect(calls).toHaveLength(CLIENTS)
    const edits = trips.flatMap(({ id }, at) => [
      rowsOf(
        sql`update waybill set ${at % 2 === 0 ? sql`status = 'VOID'` : sql`go_datetime = go_datetime - interval '40 days'`}
            where company_id = ${company.id} and id = ${id}`,
      ),
      newWaybills(company, 1, trip),
      fold(desk),
    ])
    const [answers] = await Promise.all([answersOf(desk, calls), ...edits])
    expect(countOf(answers.slice(0, 16), 'OK')).toBe(8)
    expect(countOf(answers.slice(0, 16), 'MOVE_NOT_ALLOWED')).toBe(8)
    expect(countOf(answers.slice(16), 'TICKETS_SHORT') + countOf(answers.slice(16), 'OK')).toBe(16)
    const booked = 5 * countOf(answers.slice(16, 28), 'OK')
    expect(await stockOf(desk)).toBe(60 - booked)
    for (const folded of [false, true]) {
      if (folded) await fold(desk)
      const sums = await sumsOf(desk)
      expect(sums).toEqual({ collected: booked, used: 12, refunded: 0, trips: 12, booked })
    }
    expect((await ledgerOf(desk)).filter(({ quantity }) => quantity < 0)).toHaveLength(8)
    await expectSound(await testDatabase())
  })

  it('correct and collect in both directions without losing a ticket', async () => {
    const desk = await newDesk()
    await buy(desk, 40)
    const base = {
      ...desk.place,
      projectInfoId: desk.project.id,
      happenedAt: '2026-01-05T08:00:00+08:00',
      reason: '盘点',
    }
    const calls = Array.from({ length: CLIENTS }, (_, at) =>
      at % 2 === 0
        ? ([documents.correct, { input: { ...base, kind: 'COLLECT', quantity: at % 4 === 0 ? 3 : -3 } }] as const)
        : ([documents.collect, { input: collectionInput(desk, 1) }] as const),
    )
    const answers = await answersOf(desk, calls)
    expect(new Set(answers)).toEqual(new Set(['OK']))
    expect(await stockOf(desk)).toBe(40 - CLIENTS / 2)
    const summary = await answerOf<{ summary: { collected: number } }>(desk.clerk, documents.entries, {})
    expect(summary.summary.collected).toBe(CLIENTS / 2)
  })
})
