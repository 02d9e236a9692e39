import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { SignInLog } from '@tufang/server/modules/identity/login-log/sign-in-log'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { HttpIpPlaces } from '@tufang/server/platform/geo/http-ip-places'
import { openApp, testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, newMembership } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { documents, receiveCode, tokensOf } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })

const logOf = (mobile: string) =>
  rowsOf<Record<string, unknown>>(sql`
    select user_id, company_id, remote_addr, request_uri, type, exception, params, to_json(l)::text as everything
    from login_log l where create_by = ${mobile} order by created_at`)

it('keeps who signed in, from where and into which company, but no code', async () => {
  const company = await newCompany()
  const { id, mobile } = company.people.结算员
  const caller = app.anonymous()
  const tokens = await tokensOf(app, { mobile }, caller)
  const [row, ...more] = await logOf(mobile)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    user_id: id,
    company_id: company.id,
    type: 'SUCCESS',
    exception: null,
    remote_addr: caller.credentials.address,
    request_uri: '/phone/token/sms',
    params: { phone: mobile, roleType: RoleType.COMPANY, companyAuthId: null },
  })
  expect(row?.everything).not.toContain(`"${app.sms.codeOf(mobile)}"`)
  expect(row?.everything).not.toContain(tokens.accessToken)
})

it('keeps failures with their reason', async () => {
  const mobile = uniqueMobile()
  const code = await receiveCode(app, mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  await app.anonymous().gql(documents.signIn, { input: { phone: mobile, code: wrong } })
  await app.anonymous().gql(documents.signIn, { input: { phone: mobile, code } })
  const rows = await logOf(mobile)
  expect(rows).toMatchObject([
    { type: 'FAILURE', user_id: null, exception: 'WRONG_CODE: 验证码错误或已失效' },
    { type: 'FAILURE', user_id: null, exception: 'NO_SUCH_ACCOUNT: 该手机号尚未开通账号' },
  ])
  for (const row of rows) {
    expect(row.everything).not.toContain(`"${code}"`)
    expect(row.everything).not.toContain(`"${wrong}"`)
  }
})

describe('whose business a try is', () => {
  const tryWrong = async (mobile: string, companyAuthId?: string) => {
    await app.anonymous().gql(documents.signIn, { input: { phone: mobile, code: '000000', companyAuthId } })
    return (await logOf(mobile)).at(-1)
  }

  it('is that of the only company of the person', async () => {
    const company = await newCompany()
    const { id, mobile } = company.people.结算员
    expect(await tryWrong(mobile)).toMatchObject({ type: 'FAILURE', user_id: id, company_id: company.id })
  })

  it('is that of the company named, of several, and nobody’s where none is, or one that he is not in', async () => {
    const [first, second, foreign] = [await newCompany(), await newCompany(), await newCompany()]
    const person = first.people.结算员
    await newMembership(second, person)
    expect(await tryWrong(person.mobile, second.id)).toMatchObject({ user_id: person.id, company_id: second.id })
    expect(await tryWrong(person.mobile)).toMatchObject({ user_id: person.id, company_id: null })
    expect(await tryWrong(person.mobile, foreign.id)).toMatchObject({ user_id: person.id, company_id: null })
    expect(await tryWrong(person.mobile, 'no id')).toMatchObject({ user_id: person.id, company_id: null })
  })

  it('is that of a company that is entered from another', async () => {
    const [first, second, foreign] = [await newCompany(), await newCompany(), await newCompany()]
    const person = first.people.结算员
    await newMembership(second, person)
    const clerk = await first.as('结算员')
    await clerk.refusal(documents.chooseCompany, { id: foreign.id })
    await clerk.ask(documents.chooseCompany, { id: second.id })
    expect(await logOf(person.mobile)).toMatchObject([
      { type: 'FAILURE', company_id: null, exception: expect.stringContaining('NOT_A_MEMBER') },
      { type: 'SUCCESS', company_id: second.id, request_uri: '/phone/token/sms', params: { companyAuthId: second.id } },
    ])
  })
})

describe('where an address is', () => {
  it('is told at once of a local network, and left open of the rest', async () => {
    const company = await newCompany()
    const { mobile } = company.people.结算员
    for (const address of ['127.0.0.1', '192.168.3.4', '113.87.12.9']) {
      await tokensOf(app, { mobile }, app.anonymous().with({ address }))
      app.clock.advance(MINUTE)
    }
    const rows = await rowsOf(sql`select address from login_log where create_by = ${mobile} order by created_at`)
    expect(rows).toEqual([{ address: '本机' }, { address: '内网' }, { address: null }])
  })

  it('is asked of the service after the sign-in, which waits for nothing', async () => {
    const service = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    const own = await openApp({ ipPlaces: { url: `http://127.0.0.1:${port}/{ip}`, token: undefined } })
    const company = await newCompany()
    const { mobile } = company.people.结算员
    await tokensOf(own, { mobile }, own.anonymous().with({ address: '113.87.12.9' }))
    const [row] = await rowsOf<{ id: string; address: string | null }>(
      sql`select id, address from login_log where create_by = ${mobile}`,
    )
    expect(row?.address).toBeNull()
    expect(
      await rowsOf(sql`select payload from outbox where topic = 'login-place' and payload ->> 'id' = ${row?.id}`),
    ).toEqual([{ payload: { id: row?.id, address: '113.87.12.9' } }])
    service.removeAllListeners('request')
    service.on('request', (_, response) => response.end('{"address":"广东省深圳市"}'))
    const places = new HttpIpPlaces({ url: `http://127.0.0.1:${port}/{ip}`, token: undefined })
    const log = new SignInLog(own.database, own.clock, createServices({ ...own, config }).outbox, places)
    expect(await log.locate({ id: row?.id ?? '', address: '113.87.12.9' }, AbortSignal.timeout(5000))).toBe(true)
    expect(await rowsOf(sql`select address from login_log where create_by = ${mobile}`)).toEqual([
      { address: '广东省深圳市' },
    ])
    service.closeAllConnections()
    service.close()
    await own.fastify.close()
  })
})
