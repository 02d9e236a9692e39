import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { only, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { answerOf } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const price = `id projectInfoId projectName tpMode soilType garbageId garbageName price validFrom validUntil enabled version
  allowedActions project { id } dumpSite { id }`
const documents = {
  list: `query ($filter: ProjectPriceFilter, $sort: [ProjectPriceSort!]) { answer: projectPrices(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${price} } } }`,
  find: `query ($id: ID!) { answer: projectPrice(id: $id) { ${price} uses { label count } history { label before after } } }`,
  create: `mutation ($input: ProjectPriceInput!) { answer: createProjectPrice(input: $input) { ${price} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: ProjectPriceInput!) {
    answer: updateProjectPrice(id: $id, version: $version, input: $input) { ${price} } }`,
  retire: `mutation ($id: ID!) { answer: retireProjectPrice(id: $id) { ${price} } }`,
  restore: `mutation ($id: ID!) { answer: restoreProjectPrice(id: $id) { ${price} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteProjectPrice(id: $id) { id type } }',
  expected: 'query ($id: ID!) { waybill(id: $id) { expectedPrice expectedPriceSource } }',
}

interface Price {
  id: string
  version: number
}

interface Ground {
  company: TestCompany
  admin: Caller
  haul: Haul
}

async function ground(): Promise<Ground> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员'), haul: await newHaul(company) }
}

const inputOf = ({ haul }: Ground, more: object = {}) => ({
  projectInfoId: haul.project.id,
  tpMode: 'FREIGHT',
  soilType: haul.soilType.name,
  price: '80',
  ...more,
})
const made = (world: Ground, more: object = {}): Promise<Price> =>
  answerOf(world.admin, documents.create, { input: inputOf(world, more) })

const [june, july] = ['2026-06-01T00:00:00+08:00', '2026-07-01T00:00:00+08:00'] as const

const tripAt = ({ company, haul }: Ground, at: string, more: object = {}) =>
  newWaybill(company, {
    project: haul.project,
    soilType: haul.soilType,
    dumpSite: haul.dumpSite,
    goDatetime: new Date(at),
    ...more,
  })

describe('a price of a project', () => {
  it('is created with the given values, with the objects beside its ids', async () => {
    const world = await ground()
    const { haul, admin } = world
    const found = await made(world, { garbageId: haul.dumpSite.id, price: '80.5', validFrom: june })
    expect(found).toMatchObject({
      projectName: haul.project.name,
      garbageName: haul.dumpSite.name,
      price: '80.50',
      validFrom: june,
      validUntil: null,
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete'],
      project: { id: haul.project.id },
      dumpSite: { id: haul.dumpSite.id },
    })
    expect(await made(world)).toMatchObject({ garbageId: null, dumpSite: null })
    const filter = { garbageName: haul.dumpSite.name, projectName: haul.project.name, tpMode: 'FREIGHT' }
    expect(await answerOf(admin, documents.list, { filter })).toMatchObject({ total: 1, summary: { enabledCount: 1 } })
  })

  it('is refused with wrong values, and to people without the permission', async () => {
    const world = await ground()
    const [{ admin, company, haul }, foreign] = [world, await ground()]
    const fieldsOf = async (more: object) => {
      const { extensions } = await admin.refusal(documents.create, { input: inputOf(world, more) })
      return extensions.fieldErrors.map(({ field }) => field)
    }
    for (const projectInfoId of [foreign.haul.project.id, 'x'])
      expect(await fieldsOf({ projectInfoId })).toEqual(['input.projectInfoId'])
    for (const garbageId of [foreign.haul.dumpSite.id, 'x'])
      expect(await fieldsOf({ garbageId })).toEqual(['input.garbageId'])
    expect(await fieldsOf({ soilType: foreign.haul.soilType.name })).toEqual(['input.soilType'])
    expect(await fieldsOf({ tpMode: 'RELEASE', garbageId: haul.dumpSite.id })).toEqual(['input.garbageId'])
    for (const one of ['-1', '1.234', '1000000000']) expect(await fieldsOf({ price: one })).toEqual(['input.price'])
    for (const validUntil of [june, '2026-05-31T00:00:00+08:00'])
      expect(await fieldsOf({ validFrom: june, validUntil })).toEqual(['input.validUntil'])
    const captain = await newSignedUpCaptain(company)
    const driven = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    for (const one of [await company.as('结算员'), driven])
      expect(await one.code(documents.create, { input: inputOf(world) })).toBe('FORBIDDEN')
  })

  it('shares no moment with another one for the same trips, also when many are made at once', async () => {
    const world = await ground()
    const { admin, haul } = world
    await made(world, { validFrom: june, validUntil: july })
    for (const span of [{}, { validFrom: '2026-06-30T23:59:59+08:00' }, { validUntil: '2026-06-01T00:00:01+08:00' }]) {
      const { extensions } = await admin.refusal(documents.create, { input: inputOf(world, span) })
      expect(extensions.fieldErrors).toEqual([
        { field: 'input.validFrom', message: '与单价80.00元的有效期重叠：2026-06-01 00:00:00至2026-07-01 00:00:00' },
      ])
    }
    for (const free of [
      { validFrom: july },
      { validUntil: june },
      { garbageId: haul.dumpSite.id },
      { tpMode: 'RELEASE' },
    ])
      await made(world, free)
    const race = inputOf(world, { tpMode: 'BACKFILL' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.gqlInTurn(documents.create, { input: race })),
    )
    expect(answers.flatMap(({ errors }) => errors).map(({ extensions }) => extensions.fieldErrors[0]?.field)).toEqual(
      Array.from({ length: 5 }, () => 'input.validFrom'),
    )
  })

  it('holds from one moment on and not at the other, in lists and in settlements', async () => {
    const world = await ground()
    const { admin } = world
    await made(world, { price: '10', validUntil: june })
    await made(world, { price: '20', validFrom: june, validUntil: july })
    const moments = ['2026-05-31T23:59:59+08:00', june, '2026-06-30T23:59:59+08:00', july]
    const trips = []
    for (const at of moments) trips.push(await tripAt(world, at))
    const expected = []
    for (const { id } of trips)
      expected.push((await admin.ask<{ waybill: object }>(documents.expected, { id })).waybill)
    const project = (expectedPrice: string) => ({ expectedPrice, expectedPriceSource: 'PROJECT' })
    const nothing = { expectedPrice: null, expectedPriceSource: null }
    expect(expected).toEqual([project('10.00'), project('20.00'), project('20.00'), nothing])
    const priced = trips.slice(0, 3).map(({ id }) => id)
    await settle(admin, { waybillIds: priced })
    const lines = await rowsOf<{ price: string }>(
      sql`select price from settlement_line where company_id = ${world.company.id} order by go_datetime`,
    )
    expect(lines).toEqual([{ price: '10.00' }, { price: '20.00' }, { price: '20.00' }])
  })

  it('of the very site goes before one of every site only while it is valid', async () => {
    const world = await ground()
    await made(world, { price: '10' })
    await made(world, { price: '30', garbageId: world.haul.dumpSite.id, validFrom: june, validUntil: july })
    const told = async (at: string) => {
      const { id } = await tripAt(world, at)
      return (await world.admin.ask<{ waybill: { expectedPrice: string } }>(documents.expected, { id })).waybill
        .expectedPrice
    }
    expect([await told('2026-05-31T00:00:00+08:00'), await told(june), await told(july)]).toEqual([
      '10.00',
      '30.00',
      '10.00',
    ])
  })

  it('changes what is settled from then on, and nothing that was', async () => {
    const world = await ground()
    const { admin, company } = world
    const { id } = await made(world, { price: '10' })
    const [one, two] = [await tripAt(world, june), await tripAt(world, june)]
    const first = only((await settle(admin, { waybillIds: [one.id] })).settlements)
    const before = await rowsOf(sql`select * from settlement_line where company_id = ${company.id}`)
    await answerOf(admin, documents.update, { id, version: 1, input: inputOf(world, { price: '11' }) })
    expect(await admin.code(documents.update, { id, version: 1, input: inputOf(world) })).toBe('STALE')
    const second = only((await settle(admin, { waybillIds: [two.id] })).settlements)
    const lines = await rowsOf<{ price: string; settlement_id: string }>(
      sql`select * from settlement_line where company_id = ${company.id}`,
    )
    expect(lines.filter(({ settlement_id }) => settlement_id === first.id)).toEqual(before)
    expect(lines.find(({ settlement_id }) => settlement_id === second.id)?.price).toBe('11.00')
    const found = await answerOf<{ uses: object[]; history: object[] }>(admin, documents.find, { id })
    expect(found.uses).toEqual([{ label: '结算明细', count: 2 }])
    expect(found.history[0]).toEqual({ label: '项目单价', before: '10.00', after: '11.00' })
    expect(await admin.code(documents.delete, { id })).toBe('IN_USE')
  })

  it('prices nothing while it is retired, and comes back only where it fits', async () => {
    const world = await ground()
    const { admin } = world
    const { id } = await made(world)
    const trip = await tripAt(world, june)
    for (const _ of [1, 2])
      expect(await answerOf(admin, documents.retire, { id })).toMatchObject({ enabled: false, version: 2 })
    const { waybill } = await admin.ask<{ waybill: object }>(documents.expected, { id: trip.id })
    expect(waybill).toEqual({ expectedPrice: null, expectedPriceSource: null })
    const other = await made(world, { price: '90' })
    expect(await admin.code(documents.restore, { id })).toBe('PROJECT_PRICE_OVERLAPS')
    expect(await answerOf(admin, documents.delete, { id: other.id })).toEqual({ id: other.id, type: 'ProjectPrice' })
    expect(await answerOf(admin, documents.restore, { id })).toMatchObject({ enabled: true, version: 3 })
  })

  it('that changes while settlements are made is the old or the new one, and never both', async () => {
    const world = await ground()
    const { admin, company, haul } = world
    const { id } = await made(world, { price: '100' })
    for (let round = 0; round < 4; round++) {
      const trips = await newWaybills(company, 20, {
        project: haul.project,
        soilType: haul.soilType,
        goDatetime: new Date(june),
      })
      const change = admin.gqlInTurn(documents.update, {
        id,
        version: round + 1,
        input: inputOf(world, { price: `${200 + round}` }),
      })
      const [, made] = await Promise.all([change, settle(admin, { waybillIds: trips.map((trip) => trip.id) })])
      const settlement = only(made.settlements)
      const prices = await rowsOf<{ price: string; trips: number }>(
        sql`select price, count(*)::int as trips from settlement_line
            where company_id = ${company.id} and settlement_id = ${settlement.id} group by price`,
      )
      const known = [round === 0 ? '100.00' : `${199 + round}.00`, `${200 + round}.00`]
      expect(prices).toEqual([{ price: expect.toSatisfy((one: string) => known.includes(one)), trips: 20 }])
    }
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs)
    expect(await answerOf(mine.admin, documents.find, { id })).toBeNull()
    for (const unknown of [id, newId()]) {
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
    }
  })

  it('is listed in as many statements, however many there are', async () => {
    const world = await ground()
    const { admin, company, haul } = world
    await newProjectPrice(company, { ...haul, price: '1', dumpSite: haul.dumpSite })
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const tpMode of ['RELEASE', 'BACKFILL', 'INTERNAL']) await made(world, { tpMode })
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
