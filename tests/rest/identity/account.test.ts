import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { describe, expect, it } from 'vitest'

const app = await testApp()

describe('who is signed in', () => {
  it('is told with permissions and position', async () => {
    const company = await newCompany()
    const { id, name, mobile } = company.people.只读
    const { data } = (await (await company.as('只读')).rest('GET', '/upms/user/info')).json<{
      data: { permissions: string[] }
    }>()
    expect(data).toEqual({
      sysUser: {
        id,
        organId: company.id,
        username: name,
        phone: mobile,
        email: null,
        avatar: null,
        companyAuthId: company.id,
        companyAuthName: company.name,
        roleType: RoleType.COMPANY,
      },
      permissions: expect.arrayContaining(['chain:companywaybill:get']),
      roles: ['只读'],
    })
    expect(data.permissions).not.toContain('chain:garbagecustomersales:add')
  })

  it('sees the companies with the current one marked', async () => {
    const company = await newCompany()
    const answer = await (await company.as('管理员')).rest('GET', '/chain/companyauth/list')
    expect(answer.json()).toMatchObject({
      data: [
        {
          companyAuthId: company.id,
          companyAuthName: company.name,
          currentCompanyAuth: true,
          roleType: RoleType.COMPANY,
        },
      ],
    })
  })

  it('is nobody without a token, with an unknown one or with a foreign hash', async () => {
    const caller = await (await newCompany()).as('管理员')
    const strangers = [
      [app.anonymous(), 'UNAUTHENTICATED'],
      [app.anonymous().with({ token: 'unknown' }), 'UNAUTHENTICATED'],
      [caller.with({ userHash: '0'.repeat(32) }), 'USER_HASH_MISMATCH'],
    ] as const
    for (const [stranger, errorCode] of strangers) {
      const answer = await stranger.rest('GET', '/upms/user/info')
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 1, ok: false, errorCode })
    }
  })

  it('cannot bind a social account where none is configured', async () => {
    const caller = await (await newCompany()).as('管理员')
    const answer = await caller.rest('POST', '/upms/thirdparty/bind', { query: { state: 'wechat', code: 'abc' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 1, msg: '未配置第三方登录', errorCode: 'SOCIAL_NOT_CONFIGURED' })
  })
})
