import { Readable } from 'node:stream'
import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { RequestLog } from '@tufang/server/platform/log'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { freePort } from '@tufang/tests/free-port'
import { logLines } from '@tufang/tests/log-lines'
import { rawSocket, requestText } from '@tufang/tests/raw-socket'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'

const { log, lines } = logLines()
const port = await freePort()
const app = Fastify({ loggerInstance: log, logController: new RequestLog() })
/** Program whose answer never ends. */
app.get('/long', (_, reply) => {
  const endless = Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(65_536)
    })(),
  )
  return reply.type('application/octet-stream').send(endless)
})
app.get('/broken', (_, reply) => {
  const broken = new Readable({ read: () => undefined })
  broken.push('begun')
  setTimeout(() => broken.destroy(new Error('the disk is gone')), 20)
  return reply.send(broken)
})
/** Whole program, with or without pages, whose long GraphQL answer is compressed on its way. */
const whole = await createApp({
  config: readConfig({ NODE_ENV: 'test' }),
  database: await testDatabase(),
  sms: new InboxSms(),
  log,
})
const wholePort = await freePort()
/** Action of the client as soon as its request has arrived. */
let onArrival: () => void = () => undefined
whole.addHook('preHandler', async () => onArrival())
const FIELDS = 'records { id no projectName truckCode captainName driverName goDatetime inDatetime }'
const query = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: waybills(page: { size: 50 }) { ${FIELDS} }`).join(' ')} }`

beforeAll(async () => {
  await app.listen({ port, host: '127.0.0.1' })
  await whole.listen({ port: wholePort, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await whole.close()
})

it('nor is who leaves while his answer is made', async () => {
  const company = await newCompany()
  await newWaybills(company, 50)
  const { token = '', userHash = '' } = (await company.as('管理员')).credentials
  const body = JSON.stringify({ query })
  const told = { 'content-type': 'application/json', 'accept-encoding': 'gzip', authorizationmd5: userHash }
  const headers = { ...told, authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) }
  const { socket, ended } = await rawSocket(wholePort)
  onArrival = () => socket.resetAndDestroy()
  socket.write(requestText('POST /graphql', headers, body))
  await ended
  await expect.poll(() => lines().filter(({ path }) => path === '/graphql').length).toBe(1)
  expect(lines().filter(({ level, dist }) => Number(level) >= 40 && !dist)).toEqual([])
  expect(lines().find(({ path }) => path === '/graphql')).toMatchObject({ level: 30, left: true })
})

it('who leaves before he has his answer is no fault of ours: one line says so', async () => {
  const { socket, ended } = await rawSocket(port, requestText('GET /long', {}))
  socket.once('data', () => socket.resetAndDestroy())
  await ended
  await expect.poll(() => lines().filter(({ path }) => path === '/long').length).toBe(1)
  const line = lines().find(({ path }) => path === '/long')
  expect(line).toMatchObject({ level: 30, msg: 'request', method: 'GET', status: 200, left: true })
  expect(line).not.toHaveProperty('err')
})

it('an answer that breaks off by our fault is told with its cause', async () => {
  const { ended } = await rawSocket(port, requestText('GET /broken', { connection: 'close' }))
  await ended
  const isTold = () =>
    lines().some(({ level, err }) => Number(level) >= 40 && JSON.stringify(err ?? '').includes('the disk is gone'))
  await expect.poll(isTold).toBe(true)
})
