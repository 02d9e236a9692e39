import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const clerk = await (await newCompany()).as('管理员')
const KB = 1024
const bodyOf = (length: number) => JSON.stringify({ query: '{ __typename }' }).padEnd(length, ' ')

it('of a stranger is small for GraphQL', async () => {
  const [fits, not] = [bodyOf(64 * KB), bodyOf(64 * KB + 1)]
  expect((await app.anonymous().rest('POST', '/graphql', { body: fits })).json()).toMatchObject({
    data: { __typename: 'Query' },
  })
  const refused = await app.anonymous().rest('POST', '/graphql', { body: not })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    errors: [{ message: '请求内容不能超过64KB', extensions: { code: 'BODY_TOO_LARGE' } }],
  })
})

it('of the person who has no session any more is refused before it is read', async () => {
  const gone = clerk.with({ token: 'gone' })
  const refused = await gone.rest('POST', '/graphql', { body: bodyOf(65 * KB) })
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
})

const pricing = 'mutation ($input: [WaybillPriceInput!]!) { setWaybillPrices(input: $input) { id ok } }'
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `no-waybill-${at}`, settlePrice: '1' }))
const REFUSED = { errors: [{ message: '请求内容不能超过256KB', extensions: { code: 'BODY_TOO_LARGE' } }] }
const ask = (body: string) => clerk.rest('POST', '/graphql', { body })

describe('of a clerk, for GraphQL', () => {
  it.each([
    ['first', (length: number) => bodyOf(length)],
    ['last', (length: number) => `{"variables":{}${' '.repeat(length - 41)},"query":"{ __typename }"}`],
  ])('has 256 KB, with its document %s', async (_, made) => {
    expect(made(1000)).toHaveLength(1000)
    expect((await ask(made(256 * KB))).json()).toMatchObject({ data: { __typename: 'Query' } })
    for (const length of [256 * KB + 1, 4 * KB * KB]) {
      const refused = await ask(made(length))
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject(REFUSED)
    }
  })

  it.each([
    ['a list that is searched', '{ waybills(page: { size: 1 }) { total } }'],
    ['what is no document', '{ setWaybillPrices'],
    ['no text', 1],
    ['a document of 300,000 signs', `{ __typename ${' '.repeat(300_000)}}`],
  ])('has no more for %s', async (_, query) => {
    const body = JSON.stringify({ query, variables: { rows: rowsOf(10_000) } })
    expect((await ask(body)).json()).toMatchObject(REFUSED)
  })

  it.each([['first'], ['last']])('has as much as its rows for a verb that takes a list, named %s', async (place) => {
    const variables = { input: rowsOf(20_000) }
    const body = place === 'first' ? { query: pricing, variables } : { operationName: null, variables, query: pricing }
    const text = JSON.stringify(body)
    expect(text.length).toBeGreaterThan(800_000)
    const { data, errors } = (await ask(text)).json<{ data: { setWaybillPrices: object[] }; errors?: object[] }>()
    expect(errors).toBeUndefined()
    expect(data.setWaybillPrices).toHaveLength(20_000)
  })

  it('has 64 KB for a document', async () => {
    const documentOf = (length: number) => `{ __typename }#${'x'.repeat(length - 15)}`
    expect(await clerk.ask(documentOf(64 * KB))).toEqual({ __typename: 'Query' })
    expect(await clerk.code(documentOf(64 * KB + 1))).toBe('QUERY_TOO_COMPLEX')
  })

  it('has 4 MB at most', async () => {
    const query = 'mutation ($input: [WaybillRemarkInput!]!) { updateWaybillRemarks(input: $input) { id } }'
    const made = (length: number) => JSON.stringify({ query, variables: { input: [] } }).padEnd(length, ' ')
    expect((await ask(made(4 * KB * KB))).json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT' } }] })
    expect((await ask(made(4 * KB * KB + 1))).json()).toMatchObject({ errors: [{ message: '请求内容不能超过4MB' }] })
  })

  it('is told which list in it is too long', async () => {
    const nos = Array.from({ length: 300_000 }, (_, at) => `B${at}`)
    const query = 'mutation ($input: BindCardsInput!) { bindCards(input: $input) { id } }'
    for (const body of [
      { query, variables: { input: { cardNos: nos } } },
      { variables: { input: { cardNos: nos } }, query },
    ]) {
      const refused = await ask(JSON.stringify(body))
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({
        errors: [
          {
            message: 'input.cardNos一次最多20000条',
            extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.cardNos' }] },
          },
        ],
      })
    }
  })

  it.each(['__proto__', 'constructor'])('takes no %s in a large one either', async (name) => {
    const rows = JSON.stringify(rowsOf(10_000))
    for (const poison of [`"${name}":{"prototype":{}}`, `"${name}":{"prototype":${rows}}`]) {
      const body = `{"query":${JSON.stringify(pricing)},"variables":{"input":${rows},${poison}}}`
      expect((await ask(body)).json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    }
  })
})

it.each([
  ['POST', '/auth/oauth/token', 64 * KB, '64KB'],
  ['POST', '/upms/thirdparty/bind', 256 * KB, '256KB'],
  ['POST', '/chain/companysettlewaybill/batchUpdatePrice', 4 * KB * KB, '4MB'],
  ['DELETE', '/chain/companywaybill/x', 64 * KB, '64KB'],
] as const)('of %s %s has its own limit, which the refusal names', async (method, path, limit, text) => {
  const fits = await clerk.rest(method, path, { body: '[]'.padEnd(limit, ' ') })
  expect(fits.json()).not.toMatchObject({ errorCode: 'BODY_TOO_LARGE' })
  const refused = await clerk.rest(method, path, { body: '[]'.padEnd(limit + 1, ' ') })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ errorCode: 'BODY_TOO_LARGE', msg: `请求内容不能超过${text}` })
})

it('of twenty thousand rows with a remark each fits its call', async () => {
  const row = { id: '0192a581-cc00-7ba6-9ea6-5d8066d08a38', version: 1_000_000, remark: '备注'.repeat(15) }
  const body = Array.from({ length: 20_000 }, () => row)
  const answer = await clerk.rest('POST', '/chain/companywaybillext/batchUpdateRemark', { body })
  expect(answer.json()).not.toMatchObject({ errorCode: 'BODY_TOO_LARGE' })
})

it('of a form is short, whatever its call takes as JSON', async () => {
  const form = (length: number, headers = {}) =>
    clerk.rest('POST', '/chain/companysettlewaybill/batchUpdatePrice', {
      body: 'id='.padEnd(length, 'x'),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  expect((await form(512 * KB)).json()).not.toMatchObject({ errorCode: 'BODY_TOO_LARGE' })
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
    expect((await form(512 * KB + 1, headers)).json()).toMatchObject({ msg: '请求内容不能超过512KB' })
})

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'of GraphQL is not read as %s',
  async (type) => {
    const answer = await clerk.rest('POST', '/graphql', { body: bodyOf(KB), headers: { 'content-type': type } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_CONTENT_TYPE' } }] })
  },
)

it('of a stranger that comes in pieces is small as well', async () => {
  const headers = { 'transfer-encoding': 'chunked' }
  const refused = await app.anonymous().rest('POST', '/graphql', { body: bodyOf(64 * KB + 1), headers })
  expect(refused.json()).toMatchObject({ errors: [{ message: '请求内容不能超过64KB' }] })
})

it('with ten thousand parameters under numbered names is read one by one', async () => {
  const body = Array.from({ length: 100_000 }, (_, at) => `cardNos[${at % 1000}${at}]=1`)
    .join('&')
    .slice(0, 376 * KB)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await clerk.rest('POST', '/chain/companysettlewaybill/getSettleWaybill', { body, headers })
  expect(answer.json()).toMatchObject({ errorCode: 'INVALID_INPUT' })
})
