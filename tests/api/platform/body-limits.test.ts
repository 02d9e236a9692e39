import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { expect, it } from 'vitest'

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

it('of whoever has no session any more is refused before it is read', async () => {
  const gone = clerk.with({ token: 'gone' })
  const refused = await gone.rest('POST', '/graphql', { body: bodyOf(65 * KB) })
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
})

it('of a clerk may be large for GraphQL, to import files', async () => {
  expect((await clerk.rest('POST', '/graphql', { body: bodyOf(4 * KB * KB) })).statusCode).toBe(200)
  expect((await clerk.rest('POST', '/graphql', { body: bodyOf(4 * KB * KB + 1) })).json()).toMatchObject({
    errors: [{ message: '请求内容不能超过4MB' }],
  })
})

it.each([
  ['POST', '/auth/oauth/token', 64 * KB, '64KB'],
  ['POST', '/upms/thirdparty/bind', KB * KB, '1MB'],
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

it('with ten thousand parameters under numbered names is read one by one', async () => {
  const body = Array.from({ length: 100_000 }, (_, at) => `cardNos[${at % 1000}${at}]=1`)
    .join('&')
    .slice(0, KB * KB - 1)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await clerk.rest('POST', '/chain/companysettlewaybill/getSettleWaybill', { body, headers })
  expect(answer.json()).toMatchObject({ errorCode: 'INVALID_INPUT' })
})
