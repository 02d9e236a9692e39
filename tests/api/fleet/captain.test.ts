import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { type Captain, newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { receiveCode, signIn, documents as signingIn } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const captain = 'id name mobile isOpenWallet hasAccount remark enabled version allowedActions'
const documents = {
  list: `query ($filter: CaptainFilter, $sort: [CaptainSort!]) { answer: captains(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${captain} } } }`,
  find: `query ($id: ID!) { answer: captain(id: $id) { ${captain} uses { label count } history { label before after createBy } } }`,
  create: `mutation ($input: CaptainInput!, $dryRun: Boolean! = false) { answer: createCaptain(input: $input, dryRun: $dryRun) { ${captain} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: CaptainInput!) {
    answer: updateCaptain(id: $id, version: $version, input: $input) { ${captain} } }`,
  retire: `mutation ($id: ID!) { answer: retireCaptain(id: $id) { ${captain} } }`,
  restore: `mutation ($id: ID!) { answer: restoreCaptain(id: $id) { ${captain} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteCaptain(id: $id) { id type } }',
  cards: '{ answer: cards { total records { cardNo } } }',
}

const ground = async () => {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}

const inputOf = (more: object = {}) => ({ name: '黄师傅', mobile: uniqueMobile(), ...more })
const made = async (admin: Caller, more: object = {}): Promise<Captain> =>
  (await admin.ask<{ answer: Captain }>(documents.create, { input: inputOf(more) })).answer

const asCaptain = (mobile: string) => signIn(app, { mobile, roleType: RoleType.CAPTAIN })
const cardsOf = async (caller: Caller) =>
  (await caller.ask<{ answer: { records: { cardNo: string }[] } }>(documents.cards)).answer.records.map(
    ({ cardNo }) => cardNo,
  )

/** Refusal of a captain's sign-in despite a right code. */
async function refusedAt(mobile: string): Promise<string> {
  const code = await receiveCode(app, mobile)
  return app.anonymous().code(signingIn.signIn, { input: { phone: mobile, code, roleType: 'CAPTAIN' } })
}

describe('a captain', () => {
  it('is created with the given values, and has a phone of his own', async () => {
    const { admin } = await ground()
    const input = inputOf({ isOpenWallet: true, remark: '  夜班车队 ' })
    const { answer } = await admin.ask(documents.create, { input })
    expect(answer).toMatchObject({
      ...input,
      remark: '夜班车队',
      hasAccount: true,
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete'],
    })
    const answers = await Promise.all(Array.from({ length: 4 }, () => admin.gqlInTurn(documents.create, { input })))
    for (const { errors } of answers)
      expect(errors[0]?.extensions.fieldErrors).toEqual([
        { field: 'input.mobile', message: `手机号“${input.mobile}”已存在` },
      ])
    const elsewhere = await ground()
    expect((await elsewhere.admin.ask(documents.create, { input })).answer).toMatchObject({ mobile: input.mobile })
  })

  it('is refused with wrong values, and to people without the permission', async () => {
    const { company, admin } = await ground()
    const fieldsOf = async (more: object) =>
      (await admin.refusal(documents.create, { input: inputOf(more) })).extensions.fieldErrors.map(({ field }) => field)
    expect(await fieldsOf({ name: ' ', mobile: '12345' })).toEqual(['input.name', 'input.mobile'])
    expect(await fieldsOf({ remark: '长'.repeat(201) })).toEqual(['input.remark'])
    const [clerk, known] = [await company.as('结算员'), await newSignedUpCaptain(company)]
    expect(await clerk.code(documents.create, { input: inputOf() })).toBe('FORBIDDEN')
    expect(await (await asCaptain(known.mobile)).code(documents.list)).toBe('FORBIDDEN')
  })

  it('signs in by his phone, and sees his cards in every company that knows him', async () => {
    const [one, other] = [await ground(), await ground()]
    const his = await made(one.admin)
    const again = await made(other.admin, { mobile: his.mobile, name: '黄队' })
    const [card, elsewhere] = [
      await newCard(one.company, { captain: his }),
      await newCard(other.company, { captain: again }),
    ]
    await newCard(one.company)
    expect(await cardsOf(await asCaptain(his.mobile))).toEqual(expect.arrayContaining([card.cardNo, elsewhere.cardNo]))
    const entries = await rowsOf<{ name: string }>(sql`
      select c.name from membership m join company c on c.id = m.company_id join app_user u on u.id = m.user_id
      where u.mobile = ${his.mobile} and m.role_type = ${RoleType.CAPTAIN}`)
    expect(entries.map(({ name }) => name).sort()).toEqual([one.company.name, other.company.name].sort())
  })

  it('who was known without an account gets one when he is saved or taken into use', async () => {
    const { company, admin } = await ground()
    const old = await newCaptain(company)
    const card = await newCard(company, { captain: old })
    expect((await admin.ask(documents.find, { id: old.id })).answer).toMatchObject({ hasAccount: false })
    expect(await refusedAt(old.mobile)).toBe('NO_SUCH_ACCOUNT')
    expect((await admin.ask(documents.retire, { id: old.id })).answer).toMatchObject({ hasAccount: false })
    app.clock.advance(2 * MINUTE)
    expect((await admin.ask(documents.restore, { id: old.id })).answer).toMatchObject({ hasAccount: true })
    expect(await cardsOf(await asCaptain(old.mobile))).toEqual([card.cardNo])
  })

  it('whose phone is another one is seen from there, and from the old one no more, at once', async () => {
    const { company, admin } = await ground()
    const his = await made(admin)
    const card = await newCard(company, { captain: his })
    const before = await asCaptain(his.mobile)
    expect(await cardsOf(before)).toEqual([card.cardNo])
    const mobile = uniqueMobile()
    await admin.ask(documents.update, { id: his.id, version: 1, input: { name: his.name, mobile } })
    expect(await before.code(documents.cards)).toBe('UNAUTHENTICATED')
    app.clock.advance(2 * MINUTE)
    expect(await refusedAt(his.mobile)).toBe('NOT_A_MEMBER')
    expect(await cardsOf(await asCaptain(mobile))).toEqual([card.cardNo])
  })

  it('keeps what he is elsewhere when one company takes his phone away', async () => {
    const [one, other] = [await ground(), await ground()]
    const his = await made(one.admin)
    const again = await made(other.admin, { mobile: his.mobile })
    const gone = await newCard(one.company, { captain: his })
    const kept = await newCard(other.company, { captain: again })
    const caller = await asCaptain(his.mobile)
    expect((await cardsOf(caller)).sort()).toEqual([gone.cardNo, kept.cardNo].sort())
    await one.admin.ask(documents.update, { id: his.id, version: 1, input: inputOf() })
    expect(await cardsOf(caller)).toEqual([kept.cardNo])
  })

  it('who signs in by another phone by now stays who he is while his number in the company is the same', async () => {
    const { company, admin } = await ground()
    const known = await newSignedUpCaptain(company)
    const card = await newCard(company, { captain: known })
    const mobile = uniqueMobile()
    await rowsOf(sql`update app_user set mobile = ${mobile} where id = ${known.person.id}`)
    await admin.ask(documents.update, { id: known.id, version: 1, input: { name: '黄队', mobile: known.mobile } })
    expect(await cardsOf(await asCaptain(mobile))).toEqual([card.cardNo])
  })

  it('is tried without an account being made', async () => {
    const { admin } = await ground()
    const input = inputOf()
    expect((await admin.ask(documents.create, { input, dryRun: true })).answer).toMatchObject({ hasAccount: true })
    expect(await refusedAt(input.mobile)).toBe('NO_SUCH_ACCOUNT')
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin } = await ground()
    const his = await made(admin)
    const input = { name: '黄大队', mobile: his.mobile, isOpenWallet: true }
    expect((await admin.ask(documents.update, { id: his.id, version: 1, input })).answer).toMatchObject({
      ...input,
      version: 2,
    })
    expect(await admin.code(documents.update, { id: his.id, version: 1, input })).toBe('STALE')
    const { answer } = await admin.ask<{ answer: { history: object[] } }>(documents.find, { id: his.id })
    expect(answer.history.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { label: '车队长', before: his.name, after: '黄大队', createBy: '管理员' },
        { label: '是否已开通钱包', before: '否', after: '是', createBy: '管理员' },
      ]),
    )
  })

  it('who is retired still sees what is his, and is offered nowhere', async () => {
    const { company, admin } = await ground()
    const his = await made(admin)
    const card = await newCard(company, { captain: his })
    expect((await admin.ask(documents.retire, { id: his.id })).answer).toMatchObject({ enabled: false })
    expect((await admin.ask(documents.list, { filter: { enabled: true } })).answer).toMatchObject({ total: 0 })
    const { waybillForm, captainDrivers } = await admin.ask<{
      waybillForm: { captains: { id: string }[] }
      captainDrivers: { total: number }
    }>('{ waybillForm { captains { id } } captainDrivers { total } }')
    expect(waybillForm.captains.map(({ id }) => id)).not.toContain(his.id)
    expect(captainDrivers.total).toBe(0)
    expect(await cardsOf(await asCaptain(his.mobile))).toEqual([card.cardNo])
    expect((await admin.ask(documents.restore, { id: his.id })).answer).toMatchObject({ enabled: true })
  })

  it('is deleted with his way in while no record names him; otherwise the refusal names the records', async () => {
    const { company, admin } = await ground()
    const his = await made(admin)
    expect((await admin.ask(documents.delete, { id: his.id })).answer).toEqual({ id: his.id, type: 'Captain' })
    expect(await refusedAt(his.mobile)).toBe('NOT_A_MEMBER')
    const used = await newCaptain(company, { name: '罗师傅' })
    await newDriver(company, { captain: used })
    const card = await newCard(company, { captain: used })
    expect(await admin.refusal(documents.delete, { id: used.id })).toMatchObject({
      message: '车队长“罗师傅”已被使用，不能删除，可以停用：司机1条、结算卡1条',
      extensions: { code: 'IN_USE' },
    })
    await newWaybill(company, { card })
    expect((await admin.ask(documents.find, { id: used.id })).answer).toMatchObject({
      uses: expect.arrayContaining([{ label: '运单', count: 1 }]),
    })
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin)
    expect((await mine.admin.ask(documents.find, { id })).answer).toBeNull()
    for (const unknown of [id, newId()])
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
  })

  it('is listed in the same statements, however many there are', async () => {
    const { company, admin } = await ground()
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await newCaptain(company)
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
