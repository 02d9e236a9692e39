import { sql } from '@tufang/server/kernel/sql/sql'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import {
  answerOf,
  applyForRefund,
  buy,
  collect,
  correct,
  type Desk,
  ticketDocuments as documents,
  newDesk,
} from '@tufang/tests/ticket'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Listed {
  total: number
  records: { id: string; balance: number | null; quantity: number; purchaseId: string | null }[]
}
const document = `query ($filter: TicketEntryFilter, $sort: [TicketEntrySort!], $page: PageInput) {
  ticketEntries(filter: $filter, sort: $sort, page: $page) {
    total records { id quantity balance purchaseId collectionId refundId } } }`
const list = ({ clerk }: Desk, variables: object): Promise<Listed> => answerOf(clerk, document, variables)

const HOUR = 3_600_000
const instant = fc
  .tuple(
    fc.constantFrom('2024-12-31', '2025-01-01', '2025-01-02', '2025-03-01'),
    fc.constantFrom(0, 5.9999, 6, 6.0001, 20),
  )
  .map(([day, hour]) => new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * HOUR))
const move = fc.record({
  kind: fc.constantFrom(
    'COLLECT' as const,
    'COLLECT' as const,
    'USE' as const,
    'REFUND' as const,
    'trip',
    'trip',
    'fold',
  ),
  quantity: fc.integer({ min: -3, max: 9 }).filter((number) => number !== 0),
  at: instant,
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

async function make(desk: Desk, { kind, quantity, at }: Move): Promise<void> {
  const { company, project, site: dumpSite, soil: soilType } = desk
  if (kind === 'fold') await rowsOf(sql`select fold_ticket_count(${company.id}, 3)`)
  else if (kind === 'trip') await newWaybill(company, { project, dumpSite, soilType, isTicket: true, goDatetime: at })
  else await newTicketEntry(company, { kind: kind as 'COLLECT', project, dumpSite, soilType, quantity, happenedAt: at })
}

/** Tickets left after each entry of a project, computed from single rows. */
async function leftAfter({ company, project, site, soil }: Desk): Promise<Map<string, number>> {
  const moves = await rowsOf<{ id: string | null; change: number }>(sql`
    select m.id, m.change from (
      select e.id, e.happened_at as at, 1 as turn, case e.kind when 'COLLECT' then e.quantity else -e.quantity end as change
      from ticket_entry e where e.company_id = ${company.id} and e.project_id = ${project.id} and e.dump_site_id = ${site.id}
        and e.soil_type = ${soil.name}
      union all
      select null, w.go_datetime, 0, -1 from waybill w where w.company_id = ${company.id} and w.project_id = ${project.id}
        and w.dump_site_id = ${site.id} and w.go_soil_type = ${soil.name} and w.is_ticket and w.status <> 'VOID') m
    order by m.at, m.turn, m.id`)
  let left = 0
  return new Map(
    moves.flatMap(({ id, change }) => {
      left += change
      return id === null ? [] : [[id, left] as const]
    }),
  )
}

describe('the running sum of the ledger', () => {
  it('is what raw rows come to, on every page, in either order and under any other condition', async () => {
    let seen = 0
    const asked = fc.record({ size: fc.integer({ min: 1, max: 5 }), direction: fc.constantFrom('ASC', 'DESC') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 6, maxLength: 20, size: 'max' }),
        asked,
        async (moves, { size, direction }) => {
          const desk = await newDesk()
          for (const one of moves) await make(desk, one)
          const other = { ...desk, site: (await newDesk()).site }
          expect(other.site.id).not.toBe(desk.site.id)
          const expected = await leftAfter(desk)
          const place = { ...desk.place, projectInfoId: desk.project.id }
          const sort = [{ field: 'HAPPENED_AT', direction }]
          const found: [string, number | null][] = []
          for (let current = 1; (current - 1) * size < expected.size; current += 1) {
            const { records, total } = await list(desk, { filter: place, sort, page: { current, size } })
            expect(total).toBe(expected.size)
            found.push(...records.map(({ id, balance }): [string, number | null] => [id, balance]))
          }
          expect(found).toHaveLength(expected.size)
          expect(new Map(found)).toEqual(expected)
          const fewer = { ...place, kind: ['USE'], happenedAt: { from: '2025-01-01T06:00:00+08:00' } }
          for (const { id, balance } of (await list(desk, { filter: fewer })).records) {
            expect(balance).toBe(expected.get(id))
            seen += 1
          }
        },
      ),
      { numRuns: 20, endOnFailure: true },
    )
    expect(seen).toBeGreaterThan(0)
  })

  it('is the stock of the company where no project is named', async () => {
    const desk = await newDesk()
    await buy(desk, 100, { boughtAt: '2025-01-01T12:00:00+08:00' })
    await collect(desk, 30, { collectedAt: '2025-01-03T12:00:00+08:00' })
    await buy(desk, 5, { boughtAt: '2025-01-02T12:00:00+08:00' })
    await correct(desk, 'USE', 2, { happenedAt: '2025-01-04T12:00:00+08:00' })
    await correct(desk, 'COLLECT', 80, { happenedAt: '2025-01-05T12:00:00+08:00' })
    const sort = [{ field: 'HAPPENED_AT', direction: 'ASC' }]
    const balances = async (more: object) =>
      (await list(desk, { filter: desk.place, sort, ...more })).records.map(({ balance }) => balance)
    expect(await balances({})).toEqual([100, 105, 75, 75, -5])
    expect(await balances({ page: { current: 2, size: 2 } })).toEqual([75, 75])
  })

  it('is none where the filter names no one place, and is read only where it is asked for', async () => {
    const desk = await newDesk()
    await buy(desk, 10)
    await collect(desk, 4)
    const { garbageId, soilType } = desk.place
    for (const filter of [null, { garbageId }, { soilType }, { projectInfoId: desk.project.id, soilType }]) {
      const { records } = await list(desk, { filter })
      expect(records.map(({ balance }) => balance)).toEqual(records.map(() => null))
    }
    const filter = { ...desk.place, projectInfoId: desk.project.id }
    const read = (fields: string) => statementsOf(() => desk.clerk.ask(document.replace('balance', fields), { filter }))
    const [without, withIt] = [await read(''), await read('balance')]
    expect(withIt).toHaveLength(without.length + 2)
  })
})

describe('the entries of a document', () => {
  it('are found by its id', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    const bought = await buy(desk, 10)
    await buy(desk, 20)
    const taken = await collect(desk, 6)
    const back = await applyForRefund(desk, 2)
    await answerOf(desk.clerk, documents.audit, { id: back.id, approve: true })
    await answerOf(desk.clerk, documents.voidCollection, { id: taken.id, reason: '有误' })
    const of = async (from: Desk, filter: object) =>
      (await list(from, { filter })).records.map(({ quantity }) => quantity).toSorted()
    expect(await of(desk, { purchaseId: bought.id })).toEqual([10])
    expect(await of(desk, { collectionId: taken.id })).toEqual([-6, 6])
    expect(await of(desk, { refundId: back.id })).toEqual([2])
    expect(await of(desk, { refundId: taken.id })).toEqual([])
    expect(await of(other, { purchaseId: bought.id })).toEqual([])
    expect((await list(desk, { filter: { purchaseId: bought.id } })).records).toMatchObject([{ purchaseId: bought.id }])
  })
})
