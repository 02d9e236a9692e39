import { grantablePermissions } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { membershipOf, peopleDocuments } from '@tufang/tests/people'
import { newColleague } from '@tufang/tests/role'
import { rowOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { guardedFields } from './graphql-fields'
import { namesOf } from './graphql-names'

const app = await testApp()
const company = await newCompany()
const names = await namesOf(company)
const fields = Object.entries(guardedFields).filter(([, { access }]) => access !== 'public')
const calls = routes.filter(({ access }) => access !== 'public' && access !== 'device')

/**
 * Ways in which an administrator removes a signed-in member with all permissions, whose tokens must not work any more.
 */
const ways = [
  { way: 'disabled', send: peopleDocuments.disable },
  { way: 'taken out', send: peopleDocuments.remove },
]

describe.each(ways)('who is $way', ({ send }) => {
  let himself: Caller
  let program: Caller
  beforeAll(async () => {
    const admin = await company.as('管理员')
    const person = await newColleague(company, grantablePermissions())
    himself = person.caller
    const { createAccessToken } = await himself.ask<{ createAccessToken: { token: string } }>(
      'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }',
      { input: { name: '程序', permissions: ['chain:companywaybill:get'], days: 30 } },
    )
    program = app.anonymous().with({ token: createAccessToken.token })
    await himself.ask('{ viewer { roleType } }')
    await program.ask('{ waybills { total } }')
    const { id } = await rowOf<{ id: string }>(
      sql`select id from membership where company_id = ${company.id} and user_id = ${person.id}`,
    )
    await admin.ask(send, { id })
  })

  it.each(fields)('is asked to sign in by %s', async (name, field) => {
    for (const example of field.examples?.(names) ?? [{}])
      expect(await himself.code(documentOf(name, field), example)).toBe('UNAUTHENTICATED')
  })

  it.each(calls)('is asked to sign in by $method $path', async ({ method, path }) => {
    const answer = await himself.rest(method, path.replaceAll(/\{\w+\}/g, 'x'), method === 'GET' ? {} : { body: {} })
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('is not let in by a program of his either', async () => {
    expect(await program.code('{ waybills { total } }')).toBe('UNAUTHENTICATED')
    expect((await program.rest('GET', '/upms/user/info')).statusCode).toBe(401)
  })
})

describe('who is disabled', () => {
  it('is let in again once he is enabled, with a session of his own', async () => {
    const admin = await company.as('管理员')
    const id = await membershipOf(company, '出纳')
    const before = await company.as('出纳')
    await admin.ask(peopleDocuments.disable, { id })
    await admin.ask(peopleDocuments.enable, { id })
    expect(await before.code('{ projects { id } }')).toBe('UNAUTHENTICATED')
    const again = await enter(app, { userId: company.people.出纳.id, companyId: company.id })
    await again.ask('{ projects { id } }')
  })
})
