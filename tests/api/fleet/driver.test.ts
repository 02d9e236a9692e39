import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { type Captain, newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { receiveCode, signIn, documents as signingIn } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const driver = 'id name mobile captainId captainName isOpenWallet enabled version allowedActions'
const documents = {
  list: `query ($filter: DriverFilter) { answer: drivers(filter: $filter) {
    total summary { enabledCount } records { ${driver} captain { name mobile } } } }`,
  find: `query ($id: ID!) { answer: driver(id: $id) { ${driver} uses { label count } history { label before after } } }`,
  create: `mutation ($input: DriverInput!) { answer: createDriver(input: $input) { ${driver} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: DriverInput!) {
    answer: updateDriver(id: $id, version: $version, input: $input) { ${driver} } }`,
  retire: `mutation ($id: ID!) { answer: retireDriver(id: $id) { ${driver} } }`,
  restore: 'mutation ($id: ID!) { answer: restoreDriver(id: $id) { id } }',
  delete: 'mutation ($id: ID!) { answer: deleteDriver(id: $id) { id type } }',
  retireCaptain: 'mutation ($id: ID!) { retireCaptain(id: $id) { id } }',
}

async function ground() {
  const company = await newCompany()
  return { company, admin: await company.as('管理员'), captain: await newCaptain(company) }
}

interface Driver {
  id: string
  name: string
  mobile: string
}

const made = async (admin: Caller, captain: Pick<Captain, 'id'>, more: object = {}): Promise<Driver> => {
  const input = { name: '李师傅', mobile: uniqueMobile(), captainId: captain.id, ...more }
  return (await admin.ask<{ answer: Driver }>(documents.create, { input })).answer
}

describe('a driver', () => {
  it('is created below a captain with the given values, and refused with the phone number of another driver', async () => {
    const { admin, captain } = await ground()
    const input = { name: '李师傅', mobile: uniqueMobile(), captainId: captain.id, isOpenWallet: true }
    expect((await admin.ask(documents.create, { input })).answer).toMatchObject({
      ...input,
      captainName: captain.name,
      version: 1,
      allowedActions: ['update', 'retire', 'delete'],
    })
    expect((await admin.refusal(documents.create, { input })).extensions.fieldErrors).toEqual([
      { field: 'input.mobile', message: `手机号“${input.mobile}”已存在` },
    ])
  })

  it('is refused with wrong values or another company’s or a retired captain, and for people without the permission', async () => {
    const { company, admin, captain } = await ground()
    const [foreign, retired] = [await ground(), await newCaptain(company)]
    await admin.ask(documents.retireCaptain, { id: retired.id })
    const fieldsOf = async (more: object) => {
      const input = { name: '李师傅', mobile: uniqueMobile(), captainId: captain.id, ...more }
      return (await admin.refusal(documents.create, { input })).extensions.fieldErrors.map(({ field }) => field)
    }
    expect(await fieldsOf({ name: '', mobile: '1' })).toEqual(['input.name', 'input.mobile'])
    for (const captainId of [foreign.captain.id, retired.id, 'x'])
      expect(await fieldsOf({ captainId })).toEqual(['input.captainId'])
    const input = { name: '李师傅', mobile: uniqueMobile(), captainId: captain.id }
    expect(await (await company.as('结算员')).code(documents.create, { input })).toBe('FORBIDDEN')
    const known = await newSignedUpCaptain(company)
    expect(await (await signIn(app, { mobile: known.mobile, roleType: RoleType.CAPTAIN })).code(documents.list)).toBe(
      'FORBIDDEN',
    )
  })

  it('is changed only with the newest version, also while his captain is retired', async () => {
    const { company, admin, captain } = await ground()
    const { id, mobile } = await made(admin, captain)
    await admin.ask(documents.retireCaptain, { id: captain.id })
    const input = { name: '李大师傅', mobile, captainId: captain.id }
    expect((await admin.ask(documents.update, { id, version: 1, input })).answer).toMatchObject({ version: 2 })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const next = await newCaptain(company, { name: '罗师傅' })
    await admin.ask(documents.update, { id, version: 2, input: { ...input, captainId: next.id } })
    const { answer } = await admin.ask<{ answer: { history: object[] } }>(documents.find, { id })
    expect(answer.history.slice(0, 2)).toEqual([
      { label: '车队长', before: captain.name, after: '罗师傅' },
      { label: '司机', before: '李师傅', after: '李大师傅' },
    ])
  })

  it('who is retired is offered nowhere', async () => {
    const { admin, captain } = await ground()
    const [gone, kept] = [await made(admin, captain), await made(admin, captain)]
    expect((await admin.ask(documents.retire, { id: gone.id })).answer).toMatchObject({ enabled: false, version: 2 })
    const answer = await admin.ask<{
      waybillForm: { drivers: object[] }
      ticketForm: { drivers: object[] }
      captainDrivers: { records: object[] }
      captainTree: { drivers: object[] }[]
    }>(`{ waybillForm { drivers { id } } ticketForm { drivers { id } } captainDrivers { records { driverId } }
      captainTree { drivers { driverId enabled } } }`)
    expect(answer.waybillForm.drivers).toEqual([{ id: kept.id }])
    expect(answer.ticketForm.drivers).toEqual([{ id: kept.id }])
    expect(answer.captainDrivers.records).toEqual([{ driverId: kept.id }])
    expect(answer.captainTree[0]?.drivers).toEqual(
      expect.arrayContaining([
        { driverId: gone.id, enabled: false },
        { driverId: kept.id, enabled: true },
      ]),
    )
  })

  it('is deleted while no record names him; otherwise the refusal names the records', async () => {
    const { company, admin, captain } = await ground()
    const { id } = await made(admin, captain)
    expect((await admin.ask(documents.delete, { id })).answer).toEqual({ id, type: 'Driver' })
    const used = await newDriver(company, { captain })
    await newWaybill(company, { driver: used })
    expect(await admin.refusal(documents.delete, { id: used.id })).toMatchObject({
      message: `司机“${used.name}”已被使用，不能删除，可以停用：运单1条`,
      extensions: { code: 'IN_USE' },
    })
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin, theirs.captain)
    expect((await mine.admin.ask(documents.find, { id })).answer).toBeNull()
    for (const unknown of [id, newId()])
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
  })

  it('is listed with his captain in as many statements for one driver as for many', async () => {
    const { company, admin, captain } = await ground()
    await made(admin, captain)
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await made(admin, await newCaptain(company))
    const { answer } = await admin.ask<{ answer: { records: { captain: { name: string } | null }[] } }>(documents.list)
    expect(answer.records.map(({ captain: one }) => one?.name)).toContain(captain.name)
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})

const viewer = '{ viewer { company { id } roleType permissions } myPermissions { key roles } ownDriver { name } }'
const asDriver = (mobile: string) => signIn(app, { mobile, roleType: RoleType.DRIVER })

/** Refusal of a driver's sign-in despite a right code. */
async function refusedAt(mobile: string): Promise<string> {
  const code = await receiveCode(app, mobile)
  return app.anonymous().code(signingIn.signIn, { input: { phone: mobile, code, roleType: 'DRIVER' } })
}

describe('a driver who signs in by his phone', () => {
  it('is let in when he is saved, with permissions for what is his alone', async () => {
    const { company, admin, captain } = await ground()
    const { mobile, name } = await made(admin, captain)
    expect(await (await asDriver(mobile)).ask(viewer)).toEqual({
      viewer: {
        company: { id: company.id },
        roleType: 'DRIVER',
        permissions: ['chain:owntrip:edit', 'chain:owntrip:get'],
      },
      myPermissions: [
        { key: 'chain:owntrip:get', roles: ['司机'] },
        { key: 'chain:owntrip:edit', roles: ['司机'] },
      ],
      ownDriver: { name },
    })
  })

  it('who was known without an account is let in when he is taken into use', async () => {
    const { company, admin, captain } = await ground()
    const old = await newDriver(company, { captain })
    expect(await refusedAt(old.mobile)).toBe('NO_SUCH_ACCOUNT')
    await admin.ask(documents.retire, { id: old.id })
    app.clock.advance(2 * MINUTE)
    expect(await refusedAt(old.mobile)).toBe('NO_SUCH_ACCOUNT')
    await admin.ask(documents.restore, { id: old.id })
    app.clock.advance(2 * MINUTE)
    expect(await (await asDriver(old.mobile)).ask('{ ownDriver { name } }')).toEqual({ ownDriver: { name: old.name } })
  })

  it('with another phone is let in by that one, and at once no more by the old one', async () => {
    const { admin, captain } = await ground()
    const his = await made(admin, captain)
    const before = await asDriver(his.mobile)
    const input = { name: his.name, mobile: uniqueMobile(), captainId: captain.id }
    await admin.ask(documents.update, { id: his.id, version: 1, input })
    expect(await before.code('{ ownDriver { name } }')).toBe('UNAUTHENTICATED')
    app.clock.advance(2 * MINUTE)
    expect(await refusedAt(his.mobile)).toBe('NOT_A_MEMBER')
    await asDriver(input.mobile)
  })

  it('is kept by another company when one deletes him', async () => {
    const [one, other] = [await ground(), await ground()]
    const his = await made(one.admin, one.captain)
    await made(other.admin, other.captain, { mobile: his.mobile })
    await one.admin.ask(documents.delete, { id: his.id })
    const entries = await rowsOf<{ id: string }>(sql`
      select m.company_id as id from membership m join app_user u on u.id = m.user_id
      where u.mobile = ${his.mobile} and m.role_type = ${RoleType.DRIVER}`)
    expect(entries).toEqual([{ id: other.company.id }])
  })

  it('is no driver to whoever signs in by another role', async () => {
    const { company } = await ground()
    const clerk = await company.as('管理员')
    expect(await clerk.ask('{ ownDriver { name } ownTrips { total } ownTickets { remaining } }')).toEqual({
      ownDriver: null,
      ownTrips: { total: 0 },
      ownTickets: [],
    })
  })
})
