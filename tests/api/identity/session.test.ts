import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp, testApp } from '@tufang/tests/app'
import { DAY, HOUR, SECOND } from '@tufang/tests/clock'
import { newCompany, newMembership, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newPeople, newPerson } from '@tufang/tests/person'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { documents, receiveCode, signIn, type Tokens, tokensOf } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const { viewer } = documents

const holding = ({ accessToken }: Tokens) => app.anonymous().with({ token: accessToken })
const refreshWith = (refreshToken: string) =>
  app.anonymous().gql<{ refreshToken: Tokens }>(documents.refresh, { token: refreshToken })
const clerkOf = (company: TestCompany) => company.people.结算员.mobile

async function refreshed(refreshToken: string): Promise<Tokens> {
  return (await app.anonymous().ask<{ refreshToken: Tokens }>(documents.refresh, { token: refreshToken })).refreshToken
}

describe('signIn', () => {
  it('opens a session by SMS code', async () => {
    const company = await newCompany()
    const code = await receiveCode(app, clerkOf(company))
    const fields = 'accessToken tokenType refreshToken expiresIn scope userId username organId companyAuthId userHash'
    const answer = await app.anonymous().ask(`mutation ($i: SignInInput!) { signIn(input: $i) { ${fields} } }`, {
      i: { phone: clerkOf(company), code },
    })
    expect(answer).toEqual({
      signIn: {
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
        userHash: expect.stringMatching(/^[0-9a-f]{32}$/),
        tokenType: 'bearer',
        expiresIn: 43_200,
        scope: expect.any(String),
        userId: company.people.结算员.id,
        username: '结算员',
        organId: company.id,
        companyAuthId: company.id,
      },
    })
  })

  it('opens a session by login code, once', async () => {
    const mobile = clerkOf(await newCompany())
    const smsCode = await receiveCode(app, mobile)
    const { checkCode } = await app
      .anonymous()
      .ask<{ checkCode: string }>(documents.checkCode, { mobile, code: smsCode })
    const input = { phone: mobile, code: checkCode }
    await app.anonymous().ask(documents.signIn, { input })
    expect(await app.anonymous().code(documents.signIn, { input })).toBe('WRONG_CODE')
  })

  it('gives one of many simultaneous holders of a login code a session', async () => {
    const mobile = clerkOf(await newCompany())
    const smsCode = await receiveCode(app, mobile)
    const { checkCode } = await app
      .anonymous()
      .ask<{ checkCode: string }>(documents.checkCode, { mobile, code: smsCode })
    const attempt = () => app.anonymous().gql(documents.signIn, { input: { phone: mobile, code: checkCode } })
    const answers = await Promise.all(Array.from({ length: 6 }, attempt))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  it('enters the company that is asked for, else the oldest membership of the role', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    await newMembership(second, first.people.管理员)
    const { mobile } = first.people.管理员
    expect((await tokensOf(app, { mobile, companyAuthId: second.id })).companyAuthId).toBe(second.id)
    app.clock.advance(60 * SECOND)
    expect((await tokensOf(app, { mobile })).companyAuthId).toBe(first.id)
  })

  it.each([
    ['a foreign company', async () => ({ companyAuthId: (await newCompany()).id })],
    ['no company at all', async () => ({ companyAuthId: 'none' })],
    ['another role', async () => ({ roleType: 'ENTERPRISE' })],
  ])('refuses %s', async (_, choice) => {
    const phone = clerkOf(await newCompany())
    const code = await receiveCode(app, phone)
    expect(
      await app.anonymous().refusal(documents.signIn, { input: { phone, code, ...(await choice()) } }),
    ).toMatchObject({
      message: '您不属于该公司或该身份已停用',
      extensions: { code: 'NOT_A_MEMBER' },
    })
  })

  it('tells only the holder of the phone that it has no account', async () => {
    const phone = uniqueMobile()
    const code = await receiveCode(app, phone)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await app.anonymous().code(documents.signIn, { input: { phone, code: wrong } })).toBe('WRONG_CODE')
    expect(await app.anonymous().code(documents.signIn, { input: { phone, code } })).toBe('NO_SUCH_ACCOUNT')
  })

  it.each([
    [{ phone: '123', code: '123456' }, 'input.phone', '请输入正确的手机号'],
    [{ phone: '13800000001', code: '' }, 'input.code', '请输入验证码'],
  ])('refuses %j as input', async (input, field, message) => {
    const refusal = await app.anonymous().refusal(documents.signIn, { input })
    expect(refusal).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } })
    expect(refusal.extensions.fieldErrors).toEqual([
      { field: expect.stringContaining(field.split('.')[1] ?? ''), message },
    ])
  })

  it.each([6, RoleType.COMPANY, `${RoleType.COMPANY}`, 'Company', 'CLERK', ''])(
    'takes a role type by its name alone, and not by %j',
    async (roleType) => {
      const input = { phone: '13800000001', code: '123456', roleType }
      const message = 'input.roleType：没有这个值'
      expect(await app.anonymous().refusal(documents.signIn, { input })).toMatchObject({
        message,
        extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.roleType', message }] },
      })
    },
  )

  it('takes no number for a role type in the text of a document either', async () => {
    const input = `{ phone: "13800000001", code: "123456", roleType: ${RoleType.COMPANY} }`
    const { message, extensions } = await app
      .anonymous()
      .refusal(`mutation { signIn(input: ${input}) { accessToken } }`)
    expect(message).toContain('RoleType')
    expect(extensions.code).toBe('INVALID_INPUT')
  })
})

describe('a session', () => {
  it('shows who asks, where, and what for', async () => {
    const company = await newCompany()
    const clerk = await company.as('只读')
    const answer = await clerk.ask<{ viewer: { permissions: string[] } }>(viewer)
    expect(answer.viewer).toMatchObject({
      user: { id: company.people.只读.id },
      company: { id: company.id },
      roleType: 'COMPANY',
      sessionLocked: false,
    })
    expect(answer.viewer.permissions).toEqual([...company.actor('只读').facts.permissions].sort())
  })

  it('costs one statement a request', async () => {
    const clerk = await (await newCompany()).as('结算员')
    expect(await statementsOf(() => clerk.ask(viewer))).toHaveLength(1)
    expect(await statementsOf(() => clerk.ask('{ viewer { companies { companyAuthName } } }'))).toHaveLength(2)
  })

  it.each([undefined, '', 'x', 'a'.repeat(43)])('does not open with the token %j', async (token) => {
    const caller = token === undefined ? app.anonymous() : app.anonymous().with({ token })
    expect(await caller.refusal(viewer)).toMatchObject({
      message: '登录已失效，请重新登录',
      extensions: { code: 'UNAUTHENTICATED' },
    })
  })

  it('lasts twelve hours', async () => {
    const company = await newCompany()
    app.clock.advance(0)
    const tokens = await tokensOf(app, { mobile: clerkOf(company) })
    app.clock.advance(12 * HOUR - SECOND)
    await holding(tokens).ask(viewer)
    app.clock.advance(SECOND)
    expect(await holding(tokens).code(viewer)).toBe('UNAUTHENTICATED')
  })

  it('ends at once when signed out, for both tokens', async () => {
    const tokens = await tokensOf(app, { mobile: clerkOf(await newCompany()) })
    expect(await holding(tokens).ask('mutation { signOut { ended } }')).toEqual({ signOut: { ended: 1 } })
    expect(await holding(tokens).code(viewer)).toBe('UNAUTHENTICATED')
    expect((await refreshWith(tokens.refreshToken)).errors[0]?.extensions.code).toBe('REFRESH_TOKEN_INVALID')
  })

  it('never takes a refresh token for an access token', async () => {
    const tokens = await tokensOf(app, { mobile: clerkOf(await newCompany()) })
    expect(await holding({ ...tokens, accessToken: tokens.refreshToken }).code(viewer)).toBe('UNAUTHENTICATED')
    expect((await refreshWith(tokens.accessToken)).errors[0]?.extensions.code).toBe('REFRESH_TOKEN_INVALID')
  })

  it.each([
    [
      'membership',
      ['UNAUTHENTICATED', 'NOT_A_MEMBER'],
      (company: TestCompany, user: string) =>
        sql`update membership set enabled = false where company_id = ${company.id} and user_id = ${user}`,
    ],
    [
      'user',
      ['UNAUTHENTICATED', 'NO_SUCH_ACCOUNT'],
      (_: TestCompany, user: string) => sql`update app_user set enabled = false where id = ${user}`,
    ],
    [
      'company',
      ['COMPANY_SUSPENDED', 'COMPANY_SUSPENDED'],
      (company: TestCompany) => sql`update company set enabled = false where id = ${company.id}`,
    ],
  ])('ends when the %s is disabled', async (_, [ended, refused], disable) => {
    const company = await newCompany()
    const { id, mobile } = company.people.结算员
    const clerk = await company.as('结算员')
    await rowsOf(disable(company, id))
    expect(await clerk.code(viewer)).toBe(ended)
    app.clock.advance(60 * SECOND)
    const code = await receiveCode(app, mobile)
    expect(await app.anonymous().code(documents.signIn, { input: { phone: mobile, code } })).toBe(refused)
  })
})

describe('the user hash', () => {
  it('must fit where it is given and may be left out', async () => {
    const company = await newCompany()
    const tokens = await tokensOf(app, { mobile: clerkOf(company) })
    await holding(tokens).ask(viewer)
    await holding(tokens).with({ userHash: tokens.userHash }).ask(viewer)
    const other = await company.as('管理员')
    for (const userHash of ['0'.repeat(32), 'x', other.credentials.userHash ?? '']) {
      expect(await holding(tokens).with({ userHash }).refusal(viewer)).toMatchObject({
        message: '登录凭证不匹配，请重新登录',
        extensions: { code: 'USER_HASH_MISMATCH' },
      })
    }
  })

  it('may not be left out when STRICT_USER_HASH is on', async () => {
    const strict = await openApp({ strictUserHash: true })
    const clerk = await signIn(strict, { mobile: clerkOf(await newCompany()) })
    await clerk.ask(viewer)
    const { address, token = '' } = clerk.credentials
    const without = strict.anonymous().with({ address, token })
    expect(await without.code(viewer)).toBe('USER_HASH_MISMATCH')
    await strict.fastify.close()
  })
})

describe('refreshToken', () => {
  it('exchanges both tokens and keeps company and user hash', async () => {
    const before = await tokensOf(app, { mobile: clerkOf(await newCompany()) })
    const after = await refreshed(before.refreshToken)
    expect(after).toMatchObject({
      companyAuthId: before.companyAuthId,
      userHash: before.userHash,
      userId: before.userId,
    })
    expect(after.accessToken).not.toBe(before.accessToken)
    expect(await holding(before).code(viewer)).toBe('UNAUTHENTICATED')
    await holding(after).ask(viewer)
  })

  it('revives a session within thirty days', async () => {
    const mobile = clerkOf(await newCompany())
    app.clock.advance(0)
    const tokens = await tokensOf(app, { mobile })
    app.clock.advance(30 * DAY - SECOND)
    const later = await refreshed(tokens.refreshToken)
    await holding(later).ask(viewer)
    app.clock.advance(30 * DAY)
    expect((await refreshWith(later.refreshToken)).errors[0]?.extensions.code).toBe('REFRESH_TOKEN_INVALID')
  })

  it('ends the whole family when a spent token comes back', async () => {
    const first = await tokensOf(app, { mobile: clerkOf(await newCompany()) })
    const second = await refreshed(first.refreshToken)
    const third = await refreshed(second.refreshToken)
    expect((await refreshWith(first.refreshToken)).errors[0]).toMatchObject({
      message: '刷新凭证已失效，请重新登录',
      extensions: { code: 'REFRESH_TOKEN_INVALID' },
    })
    expect(await holding(third).code(viewer)).toBe('UNAUTHENTICATED')
    expect((await refreshWith(third.refreshToken)).errors[0]?.extensions.code).toBe('REFRESH_TOKEN_INVALID')
  })

  it('is exchanged once, however many ask at the same time', async () => {
    const tokens = await tokensOf(app, { mobile: clerkOf(await newCompany()) })
    const answers = await Promise.all(Array.from({ length: 6 }, () => refreshWith(tokens.refreshToken)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  it('leaves other sessions of the same person alone', async () => {
    const mobile = clerkOf(await newCompany())
    const desk = await tokensOf(app, { mobile })
    app.clock.advance(60 * SECOND)
    const laptop = await tokensOf(app, { mobile })
    await refreshed(desk.refreshToken)
    await refreshWith(desk.refreshToken)
    await holding(laptop).ask(viewer)
  })

  it('refuses garbage', async () => {
    for (const token of ['', 'x', 'a'.repeat(2000)]) {
      expect((await refreshWith(token)).errors[0]?.extensions.code).toBe('REFRESH_TOKEN_INVALID')
    }
    expect((await refreshWith('a'.repeat(10_000))).errors[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})

describe('a captain', () => {
  it('has a session outside all companies, which only reads', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    const { person } = await newSignedUpCaptain(first)
    await newSignedUpCaptain(second, person)
    const captain = await signIn(app, { mobile: person.mobile, roleType: RoleType.CAPTAIN })
    expect(
      await captain.ask(`{ viewer { roleType company { id } permissions companies { companyAuthId positionName } } }`),
    ).toEqual({
      viewer: {
        roleType: 'CAPTAIN',
        company: null,
        permissions: ['chain:companywaybill:get', 'chain:garbagecustomersales:get'],
        companies: [first, second].map(({ id }) => ({ companyAuthId: id, positionName: '车队长' })),
      },
    })
  })

  it('does not become staff by asking for that role', async () => {
    const { person } = await newSignedUpCaptain(await newCompany())
    const code = await receiveCode(app, person.mobile)
    const input = { phone: person.mobile, code, roleType: 'COMPANY' }
    expect(await app.anonymous().code(documents.signIn, { input })).toBe('NOT_A_MEMBER')
  })

  it('is out when no company lets him in any more', async () => {
    const company = await newCompany()
    const { person } = await newSignedUpCaptain(company)
    const captain = await signIn(app, { mobile: person.mobile, roleType: RoleType.CAPTAIN })
    await rowsOf(sql`update membership set enabled = false where user_id = ${person.id}`)
    expect(await captain.code(viewer)).toBe('UNAUTHENTICATED')
  })
})

it('keeps neither codes nor tokens as they are, in no table', async () => {
  const company = await newCompany()
  const mobile = clerkOf(company)
  const smsCode = await receiveCode(app, mobile)
  const { checkCode } = await app.anonymous().ask<{ checkCode: string }>(documents.checkCode, { mobile, code: smsCode })
  const answer = await app
    .anonymous()
    .ask<{ signIn: Tokens }>(documents.signIn, { input: { phone: mobile, code: checkCode } })
  const first = answer.signIn
  const second = await refreshed(first.refreshToken)
  const { stored } = await rowOf<{ stored: string }>(sql`
    select concat(
      (select json_agg(c) from sms_code c where mobile = ${mobile}),
      (select json_agg(s) from session s where user_id = ${first.userId}),
      (select json_agg(t) from spent_refresh_token t),
      (select json_agg(l) from login_log l where user_id = ${first.userId} or create_by = ${mobile})) as stored`)
  for (const secret of [checkCode, first.accessToken, first.refreshToken, second.accessToken, second.refreshToken]) {
    expect(stored).not.toContain(secret)
  }
  expect(stored).not.toContain(`"${smsCode}"`)
})

it('answers somebody without any company as no member', async () => {
  const stranger = newPerson('新人')
  await newPeople([stranger])
  const code = await receiveCode(app, stranger.mobile)
  expect(await app.anonymous().code(documents.signIn, { input: { phone: stranger.mobile, code } })).toBe('NOT_A_MEMBER')
})
