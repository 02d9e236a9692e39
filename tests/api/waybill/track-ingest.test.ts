import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { DAY } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { newKey, newTrip, REPORT_PATH, report, type Sent, sent, wayOf } from '@tufang/tests/track'
import { describe, expect, it } from 'vitest'

const company = await newCompany()

interface Stored {
  at: string
  lng: number
  lat: number
  speed: number | null
  heading: number | null
  flags: number
}

const storedOf = (truck: { id: string }) =>
  rowsOf<Stored>(sql`select to_char(at, 'YYYY-MM-DD HH24:MI:SS') as at, lng, lat, speed, heading, flags from track_point
    where company_id = ${company.id} and truck_id = ${truck.id} order by at`)

const taken = (received: number, more: object = {}) => ({
  code: 0,
  ok: true,
  data: { received, stored: received, duplicates: 0, flagged: 0, refused: [], ...more },
})

describe('a report', () => {
  it('is stored in millionths of a degree and tenths of a km/h', async () => {
    const { truck, go } = await newTrip(company)
    const key = await newKey(company, truck)
    const points = [
      { gps: '113.9000004,22.5', createDatetime: '2026-10-20 10:00:00', speed: 45.67, heading: 359.9 },
      { gps: ' 113.123457 , 22.654321 ', createDatetime: '2026-10-20 10:00:10', speed: -1, heading: -1 },
      sent(go, 20, 0),
    ]
    expect((await report(key, points)).json()).toMatchObject(taken(3))
    expect(await storedOf(truck)).toEqual([
      { at: '2026-10-20 10:00:00', lng: 113_900_000, lat: 22_500_000, speed: 456, heading: 359, flags: 0 },
      { at: '2026-10-20 10:00:10', lng: 113_123_457, lat: 22_654_321, speed: null, heading: null, flags: 0 },
      { at: '2026-10-20 10:00:20', lng: 113_900_000, lat: 22_500_000, speed: null, heading: null, flags: 0 },
    ])
  })

  it('may come in GCJ-02 or BD-09; what is stored is WGS-84', async () => {
    const { truck } = await newTrip(company)
    const key = await newKey(company, truck)
    for (const [coordinateSystem, gps, second] of [
      ['GCJ02', '113.904864,22.496945', '01'],
      ['BD09', '113.911349,22.503036', '02'],
    ]) {
      const points = [{ gps, createDatetime: `2026-10-20 10:00:${second}` }]
      expect((await report(key, points, { coordinateSystem })).json()).toMatchObject(taken(1))
    }
    for (const { lng, lat } of await storedOf(truck)) {
      expect(Math.abs(lng - 113_900_000)).toBeLessThan(5)
      expect(Math.abs(lat - 22_500_000)).toBeLessThan(5)
    }
  })

  it('may be repeated, overlap, and come in any order', async () => {
    const trip = await newTrip(company)
    const key = await newKey(company, trip.truck)
    const way = wayOf(trip)
    expect((await report(key, way.slice(50))).json()).toMatchObject(taken(51))
    expect((await report(key, way.slice(0, 60).toReversed())).json()).toMatchObject(
      taken(60, { stored: 50, duplicates: 10 }),
    )
    expect((await report(key, [...way, ...way])).json()).toMatchObject(taken(202, { stored: 0, duplicates: 202 }))
    const stored = await storedOf(trip.truck)
    expect(stored).toHaveLength(101)
    await report(
      key,
      way.map((point) => ({ ...point, gps: '1,1' })),
    )
    expect(await storedOf(trip.truck)).toEqual(stored)
  })

  it('is taken once when it comes twice at the same moment', async () => {
    const trip = await newTrip(company)
    const key = await newKey(company)
    const way = wayOf(trip).map((point) => ({ ...point, truckCode: trip.truck.plate }))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => report(key, at % 2 ? way : way.toReversed())),
    )
    const stored = answers.map((answer) => answer.json<{ data: { stored: number } }>().data.stored)
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(101)
    expect(await storedOf(trip.truck)).toHaveLength(101)
  })

  it('keeps what cannot be right, with its flag', async () => {
    const { clock } = await testApp()
    clock.set(new Date('2026-11-20T12:00:00+08:00'))
    const { truck } = await newTrip(company)
    const key = await newKey(company, truck)
    const points = [
      { gps: '113.9,22.5', createDatetime: '2006-04-05 10:00:00' },
      { gps: '0,0', createDatetime: '2026-11-20 10:00:00' },
      { gps: '999.5,-91', createDatetime: '2026-11-20 10:00:01' },
      { gps: '113.9,22.5', createDatetime: '2026-11-20 10:00:02', speed: 1e9 },
      { gps: '113.9,22.5', createDatetime: '2026-11-20 12:06:00' },
      { gps: '113.9,22.5', createDatetime: '2099-01-01 00:00:00' },
      { gps: '113.9,22.5', createDatetime: '2026-11-20 12:04:00' },
    ]
    expect((await report(key, points)).json()).toMatchObject(taken(7, { flagged: 6 }))
    expect((await storedOf(truck)).map(({ flags }) => flags)).toEqual([4, 1, 1, 8, 0, 2, 2])
  })

  it('of many trucks names their plates; what it cannot place is refused, the rest is not', async () => {
    const [one, other] = [await newTrip(company), await newTrip(company)]
    const key = await newKey(company)
    const at = (truckCode: string | undefined, second: number): Sent => sent(one.go, second, 0, 0, { truckCode })
    const points = [at(one.truck.plate, 1), at('粤B00000', 2), at(other.truck.plate, 3), at(undefined, 4)]
    expect((await report(key, points)).json()).toMatchObject(
      taken(4, {
        stored: 2,
        refused: [
          { index: 1, msg: '没有车牌为粤B00000的车辆' },
          { index: 3, msg: '没有车牌' },
        ],
      }),
    )
    expect([await storedOf(one.truck), await storedOf(other.truck)]).toMatchObject([[{}], [{}]])
    expect((await report(key, [at('粤B00000', 2)])).json()).toMatchObject({ code: 1, errorCode: 'ROWS_REFUSED' })
  })

  it('with the key of one truck cannot speak for another', async () => {
    const [one, other] = [await newTrip(company), await newTrip(company)]
    const key = await newKey(company, one.truck)
    const point = (truckCode: string) => sent(one.go, 0, 0, 0, { truckCode })
    expect((await report(key, [point(other.truck.plate)])).json()).toMatchObject({
      code: 1,
      msg: `密钥不属于车辆${other.truck.plate}`,
    })
    expect((await report(key, [point(one.truck.plate)])).json()).toMatchObject(taken(1))
    expect(await storedOf(other.truck)).toEqual([])
  })

  it('takes three statements, whatever it holds', async () => {
    const trip = await newTrip(company)
    const key = await newKey(company)
    const way = wayOf(trip).map((point) => ({ ...point, truckCode: trip.truck.plate }))
    await report(key, way.slice(0, 1))
    expect(await statementsOf(() => report(key, way))).toHaveLength(3)
  })
})

describe('a month of positions', () => {
  const partitions = async () =>
    (
      await rowsOf<{ name: string }>(
        sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'track_point'::regclass order by 1`,
      )
    ).map(({ name }) => name)

  it('gets its partition when its first position comes, and no more than that', async () => {
    const { clock } = await testApp()
    clock.set(new Date('2026-11-20T12:00:00+08:00'))
    const { truck } = await newTrip(company)
    const key = await newKey(company, truck)
    expect(await partitions()).not.toContain('track_point_2025_03')
    await report(key, [{ gps: '113.9,22.5', createDatetime: '2025-03-31 23:59:59' }])
    const known = await partitions()
    expect(known).toContain('track_point_2025_03')
    expect(known).not.toContain('track_point_2025_04')
    await report(key, [{ gps: '113.9,22.5', createDatetime: '2005-03-31 23:59:59' }])
    expect(await partitions()).toEqual(known)
  })

  it('can be taken out, and comes back as it was when it is made again', async () => {
    const { clock } = await testApp()
    clock.set(new Date('2026-11-20T12:00:00+08:00'))
    const { truck } = await newTrip(company)
    const key = await newKey(company, truck)
    await report(key, [{ gps: '113.9,22.5', createDatetime: '2025-06-01 00:00:00' }])
    const { archive } = await rowOf<{ archive: string }>(sql`select track_month_detach('2025-06-01') as archive`)
    expect(archive).toBe('track_archive_2025_06')
    expect(await storedOf(truck)).toEqual([])
    expect(await rowsOf(sql`select from ${sql.ref(archive)} where truck_id = ${truck.id}`)).toHaveLength(1)
    // Late reports of that month are kept until its partition exists again.
    await report(key, [{ gps: '113.9,22.5', createDatetime: '2025-06-30 23:59:59' }])
    expect(await storedOf(truck)).toMatchObject([{ flags: 0 }])
    await rowsOf(sql`select track_month_create('2025-06-01')`)
    expect(await rowsOf(sql`select from track_point_2025_06 where truck_id = ${truck.id}`)).toHaveLength(1)
    expect(await rowsOf(sql`select from track_point_other where truck_id = ${truck.id}`)).toEqual([])
    await rowsOf(sql`drop table ${sql.ref(archive)}`)
  })

  it('is made ahead of its time by the night', async () => {
    const { clock, database } = await testApp()
    clock.set(new Date('2027-03-31T23:00:00+08:00'))
    const { TrackMonthService } = await import('@tufang/server/modules/waybill/track/months.service')
    await new TrackMonthService(database, clock).ahead()
    expect(await partitions()).toEqual(expect.arrayContaining(['track_point_2027_03', 'track_point_2027_04']))
  })
})

describe('a device without a good key', () => {
  const points = [{ gps: '113.9,22.5', createDatetime: '2026-10-20 10:00:00' }]

  it.each([undefined, '', 'x', `tfdk_${'A'.repeat(65)}`])('%j is refused with 401', async (key) => {
    const answer = await report(key, points)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 1, errorCode: 'DEVICE_KEY_INVALID', msg: '设备密钥无效或已吊销' })
  })

  it('is refused before its body is read, and a person is no device', async () => {
    const app = await testApp()
    const admin = await company.as('管理员')
    for (const caller of [app.anonymous(), admin]) {
      const answer = await caller.rest('POST', REPORT_PATH, { body: '{' })
      expect(answer.json()).toMatchObject({ errorCode: 'DEVICE_KEY_INVALID' })
    }
  })
})

describe('a report that cannot be read', () => {
  const good = { gps: '113.9,22.5', createDatetime: '2026-10-20 10:00:00' }
  const wrong: [string, unknown, string][] = [
    ['no list', undefined, '请选择定位点'],
    ['an empty list', [], '请选择定位点'],
    ['501 positions', Array.from({ length: 501 }, () => good), '定位点一次最多500条'],
    ['a NUL in a plate', [{ ...good, truckCode: '粤\u0000' }], '请求内容无法识别'],
  ]

  it.each(wrong)('with %s is 400, and stores nothing', async (_, points, message) => {
    const { truck } = await newTrip(company)
    const key = await newKey(company, truck)
    const answer = await report(key, points)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ msg: string }>().msg).toContain(message)
    expect(answer.json<{ msg: string }>().msg).toMatch(/[一-龥]/)
    expect(await storedOf(truck)).toEqual([])
  })

  const unread: [string, unknown, string][] = [
    ['that is none', null, '定位点须为对象'],
    ['without a place', { ...good, gps: undefined }, '坐标格式须为“经度,纬度”'],
    ['with half a place', { ...good, gps: '113.9' }, '坐标格式须为“经度,纬度”'],
    ['with letters', { ...good, gps: 'a,b' }, '坐标格式须为“经度,纬度”'],
    ['beyond numbers', { ...good, gps: '1e9,22' }, '坐标格式须为“经度,纬度”'],
    ['in the thousands', { ...good, gps: '1139,22' }, '坐标格式须为“经度,纬度”'],
    ['with a number for a place', { ...good, gps: 113.9 }, '坐标格式须为“经度,纬度”'],
    [
      'on a date that is none',
      { ...good, createDatetime: '2026-02-30 00:00:00' },
      '定位时间格式须为yyyy-MM-dd HH:mm:ss',
    ],
    ['with a time without a date', { ...good, createDatetime: '10:00:00' }, '定位时间格式须为yyyy-MM-dd HH:mm:ss'],
    ['with a speed in words', { ...good, speed: '快' }, '速度须为数字'],
    ['with an endless plate', { ...good, truckCode: '粤'.repeat(21) }, '车牌长度不能超过20个字符'],
  ]

  it.each(unread)('for one position %s names that one, and stores the others', async (_, point, msg) => {
    const { truck, go } = await newTrip(company)
    const key = await newKey(company, truck)
    const answer = await report(key, [sent(go, 0, 0), point, sent(go, 1, 0)])
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      code: 0,
      data: { received: 3, stored: 2, duplicates: 0, refused: [{ index: 1, msg }] },
    })
    expect(await storedOf(truck)).toHaveLength(2)
  })

  it('as a whole is answered all the same: to resend it would be of no use', async () => {
    const { truck } = await newTrip(company)
    const key = await newKey(company, truck)
    const answer = await report(
      key,
      unread.map(([, point]) => point),
    )
    expect(answer.json()).toMatchObject({ code: 0, data: { received: unread.length, stored: 0 } })
    expect(answer.json<{ data: { refused: { msg: string }[] } }>().data.refused.map(({ msg }) => msg)).toEqual(
      unread.map(([, , msg]) => msg),
    )
    expect(await storedOf(truck)).toEqual([])
  })

  it('with an unknown coordinate system is 400', async () => {
    const key = await newKey(company)
    const answer = await report(key, [good], { coordinateSystem: 'MARS' })
    expect(answer.json()).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
  })

  it('says when a key was used, to the minute', async () => {
    const { clock } = await testApp()
    const { truck, go } = await newTrip(company)
    const key = await newKey(company, truck)
    const used = () =>
      rowOf<{ at: string | null }>(
        sql`select used_at::text as at from device_key where company_id = ${company.id} and truck_id = ${truck.id}`,
      )
    expect((await used()).at).toBeNull()
    await report(key, [sent(go, 0, 0)])
    const first = (await used()).at
    await report(key, [sent(go, 1, 0)])
    expect((await used()).at).toBe(first)
    clock.advance(DAY)
    await report(key, [sent(go, 2, 0)])
    expect((await used()).at).not.toBe(first)
  })
})
