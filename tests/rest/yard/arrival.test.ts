import { newCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newYard, newYardSite } from '@tufang/tests/factories/yard-site'
import { describe, expect, it } from 'vitest'

interface Answer {
  data: { records: Record<string, unknown>[]; total: number }
}

const [yard, company] = [await newYard(), await newCompany()]
const site = await newDumpSite(company)
await newYardSite(company, { siteId: site.id, yard: yard.company })
const plan = { tpMode: 'FREIGHT', weightUnit: 'TON', weightTons: '31.5' } as const
const trip = await newWaybill(company, { ...plan, dumpSite: site, status: 'IN_TRANSIT' })
const elsewhere = await newWaybill(company, plan)

const pageOf = async (query = '') =>
  (await yard.caller.rest('GET', `/chain/yard/arrivalPage${query}`)).json<Answer>().data
const say = async (verb: string, body: object) =>
  (await yard.caller.rest('PUT', `/chain/yard/${verb}`, { body })).json<{ data: object; errorCode?: string }>()

describe('the gate of a dump site', () => {
  it('reads what is on its way, without prices, codes as numbers', async () => {
    const { records, total } = await pageOf()
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({ id: trip.id, no: trip.no, state: 1, weightTons: 31.5, siteWeight: null })
    for (const member of ['settlePrice', 'receivable', 'cardNo', 'captainName', 'payeeName'])
      expect(records[0]).not.toHaveProperty(member)
    expect((await pageOf('?state=3')).total).toBe(0)
    expect((await pageOf(`?no=${trip.no}`)).total).toBe(1)
  })

  it('says what came, by a number from its scales', async () => {
    expect((await say('arrive', { id: trip.id })).data).toMatchObject({ state: 2 })
    expect((await say('tip', { id: trip.id, siteWeight: 30.25 })).data).toMatchObject({ state: 3, siteWeight: 30.25 })
    expect((await say('reopen', { id: trip.id })).data).toMatchObject({ state: 1, siteWeight: null })
    const refused = await say('refuse', { id: trip.id, reason: '混有建筑垃圾' })
    expect(refused.data).toMatchObject({ state: 4, reason: '混有建筑垃圾' })
  })

  it('knows no other trip, and no weight that is none', async () => {
    expect((await say('arrive', { id: elsewhere.id })).errorCode).toBe('NOT_FOUND')
    expect((await say('tip', { id: trip.id, siteWeight: -1 })).errorCode).toBe('INVALID_INPUT')
    expect((await say('refuse', { id: trip.id })).errorCode).toBe('INVALID_INPUT')
  })
})
