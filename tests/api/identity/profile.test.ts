import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { rowsOf } from '@tufang/tests/rows'
import { documents, signIn, tokensOf } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const read = '{ profile { name mobile email avatar positionName companyAuthName hasPassword phoneReleasedTime } }'
const update = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name email avatar } }'
const changePhone = `mutation ($type: PhoneStep!, $phone: String!, $code: String!) {
  changePhone(type: $type, phone: $phone, code: $code) }`
const AVATAR = `/files/${newId()}?token=${'a'.repeat(43)}`

describe('one’s own data', () => {
  it('are those of the person in his company', async () => {
    const company = await newCompany()
    const { name, mobile } = company.people.只读
    expect(await (await company.as('只读')).ask(read)).toEqual({
      profile: {
        name,
        mobile,
        email: null,
        avatar: null,
        positionName: '只读',
        companyAuthName: company.name,
        hasPassword: false,
        phoneReleasedTime: null,
      },
    })
  })

  it('change where they are given, and stand in the header at once', async () => {
    const caller = await (await newCompany()).as('只读')
    await caller.ask(update, { input: { name: ' 王五 ', email: 'wang@example.com', avatar: AVATAR } })
    expect(await caller.ask('{ viewer { user { name email avatar } } }')).toEqual({
      viewer: { user: { name: '王五', email: 'wang@example.com', avatar: AVATAR } },
    })
    expect(await caller.ask(update, { input: { email: '' } })).toEqual({
      updateProfile: { name: '王五', email: null, avatar: AVATAR },
    })
    expect(await caller.ask(update, { input: { avatar: null } })).toMatchObject({ updateProfile: { avatar: null } })
  })

  it.each([
    [{ name: ' ' }, 'input.name', '请输入姓名'],
    [{ name: '长'.repeat(21) }, 'input.name', '姓名长度不能超过20个字符'],
    [{ email: 'wang' }, 'input.email', '请输入正确的邮箱'],
    [{ avatar: 'https://elsewhere.example/a.png' }, 'input.avatar', '头像须为上传所得的地址'],
    [{ avatar: 'javascript:alert(1)' }, 'input.avatar', '头像须为上传所得的地址'],
  ])('are refused as %j', async (input, field, message) => {
    const caller = await (await newCompany()).as('只读')
    expect(await caller.refusal(update, { input })).toMatchObject({
      message,
      extensions: { fieldErrors: [{ field, message }] },
    })
  })

  it('are a captain’s, too, who stands in no company', async () => {
    const captain = await newSignedUpCaptain(await newCompany())
    const caller = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await caller.ask(update, { input: { name: '黄师傅' } })).toMatchObject({ updateProfile: { name: '黄师傅' } })
    expect(await caller.ask('{ myPermissions { key roles } }')).toEqual({
      myPermissions: [
        { key: 'chain:companywaybill:get', roles: ['车队长'] },
        { key: 'chain:garbagecustomersales:get', roles: ['车队长'] },
      ],
    })
  })

  it('change over REST as well, with the password in the same call', async () => {
    const company = await newCompany()
    const caller = await company.as('只读')
    const body = { username: '赵六', email: 'zhao@example.com', newpassword1: 'Ying#1357' }
    expect((await caller.rest('PUT', '/upms/user/edit', { body })).json()).toMatchObject({ code: 0, msg: '修改成功' })
    expect(await caller.code(read)).toBe('UNAUTHENTICATED')
    expect(await rowsOf(sql`select name, email from app_user where id = ${company.people.只读.id}`)).toEqual([
      { name: '赵六', email: 'zhao@example.com' },
    ])
  })
})

it('what one may do is told with the roles that let one', async () => {
  const company = await newCompany()
  const { myPermissions } = await (await company.as('审核员')).ask<{
    myPermissions: { key: string; label: string; roles: string[] }[]
  }>('{ myPermissions { key label roles } }')
  const granted = myPermissions.find(({ key }) => key === 'chain:companysettle:audit')
  expect(granted).toMatchObject({ label: expect.stringMatching(/\p{Script=Han}/u), roles: ['审核员'] })
})

describe('the phone', () => {
  /** Requests a code of one kind and reads it from the inbox. */
  async function codeOf(caller: Caller, mobile: string, type: string): Promise<string> {
    app.clock.advance(MINUTE)
    await caller.ask(documents.sendCode, { mobile, type })
    return app.sms.codeOf(mobile) ?? ''
  }

  async function person() {
    const company = await newCompany()
    const { mobile } = company.people.结算员
    const { accessToken } = await tokensOf(app, { mobile })
    return { company, mobile, caller: app.anonymous().with({ token: accessToken }) }
  }

  it('is proved, then another takes its place', async () => {
    const { caller, mobile } = await person()
    const next = uniqueMobile()
    const proof = await codeOf(caller, mobile, 'UNBIND')
    expect(await caller.ask(changePhone, { type: 'UNBIND', phone: mobile, code: proof })).toEqual({
      changePhone: '解绑成功',
    })
    expect(await caller.ask(read)).toMatchObject({ profile: { mobile, phoneReleasedTime: expect.any(String) } })
    const code = await codeOf(caller, next, 'BIND')
    expect(await caller.ask(changePhone, { type: 'BIND', phone: next, code })).toEqual({ changePhone: '绑定成功' })
    expect(await caller.ask(read)).toMatchObject({ profile: { mobile: next, phoneReleasedTime: null } })
    app.clock.advance(MINUTE)
    await tokensOf(app, { mobile: next })
    app.clock.advance(MINUTE)
    await expect(tokensOf(app, { mobile })).rejects.toThrow('NO_SUCH_ACCOUNT')
  })

  it('is not replaced unless the present one was proved within ten minutes', async () => {
    const { caller, mobile } = await person()
    const next = uniqueMobile()
    const early = await codeOf(caller, next, 'BIND')
    expect(await caller.code(changePhone, { type: 'BIND', phone: next, code: early })).toBe('PHONE_NOT_RELEASED')
    const proof = await codeOf(caller, mobile, 'UNBIND')
    await caller.ask(changePhone, { type: 'UNBIND', phone: mobile, code: proof })
    app.clock.advance(10 * MINUTE)
    const late = await codeOf(caller, next, 'BIND')
    expect(await caller.code(changePhone, { type: 'BIND', phone: next, code: late })).toBe('PHONE_NOT_RELEASED')
  })

  it('that another account has is refused to whoever holds it, and to nobody else told apart', async () => {
    const { caller, mobile, company } = await person()
    const taken = company.people.审核员.mobile
    await caller.ask(changePhone, { type: 'UNBIND', phone: mobile, code: await codeOf(caller, mobile, 'UNBIND') })
    for (const phone of [taken, uniqueMobile()]) {
      expect(await caller.code(changePhone, { type: 'BIND', phone, code: '000000' })).toBe('WRONG_CODE')
    }
    const code = await codeOf(caller, taken, 'BIND')
    expect(await caller.refusal(changePhone, { type: 'BIND', phone: taken, code })).toMatchObject({
      message: '该手机号不能绑定，请换一个手机号',
      extensions: { code: 'PHONE_TAKEN' },
    })
  })

  it('takes a code for what it was sent for and for nothing else', async () => {
    const { caller, mobile } = await person()
    const signsIn = await codeOf(caller, mobile, 'SIGN_IN')
    expect(await caller.code(changePhone, { type: 'UNBIND', phone: mobile, code: signsIn })).toBe('WRONG_CODE')
    const unbinds = await codeOf(caller, mobile, 'UNBIND')
    const input = { phone: mobile, code: unbinds }
    expect(await app.anonymous().code(documents.signIn, { input })).toBe('WRONG_CODE')
    expect(await caller.code(changePhone, { type: 'UNBIND', phone: uniqueMobile(), code: unbinds })).toBe(
      'PHONE_NOT_YOURS',
    )
    expect(await caller.code(changePhone, { type: 'BIND', phone: mobile, code: unbinds })).toBe('PHONE_ALREADY_YOURS')
  })

  it('is changed over REST by type or doType', async () => {
    const { caller, mobile } = await person()
    const code = await codeOf(caller, mobile, 'UNBIND')
    const answer = await caller.rest('PUT', '/upms/user/phone', { body: { doType: 3, phone: mobile, code } })
    expect(answer.json()).toMatchObject({ code: 0, msg: '解绑成功', data: true })
    const wrong = await caller.rest('PUT', '/upms/user/phone', {
      query: { type: '2', phone: uniqueMobile(), code: '000000' },
    })
    expect(wrong.statusCode).toBe(428)
  })
})
