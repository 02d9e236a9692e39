import { sql } from '@tufang/server/kernel/sql/sql'
import { hashSecret } from '@tufang/server/modules/identity/secret'
import { testApp } from '@tufang/tests/app'
import { newCompany, newMembership, type RoleName, type TestCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { documents } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const OLD = 'Abcd#1234'
const NEW = 'Efgh#5678'
const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ended } }'
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userId user { userId } } }'
const twice = (password: string) => ({ newpassword1: password, newpassword2: password })

const signInWith = (mobile: string, password: string) =>
  app.anonymous().rest('POST', '/auth/oauth/token', { query: { grant_type: 'password', username: mobile, password } })

const hash = await hashSecret(OLD)

/** Company with a member who has the old password and is signed in twice. */
async function withPassword(role: RoleName = '结算员') {
  const company = await newCompany()
  const { id, mobile } = company.people[role]
  await rowsOf(sql`update app_user set password_hash = ${hash} where id = ${id}`)
  const own = { userId: id, companyId: company.id }
  return { company, id, mobile, laptop: await enter(app, own), phone: await enter(app, own) }
}

/** Rows of every table that might keep a typed text, joined into one text. */
async function everything(): Promise<string> {
  const tables = ['operation_log', 'login_log', 'idempotency_key', 'field_change', 'app_user', 'session', 'outbox']
  const rows = await Promise.all(
    tables.map((table) => rowsOf(sql`select to_json(t)::text as row from ${sql.ref(table)} t`)),
  )
  return JSON.stringify(rows)
}

describe('one’s own password', () => {
  it('is set for the first time without an old one', async () => {
    const company = await newCompany()
    const { mobile } = company.people.审核员
    const caller = await company.as('审核员')
    expect(await caller.refusal(change, { input: { password: OLD, ...twice(NEW) } })).toMatchObject({
      message: '您还没有设置过密码，原密码请留空',
      extensions: { code: 'NO_PASSWORD_YET' },
    })
    expect(await caller.ask(change, { input: twice(NEW) })).toEqual({ changePassword: { ended: expect.any(Number) } })
    expect((await signInWith(mobile, NEW)).statusCode).toBe(200)
  })

  it('is changed with the old one, and signs out everywhere', async () => {
    const { laptop, phone, mobile } = await withPassword()
    expect(await laptop.ask(change, { input: { password: OLD, ...twice(NEW) } })).toEqual({
      changePassword: { ended: expect.any(Number) },
    })
    for (const caller of [laptop, phone]) expect(await caller.code(documents.viewer)).toBe('UNAUTHENTICATED')
    expect((await signInWith(mobile, OLD)).statusCode).toBe(426)
    expect((await signInWith(mobile, NEW)).statusCode).toBe(200)
  })

  it.each([
    [{ password: OLD, ...twice('short') }, 'input.newpassword1', '密码必须长度大于8位且包含大小写字母/数字/符号！'],
    [{ password: OLD, newpassword1: NEW, newpassword2: OLD }, 'input.newpassword2', '两次输入密码不一致!'],
    [{ password: '12345', ...twice(NEW) }, 'input.password', '原密码不能为空且不少于6位'],
    [{ password: OLD, ...twice('Password1!') }, 'input.newpassword1', '这个密码太常见，容易被猜中，请换一个'],
  ])('is refused for %j', async (input, field, message) => {
    const { laptop } = await withPassword()
    expect(await laptop.refusal(change, { input })).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field, message }] },
    })
    expect(await laptop.ask(documents.viewer)).toBeTruthy()
  })

  it('is not changed without the old one where there is one', async () => {
    const { laptop } = await withPassword()
    expect(await laptop.code(change, { input: twice(NEW) })).toBe('OLD_PASSWORD_MISSING')
  })

  it('is guessed slower and slower, and the right one is not taken meanwhile', async () => {
    const { laptop, id } = await withPassword()
    const guess = () => laptop.refusal(change, { input: { password: 'Wrong#123', ...twice(NEW) } })
    for (let tried = 0; tried < 3; tried++) {
      expect(await guess()).toMatchObject({ message: '原密码错误', extensions: { code: 'WRONG_OLD_PASSWORD' } })
    }
    expect(await guess()).toMatchObject({ extensions: { code: 'TOO_OFTEN' } })
    expect(await laptop.code(change, { input: { password: OLD, ...twice(NEW) } })).toBe('TOO_OFTEN')
    app.clock.advance(6000)
    expect((await guess()).extensions.code).toBe('WRONG_OLD_PASSWORD')
    app.clock.advance(6000)
    expect((await guess()).extensions.code).toBe('TOO_OFTEN')
    app.clock.advance(6000)
    expect(await laptop.ask(change, { input: { password: OLD, ...twice(NEW) } })).toEqual({
      changePassword: { ended: expect.any(Number) },
    })
    expect(await rowsOf(sql`select password_failures as failures from app_user where id = ${id}`)).toEqual([
      { failures: 0 },
    ])
  })

  it('counts each of ten wrong ones that come at once', async () => {
    const { laptop, phone, id } = await withPassword()
    const guess = (caller: typeof laptop) => caller.code(change, { input: { password: 'Wrong#123', ...twice(NEW) } })
    const codes = await Promise.all(Array.from({ length: 10 }, (_, at) => guess(at % 2 ? laptop : phone)))
    expect(codes.filter((code) => code === 'WRONG_OLD_PASSWORD')).toHaveLength(3)
    expect(codes.filter((code) => code === 'TOO_OFTEN')).toHaveLength(7)
    expect(await rowsOf(sql`select password_failures as failures from app_user where id = ${id}`)).toEqual([
      { failures: 3 },
    ])
  })

  it('stands in no log, key or row', async () => {
    const { laptop, company } = await withPassword()
    await laptop.gql(change, { input: { password: 'Wrong#Old1', ...twice('Never#Seen1') } })
    await laptop.ask(change, { input: { password: OLD, ...twice('Never#Seen1') } })
    const admin = await company.as('管理员')
    await admin.ask(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input, idempotencyKey: "k") { userId } }',
      {
        input: { userId: company.people.结算员.id, ...twice('Never#Seen2') },
      },
    )
    const kept = await everything()
    for (const typed of ['Wrong#Old1', 'Never#Seen1', 'Never#Seen2', OLD]) expect(kept).not.toContain(typed)
    const logged = await rowsOf(
      sql`select name, type, params from operation_log where company_id = ${company.id} order by created_at`,
    )
    expect(logged).toEqual([
      { name: 'password.change', type: 'FAILURE', params: {} },
      { name: 'password.change', type: 'SUCCESS', params: {} },
      { name: 'password.reset', type: 'SUCCESS', params: { userId: company.people.结算员.id } },
    ])
  })
})

describe('another’s password', () => {
  const resetOf = async (company: TestCompany, userId: string, role: RoleName = '管理员') =>
    (await company.as(role)).refusal(reset, { input: { userId, ...twice(NEW) } })

  it('is reset by people with the permission, and signs him out everywhere', async () => {
    const { company, id, mobile, laptop } = await withPassword()
    const admin = await company.as('管理员')
    expect(await admin.ask(reset, { input: { userId: id, ...twice(NEW) } })).toEqual({
      resetPassword: { userId: id, user: { userId: id } },
    })
    expect(await laptop.code(documents.viewer)).toBe('UNAUTHENTICATED')
    expect((await signInWith(mobile, NEW)).statusCode).toBe(200)
  })

  it('is not reset to one that many people have', async () => {
    const { company, id } = await withPassword()
    const input = { userId: id, ...twice('Admin@123') }
    expect(await (await company.as('管理员')).refusal(reset, { input })).toMatchObject({
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.newpassword1' }] },
    })
  })

  it('is not reset of somebody who has entered another company', async () => {
    const { company, id } = await withPassword()
    const other = await newCompany()
    await newMembership(other, company.people.结算员, { enabled: false })
    expect(await resetOf(company, id)).toMatchObject({
      message: '结算员还在其他公司任职，姓名、邮箱、密码和两步验证只能由本人修改',
      extensions: { code: 'PERSON_ELSEWHERE' },
    })
    await rowsOf(
      sql`update membership set joined_at = null, invited_name = '受邀' where company_id = ${other.id} and user_id = ${id}`,
    )
    await (await company.as('管理员')).ask(reset, { input: { userId: id, ...twice(NEW) } })
  })

  it('is not reset of a stranger, of oneself, or of people who may do more', async () => {
    const { company } = await withPassword()
    const stranger = (await newCompany()).people.结算员
    expect((await resetOf(company, stranger.id)).extensions.code).toBe('NOT_FOUND')
    expect((await resetOf(company, company.people.管理员.id)).extensions.code).toBe('OWN_PASSWORD')
    await rowsOf(
      sql`update role set permissions = permissions || '{sys:user:password}' where company_id = ${company.id} and name = '审核员'`,
    )
    expect((await resetOf(company, company.people.管理员.id, '审核员')).extensions.code).toBe('BEYOND_OWN_RIGHTS')
  })
})
