import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { hashPassword } from '@tufang/server/modules/identity/password/hashing'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { hashToken } from '@tufang/server/modules/identity/secret'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, newMembership } from '@tufang/tests/company'
import { insert, rowsOf } from '@tufang/tests/rows'
import { receiveCode } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

interface Token {
  access_token: string
  refresh_token: string
  user_hash: string
  company_auth_id: string
}

const app = await testApp()
const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Basic Y2xpZW50OnNlY3JldA==' },
})

async function signedIn(mobile: string): Promise<{ token: Token; caller: Caller }> {
  const code = await receiveCode(app, mobile)
  const answer = await app
    .anonymous()
    .rest('POST', '/phone/token/sms', form({ phone: mobile, code, roleType: `${RoleType.COMPANY}` }))
  const token = answer.json<Token>()
  return { token, caller: app.anonymous().with({ token: token.access_token, userHash: token.user_hash }) }
}

const refresh = (token: Token, path = '/oauth/token') =>
  app.anonymous().rest('POST', path, form({ grant_type: 'refresh_token', refresh_token: token.refresh_token }))
const statusOf = async (caller: Caller) => (await caller.rest('GET', '/chain/companyauth/list')).statusCode

describe('signing in by phone', () => {
  it('takes query, form and JSON, and answers the bare token', async () => {
    const company = await newCompany()
    const roles = ['管理员', '结算员', '审核员'] as const
    for (const [index, role] of roles.entries()) {
      const { mobile, id, name } = company.people[role]
      const fields = {
        phone: mobile,
        code: await receiveCode(app, mobile),
        grant_type: 'sms_login',
        roleType: `${RoleType.COMPANY}`,
      }
      const given = [{ query: fields }, form(fields), { body: { ...fields, roleType: RoleType.COMPANY } }][index] ?? {}
      const answer = await app.anonymous().rest('POST', '/auth/phone/token/sms', given)
      expect(answer.json()).toEqual({
        access_token: expect.any(String),
        token_type: 'bearer',
        refresh_token: expect.any(String),
        expires_in: 43_200,
        scope: 'server',
        user_id: id,
        username: name,
        organ_id: company.id,
        company_auth_id: company.id,
        user_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      })
    }
  })

  it.each([
    [{}, 400, '请先填写手机号'],
    [{ phone: '13800000001' }, 400, '请输入验证码'],
    [{ phone: '13800000001', code: '123456', grant_type: 'other' }, 400, '不支持的授权类型'],
    [{ phone: '13800000001', code: '123456' }, 428, '验证码错误或已失效'],
    [{ phone: '13800000001', company_auth_id: 'x' }, 400, '请输入验证码'],
  ])('refuses %j', async (fields, status, msg) => {
    const answer = await app.anonymous().rest('POST', '/auth/phone/token/sms', { body: fields })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: 1, ok: false, data: null, msg })
  })

  it('enters another company with the token instead of a code, and leaves the first', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    const { mobile } = first.people.管理员
    await newMembership(second, first.people.管理员)
    const { caller } = await signedIn(mobile)
    const choose = (phone: string) => ({
      query: { phone, roleType: `${RoleType.COMPANY}`, company_auth_id: second.id },
    })
    const other = await caller.rest('POST', '/auth/phone/token/sms', choose(uniqueMobile()))
    expect(other.json()).toMatchObject({ code: 1, msg: '手机号与当前登录不一致' })
    const answer = await caller.rest('POST', '/auth/phone/token/sms', choose(mobile))
    expect(answer.json<Token>().company_auth_id).toBe(second.id)
    expect(await statusOf(caller)).toBe(401)
  })
})

describe('the password grant', () => {
  it.each([
    [{}, 400, '不支持的授权类型'],
    [{ grant_type: 'implicit' }, 400, '不支持的授权类型'],
    [{ grant_type: 'password' }, 400, '请输入账号'],
    [{ grant_type: 'password', username: '13800000001' }, 400, '请输入密码'],
    [{ grant_type: 'password', username: '13800000001', password: 'x' }, 426, '账号或密码错误'],
  ])('refuses %j', async (fields, status, msg) => {
    const answer = await app.anonymous().rest('POST', '/oauth/token', { body: fields })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: 1, msg })
  })

  it('asks for a captcha after two wrong passwords, and signs in with it', async () => {
    const company = await newCompany()
    const { id, mobile } = company.people.审核员
    await rowsOf(sql`update app_user set password_hash = ${await hashPassword('Ying#1357')} where id = ${id}`)
    const caller = app.anonymous()
    const grant = (password: string, more: Record<string, string> = {}) =>
      caller.rest('POST', '/oauth/token', form({ grant_type: 'password', username: mobile, password, ...more }))
    expect((await grant('Ying#2468')).statusCode).toBe(426)
    expect((await grant('Ying#2468')).statusCode).toBe(426)
    const needed = await grant('Ying#1357')
    expect(needed.statusCode).toBe(428)
    expect(needed.json()).toMatchObject({ code: 1, errorCode: 'CAPTCHA_NEEDED', msg: '请输入图形验证码' })
    const captchaId = newId()
    const from = { address: '10.0.0.1', network: '10.0.0.0/24' }
    const expiresAt = new Date(app.clock.now().getTime() + MINUTE)
    await insert('captcha', { id: captchaId, codeHash: hashToken(`${captchaId}:A7KX`), ...from, expiresAt })
    const answer = await grant('Ying#1357', { captchaId, captchaCode: 'A7KX' })
    expect(answer.json()).toMatchObject({ user_id: id, company_auth_id: company.id, token_type: 'bearer' })
  })
})

describe('refreshing', () => {
  it('rotates, and ends the session when a spent token comes back', async () => {
    const { token, caller } = await signedIn((await newCompany()).people.管理员.mobile)
    const second = (await refresh(token)).json<Token>()
    expect(await statusOf(caller)).toBe(401)
    const next = app.anonymous().with({ token: second.access_token, userHash: second.user_hash })
    expect(await statusOf(next)).toBe(200)
    const reused = await refresh(token, '/auth/oauth/token')
    expect(reused.statusCode).toBe(401)
    expect(reused.json()).toMatchObject({ code: 1, errorCode: 'REFRESH_TOKEN_INVALID' })
    expect(await statusOf(next)).toBe(401)
    expect((await refresh(second)).statusCode).toBe(401)
  })
})

describe('logging out', () => {
  it('ends the token at once, even behind the lock screen', async () => {
    const { caller } = await signedIn((await newCompany()).people.管理员.mobile)
    await caller.ask('mutation { lockSession(password: "1234") { locked } }')
    const locked = await caller.rest('GET', '/upms/user/info')
    expect(locked.statusCode).toBe(403)
    expect(locked.json()).toMatchObject({ code: 1, errorCode: 'SESSION_LOCKED' })
    const out = await caller.rest('DELETE', '/auth/token/logout', { headers: { 'content-type': 'application/json' } })
    expect(out.json()).toEqual({ code: 0, msg: null, data: true, ok: true })
    expect(await statusOf(caller)).toBe(401)
  })
})
