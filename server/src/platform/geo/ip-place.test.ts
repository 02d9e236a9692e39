import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpIpPlaces } from './http-ip-places.js'
import { knownPlace, localIpPlaces } from './ip-place.js'

describe('an address that says itself where it is', () => {
  it.each([
    ['127.0.0.1', '本机'],
    ['127.8.9.10', '本机'],
    ['::1', '本机'],
    ['0:0:0:0:0:0:0:1', '本机'],
    ['::ffff:127.0.0.1', '本机'],
    ['10.1.2.3', '内网'],
    ['172.16.0.1', '内网'],
    ['172.31.255.255', '内网'],
    ['192.168.1.1', '内网'],
    ['100.64.0.1', '内网'],
    ['169.254.7.7', '内网'],
    ['::ffff:192.168.1.1', '内网'],
    ['::FFFF:10.0.0.1', '内网'],
    ['fd12:3456::1', '内网'],
    ['fe80::1%eth0', '内网'],
    ['172.32.0.1', null],
    ['113.87.12.9', null],
    ['100.128.0.1', null],
    ['2408:8000::1', null],
    ['::ffff:8.8.8.8', null],
    ['', null],
    ['no address', null],
    ['10.0.0', null],
  ])('%s is %s', (address, place) => expect(knownPlace(address)).toBe(place))

  it('is all that is known without a service', async () => {
    expect(localIpPlaces.asks).toBe(false)
    expect(await localIpPlaces.find('113.87.12.9')).toBeNull()
  })
})

describe('a service of places', () => {
  let server: Server
  let places: HttpIpPlaces
  const asked: { url: string | undefined; token: string | undefined }[] = []
  let answer: { status: number; body: string } | 'none'
  let comes: PromiseWithResolvers<void>

  beforeEach(async () => {
    asked.length = 0
    comes = Promise.withResolvers()
    server = createServer((request, response) => {
      asked.push({ url: request.url, token: request.headers.authorization })
      comes.resolve()
      if (answer !== 'none') response.writeHead(answer.status).end(answer.body)
    }).listen(0, '127.0.0.1')
    await new Promise((ready) => server.once('listening', ready))
    const { port } = server.address() as AddressInfo
    places = new HttpIpPlaces({ url: `http://127.0.0.1:${port}/ip/{ip}`, token: 'secret' })
  })
  afterEach(() => {
    vi.useRealTimers()
    server.closeAllConnections()
    server.close()
  })

  it('is asked about public addresses with its token', async () => {
    answer = { status: 200, body: '{"address":" 广东省深圳市 "}' }
    expect(await places.find('2408:8000::1')).toBe('广东省深圳市')
    expect(asked).toEqual([{ url: '/ip/2408%3A8000%3A%3A1', token: 'Bearer secret' }])
  })

  it('is told no address of a local network, and no text that is no address', async () => {
    answer = { status: 200, body: '{"address":"月球"}' }
    expect(await places.find('192.168.1.1')).toBe('内网')
    expect(await places.find('../admin')).toBeNull()
    expect(asked).toEqual([])
  })

  it.each([
    ['null', '{"address":null}', null],
    ['an empty text', '{"address":""}', null],
  ])('may know nothing: %s', async (_, body, place) => {
    answer = { status: 200, body }
    expect(await places.find('113.87.12.9')).toBe(place)
  })

  it.each([
    ['a fault', 500, '{}', 'the service of places answered 500'],
    ['no place', 200, '{"city":"深圳"}', 'the service of places answered with no place'],
    ['a place without end', 200, JSON.stringify({ address: '长'.repeat(101) }), 'answered with no place'],
  ])('that answers with %s has failed', async (_, status, body, message) => {
    answer = { status, body }
    await expect(places.find('113.87.12.9')).rejects.toThrow(message)
  })

  it('that does not answer is waited for three seconds', async () => {
    answer = 'none'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failed = vi.fn()
    const found = places.find('113.87.12.9').catch(failed)
    await comes.promise
    await vi.advanceTimersByTimeAsync(2999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await found
    expect(failed).toHaveBeenCalled()
  })

  it('is left alone after three failures', async () => {
    answer = { status: 500, body: '' }
    for (let time = 0; time < 5; time++) await places.find('113.87.12.9').catch(() => undefined)
    expect(asked).toHaveLength(3)
  })
})
