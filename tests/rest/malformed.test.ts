import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const caller = await (await newCompany()).as('管理员')
const bind = (body: string, type = 'application/json', headers = {}) =>
  caller.rest('POST', '/upms/thirdparty/bind', { body, headers: { 'content-type': type, ...headers } })

async function expectRefused(answer: ReturnType<Caller['rest']>, status: number, errorCode: string) {
  const { statusCode, headers, json } = await answer
  expect(statusCode).toBe(status)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const body = json<Record<string, unknown>>()
  expect(Object.keys(body)).toEqual(['code', 'msg', 'data', 'ok', 'errorCode', 'fieldErrors', 'requestId'])
  expect(body).toMatchObject({ code: 1, ok: false, data: null, errorCode, msg: expect.stringMatching(/[一-龥]/) })
}

describe('a malformed request', () => {
  it.each([
    ['broken JSON', '{"state":"a', 'application/json', 'BAD_REQUEST'],
    ['a list for an object', '[1]', 'application/json', 'BAD_REQUEST'],
    ['plain text', 'state=a&code=b', 'text/plain', 'UNSUPPORTED_CONTENT_TYPE'],
    ['an unknown type', '<a/>', 'application/xml', 'UNSUPPORTED_CONTENT_TYPE'],
    ['a poisoned prototype', '{"__proto__":{"state":"a"},"code":"b"}', 'application/json', 'BAD_REQUEST'],
    ['a NUL', '{"state":"a\\u0000","code":"b"}', 'application/json', 'BAD_REQUEST'],
    ['half a character', '{"state":"a\\ud800","code":"b"}', 'application/json', 'BAD_REQUEST'],
    ['a NUL in a form', 'state=a%00&code=b', 'application/x-www-form-urlencoded', 'BAD_REQUEST'],
    ['a number for a text', '{"state":1,"code":"b"}', 'application/json', 'INVALID_INPUT'],
    ['an empty body', '', 'application/json', 'INVALID_INPUT'],
    ['too much', `"${'a'.repeat(5_000_000)}"`, 'application/json', 'BODY_TOO_LARGE'],
    ['endless brackets', '['.repeat(100_000), 'application/json', 'BAD_REQUEST'],
  ])('%s is 400', (_, body, type, errorCode) => expectRefused(bind(body, type), 400, errorCode))

  it('with too long an idempotency key is 400', () =>
    expectRefused(
      bind('{"state":"a","code":"b"}', 'application/json', { 'idempotency-key': 'k'.repeat(201) }),
      400,
      'INVALID_INPUT',
    ))

  it('without a token is refused before its body is read', () =>
    expectRefused(app.anonymous().rest('POST', '/upms/thirdparty/bind', { body: '{' }), 401, 'UNAUTHENTICATED'))

  it.each(['/chain', '/chain/nothing', '/upms/nothing', '/auth/nothing', '/oauth/nothing', '/phone/nothing'])(
    'to %s is 404',
    (path) => expectRefused(caller.rest('GET', path), 404, 'PATH_NOT_FOUND'),
  )

  it('to an unknown path of the API is no page, even for a browser', async () => {
    const page = await caller.rest('GET', '/chain/business/companywaybill2', { headers: { accept: 'text/html' } })
    if (page.statusCode === 200) expect(page.headers['content-type']).toContain('text/html')
    else expect(page.json()).toMatchObject({ errorCode: 'PATH_NOT_FOUND' })
    const call = caller.rest('GET', '/upms/nothing', { headers: { accept: 'text/html' } })
    await expectRefused(call, 404, 'PATH_NOT_FOUND')
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('by %s to nowhere is 404, whatever its body', (method) =>
    expectRefused(caller.rest(method, '/chain/nothing', { body: '{' }), 404, 'PATH_NOT_FOUND'),
  )

  it('with another method is 404', () =>
    expectRefused(caller.rest('DELETE', '/chain/companyauth/list'), 404, 'PATH_NOT_FOUND'))
})
