import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { type Desk, newDesk, ticketDocuments } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const BASE = '/chain/companyticketpurchase'
const OTHER = '0192a581-cc00-7ba6-9ea6-5d8066d08a38'

/** Twenty tickets bought, eight of them collected, two of those given back to the company. */
async function withBookings(): Promise<Desk> {
  const desk = await newDesk()
  const { clerk, place, project } = desk
  const of = { ...place, projectInfoId: project.id }
  const bought = { supplier: '供票公司', price: '12.50', boughtAt: '2026-10-02T08:00:00+08:00', invoiceNo: 'FP1' }
  await clerk.ask(ticketDocuments.purchase, { input: { ...place, ...bought, quantity: 20 } })
  const collected = { quantity: 8, collectedAt: '2026-10-03T08:00:00+08:00', receiver: '王工' }
  await clerk.ask(ticketDocuments.collect, { input: { ...of, ...collected } })
  const refund = { quantity: 2, goesTo: 'COMPANY', refundedAt: '2026-10-05T08:00:00+08:00' }
  await clerk.ask('mutation ($input: TicketRefundInput!) { refundTickets(input: $input) { id } }', {
    input: { ...of, ...refund },
  })
  return desk
}

describe('tickets over REST', () => {
  it('are listed as they were bought, collected and given back', async () => {
    const { clerk, project, site, soil } = await withBookings()
    const dataOf = async (name: string) => (await clerk.rest('GET', `${BASE}/${name}`)).json<{ data: object[] }>().data
    const of = { garbageId: site.id, garbageName: site.name, soilType: soil.name }
    expect(await dataOf('companyTicketPurchaseStatistical')).toMatchObject([
      {
        ...of,
        supplier: '供票公司',
        quantity: 20,
        price: 12.5,
        amount: 250,
        boughtAt: '2026-10-02 08:00:00',
        expiresOn: null,
        invoiceNo: 'FP1',
        status: 1,
      },
    ])
    expect(await dataOf('getCollectTickets')).toMatchObject([
      { ...of, projectInfoId: project.id, projectName: project.name, quantity: 8, receiver: '王工', driverId: null },
    ])
    expect(await dataOf('getRefundTickets')).toMatchObject([
      {
        ...of,
        projectInfoId: project.id,
        quantity: 2,
        goesTo: 1,
        status: 1,
        price: null,
        refundedAt: '2026-10-05 08:00:00',
      },
    ])
    expect(await dataOf('getCompanyTicketPurchaseSoilType')).toMatchObject([{ soilType: soil.name }])
  })

  it.each([
    ['companyTicketPurchaseStatistical', { supplier: '供票公司' }, { supplier: '供票' }],
    [
      'companyTicketPurchaseStatistical',
      { startDate: '2026-10-02', endDate: '2026-10-02' },
      { startDate: '2026-10-03' },
    ],
    ['companyTicketPurchaseStatistical', { status: '1' }, { status: '9' }],
    ['companyTicketPurchaseStatistical', { invoiceNo: 'FP1' }, { invoiceNo: 'FP' }],
    ['getCollectTickets', { receiver: '王工' }, { receiver: '王' }],
    ['getCollectTickets', { endDate: '2026-10-03' }, { endDate: '2026-10-02' }],
    ['getRefundTickets', { goesTo: '1' }, { goesTo: '2' }],
    ['getRefundTickets', { status: '1' }, { status: '2' }],
    ['getCollectTickets', {}, { projectInfoId: OTHER }],
    ['getRefundTickets', {}, { garbageId: OTHER }],
    ['getCompanyTicketPurchaseSoilType', {}, { garbageId: OTHER }],
  ] as const)('are searched by what is documented: %s %o', async (name, hit, miss) => {
    const { clerk } = await withBookings()
    const found = async (query: Record<string, string>) =>
      (await clerk.rest('GET', `${BASE}/${name}`, { query })).json<{ data: object[] }>().data.length
    expect(await found(hit)).toBe(1)
    expect(await found(miss)).toBe(0)
  })

  it('are nobody else’s', async () => {
    await withBookings()
    const stranger = await (await newCompany()).as('管理员')
    for (const name of ['companyTicketPurchaseStatistical', 'getCollectTickets', 'getRefundTickets']) {
      expect((await stranger.rest('GET', `${BASE}/${name}`)).json()).toMatchObject({ code: 0, data: [] })
    }
  })

  it('are counted anew, once however often it is asked for', async () => {
    const { company, clerk, project, site, soil } = await withBookings()
    const goDatetime = new Date('2026-10-08T12:00:00+08:00')
    await newWaybills(company, 3, { project, dumpSite: site, soilType: soil, isTicket: true, goDatetime })
    await rowsOf(
      sql`update ticket_count set used = used + 5 where company_id = ${company.id} and used = 3 and part = 'STOCK'`,
    )
    const query = { garbageId: site.id, yearMonth: '2026-10', soilType: soil.name }
    const call = () => clerk.rest('GET', `${BASE}/calculateTicketMonthCostPrice`, { query })
    for (const answer of [await call(), await call()]) {
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({ code: 0, data: true, msg: '重新计算成功' })
    }
    const rows = (await clerk.rest('GET', `${BASE}/getMonthUseTicketsStatistical`)).json<{ data: object[] }>().data
    expect(rows[0]).toMatchObject({ useTickets: 3, collectTickets: 8, inRemainingTickets: 5 })
    const viewer = await company.as('只读')
    expect((await viewer.rest('GET', `${BASE}/calculateTicketMonthCostPrice`, { query })).statusCode).toBe(403)
  })
})
