import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drive, fix, place } from '@tufang/tests/fixes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AmapSnapper } from './amap-snapper.js'
import { convert } from './coordinates.js'
import { distanceM, lengthM } from './position.js'
import { SmoothingSnapper } from './smoothing-snapper.js'
import { sampled } from './snapper.js'

it('one fix in ten is sampled, and the last', () => {
  expect(sampled(drive(31)).map(({ at }) => at / 1000)).toEqual([0, 100, 200, 300])
  expect(sampled(drive(35)).map(({ at }) => at / 1000)).toEqual([0, 100, 200, 300, 340])
  expect(sampled(drive(1))).toHaveLength(1)
  expect(sampled([])).toEqual([])
})

describe('without a provider', () => {
  const snapper = new SmoothingSnapper()

  it('noise is averaged away and straight stretches lose what they do not need', async () => {
    const noisy = drive(120).map((one, at) => ({ ...one, ...place(at * 100, ((at * 37) % 17) - 8) }))
    const line = await snapper.snap(noisy)
    expect(line.length).toBeLessThan(40)
    expect([line[0], line.at(-1)]).toMatchObject([{ at: 0 }, { at: 1_190_000 }])
    expect(lengthM(line)).toBeLessThan(lengthM(noisy))
    for (const { lat } of line.slice(1, -1)) expect(distanceM({ lng: 113.9, lat }, place(0, 0))).toBeLessThan(8)
  })

  it('corners and halts stay', async () => {
    const corner = [...drive(21), ...Array.from({ length: 20 }, (_, at) => fix(210 + at * 10, 2000, (at + 1) * 100))]
    const halted = [...drive(10), fix(100, 950), fix(700, 955), ...drive(10, { from: 1000, since: 720 })]
    expect((await snapper.snap(corner)).some((one) => distanceM(one, place(2000, 0)) < 60)).toBe(true)
    expect((await snapper.snap(halted)).map(({ at }) => at / 1000)).toContain(700)
  })

  it('two fixes are a line as they are', async () => {
    expect(await snapper.snap(drive(2))).toMatchObject([{ at: 0, heading: 90 }, { at: 10_000 }])
  })
})

describe('a provider over HTTP', () => {
  let server: Server
  let seen: { url: string; body: { x: number; y: number; sp: number; ag: number; tm: number }[] }
  let answer: { status: number; body: unknown }
  let snapper: AmapSnapper

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = ''
      request.on('data', (piece) => {
        text += piece
      })
      request.on('end', () => {
        seen = { url: request.url ?? '', body: JSON.parse(text) }
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    snapper = new AmapSnapper({ url: `http://127.0.0.1:${port}/v4/grasproad/driving`, key: 'abc' })
  })
  afterAll(() => server.close())

  const road = Array.from({ length: 31 }, (_, at) => convert(place(at * 100, 15), 'WGS84', 'GCJ02'))

  it('gets one fix in ten in its own coordinates, and its road comes back with times', async () => {
    answer = {
      status: 200,
      body: { errcode: 0, data: { distance: 3000, points: road.map(({ lng: x, lat: y }) => ({ x, y })) } },
    }
    const line = await snapper.snap(drive(31, { since: 1_000_000 }))
    expect(seen.url).toBe('/v4/grasproad/driving?key=abc')
    expect(seen.body.map(({ tm }) => tm)).toEqual([1_000_000, 100, 200, 300])
    expect(seen.body[1]).toMatchObject({ sp: 36, ag: 90 })
    const [first] = seen.body
    expect(distanceM({ lng: first?.x ?? 0, lat: first?.y ?? 0 }, place(0, 0))).toBeGreaterThan(300)
    expect(line).toHaveLength(31)
    expect(line.map(({ at }) => Math.round(at / 1000) - 1_000_000)).toEqual(
      Array.from({ length: 31 }, (_, at) => at * 10),
    )
    for (const [at, point] of line.entries()) expect(distanceM(point, place(at * 100, 15))).toBeLessThan(2)
  })

  it('sends no more than 500 fixes of the longest way', async () => {
    await snapper.snap(drive(9000))
    expect(seen.body.length).toBeLessThanOrEqual(501)
    expect(seen.body.length).toBeGreaterThan(400)
  })

  it.each([
    [500, { errcode: 0 }],
    [200, { errcode: 30001, errmsg: 'INVALID' }],
    [200, { errcode: 0, data: { points: [] } }],
    [200, []],
  ])('that answers %i %j has no road', async (status, body) => {
    answer = { status, body }
    await expect(snapper.snap(drive(31))).rejects.toThrow('road snapping')
  })
})
