import { grantablePermissions } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import type { OpenApiDocument } from '@tufang/server/rest/openapi/document'
import { type Route, refusesTokens } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { shownNames } from '@tufang/tests/shown-names'
import { describe, expect, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { type GuardedField, guardedFields } from './graphql-fields'
import { namesOf } from './graphql-names'

const app = await testApp()
const document = (await app.anonymous().rest('GET', '/openapi.json')).json<OpenApiDocument>()
const company = await newCompany({ payeeCheck: true })
const names = await namesOf(company)
const admin = await company.as('管理员')
const reading = grantablePermissions().filter((key) => key.endsWith(':get'))

/** Program with a token of the administrator for these permissions. */
async function programOf(caller: typeof admin, name: string, permissions: readonly string[]) {
  const { createAccessToken } = await caller.ask<{ createAccessToken: { token: string } }>(
    'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }',
    { input: { name, permissions, days: 30 } },
  )
  return app.anonymous().with({ token: createAccessToken.token })
}
const program = await programOf(admin, '全部', reading)
const one = await programOf(admin, '一项', ['chain:companywaybill:get'])

const fields = Object.entries(guardedFields)
const mutations = fields.filter(([name]) => name.startsWith('Mutation.'))
const queries = fields.filter(([name]) => name.startsWith('Query.'))
const examplesOf = ({ examples }: GuardedField) => examples?.(names) ?? [{}]
/** Queries about the person himself. */
const OWN = [
  ...['Query.profile', 'Query.myPermissions', 'Query.mySessions', 'Query.accessTokens', 'Query.thirdPartyAccounts'],
  'Query.secondFactor',
  ...['Query.messages', 'Query.messagePreferences'],
]
const writing = /^\s*(?:with\b[^;]*\b)?(?:insert|update|delete|merge|truncate)\b|\bfor (?:no key )?update\b/i
const writesOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).filter((text) => writing.test(text))

describe('with an access token for all that its owner may read', () => {
  it.each(mutations)('%s is refused, and writes nothing', async (name, field) => {
    const wrote = await writesOf(async () => {
      for (const example of examplesOf(field)) {
        expect(await program.code(documentOf(name, field), example)).toBe('READ_ONLY_TOKEN')
      }
    })
    expect(wrote).toEqual([])
  })

  it.each(queries)('%s writes nothing, and shows what the owner sees', async (name, field) => {
    const own = OWN.includes(name)
    const wrote = await writesOf(async () => {
      for (const example of examplesOf(field)) {
        const codes = (await program.gql(documentOf(name, field), example)).errors.map(
          ({ extensions }) => extensions.code,
        )
        const isReading = /^(?!platform:).*:get$|^[^:]*$/.test(field.access)
        if (own) expect(codes).toEqual(['READ_ONLY_TOKEN'])
        else if (!isReading) expect(codes).toEqual(['FORBIDDEN'])
        else for (const code of codes) expect(['FORBIDDEN', 'READ_ONLY_TOKEN', 'INTERNAL']).not.toContain(code)
      }
    })
    expect(wrote).toEqual([])
  })
})

describe('with an access token for one permission', () => {
  const others = queries.filter(([, { access }]) => access.includes(':') && access !== 'chain:companywaybill:get')

  it.each(others)('%s is FORBIDDEN', async (name, field) => {
    for (const example of examplesOf(field)) expect(await one.code(documentOf(name, field), example)).toBe('FORBIDDEN')
  })

  it('nothing is left once its owner has lost that', async () => {
    const roles = await rowsOf<{ permissions: string[] }>(
      sql`select permissions from role where company_id = ${company.id} and name = '管理员'`,
    )
    const set = (permissions: readonly string[]) =>
      rowsOf(
        sql`update role set permissions = ${[...permissions]}::text[] where company_id = ${company.id} and name = '管理员'`,
      )
    await set(reading.filter((key) => key !== 'chain:companywaybill:get'))
    expect(await one.code('{ waybills { total } }')).toBe('FORBIDDEN')
    await set(roles[0]?.permissions ?? [])
    expect(await one.gql('{ waybills { total } }')).toMatchObject({ errors: [] })
  })
})

describe('a REST call with an access token', async () => {
  const filled = await newFilledCompany()
  const real: Record<string, unknown> = await shownNames(filled)
  const caller = await programOf(filled.clerk, '程序', reading)
  const called = routes.filter(({ access }) => access !== 'public' && access !== 'device')

  const answerOf = (route: Route) => {
    const parameters = document.paths[route.path]?.[route.method.toLowerCase()]?.parameters ?? []
    const values = Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in !== 'header')
        .map(({ name, example }) => [name, String(real[`${route.path} ${name}`] ?? real[name] ?? example)]),
    )
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
    const query = Object.fromEntries(needed.map(({ name }) => [name, values[name] ?? '']))
    return caller.rest(route.method, path, { query, ...(route.method === 'GET' ? {} : { body: {} }) })
  }

  it.each(called.filter(refusesTokens))('$method $path is refused, and writes nothing', async (route) => {
    const wrote = await writesOf(async () => {
      const answer = await answerOf(route)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 1, errorCode: 'READ_ONLY_TOKEN' })
    })
    expect(wrote).toEqual([])
  })

  it.each(called.filter((route) => !refusesTokens(route)))('$method $path writes nothing', async (route) => {
    const wrote = await writesOf(async () => {
      const answer = await answerOf(route)
      const isForbidden = route.access.includes(':') && !route.access.endsWith(':get')
      if (isForbidden) expect(answer.json()).toMatchObject({ errorCode: 'FORBIDDEN' })
      else expect(answer.statusCode).not.toBe(403)
      expect(answer.statusCode).toBeLessThan(500)
    })
    expect(wrote).toEqual([])
  })

  it.each(routes)('$method $path says in the documents whether it takes one', ({ method, path, access, ...route }) => {
    const { description = '' } = document.paths[path]?.[method.toLowerCase()] ?? {}
    const refuses = access !== 'public' && access !== 'device' && (method !== 'GET' || route.writes === true)
    expect(description.includes('访问令牌不能调用')).toBe(refuses)
  })
})
