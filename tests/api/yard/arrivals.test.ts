import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newYard, newYardSite } from '@tufang/tests/factories/yard-site'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const row =
  'id no state companyName garbageName truckCode weightTons siteWeight reason saidName arrivedAt closedAt allowedActions'
const documents = {
  list: `query ($filter: ArrivalFilter) { arrivals(filter: $filter) { total records { ${row} }
    summary { announced arrived tipped refused tippedTons tippedCubic } } }`,
  one: `query ($id: ID!) { answer: arrival(id: $id) { ${row} } }`,
  arrive: `mutation ($id: ID!, $key: String) { answer: recordArrival(id: $id, idempotencyKey: $key) { ${row} } }`,
  tip: `mutation ($id: ID!, $input: TippingInput) { answer: recordTipping(id: $id, input: $input) { ${row} } }`,
  refuse: `mutation ($id: ID!, $reason: String!) { answer: refuseArrival(id: $id, reason: $reason) { ${row} } }`,
  reopen: `mutation ($id: ID!) { answer: reopenArrival(id: $id) { ${row} } }`,
}

interface Arrival {
  id: string
  state: string
  arrivedAt: string | null
}
interface Found {
  total: number
  records: Arrival[]
  summary: Record<string, unknown>
}
const listed = async (caller: Caller, filter: object = {}) =>
  (await caller.ask<{ arrivals: Found }>(documents.list, { filter })).arrivals
const say = async (caller: Caller, verb: keyof typeof documents, given: object) =>
  (await caller.ask<{ answer: Arrival }>(documents[verb], { ...given })).answer

/** A yard that runs one of two dump sites of a company, with a trip to each. */
async function running() {
  const [yard, company] = [await newYard(), await newCompany()]
  const [site, elsewhere] = [await newDumpSite(company), await newDumpSite(company)]
  await newYardSite(company, { siteId: site.id, yard: yard.company })
  const plan = { tpMode: 'FREIGHT', weightUnit: 'TON', weightTons: '31.5' } as const
  const trip = await newWaybill(company, { ...plan, dumpSite: site, status: 'IN_TRANSIT' })
  await newWaybill(company, { ...plan, dumpSite: elsewhere })
  await newWaybill(company, { ...plan, dumpSite: site, status: 'VOID' })
  return { yard, company, site, trip, caller: yard.caller, plan }
}

/** Words of both sides about a trip, as the company of the trip sees them. */
async function wordsAbout(company: TestCompany, id: string): Promise<object[]> {
  const clerk = await company.as('结算员')
  const query = 'query ($id: ID!) { waybill(id: $id) { confirmations { side verdict weightTons reason createBy } } }'
  return (await clerk.ask<{ waybill: { confirmations: object[] } }>(query, { id })).waybill.confirmations
}

describe('the trips that come to a dump site', () => {
  it('are those to the sites that its company runs, and nobody else sees them there', async () => {
    const { caller, trip, company, site } = await running()
    const { records, total, summary } = await listed(caller)
    expect({ total, records }).toMatchObject({
      total: 1,
      records: [{ id: trip.id, no: trip.no, state: 'ANNOUNCED', companyName: company.name, garbageName: site.name }],
    })
    expect(summary).toMatchObject({ announced: 1, arrived: 0, tipped: 0, refused: 0 })
    expect((await listed((await newYard()).caller)).total).toBe(0)
    expect((await listed(await company.as('管理员'))).total).toBe(0)
    expect(await (await company.as('结算员')).code(documents.list, {})).toBe('FORBIDDEN')
  })

  it('are of several companies, each with its own name', async () => {
    const { yard, caller } = await running()
    const second = await newCompany()
    const site = await newDumpSite(second)
    await newYardSite(second, { siteId: site.id, yard: yard.company })
    // A session learns of another dump site when it is claimed; this one was put there by hand.
    const fresh = await newWaybill(second, { tpMode: 'FREIGHT', dumpSite: site, status: 'IN_TRANSIT' })
    await expect.poll(async () => (await listed(caller)).total, { timeout: 15_000 }).toBe(2)
    expect((await say(caller, 'arrive', { id: fresh.id })).state).toBe('ARRIVED')
  })

  it('arrive, tip with a weight of their own, and are taken back', async () => {
    const { caller, trip, company } = await running()
    expect(await say(caller, 'arrive', { id: trip.id })).toMatchObject({
      state: 'ARRIVED',
      closedAt: null,
      saidName: expect.stringContaining('刘场长'),
      allowedActions: ['tip', 'refuse', 'reopen'],
    })
    expect(await caller.code(documents.arrive, { id: trip.id })).toBe('MOVE_NOT_ALLOWED')
    const tipped = await say(caller, 'tip', { id: trip.id, input: { siteWeight: '30.25' } })
    expect(tipped).toMatchObject({ state: 'TIPPED', siteWeight: '30.250', weightTons: '31.500' })
    expect((await listed(caller)).summary).toMatchObject({ tipped: 1, tippedTons: '30.250' })
    const word = { side: 'SITE', verdict: 'CORRECTED', weightTons: '30.250' }
    expect(await wordsAbout(company, trip.id)).toMatchObject([word])
    expect(await say(caller, 'reopen', { id: trip.id })).toMatchObject({
      state: 'ANNOUNCED',
      siteWeight: null,
      arrivedAt: null,
    })
    expect((await listed(caller)).summary).toMatchObject({ announced: 1, tipped: 0, tippedTons: '0.000' })
    expect(await wordsAbout(company, trip.id)).toEqual([])
    await say(caller, 'tip', { id: trip.id, input: { siteWeight: '31.5' } })
    expect(await wordsAbout(company, trip.id)).toMatchObject([{ side: 'SITE', verdict: 'CONFIRMED', reason: null }])
    const logged = await rowsOf(
      sql`select name from operation_log where company_id = ${company.id} and name like 'arrival.%' order by created_at, id`,
    )
    expect(logged).toHaveLength(5)
  })

  it('are refused with a reason', async () => {
    const { caller, trip, company } = await running()
    expect(await caller.refusal(documents.refuse, { id: trip.id, reason: ' ' })).toMatchObject({
      message: '请输入拒收原因',
    })
    const refused = await say(caller, 'refuse', { id: trip.id, reason: '混有建筑垃圾' })
    expect(refused).toMatchObject({ state: 'REFUSED', reason: '混有建筑垃圾' })
    const word = { verdict: 'REFUSED', reason: '混有建筑垃圾', createBy: expect.stringContaining('刘场长') }
    expect(await wordsAbout(company, trip.id)).toMatchObject([word])
    expect((await listed(caller, { state: ['REFUSED'] })).total).toBe(1)
    expect((await listed(caller, { state: ['TIPPED', 'ARRIVED'] })).total).toBe(0)
  })

  it('are said once, by one of two who say it at once', async () => {
    const { caller, trip } = await running()
    const answers = await Promise.all([1, 2, 3, 4].map(() => caller.gql(documents.arrive, { id: trip.id })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const kept = await rowsOf(sql`select version from site_visit where waybill_id = ${trip.id}`)
    expect(kept).toEqual([{ version: 1 }])
  })

  it('are no business of a yard that runs another site, nor of the company itself', async () => {
    const { trip, company } = await running()
    const stranger = (await newYard()).caller
    for (const verb of ['arrive', 'tip', 'reopen'] as const)
      expect(await stranger.code(documents[verb], { id: trip.id })).toBe('NOT_FOUND')
    expect(await (await company.as('管理员')).code(documents.arrive, { id: trip.id })).toBe('NOT_FOUND')
    expect((await stranger.ask<{ answer: Arrival | null }>(documents.one, { id: trip.id })).answer).toBeNull()
  })

  it('stay with whoever ran the site when they left, and so does what he said of them', async () => {
    const { caller: former, company, site, trip, plan } = await running()
    await say(former, 'refuse', { id: trip.id, reason: '混有垃圾' })
    await rowsOf(sql`update yard_site set ended_at = now(), ended_name = '何老板' where company_id = ${company.id}`)
    const next = await newYard()
    await newYardSite(company, { siteId: site.id, yard: next.company })
    const goDatetime = new Date(Date.now() + 1000)
    const later = await newWaybill(company, { ...plan, dumpSite: site, status: 'IN_TRANSIT', goDatetime })
    const { records, summary } = await listed(next.caller)
    expect(records.map(({ id }) => id)).toEqual([later.id])
    expect(summary).toMatchObject({ announced: 1, refused: 0 })
    expect(await next.caller.code(documents.arrive, { id: trip.id })).toBe('NOT_FOUND')
    expect((await next.caller.ask<{ answer: unknown }>(documents.one, { id: trip.id })).answer).toBeNull()
    expect((await say(next.caller, 'arrive', { id: later.id })).state).toBe('ARRIVED')
  })

  it('are seen anew at the site to which a clerk sent them instead', async () => {
    const { caller, trip, company } = await running()
    await say(caller, 'tip', { id: trip.id })
    const other = await newDumpSite(company)
    await rowsOf(
      sql`update waybill set dump_site_id = ${other.id}, garbage_name = ${other.name} where company_id = ${company.id} and id = ${trip.id}`,
    )
    expect((await listed(caller)).total).toBe(0)
    const next = await newYard()
    await newYardSite(company, { siteId: other.id, yard: next.company })
    await expect
      .poll(async () => (await listed(next.caller)).records, { timeout: 15_000 })
      .toMatchObject([{ state: 'ANNOUNCED' }])
  })
})
