import { sql } from '@tufang/server/kernel/sql/sql'
import type { Outbox } from '@tufang/server/platform/outbox/outbox'
import { testApp } from '@tufang/tests/app'
import { HOUR, MINUTE, SECOND } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { rowOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { documents, receiveCode } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it, vi } from 'vitest'

const { sendCode, checkCode } = documents
const app = await testApp()
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('sendCode', () => {
  it('sends six digits, keeps only their hash', async () => {
    const mobile = uniqueMobile()
    expect(await app.anonymous().ask(sendCode, { mobile })).toEqual({ sendCode: '验证码发送成功' })
    const code = app.sms.codeOf(mobile)
    expect(code).toMatch(/^\d{6}$/)
    const row = await rowOf<{ stored: string }>(
      sql`select to_json(c)::text as stored from sms_code c where mobile = ${mobile}`,
    )
    expect(row.stored).not.toContain(`"${code}"`)
  })

  it('keeps no code at all until it is handed over, and nothing that is typed meanwhile fits', async () => {
    const mobile = uniqueMobile()
    const { outbox } = await services()
    vi.spyOn(Object.getPrototypeOf(outbox) as Outbox, 'deliverWithin').mockResolvedValueOnce({ state: 'LATER' })
    await app.anonymous().ask(sendCode, { mobile })
    const { hash, message } = await rowOf<{ hash: string | null; message: string }>(
      sql`select code_hash as hash, o.id as message from sms_code c join outbox o on o.payload->>'id' = c.id::text
          where mobile = ${mobile}`,
    )
    expect(hash).toBeNull()
    for (let tried = 0; tried < 6; tried++) {
      expect(await app.anonymous().code(checkCode, { mobile, code: '000000' })).toBe('WRONG_CODE')
    }
    await outbox.deliver(message)
    await app.anonymous().ask(checkCode, { mobile, code: app.sms.codeOf(mobile) })
  })

  it('hands over a code that was overtaken by a newer one, and both are good', async () => {
    const mobile = uniqueMobile()
    const { outbox } = await services()
    const later = vi.spyOn(Object.getPrototypeOf(outbox) as Outbox, 'deliverWithin')
    later.mockResolvedValueOnce({ state: 'LATER' })
    await app.anonymous().ask(sendCode, { mobile })
    const { message } = await rowOf<{ message: string }>(
      sql`select o.id as message from sms_code c join outbox o on o.payload->>'id' = c.id::text where mobile = ${mobile}`,
    )
    app.clock.advance(MINUTE)
    const newer = await receiveCode(app, mobile)
    expect(await outbox.deliver(message)).toMatchObject({ state: 'DELIVERED' })
    for (const code of [app.sms.codeOf(mobile), newer]) await app.anonymous().ask(checkCode, { mobile, code })
  })

  it.each([
    ['', 'SIGN_IN', 'mobile', '请先填写手机号'],
    ['12345678901', 'SIGN_IN', 'mobile', '请输入正确的手机号'],
    ['1380000000', 'SIGN_IN', 'mobile', '请输入正确的手机号'],
    ['138000000001', 'SIGN_IN', 'mobile', '请输入正确的手机号'],
    ['13800000001', 1, 'type', 'type：没有这个值'],
    ['13800000001', 'LOGIN', 'type', 'type：没有这个值'],
  ])('refuses %j with type %j', async (mobile, type, field, message) => {
    const refusal = await app.anonymous().refusal(sendCode, { mobile, type })
    expect(refusal).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field, message }] },
    })
  })

  it('sends once in 60 seconds', async () => {
    const mobile = uniqueMobile()
    await receiveCode(app, mobile)
    const first = app.sms.codeOf(mobile)
    app.clock.advance(59 * SECOND)
    expect(await app.anonymous().refusal(sendCode, { mobile })).toMatchObject({
      message: expect.stringMatching(/^操作过于频繁，请\d+秒后再试$/),
      extensions: { code: 'TOO_OFTEN' },
    })
    expect(app.sms.codeOf(mobile)).toBe(first)
    app.clock.advance(SECOND)
    await receiveCode(app, mobile)
  })

  it('lets one of many simultaneous requests through', async () => {
    const mobile = uniqueMobile()
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.anonymous().gql(sendCode, { mobile })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors.map((error) => error.extensions.code))).toEqual(
      Array.from({ length: 7 }, () => 'TOO_OFTEN'),
    )
  })

  it('sends ten a day, by the calendar of Shanghai', async () => {
    const mobile = uniqueMobile()
    app.clock.set(new Date('2026-03-01T00:30:00+08:00'))
    for (let sent = 0; sent < 10; sent++) {
      await receiveCode(app, mobile)
      app.clock.advance(MINUTE)
    }
    expect(await app.anonymous().code(sendCode, { mobile })).toBe('TOO_MANY_CODES')
    app.clock.set(new Date('2026-03-01T23:59:59+08:00'))
    expect(await app.anonymous().code(sendCode, { mobile })).toBe('TOO_MANY_CODES')
    app.clock.set(new Date('2026-03-02T00:00:00+08:00'))
    await receiveCode(app, mobile)
  })

  it('sends sixty an hour to one address, whoever the phones belong to', async () => {
    const caller = app.anonymous()
    app.clock.advance(0)
    for (let sent = 0; sent < 60; sent++) await receiveCode(app, uniqueMobile(), caller)
    expect(await caller.code(sendCode, { mobile: uniqueMobile() })).toBe('TOO_OFTEN')
    await receiveCode(app, uniqueMobile())
    app.clock.advance(HOUR + SECOND)
    await receiveCode(app, uniqueMobile(), caller)
  })

  it('answers an unknown phone as a known one, also when it asks too often', async () => {
    const company = await newCompany()
    const facesOf = async (mobile: string) => {
      const first = await app.anonymous().gql(sendCode, { mobile })
      const second = await app.anonymous().gql(sendCode, { mobile })
      return JSON.stringify([first, second]).replaceAll(/"requestId":"[^"]+"/g, '')
    }
    app.clock.advance(0)
    expect(await facesOf(uniqueMobile())).toBe(await facesOf(company.people.结算员.mobile))
  })
})

describe('checkCode', () => {
  it('takes the code once and answers with a login code', async () => {
    const mobile = uniqueMobile()
    const code = await receiveCode(app, mobile)
    const answer = await app.anonymous().ask<{ checkCode: string }>(checkCode, { mobile, code })
    expect(answer.checkCode).toMatch(/^[\w-]{43}$/)
    expect(await app.anonymous().refusal(checkCode, { mobile, code })).toMatchObject({
      message: '验证码错误或已失效',
      extensions: { code: 'WRONG_CODE' },
    })
  })

  it('lets one of many simultaneous holders of a code through', async () => {
    const mobile = uniqueMobile()
    const code = await receiveCode(app, mobile)
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.anonymous().gql(checkCode, { mobile, code })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('refuses %j as no code at all', async (code) => {
    expect(await app.anonymous().refusal(checkCode, { mobile: uniqueMobile(), code })).toMatchObject({
      message: '请输入6位数的验证码',
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'code' }] },
    })
  })

  it('forgives four wrong tries', async () => {
    const mobile = uniqueMobile()
    const code = await receiveCode(app, mobile)
    for (let tried = 0; tried < 4; tried++) {
      expect(await app.anonymous().code(checkCode, { mobile, code: wrong(code) })).toBe('WRONG_CODE')
    }
    await app.anonymous().ask(checkCode, { mobile, code })
  })

  it('burns the code at the fifth wrong try, also when all come at once', async () => {
    for (const together of [false, true]) {
      const mobile = uniqueMobile()
      const code = await receiveCode(app, mobile)
      const guess = () => app.anonymous().code(checkCode, { mobile, code: wrong(code) })
      if (together) await Promise.all(Array.from({ length: 5 }, guess))
      else for (let tried = 0; tried < 5; tried++) await guess()
      expect(await app.anonymous().code(checkCode, { mobile, code })).toBe('WRONG_CODE')
    }
  })

  it('takes a code for five minutes', async () => {
    const mobiles = [uniqueMobile(), uniqueMobile()]
    app.clock.advance(0)
    const [early = '', late = ''] = await Promise.all(mobiles.map((mobile) => receiveCode(app, mobile)))
    app.clock.advance(5 * MINUTE - SECOND)
    await app.anonymous().ask(checkCode, { mobile: mobiles[0], code: early })
    app.clock.advance(SECOND)
    expect(await app.anonymous().code(checkCode, { mobile: mobiles[1], code: late })).toBe('WRONG_CODE')
  })

  it('takes every code of the last five minutes, and they share five wrong tries', async () => {
    const [mobile, other] = [uniqueMobile(), uniqueMobile()]
    app.clock.advance(0)
    const [older, oldest] = [await receiveCode(app, mobile), await receiveCode(app, other)]
    app.clock.advance(MINUTE)
    const [newer, newest] = [await receiveCode(app, mobile), await receiveCode(app, other)]
    for (const code of [older, newer]) await app.anonymous().ask(checkCode, { mobile, code })
    const bad = ['000000', '000001', '000002'].find((code) => code !== oldest && code !== newest) ?? ''
    for (let tried = 0; tried < 5; tried++) await app.anonymous().code(checkCode, { mobile: other, code: bad })
    for (const code of [oldest, newest]) {
      expect(await app.anonymous().code(checkCode, { mobile: other, code })).toBe('WRONG_CODE')
    }
    app.clock.advance(4 * MINUTE)
    expect(await app.anonymous().code(checkCode, { mobile: other, code: newest })).toBe('WRONG_CODE')
    app.clock.advance(MINUTE + SECOND)
    const again = await receiveCode(app, other)
    await app.anonymous().ask(checkCode, { mobile: other, code: again })
  })

  it('counts five of twenty wrong tries that come at once, whatever their addresses', async () => {
    const mobile = uniqueMobile()
    const code = await receiveCode(app, mobile)
    const guesses = Array.from({ length: 20 }, () => app.anonymous().code(checkCode, { mobile, code: wrong(code) }))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['WRONG_CODE']))
    const { count } = await rowOf<{ count: number }>(
      sql`select count(*)::int as count from sms_try where mobile = ${mobile}`,
    )
    expect(count).toBe(5)
    expect(await app.anonymous().code(checkCode, { mobile, code })).toBe('WRONG_CODE')
  })

  it('does not take the code of another phone', async () => {
    const [mine, theirs] = [uniqueMobile(), uniqueMobile()]
    const code = await receiveCode(app, theirs)
    expect(await app.anonymous().code(checkCode, { mobile: mine, code })).toBe('WRONG_CODE')
    await app.anonymous().ask(checkCode, { mobile: theirs, code })
  })
})
