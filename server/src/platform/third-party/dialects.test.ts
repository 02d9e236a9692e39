import { TestDingtalk, TestWecom } from '@tufang/tests/provider-imitations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DingtalkProvider } from './dingtalk.js'
import { CodeRefused } from './provider.js'
import { WecomProvider } from './wecom.js'

const asking = {
  state: 'abc123',
  nonce: 'n',
  verifier: 'v',
  redirectUri: 'https://tufang.example/login',
}
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

describe('WeChat Work', () => {
  let wecom: TestWecom
  let provider: WecomProvider
  beforeAll(async () => {
    wecom = await TestWecom.open()
    provider = new WecomProvider('企业微信', wecom.settings)
  })
  afterAll(() => wecom.imitation.close())

  it('asks a person at its page for an application of a corporation', async () => {
    const url = await provider.authorizeUrl(asking)
    expect(new URL(url).pathname).toBe('/wwlogin/sso/login')
    expect(queryOf(url)).toEqual({
      login_type: 'CorpApp',
      appid: 'ww-corp',
      agentid: '1000002',
      redirect_uri: asking.redirectUri,
      state: 'abc123',
    })
  })

  it('tells whose code it is, and is asked for one token as long as that lives', async () => {
    expect(await provider.identify(wecom.codes.for('zhangsan'))).toEqual({ subject: 'zhangsan', name: 'zhangsan' })
    expect(await provider.identify(wecom.codes.for('lisi'))).toEqual({ subject: 'lisi', name: 'lisi' })
    expect(wecom.imitation.countOf('/cgi-bin/gettoken')).toBe(1)
    wecom.expireToken()
    expect(await provider.identify(wecom.codes.for('wangwu'))).toMatchObject({ subject: 'wangwu' })
    expect(wecom.imitation.countOf('/cgi-bin/gettoken')).toBe(2)
  })

  it('refuses a used code, and a person who is not a member', async () => {
    const code = wecom.codes.for('zhangsan')
    await provider.identify(code)
    await expect(provider.identify(code)).rejects.toThrow(CodeRefused)
    await expect(provider.identify(wecom.codes.for('guest'))).rejects.toThrow(CodeRefused)
  })

  it('does not answer for a wrong secret', async () => {
    const wrong = new WecomProvider('企业微信', { ...wecom.settings, secret: 'wrong' })
    const failure = wrong.identify(wecom.codes.for('zhangsan'))
    await expect(failure).rejects.toThrow('errcode 40001')
    await expect(failure).rejects.not.toThrow(CodeRefused)
  })
})

describe('DingTalk', () => {
  let dingtalk: TestDingtalk
  let provider: DingtalkProvider
  beforeAll(async () => {
    dingtalk = await TestDingtalk.open()
    provider = new DingtalkProvider('钉钉', dingtalk.settings)
  })
  afterAll(() => dingtalk.imitation.close())

  it('asks a person at its page for consent', async () => {
    const url = await provider.authorizeUrl(asking)
    expect(new URL(url).pathname).toBe('/oauth2/auth')
    expect(queryOf(url)).toEqual({
      client_id: 'ding-app',
      response_type: 'code',
      scope: 'openid',
      prompt: 'consent',
      redirect_uri: asking.redirectUri,
      state: 'abc123',
    })
  })

  it('tells by the profile whose code it is', async () => {
    const told = await provider.identify(dingtalk.codes.for('union-1'))
    expect(told).toEqual({ subject: 'union-1', name: 'union-1的昵称' })
    expect(dingtalk.imitation.asked[0]?.body).toMatchObject({ clientId: 'ding-app', grantType: 'authorization_code' })
  })

  it('refuses a code that was used, and does not answer for a wrong secret', async () => {
    const code = dingtalk.codes.for('union-1')
    await provider.identify(code)
    await expect(provider.identify(code)).rejects.toThrow(CodeRefused)
    const wrong = new DingtalkProvider('钉钉', { ...dingtalk.settings, clientSecret: 'wrong' })
    await expect(wrong.identify(dingtalk.codes.for('union-1'))).rejects.toThrow('invalidClientIdOrSecret')
  })
})
