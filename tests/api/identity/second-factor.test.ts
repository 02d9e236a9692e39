import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { allInTurn, type Caller } from '@tufang/tests/caller'
import { MINUTE, SECOND } from '@tufang/tests/clock'
import { newCompany, newMembership, type RoleName, type TestCompany } from '@tufang/tests/company'
import { membershipOf, peopleDocuments, roleOf } from '@tufang/tests/people'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { documents, type Tokens, tokensOf } from '@tufang/tests/sign-in'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const factor = {
  standing: '{ secondFactor { enabledTime recoveryCodesLeft demandedBy } }',
  begin: 'mutation ($code: String) { beginSecondFactor(code: $code) { secret address picture } }',
  turnOn: 'mutation ($code: String!) { turnOnSecondFactor(code: $code) }',
  pass: 'mutation ($code: String!) { passSecondFactor(code: $code) { enabledTime } }',
  renew: 'mutation ($code: String!) { renewRecoveryCodes(code: $code) }',
  turnOff: 'mutation ($code: String!) { turnOffSecondFactor(code: $code) { enabledTime } }',
  reset: 'mutation ($userId: ID!) { resetSecondFactor(userId: $userId) { userId } }',
}
const due = '{ viewer { secondFactorDue } }'
const work = '{ waybills { total } }'
const saveRole = 'mutation ($input: RoleInput!) { saveRole(input: $input) { secondFactor } }'
const role = 'query ($id: ID!) { role(id: $id) { name permissions dataScope version } }'

/** Authenticator app on a phone. Each code is valid for half a minute, and once. */
function phoneWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return {
    code: () => totp.generate({ timestamp: app.clock.now().getTime() }),
    next() {
      app.clock.advance(30 * SECOND)
      return this.code()
    },
  }
}

/** New session of a member. */
const signedIn = (company: TestCompany, name: RoleName, deviceId?: string): Promise<Caller> =>
  enter(app, { userId: company.people[name].id, companyId: company.id, ...(deviceId ? { deviceId } : {}) })

const dueOf = async (caller: Caller) =>
  (await caller.ask<{ viewer: { secondFactorDue: string | null } }>(due)).viewer.secondFactorDue

async function turnedOn(caller: Caller) {
  const { beginSecondFactor: made } = await caller.ask<{ beginSecondFactor: { secret: string } }>(factor.begin)
  const phone = phoneWith(made.secret)
  const { turnOnSecondFactor: recovery } = await caller.ask<{ turnOnSecondFactor: string[] }>(factor.turnOn, {
    code: phone.code(),
  })
  return { phone, recovery, secret: made.secret }
}

/** Outcomes of codes that are submitted at the same time. */
const triedAtOnce = (caller: Caller, codes: string[]): Promise<string[]> =>
  allInTurn(
    codes.map((code) => async () => {
      const { errors } = await caller.gql(factor.pass, { code })
      return errors[0]?.extensions.code ?? 'passed'
    }),
    (end) => end === 'TOO_MANY_AT_ONCE',
  )

/** Person with a second factor, in a new company. */
async function owner() {
  const company = await newCompany()
  const { id, mobile } = company.people.出纳
  const again = (deviceId?: string) => signedIn(company, '出纳', deviceId)
  const caller = await again()
  return { company, id, mobile, again, caller, ...(await turnedOn(caller)) }
}

/** Makes the second factor mandatory for a role. */
async function demand(company: TestCompany, name: '审核员' | '出纳', secondFactor = true) {
  const admin = await company.as('管理员')
  const id = await roleOf(company, name)
  const { role: found } = await admin.ask<{ role: object }>(role, { id })
  return admin.ask(saveRole, { input: { ...found, id, secondFactor } })
}

describe('a second factor', () => {
  it('is turned on by a code of the app, which gets its secret by a picture or in words', async () => {
    const company = await newCompany()
    const { mobile } = company.people.出纳
    const caller = await signedIn(company, '出纳')
    expect(await caller.ask(factor.standing)).toEqual({
      secondFactor: { enabledTime: null, recoveryCodesLeft: 0, demandedBy: [] },
    })
    expect(await caller.code(factor.turnOn, { code: '123456' })).toBe('SECOND_FACTOR_NOT_BEGUN')
    const { beginSecondFactor: made } = await caller.ask<{
      beginSecondFactor: { secret: string; address: string; picture: string }
    }>(factor.begin)
    expect(made.address).toContain(`secret=${made.secret}`)
    expect(decodeURIComponent(made.address)).toContain(`土方通:${mobile}`)
    expect(made.picture).toMatch(/^data:image\/png;base64,/)
    expect(await caller.code(factor.turnOn, { code: 'abcdef' })).toBe('WRONG_SECOND_FACTOR')
    const { turnOnSecondFactor: recovery } = await caller.ask<{ turnOnSecondFactor: string[] }>(factor.turnOn, {
      code: phoneWith(made.secret).code(),
    })
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
    expect(await caller.ask(factor.standing)).toMatchObject({
      secondFactor: { enabledTime: expect.any(String), recoveryCodesLeft: 10 },
    })
    expect(await dueOf(caller)).toBe(null)
  })

  it('stands sealed in its table, and in no log', async () => {
    const { id, secret, recovery } = await owner()
    const kept = JSON.stringify([
      await rowsOf(sql`select * from second_factor where user_id = ${id}`),
      await rowsOf(sql`select * from recovery_code where user_id = ${id}`),
      await rowsOf(sql`select * from operation_log where user_id = ${id}`),
    ])
    expect(kept).toContain('开启两步验证')
    for (const told of [secret, ...recovery]) expect(kept).not.toContain(told)
  })

  it('keeps a session shut until its code is shown, whatever is asked by whichever way', async () => {
    const { again, phone } = await owner()
    const caller = await again()
    expect(await dueOf(caller)).toBe('CODE')
    expect(await caller.refusal(work)).toMatchObject({
      message: '请先输入两步验证码',
      extensions: { code: 'SECOND_FACTOR_CODE_NEEDED' },
    })
    expect(await caller.code(documents.chooseCompany, { id: 'any' })).toBe('SECOND_FACTOR_CODE_NEEDED')
    expect(await caller.code(factor.turnOff, { code: phone.next() })).toBe('SECOND_FACTOR_CODE_NEEDED')
    const rest = await caller.rest('GET', '/chain/companywaybill/page')
    expect([rest.statusCode, rest.json()]).toMatchObject([403, { errorCode: 'SECOND_FACTOR_CODE_NEEDED' }])
    expect(await caller.ask(factor.pass, { code: phone.code() })).toEqual({
      passSecondFactor: { enabledTime: expect.any(String) },
    })
    expect(await dueOf(caller)).toBe(null)
    expect(await caller.ask(work)).toEqual({ waybills: { total: 0 } })
  })

  it('is shown over REST as well', async () => {
    const { again, phone } = await owner()
    const caller = await again()
    const wrong = await caller.rest('POST', '/auth/secondFactor', { body: { code: '000000' } })
    expect([wrong.statusCode, wrong.json()]).toMatchObject([200, { errorCode: 'WRONG_SECOND_FACTOR' }])
    const right = await caller.rest('POST', '/auth/secondFactor', { body: { code: phone.next() } })
    expect([right.statusCode, right.json()]).toMatchObject([200, { data: true }])
    expect((await caller.rest('GET', '/chain/companywaybill/page')).statusCode).toBe(200)
  })

  it('stays shown where tokens are refreshed and another company is entered', async () => {
    const { company, mobile, phone } = await owner()
    const elsewhere = await newCompany()
    await newMembership(elsewhere, company.people.出纳)
    const tokens = await tokensOf(app, { mobile, companyAuthId: company.id })
    const caller = app.anonymous().with({ token: tokens.accessToken, userHash: tokens.userHash })
    const half = await app.anonymous().ask<{ refreshToken: Tokens }>(documents.refresh, { token: tokens.refreshToken })
    const refreshed = caller.with({ token: half.refreshToken.accessToken })
    expect(await dueOf(refreshed)).toBe('CODE')
    await refreshed.ask(factor.pass, { code: phone.next() })
    const { chooseCompany } = await refreshed.ask<{ chooseCompany: Tokens }>(documents.chooseCompany, {
      id: elsewhere.id,
    })
    const there = app.anonymous().with({ token: chooseCompany.accessToken, userHash: chooseCompany.userHash })
    expect(await dueOf(there)).toBe(null)
  })

  it('takes each code once, and none that is older than the last', async () => {
    const { again, phone } = await owner()
    const [first, second] = [await again(), await again()]
    const old = phone.next()
    const code = phone.next()
    await first.ask(factor.pass, { code })
    for (const again of [code, old]) expect(await second.code(factor.pass, { code: again })).toBe('WRONG_SECOND_FACTOR')
  })

  it('takes a code once though it comes twenty times at once', async () => {
    const { again, phone } = await owner()
    const caller = await again()
    const code = phone.next()
    const ends = await triedAtOnce(caller, Array(20).fill(code))
    expect(ends.filter((end) => end === 'passed')).toHaveLength(1)
  })

  it('opens by a recovery code, however it is typed, and by each but once', async () => {
    const { again, recovery } = await owner()
    const [first = '', second = ''] = recovery
    const caller = await again()
    await caller.ask(factor.pass, { code: ` ${first.toLowerCase().replaceAll('-', ' ')} ` })
    expect(await caller.ask(factor.standing)).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } })
    expect(await (await again()).code(factor.pass, { code: first })).toBe('WRONG_SECOND_FACTOR')
    const { renewRecoveryCodes: fresh } = await caller.ask<{ renewRecoveryCodes: string[] }>(factor.renew, {
      code: second,
    })
    expect(fresh).toHaveLength(10)
    for (const code of recovery) expect(fresh).not.toContain(code)
    app.clock.advance(20 * MINUTE)
    expect(await (await again()).code(factor.pass, { code: recovery[2] })).toBe('WRONG_SECOND_FACTOR')
    expect(await (await again()).ask(factor.pass, { code: fresh[0] })).toEqual({
      passSecondFactor: { enabledTime: expect.any(String) },
    })
  })

  it('is waited for ever longer after wrong codes, counted though they come at once', async () => {
    const { again, phone } = await owner()
    const caller = await again()
    const codes = Array.from({ length: 20 }, (_, at) => String(100_000 + at))
    const ends = await triedAtOnce(caller, codes)
    expect(ends.filter((end) => end === 'WRONG_SECOND_FACTOR')).toHaveLength(3)
    expect(ends.filter((end) => end === 'TOO_OFTEN')).toHaveLength(17)
    // The right code is delayed as well; otherwise the delay would reveal wrong codes.
    expect(await caller.code(factor.pass, { code: phone.code() })).toBe('TOO_OFTEN')
    app.clock.advance(5 * MINUTE)
    expect(await caller.ask(factor.pass, { code: phone.code() })).toEqual({
      passSecondFactor: { enabledTime: expect.any(String) },
    })
  })

  it('is not delayed for the owner on his device by the person who knows his password', async () => {
    const { again, phone } = await owner()
    const deviceId = 'd'.repeat(40)
    await (await again(deviceId)).ask(factor.pass, { code: phone.next() })
    const thief = await again('e'.repeat(40))
    for (let at = 0; at < 5; at++) await thief.gql(factor.pass, { code: String(200_000 + at) })
    expect(await thief.code(factor.pass, { code: '111111' })).toBe('TOO_OFTEN')
    expect(await (await again(deviceId)).ask(factor.pass, { code: phone.next() })).toEqual({
      passSecondFactor: { enabledTime: expect.any(String) },
    })
  })

  it('moves to another phone by a code of the first, and ends what was opened by that', async () => {
    const { again, caller, phone } = await owner()
    const other = await again()
    await other.ask(factor.pass, { code: phone.next() })
    expect(await caller.refusal(factor.begin)).toMatchObject({
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'code', message: '请输入两步验证码或恢复码' }] },
    })
    const { beginSecondFactor: made } = await caller.ask<{ beginSecondFactor: { secret: string } }>(factor.begin, {
      code: phone.next(),
    })
    const second = phoneWith(made.secret)
    expect(await dueOf(other)).toBe(null)
    await caller.ask(factor.turnOn, { code: second.code() })
    expect(await dueOf(caller)).toBe(null)
    expect(await dueOf(other)).toBe('CODE')
    expect(await other.code(factor.pass, { code: phone.next() })).toBe('WRONG_SECOND_FACTOR')
    expect(await other.ask(factor.pass, { code: second.next() })).toEqual({
      passSecondFactor: { enabledTime: expect.any(String) },
    })
  })

  it('is turned off by its code, and asked for no more', async () => {
    const { again, caller, phone } = await owner()
    expect(await caller.ask(factor.turnOff, { code: phone.next() })).toEqual({
      turnOffSecondFactor: { enabledTime: null },
    })
    expect(await caller.code(factor.turnOff, { code: phone.next() })).toBe('SECOND_FACTOR_OFF')
    expect(await dueOf(await again())).toBe(null)
  })
})

describe('a role that demands a second factor', () => {
  it('shuts the sessions of the person who has it and no second factor, until he has turned one on', async () => {
    const company = await newCompany()
    const [auditor, cashier] = [await signedIn(company, '审核员'), await company.as('出纳')]
    await auditor.ask(work)
    await demand(company, '审核员')
    expect(await auditor.refusal(work)).toMatchObject({
      message: '公司要求您的角色使用两步验证，请先开启',
      extensions: { code: 'SECOND_FACTOR_NEEDED' },
    })
    expect(await dueOf(auditor)).toBe('SETUP')
    await cashier.ask(work)
    expect(await auditor.ask(factor.standing)).toMatchObject({ secondFactor: { demandedBy: [company.name] } })
    const { phone } = await turnedOn(auditor)
    await auditor.ask(work)
    expect(await auditor.refusal(factor.turnOff, { code: phone.next() })).toMatchObject({
      message: `${company.name}要求您使用两步验证，不能关闭`,
      extensions: { code: 'SECOND_FACTOR_DEMANDED' },
    })
    await demand(company, '审核员', false)
    expect(await auditor.ask(factor.turnOff, { code: phone.next() })).toEqual({
      turnOffSecondFactor: { enabledTime: null },
    })
  })

  it('demands it in its own company only', async () => {
    const company = await newCompany()
    const elsewhere = await newCompany()
    await newMembership(elsewhere, company.people.出纳)
    await demand(company, '出纳')
    expect(await dueOf(await signedIn(company, '出纳'))).toBe('SETUP')
    expect(await dueOf(await enter(app, { userId: company.people.出纳.id, companyId: elsewhere.id }))).toBe(null)
  })
})

describe('a colleague who has lost his phone', () => {
  it('gets rid of his second factor by people who may set his password, and signs in anew', async () => {
    const { company, id, again, caller } = await owner()
    const admin = await company.as('管理员')
    expect(await (await company.as('结算员')).code(factor.reset, { userId: id })).toBe('FORBIDDEN')
    expect(await admin.code(factor.reset, { userId: company.people.管理员.id })).toBe('OWN_SECOND_FACTOR')
    expect(await admin.code(factor.reset, { userId: company.people.只读.id })).toBe('SECOND_FACTOR_OFF')
    expect(await (await (await newCompany()).as('管理员')).code(factor.reset, { userId: id })).toBe('NOT_FOUND')
    expect(await admin.ask(factor.reset, { userId: id })).toEqual({ resetSecondFactor: { userId: id } })
    expect(await caller.code(due)).toBe('UNAUTHENTICATED')
    expect(await dueOf(await again())).toBe(null)
    expect(await rowOf(sql`select count(*)::int as left from recovery_code where user_id = ${id}`)).toEqual({ left: 0 })
  })

  it('keeps it where he works for others as well, or may do more', async () => {
    const { company, id } = await owner()
    await newMembership(await newCompany(), company.people.出纳)
    const admin = await company.as('管理员')
    expect(await admin.code(factor.reset, { userId: id })).toBe('PERSON_ELSEWHERE')
    const other = await newCompany()
    const membership = await membershipOf(other, '结算员')
    const clerkRole = await (await other.as('管理员')).ask<{ saveRole: { id: string } }>(
      'mutation ($input: RoleInput!) { saveRole(input: $input) { id } }',
      { input: { name: '人事', permissions: ['sys:user:index', 'sys:user:password'], dataScope: 'ALL' } },
    )
    await (await other.as('管理员')).ask(peopleDocuments.setRoles, { id: membership, roleIds: [clerkRole.saveRole.id] })
    await turnedOn(await signedIn(other, '管理员'))
    const clerk = await other.as('结算员')
    expect(await clerk.code(factor.reset, { userId: other.people.管理员.id })).toBe('BEYOND_OWN_RIGHTS')
  })
})
