import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { createServices, type Services } from '@tufang/server/container'
import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { codeAnswer } from '@tufang/server/modules/identity/code/code.service'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { HttpSms } from '@tufang/server/platform/sms/http-sms'
import { Caller } from '@tufang/tests/caller'
import { TestClock } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { TestGateway } from '@tufang/tests/gateway'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { documents } from '@tufang/tests/sign-in'
import { uniqueAddress, uniqueMobile } from '@tufang/tests/unique'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const database = await testDatabase()
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const clock = new TestClock()
const { sendCode, checkCode } = documents
let gateway: TestGateway
let api: Caller
let services: Services
let end: () => Promise<void>

beforeEach(async () => {
  gateway = await TestGateway.open()
  const deps = { config, database, clock, sms: new HttpSms([{ url: gateway.url, token: undefined }]) }
  services = createServices(deps)
  const fastify = await createApp(deps, services)
  api = new Caller(fastify, { address: uniqueAddress() })
  end = async () => {
    gateway.release()
    await services.outbox.stop()
    await fastify.close()
    gateway.close()
  }
})
afterEach(() => end())

/**
 * Open idle transactions. Any transaction may be idle for a moment between two statements; one that waits is idle as
 * long as the gateway takes.
 */
const idleTransactions = async () =>
  (
    await rowOf<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
  ).count
const countedFor = (column: 'mobile' | 'address', value: string) =>
  rowsOf(sql`select id from sms_code where ${sql.ref(column)} = ${value}`)
const messageOf = (mobile: string) =>
  rowOf<{ delivered: boolean; givenUp: boolean; error: string | null }>(sql`
    select o.delivered_at is not null as delivered, o.given_up_at is not null as "givenUp", o.error
    from outbox o join sms_code c on o.payload->>'id' = c.id::text where c.mobile = ${mobile}`)

/** Sends below the transports, where one address may have thirty-two requests at a time. */
const refusalsOf = (mobile: string): Promise<string[]> =>
  services.codes.send({ mobile, type: 1, roleType: RoleType.COMPANY }, api.credentials.address).then(
    () => [],
    (error: unknown) => [error instanceof DomainError ? error.code : 'fault'],
  )

/** Time that answers wait for the gateway. */
const SOON_MS = 20
const { milliseconds } = codeAnswer
afterEach(() => {
  codeAnswer.milliseconds = milliseconds
})

describe('a gateway that never answers', () => {
  beforeEach(() => {
    gateway.answer = 'none'
    codeAnswer.milliseconds = SOON_MS
  })

  it('leaves 72 tries from one phone counted: one goes out, the rest are told to wait, and lists answer', async () => {
    const [mobile, company] = [uniqueMobile(), await newCompany()]
    const clerk = await company.as('管理员')
    const first = api.gql(sendCode, { mobile })
    await gateway.hears(1)
    const others = await Promise.all(Array.from({ length: 71 }, () => refusalsOf(mobile)))
    expect(new Set(others.flat())).toEqual(new Set(['TOO_OFTEN']))
    expect(others.flat()).toHaveLength(71)
    await clerk.ask('{ waybills { total } }')
    await eventually(async () => expect(await idleTransactions()).toBe(0))
    await rowsOf(sql`select mobile from sms_phone where mobile = ${mobile} for update nowait`)
    expect(await countedFor('mobile', mobile)).toHaveLength(1)
    expect((await first).data).toEqual({ sendCode: '验证码发送成功' })
    expect(gateway.heard).toHaveLength(1)
  })

  it('leaves 72 tries from one address counted: sixty phones, and the rest are told to wait', async () => {
    const codes = (await Promise.all(Array.from({ length: 72 }, () => refusalsOf(uniqueMobile())))).flat()
    expect(codes).toEqual(Array.from({ length: 12 }, () => 'TOO_OFTEN'))
    expect(await countedFor('address', api.credentials.address)).toHaveLength(60)
    await eventually(async () => expect(await idleTransactions()).toBe(0))
  })

  it('does not have the people of one office wait for each other', async () => {
    codeAnswer.milliseconds = milliseconds
    const sent = Array.from({ length: 24 }, () => api.ask(sendCode, { mobile: uniqueMobile() }))
    await gateway.hears(24)
    expect(await Promise.race([...sent, 'nobody is answered yet'])).toBe('nobody is answered yet')
    gateway.release()
    expect(await Promise.all(sent)).toHaveLength(24)
  })
})

describe('a gateway that takes its time', () => {
  it('is not waited for longer than the answer may take, and its code works', async () => {
    gateway.answer = 'none'
    codeAnswer.milliseconds = SOON_MS
    const mobile = uniqueMobile()
    expect(await api.ask(sendCode, { mobile })).toEqual({ sendCode: '验证码发送成功' })
    expect(await messageOf(mobile)).toEqual({ delivered: false, givenUp: false, error: null })
    gateway.release()
    await eventually(async () => expect(await messageOf(mobile)).toMatchObject({ delivered: true }))
    const [code] = gateway.codesOf(mobile)
    await api.ask(checkCode, { mobile, code })
  })

  it('is waited for while it answers soon', async () => {
    gateway.answer = 'none'
    const mobile = uniqueMobile()
    const sending = api.rest('GET', '/chain/uniapp/codeByPc', { query: { mobile } })
    await gateway.hears(1)
    gateway.release({ status: 400, body: { msg: '余额不足' } })
    expect((await sending).json()).toMatchObject({ code: 1, msg: '余额不足' })
  })
})

describe('a gateway that is out of reach', () => {
  it('answers as sent, and the next try draws another code', async () => {
    gateway.answer = { status: 500 }
    const mobile = uniqueMobile()
    clock.advance(0)
    await api.ask(sendCode, { mobile })
    expect(await messageOf(mobile)).toEqual({ delivered: false, givenUp: false, error: 'Error' })
    gateway.answer = { status: 200 }
    clock.advance(10_000)
    const { id } = await rowOf<{ id: string }>(sql`
      select o.id from outbox o join sms_code c on o.payload->>'id' = c.id::text where c.mobile = ${mobile}`)
    const { outbox } = createServices({
      config,
      database,
      clock,
      sms: new HttpSms([{ url: gateway.url, token: undefined }]),
    })
    expect(await outbox.deliver(id)).toEqual({ state: 'DELIVERED' })
    const [lost, code] = gateway.codesOf(mobile)
    if (lost !== code) expect(await api.code(checkCode, { mobile, code: lost })).toBe('WRONG_CODE')
    await api.ask(checkCode, { mobile, code })
  })
})

describe('a gateway that says no', () => {
  beforeEach(() => {
    gateway.answer = { status: 400, body: { msg: '号码\u0000在黑名单' } }
  })

  it('is answered with its own words over GraphQL, once: the phone has used its try', async () => {
    const mobile = uniqueMobile()
    expect(await api.refusal(sendCode, { mobile })).toMatchObject({
      message: '号码 在黑名单',
      extensions: { code: 'SMS_REFUSED' },
    })
    expect(await messageOf(mobile)).toEqual({ delivered: false, givenUp: true, error: 'SMS_REFUSED' })
    expect(await api.code(sendCode, { mobile })).toBe('TOO_OFTEN')
    expect(gateway.heard).toHaveLength(1)
  })

  it.each(['codeByPc', 'codeByPcNotUser'])('is answered with its own words by %s', async (call) => {
    gateway.answer = { status: 200, body: { code: 1001, msg: '当日条数已满' } }
    const answer = await api.rest('GET', `/chain/uniapp/${call}`, { query: { mobile: uniqueMobile() } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      code: 1,
      ok: false,
      msg: '当日条数已满',
      data: null,
      errorCode: 'SMS_REFUSED',
    })
  })
})
