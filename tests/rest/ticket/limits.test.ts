import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from '@tufang/tests/rows'
import { type Desk, newDesk } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const MOST = 5000

/** Makes bookings of a kind, an hour apart, with their entries and stocks. */
async function book(kind: 'purchase' | 'collection' | 'refund', { company, project, site, soil }: Desk, count: number) {
  const { id, name } = company.people.管理员
  const at = sql`timestamptz '2020-01-01 12:00+08' + n * interval '1 hour'`
  const many = sql`generate_series(1, ${count}) n`
  if (kind === 'refund') {
    // Applied for only: nothing is booked.
    await rowsOf(sql`insert into ticket_refund (company_id, id, refund_no, project_id, dump_site_id, soil_type, quantity, goes_to, refunded_at,
        apply_id, apply_name, apply_datetime)
      select ${company.id}, gen_random_uuid(), 'TP' || n, ${project.id}, ${site.id}, ${soil.name}, 1, 'COMPANY', ${at}, ${id}, ${name}, ${at}
      from ${many}`)
    return
  }
  // Voided bookings, whose entries add up to nothing, as if there were none.
  const taken = sql`'VOIDED', ${name}, now(), '录错', ${id}, ${name}`
  if (kind === 'purchase')
    await rowsOf(sql`insert into ticket_purchase (company_id, id, purchase_no, dump_site_id, soil_type, supplier, quantity, price, bought_at,
        status, void_name, voided_at, void_reason, create_id, create_by)
      select ${company.id}, gen_random_uuid(), 'GP' || n, ${site.id}, ${soil.name}, '供票公司', 1, 10, ${at}, ${taken} from ${many}`)
  else
    await rowsOf(sql`insert into ticket_collection (company_id, id, collect_no, project_id, dump_site_id, soil_type, quantity, collected_at,
        status, void_name, voided_at, void_reason, create_id, create_by)
      select ${company.id}, gen_random_uuid(), 'LY' || n, ${project.id}, ${site.id}, ${soil.name}, 1, ${at}, ${taken} from ${many}`)
}

describe.each([
  ['purchase', 'companyTicketPurchaseStatistical'],
  ['collection', 'getCollectTickets'],
  ['refund', 'getRefundTickets'],
] as const)('the list of every %s', (kind, call) => {
  it('answers five thousand rows whole, and refuses one more with what to do', async () => {
    const desk = await newDesk()
    const path = `/chain/companyticketpurchase/${call}`
    await book(kind, desk, MOST + 1)
    expect((await desk.clerk.rest('GET', path)).json()).toMatchObject({
      code: 1,
      msg: '共有5001行，一次最多5000行，请缩小查询范围',
      errorCode: 'TICKET_ROWS_TOO_MANY',
    })
    // The first was booked at 13:00 of the first day.
    const query = { startDate: '2020-01-01 13:00:01' }
    const { data } = (await desk.clerk.rest('GET', path, { query })).json<{ data: object[] }>()
    expect(data).toHaveLength(MOST)
  })
})

describe('the ledger', () => {
  it('gives five thousand rows a page at most, and says how many there are', async () => {
    const { company, clerk, project, site, soil } = await newDesk()
    await rowsOf(sql`
      insert into ticket_entry (company_id, id, kind, quantity, project_id, dump_site_id, soil_type, happened_at, company_change, reason,
        create_id, create_by)
      select ${company.id}, gen_random_uuid(), 'COLLECT', 1, ${project.id}, ${site.id}, ${soil.name},
        timestamptz '2020-01-01 12:00+08' + n * interval '1 hour', 0, '更正', ${company.people.管理员.id}, '管理员'
      from generate_series(1, ${MOST + 1}) n`)
    const query = 'query ($page: PageInput) { ticketEntries(page: $page) { total records { id } } }'
    const pageOf = async (current: number, size: number) =>
      (await clerk.ask<{ ticketEntries: { total: number; records: object[] } }>(query, { page: { current, size } }))
        .ticketEntries
    const first = await pageOf(1, MOST)
    expect([first.total, first.records.length]).toEqual([MOST + 1, MOST])
    expect((await pageOf(2, MOST)).records).toHaveLength(1)
    expect((await clerk.refusal(query, { page: { current: 1, size: MOST + 1 } })).message).toContain('5000')
  })
})
