import { DomainError } from '@tufang/server/kernel/errors'
import { TestGateway } from '@tufang/tests/gateway'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpSms } from './http-sms.js'

const message = { mobile: '13800000001', code: '123456' }
let first: TestGateway
let second: TestGateway
let sms: HttpSms

beforeEach(async () => {
  ;[first, second] = await Promise.all([TestGateway.open(), TestGateway.open()])
  sms = new HttpSms([
    { url: first.url, token: 'one' },
    { url: second.url, token: undefined },
  ])
})
afterEach(() => {
  vi.useRealTimers()
  first.close()
  second.close()
})

const alone = () => new HttpSms([{ url: first.url, token: undefined }])
const refusalOf = async (sending: Promise<void>) => {
  const error: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof DomainError ? { code: error.code, message: error.message } : error
}

describe('a gateway', () => {
  it('gets phone, template and code with its token', async () => {
    await sms.send(message)
    expect(first.heard).toEqual([{ mobile: '13800000001', template: 'verification-code', params: { code: '123456' } }])
    expect(first.tokens).toEqual(['Bearer one'])
    expect(second.heard).toEqual([])
  })

  it.each([
    [200, undefined],
    [204, undefined],
    [200, 'OK'],
    [200, { code: 0, msg: 'queued' }],
    [200, { code: '0' }],
    [202, { message: 'accepted' }],
    [200, []],
  ])('has taken the message when it answers %i %j', async (status, body) => {
    first.answer = { status, body }
    await sms.send(message)
    expect(second.heard).toEqual([])
  })

  it.each([
    [400, { msg: '号码格式错误' }, '号码格式错误'],
    [429, { message: '发送过于频繁' }, '发送过于频繁'],
    [500, { code: 1, msg: '余额不足' }, '余额不足'],
    [503, { msg: '通道维护中' }, '通道维护中'],
    [200, { code: 1001, msg: '号码在黑名单' }, '号码在黑名单'],
    [200, { code: 'LIMIT', message: '当日条数已满' }, '当日条数已满'],
    [400, { msg: 7, message: '参数有误' }, '参数有误'],
    [400, { msg: '  一\r\n二\u0000\u202e三 ' }, '一 二 三'],
    [400, { msg: '长'.repeat(201) }, '长'.repeat(200)],
  ])('that answers %i %j says no, and nobody else is asked', async (status, body, words) => {
    first.answer = { status, body }
    expect(await refusalOf(sms.send(message))).toEqual({ code: 'SMS_REFUSED', message: words })
    expect(second.heard).toEqual([])
  })

  it.each([
    [500, undefined],
    [404, '<html>'],
    [400, { msg: '\u0000' }],
    [502, { message: 'Bad Gateway' }],
    [503, { message: 'Service Unavailable' }],
    [504, { message: 'Endpoint request timed out' }],
    [200, { code: 5 }],
  ])('that answers %i %j is out of reach: the next one is asked', async (status, body) => {
    first.answer = { status, body }
    await sms.send(message)
    expect(second.heard).toHaveLength(1)
    await expect(alone().send(message)).rejects.toThrow(`SMS gateway answered ${status}`)
  })

  it('that cannot be reached leaves the message to the next one; the last one fails it', async () => {
    first.close()
    await sms.send(message)
    expect(second.codesOf(message.mobile)).toEqual(['123456'])
    second.close()
    await expect(sms.send(message)).rejects.toThrow('no SMS gateway took the message')
  })

  it('that never answers has five seconds', async () => {
    first.answer = 'none'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sending = sms.send(message)
    await first.hears(1)
    await vi.advanceTimersByTimeAsync(4999)
    expect(second.heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(second.heard).toHaveLength(1)
  })

  it('is let go when the try is ended', async () => {
    first.answer = 'none'
    const end = new AbortController()
    const sending = sms.send(message, end.signal)
    await first.hears(1)
    end.abort(new Error('the program stops'))
    await expect(sending).rejects.toThrow()
    expect(second.heard).toEqual([])
  })
})

describe('the breaker', () => {
  const fail = async (times: number) => {
    first.answer = { status: 500 }
    for (let time = 0; time < times; time++) await sms.send(message)
  }

  it('leaves a gateway alone after three failures in a row, and asks it again after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await fail(4)
    expect([first.heard.length, second.heard.length]).toEqual([3, 4])
    vi.setSystemTime(Date.now() + 29_000)
    await sms.send(message)
    expect(first.heard).toHaveLength(3)
    vi.setSystemTime(Date.now() + 2000)
    first.answer = { status: 200 }
    await sms.send(message)
    await sms.send(message)
    expect([first.heard.length, second.heard.length]).toEqual([5, 5])
  })

  it('takes a refusal for an answer', async () => {
    await fail(2)
    first.answer = { status: 400, body: { msg: '号码在黑名单' } }
    for (let time = 0; time < 5; time++) await expect(sms.send(message)).rejects.toThrow('号码在黑名单')
    await fail(2)
    expect(first.heard).toHaveLength(9)
  })

  it('that is open without another gateway fails at once', async () => {
    const lone = alone()
    first.answer = { status: 500 }
    for (let time = 0; time < 3; time++) await expect(lone.send(message)).rejects.toThrow('answered 500')
    await expect(lone.send(message)).rejects.toThrow('breaker is open')
    expect(first.heard).toHaveLength(3)
  })
})
