import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, newMembership } from '@tufang/tests/company'
import { newOrgan } from '@tufang/tests/factories/organ'
import {
  peopleDocuments as documents,
  invite,
  loginCodeOf,
  membershipOf,
  roleOf,
  type ShownUser,
} from '@tufang/tests/people'
import { newPeople, newPerson } from '@tufang/tests/person'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()

const usersOf = async (company: Awaited<ReturnType<typeof newCompany>>, filter: object = {}) =>
  (
    await (
      await company.as('管理员')
    ).ask<{ users: { total: number; summary: object; records: ShownUser[] } }>(documents.users, { filter })
  ).users

describe('the list', () => {
  it('finds people by name, phone, role, organ and state, and tells how many there are', async () => {
    const company = await newCompany()
    const invited = await invite(company)
    const organId = (
      await rowOf<{ id: string }>(
        sql`insert into organ (company_id, id, name) values (${company.id}, gen_random_uuid(), '财务部') returning id`,
      )
    ).id
    const below = (
      await rowOf<{ id: string }>(
        sql`insert into organ (company_id, id, parent_id, name) values (${company.id}, gen_random_uuid(), ${organId}, '出纳组') returning id`,
      )
    ).id
    await rowsOf(sql`update membership set organ_id = ${below} where id = ${await membershipOf(company, '出纳')}`)
    const names = async (filter: object) => (await usersOf(company, filter)).records.map(({ name }) => name)
    expect(await names({ name: '算' })).toEqual(['结算员'])
    expect(await names({ phone: company.people.审核员.mobile.slice(3) })).toEqual(['审核员'])
    expect(await names({ roleId: await roleOf(company, '只读') })).toEqual(['只读', '周新'])
    expect(await names({ organId })).toEqual(['出纳'])
    expect(await names({ state: ['INVITED'] })).toEqual(['周新'])
    expect(await names({ equal: { phone: invited.phone } })).toEqual(['周新'])
    const all = await usersOf(company)
    expect(all).toMatchObject({ total: 6, summary: { invited: 1, active: 5, disabled: 0 } })
  })

  it('offers the organs of the company, each below its own, and no other’s', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const [finance, site] = [await newOrgan(company, { name: '财务部' }), await newOrgan(company, { name: '项目部' })]
    await newOrgan(company, { name: '二工区', parent: site })
    const first = await newOrgan(company, { name: '一工区', parent: site })
    await newOrgan(other)
    const admin = await company.as('管理员')
    const { organChoices } = await admin.ask<{ organChoices: { id: string; name: string }[] }>(
      '{ organChoices { id name } }',
    )
    expect(organChoices.map(({ name }) => name).toSorted()).toEqual(
      ['财务部', '项目部', '项目部 / 一工区', '项目部 / 二工区'].toSorted(),
    )
    const at = (id: string) => organChoices.findIndex((organ) => organ.id === id)
    expect(at(first.id)).toBeGreaterThan(at(site.id))
    expect(at(finance.id)).toBeGreaterThanOrEqual(0)
    expect(await (await company.as('结算员')).code('{ organChoices { id } }')).toBe('FORBIDDEN')
  })

  it('shows nobody of another company, no captain, and what can be done with each', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    await newMembership(company, other.people.只读, { roleType: RoleType.CAPTAIN })
    const { records } = await usersOf(company)
    expect(records.map(({ name }) => name)).toEqual(['管理员', '结算员', '审核员', '出纳', '只读'])
    expect(records[0]?.refusedActions).toContainEqual({
      action: 'disable',
      reason: '公司须至少保留一名在职的管理员，不能停用“管理员”',
    })
    expect(records[4]?.allowedActions).toEqual(['edit', 'give', 'disable', 'delete', 'password', 'secondFactor'])
    const foreign = await membershipOf(other, '只读')
    const admin = await company.as('管理员')
    expect(await admin.code(documents.disable, { id: foreign })).toBe('NOT_FOUND')
    expect(await admin.ask(documents.user, { id: foreign })).toEqual({ user: null })
  })

  it('reads as many statements for six as for one', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const read = (filter: object) => statementsOf(() => admin.ask(documents.users, { filter }))
    const one = await read({ name: '出纳' })
    expect((await read({})).length).toBe(one.length)
  })
})

describe('an invitation', () => {
  it('makes an account, sends a text, and is accepted by signing in', async () => {
    const company = await newCompany()
    const user = await invite(company)
    expect(user).toMatchObject({
      state: 'INVITED',
      roleNames: '只读',
      name: '周新',
      allowedActions: ['edit', 'give', 'invite', 'withdraw'],
    })
    expect(app.sms.textOf(user.phone)).toContain(`${company.name}邀请您加入`)
    const himself = await signIn(app, { mobile: user.phone })
    expect((await usersOf(company, { name: '周新' })).records[0]).toMatchObject({ state: 'ACTIVE' })
    expect(await himself.ask('{ viewer { company { id } } }')).toEqual({ viewer: { company: { id: company.id } } })
  })

  it('shows in the list of companies, waits for a choice, and can be declined with a login code or from elsewhere', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const phone = other.people.只读.mobile
    const first = await invite(company, { phone })
    expect(first.name).toBe('周新')
    const himself = await signIn(app, { mobile: phone })
    expect(await himself.ask(documents.companies)).toEqual({
      viewer: {
        companies: [
          { companyAuthId: other.id, invited: false },
          { companyAuthId: company.id, invited: true },
        ],
      },
    })
    await himself.ask(documents.decline, { id: company.id })
    expect((await usersOf(company, { state: ['INVITED'] })).total).toBe(0)
    expect(await himself.code(documents.decline, { id: company.id })).toBe('NOT_A_MEMBER')
    expect(await himself.code(documents.decline, { id: other.id })).toBe('NOT_INVITED')
    app.clock.advance(2 * MINUTE)
    await invite(company, { phone })
    const code = await loginCodeOf(app, phone)
    const byCode = `mutation ($m: String!, $c: String!, $id: ID!) { declineInvitationByCode(mobile: $m, code: $c, companyAuthId: $id) { companyAuthId } }`
    const variables = { m: phone, c: code, id: company.id }
    expect(await app.anonymous().code(byCode, { ...variables, c: 'x' })).toBe('WRONG_CODE')
    await app.anonymous().ask(byCode, variables)
    expect((await usersOf(company, { state: ['INVITED'] })).total).toBe(0)
    const log = await rowOf<{ by: string }>(
      sql`select create_by as by from operation_log where company_id = ${company.id} and title = '谢绝邀请' order by created_at desc limit 1`,
    )
    expect(log.by).toBe('只读')
  })

  it('is refused twice, sent again a few times only, and can be taken back', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const user = await invite(company)
    const { id, phone } = user
    const input = { phone, name: '周', positionName: '文员', roleIds: [await roleOf(company, '只读')] }
    expect(await admin.refusal(documents.invite, { input })).toMatchObject({
      message: `${phone}已是公司的用户，状态为“受邀”`,
    })
    expect(await admin.code(documents.resend, { id })).toBe('TOO_OFTEN')
    for (let sent = 1; sent < 3; sent++) {
      app.clock.advance(2 * MINUTE)
      await admin.ask(documents.resend, { id })
    }
    app.clock.advance(2 * MINUTE)
    expect(await admin.code(documents.resend, { id })).toBe('INVITED_TOO_OFTEN')
    await admin.ask(documents.withdraw, { id })
    expect(await admin.ask(documents.user, { id })).toEqual({ user: null })
    const tries = await app.anonymous().gql('mutation ($i: SignInInput!) { signIn(input: $i) { accessToken } }', {
      i: { phone, code: await loginCodeOf(app, phone) },
    })
    expect(tries.errors[0]?.extensions.code).toBe('NOT_A_MEMBER')
  })

  it('tries everything and keeps nothing with dryRun', async () => {
    const company = await newCompany()
    const input = { phone: uniqueMobile(), name: '周', positionName: '文员', roleIds: [await roleOf(company, '只读')] }
    await (await company.as('管理员')).ask(documents.invite, { input, dryRun: true })
    expect((await usersOf(company)).total).toBe(5)
    expect(await rowsOf(sql`select id from app_user where mobile = ${input.phone}`)).toEqual([])
  })
})

describe('a change', () => {
  it('takes effect with the next request, and keeps its history', async () => {
    const company = await newCompany()
    const [admin, reader] = [await company.as('管理员'), await company.as('只读')]
    const id = await membershipOf(company, '只读')
    const permissions = async () =>
      (await reader.ask<{ viewer: { permissions: string[] } }>('{ viewer { permissions } }')).viewer.permissions
    expect(await permissions()).not.toContain('chain:companysettle:audit')
    await admin.ask(documents.setRoles, {
      id,
      roleIds: [await roleOf(company, '审核员'), await roleOf(company, '只读')],
    })
    expect(await permissions()).toContain('chain:companysettle:audit')
    const change = await rowOf(sql`select before, after from field_change where entity_id = ${id} and field = 'roles'`)
    expect(change).toEqual({ before: '只读', after: '审核员、只读' })
  })

  it('ends the sessions of the person who is disabled or removed, and keeps his name', async () => {
    const company = await newCompany()
    const [admin, reader, cashier] = [await company.as('管理员'), await company.as('只读'), await company.as('出纳')]
    const id = await membershipOf(company, '只读')
    await admin.ask(documents.disable, { id })
    expect(await reader.code('{ viewer { roleType } }')).toBe('UNAUTHENTICATED')
    await admin.ask(documents.enable, { id })
    expect(await reader.code('{ viewer { roleType } }')).toBe('UNAUTHENTICATED')
    await admin.ask(documents.remove, { id: await membershipOf(company, '出纳') })
    expect(await cashier.code('{ viewer { roleType } }')).toBe('UNAUTHENTICATED')
    expect(await rowsOf(sql`select name from app_user where id = ${company.people.出纳.id}`)).toEqual([
      { name: '出纳' },
    ])
  })

  it('of a name is for himself once another company has him', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const admin = await company.as('管理员')
    const id = await membershipOf(company, '只读')
    const input = { id, name: '新名', email: 'a@b.cn', positionName: '档案员' }
    const { updateUser } = await admin.ask<{ updateUser: object }>(documents.update, { input })
    expect(updateUser).toMatchObject({ name: '新名', email: 'a@b.cn', positionName: '档案员' })
    await newMembership(other, company.people.只读)
    expect(await admin.refusal(documents.update, { input: { id, name: '又名' } })).toMatchObject({
      message: '新名还在其他公司任职，姓名、邮箱、密码和两步验证只能由本人修改',
    })
    const { user } = await admin.ask<{ user: ShownUser & { hisOwn: boolean } }>(
      'query ($id: ID!) { user(id: $id) { hisOwn allowedActions refusedActions { action reason } } }',
      { id },
    )
    expect(user.hisOwn).toBe(true)
    for (const action of ['password', 'secondFactor']) {
      expect(user.allowedActions).not.toContain(action)
      expect(user.refusedActions).toContainEqual({
        action,
        reason: '新名还在其他公司任职，姓名、邮箱、密码和两步验证只能由本人修改',
      })
    }
    expect(await admin.code(documents.update, { input: { id, email: '坏' } })).toBe('INVALID_INPUT')
    expect(await admin.code(documents.update, { input: { id, version: 1 } })).toBe('STALE')
    const stranger = newPerson('外人')
    await newPeople([stranger])
    app.clock.advance(MINUTE)
    const invited = await invite(company, { phone: stranger.mobile })
    const { updateUser: called } = await admin.ask<{ updateUser: object }>(documents.update, {
      input: { id: invited.id, name: '我的' },
    })
    expect(called).toMatchObject({ name: '我的' })
    expect(await rowsOf(sql`select name from app_user where id = ${stranger.id}`)).toEqual([{ name: '外人' }])
    expect(await admin.code(documents.update, { input: { id: invited.id, email: 'a@b.cn' } })).toBe('PERSON_INVITED')
  })
})
