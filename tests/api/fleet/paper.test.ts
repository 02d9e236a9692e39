import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { dayAhead, newFleetPaper } from '@tufang/tests/factories/fleet-paper'
import { newTruck } from '@tufang/tests/factories/truck'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { pathOf, png, upload } from '@tufang/tests/upload'
import { describe, expect, it } from 'vitest'

const row =
  'id kind state plate driverName captainName number validFrom validUntil pictureUrl remark version allowedActions'
const documents = {
  list: `query ($filter: FleetPaperFilter, $sort: [FleetPaperSort!]) { answer: fleetPapers(filter: $filter, sort: $sort) {
    total summary { expiringCount expiredCount } records { ${row} } } }`,
  find: `query ($id: ID!) { answer: fleetPaper(id: $id) { ${row} former { number validUntil renewedBy }
    history { label before after createBy } } }`,
  add: `mutation ($input: FleetPaperInput!, $key: String) { answer: addFleetPaper(input: $input, idempotencyKey: $key) { ${row} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: FleetPaperUpdateInput!) {
    answer: updateFleetPaper(id: $id, version: $version, input: $input) { ${row} } }`,
  renew: `mutation ($id: ID!, $version: Int!, $input: FleetPaperRenewalInput!) {
    answer: renewFleetPaper(id: $id, version: $version, input: $input) { ${row} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteFleetPaper(id: $id) { id type } }',
  trucks: '{ answer: trucks { records { plate papers { kind state } } } }',
  ownFleet: `query ($filter: OwnFleetFilter) { answer: ownFleet(filter: $filter) { total summary { expiringCount expiredCount }
    records { name isTruck companyAuthName expiredCount papers { kind state validUntil } } } }`,
}

interface Paper {
  id: string
  version: number
  kind: string
  plate: string | null
  pictureUrl: string | null
  validUntil: string
}
interface List {
  total: number
  records: Paper[]
}
const asked = async <Answer = Paper>(caller: Caller, document: string, variables: object = {}): Promise<Answer> =>
  (await caller.ask<{ answer: Answer }>(document, { ...variables })).answer
const kindsOf = async (caller: Caller, filter: object = {}) =>
  (await asked<List>(caller, documents.list, { filter })).records.map(({ kind }) => kind)

async function ground(company?: TestCompany) {
  const at = company ?? (await newCompany())
  const captain = await newSignedUpCaptain(at)
  return {
    company: at,
    captain,
    truck: await newTruck(at, { captain }),
    driver: await newDriver(at, { captain }),
    admin: await at.as('管理员'),
  }
}
const himself = async (mobile: string) => signIn(await testApp(), { mobile, roleType: RoleType.CAPTAIN })
const sent = async (caller: Caller) =>
  (await upload(await testApp(), caller, '/upms/file/upload?fileType=image&dir=fleet/', { content: png() })).json<{
    link: string
  }>().link
const opened = async (caller: Caller, link: string) => {
  const { token, userHash } = caller.credentials
  const app = await testApp()
  const { statusCode } = await app.fastify.inject({
    url: link,
    headers: { authorization: `Bearer ${token}`, authorizationmd5: userHash ?? '' },
  })
  return statusCode
}

describe('papers of trucks and drivers', () => {
  it('are listed by their last day, with a state of it that is filtered and counted by', async () => {
    const { company, truck, driver, admin } = await ground()
    await newFleetPaper(company, { truck, kind: 'INSURANCE', days: 31 })
    await newFleetPaper(company, { truck, kind: 'VEHICLE_LICENCE', days: 30 })
    await newFleetPaper(company, { truck, kind: 'TRANSPORT_PERMIT', days: -1 })
    await newFleetPaper(company, { driver, days: 0 })
    const found = await asked<List>(admin, documents.list)
    expect(found).toMatchObject({
      total: 4,
      summary: { expiringCount: 2, expiredCount: 1 },
      records: [
        { kind: 'TRANSPORT_PERMIT', state: 'EXPIRED', plate: truck.plate },
        { kind: 'DRIVING_LICENCE', state: 'EXPIRING', plate: null, driverName: driver.name },
        { kind: 'VEHICLE_LICENCE', state: 'EXPIRING' },
        { kind: 'INSURANCE', state: 'VALID' },
      ],
    })
    expect(await kindsOf(admin, { state: ['EXPIRED'] })).toEqual(['TRANSPORT_PERMIT'])
    expect(await kindsOf(admin, { state: [] })).toEqual([])
    expect(await kindsOf(admin, { driverName: driver.name })).toEqual(['DRIVING_LICENCE'])
    expect(await kindsOf(admin, { validUntilFrom: dayAhead(31) })).toEqual(['INSURANCE'])
    const trucks = await asked<{ records: object[] }>(admin, documents.trucks)
    expect(trucks.records).toMatchObject([{ plate: truck.plate, papers: { length: 3 } }])
  })

  it('are one in force of a kind, which is corrected, renewed and deleted by its version', async () => {
    const { truck, driver, admin } = await ground()
    const input = { kind: 'INSURANCE', truckId: truck.id, validUntil: dayAhead(10), number: ' P1 ' }
    const first = await asked(admin, documents.add, { input })
    expect(first).toMatchObject({
      number: 'P1',
      state: 'EXPIRING',
      version: 1,
      allowedActions: ['update', 'renew', 'delete'],
    })
    expect((await admin.refusal(documents.add, { input })).extensions).toMatchObject({
      fieldErrors: [{ field: 'input.kind', message: '已有在用的保险，请换证' }],
    })
    const { id } = first
    const changed = await asked(admin, documents.update, { id, version: 1, input: { remark: '交强险' } })
    expect(changed).toMatchObject({ number: 'P1', remark: '交强险', version: 2, validUntil: input.validUntil })
    expect(await admin.code(documents.update, { id, version: 1, input: {} })).toBe('STALE')
    const early = { id, version: 2, input: { validUntil: input.validUntil } }
    expect((await admin.refusal(documents.renew, early)).extensions).toMatchObject({
      fieldErrors: [{ field: 'input.validUntil', message: '换发的证件有效期止须晚于旧证的' }],
    })
    const renewed = await asked(admin, documents.renew, {
      id,
      version: 2,
      input: { validUntil: dayAhead(375), number: 'P2' },
    })
    expect(renewed).toMatchObject({ number: 'P2', remark: '交强险', state: 'VALID', version: 1 })
    expect(await asked(admin, documents.find, { id })).toBeNull()
    expect(await asked(admin, documents.find, { id: renewed.id })).toMatchObject({
      former: [{ number: 'P1', validUntil: input.validUntil, renewedBy: '管理员' }],
    })
    expect(await asked(admin, documents.delete, { id: renewed.id })).toEqual({ id: renewed.id, type: 'FleetPaper' })
    expect(await kindsOf(admin)).toEqual([])
    for (const wrong of [
      { ...input, truckId: null, driverId: driver.id },
      { ...input, kind: 'DRIVING_LICENCE' },
      { ...input, validFrom: dayAhead(11) },
      { ...input, number: '9'.repeat(51) },
    ])
      expect(await admin.code(documents.add, { input: wrong })).toBe('INVALID_INPUT')
    expect(await admin.code(documents.add, { input: { ...input, truckId: newId() } })).toBe('NOT_FOUND')
  })

  it('are changed by holders of the permission alone, and unknown to other companies', async () => {
    const { company, truck } = await ground()
    const paper = await newFleetPaper(company, { truck })
    const reader = await company.as('只读')
    expect(await asked(reader, documents.find, { id: paper.id })).toMatchObject({ allowedActions: [] })
    expect(await reader.code(documents.delete, { id: paper.id })).toBe('FORBIDDEN')
    const other = await (await newCompany()).as('管理员')
    expect(await asked(other, documents.find, { id: paper.id })).toBeNull()
    expect(await other.code(documents.update, { id: paper.id, version: 1, input: {} })).toBe('NOT_FOUND')
  })
})

describe('a captain', () => {
  it('sees and renews papers of his trucks and drivers in each of his companies', async () => {
    const one = await ground()
    const other = await newCompany()
    const there = await newSignedUpCaptain(other, one.captain.person)
    const truck = await newTruck(other, { captain: there })
    await newFleetPaper(one.company, { driver: one.driver, days: -3 })
    const paper = await newFleetPaper(other, { truck, days: 3 })
    const captain = await himself(one.captain.mobile)
    expect(await kindsOf(captain)).toEqual(['DRIVING_LICENCE', 'VEHICLE_LICENCE'])
    expect(await asked(captain, documents.ownFleet)).toMatchObject({
      total: 3,
      summary: { expiringCount: 1, expiredCount: 1 },
    })
    expect(await asked(captain, documents.ownFleet, { filter: { isTruck: false } })).toMatchObject({
      records: [{ name: one.driver.name, companyAuthName: one.company.name, papers: [{ state: 'EXPIRED' }] }],
    })
    const renewed = await asked(captain, documents.renew, {
      id: paper.id,
      version: 1,
      input: { validUntil: dayAhead(400), pictureUrl: await sent(captain) },
    })
    expect(renewed).toMatchObject({ kind: 'VEHICLE_LICENCE', state: 'VALID', plate: truck.plate })
    // The company's log and its clerks know of it; the other company does not.
    const logs = await rowsOf<{ companyId: string }>(
      sql`select company_id as "companyId" from operation_log where user_id = ${one.captain.person.id} and action = 'fleetPaper.renew'`,
    ).catch(() => [])
    expect(logs.every(({ companyId }) => companyId === other.id)).toBe(true)
    const admin = await other.as('管理员')
    expect(await asked(admin, documents.find, { id: renewed.id })).toMatchObject({
      former: [{ renewedBy: one.captain.person.name }],
    })
    const link = pathOf(`http://host${renewed.pictureUrl}`)
    expect([await opened(admin, link), await opened(captain, link), await opened(one.admin, link)]).toEqual([
      200, 200, 404,
    ])
  })

  it('reaches no paper, truck, driver or picture of anybody else', async () => {
    const { company, truck, captain: mine } = await ground()
    const colleague = await newCaptain(company)
    const theirs = await newTruck(company, { captain: colleague })
    const paper = await newFleetPaper(company, { truck: theirs })
    const captain = await himself(mine.mobile)
    expect(await asked(captain, documents.find, { id: paper.id })).toBeNull()
    const input = { validUntil: dayAhead(500) }
    expect(await captain.code(documents.renew, { id: paper.id, version: 1, input })).toBe('NOT_FOUND')
    expect(await captain.code(documents.update, { id: paper.id, version: 1, input })).toBe('NOT_FOUND')
    expect(await captain.code(documents.delete, { id: paper.id })).toBe('NOT_FOUND')
    const added = { kind: 'INSURANCE', truckId: theirs.id, ...input }
    expect(await captain.code(documents.add, { input: added })).toBe('NOT_FOUND')
    const admin = await company.as('管理员')
    const pictureUrl = await sent(admin)
    expect(
      (await captain.refusal(documents.add, { input: { ...added, truckId: truck.id, pictureUrl } })).extensions,
    ).toMatchObject({
      fieldErrors: [{ field: 'input.pictureUrl', message: '图片不存在或不是您上传的，请重新上传' }],
    })
    expect(await opened(captain, pathOf(pictureUrl))).toBe(404)
    // As soon as the truck is his, the clerk's picture of its paper is his to see.
    await asked(admin, documents.add, { input: { ...added, truckId: truck.id, pictureUrl } })
    expect(await opened(captain, pathOf(pictureUrl))).toBe(200)
  })

  it('has no fleet of anybody else, and a clerk has none', async () => {
    const { admin, truck, company } = await ground()
    await newFleetPaper(company, { truck })
    expect(await asked(admin, documents.ownFleet)).toMatchObject({ total: 0, records: [] })
  })
})
