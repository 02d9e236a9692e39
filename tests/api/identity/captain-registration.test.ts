import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import {
  receiveCode,
  receiveRegistrationCode,
  signIn,
  documents as signingIn,
  type Tokens,
} from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()

const register = `mutation ($input: RegisterCaptainInput!) {
  registerCaptain(input: $input) { accessToken userHash userId username companyAuthId } }`
const create = 'mutation ($input: CaptainInput!) { createCaptain(input: $input) { id hasAccount } }'
const remove = 'mutation ($id: ID!) { deleteCaptain(id: $id) { id } }'
const viewer = '{ viewer { user { name mobile } roleType rights company { id } companies { companyAuthId } } }'
/** Everything that stands in a captain's home. */
const home = `{
  waybills { total summary { receivable } } cards { total summary { unsettledAmount } }
  settlements { total } receipts { total } ownFleet { total }
  waybillStats(by: [COMPANY, SETTLED]) { total records { companyAuthId settled trips company { id } } }
}`

interface Home {
  waybills: { total: number }
  waybillStats: { total: number; records: { companyAuthId: string; trips: number; company: { id: string } | null }[] }
}

async function registered(mobile: string, name = '黄师傅') {
  const caller = app.anonymous()
  const code = await receiveRegistrationCode(app, mobile)
  const { registerCaptain } = await caller.ask<{ registerCaptain: Tokens }>(register, { input: { mobile, code, name } })
  const { accessToken, userHash } = registerCaptain
  return { answer: registerCaptain, caller: caller.with({ token: accessToken, userHash }) }
}

/** Captain as a clerk of the company names him. */
async function named(company: TestCompany, mobile: string): Promise<string> {
  const clerk = await company.as('管理员')
  const input = { name: '阿黄', mobile }
  return (await clerk.ask<{ createCaptain: { id: string } }>(create, { input })).createCaptain.id
}

const refusedBy = (input: object) => app.anonymous().code(register, { input })

describe('a captain whom no company has named', () => {
  it('registers by phone code and name, and finds an empty home', async () => {
    const mobile = uniqueMobile()
    const { answer, caller } = await registered(mobile, ' 黄师傅 ')
    expect(answer).toMatchObject({ username: '黄师傅', companyAuthId: null })
    expect(await caller.ask(viewer)).toMatchObject({
      viewer: { user: { name: '黄师傅', mobile }, roleType: 'CAPTAIN', company: null, companies: [] },
    })
    expect(await caller.ask(home)).toEqual({
      waybills: { total: 0, summary: { receivable: '0.00' } },
      cards: { total: 0, summary: { unsettledAmount: '0.00' } },
      settlements: { total: 0 },
      receipts: { total: 0 },
      ownFleet: { total: 0 },
      waybillStats: { total: 0, records: [] },
    })
  })

  it('signs in again by code, which others without a company cannot', async () => {
    const mobile = uniqueMobile()
    await registered(mobile)
    const again = await signIn(app, { mobile, roleType: RoleType.CAPTAIN })
    expect(await again.ask(viewer)).toMatchObject({ viewer: { roleType: 'CAPTAIN', companies: [] } })
    const stranger = newPerson('路人')
    await newPeople([stranger])
    const code = await receiveCode(app, stranger.mobile)
    const input = { phone: stranger.mobile, code, roleType: 'CAPTAIN' }
    expect(await app.anonymous().code(signingIn.signIn, { input })).toBe('NOT_A_MEMBER')
  })

  it('may enter no company, and no other role', async () => {
    const mobile = uniqueMobile()
    const [company] = [await newCompany(), await registered(mobile)]
    for (const more of [{ roleType: 'CAPTAIN', companyAuthId: company.id }, { roleType: 'COMPANY' }]) {
      app.clock.advance(2 * MINUTE)
      const input = { phone: mobile, code: await receiveCode(app, mobile), ...more }
      expect(await app.anonymous().code(signingIn.signIn, { input })).toBe('NOT_A_MEMBER')
    }
  })
})

describe('a registered captain', () => {
  it('sees what a company has of him as soon as it names his phone, in the session that he has', async () => {
    const [one, other] = [await newCompany(), await newCompany()]
    const mobile = uniqueMobile()
    const { caller, answer } = await registered(mobile)
    const before = await caller.ask<{ viewer: { rights: string } }>(viewer)
    for (const company of [one, other]) {
      const id = await named(company, mobile)
      const card = await newCard(company, { captain: { id } })
      await newWaybill(company, { card, settlePrice: '100.00' })
    }
    const { waybills, waybillStats } = await caller.ask<Home>(home)
    expect(waybills.total).toBe(2)
    const ids = [one.id, other.id].sort()
    expect(waybillStats.records.map(({ companyAuthId, trips }) => [companyAuthId, trips]).sort()).toEqual(
      ids.map((id) => [id, 1]),
    )
    expect(waybillStats.records.map(({ company }) => company?.id).sort()).toEqual(ids)
    const after = await caller.ask<{ viewer: { rights: string; companies: { companyAuthId: string }[] } }>(viewer)
    expect(after.viewer.companies.map(({ companyAuthId }) => companyAuthId).sort()).toEqual(ids)
    expect(after.viewer.rights).not.toBe(before.viewer.rights)
    expect(await rowsOf(sql`select user_id as id from captain where mobile = ${mobile}`)).toEqual(
      ids.map(() => ({ id: answer.userId })),
    )
  })

  it('keeps his session, and nothing of the company, when it deletes him', async () => {
    const company = await newCompany()
    const mobile = uniqueMobile()
    const { caller } = await registered(mobile)
    const id = await named(company, mobile)
    expect(await caller.ask(viewer)).toMatchObject({ viewer: { companies: [{ companyAuthId: company.id }] } })
    await (await company.as('管理员')).ask(remove, { id })
    expect(await caller.ask(viewer)).toMatchObject({ viewer: { companies: [] } })
  })

  it('whom a company had named before keeps the name of his account, and its rows', async () => {
    const company = await newCompany()
    const mobile = uniqueMobile()
    await named(company, mobile)
    const { caller } = await registered(mobile, '另一个名字')
    expect(await caller.ask(viewer)).toMatchObject({
      viewer: { user: { name: '阿黄' }, companies: [{ companyAuthId: company.id }] },
    })
  })
})

describe('the registration of a captain', () => {
  it('needs a right code and a name, and makes no account without them', async () => {
    const mobile = uniqueMobile()
    const code = await receiveRegistrationCode(app, mobile)
    const input = { mobile, code, name: '黄师傅' }
    const refusal = await app.anonymous().refusal(register, { input: { ...input, name: ' ' } })
    expect(refusal.extensions.fieldErrors).toMatchObject([{ field: 'input.name' }])
    expect(await refusedBy({ ...input, code: code === '000000' ? '111111' : '000000' })).toBe('WRONG_CODE')
    expect(await rowsOf(sql`select id from app_user where mobile = ${mobile}`)).toEqual([])
    await app.anonymous().ask(register, { input })
    expect(await refusedBy(input)).toBe('WRONG_CODE')
  })

  it('is refused to an account that is disabled, and stands in the log of sign-ins', async () => {
    const mobile = uniqueMobile()
    const { answer } = await registered(mobile)
    await rowsOf(sql`update app_user set enabled = false where id = ${answer.userId}`)
    app.clock.advance(2 * MINUTE)
    const code = await receiveRegistrationCode(app, mobile)
    expect(await refusedBy({ mobile, code, name: '黄师傅' })).toBe('ACCOUNT_DISABLED')
    const last = await rowOf<{ type: string }>(
      sql`select type from login_log where create_by = ${mobile} order by created_at desc limit 1`,
    )
    expect(last.type).toBe('FAILURE')
  })
})
