import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { documents } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const mobile = uniqueMobile()

describe('variables', () => {
  it.each([
    ['missing', {}],
    ['null', { mobile: null }],
    ['of another type', { mobile: 1 }],
    ['a list', { mobile: ['13800000001'] }],
    ['no member of an enum', { mobile, type: 'LOGIN' }],
  ])('that are %s are INVALID_INPUT', async (_, variables) => {
    const { data, errors } = await app.anonymous().gql(documents.sendCode, variables)
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^请求有误|：(应为|没有这个值)/), extensions: { code: 'INVALID_INPUT' } },
    ])
  })

  it.each([
    ['no integer', 1.5],
    ['too large', 2 ** 40],
  ])('that are %s are INVALID_INPUT', async (_, size) => {
    const query = 'query ($page: PageInput) { waybills(page: $page) { total } }'
    const { data, errors } = await app.anonymous().gql(query, { page: { size } })
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^page\.size：应为/), extensions: { code: 'INVALID_INPUT' } },
    ])
  })

  it.each([
    ['null', null, 10],
    ['of another type', 1, 1],
  ])('that are %s ten thousand times are told by the first ones', async (_, no, told) => {
    const nos = Array.from({ length: 10_000 }, () => no)
    const query = 'query ($nos: [String!]) { waybills(filter: { nos: $nos }) { total } }'
    const { data, errors } = await app.anonymous().gql(query, { nos })
    expect(data).toBeNull()
    expect(errors).toHaveLength(told)
  })

  it('may be left to their defaults, also inside an input', async () => {
    const company = await newCompany()
    const code = await app.anonymous().ask(documents.sendCode, { mobile: company.people.结算员.mobile })
    expect(code).toEqual({ sendCode: '验证码发送成功' })
    const input = { phone: company.people.结算员.mobile, code: app.sms.codeOf(company.people.结算员.mobile) }
    await app.anonymous().ask('mutation ($input: SignInInput!) { signIn(input: $input) { companyAuthId } }', { input })
  })
})

const repeat = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ')

describe('documents', () => {
  it.each([
    ['that break off', '{ viewer {', 'BAD_REQUEST'],
    ['that are empty', '', 'BAD_REQUEST'],
    ['with two operations and no choice', 'query a { __typename } query b { __typename }', 'BAD_REQUEST'],
    ['with an unknown field', '{ noSuchField }', 'INVALID_INPUT'],
    ['with 31 aliases', `{ ${repeat(31, (at) => `a${at}: viewer { roleType }`)} }`, 'QUERY_TOO_COMPLEX'],
    ['with 3001 tokens', `{ ${repeat(2999, () => '__typename')} }`, 'QUERY_TOO_COMPLEX'],
    ['that name a field 2000 times', `{ viewer { ${repeat(2000, () => 'roleType')} } }`, 'QUERY_TOO_COMPLEX'],
    ['with 21 directives', `{ __typename ${repeat(21, () => '@include(if: true)')} }`, 'QUERY_TOO_COMPLEX'],
    [
      'that nest 12 deep',
      `{ ${repeat(12, () => '... on Query {')} __typename ${repeat(12, () => '}')} }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['with 3001 commas', `{ __typename${','.repeat(3001)} }`, 'QUERY_TOO_COMPLEX'],
    ['with 3001 comments', `{ __typename ${'#\n'.repeat(3001)} }`, 'QUERY_TOO_COMPLEX'],
    ['that begin in 51 brackets', '['.repeat(51), 'QUERY_TOO_COMPLEX'],
    [
      'that nest values 51 deep',
      `{ waybills(filter: ${'['.repeat(49)}${']'.repeat(49)}) { total } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['with a text that never ends', `{ a(b: "${'\\"'.repeat(10_000)}`, 'BAD_REQUEST'],
    ['with a block that never ends', `{ a(b: ${'"""\\'.repeat(5000)}`, 'BAD_REQUEST'],
  ])('%s are refused', async (_, query, code) => {
    const refusal = await app.anonymous().refusal(query)
    expect(refusal.extensions.code).toBe(code)
    expect(refusal.message).toMatch(/^(请求|查询)/)
  })

  it.each([
    ['2990 commas and a text of many', `{ __typename${','.repeat(2990)} ...a @skip(if: true) }`],
    ['3000 comments', `{ __typename ${'#\r'.repeat(2900)} ...a @skip(if: true) }`],
    ['64 KB', `{ __typename ...a @skip(if: true) ${' '.repeat(65_000)}}`],
  ])('may have %s', async (_, query) => {
    const texts = `fragment a on Query { card(cardNo: "${',#[{'.repeat(100)}\\"") { id } token: card(cardNo: """${'{'.repeat(90)} \\""" [""") { id } }`
    const short = query.length < 60_000 ? texts : 'fragment a on Query { __typename }'
    await app.anonymous().ask(`${query} ${short}`)
  })

  it('may ask for the schema', async () => {
    await app.anonymous().ask(getIntrospectionQuery())
  })
})

describe('transport', () => {
  it('reads the same by GET as by POST, with variables as JSON', async () => {
    const clerk = await (await newCompany()).as('结算员')
    const query = 'query ($size: Int!) { waybills(page: { current: 1, size: $size }) { total } }'
    const variables = { size: 3 }
    const byLink = await clerk.rest('GET', '/graphql', { query: { query, variables: JSON.stringify(variables) } })
    const byPost = await clerk.rest('POST', '/graphql', { body: { query, variables } })
    expect(byLink.statusCode).toBe(200)
    expect(byLink.json()).toMatchObject({ data: { waybills: { total: 0 } } })
    expect(byLink.json()).toEqual(byPost.json())
    expect(byLink.headers['cache-control']).toBe('no-store')
  })

  it('writes nothing by a link, by whatever name the operation has', async () => {
    const clerk = await (await newCompany()).as('结算员')
    const list = 'query Views { savedViews(list: "waybills") { id } }'
    const query = `${list} mutation Save { saveView(input: { list: "waybills", name: "x", shared: false, state: {} }) { id } }`
    const response = await clerk.rest('GET', '/graphql', { query: { query, operationName: 'Save' } })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    expect(codeOf(response)).toBe('WRITES_BY_POST')
    const views = await clerk.rest('GET', '/graphql', { query: { query, operationName: 'Views' } })
    expect(views.json()).toMatchObject({ data: { savedViews: [] } })
  })

  it.each(['{', '[1]', '"x"', '1'])('refuses a link whose variables are %s', async (variables) => {
    const response = await app.anonymous().rest('GET', '/graphql', { query: { query: '{ __typename }', variables } })
    expect(response.statusCode).toBe(400)
    expect(codeOf(response)).toBe('BAD_REQUEST')
  })

  it('has nothing but reading and POST at its address', async () => {
    for (const method of ['HEAD', 'PUT', 'DELETE'] as const) {
      const { statusCode } = await app.fastify.inject({ method, url: '/graphql?query=%7B__typename%7D' })
      expect(statusCode).toBe(404)
    }
  })

  it.each([
    ['{"query":', 'application/json'],
    ['{"query":"{ __typename }"}', 'text/plain'],
    ['query={ __typename }', 'application/x-www-form-urlencoded'],
  ])('refuses %s as %s', async (body, type) => {
    const response = await app.anonymous().rest('POST', '/graphql', { body, headers: { 'content-type': type } })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  })

  it('names the request in every error and in a header', async () => {
    const response = await app.anonymous().rest('POST', '/graphql', { body: { query: '{ viewer { roleType } }' } })
    const [error] = response.json<{ errors: { extensions: { requestId: string } }[] }>().errors
    expect(error?.extensions.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['x-request-id']).toBe(error?.extensions.requestId)
  })

  it('runs different operations of one document, and the same one again', async () => {
    const query = 'query a { __typename } query b { kind: __typename }'
    for (const [operationName, data] of [
      ['a', { __typename: 'Query' }],
      ['b', { kind: 'Query' }],
      ['a', { __typename: 'Query' }],
    ]) {
      const response = await app.anonymous().rest('POST', '/graphql', { body: { query, operationName } })
      expect(response.json()).toMatchObject({ data })
    }
  })

  it.each<[string, string, object?]>([
    ['a page', '{ waybills(page: { size: 5 }) { total records { id } } }'],
    ['a refusal of all', '{ waybills(page: { size: 5001 }) { total } }'],
    ['a refusal beside an answer', '{ viewer { roleType } companies: waybill(id: "x") { id } }'],
    ['a variable that does not fit', 'query ($page: PageInput) { waybills(page: $page) { total } }', { page: 1 }],
    [
      'a text that is too long',
      'query ($no: String) { waybills(filter: { no: $no }) { total } }',
      { no: 'x'.repeat(5000) },
    ],
  ])('answers %s the second time, when it is known, as the first time', async (_, query, variables = {}) => {
    const clerk = await (await newCompany()).as('结算员')
    const ask = async () => {
      const { statusCode, headers, body } = await clerk.rest('POST', '/graphql', { body: { query, variables } })
      return { statusCode, type: headers['content-type'], body: body.replace(/"requestId":"[^"]+"/g, '') }
    }
    const first = await ask()
    expect(await ask()).toEqual(first)
    expect(first.body).toMatch(/"data"|"errors"/)
  })

  it('runs a known verb once, whether it fails or not', async () => {
    const clerk = await (await newCompany()).as('结算员')
    const query = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { id } }'
    const input = { list: 'waybills', name: '本月', shared: false, state: {} }
    const errors: number[] = []
    for (const name of ['本月', '', '上月']) {
      const response = await clerk.rest('POST', '/graphql', {
        body: { query, variables: { input: { ...input, name } } },
      })
      errors.push(response.json<{ errors?: unknown[] }>().errors?.length ?? 0)
    }
    expect(errors).toEqual([0, 1, 0])
    const { savedViews } = await clerk.ask<{ savedViews: unknown[] }>('{ savedViews(list: "waybills") { id } }')
    expect(savedViews).toHaveLength(2)
  })
})

const post = (body: unknown) => app.anonymous().rest('POST', '/graphql', { body })
const codeOf = (response: Awaited<ReturnType<typeof post>>): unknown =>
  response.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code

describe('the members of a request', () => {
  it('with an empty name run the only operation, once', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const query = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { id name } }'
    const input = { list: 'waybills', name: '本月', shared: false, state: {} }
    const response = await clerk.rest('POST', '/graphql', { body: { query, variables: { input }, operationName: '' } })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ data: { saveView: { name: '本月' } } })
    const { savedViews } = await clerk.ask<{ savedViews: unknown[] }>('{ savedViews(list: "waybills") { id } }')
    expect(savedViews).toHaveLength(1)
  })

  it.each([
    { operationName: null },
    { variables: null },
    { extensions: null },
    { extensions: {} },
    { extensions: { tracing: true } },
  ])('may be absent: %j', async (members) => {
    const response = await post({ query: '{ __typename }', ...members })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ data: { __typename: 'Query' } })
  })

  it.each([
    [{ query: '{ __typename }', operationName: 1 }, 'BAD_REQUEST'],
    [{ query: '{ __typename }', variables: [] }, 'BAD_REQUEST'],
    [{ query: '{ __typename }', variables: '{}' }, 'BAD_REQUEST'],
    [{ query: '{ __typename }', extensions: 'x' }, 'BAD_REQUEST'],
    [{ query: '{ __typename }', extensions: [] }, 'BAD_REQUEST'],
    [{ query: { kind: 'Document' } }, 'BAD_REQUEST'],
    [{}, 'BAD_REQUEST'],
    [[{ query: '{ __typename }' }], 'BAD_REQUEST'],
    [{ extensions: { persistedQuery: { version: 1, sha256Hash: 'unknown' } } }, 'PERSISTED_QUERY_NOT_SUPPORTED'],
    [
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'wrong' } } },
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
  ])('that are wrong are refused: %j', async (body, code) => {
    const response = await post(body)
    expect(response.statusCode).toBe(400)
    expect(codeOf(response)).toBe(code)
    expect(response.body).toMatch(/[\u4e00-\u9fff]/)
  })

  it.each([
    { query: '{ __typename }', operationName: 'other' },
    { query: 'subscription { waybills { total } }' },
    { query: '{ unknown }' },
    { query: '{' },
  ])('are right, and what they ask is not: %j', async (body) => {
    const plain = await post(body)
    expect(plain.statusCode).toBe(200)
    const accept = 'application/graphql-response+json'
    const named = await app.anonymous().rest('POST', '/graphql', { body, headers: { accept } })
    expect(named.statusCode).toBe(400)
    expect(named.headers['cache-control']).toBe('no-store')
    expect(codeOf(named)).toBe(codeOf(plain))
    expect(codeOf(plain)).toMatch(/^(BAD_REQUEST|INVALID_INPUT)$/)
    expect(plain.body).toMatch(/[\u4e00-\u9fff]/)
  })
})
