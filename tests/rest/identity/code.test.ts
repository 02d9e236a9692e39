import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp, testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const NO_ROLE = '8'

const app = await testApp()
const get = (path: string, query: Record<string, string | string[]>) => app.anonymous().rest('GET', path, { query })
const sent = { code: 0, msg: '验证码发送成功', data: null, ok: true }

describe('codeByPc', () => {
  it('sends a code, once in 60 seconds', async () => {
    const mobile = uniqueMobile()
    const first = await get('/chain/uniapp/codeByPc', { mobile, type: '1', roleType: `${RoleType.COMPANY}` })
    expect(first.json()).toEqual(sent)
    expect(first.headers['cache-control']).toBe('no-store')
    const second = await get('/chain/uniapp/codeByPc', { mobile, type: '1', roleType: `${RoleType.COMPANY}` })
    expect(second.statusCode).toBe(429)
    expect(second.json()).toMatchObject({ code: 1, ok: false, data: null, errorCode: 'TOO_OFTEN' })
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(50)
  })

  it.each([
    [{}, 'mobile', '请先填写手机号'],
    [{ mobile: '' }, 'mobile', '请先填写手机号'],
    [{ mobile: '138' }, 'mobile', '请输入正确的手机号'],
    [{ mobile: ['13800000001', '13800000002'] }, 'mobile', '请输入正确的手机号'],
    [{ mobile: '13800000001', type: '5' }, 'type', '验证码类型有误'],
    [{ mobile: '13800000001', type: 'x' }, 'type', '验证码类型有误'],
    [{ mobile: '13800000001', roleType: NO_ROLE }, 'roleType', '身份类型有误'],
  ])('refuses %j', async (query, field, message) => {
    const answer = await get('/chain/uniapp/codeByPc', query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 1,
      msg: message,
      data: null,
      ok: false,
      errorCode: 'INVALID_INPUT',
      fieldErrors: [{ field, message }],
      requestId: answer.headers['x-request-id'],
    })
  })

  it('does nothing for HEAD', async () => {
    const mobile = uniqueMobile()
    const answer = await app.fastify.inject({ method: 'HEAD', url: `/chain/uniapp/codeByPc?mobile=${mobile}` })
    expect(answer.statusCode).toBe(404)
    expect(app.sms.codeOf(mobile)).toBeUndefined()
  })

  it('serves registration as codeByPcNotUser', async () => {
    expect((await get('/chain/uniapp/codeByPcNotUser', { mobile: uniqueMobile() })).json()).toEqual(sent)
  })
})

describe('codeCheck', () => {
  it('turns the code into a login code, once, which lists the companies of the phone', async () => {
    const company = await newCompany()
    const { mobile } = company.people.管理员
    await get('/chain/uniapp/codeByPc', { mobile })
    const code = app.sms.codeOf(mobile) ?? ''
    const checked = (await get('/chain/uniapp/codeCheck', { mobile, code })).json<{ data: string }>()
    expect(checked).toMatchObject({ code: 0, data: expect.any(String) })
    expect((await get('/chain/uniapp/codeCheck', { mobile, code })).statusCode).toBe(428)
    const list = await get('/chain/companyauth/listByMobile', {
      mobile,
      roleType: `${RoleType.COMPANY}`,
      code: checked.data,
    })
    expect(list.json()).toMatchObject({
      code: 0,
      data: [{ companyAuthId: company.id, companyAuthName: company.name, currentCompanyAuth: false, phone: mobile }],
    })
  })

  it('answers 428 for a wrong code and lists nothing without a login code', async () => {
    const mobile = uniqueMobile()
    expect((await get('/chain/uniapp/codeCheck', { mobile, code: '123456' })).statusCode).toBe(428)
    const list = await get('/chain/companyauth/listByMobile', {
      mobile,
      roleType: `${RoleType.COMPANY}`,
      code: 'guess',
    })
    expect(list.statusCode).toBe(428)
    expect(list.json()).toMatchObject({ code: 1, errorCode: 'WRONG_CODE' })
  })
})

describe('the demo inbox', () => {
  it('shows the last code in demo mode only', async () => {
    const mobile = uniqueMobile()
    const demo = await openApp({ demo: true })
    await demo.anonymous().rest('GET', '/chain/uniapp/codeByPc', { query: { mobile } })
    const shown = await demo.anonymous().rest('GET', '/demo/sms', { query: { mobile } })
    expect(shown.json()).toMatchObject({ code: 0, data: { code: demo.sms.codeOf(mobile) } })
    const closed = await openApp({ demo: false })
    expect((await closed.anonymous().rest('GET', '/demo/sms', { query: { mobile } })).statusCode).toBe(404)
  })
})
