import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newYard, newYardSite, type Yard } from '@tufang/tests/factories/yard-site'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { receiveCode } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const row = 'id companyName garbageName yardName openHours soils capacityLeft priceNote version allowedActions'
const documents = {
  offers: '{ siteOffers { id companyName garbageName } }',
  claim: `mutation ($id: ID!, $code: String!) { answer: claimYardSite(offerId: $id, code: $code) { ${row} } }`,
  list: `{ yardSites { total records { ${row} } summary { companyCount } } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: YardSiteInput!) {
    answer: updateYardSite(id: $id, version: $version, input: $input) { ${row} } }`,
  end: 'mutation ($id: ID!) { endYardSite(id: $id) { id type } }',
  site: 'query ($id: ID!) { site(id: $id) { yard { id yardName openHours } } }',
}

interface Site {
  id: string
  version: number
}
const offers = async (caller: Caller) =>
  (await caller.ask<{ siteOffers: { id: string; companyName: string; garbageName: string }[] }>(documents.offers))
    .siteOffers
const sitesOf = async (caller: Caller) =>
  (
    await caller.ask<{ yardSites: { total: number; records: Site[]; summary: { companyCount: number } } }>(
      documents.list,
    )
  ).yardSites

/** Dump site at which a company has named the phone of a yard's keeper. */
async function named({ keeper }: Yard, company: TestCompany) {
  const site = await newDumpSite(company)
  await rowsOf(
    sql`update dump_site set operator_mobile = ${keeper.mobile} where company_id = ${company.id} and id = ${site.id}`,
  )
  return site
}

const codeFor = async ({ keeper, caller }: Yard) => receiveCode(await testApp(), keeper.mobile, caller, 'BIND')

describe('a dump site that a company lets somebody run', () => {
  it('is offered to the phone that the company named, and claimed by a code', async () => {
    const [yard, company, other] = [await newYard(), await newCompany(), await newCompany()]
    const site = await named(yard, company)
    await newDumpSite(company)
    expect(await offers(yard.caller)).toEqual([{ id: site.id, companyName: company.name, garbageName: site.name }])
    expect(await offers((await newYard()).caller)).toEqual([])
    const wrong = await yard.caller.code(documents.claim, { id: site.id, code: '000000' })
    expect(wrong).toBe('WRONG_CODE')
    const { answer } = await yard.caller.ask<{ answer: Site }>(documents.claim, {
      id: site.id,
      code: await codeFor(yard),
    })
    expect(answer).toMatchObject({ companyName: company.name, garbageName: site.name, yardName: yard.company.name })
    expect(await offers(yard.caller)).toEqual([])
    expect(await sitesOf(yard.caller)).toEqual({ total: 1, records: [answer], summary: { companyCount: 1 } })
    const clerk = await company.as('管理员')
    expect((await sitesOf(clerk)).records).toMatchObject([{ id: answer.id, allowedActions: ['end'] }])
    expect((await sitesOf(await other.as('管理员'))).total).toBe(0)
    const logged = await rowsOf(
      sql`select name, create_by as by from operation_log where company_id = ${company.id} and name = 'yardSite.claim'`,
    )
    expect(logged).toEqual([{ name: 'yardSite.claim', by: `${yard.company.name} 刘场长` }])
  })

  it('is claimed once, and by nobody whom the company has not named', async () => {
    const [yard, company] = [await newYard(), await newCompany()]
    const site = await named(yard, company)
    const stranger = await newYard()
    expect(await stranger.caller.code(documents.claim, { id: site.id, code: await codeFor(stranger) })).toBe(
      'NOT_FOUND',
    )
    const clerk = await company.as('管理员')
    expect(await clerk.code(documents.claim, { id: site.id, code: '123456' })).toBe('YARD_SITE_NO_YARD')
    await newYardSite(company, { siteId: site.id, yard: stranger.company })
    expect(await yard.caller.code(documents.claim, { id: site.id, code: await codeFor(yard) })).toBe('NOT_FOUND')
  })

  it('tells the company when it is open, and keeps what is not named', async () => {
    const [yard, company] = [await newYard(), await newCompany()]
    const site = await newDumpSite(company)
    const { id } = await newYardSite(company, { siteId: site.id, yard: yard.company })
    const input = { openHours: '06:00—22:00', soils: ['土方', '石方', '土方'], capacityLeft: '1200.5' }
    const changed = { openHours: '06:00—22:00', soils: ['土方', '石方'], capacityLeft: '1200.500', version: 2 }
    const update = (version: number, given: object) =>
      yard.caller.ask<{ answer: Site }>(documents.update, { id, version, input: given })
    expect((await update(1, input)).answer).toMatchObject(changed)
    expect((await update(2, { priceNote: '月结' })).answer).toMatchObject({ ...changed, priceNote: '月结', version: 3 })
    expect((await update(3, { openHours: null })).answer).toMatchObject({ ...changed, openHours: null, version: 4 })
    expect(await yard.caller.code(documents.update, { id, version: 3, input })).toBe('STALE')
    const clerk = await company.as('只读')
    const { site: found } = await clerk.ask<{ site: object }>(documents.site, { id: site.id })
    expect(found).toEqual({ yard: { id, yardName: yard.company.name, openHours: null } })
  })

  it.each([
    [{ openHours: '长'.repeat(61) }, '开放时间长度不能超过60个字符'],
    [{ soils: Array.from({ length: 21 }, (_, at) => `土${at}`) }, '收哪些土质最多20种'],
    [{ soils: [' '] }, '请输入收哪些土质'],
    [{ soils: [] }, '请选择收哪些土质'],
    [{ capacityLeft: '-1' }, expect.stringContaining('剩余容量须在0到')],
  ])('is not told %j', async (input, message) => {
    const [yard, company] = [await newYard(), await newCompany()]
    const { id } = await newYardSite(company, { siteId: (await newDumpSite(company)).id, yard: yard.company })
    const refusal = await yard.caller.refusal(documents.update, { id, version: 1, input })
    expect(refusal).toMatchObject({ message })
  })

  it('is left by whoever runs it or taken back by the company, and by nobody else', async () => {
    const [yard, company] = [await newYard(), await newCompany()]
    const made = async () =>
      (await newYardSite(company, { siteId: (await newDumpSite(company)).id, yard: yard.company })).id
    const [first, second] = [await made(), await made()]
    expect(await (await newYard()).caller.code(documents.end, { id: first })).toBe('NOT_FOUND')
    expect(await (await (await newCompany()).as('管理员')).code(documents.end, { id: first })).toBe('NOT_FOUND')
    expect(await (await company.as('结算员')).code(documents.end, { id: first })).toBe('FORBIDDEN')
    await yard.caller.ask(documents.end, { id: first })
    expect((await sitesOf(yard.caller)).records.map(({ id }) => id)).toEqual([second])
    await (await company.as('管理员')).ask(documents.end, { id: second })
    expect((await sitesOf(yard.caller)).total).toBe(0)
  })

  it('is listed by one statement, however many there are', async () => {
    const yard = await newYard()
    const add = async () => {
      const company = await newCompany()
      await newYardSite(company, { siteId: (await newDumpSite(company)).id, yard: yard.company })
    }
    await add()
    await sitesOf(yard.caller)
    const few = (await statementsOf(() => sitesOf(yard.caller))).length
    for (const _ of [1, 2, 3, 4]) await add()
    expect((await statementsOf(() => sitesOf(yard.caller))).length).toBe(few)
  })
})
