import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * Checks of GraphQL auditors, under the auditors' own names, against a running program with default settings and
 * without a session.
 */
const app = await openApp({ introspection: false })
const { credentials } = await (await newCompany()).as('结算员')
let url: string
beforeAll(async () => {
  url = `${await app.fastify.listen({ port: 0, host: '127.0.0.1' })}/graphql`
})
afterAll(() => app.fastify.close())

interface Answer {
  status: number
  text: string
  json: unknown
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, text, json: JSON.parse(text) as unknown }
}

const headers = { 'content-type': 'application/json' }
const send = async (body: unknown) =>
  answerOf(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
const ask = (query: string) => send({ query, operationName: 'cop' })
const get = async (query: string, accept = '*/*') =>
  answerOf(await fetch(`${url}?${new URLSearchParams({ query })}`, { headers: { accept } }))

const times = (count: number, part: (at: number) => string) => Array.from({ length: count }, (_, at) => part(at))
const refused = (code: string) => ({ errors: [{ extensions: { code } }] })
const HAN = /[一-鿿]/

describe('what auditors ask', () => {
  it('Field Suggestions: are not given', async () => {
    const { text } = await ask('query cop { __schema { directive } }')
    expect(text).not.toContain('Did you mean')
  })

  it('Introspection: is not given', async () => {
    const { json, text } = await ask('query cop { __schema { types { name fields { name } } } }')
    expect(json).toMatchObject(refused('INVALID_INPUT'))
    expect(json).not.toHaveProperty('data.__schema')
    expect(text).toContain('/playground')
  })

  it('GraphQL IDE: is none at the address', async () => {
    const { status, text } = await get('', 'text/html')
    expect(status).toBe(400)
    expect(text).not.toMatch(/graphiql|playground/i)
  })

  it('GET Method Query Support: reads alone, and nothing without a session in a header', async () => {
    const { status, json } = await get('query cop {__typename}')
    expect(status).toBe(200)
    expect(json).toHaveProperty('data.__typename')
    expect((await get('query cop {viewer {roleType}}')).json).toMatchObject(refused('UNAUTHENTICATED'))
  })

  it('Mutation is allowed over GET: it is not', async () => {
    const { status, json } = await get('mutation cop {__typename}')
    expect(status).toBe(405)
    expect(json).toMatchObject(refused('WRITES_BY_POST'))
    expect(json).not.toHaveProperty('data.__typename')
  })

  it('POST based url-encoded query: is refused', async () => {
    const body = new URLSearchParams({ query: 'query cop { __typename }' })
    const { status, json } = await answerOf(await fetch(url, { method: 'POST', body }))
    expect(status).toBe(400)
    expect(json).toMatchObject(refused('UNSUPPORTED_CONTENT_TYPE'))
  })

  it('Alias Overloading: a hundred are too many', async () => {
    const { json } = await ask(`query cop { ${times(101, (at) => `alias${at}:__typename`).join(' \n')} }`)
    expect(json).toMatchObject(refused('QUERY_TOO_COMPLEX'))
    expect(json).not.toHaveProperty('data.alias100')
  })

  it('Array-based Query Batching: is refused', async () => {
    const { status, json } = await send(times(10, () => '').map(() => ({ query: 'query cop { __typename }' })))
    expect(status).toBe(400)
    expect(json).toMatchObject(refused('BAD_REQUEST'))
    expect(json).not.toHaveProperty('length')
  })

  it('Directive Overloading: ten unknown ones are told once', async () => {
    const { json } = await ask(`query cop { __typename ${'@aa'.repeat(10)} }`)
    expect(json).toMatchObject(refused('INVALID_INPUT'))
    expect(json).toHaveProperty('errors.length', 1)
  })

  it('Introspection-based Circular Query: is refused', async () => {
    const circle = 'fields { type { fields { type { fields { type { fields { type { name } } } } } } } }'
    const { json } = await ask(`query cop { __schema { types { ${circle} } } }`)
    expect(json).not.toHaveProperty('data.__schema')
  })

  it('Trace Mode: tells nothing', async () => {
    const { json, text } = await ask('query cop { __typename }')
    expect(json).toEqual({ data: { __typename: 'Query' }, extensions: { cost: expect.anything() } })
    expect(text.toLowerCase()).not.toContain('tracing')
  })

  it('Unhandled Errors Detection: nothing of the inside is told', async () => {
    const { json, text } = await ask('qwerty cop { abc }')
    expect(json).toMatchObject(refused('BAD_REQUEST'))
    expect(text).not.toMatch(/exception|stack|node_modules/i)
  })
})

describe('a wrong name', () => {
  it.each([
    ['a field', '{ viewerr { roleType } }'],
    ['a field of a type', '{ viewer { roleTyp } }'],
    ['an argument', '{ waybills(filtr: {}) { total } }'],
    ['a type', 'query ($filter: WaybillFiltr) { waybills(filter: $filter) { total } }'],
    ['an input field', '{ waybills(filter: { noo: "1" }) { total } }'],
    ['a value', '{ waybills(filter: { status: [LOADE] }) { total } }'],
    ['a fragment', '{ ...on Querry { __typename } }'],
    ['an input field in a variable', 'query ($filter: WaybillFilter) { waybills(filter: $filter) { total } }'],
    ['a value in a variable', 'query ($status: [WaybillStatus!]) { waybills(filter: { status: $status }) { total } }'],
  ])('of %s is refused in Chinese without saying which it may have been', async (_, query) => {
    const clerk = new Caller(app.fastify, credentials)
    const variables = { filter: { noo: '1' }, status: ['LOADE'] }
    for (const known of [false, true]) {
      const { errors } = await clerk.gql(query, variables)
      expect(errors.length, String(known)).toBeGreaterThan(0)
      for (const { message } of errors) {
        expect(message).toMatch(HAN)
        expect(message).not.toMatch(/did you mean/i)
      }
    }
  })
})

it('tells its schema where it is configured to', async () => {
  const open = await openApp({ introspection: true })
  const query = '{ __schema { queryType { name } } }'
  expect(await open.anonymous().ask(query)).toEqual({ __schema: { queryType: { name: 'Query' } } })
  expect((await open.anonymous().refusal('{ viewerr { roleType } }')).message).toContain('Did you mean')
})
