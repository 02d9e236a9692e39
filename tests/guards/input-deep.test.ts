import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { tablesChangedBy } from '@tufang/tests/content'
import { describe, expect, it } from 'vitest'
import { documentOf, fieldOf } from './graphql-calls'
import { fields, wrongCaller } from './input-calls'

const { clerk, names } = await wrongCaller()
const DEPTH = 20_000
/** Text, since writers of JSON are recursive themselves. */
const list = '['.repeat(DEPTH) + ']'.repeat(DEPTH)
const object = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`
const HAN = /[一-鿿]/

interface Answer {
  statusCode: number
  body: string
}

function expectRefused({ statusCode, body }: Answer, at: string): void {
  expect(statusCode, `${at}: ${body.slice(0, 300)}`).toBe(400)
  expect(body, at).toMatch(HAN)
  expect(body, at).not.toContain('INTERNAL')
}

/** JSON of an object with a member that is JSON already. */
const withMember = (members: object, name: string, json: string): string =>
  JSON.stringify({ ...members, [name]: '@' }).replace(`"${name}":"@"`, () => `"${name}":${json}`)

describe('JSON of twenty thousand levels', () => {
  it.for(fields)('is refused in each argument of %s, and writes nothing', async ([name, field]) => {
    const [example = {}] = field.examples?.(names) ?? []
    const query = documentOf(name, field)
    const changed = await tablesChangedBy(async () => {
      for (const argument of fieldOf(name).args) {
        for (const json of [list, object]) {
          const body = withMember({ query }, 'variables', withMember(example, argument.name, json))
          expectRefused(await clerk.rest('POST', '/graphql', { body }), argument.name)
        }
      }
    })
    expect(changed).toEqual([])
  })

  it.each(['query', 'operationName', 'variables', 'extensions', 'other'])(
    'is refused as %s of GraphQL',
    async (name) => {
      for (const json of [list, object]) {
        const body = withMember({ query: '{ __typename }' }, name, json)
        expectRefused(await clerk.rest('POST', '/graphql', { body }), name)
      }
    },
  )

  it.each([
    ['a list', `{ waybills(filter: { nos: ${'['.repeat(1400)} }) { total } }`],
    ['an object', `{ waybills(filter: ${'{ a: '.repeat(900)} 1 }) { total } }`],
    ['fields', `{ ${'viewer { '.repeat(1400)} }`],
    ['a type', `query ($a: ${'['.repeat(2900)}String) { __typename }`],
  ])('has its like in a document: %s', async (_, query) => {
    expectRefused(await clerk.rest('POST', '/graphql', { body: { query } }), query.slice(0, 50))
  })

  const written = routes.filter(({ method, access }) => method !== 'GET' && access !== 'device')
  const named = written.map((route) => [`${route.method} ${route.path}`, route] as const)

  it.each(named)('is refused by %s', async (_, route) => {
    const url = route.path.replaceAll(/\{\w+\}/g, 'x')
    for (const json of [list, object, withMember({}, 'id', list), `[${object}]`]) {
      const answers = takesFile(route)
        ? [await clerk.rest(route.method, url, multipart(json)), await clerk.rest(route.method, url, { body: json })]
        : [await clerk.rest(route.method, url, { body: json })]
      for (const { statusCode, body } of answers) {
        // Calls of the platform's desk are refused before their bodies are read.
        expect([400, 403, 415], `${statusCode} ${body.slice(0, 300)}`).toContain(statusCode)
        expect(body).toMatch(HAN)
        expect(body).not.toContain('INTERNAL')
      }
    }
  })

  it.each(named)('is text like any other in a form for %s', async (_, route) => {
    const url = route.path.replaceAll(/\{\w+\}/g, 'x')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `id=${'['.repeat(DEPTH)}&${'a['.repeat(DEPTH / 2)}=1`
    const answer = await clerk.rest(route.method, url, { body, headers })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  })
})

function multipart(text: string) {
  const body = `--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n${text}\r\n--x--\r\n`
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}
