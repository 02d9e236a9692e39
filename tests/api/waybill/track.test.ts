import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { signIn } from '@tufang/tests/sign-in'
import { newKey, newRoute, newTrip, report, reportTrip, sent, wayOf } from '@tufang/tests/track'
import { describe, expect, it } from 'vitest'

interface Track {
  waybillId: string
  truckCode: string
  coordinateSystem: string
  snapping: string
  points: { lng: number; lat: number; time: string; speed: number | null; heading: number | null; flags: string[] }[]
  stops: { lng: number; lat: number; from: string; to: string; duration: number }[]
  origin: { name: string; lng: number; lat: number } | null
  destination: { name: string; lng: number; lat: number } | null
  distance: number
  duration: number
  offRouteShare: number | null
  offRouteBasis: string | null
  flags: string[]
}

const document = `query ($id: ID!, $coordinateSystem: CoordinateSystem! = WGS84, $snapped: Boolean! = false) {
  waybillTrack(id: $id, coordinateSystem: $coordinateSystem, snapped: $snapped) {
    waybillId truckCode coordinateSystem snapping points { lng lat time speed heading flags } stops { lng lat from to duration }
    origin { name lng lat } destination { name lng lat } distance duration offRouteShare offRouteBasis flags } }`

async function trackOf(caller: Caller, id: string, options: object = {}): Promise<Track> {
  const { waybillTrack } = await caller.ask<{ waybillTrack: Track | null }>(document, { id, ...options })
  if (!waybillTrack) throw new Error('no such waybill')
  return waybillTrack
}

const company = await newCompany()
const reader = await company.as('只读')

describe('the track of a waybill', () => {
  it('is where its truck was from loading to completion, and nothing before or after', async () => {
    const trip = await newTrip(company)
    const before = sent(trip.go, -5 * 60 - 1, 0)
    const after = sent(trip.done, 1, 20_000)
    await reportTrip(company, trip, [before, ...wayOf(trip), after])
    const track = await trackOf(reader, trip.id)
    expect(track).toMatchObject({
      waybillId: trip.id,
      truckCode: trip.truck.plate,
      coordinateSystem: 'WGS84',
      snapping: 'NONE',
      origin: { name: trip.route.project.name, lng: 113.9, lat: 22.5 },
      destination: { name: trip.route.site.name },
      duration: 3000,
      stops: [],
      offRouteShare: 0,
      offRouteBasis: 'STRAIGHT',
      flags: [],
    })
    expect(track.points).toHaveLength(101)
    expect(track.points[0]).toEqual({
      lng: 113.9,
      lat: 22.5,
      time: '2026-10-20T10:00:00+08:00',
      speed: null,
      heading: null,
      flags: [],
    })
    expect(track.points.at(-1)?.time).toBe('2026-10-20T10:50:00+08:00')
    expect(Math.abs(track.distance - 20_000)).toBeLessThan(30)
  })

  it('is empty when the truck was never heard of, and null without the waybill', async () => {
    const { id } = await newWaybill(company)
    expect(await trackOf(reader, id)).toMatchObject({
      points: [],
      stops: [],
      distance: 0,
      duration: 0,
      offRouteShare: null,
      offRouteBasis: null,
      flags: [],
      origin: null,
      destination: null,
    })
    expect(await reader.ask(document, { id: company.id })).toEqual({ waybillTrack: null })
    expect(await reader.ask(document, { id: 'no id' })).toEqual({ waybillTrack: null })
  })

  it('comes in the coordinates that maps are drawn in', async () => {
    const trip = await newTrip(company)
    await reportTrip(company, trip, [sent(trip.go, 0, 0)])
    const places = await Promise.all(
      ['WGS84', 'GCJ02', 'BD09'].map(async (coordinateSystem) => {
        const { points, origin } = await trackOf(reader, trip.id, { coordinateSystem })
        expect(origin).toMatchObject({ lng: points[0]?.lng, lat: points[0]?.lat })
        return points.map(({ lng, lat }) => [lng, lat])
      }),
    )
    expect(places).toEqual([[[113.9, 22.5]], [[113.904864, 22.496945]], [[113.911349, 22.503036]]])
  })

  it('while under way lasts until now', async () => {
    const { clock } = await testApp()
    clock.set(new Date('2026-10-20T10:30:00+08:00'))
    const trip = await newTrip(company, { minutes: null })
    await reportTrip(company, trip, wayOf(trip).slice(0, 61))
    expect((await trackOf(reader, trip.id)).duration).toBe(1800)
    clock.set(new Date('2026-10-20T10:20:00+08:00'))
    expect((await trackOf(reader, trip.id)).duration).toBe(1200)
    expect((await trackOf(reader, trip.id)).flags).toEqual([])
  })

  it('tells stops, gaps, impossible positions, and a truck that was elsewhere', async () => {
    const trip = await newTrip(company, { minutes: 120 })
    const way = [
      ...Array.from({ length: 10 }, (_, at) => sent(trip.go, at * 30, 3000 + at * 400)),
      ...Array.from({ length: 21 }, (_, at) => sent(trip.go, 300 + at * 15, 7000 + (at % 3) * 5)),
      sent(trip.go, 605, 90_000),
      sent(trip.go, 620, 7500, 0, { speed: 300 }),
      sent(trip.go, 1500, 15_000),
    ]
    await reportTrip(company, trip, way)
    const track = await trackOf(reader, trip.id)
    expect(track.flags).toEqual(['IMPOSSIBLE_POINTS', 'GAPS', 'NOT_FROM_PROJECT', 'NOT_AT_SITE'])
    expect(track.points.flatMap(({ flags }) => flags)).toEqual(['JUMP', 'TOO_FAST'])
    expect(track.stops).toMatchObject([
      { from: '2026-10-20T10:05:00+08:00', to: '2026-10-20T10:10:00+08:00', duration: 300 },
    ])
    expect(Math.abs(track.distance - 12_000)).toBeLessThan(30)
  })

  it('is measured against the way that trips before it took', async () => {
    const route = await newRoute(company)
    const day = (number: number) => new Date(`2026-09-${String(number).padStart(2, '0')}T08:00:00+08:00`)
    const usual = await Promise.all([1, 2, 3].map((number) => newTrip(company, { route, go: day(number) })))
    for (const trip of usual) await reportTrip(company, trip, wayOf(trip, { north: 3000 }))
    const [same, other] = [await newTrip(company, { route, go: day(4) }), await newTrip(company, { route, go: day(5) })]
    await reportTrip(company, same, wayOf(same, { north: 3050 }))
    await reportTrip(company, other, wayOf(other))
    expect(await trackOf(reader, same.id)).toMatchObject({ offRouteBasis: 'USUAL', offRouteShare: 0, flags: [] })
    const astray = await trackOf(reader, other.id)
    expect(astray).toMatchObject({ offRouteBasis: 'USUAL', flags: ['OFF_ROUTE'] })
    expect(astray.offRouteShare).toBeGreaterThan(0.9)
    expect(await trackOf(reader, usual[2]?.id ?? '')).toMatchObject({ offRouteBasis: 'STRAIGHT', offRouteShare: 0 })
  })

  it('may be smoothed and thinned, without what is impossible', async () => {
    const trip = await newTrip(company)
    await reportTrip(company, trip, [...wayOf(trip), sent(trip.go, 605, 90_000)])
    const track = await trackOf(reader, trip.id, { snapped: true, coordinateSystem: 'GCJ02' })
    expect(track).toMatchObject({ snapping: 'SMOOTHED', duration: 3000, flags: ['IMPOSSIBLE_POINTS'] })
    expect(track.points.length).toBeLessThan(20)
    expect(track.points.flatMap(({ flags }) => flags)).toEqual([])
    expect(track.points[0]).toMatchObject({ lng: 113.904864, heading: 90 })
  })

  it('takes two statements, and one more for the usual way', async () => {
    const trip = await newTrip(company)
    await reportTrip(company, trip, wayOf(trip))
    await trackOf(reader, trip.id)
    const ask = (fields: string) =>
      statementsOf(() => reader.ask(`query ($id: ID!) { waybillTrack(id: $id) { ${fields} } }`, { id: trip.id }))
    const signedIn = (await statementsOf(() => reader.ask('{ mapTiles { url } }'))).length
    expect(await ask('points { lng } distance')).toHaveLength(signedIn + 2)
    expect(await ask('points { lng } offRouteShare')).toHaveLength(signedIn + 3)
  })
})

describe('whether a waybill has a track', () => {
  const having = `query ($nos: [String!]!) { waybills(filter: { nos: $nos }) { records { id hasTrack } } }`

  it('is told for a whole list in one statement', async () => {
    const never = await newWaybill(company)
    const [within, outside] = [await newTrip(company), await newTrip(company)]
    await reportTrip(company, within, [sent(within.done, 0, 20_000)])
    await reportTrip(company, outside, [sent(outside.go, -5 * 60 - 1, 0), sent(outside.done, 1, 20_000)])
    const nos = await Promise.all(
      [never, within, outside].map(async ({ id }) => {
        const { waybill } = await reader.ask<{ waybill: { no: string } }>(
          'query ($id: ID!) { waybill(id: $id) { no } }',
          { id },
        )
        return waybill.no
      }),
    )
    const ask = (wanted: string[]) =>
      reader.ask<{ waybills: { records: { id: string; hasTrack: boolean }[] } }>(having, { nos: wanted })
    const { waybills } = await ask(nos)
    expect(new Map(waybills.records.map(({ id, hasTrack }) => [id, hasTrack]))).toEqual(
      new Map([
        [never.id, false],
        [within.id, true],
        [outside.id, false],
      ]),
    )
    const one = await statementsOf(() => ask(nos.slice(0, 1)))
    expect(await statementsOf(() => ask(nos))).toHaveLength(one.length)
  })

  it('is told of a trip under way as well', async () => {
    const { clock } = await testApp()
    clock.set(new Date('2026-10-20T10:30:00+08:00'))
    const open = await newTrip(company, { minutes: null })
    await reportTrip(company, open, wayOf(open).slice(0, 3))
    const { waybill } = await reader.ask<{ waybill: { hasTrack: boolean } }>(
      'query ($id: ID!) { waybill(id: $id) { hasTrack } }',
      { id: open.id },
    )
    expect(waybill.hasTrack).toBe(true)
    expect((await trackOf(reader, open.id)).points).not.toEqual([])
  })
})

describe('who may see a track', () => {
  it('is the company of the waybill, and its captain', async () => {
    const app = await testApp()
    const [captain, other] = [await newSignedUpCaptain(company), await newSignedUpCaptain(company)]
    const trip = await newTrip(company, { captain })
    await reportTrip(company, trip, wayOf(trip))
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    const colleague = await signIn(app, { mobile: other.mobile, roleType: RoleType.CAPTAIN })
    const foreigner = await (await newCompany()).as('管理员')
    expect((await trackOf(himself, trip.id)).points).toHaveLength(101)
    expect(await colleague.ask(document, { id: trip.id })).toEqual({ waybillTrack: null })
    expect(await foreigner.ask(document, { id: trip.id })).toEqual({ waybillTrack: null })
  })

  it('holds even when two companies know the same plate', async () => {
    const other = await newCompany()
    const mine = await newTrip(company)
    const theirs = await newTrip(other)
    const key = await newKey(other)
    const refused = await report(key, [sent(mine.go, 0, 0, 0, { truckCode: mine.truck.plate })])
    expect(refused.json()).toMatchObject({ code: 1, msg: `没有车牌为${mine.truck.plate}的车辆` })
    await reportTrip(other, theirs, wayOf(theirs))
    expect((await trackOf(reader, mine.id)).points).toEqual([])
  })
})

describe('a long track', () => {
  it('of a truck that nobody ended is cut off after two days', async () => {
    const trip = await newTrip(company, { minutes: 3 * 24 * 60 })
    await reportTrip(company, trip, [sent(trip.go, 0, 0), sent(new Date(trip.done.getTime() - MINUTE), 0, 20_000)])
    expect(await trackOf(reader, trip.id)).toMatchObject({ points: [{}], flags: ['NOT_AT_SITE', 'CUT_OFF'] })
  })
})
