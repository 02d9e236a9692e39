import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { InboxSms, type SmsMessage } from '@tufang/server/platform/sms/sms'
import { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { logLines } from '@tufang/tests/log-lines'
import { rowsOf } from '@tufang/tests/rows'
import { documents, type Tokens } from '@tufang/tests/sign-in'
import { uniqueAddress, uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it, vi } from 'vitest'

/** Gateway that remembers every code and can be taken away. */
class Gateway extends InboxSms {
  readonly codes: string[] = []
  down = false

  override async send(message: SmsMessage): Promise<void> {
    if ('code' in message) this.codes.push(message.code)
    if (this.down) throw new Error('the gateway is down')
    await super.send(message)
  }
}

const { log, written, lines } = logLines()
const sms = new Gateway()
const config = readConfig({ NODE_ENV: 'test' })
const deps = { config, database: await testDatabase(), sms, log }
const services = createServices(deps)
const fastify = await createApp(deps, services)
const caller = () => new Caller(fastify, { address: uniqueAddress() })

const PASSWORD = 'Sommer-Regen-2031!'

/** Secrets of a person who signs in both ways, refreshes, fails and signs out. */
async function handleSecrets(mobile: string): Promise<string[]> {
  const api = caller()
  await api.ask(documents.sendCode, { mobile })
  const code = sms.codeOf(mobile) ?? ''
  const checked = await api.rest('GET', '/chain/uniapp/codeCheck', { query: { mobile, code } })
  const loginCode = checked.json<{ data: string }>().data
  await api.rest('GET', '/chain/companyauth/listByMobile', { query: { mobile, code: loginCode } })
  const { signIn } = await api.ask<{ signIn: Tokens }>(documents.signIn, { input: { phone: mobile, code: loginCode } })
  const signedIn = api.with({ token: signIn.accessToken, userHash: signIn.userHash })
  await signedIn.ask(documents.viewer)
  await signedIn.rest('GET', '/upms/user/info')
  const grant = { grant_type: 'refresh_token', refresh_token: signIn.refreshToken }
  const refreshed = (await api.rest('POST', '/oauth/token', { body: grant })).json<Record<string, string>>()
  await api.rest('POST', '/oauth/token', { body: grant })
  await api.rest('POST', '/oauth/token', { body: { grant_type: 'password', username: mobile, password: PASSWORD } })
  await api.gql(documents.signIn, { input: { phone: mobile, code } })
  await signedIn.rest('DELETE', '/auth/token/logout')
  const { access_token = '', refresh_token = '' } = refreshed
  const { accessToken, refreshToken, userHash } = signIn
  const secrets = [mobile, PASSWORD, code, loginCode, accessToken, refreshToken, userHash, access_token, refresh_token]
  expect(secrets.filter((secret) => secret === '')).toEqual([])
  return secrets
}

function expectUntold(secrets: string[]): void {
  const everything = written.join('')
  for (const secret of secrets) {
    // Six digits may occur in a random id or a time by chance, though not as a value of their own.
    const told =
      secret.length === 6
        ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(everything)
        : everything.includes(secret)
    expect(told, secret).toBe(false)
  }
}

describe('the log', () => {
  it('tells no code, token, password or phone of who signs in', async () => {
    const company = await newCompany()
    expectUntold(await handleSecrets(company.people.结算员.mobile))
    expect(lines().length).toBeGreaterThan(10)
  })

  it('tells none when a call is malformed, unknown or fails by our fault', async () => {
    const mobile = uniqueMobile()
    const api = caller().with({ token: 'a-token-nobody-knows', userHash: 'f'.repeat(32) })
    const before = lines().length
    sms.down = true
    await api.ask(documents.sendCode, { mobile })
    sms.down = false
    vi.spyOn(services.codes, 'send').mockRejectedValue(new Error('a fault of ours', { cause: { mobile } }))
    expect(await api.code(documents.sendCode, { mobile })).toBe('INTERNAL')
    const answer = await api.rest('GET', '/chain/uniapp/codeByPc', { query: { mobile } })
    expect(answer.statusCode).toBe(500)
    await api.rest('POST', '/oauth/token', { body: `{"password":"${PASSWORD}"` })
    await api.rest('GET', '/nowhere', { query: { code: '918273', token: 'secret-in-a-query' } })
    await api.rest('GET', '/chain/nowhere', { query: { code: '918273', token: 'secret-in-a-query' } })
    await api.rest('GET', '/upms/user/info', { headers: { cookie: 'session=secret-cookie' } })
    await api.gql(`{ viewer(code: "918273") { nothing } }`)
    const secrets = ['a-token-nobody-knows', 'f'.repeat(32), '918273', 'secret-in-a-query', 'secret-cookie', PASSWORD]
    expectUntold([mobile, ...sms.codes, ...secrets])
    const faults = lines()
      .slice(before)
      .filter(({ level }) => Number(level) >= 40)
    expect(faults.map(({ level, msg, err }) => ({ level, msg, err }))).toMatchObject([
      { level: 40, msg: 'outbox', err: { message: 'the gateway is down' } },
      { level: 50, msg: 'graphql', err: { message: 'a fault of ours' } },
      { level: 50, msg: 'rest', err: { message: 'a fault of ours' } },
    ])
  })

  it('tells what a statement complained about, but not its values', async () => {
    const mobile = uniqueMobile()
    const insert = sql`insert into app_user (id, mobile, name) values (gen_random_uuid(), ${mobile}, 'a')`
    await rowsOf(insert)
    const failure: unknown = await rowsOf(insert).catch((error: unknown) => error)
    log.error({ err: new Error('could not be saved', { cause: failure }) })
    expect(lines().at(-1)).toMatchObject({
      err: { message: 'could not be saved', cause: { code: '23505', constraint: 'app_user_mobile_key' } },
    })
    const unfit = `${mobile}9`
    const { em } = await testDatabase()
    const refused: unknown = await em
      .fork()
      .execute("insert into app_user (id, mobile, name) values (gen_random_uuid(), ?, 'a')", [unfit])
      .catch((error: unknown) => error)
    log.error({ err: refused })
    log.error(refused)
    expect(lines().at(-1)).toMatchObject({
      err: {
        message: 'new row for relation "app_user" violates check constraint "app_user_mobile_check"',
        stack: expect.stringContaining('logs.test.ts'),
      },
    })
    expectUntold([mobile, unfit])
  })

  it('cuts out what is logged under the name of a secret', () => {
    log.info(
      { password: PASSWORD, headers: { authorization: `Bearer ${PASSWORD}` }, body: { code: PASSWORD } },
      'careless',
    )
    expect(lines().at(-1)).toMatchObject({ password: '[redacted]', headers: { authorization: '[redacted]' } })
    expectUntold([PASSWORD])
  })

  it('names in every line the request that the answer names', async () => {
    const api = caller()
    const calls = [
      () => api.rest('GET', '/healthz'),
      () => api.rest('GET', '/chain/nowhere'),
      () => api.rest('POST', '/oauth/token', { body: '{' }),
      () => api.rest('POST', '/graphql', { body: { query: '{ viewer { roleType } }' } }),
      () =>
        api.rest('POST', '/graphql', { body: { query: documents.sendCode, variables: { mobile: uniqueMobile() } } }),
    ]
    sms.down = true
    for (const call of calls) {
      const before = lines().length
      const requestId = (await call()).headers['x-request-id']
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
      const said = lines().slice(before)
      expect(said.length).toBeGreaterThan(0)
      for (const line of said) expect(line).toMatchObject({ requestId })
      expect(said.at(-1)).toMatchObject({ msg: 'request', method: expect.any(String), status: expect.any(Number) })
    }
    sms.down = false
    expect(written.filter((line) => line.split('"requestId"').length > 2)).toEqual([])
  })
})
