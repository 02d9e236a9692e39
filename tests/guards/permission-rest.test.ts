import { sql } from '@tufang/server/kernel/sql/sql'
import type { OpenApiDocument } from '@tufang/server/rest/openapi/document'
import { exampleOf } from '@tufang/server/rest/openapi/examples'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/** The key that a REST call is documented with is the one that its service asks for, and the only one. */

const app = await testApp()
const document = (await app.anonymous().rest('GET', '/openapi.json')).json<OpenApiDocument>()
const company = await newCompany()
const caller = await company.as('管理员')

async function holding(...permissions: string[]): Promise<void> {
  await rowsOf(
    sql`update role set permissions = ${permissions}::text[] where company_id = ${company.id} and name = '管理员'`,
  )
}

const called = routes.filter(
  (route) => !takesFile(route) && !['public', 'device'].includes(route.access) && !route.path.endsWith('/logout'),
)
const isGuarded = ({ access }: Route): boolean => access.includes(':')
const named = (some: readonly Route[]) => some.map((route) => [`${route.method} ${route.path}`, route] as const)

/** Sends a call as the documentation shows it. */
function calledByExample({ method, path }: Route) {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${path} is not documented`)
  const shown = operation.parameters.filter(({ in: place }) => place !== 'header')
  const examples = new Map(shown.map(({ name, example }) => [name, String(example)]))
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name) ?? '')
  const query = Object.fromEntries(
    shown.flatMap(({ name, in: place, example }) => (place === 'query' ? [[name, String(example)]] : [])),
  )
  const [{ schema = {} } = {}] = Object.values(operation.requestBody?.content ?? {})
  return caller.rest(method, url, { query, ...(operation.requestBody ? { body: exampleOf(schema) } : {}) })
}

/**
 * Calls whose permission depends on the argument: each list and each sheet has its own, and so have passwords of
 * others.
 */
const BY_WHAT_IS_ASKED =
  /\/(createByCode|postCreateByCode|createAssetsMatchCompanyInfoZC|deliveryItem\/excel|user\/password)$/

describe('who holds the documented key of a REST call alone', () => {
  it.each(named(called.filter(isGuarded)))('may make it: %s', async (_, route) => {
    await holding(route.access)
    const answer = await calledByExample(route)
    expect(answer.statusCode, answer.body.slice(0, 300)).not.toBe(403)
  })
})

describe('who holds no key', () => {
  it.each(named(called.filter((route) => !isGuarded(route) && !BY_WHAT_IS_ASKED.test(route.path))))(
    'may make a REST call that asks for none: %s',
    async (_, route) => {
      await holding()
      const answer = await calledByExample(route)
      expect(answer.statusCode, answer.body.slice(0, 300)).not.toBe(403)
    },
  )
})
