import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { signIn } from '@tufang/tests/sign-in'
import { newTrip, reportTrip, sent, wayOf } from '@tufang/tests/track'
import { describe, expect, it } from 'vitest'

const OLD = '/chain/drivertruckgps/getGpsList'
const NEW = '/chain/drivertruckgps/getGpsListNew'

interface Answer {
  code: number
  errorCode?: string
  data: { gps: string; createDatetime: string; speed: number | null; heading: number | null; status?: number }[]
}

const company = await newCompany()
const reader = await company.as('只读')
const read = async (path: string, companyWaybillId: string, more: Record<string, string> = {}, caller = reader) =>
  (await caller.rest('GET', path, { query: { companyWaybillId, ...more } })).json<Answer>()

describe('getGpsList', () => {
  it('gives what was measured, impossible positions marked, in WGS-84', async () => {
    const trip = await newTrip(company)
    await reportTrip(company, trip, [
      sent(trip.go, 0, 0, 0, { speed: 35.5, heading: 90 }),
      sent(trip.go, 30, 300),
      sent(trip.go, 45, 90_000, 0, { speed: 200 }),
      sent(trip.go, 50, 90_000),
      sent(trip.go, 60, 600),
    ])
    const { code, data } = await read(OLD, trip.id)
    expect(code).toBe(0)
    expect(data).toHaveLength(5)
    expect(data[0]).toEqual({
      gps: '113.9,22.5',
      createDatetime: '2026-10-20 10:00:00',
      speed: 35.5,
      heading: 90,
      status: 0,
    })
    expect(data.map(({ status }) => status)).toEqual([0, 0, 8, 16, 0])
  })

  it.each([OLD, NEW])('%s of a waybill without positions is an empty list', async (path) => {
    expect(await read(path, (await newTrip(company)).id)).toMatchObject({ code: 0, data: [] })
  })
})

describe('getGpsListNew', () => {
  it('gives what a map shows: smoothed and thinned, in GCJ-02', async () => {
    const trip = await newTrip(company)
    await reportTrip(company, trip, [...wayOf(trip), sent(trip.go, 45, 90_000)])
    const { data } = await read(NEW, trip.id)
    expect(data.length).toBeLessThan(20)
    expect(Object.keys(data[0] ?? {})).toEqual(['gps', 'createDatetime', 'speed', 'heading'])
    expect([data[0], data.at(-1)]).toMatchObject([
      { gps: '113.904864,22.496945', createDatetime: '2026-10-20 10:00:00', heading: 90 },
      { createDatetime: '2026-10-20 10:50:00' },
    ])
  })

  it('and getGpsList take another coordinate system', async () => {
    const trip = await newTrip(company)
    await reportTrip(company, trip, [sent(trip.go, 0, 0)])
    for (const path of [OLD, NEW]) {
      expect(await read(path, trip.id, { coordinateSystem: 'BD09' })).toMatchObject({
        data: [{ gps: '113.911349,22.503036' }],
      })
      expect(await read(path, trip.id, { coordinateSystem: 'bd-09' })).toMatchObject({
        code: 1,
        errorCode: 'INVALID_INPUT',
      })
    }
  })
})

describe.each([OLD, NEW])('%s', (path) => {
  it('shows a captain his own waybills and nobody those of others', async () => {
    const app = await testApp()
    const [captain, other] = [await newSignedUpCaptain(company), await newSignedUpCaptain(company)]
    const trip = await newTrip(company, { captain })
    await reportTrip(company, trip, wayOf(trip))
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    const colleague = await signIn(app, { mobile: other.mobile, roleType: RoleType.CAPTAIN })
    const foreigner = await (await newCompany()).as('管理员')
    expect((await read(path, trip.id, {}, himself)).data.length).toBeGreaterThan(1)
    for (const stranger of [colleague, foreigner]) {
      expect(await read(path, trip.id, {}, stranger)).toMatchObject({
        code: 1,
        errorCode: 'NOT_FOUND',
        msg: '运单不存在',
      })
    }
  })

  it.each(['', 'x', 'x'.repeat(500)])('refuses the waybill id %j', async (id) => {
    expect(await read(path, id)).toMatchObject({ code: 1 })
  })
})
