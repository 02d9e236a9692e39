import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { newDeviceKey } from '@tufang/server/modules/waybill/device-key/device-key'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { lose } from '@tufang/tests/lose'
import { cloneTemplate } from '@tufang/tests/template'
import { afterAll, expect, inject, it } from 'vitest'

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const database = await cloneTemplate(inject('template'))
const app = await createApp({ config, database, sms: new InboxSms() })
// Opens the connection that will be lost.
await app.inject('/readyz')
await lose(database)
afterAll(async () => {
  await app.close()
  await database.close()
})

const signedIn = { authorization: 'Bearer token', 'content-type': 'application/json' }
const headersOf = (stranger: boolean) => (stranger ? { 'content-type': 'application/json' } : signedIn)

it.each([
  ['in the look-up of the session', false, '{ viewer { user { id } } }'],
  ['in a call of a stranger', true, 'mutation { sendCode(mobile: "13800000001") }'],
])('GraphQL answers 503 with Retry-After and the request id, %s', async (_, stranger, query) => {
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers: headersOf(stranger), payload: { query } })
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const [error] = answer.json<{ errors: { message: string; extensions: object }[] }>().errors
  expect(error).toMatchObject({
    message: '服务暂时繁忙，请稍后再试',
    extensions: { code: 'SERVER_BUSY', requestId: answer.headers['x-request-id'] },
  })
})

it('GraphQL answers a large body so, too, whose session is looked up first', async () => {
  const payload = { query: '{ viewer { user { id } } }', variables: { x: 'x'.repeat(100_000) } }
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers: signedIn, payload })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { requestId: answer.headers['x-request-id'] } }] })
})

it.each([
  ['in the look-up of the session', '/upms/user/info', false],
  ['in a call of a stranger', '/chain/uniapp/codeByPc?mobile=13800000001', true],
  ['in a file', '/files/0192a581-cc00-7ba6-9ea6-5d8066d08a38', false],
])('REST answers 503 with Retry-After and the request id, %s', async (_, url, stranger) => {
  const answer = await app.inject({ method: 'GET', url, headers: headersOf(stranger) })
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({
    code: 1,
    ok: false,
    errorCode: 'SERVER_BUSY',
    requestId: answer.headers['x-request-id'],
  })
})

it('a call of a device is answered so, too', async () => {
  const headers = { 'x-device-key': newDeviceKey('0192a581-cc00-7ba6-9ea6-5d8066d08a38') }
  const answer = await app.inject({ method: 'POST', url: '/chain/drivertruckgps/addGpsList', headers, payload: {} })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ errorCode: 'SERVER_BUSY', requestId: answer.headers['x-request-id'] })
})
