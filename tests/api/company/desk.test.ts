import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { handedIn, only, scan, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { documents, receiveCode, signIn } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const desk = await deskPerson(app)

const list = `query ($filter: DeskCompanyFilter) {
  companies(filter: $filter) {
    records { id companyName state users waybills cards settlements allowedActions suspendedReason }
    total summary { suspended authenticated } } }`
const suspend = 'mutation ($id: ID!, $reason: String!) { suspendCompany(id: $id, reason: $reason) { id state } }'
const resume = 'mutation ($id: ID!) { resumeCompany(id: $id) { id state } }'

interface Companies {
  companies: { records: Record<string, unknown>[]; total: number; summary: object }
}

const named = async (companyName: string) => (await desk.ask<Companies>(list, { filter: { companyName } })).companies

describe('the people of the desk', () => {
  it('sign in as role 9, hold what is the platform’s and nothing of companies', async () => {
    const { viewer } = await desk.ask<{
      viewer: { roleType: string; permissions: string[]; company: { name: string } }
    }>('{ viewer { roleType permissions company { name: companyAuthName } } }')
    expect(viewer.roleType).toBe('PLATFORM')
    expect(viewer.company.name).toBe('平台运营')
    expect(viewer.permissions.length).toBeGreaterThan(3)
    expect(viewer.permissions.every((key) => key.startsWith('platform:'))).toBe(true)
  })

  it('are made by nobody but the command, and taken away by it', async () => {
    const mobile = uniqueMobile()
    const { desk: people } = await services(app)
    await expect(people.setPerson({ mobile: '123', name: '甲', enabled: true })).rejects.toMatchObject({
      message: '请输入正确的手机号',
    })
    await newCompany()
    await people.setPerson({ mobile, name: '甲', enabled: true })
    const caller = await signIn(app, { mobile, roleType: RoleType.PLATFORM })
    expect((await caller.ask<Companies>(list)).companies.total).toBeGreaterThan(0)
    await people.setPerson({ mobile, name: '甲', enabled: false })
    expect((await caller.refusal(list)).extensions.code).toBe('UNAUTHENTICATED')
    app.clock.advance(60_000)
    const code = await receiveCode(app, mobile)
    const input = { phone: mobile, code, roleType: 'PLATFORM' }
    expect((await app.anonymous().refusal(documents.signIn, { input })).extensions.code).toBe('NOT_A_MEMBER')
    expect(await rowsOf(sql`select id from company where desk`)).toHaveLength(1)
  })

  it('are not among those whom an administrator can invite, nor their permissions among those that he can give', async () => {
    const admin = await (await newCompany()).as('管理员')
    const invited = await admin.gql('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }', {
      input: { phone: uniqueMobile(), name: '乙', roleType: 'PLATFORM', positionName: '客服', roleIds: [] },
    })
    expect(invited.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
    expect(invited.errors[0]?.extensions.fieldErrors).toContainEqual({
      field: 'input.roleType',
      message: '身份类型须为 COMPANY 或 ENTERPRISE',
    })
    const byRest = { username: '乙', phone: uniqueMobile(), roleIds: [], roleType: RoleType.PLATFORM }
    const { json } = await admin.rest('POST', '/upms/user', { body: byRest })
    expect(json()).toMatchObject({ msg: '身份类型须为2或7' })
    const made = await admin.gql('mutation ($input: RoleInput!) { createRole(input: $input) { id } }', {
      input: { name: '客服', dataScope: 'ALL', permissions: ['platform:company:get'] },
    })
    expect(made.errors.map(({ extensions }) => extensions.code)).toEqual(['INVALID_INPUT'])
  })
})

describe('companies', () => {
  it('are seen by number, never by row, and the desk is none of them', async () => {
    const company = await newCompany()
    await newWaybills(company, 3, { card: await newCard(company) })
    const { records, total, summary } = await named(company.name)
    expect(total).toBe(1)
    expect(summary).toEqual({ suspended: 0, authenticated: 1 })
    expect(records).toEqual([
      {
        id: company.id,
        companyName: company.name,
        state: 'ACTIVE',
        users: Object.keys(company.people).length,
        waybills: 3,
        cards: 1,
        settlements: 0,
        allowedActions: ['suspend'],
        suspendedReason: null,
      },
    ])
    expect((await named('平台运营')).total).toBe(0)
  })

  it('are read in as many statements however many there are', async () => {
    for (let at = 0; at < 3; at++) await newCompany()
    const read = (size: number) =>
      statementsOf(() => desk.ask(list.replace('companies(', `companies(page: {current: 1, size: ${size}}, `)))
    expect((await read(100)).length).toBe((await read(1)).length)
  })

  it('that are suspended let nobody in until they are resumed, and lose nothing', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const { person } = await newSignedUpCaptain(company)
    const captain = await signIn(app, { mobile: person.mobile, roleType: RoleType.CAPTAIN })
    expect((await desk.refusal(suspend, { id: company.id, reason: ' ' })).message).toBe('请输入停用原因')
    expect(await desk.ask(suspend, { id: company.id, reason: '虚假注册' })).toEqual({
      suspendCompany: { id: company.id, state: 'SUSPENDED' },
    })
    const said = {
      message: `“${company.name}”已被平台停用，原因：虚假注册。恢复之前不能登录和办理业务，数据都在；请联系平台客服`,
      extensions: expect.objectContaining({ code: 'COMPANY_SUSPENDED' }),
    }
    expect(await clerk.refusal('{ waybills { total } }')).toMatchObject(said)
    const rest = await clerk.rest('GET', '/upms/user/info')
    expect([rest.statusCode, rest.json()]).toMatchObject([403, { code: 1, msg: said.message }])
    const { mobile } = company.people.结算员
    const input = { phone: mobile, code: await receiveCode(app, mobile) }
    expect(await app.anonymous().refusal(documents.signIn, { input })).toMatchObject(said)
    app.clock.advance(61_000)
    const into = { phone: mobile, code: await receiveCode(app, mobile), companyAuthId: company.id }
    expect(await app.anonymous().refusal(documents.signIn, { input: into })).toMatchObject(said)
    expect(await captain.refusal('{ viewer { roleType } }')).toMatchObject(said)
    expect((await named(company.name)).records).toMatchObject([
      { state: 'SUSPENDED', suspendedReason: '虚假注册', allowedActions: ['resume'] },
    ])
    expect((await desk.refusal(suspend, { id: company.id, reason: '又' })).message).toBe(
      '公司当前为“已停用”，不能停用公司',
    )
    await desk.ask(resume, { id: company.id })
    expect(await clerk.ask('{ waybills { total } }')).toEqual({ waybills: { total: 0 } })
    expect((await named(company.name)).records).toMatchObject([{ state: 'ACTIVE', suspendedReason: null }])
  })

  it('do not include the desk, which nobody can suspend', async () => {
    const [own] = await rowsOf<{ id: string }>(sql`select id from company where desk`)
    expect((await desk.refusal(suspend, { id: own?.id, reason: '不' })).extensions.code).toBe('NOT_FOUND')
  })
})

describe('a company that has not shown who it is', () => {
  it('cannot approve settlements, and says why', async () => {
    const company = await newCompany()
    await rowsOf(sql`update company set authenticated_at = null where id = ${company.id} returning id`)
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybills(company, 2, { card, settlePrice: '10.00' })
    await scan(clerk, card)
    const receipt = await handedIn(clerk, '李强', card)
    const settlementId = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements).id
    const auditor = await company.as('审核员')
    const refusal = await auditor.refusal('mutation ($id: ID!) { approveSettlement(id: $id) { id } }', {
      id: settlementId,
    })
    expect(refusal).toMatchObject({
      message: '公司尚未通过企业认证，不能审核结算单，请先完成企业认证',
      extensions: { code: 'NOT_AUTHENTICATED' },
    })
    const state = `query ($id: ID!) { settlement(id: $id) { allowedActions refusedActions { action reason } } }`
    const { settlement } = await auditor.ask<{
      settlement: { allowedActions: string[]; refusedActions: { action: string; reason: string }[] }
    }>(state, { id: settlementId })
    expect(settlement.allowedActions).not.toContain('approve')
    expect(settlement.refusedActions).toContainEqual({ action: 'approve', reason: refusal.message })
    await rowsOf(sql`update company set authenticated_at = now() where id = ${company.id} returning id`)
    expect(
      (await auditor.ask<{ settlement: { allowedActions: string[] } }>(state, { id: settlementId })).settlement,
    ).toMatchObject({
      refusedActions: expect.not.arrayContaining([expect.objectContaining({ reason: refusal.message })]),
    })
  })
})
