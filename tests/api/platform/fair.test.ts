import { type ClientRequest, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import type { Em } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { FairGate } from '@tufang/server/platform/fair/gate'
import { sharesOf, WAITING } from '@tufang/server/platform/fair/shares'
import { openApp, type TestApp, testApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { documents } from '@tufang/tests/chain'
import { HOUR } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { describe, expect, it, vi } from 'vitest'

const POOL = 16
const { read, write } = sharesOf(POOL)
/** Number of reads that one person may have at once; these programs have no other callers. */
const ALONE = read.alone ?? read.person
const HELD = '{ dictionary(name: "exist_type") { itemName } }'
const HELD_REST = '/chain/systemdictionaryitem/listDictionaryItem?dictionary=exist_type'
const OPEN = '{ viewer { user { id } } }'

/** Program that answers dictionaries only once the test releases them; `asked` is the number of waiting reads. */
async function holdingApp() {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: String(POOL) })
  const { database, sms, clock } = await openApp()
  // Waiting requests are refused only for their number, never after a time.
  const deps = { config, database, sms, clock, gate: new FairGate(sharesOf(POOL), WAITING, HOUR) }
  const services = createServices(deps)
  const held = Promise.withResolvers<never[]>()
  const items = vi.spyOn(services.dictionaries, 'items').mockImplementation(() => held.promise)
  const fastify = await createApp(deps, services)
  const app: TestApp = { ...(await testApp()), fastify, anonymous: () => new Caller(fastify, { address: '10.0.0.1' }) }
  return { app, letGo: () => held.resolve([]), asked: () => items.mock.calls.length }
}

/** Fills a person's places and queue, so that the next request is refused. */
async function fill(company: TestCompany) {
  const clerk = await company.as('结算员')
  const all = Array.from({ length: ALONE + WAITING.person + 1 }, () => clerk.gql(HELD))
  expect((await Promise.race(all)).status).toBe(429)
  return { clerk, all }
}

describe('one person who asks for too much at once', () => {
  it('is refused over GraphQL and REST until there is room, and others are not', async () => {
    const { app, letGo, asked } = await holdingApp()
    const company = await newCompany({ app })
    const { clerk, all } = await fill(company)
    const graphql = await clerk.rest('POST', '/graphql', { body: { query: OPEN } })
    expect(graphql.statusCode).toBe(429)
    expect(graphql.headers['retry-after']).toBe('5')
    expect(graphql.json()).toMatchObject({
      errors: [{ message: '同时处理的请求过多，请稍后再试', extensions: { code: 'TOO_MANY_AT_ONCE', retryAfter: 5 } }],
    })
    const rest = await clerk.rest('GET', HELD_REST)
    expect(rest.statusCode).toBe(429)
    expect(rest.headers['retry-after']).toBe('5')
    expect(rest.json()).toMatchObject({ code: 1, errorCode: 'TOO_MANY_AT_ONCE', msg: '同时处理的请求过多，请稍后再试' })

    const [colleague, stranger] = [await company.as('审核员'), await (await newCompany({ app })).as('结算员')]
    for (const caller of [colleague, stranger]) expect((await caller.gql(OPEN)).errors).toEqual([])
    expect(asked()).toBe(ALONE)

    letGo()
    const answers = await Promise.all(all)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(all.length - 1)
    expect((await clerk.rest('GET', HELD_REST)).statusCode).toBe(200)
    await app.fastify.close()
  })

  it('waits no more when he goes away', async () => {
    const { app, letGo, asked } = await holdingApp()
    const { server } = app.fastify
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const clerk = await (await newCompany({ app })).as('结算员')
    const sent = Array.from({ length: ALONE + 5 }, () => overHttp(app, clerk))
    await eventually(() => expect(asked()).toBe(ALONE))
    for (const one of sent) one.destroy()
    await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0))
    letGo()
    expect((await clerk.rest('GET', HELD_REST)).statusCode).toBe(200)
    expect(asked()).toBe(ALONE + 1)
    await app.fastify.close()
  })
})

describe('twenty who wait for one row', () => {
  it('keep neither their colleagues nor another company waiting', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const clerk = await company.as('结算员')
    const waybill = await newWaybill(company)
    const others = await newWaybill(other)
    const wait = () => clerk.gql(documents.setPrices, { input: [{ id: waybill.id, settlePrice: '9.5' }] })
    let waiting: ReturnType<typeof wait>[] = []
    await inTransaction(await testDatabase(), async (em) => {
      await rows(em, sql`select from waybill where id = ${waybill.id} for update`)
      waiting = Array.from({ length: 20 }, wait)
      await eventually(async () => expect(await waitingForLocks(em)).toBeGreaterThanOrEqual(write.person))
      const stranger = await other.as('结算员')
      const set = await stranger.ask<{ setWaybillPrices: { ok: boolean }[] }>(documents.setPrices, {
        input: [{ id: others.id, settlePrice: '8.5' }],
      })
      expect(set.setWaybillPrices).toMatchObject([{ ok: true }])
      for (const reader of [stranger, clerk, await company.as('审核员')]) {
        expect((await reader.gql('{ waybills { total } }')).errors).toEqual([])
      }
    })
    // On a slow machine the first requests have been refused by now, since the row is locked.
    for (const { status } of await Promise.all(waiting)) expect([200, 429, 503]).toContain(status)
  })
})

const waitingForLocks = async (em: Em): Promise<number> =>
  (await rows(em, sql`select from pg_locks where not granted`)).length

function overHttp({ fastify }: TestApp, { credentials }: Caller): ClientRequest {
  const { port } = fastify.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${credentials.token}`, authorizationmd5: credentials.userHash }
  const sent = send({ port, host: '127.0.0.1', path: HELD_REST, headers })
  sent.on('error', () => undefined)
  sent.end()
  return sent
}
