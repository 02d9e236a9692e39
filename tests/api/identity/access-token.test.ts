import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { DAY } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newProject } from '@tufang/tests/factories/project'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { documents } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const create = `mutation ($input: AccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { id name tail permissions valid allowedActions } } }`
const revoke = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id valid allowedActions } }'
const list = '{ accessTokens { id name valid usedTime allowedActions } }'
const waybills = '{ waybills { total } }'
const cards = '{ cards { total } }'
const WAYBILLS = 'chain:companywaybill:get'
const CARDS = 'chain:garbagecustomersales:get'

interface Created {
  createAccessToken: { token: string; accessToken: { id: string; tail: string } }
}

async function withToken(permissions = [WAYBILLS], days = 30) {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  const { createAccessToken } = await clerk.ask<Created>(create, { input: { name: '报表', permissions, days } })
  const { token, accessToken } = createAccessToken
  return { company, clerk, token, id: accessToken.id, accessToken, program: app.anonymous().with({ token }) }
}

const grant = (company: TestCompany, permissions: string[]) =>
  rowsOf(sql`update role set permissions = ${permissions}::text[] where company_id = ${company.id} and name = '结算员'`)

describe('an access token', () => {
  it('reads what it was made for, and is kept as a hash only', async () => {
    const { program, token, accessToken, clerk } = await withToken()
    expect(accessToken).toMatchObject({ tail: token.slice(-4), permissions: [WAYBILLS], valid: true })
    expect(await program.ask(waybills)).toEqual({ waybills: { total: 0 } })
    expect((await program.rest('GET', '/chain/companywaybill/page')).json()).toMatchObject({ code: 0 })
    expect(await program.code(cards)).toBe('FORBIDDEN')
    const kept = await rowsOf(sql`select to_json(t)::text as row from access_token t
      union all select to_json(l)::text from operation_log l union all select to_json(k)::text from idempotency_key k`)
    expect(JSON.stringify(kept)).not.toContain(token.slice(5))
    expect(JSON.stringify(await clerk.ask(list))).not.toContain(token)
  })

  it('is refused for what one may not do, or that writes', async () => {
    const clerk = await (await newCompany()).as('结算员')
    for (const permission of ['chain:companypayment:get', 'chain:garbagecustomersales:add', 'no:such:get']) {
      const input = { name: '报表', permissions: [permission], days: 30 }
      expect(await clerk.refusal(create, { input })).toMatchObject({ message: '只能选择自己已有的查询权限' })
    }
    for (const days of [0, 366]) {
      const input = { name: '报表', permissions: [WAYBILLS], days }
      expect(await clerk.refusal(create, { input })).toMatchObject({ message: '有效天数须为1到365的整数' })
    }
  })

  it('of one name there is once, and no more than twenty of all', async () => {
    const { clerk, id } = await withToken()
    const made = (name: string) => clerk.gql(create, { input: { name, permissions: [WAYBILLS], days: 1 } })
    expect((await made('报表')).errors[0]?.message).toBe('已有同名的有效令牌，请换一个令牌名称')
    const many = await Promise.all(Array.from({ length: 24 }, (_, at) => made(`程序${at}`)))
    expect(many.filter(({ errors }) => errors.length === 0)).toHaveLength(19)
    await clerk.ask(revoke, { id })
    expect((await made('报表')).errors).toEqual([])
  })

  it('is never more than its owner is at that moment', async () => {
    const { company, program } = await withToken([WAYBILLS, CARDS])
    await program.ask(cards)
    await grant(company, [WAYBILLS])
    expect(await program.code(cards)).toBe('FORBIDDEN')
    await program.ask(waybills)
    await rowsOf(
      sql`update membership set enabled = false where company_id = ${company.id} and user_id = ${company.people.结算员.id}`,
    )
    expect(await program.code(waybills)).toBe('UNAUTHENTICATED')
    await rowsOf(
      sql`update membership set enabled = true where company_id = ${company.id} and user_id = ${company.people.结算员.id}`,
    )
    await rowsOf(sql`update app_user set enabled = false where id = ${company.people.结算员.id}`)
    expect(await program.code(waybills)).toBe('UNAUTHENTICATED')
  })

  it('knows the projects that its owner is limited to', async () => {
    const { company, token } = await withToken()
    const project = await newProject(company)
    await newProject(company)
    await rowsOf(sql`update role set data_scope = 'CHOSEN' where company_id = ${company.id} and name = '结算员'`)
    await rowsOf(sql`insert into role_project (company_id, role_id, project_id)
      select company_id, id, ${project.id} from role where company_id = ${company.id} and name = '结算员'`)
    const { sessions } = await services()
    const request = {
      requestId: '',
      address: '',
      userAgent: '',
      method: 'POST',
      uri: '/graphql',
      service: 'GRAPHQL' as const,
    }
    const { facts } = await sessions.authenticate({ accessToken: token, userHash: undefined }, request)
    expect(facts.projectIds).toEqual([project.id])
  })

  it('ends by itself, or at once when it is revoked', async () => {
    const { program, clerk, id } = await withToken([WAYBILLS], 1)
    expect(await clerk.ask(revoke, { id })).toEqual({ revokeAccessToken: { id, valid: false, allowedActions: [] } })
    expect(await program.code(waybills)).toBe('UNAUTHENTICATED')
    const next = await withToken([WAYBILLS], 1)
    app.clock.advance(DAY - 1000)
    await next.program.ask(waybills)
    app.clock.advance(1000)
    expect(await next.program.code(waybills)).toBe('UNAUTHENTICATED')
  })

  it('is a person’s own: nobody else sees or revokes it, nor does the same person elsewhere', async () => {
    const { company, id } = await withToken()
    for (const other of [await company.as('管理员'), await (await newCompany()).as('结算员')]) {
      expect(await other.ask(list)).toEqual({ accessTokens: [] })
      expect(await other.code(revoke, { id })).toBe('NOT_FOUND')
    }
  })

  it('is shown when it was last used, to the minute', async () => {
    const { clerk, token } = await withToken()
    const own = await services()
    const request = {
      requestId: '',
      address: '',
      userAgent: '',
      method: 'POST',
      uri: '/graphql',
      service: 'GRAPHQL' as const,
    }
    await own.sessions.authenticate({ accessToken: token, userHash: undefined }, request)
    await own.lastUses.write()
    expect(await clerk.ask(list)).toMatchObject({ accessTokens: [{ usedTime: expect.any(String) }] })
  })

  it('shows nothing of its owner’s devices, tokens and data', async () => {
    const { program } = await withToken()
    for (const query of [list, '{ mySessions { id } }', '{ profile { mobile } }', '{ myPermissions { key } }']) {
      expect(await program.code(query)).toBe('READ_ONLY_TOKEN')
    }
    expect(await program.ask(documents.viewer)).toMatchObject({ viewer: { permissions: [WAYBILLS] } })
  })

  it.each(['tfat_', `tfat_${'x'.repeat(64)}`, `tfat_${'x'.repeat(65)}`, `tfat_${'-'.repeat(65)}`])(
    'is not %s',
    async (token) => {
      expect(await app.anonymous().with({ token }).code(waybills)).toBe('UNAUTHENTICATED')
    },
  )
})
