import { randomUUID } from 'node:crypto'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { hashPassword } from '@tufang/server/modules/identity/password/hashing'
import { hashSecret, hashToken } from '@tufang/server/modules/identity/secret'
import { testApp } from '@tufang/tests/app'
import { allInTurn, type Caller } from '@tufang/tests/caller'
import { HOUR, MINUTE, SECOND } from '@tufang/tests/clock'
import { newCompany, newMembership } from '@tufang/tests/company'
import { insert, rowOf, rowsOf } from '@tufang/tests/rows'
import { documents, type Tokens } from '@tufang/tests/sign-in'
import { uniqueAddress, uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const PASSWORD = 'Ying#1357'
const WRONG = 'Song#2468'
const hash = await hashPassword(PASSWORD)
const signIn = `mutation ($input: PasswordSignInInput!) {
  signInByPassword(input: $input) { accessToken refreshToken expiresIn userId companyAuthId userHash }
}`
const check = 'mutation ($input: CheckPasswordInput!) { checkPassword(input: $input) }'
const companiesOf = `query ($mobile: String!, $code: String!) {
  companiesOfPhone(mobile: $mobile, code: $code) { companyAuthId companyAuthName }
}`

/** Person with a password, in a new company. */
async function owner(stored = hash) {
  const company = await newCompany()
  const { id, mobile } = company.people.结算员
  await rowsOf(sql`update app_user set password_hash = ${stored} where id = ${id}`)
  return { company, id, mobile }
}

/** Captcha with its right answer. */
async function captcha() {
  const id = newId()
  const from = { address: '10.0.0.1', network: '10.0.0.0/24' }
  const expiresAt = new Date(app.clock.now().getTime() + MINUTE)
  await insert('captcha', { id, codeHash: hashToken(`${id}:A7KX`), ...from, expiresAt })
  return { captchaId: id, captchaCode: 'A7KX' }
}

/** Outcome of an attempt: tokens, or the code of the refusal. */
async function tried(caller: Caller, phone: string, password: string, more: Record<string, unknown> = {}) {
  const { data, errors } = await caller.gql<{ signInByPassword: Tokens }>(signIn, {
    input: { phone, password, ...more },
  })
  return data?.signInByPassword ?? errors[0]?.extensions.code ?? 'nothing'
}

const withCaptcha = async (caller: Caller, phone: string, password: string) =>
  tried(caller, phone, password, await captcha())

describe('signing in by password', () => {
  it('gives what signing in by code gives', async () => {
    const { company, id, mobile } = await owner()
    const caller = app.anonymous()
    const { signInByPassword: tokens } = await caller.ask<{ signInByPassword: Tokens }>(signIn, {
      input: { phone: mobile, password: PASSWORD, roleType: 'COMPANY', companyAuthId: company.id },
    })
    expect(tokens).toMatchObject({ userId: id, companyAuthId: company.id, expiresIn: 43_200 })
    const signedIn = caller.with({ token: tokens.accessToken, userHash: tokens.userHash })
    expect(await signedIn.ask(documents.viewer)).toMatchObject({
      viewer: { user: { id }, company: { id: company.id } },
    })
    const logged = await rowOf(sql`select type, request_uri as uri, params from login_log where create_by = ${mobile}`)
    expect(logged).toMatchObject({ type: 'SUCCESS', uri: '/oauth/token' })
    expect(JSON.stringify(logged)).not.toContain(PASSWORD)
  })

  it('lets somebody of two companies choose, by a login code that is good once', async () => {
    const { company, mobile } = await owner()
    const second = await newCompany()
    await newMembership(second, company.people.结算员)
    const caller = app.anonymous()
    const { checkPassword: code } = await caller.ask<{ checkPassword: string }>(check, {
      input: { phone: mobile, password: PASSWORD },
    })
    const { companiesOfPhone } = await caller.ask<{ companiesOfPhone: { companyAuthId: string }[] }>(companiesOf, {
      mobile,
      code,
    })
    expect(companiesOfPhone.map(({ companyAuthId }) => companyAuthId).toSorted()).toEqual(
      [company.id, second.id].toSorted(),
    )
    const input = { phone: mobile, code, companyAuthId: second.id }
    expect(await caller.code(companiesOf, { mobile: uniqueMobile(), code })).toBe('WRONG_CODE')
    expect(await caller.ask(documents.signIn, { input })).toMatchObject({ signIn: { companyAuthId: second.id } })
    expect(await caller.code(documents.signIn, { input })).toBe('WRONG_CODE')
    expect(
      await rowsOf(sql`select type, request_uri as uri from login_log where create_by = ${mobile} order by created_at`),
    ).toEqual([
      { type: 'SUCCESS', uri: '/oauth/token' },
      { type: 'FAILURE', uri: '/oauth/token' },
    ])
  })

  it('takes a login code for five minutes', async () => {
    const { mobile } = await owner()
    const caller = app.anonymous()
    const { checkPassword: code } = await caller.ask<{ checkPassword: string }>(check, {
      input: { phone: mobile, password: PASSWORD },
    })
    app.clock.advance(5 * MINUTE + SECOND)
    expect(await caller.code(documents.signIn, { input: { phone: mobile, code } })).toBe('WRONG_CODE')
  })

  it('hashes anew what was hashed in the earlier way', async () => {
    const { id, mobile } = await owner(await hashSecret(PASSWORD))
    expect(await tried(app.anonymous(), mobile, PASSWORD)).toMatchObject({ userId: id })
    const { stored } = await rowOf<{ stored: string }>(
      sql`select password_hash as stored from app_user where id = ${id}`,
    )
    expect(stored).toMatch(/^\$argon2id\$/)
    expect(await tried(app.anonymous(), mobile, PASSWORD)).toMatchObject({ userId: id })
  })

  it('answers the same where there is no account, no password, or a person who is kept out', async () => {
    const { company, id, mobile } = await owner()
    await rowsOf(sql`update app_user set enabled = false where id = ${id}`)
    const answers = await Promise.all(
      [mobile, company.people.只读.mobile, uniqueMobile(), 'nobody'].map((phone) =>
        app.anonymous().gql(signIn, { input: { phone, password: PASSWORD } }),
      ),
    )
    const told = answers.map(({ status, errors }) => [status, errors[0]?.message, errors[0]?.extensions.code])
    expect(told).toEqual(told.map(() => [told[0]?.[0], '账号或密码错误', 'WRONG_PASSWORD']))
  })
})

describe('wrong passwords', () => {
  it.each(['an account', 'no account'])('for %s ask for a captcha, and then for patience', async (kind) => {
    const mobile = kind === 'an account' ? (await owner()).mobile : uniqueMobile()
    const caller = app.anonymous()
    for (let wrong = 0; wrong < 2; wrong++) expect(await tried(caller, mobile, WRONG)).toBe('WRONG_PASSWORD')
    const needed = await caller.gql(signIn, { input: { phone: mobile, password: WRONG } })
    expect(needed.errors[0]).toMatchObject({ message: '请输入图形验证码', extensions: { code: 'CAPTCHA_NEEDED' } })
    const { captchaId } = await captcha()
    expect(await tried(caller, mobile, WRONG, { captchaId, captchaCode: 'AAAA' })).toBe('CAPTCHA_NEEDED')
    expect(await withCaptcha(caller, mobile, WRONG)).toBe('WRONG_PASSWORD')
    expect(await withCaptcha(caller, mobile, WRONG)).toBe('TOO_OFTEN')
    app.clock.advance(5 * SECOND)
    expect(await tried(caller, mobile, WRONG)).toBe('CAPTCHA_NEEDED')
    expect(await withCaptcha(caller, mobile, WRONG)).toBe('WRONG_PASSWORD')
    app.clock.advance(5 * SECOND)
    expect(await withCaptcha(caller, mobile, WRONG)).toBe('TOO_OFTEN')
  })

  it('delay the right one, which takes none of them back but its own', async () => {
    app.clock.advance(0)
    const { id, mobile } = await owner()
    const stranger = app.anonymous()
    for (let wrong = 0; wrong < 2; wrong++) await tried(stranger, mobile, WRONG)
    await withCaptcha(stranger, mobile, WRONG)
    const own = app.anonymous()
    expect(await withCaptcha(own, mobile, PASSWORD)).toBe('TOO_OFTEN')
    app.clock.advance(5 * SECOND)
    for (let right = 0; right < 2; right++)
      expect(await withCaptcha(own, mobile, PASSWORD)).toMatchObject({ userId: id })
    expect(await withCaptcha(stranger, mobile, WRONG)).toBe('WRONG_PASSWORD')
    expect(await withCaptcha(stranger, mobile, WRONG)).toBe('TOO_OFTEN')
    app.clock.advance(2 * HOUR)
    expect(await tried(own, mobile, PASSWORD)).toMatchObject({ userId: id })
  })

  it('keep nobody from the device that he has used, nor from where he is signed in', async () => {
    const { id, mobile } = await owner()
    const deviceId = randomUUID()
    const caller = app.anonymous()
    const first = (await tried(caller, mobile, PASSWORD, { deviceId })) as Tokens
    const stranger = app.anonymous()
    for (let wrong = 0; wrong < 2; wrong++) await tried(stranger, mobile, WRONG)
    await withCaptcha(stranger, mobile, WRONG)
    expect(await withCaptcha(app.anonymous(), mobile, PASSWORD)).toBe('TOO_OFTEN')
    expect(await tried(stranger, mobile, PASSWORD, { deviceId: randomUUID() })).toBe('TOO_OFTEN')
    const signedIn = caller.with({ token: first.accessToken, userHash: first.userHash })
    expect(await signedIn.ask(documents.viewer)).toMatchObject({ viewer: { user: { id } } })
    expect(await tried(app.anonymous(), mobile, PASSWORD, { deviceId })).toMatchObject({ userId: id })
    for (let wrong = 0; wrong < 2; wrong++)
      expect(await tried(caller, mobile, WRONG, { deviceId })).toBe('WRONG_PASSWORD')
    expect(await tried(caller, mobile, PASSWORD, { deviceId })).toBe('CAPTCHA_NEEDED')
  })

  it('are counted by network: those of a /64, for however many accounts', async () => {
    app.clock.advance(0)
    const prefix = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`
    const from = (at: number) => app.anonymous().with({ address: `${prefix}::${at}` })
    for (let wrong = 0; wrong < 10; wrong++)
      expect(await tried(from(wrong), uniqueMobile(), WRONG)).toBe('WRONG_PASSWORD')
    expect(await tried(from(99), uniqueMobile(), WRONG)).toBe('CAPTCHA_NEEDED')
    expect(await withCaptcha(from(100), uniqueMobile(), WRONG)).toBe('WRONG_PASSWORD')
    expect(await withCaptcha(from(101), uniqueMobile(), WRONG)).toBe('TOO_OFTEN')
    expect(await tried(app.anonymous(), uniqueMobile(), WRONG)).toBe('WRONG_PASSWORD')
  })

  it.each(['one address', 'many addresses'])(
    'of 200 that come at once from %s, as many are looked at as one by one',
    async (where) => {
      const { mobile } = await owner()
      app.clock.advance(0)
      const address = uniqueAddress()
      const callers = Array.from({ length: 200 }, () =>
        where === 'one address' ? app.anonymous().with({ address }) : app.anonymous(),
      )
      // Each attempt has a captcha of its own, within the limit of an address.
      const shown = await Promise.all(callers.slice(0, 20).map(captcha))
      const asks = callers.map((caller, at) => () => tried(caller, mobile, WRONG, shown[at]))
      const ends = await allInTurn(asks, (end) => end === 'TOO_MANY_AT_ONCE')
      expect(ends.filter((end) => end === 'WRONG_PASSWORD')).toHaveLength(3)
      expect(ends.filter((end) => end === 'CAPTCHA_NEEDED' || end === 'TOO_OFTEN')).toHaveLength(197)
    },
  )

  it('stand nowhere, nor do the names that they were given with', async () => {
    const caller = app.anonymous()
    await tried(caller, 'MyOwn#Secret1', 'Never#Seen9')
    await caller.gql(check, { input: { phone: uniqueMobile(), password: 'Never#Seen9' } })
    const kept = await rowsOf(sql`select to_json(t)::text as row from password_try t`)
    expect(JSON.stringify(kept)).not.toContain('MyOwn')
    const logged = await rowsOf(sql`select to_json(l)::text as row from login_log l`)
    expect(JSON.stringify([kept, logged])).not.toContain('Never#Seen9')
  })
})
