import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import type { SignInLog } from '@tufang/server/modules/identity/login-log/sign-in-log'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { documents } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { beforeEach, describe, expect, it } from 'vitest'

const app = await testApp()
const { signInLog }: { signInLog: SignInLog } = await services()

const refusal = new DomainError('WRONG_CODE')
const fail = async (mobile: string, address: string) => {
  const tried = { by: 'code', mobile, roleType: RoleType.COMPANY, companyAuthId: null, params: {} } as const
  const request = { requestId: '', address, userAgent: 'x', method: 'POST', uri: '/', service: 'REST' } as const
  await expect(signInLog.refusals(tried, request, () => Promise.reject(refusal))).rejects.toBe(refusal)
}
interface Line {
  remote_addr: string | null
  create_by: string | null
  exception: string
}
const linesOf = (companyId: string | null) =>
  rowsOf<Line>(sql`select remote_addr, create_by, exception from login_log
    where company_id is not distinct from ${companyId} and type = 'FAILURE' order by created_at, id`)
/** Log lines about attempts, and the texts of the other lines. */
const told = async (companyId: string | null) => {
  const lines = await linesOf(companyId)
  const others = lines.filter(({ create_by }) => create_by === null)
  return [lines.length - others.length, ...others.map(({ exception }) => exception)]
}
const further = (count: number) => `FURTHER_FAILURES: 一小时内另有${count}次登录失败，未逐条记录`

describe('failures to sign in', () => {
  beforeEach(() => rowsOf(sql`delete from login_log where company_id is null and type = 'FAILURE'`))

  it('of one address are kept one by one up to twenty, and then counted', async () => {
    for (let at = 0; at < 25; at++) await fail(uniqueMobile(), '203.0.113.1')
    await fail(uniqueMobile(), '203.0.113.2')
    expect(await told(null)).toEqual([21, further(5)])
  })

  it('of one /64 are those of one address', async () => {
    for (let at = 0; at < 22; at++) await fail(uniqueMobile(), `2001:db8:1:1::${at + 1}`)
    expect(await told(null)).toEqual([20, further(2)])
  })

  it('of one account are, wherever they come from, and stay in its company', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const { mobile } = company.people.结算员
    for (let at = 0; at < 23; at++) await fail(mobile, `198.51.100.${at}`)
    await fail(company.people.出纳.mobile, '198.51.100.200')
    expect([await told(company.id), await told(other.id), await told(null)]).toEqual([[21, further(3)], [0], [0]])
  })

  it('of all of a company are two hundred an hour, many at once as well', async () => {
    const company = await newCompany()
    const [first, second] = [company.people.结算员, company.people.出纳]
    await rowsOf(sql`insert into login_log (id, company_id, create_by, remote_addr, request_uri, type, exception)
      select gen_random_uuid(), ${company.id}, 'n' || n, '192.0.2.' || n, '/oauth/token', 'FAILURE', 'x' from generate_series(1, 190) n`)
    await Promise.all(Array.from({ length: 30 }, (_, at) => fail((at % 2 ? first : second).mobile, `198.51.100.${at}`)))
    expect(await told(company.id)).toEqual([200, further(20)])
  })

  it('are kept one by one again when the hour is over', async () => {
    for (let at = 0; at < 22; at++) await fail(uniqueMobile(), '203.0.113.3')
    await rowsOf(sql`update login_log set created_at = created_at - interval '61 minutes' where company_id is null`)
    for (let at = 0; at < 22; at++) await fail(uniqueMobile(), '203.0.113.3')
    expect(await told(null)).toEqual([40, further(2), further(2)])
  })

  it('fill no log over the API, and what is counted is shown to the administrator', async () => {
    const company = await newCompany()
    const { mobile } = company.people.结算员
    const caller = app.anonymous()
    for (let at = 0; at < 22; at++) await caller.gql(documents.signIn, { input: { phone: mobile, code: '000000' } })
    const { loginLogs } = await (await company.as('管理员')).ask<{ loginLogs: { records: object[]; total: number } }>(
      '{ loginLogs(page: { size: 50 }, filter: { type: FAILURE }) { total records { createBy userName remoteAddr exception method } } }',
    )
    expect(loginLogs.total).toBe(21)
    expect(loginLogs.records).toContainEqual({
      ...{ createBy: null, userName: null, remoteAddr: null, exception: further(2), method: 'CODE' },
    })
  })
})
