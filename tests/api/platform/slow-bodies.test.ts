import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { httpLimits } from '@tufang/server/platform/http/limits'
import { openApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { answerOf, rawSocket, requestText } from '@tufang/tests/raw-socket'
import { afterAll, describe, expect, it } from 'vitest'

const CHECK_MS = 20
const SHORT = { checkMs: CHECK_MS, headersMs: 200, stallMs: 300, bodyMs: 1000, unreadMs: 400 }
const KB = 1024

const company = await newCompany()
const clerk = await company.as('管理员')
const opened: Awaited<ReturnType<typeof openApp>>[] = []
afterAll(() => Promise.all(opened.map(({ fastify }) => fastify.close())))

/** Server with short limits, and its address. */
async function listen(http: Partial<typeof httpLimits> = {}): Promise<number> {
  const app = await openApp({ http: { ...SHORT, ...http } })
  opened.push(app)
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  return (app.fastify.server.address() as AddressInfo).port
}

const json = 'application/json'
const headersOf = ({ credentials: { token = '', userHash = '' } }: Caller) => ({
  authorization: `Bearer ${token}`,
  authorizationmd5: userHash,
})
const graphql = (headers: Record<string, string | number>, rest = '') =>
  requestText('POST /graphql', { 'content-type': json, ...headers }, rest)
const rest = (headers: Record<string, string | number>, more = '') =>
  requestText('POST /upms/thirdparty/bind', { 'content-type': json, ...headersOf(clerk), ...headers }, more)

describe('a connection', () => {
  it('that never sends a byte is ended', async () => {
    const { ended } = await rawSocket(await listen())
    await ended
  })

  it('that stalls in its headers is answered 408 in the envelope, and ended', async () => {
    const { ended } = await rawSocket(await listen(), 'POST /graphql HTTP/1.1\r\nHost: test\r\nContent-')
    const { status, body } = answerOf(await ended)
    expect(status).toBe(408)
    expect(body).toMatchObject({ code: 1, ok: false, errorCode: 'REQUEST_TOO_SLOW', msg: '请求内容发送过慢，请重试' })
  })

  it('with broken headers is answered 400 in the envelope, and ended', async () => {
    const { ended } = await rawSocket(await listen(), 'NONSENSE\r\n\r\n')
    expect(answerOf(await ended)).toMatchObject({ status: 400, body: { errorCode: 'BAD_REQUEST', ok: false } })
  })

  it('beyond the limit of its address is refused, and one may come when another has gone', async () => {
    const port = await listen({ connectionsPerAddress: 2, proxyOnLoopback: false, headersMs: 60_000 })
    const [first] = [await rawSocket(port), await rawSocket(port)]
    await (await rawSocket(port)).ended
    first?.socket.destroy()
    await pause(CHECK_MS)
    const next = await rawSocket(port, requestText('GET /healthz', { connection: 'close' }))
    expect(answerOf(await next.ended).status).toBe(200)
  })

  it('beyond the limit of all is refused', async () => {
    const port = await listen({ connections: 1, headersMs: 60_000 })
    await rawSocket(port)
    expect(await (await rawSocket(port, requestText('GET /healthz', {}))).ended).toBe('')
  })

  it('that does not take its answer is ended', async () => {
    const { socket, ended } = await rawSocket(await listen())
    socket.pause()
    const request = requestText('GET /openapi.json', {})
    const asked = setInterval(() => socket.write(request), 1)
    await ended
    clearInterval(asked)
  })
})

describe('a body', () => {
  it.each([
    ['after its headers', ''],
    ['in its middle', '{"query":"{ __typ'],
  ])('that stalls %s is answered 408, and its connection ends', async (_, begun) => {
    const { ended } = await rawSocket(await listen(), graphql({ 'content-length': 100 }, begun))
    const { status, body } = answerOf(await ended)
    expect(status).toBe(408)
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'REQUEST_TOO_SLOW' } }] })
  })

  it('of a REST call, and one in pieces, likewise, in the envelope', async () => {
    const port = await listen()
    for (const begun of [
      rest({ 'content-length': 100 }, '{"a":'),
      rest({ 'transfer-encoding': 'chunked' }, '2\r\n{"\r\n'),
    ]) {
      const { status, body } = answerOf(await (await rawSocket(port, begun)).ended)
      expect(status).toBe(408)
      expect(body).toMatchObject({ code: 1, ok: false, errorCode: 'REQUEST_TOO_SLOW' })
    }
  })

  it('of an upload likewise', async () => {
    const type = 'multipart/form-data; boundary=x'
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes'
    const head = { ...headersOf(clerk), 'content-type': type, 'content-length': 9000 }
    const { ended } = await rawSocket(await listen(), requestText('POST /upms/file/upload', head, part))
    expect(answerOf(await ended)).toMatchObject({ status: 408, body: { errorCode: 'REQUEST_TOO_SLOW' } })
  })

  it('of a stranger in pieces likewise', async () => {
    const { ended } = await rawSocket(await listen(), graphql({ 'transfer-encoding': 'chunked' }, '2\r\n{"\r\n'))
    expect(answerOf(await ended).status).toBe(408)
  })

  it('that drips is ended when it has taken too long altogether', async () => {
    const { socket, ended } = await rawSocket(await listen(), graphql({ 'content-length': 1000 }, '{'))
    const dripping = setInterval(() => socket.write(' '), 50)
    expect(answerOf(await ended).status).toBe(408)
    clearInterval(dripping)
  })

  it('that stalls after its call was refused is ended', async () => {
    const head = { 'content-type': json, 'content-length': 100 }
    const { ended } = await rawSocket(await listen(), requestText('POST /upms/thirdparty/bind', head, '{'))
    expect(await ended).toMatch(/^HTTP\/1.1 401 /)
  })

  it('that is slow and steady passes', async () => {
    const text = JSON.stringify({ query: '{ __typename }', variables: {} }).padEnd(600, ' ')
    const port = await listen({ bodyMs: 10_000 })
    const { socket, ended } = await rawSocket(port, graphql({ 'content-length': 600, connection: 'close' }))
    for (let at = 0; at < text.length; at += 60) {
      await pause(CHECK_MS * 3)
      socket.write(text.slice(at, at + 60))
    }
    expect(answerOf(await ended)).toMatchObject({ status: 200, body: { data: { __typename: 'Query' } } })
  })
})

describe('large bodies', () => {
  const large = (length: number, caller = clerk) =>
    rest({ ...headersOf(caller), 'content-length': length, connection: 'close' }, '{')

  it('are held up to the bound, then refused with 503 and Retry-After, and taken again when others have gone', async () => {
    const port = await listen({
      bodyMemory: 512 * KB,
      bodyMemoryPerAddress: 300 * KB,
      stallMs: 60_000,
      bodyMs: 60_000,
    })
    const first = await rawSocket(port, large(250 * KB))
    await pause(CHECK_MS * 3)
    const second = await rawSocket(port, large(250 * KB))
    second.socket.write('x'.repeat(250 * KB - 1))
    const refused = await second.ended
    expect(refused).toMatch(/retry-after: \d+/i)
    expect(answerOf(refused)).toMatchObject({ status: 503, body: { errorCode: 'SERVER_BUSY' } })
    first.socket.destroy()
    await pause(CHECK_MS * 3)
    const third = await rawSocket(port, large(250 * KB))
    third.socket.write('x'.repeat(250 * KB - 1))
    expect(answerOf(await third.ended)).toMatchObject({ status: 400, body: { errorCode: 'BAD_REQUEST' } })
  })

  it('leave room for small ones', async () => {
    const port = await listen({ bodyMemory: 1, bodyMemoryPerAddress: 1 })
    const text = '{"query":"{ __typename }"}'
    const head = { 'content-length': text.length, connection: 'close' }
    expect(answerOf(await (await rawSocket(port, graphql(head, text))).ended).status).toBe(200)
  })
})
