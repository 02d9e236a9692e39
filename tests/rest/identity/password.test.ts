import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { hashSecret } from '@tufang/server/modules/identity/secret'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { receiveRegistrationCode, signIn } from '@tufang/tests/sign-in'
import { uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const OLD = 'Abcd#1234'
const NEW = 'Efgh#5678'
const PATHS = ['/upms/user/password', '/upms/user/edit']

const signInWith = async (mobile: string, password: string) => {
  const query = { grant_type: 'password', username: mobile, password }
  return (await app.anonymous().rest('POST', '/auth/oauth/token', { query })).statusCode
}
const put = async (caller: Caller, path: string, body: object) =>
  (await caller.rest('PUT', path, { body })).json<{ code: number; data: unknown; errorCode?: string }>()

/** Person who registered by phone and has no password. */
async function newcomer(): Promise<{ mobile: string; caller: Caller }> {
  const mobile = uniqueMobile()
  const body = { companyName: `公司${uniqueName()}`, contactName: '何经理', contactPhone: mobile, companyType: 1 }
  const code = await receiveRegistrationCode(app, mobile)
  const answer = await app.anonymous().rest('POST', '/chain/common/companyReg', { body: { ...body, code } })
  expect(answer.json()).toMatchObject({ code: 0 })
  app.clock.advance(60_000)
  return { mobile, caller: await signIn(app, { mobile, roleType: RoleType.COMPANY }) }
}

describe.each(PATHS)('PUT %s of somebody who has no password', (path) => {
  it.each([
    ['that is left out', {}],
    ['that is blank', { password: '' }],
    ['that is nothing', { password: null }],
    ['that a form asks for', { password: 'anything' }],
  ])('sets the first one, with an old one %s', async (_, old) => {
    const { mobile, caller } = await newcomer()
    const done = await put(caller, path, { ...old, newpassword1: NEW, newpassword2: NEW })
    expect(done).toMatchObject({ code: 0, data: true })
    expect((await caller.rest('GET', '/upms/user/info')).statusCode).toBe(401)
    expect(await signInWith(mobile, NEW)).toBe(200)
  })

  it('holds the first one to the rules', async () => {
    const { caller } = await newcomer()
    const weak = await put(caller, path, { newpassword1: 'abc', newpassword2: 'abc' })
    expect(weak).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT', fieldErrors: [{ field: 'newpassword1' }] })
    const twice = await put(caller, path, { newpassword1: NEW, newpassword2: OLD })
    expect(twice).toMatchObject({ code: 1, fieldErrors: [{ field: 'newpassword2' }] })
  })
})

describe.each(PATHS)('PUT %s of somebody who has a password', (path) => {
  it('needs the old one, and the right one', async () => {
    const company = await newCompany()
    const { id, mobile } = company.people.结算员
    await rowsOf(sql`update app_user set password_hash = ${await hashSecret(OLD)} where id = ${id}`)
    const caller = await enter(app, { userId: id, companyId: company.id })
    const twice = { newpassword1: NEW, newpassword2: NEW }
    expect(await put(caller, path, twice)).toMatchObject({ code: 1, errorCode: 'OLD_PASSWORD_MISSING' })
    expect(await put(caller, path, { ...twice, password: '' })).toMatchObject({ errorCode: 'OLD_PASSWORD_MISSING' })
    expect(await put(caller, path, { ...twice, password: 'Wrong#123' })).toMatchObject({
      errorCode: 'WRONG_OLD_PASSWORD',
    })
    expect(await signInWith(mobile, OLD)).toBe(200)
    expect(await put(caller, path, { password: OLD, newpassword1: NEW })).toMatchObject({ code: 0, data: true })
    expect(await signInWith(mobile, NEW)).toBe(200)
  })
})
