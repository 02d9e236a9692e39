import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { applyFor } from '@tufang/tests/price'
import { statementsOf } from '@tufang/tests/queries'
import { insert, rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { answerOf, buy, newDesk } from '@tufang/tests/ticket'
import { newTrip, reportTrip, wayOf } from '@tufang/tests/track'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const site = `id code garbageName garbageType garbageTypeName ownership address lng lat fenceRadius operatorName operatorMobile
  enabled version allowedActions`
const documents = {
  list: `query ($filter: DumpSiteFilter, $sort: [DumpSiteSort!]) { answer: sites(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${site} } } }`,
  find: `query ($id: ID!) { answer: site(id: $id) { ${site} uses { label count } history { label before after } } }`,
  create: `mutation ($input: SiteInput!) { answer: createSite(input: $input) { ${site} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: SiteInput!) { answer: updateSite(id: $id, version: $version, input: $input) { ${site} } }`,
  retire: `mutation ($id: ID!) { answer: retireSite(id: $id) { ${site} } }`,
  restore: `mutation ($id: ID!) { answer: restoreSite(id: $id) { ${site} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteSite(id: $id) { id type } }',
}

interface Site {
  id: string
  code: string
  garbageName: string
  version: number
}

const plain = () => ({ code: `XN${uniqueName()}`, garbageName: `受纳场${uniqueName()}` })

async function ground(): Promise<{ company: TestCompany; admin: Caller }> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}

const made = (admin: Caller, more: object = {}): Promise<Site> =>
  answerOf(admin, documents.create, { input: { ...plain(), ...more } })

describe('a dump site', () => {
  it('is created with the given values, and shown by the documented reads', async () => {
    const { company, admin } = await ground()
    const input = {
      code: 'XN-0042',
      garbageName: '部九窝受纳场',
      garbageType: '2',
      ownership: 'SHARED',
      address: '龙华区民治街道',
      lng: '114.03391',
      lat: '22.59748',
      fenceRadius: 300,
      operatorName: '何场长',
      operatorMobile: '0755-8123456',
    }
    const found = await answerOf<Site>(admin, documents.create, { input })
    expect(found).toMatchObject({
      ...input,
      lng: '114.033910',
      lat: '22.597480',
      garbageTypeName: '回填工地',
      version: 1,
    })
    await rowsOf(sql`insert into dictionary_item (company_id, dictionary, item_value, item_name)
      values (${company.id}, 'garbage_type', '2', '回填区')`)
    expect(await answerOf(admin, documents.list, { filter: { ownership: 'SHARED', garbageType: '2' } })).toMatchObject({
      total: 1,
      summary: { enabledCount: 1 },
      records: [{ garbageTypeName: '回填区', allowedActions: ['update', 'retire', 'delete', 'merge'] }],
    })
    expect(await answerOf(admin, documents.list, { filter: { equal: { lng: '114.033910' } } } as object)).toMatchObject(
      { total: 1 },
    )
    const shown = {
      id: found.id,
      garbageId: found.id,
      garbageName: input.garbageName,
      code: input.code,
      garbageType: '2',
    }
    const listed = await admin.rest('GET', '/chain/garbage/listByCompanyAuth')
    expect(listed.json<{ data: object[] }>().data).toEqual([shown])
    const byCode = await admin.rest('GET', '/chain/garbageBaseQuery/queryByCode', { query: { code: input.code } })
    expect(byCode.json<{ data: object }>().data).toEqual({ ...shown, address: input.address })
  })

  it('has a code and a name of its own', async () => {
    const { admin } = await ground()
    const { code, garbageName } = await made(admin)
    const { extensions } = await admin.refusal(documents.create, { input: { code, garbageName } })
    expect(extensions.fieldErrors).toEqual([
      { field: 'input.code', message: `编码“${code}”已存在` },
      { field: 'input.garbageName', message: `渣土场“${garbageName}”已存在` },
    ])
  })

  it('is refused with wrong values, and to people without the permission', async () => {
    const { admin, company } = await ground()
    const fieldsOf = async (more: object) => {
      const { extensions } = await admin.refusal(documents.create, { input: { ...plain(), ...more } })
      return extensions.fieldErrors.map(({ field }) => field)
    }
    expect(await fieldsOf({ code: ' ', garbageName: '' })).toEqual(['input.code', 'input.garbageName'])
    expect(await fieldsOf({ garbageType: '7' })).toEqual(['input.garbageType'])
    for (const lng of ['181', '-180.5', '1.1234567', 'x', '1e2'])
      expect(await fieldsOf({ lng, lat: '1' })).toEqual(['input.lng'])
    expect(await fieldsOf({ lng: '1', lat: '90.1' })).toEqual(['input.lat'])
    expect(await fieldsOf({ lng: '114' })).toEqual(['input.lat'])
    expect(await fieldsOf({ lat: '22' })).toEqual(['input.lng'])
    for (const fenceRadius of [0, 49, 5001]) expect(await fieldsOf({ fenceRadius })).toEqual(['input.fenceRadius'])
    for (const operatorMobile of ['12', '电话', '138-'])
      expect(await fieldsOf({ operatorMobile })).toEqual(['input.operatorMobile'])
    const captain = await newSignedUpCaptain(company)
    for (const one of [
      await company.as('结算员'),
      await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN }),
    ])
      expect(await one.code(documents.create, { input: plain() })).toBe('FORBIDDEN')
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin } = await ground()
    const { id, version, ...first } = await made(admin, { garbageType: '1' })
    const input = {
      code: first.code,
      garbageName: `新${first.garbageName}`,
      garbageType: '3',
      ownership: 'OWN',
      fenceRadius: 80,
    }
    expect(await answerOf(admin, documents.update, { id, version, input })).toMatchObject({ ...input, version: 2 })
    expect(await admin.code(documents.update, { id, version, input })).toBe('STALE')
    const { history } = await answerOf<{ history: { label: string; before: string | null }[] }>(admin, documents.find, {
      id,
    })
    expect(history.slice(0, 4)).toEqual(
      expect.arrayContaining([
        { label: '渣土场', before: first.garbageName, after: input.garbageName },
        { label: '渣土场类型', before: '渣土消纳场', after: '中转场' },
        { label: '归属', before: null, after: '自有' },
        { label: '围栏半径', before: null, after: '80' },
      ]),
    )
    expect(history.filter(({ label, before }) => label === '渣土场类型' && before !== null)).toHaveLength(1)
  })

  it('keeps the name that trips were written with', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { dumpSite } = await newHaul(company)
    const { id } = await newWaybill(company, { dumpSite })
    await answerOf(admin, documents.update, { id: dumpSite.id, version: 1, input: plain() })
    const { waybill } = await admin.ask<{ waybill: object }>('query ($id: ID!) { waybill(id: $id) { garbageName } }', {
      id,
    })
    expect(waybill).toEqual({ garbageName: dumpSite.name })
  })

  it('is offered by forms until it is retired, and again once it is restored', async () => {
    const { admin } = await ground()
    const { id } = await made(admin)
    const offered = async () => {
      const answer = await admin.ask<Record<'waybillForm' | 'ticketForm', { dumpSites: { id: string }[] }>>(
        '{ waybillForm { dumpSites { id } } ticketForm { dumpSites { id } } }',
      )
      return [answer.waybillForm.dumpSites.length, answer.ticketForm.dumpSites.length]
    }
    expect(await offered()).toEqual([1, 1])
    for (const _ of [1, 2])
      expect(await answerOf(admin, documents.retire, { id })).toMatchObject({ enabled: false, version: 2 })
    expect(await offered()).toEqual([0, 0])
    expect(await answerOf(admin, documents.restore, { id })).toMatchObject({ enabled: true, version: 3 })
    expect(await offered()).toEqual([1, 1])
  })

  it('is deleted while no record names it; otherwise the refusal names the records', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const unused = await made(admin)
    expect(await answerOf(admin, documents.delete, { id: unused.id })).toEqual({ id: unused.id, type: 'DumpSite' })
    const haul = await newHaul(company)
    const { dumpSite, soilType, project } = haul
    await newWaybill(company, { dumpSite })
    await newProjectPrice(company, { project, soilType, dumpSite, price: '9' })
    await applyFor(admin, freightOf(haul))
    await insert('project_dump_site', {
      companyId: company.id,
      projectId: (await newProject(company)).id,
      dumpSiteId: dumpSite.id,
    })
    const refused = await admin.refusal(documents.delete, { id: dumpSite.id })
    expect(refused.extensions.code).toBe('IN_USE')
    for (const use of ['项目1条', '运单1条', '项目单价1条', '直付价1条']) expect(refused.message).toContain(use)
    const desk = await newDesk()
    await buy(desk, 5)
    const { uses } = await answerOf<{ uses: object[] }>(await desk.company.as('管理员'), documents.find, {
      id: desk.site.id,
    })
    expect(uses).toEqual([
      { label: '购票', count: 1 },
      { label: '票据流水', count: 1 },
    ])
  })

  it('is reached by the person who comes within its own fence', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const trip = await newTrip(company)
    // The track ends with the trip at the site, give or take the metres that the fence tolerates.
    await reportTrip(company, trip, wayOf(trip))
    await rowsOf(
      sql`update dump_site set lat = lat + 0.005 where company_id = ${company.id} and id = ${trip.route.site.id}`,
    )
    const flags = async () =>
      (
        await admin.ask<{ waybillTrack: { flags: string[] } }>('query ($id: ID!) { waybillTrack(id: $id) { flags } }', {
          id: trip.id,
        })
      ).waybillTrack.flags
    expect(await flags()).not.toContain('NOT_AT_SITE')
    const fence = (fenceRadius: number, version: number) =>
      answerOf(admin, documents.update, {
        id: trip.route.site.id,
        version,
        input: { ...plain(), lng: '114.094', lat: '22.505', fenceRadius },
      })
    const { lng } = await answerOf<{ lng: string }>(admin, documents.find, { id: trip.route.site.id })
    expect(Number(lng)).toBeCloseTo(114.094, 2)
    await fence(300, 1)
    expect(await flags()).toContain('NOT_AT_SITE')
    await fence(800, 2)
    expect(await flags()).not.toContain('NOT_AT_SITE')
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin)
    expect(await answerOf(mine.admin, documents.find, { id })).toBeNull()
    for (const unknown of [id, newId()]) {
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
    }
  })

  it('is listed in as many statements, however many there are', async () => {
    const { admin } = await ground()
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await made(admin, { garbageType: '1' })
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
