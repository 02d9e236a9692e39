import { sql } from '@tufang/server/kernel/sql/sql'
import type { Position } from '@tufang/server/platform/geo/position'
import { testApp } from './app'
import { MINUTE } from './clock'
import type { TestCompany } from './company'
import { type Captain, newCaptain } from './factories/captain'
import { newDumpSite } from './factories/dump-site'
import { newProject } from './factories/project'
import { newTruck, type Truck } from './factories/truck'
import { newWaybill } from './factories/waybill'
import { place } from './fixes'
import { rowsOf } from './rows'

export interface Route {
  project: { id: string; name: string }
  site: { id: string; name: string }
}

export interface Trip {
  id: string
  truck: Truck
  route: Route
  /** Left the gate at this moment, was loaded five minutes before. */
  go: Date
  done: Date
}

/** A project and a dump site 20 km east of it. */
export async function newRoute(company: TestCompany): Promise<Route> {
  const [project, site] = [await newProject(company), await newDumpSite(company)]
  await locate(company, 'project', project.id, place(0, 0))
  await locate(company, 'dump_site', site.id, place(20_000, 0))
  return { project, site }
}

async function locate(company: TestCompany, table: 'project' | 'dump_site', id: string, { lng, lat }: Position) {
  await rowsOf(
    sql`update ${sql.ref(table)} set lng = ${lng}, lat = ${lat} where company_id = ${company.id} and id = ${id}`,
  )
}

interface Plan {
  captain?: Pick<Captain, 'id'>
  truck?: Truck
  route?: Route
  go?: Date
  /** Until it was done; null while it is under way. */
  minutes?: number | null
}

/** A waybill with its times, for whose truck devices may report. */
export async function newTrip(company: TestCompany, plan: Plan = {}): Promise<Trip> {
  const captain = plan.captain ?? (plan.truck ? undefined : await newCaptain(company))
  const truck = plan.truck ?? (await newTruck(company, { captain: captain ?? { id: '' } }))
  const route = plan.route ?? (await newRoute(company))
  const go = plan.go ?? new Date('2026-10-20T10:00:00+08:00')
  const minutes = plan.minutes === undefined ? 60 : plan.minutes
  const status = minutes === null ? 'IN_TRANSIT' : 'UNLOADED'
  const { id } = await newWaybill(company, {
    project: route.project,
    dumpSite: route.site,
    truck,
    status,
    goDatetime: go,
  })
  const done = new Date(go.getTime() + (minutes ?? 0) * MINUTE)
  await rowsOf(sql`update waybill set in_datetime = ${new Date(go.getTime() - 5 * MINUTE)},
      complete_datetime = ${minutes === null ? null : done} where company_id = ${company.id} and id = ${id}`)
  return { id, truck, route, go, done }
}

/** Report of a device. */
export interface Sent {
  truckCode?: string
  gps: string
  createDatetime: string
  speed?: number
  heading?: number
}

/** Position some seconds after a moment, at a distance from the origin in metres. */
export function sent(since: Date, seconds: number, east: number, north = 0, more: Partial<Sent> = {}): Sent {
  const { lng, lat } = place(east, north)
  const at = new Date(since.getTime() + seconds * 1000 + 8 * 60 * MINUTE)
  return {
    gps: `${lng.toFixed(6)},${lat.toFixed(6)}`,
    createDatetime: at.toISOString().slice(0, 19).replace('T', ' '),
    ...more,
  }
}

/** Way from the project to the site in `minutes`, with a position every half minute; in an arc to the north. */
export const wayOf = ({ go }: Pick<Trip, 'go'>, { minutes = 50, north = 0 } = {}): Sent[] =>
  Array.from({ length: minutes * 2 + 1 }, (_, at) =>
    sent(go, at * 30, (20_000 * at) / (minutes * 2), north * Math.sin((Math.PI * at) / (minutes * 2))),
  )

/** A key of the company, or of one of its trucks. */
export async function newKey(company: TestCompany, truck?: Truck): Promise<string> {
  const admin = await company.as('管理员')
  const { createDeviceKey } = await admin.ask<{ createDeviceKey: { key: string } }>(
    'mutation ($input: DeviceKeyInput!) { createDeviceKey(input: $input) { key } }',
    { input: { name: '车载终端', truckId: truck?.id ?? null } },
  )
  return createDeviceKey.key
}

export const REPORT_PATH = '/chain/drivertruckgps/addGpsList'

/** Sends positions as a device does; gives back the HTTP answer. */
export async function report(key: string | undefined, points: unknown, more: object = {}) {
  const app = await testApp()
  return app.anonymous().rest('POST', REPORT_PATH, {
    body: { points, ...more },
    headers: key === undefined ? {} : { 'x-device-key': key },
  })
}

/** Reports the positions of a trip's truck, which must be taken. */
export async function reportTrip(company: TestCompany, trip: Trip, points: Sent[]): Promise<void> {
  const key = await newKey(company, trip.truck)
  for (let at = 0; at < points.length; at += 500) {
    const answer = (await report(key, points.slice(at, at + 500))).json<{ code: number; msg: string }>()
    if (answer.code !== 0) throw new Error(`refused: ${answer.msg}`)
  }
}
