import { newProject } from '@tufang/tests/factories/project'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { answerOf, type Desk, newDesk, ticketDocuments } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

/** Figures of the statistics are those of documents and trips, with the corrections that their rows name. */

const BASE = '/chain/companyticketpurchase'
const on = (day: string, time = '12:00:00') => `2026-${day}T${time}+08:00`

interface Row {
  dayDetailDate: string | null
  monthDetailDate: string | null
  projectInfoId: string | null
  collectTickets: number
  correctedCollects: number
  useTickets: number
  correctedUses: number
  refundTickets: number
  correctedRefunds: number
  isTotalRow: number
  isProjectTotalRow: number
}

/** Tickets of two projects: documents, trips and corrections of each kind, on both sides of six in the morning. */
async function corrected(): Promise<Desk> {
  const desk = await newDesk()
  const { clerk, company, project, site, soil, place } = desk
  const other = await newProject(company)
  const input = { ...place, supplier: '甲公司', quantity: 100, price: '10.00', boughtAt: on('10-01') }
  await answerOf(clerk, ticketDocuments.purchase, { input })
  const collect = (projectInfoId: string, quantity: number, collectedAt: string) =>
    answerOf(clerk, ticketDocuments.collect, { input: { ...place, projectInfoId, quantity, collectedAt } })
  await collect(project.id, 20, on('10-31'))
  await collect(other.id, 9, on('11-02'))
  const { id } = await collect(project.id, 5, on('11-01'))
  await answerOf(clerk, ticketDocuments.voidCollection, { id, reason: '录错' })
  const refund = { ...place, projectInfoId: project.id, quantity: 4, goesTo: 'COMPANY', refundedAt: on('11-02') }
  const asked = await answerOf(clerk, ticketDocuments.refund, { input: refund })
  await answerOf(clerk, ticketDocuments.audit, { id: asked.id, approve: true })
  const correct = (projectInfoId: string, kind: string, quantity: number, happenedAt: string) =>
    answerOf(clerk, ticketDocuments.correct, {
      input: { ...place, projectInfoId, kind, quantity, happenedAt, reason: '盘点' },
    })
  await correct(project.id, 'COLLECT', 3, on('11-01', '05:59:59'))
  await correct(project.id, 'USE', 2, on('11-01', '06:00:00'))
  await correct(project.id, 'USE', -1, on('10-31'))
  await correct(project.id, 'REFUND', -1, on('11-02'))
  await correct(other.id, 'REFUND', 2, on('11-02'))
  const trip = { project, dumpSite: site, soilType: soil, isTicket: true }
  await newWaybills(company, 3, { ...trip, goDatetime: new Date(on('11-01', '05:00:00')) })
  await newWaybills(company, 4, { ...trip, goDatetime: new Date(on('11-02')) })
  return desk
}

async function rowsOf({ clerk }: Desk, call: string, query: Record<string, string> = {}): Promise<Row[]> {
  return (await clerk.rest('GET', `${BASE}/${call}`, { query })).json<{ data: Row[] }>().data
}
const sumOf = <Each>(all: readonly Each[], of: (one: Each) => number) => all.reduce((sum, one) => sum + of(one), 0)
const isPlain = ({ isTotalRow, isProjectTotalRow }: Row) => !isTotalRow && !isProjectTotalRow
const corrections = ({ correctedCollects, correctedUses, correctedRefunds }: Row) => [
  correctedCollects,
  correctedUses,
  correctedRefunds,
]

describe.each([
  [
    'by day',
    'getDayUseTicketsStatistical',
    { '2026-10-31': [3, -1, 0], '2026-11-01': [0, 2, 0], '2026-11-02': [0, 0, -1] },
  ],
  ['by month', 'getMonthUseTicketsStatistical', { '2026-10': [3, -1, 0], '2026-11': [0, 2, -1] }],
])('statistics of tickets %s', (_, call, expected) => {
  it('say of each row what of it was corrected, and their totals the sums', async () => {
    const desk = await corrected()
    const rows = await rowsOf(desk, call)
    const own = rows.filter((row) => isPlain(row) && row.projectInfoId === desk.project.id)
    expect(Object.fromEntries(own.map((row) => [row.dayDetailDate ?? row.monthDetailDate, corrections(row)]))).toEqual(
      expected,
    )
    const total = rows.find(({ isTotalRow }) => isTotalRow)
    expect(total && corrections(total)).toEqual([3, 1, 1])
    const ofProject = rows.find((row) => row.isProjectTotalRow && row.projectInfoId === desk.project.id)
    expect(ofProject && corrections(ofProject)).toEqual([3, 1, -1])
  })

  it('come to what documents, trips and corrections come to', async () => {
    const desk = await corrected()
    const rows = await rowsOf(desk, call)
    const [total] = rows.filter(({ isTotalRow }) => isTotalRow)
    const quantity = (row: object) => Number('quantity' in row ? row.quantity : 0)
    const collected = await rowsOf(desk, 'getCollectTickets', { status: '1' })
    expect(total?.collectTickets).toBe(sumOf(collected, quantity) + (total?.correctedCollects ?? 0))
    const refunded = await rowsOf(desk, 'getRefundTickets', { status: '2' })
    expect(total?.refundTickets).toBe(sumOf(refunded, quantity) + (total?.correctedRefunds ?? 0))
    const trips = await desk.clerk.rest('GET', '/chain/companywaybill/page', { query: { isTicket: '1' } })
    expect(total?.useTickets).toBe(trips.json<{ data: { total: number } }>().data.total + (total?.correctedUses ?? 0))
  })

  it('say the same in pages, and of what is chosen', async () => {
    const desk = await corrected()
    const page = await desk.clerk.rest('GET', `${BASE}/${call}`, { query: { current: '1', size: '1' } })
    const { records, statistics } = page.json<{
      data: { records: Row[]; statistics: { total: Row; projects: Row[] } }
    }>().data
    expect(records).toHaveLength(1)
    expect(corrections(statistics.total)).toEqual([3, 1, 1])
    const chosen = { startDate: '2026-11-01', garbageId: desk.site.id, projectInfoId: desk.project.id }
    const [total] = (await rowsOf(desk, call, chosen)).filter(({ isTotalRow }) => isTotalRow)
    expect(total && corrections(total)).toEqual([0, 2, -1])
  })
})
