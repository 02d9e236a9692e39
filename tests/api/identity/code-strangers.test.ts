import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { openApp } from '@tufang/tests/app'
import { readCaptcha } from '@tufang/tests/captcha'
import { HOUR, MINUTE, SECOND } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { documents } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await openApp({ demo: false })
const send = `mutation ($mobile: String!, $type: CodePurpose, $deviceId: String, $captchaId: ID, $captchaCode: String) {
  sendCode(mobile: $mobile, type: $type, deviceId: $deviceId, captchaId: $captchaId, captchaCode: $captchaCode) }`
const check = `mutation ($mobile: String!, $code: String!, $deviceId: String) {
  checkCode(mobile: $mobile, code: $code, deviceId: $deviceId) }`
const { signIn } = documents
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Captcha together with the code on its picture. */
async function captcha(): Promise<{ captchaId: string; captchaCode: string }> {
  const { drawCaptcha } = await app
    .anonymous()
    .ask<{ drawCaptcha: { captchaId: string } }>('mutation { drawCaptcha { captchaId } }')
  const { captchaId } = drawCaptcha
  return { captchaId, captchaCode: await readCaptcha(captchaId) }
}

/** Sends a code to a phone from a new address, after solving the captcha. */
async function strangerSends(mobile: string): Promise<string> {
  await app.anonymous().ask(send, { mobile, ...(await captcha()) })
  return app.sms.codeOf(mobile) ?? ''
}

/** Phone and device of a clerk who has signed in. */
async function owner(): Promise<{ mobile: string; deviceId: string }> {
  const { mobile } = (await newCompany()).people.结算员
  const deviceId = newId()
  await app.anonymous().ask(send, { mobile, deviceId })
  const input = { phone: mobile, code: app.sms.codeOf(mobile), deviceId }
  await app.anonymous().ask(signIn, { input })
  app.clock.advance(HOUR)
  return { mobile, deviceId }
}

describe('a captcha', () => {
  it('is asked for from the second code in an hour on, and says whether it is missing or wrong', async () => {
    const mobile = uniqueMobile()
    app.clock.advance(0)
    await app.anonymous().ask(send, { mobile })
    app.clock.advance(MINUTE)
    const missing = await app.anonymous().refusal(send, { mobile })
    expect(missing).toMatchObject({ message: '请输入图形验证码', extensions: { code: 'CAPTCHA_NEEDED' } })
    const shown = await captcha()
    const bad = await app.anonymous().refusal(send, { mobile, ...shown, captchaCode: '1111' })
    expect(bad).toMatchObject({
      message: '图形验证码错误或已失效，请重新输入',
      extensions: { code: 'CAPTCHA_NEEDED' },
    })
    // The wrong answer has used up the captcha.
    expect(await app.anonymous().code(send, { mobile, ...shown })).toBe('CAPTCHA_NEEDED')
    await app.anonymous().ask(send, { mobile, ...(await captcha()) })
    app.clock.advance(HOUR + SECOND)
    await app.anonymous().ask(send, { mobile })
  })

  it('is 428 over REST', async () => {
    const mobile = uniqueMobile()
    app.clock.advance(0)
    const ask = (query: Record<string, string>) =>
      app.anonymous().rest('GET', '/chain/uniapp/codeByPc', { query: { mobile, ...query } })
    expect((await ask({})).statusCode).toBe(200)
    app.clock.advance(MINUTE)
    const refused = await ask({})
    expect([refused.statusCode, refused.json<{ errorCode: string }>().errorCode]).toEqual([428, 'CAPTCHA_NEEDED'])
    expect((await ask(await captcha())).json()).toMatchObject({ code: 0 })
  })

  it('is asked for a phone that has an account and one that has none alike', async () => {
    const known = (await newCompany()).people.结算员.mobile
    app.clock.advance(0)
    const phones = [known, uniqueMobile()]
    for (const mobile of phones) await app.anonymous().ask(send, { mobile })
    app.clock.advance(MINUTE)
    const [one, other] = await Promise.all(phones.map((mobile) => app.anonymous().refusal(send, { mobile })))
    expect({ ...one, extensions: { ...one?.extensions, requestId: '' } }).toEqual({
      ...other,
      extensions: { ...other?.extensions, requestId: '' },
    })
    expect(one?.extensions.code).toBe('CAPTCHA_NEEDED')
  })

  it('is not asked for on the device that a code was just right on, for another purpose at once', async () => {
    const [mobile, deviceId, stranger] = [uniqueMobile(), newId(), newId()]
    app.clock.advance(0)
    await app.anonymous().ask(send, { mobile, type: 'REGISTRATION', deviceId })
    expect(await app.anonymous().code(send, { mobile, deviceId })).toBe('CAPTCHA_NEEDED')
    await app.anonymous().ask(check, { mobile, code: app.sms.codeOf(mobile), deviceId })
    expect(await app.anonymous().code(send, { mobile, deviceId: stranger })).toBe('CAPTCHA_NEEDED')
    expect(await app.anonymous().code(send, { mobile, type: 'REGISTRATION', deviceId })).toBe('TOO_OFTEN')
    await app.anonymous().ask(send, { mobile, deviceId })
  })

  it('is not asked for where the demo runs', async () => {
    const demo = await openApp({ demo: true })
    const mobile = uniqueMobile()
    demo.clock.advance(0)
    for (let sent = 0; sent < 3; sent++) {
      await demo.anonymous().ask(send, { mobile })
      demo.clock.advance(MINUTE)
    }
  })
})

describe('a stranger who knows the phone', () => {
  it('uses up its day, and the owner still gets codes where he has signed in before', async () => {
    app.clock.set(new Date('2026-03-01T10:00:00+08:00'))
    const { mobile, deviceId } = await owner()
    for (let sent = 0; sent < 9; sent++) {
      await strangerSends(mobile)
      app.clock.advance(MINUTE)
    }
    expect(await app.anonymous().code(send, { mobile, ...(await captcha()) })).toBe('TOO_MANY_CODES')
    for (let sent = 0; sent < 5; sent++) {
      await app.anonymous().ask(send, { mobile, deviceId })
      app.clock.advance(MINUTE)
    }
    expect(await app.anonymous().code(send, { mobile, deviceId })).toBe('TOO_MANY_CODES')
  })

  it('does not void the code that the owner waits for', async () => {
    const { mobile, deviceId } = await owner()
    await app.anonymous().ask(send, { mobile, deviceId })
    const code = app.sms.codeOf(mobile)
    await strangerSends(mobile)
    await app.anonymous().ask(signIn, { input: { phone: mobile, code, deviceId } })
  })

  it('guesses wrong, and the owner comes in from his own device and from a new one', async () => {
    const { mobile, deviceId } = await owner()
    const guess = async () => {
      for (let tried = 0; tried < 6; tried++) {
        await app.anonymous().code(check, { mobile, code: wrong(app.sms.codeOf(mobile) ?? ''), deviceId: newId() })
      }
    }
    await app.anonymous().ask(send, { mobile, deviceId })
    await guess()
    const code = app.sms.codeOf(mobile)
    // A device that has not requested the code can no longer use it.
    expect(await app.anonymous().code(check, { mobile, code })).toBe('WRONG_CODE')
    await app.anonymous().ask(check, { mobile, code, deviceId })
    const another = newId()
    await app.anonymous().ask(send, { mobile, deviceId: another, ...(await captcha()) })
    await guess()
    await app.anonymous().ask(check, { mobile, code: app.sms.codeOf(mobile), deviceId: another })
  })

  it.each(['short', 'x'.repeat(31)])('names the id of a device that could be guessed: %s', async (deviceId) => {
    const mobile = uniqueMobile()
    const codes = [
      await app.anonymous().gql(send, { mobile, deviceId }),
      await app.anonymous().gql(check, { mobile, code: '000000', deviceId }),
      await app.anonymous().gql(signIn, { input: { phone: mobile, code: '000000', deviceId } }),
    ]
    for (const { errors } of codes)
      expect(errors[0]?.message).toBe('设备标识须为32到64个字符，过短的容易被猜到；没有可不填')
  })

  it('keeps a device that nobody knows out for five minutes at most', async () => {
    const mobile = uniqueMobile()
    app.clock.advance(0)
    await app.anonymous().ask(send, { mobile })
    const code = app.sms.codeOf(mobile) ?? ''
    for (let tried = 0; tried < 5; tried++) await app.anonymous().code(check, { mobile, code: wrong(code) })
    app.clock.advance(5 * MINUTE)
    await strangerSends(mobile)
    await app.anonymous().ask(check, { mobile, code: app.sms.codeOf(mobile) })
  })

  it('tries no more with a code that he has asked for than five times', async () => {
    const mobile = uniqueMobile()
    const deviceId = newId()
    await app.anonymous().ask(send, { mobile, deviceId })
    const code = app.sms.codeOf(mobile) ?? ''
    for (const device of [deviceId, null]) {
      for (let tried = 0; tried < 7; tried++) {
        await app.anonymous().code(check, { mobile, code: wrong(code), deviceId: device })
      }
    }
    expect(await app.anonymous().code(check, { mobile, code, deviceId })).toBe('WRONG_CODE')
    expect(await rowsOf(sql`select id from sms_try where mobile = ${mobile}`)).toHaveLength(10)
  })

  it('has twenty wrong tries in five minutes from one address and one /64, whatever the phones', async () => {
    app.clock.advance(0)
    const prefix = `2001:db8:${Math.floor(Math.random() * 65_000).toString(16)}:9`
    const at = (host: number) => app.anonymous().with({ address: `${prefix}::${host.toString(16)}` })
    const phones = Array.from({ length: 5 }, uniqueMobile)
    for (const mobile of phones) await app.anonymous().ask(send, { mobile })
    const guess = (mobile: string, host: number) =>
      at(host).code(check, { mobile, code: wrong(app.sms.codeOf(mobile) ?? '') })
    for (let tried = 0; tried < 20; tried++) {
      expect(await guess(phones[Math.floor(tried / 5)] ?? '', tried + 1)).toBe('WRONG_CODE')
    }
    expect(await guess(phones[4] ?? '', 99)).toBe('TOO_OFTEN')
    app.clock.advance(5 * MINUTE)
    await app.anonymous().ask(send, { mobile: phones[4], ...(await captcha()) })
    expect(await guess(phones[4] ?? '', 99)).toBe('WRONG_CODE')
  })

  it('sends sixty an hour from one /64', async () => {
    app.clock.advance(0)
    const prefix = `2001:db8:${Math.floor(Math.random() * 65_000).toString(16)}:a`
    const at = (host: number) => app.anonymous().with({ address: `${prefix}::${host.toString(16)}` })
    for (let sent = 0; sent < 60; sent++) await at(sent + 1).ask(send, { mobile: uniqueMobile() })
    expect(await at(99).code(send, { mobile: uniqueMobile() })).toBe('TOO_OFTEN')
  })
})

describe('a code', () => {
  it.each(['BIND', 'UNBIND', 'REGISTRATION'])('of type %s signs nobody in', async (type) => {
    const { mobile } = (await newCompany()).people.结算员
    await app.anonymous().ask(send, { mobile, type })
    const code = app.sms.codeOf(mobile)
    expect(await app.anonymous().code(signIn, { input: { phone: mobile, code } })).toBe('WRONG_CODE')
    const exchanged = await app.anonymous().gql<{ checkCode: string }>(check, { mobile, code })
    if (type !== 'REGISTRATION') {
      expect(exchanged.errors[0]?.extensions.code).toBe('WRONG_CODE')
      return
    }
    const loginCode = exchanged.data?.checkCode
    expect(await app.anonymous().code(signIn, { input: { phone: mobile, code: loginCode } })).toBe('WRONG_CODE')
    expect(
      await app
        .anonymous()
        .code('query ($m: String!, $c: String!) { companiesOfPhone(mobile: $m, code: $c) { companyAuthId } }', {
          m: mobile,
          c: loginCode,
        }),
    ).toBe('WRONG_CODE')
  })

  it.each(['SIGN_IN', 'BIND', 'UNBIND'])('of type %s registers no company', async (type) => {
    const contactPhone = uniqueMobile()
    await app.anonymous().ask(send, { mobile: contactPhone, type })
    const input = { companyName: '某公司', contactName: '某人', contactPhone, code: app.sms.codeOf(contactPhone) }
    const register = 'mutation ($input: RegisterCompanyInput!) { registerCompany(input: $input) { id } }'
    expect(await app.anonymous().code(register, { input })).toBe('WRONG_CODE')
  })
})

it('keeps no device id in clear', async () => {
  const { deviceId } = await owner()
  const [kept] = await rowsOf<{ text: string }>(
    sql`select coalesce(string_agg(to_json(s)::text, ' '), '') || coalesce((select string_agg(to_json(c)::text, ' ') from sms_code c), '') as text
        from session s`,
  )
  expect(kept?.text).not.toContain(deviceId)
})
