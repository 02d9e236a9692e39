import { sql } from '@tufang/server/kernel/sql/sql'
import { statesOf } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { DAY, HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { newRoute, newTrip, type Route, reportTrip, wayOf } from '@tufang/tests/track'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const LATELY = () => new Date(app.clock.now().getTime() - 5 * HOUR)

const distanceOf = async (company: TestCompany, { id }: { id: string }) =>
  (
    await rowOf<{ metres: number | null }>(
      sql`select track_distance_m as metres from waybill where company_id = ${company.id} and id = ${id}`,
    )
  ).metres

const measure = async (company: TestCompany) => (await services()).trackDistances.measure(company.id, 3)

describe('how far a truck drove', () => {
  it('is kept with its waybill once the trip is over, and measured once', async () => {
    const company = await newCompany()
    const trip = await newTrip(company, { go: LATELY() })
    await reportTrip(company, trip, wayOf(trip, { minutes: 60 }))
    expect(await measure(company)).toBe(1)
    const metres = await distanceOf(company, trip)
    expect(metres).toBeGreaterThan(19_000)
    expect(metres).toBeLessThan(21_000)
    expect(await measure(company)).toBe(0)
  })

  it('is not told by a part of the way', async () => {
    const company = await newCompany()
    const part = async (keeps: (at: number) => boolean) => {
      const trip = await newTrip(company, { go: LATELY() })
      await reportTrip(
        company,
        trip,
        wayOf(trip, { minutes: 60 }).filter((_, at) => keeps(at)),
      )
      return trip
    }
    const parts = [
      await part((at) => at > 40),
      await part((at) => at < 80),
      await part((at) => at < 30 || at > 70),
      await newTrip(company, { go: LATELY() }),
    ]
    expect(await measure(company)).toBe(0)
    for (const trip of parts) expect(await distanceOf(company, trip)).toBeNull()
  })

  it('waits for what devices tell later, and leaves trips alone that are under way, old or measured', async () => {
    const company = await newCompany()
    const justDone = await newTrip(company, { go: new Date(app.clock.now().getTime() - 70 * MINUTE) })
    const underWay = await newTrip(company, { go: LATELY(), minutes: null })
    const old = await newTrip(company, { go: new Date(app.clock.now().getTime() - 4 * DAY) })
    for (const trip of [justDone, underWay, old]) await reportTrip(company, trip, wayOf(trip, { minutes: 60 }))
    expect(await measure(company)).toBe(0)
  })

  it('belongs to its own company', async () => {
    const [mine, theirs] = [await newCompany(), await newCompany()]
    const trip = await newTrip(theirs, { go: LATELY() })
    await reportTrip(theirs, trip, wayOf(trip, { minutes: 60 }))
    expect(await measure(mine)).toBe(0)
    expect(await distanceOf(theirs, trip)).toBeNull()
  })

  it('costs the same statements for one trip and for many', async () => {
    const cost = async (count: number) => {
      const company = await newCompany()
      for (let nth = 0; nth < count; nth++) {
        const trip = await newTrip(company, { go: LATELY() })
        await reportTrip(company, trip, wayOf(trip, { minutes: 60 }))
      }
      const { trackDistances } = await services()
      return (await statementsOf(() => trackDistances.measure(company.id, 3))).length
    }
    const one = await cost(1)
    expect(one).toBeLessThanOrEqual(3)
    expect(await cost(3)).toBe(one)
  })

  it('raises a flag where it is far off what is usual there', async () => {
    const company = await newCompany()
    const route = await newRoute(company)
    await usual(company, route)
    const trip = await newTrip(company, { route, go: LATELY() })
    await reportTrip(company, trip, wayOf(trip, { minutes: 60 }))
    const clerk = await company.as('结算员')
    const { anomalyWatch, trackDistances } = await services()
    await trackDistances.measure(company.id, 3)
    await anomalyWatch.sweep(company.id, 3)
    expect(await statesOf(clerk, trip)).toContain('DISTANCE_OFF OPEN')
  })
})

/** Trips of earlier days, half as long. */
async function usual(company: TestCompany, { project, site: dumpSite }: Route): Promise<void> {
  const truck = await newTruck(company, { captain: await newCaptain(company) })
  for (let nth = 1; nth <= 60; nth++) {
    const goDatetime = new Date(LATELY().getTime() - DAY - nth * 6 * HOUR)
    const completeDatetime = new Date(goDatetime.getTime() + HOUR)
    await newWaybill(company, { project, dumpSite, truck, goDatetime, completeDatetime, trackDistanceM: 10_000 })
  }
}
