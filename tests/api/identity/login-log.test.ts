import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { documents, receiveCode, tokensOf } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { expect, it } from 'vitest'

const app = await testApp()

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
    request_uri: '/graphql',
    params: { phone: mobile, roleType: RoleType.company, companyAuthId: null },
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
