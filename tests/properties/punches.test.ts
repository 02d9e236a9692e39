import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newOperator } from '@tufang/tests/factories/machine'
import { runsOf } from '@tufang/tests/property-runs'
import { type PunchedTrip, punchedTruck, punchTrips, tripsOfTruck } from '@tufang/tests/punch'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allOf, days, deliver, type Hauled, hauledBy, type Made, type Trip } from './punch-world'

const runs = runsOf(12)

interface Kept {
  id: string
  state: string
  conflict: string | null
  conflictReason: string | null
}

const app = await testApp()
const company = await newCompany()
const clerk = await company.as('结算员')
const { caller: loader } = await newOperator(company)

async function keptOf(plate: string): Promise<Map<string, Kept>> {
  const { punches } = await clerk.ask<{ punches: { total: number; records: Kept[] } }>(
    `query ($truckCode: String) { punches(filter: { truckCode: $truckCode }, page: { size: 200 }) {
      total records { id state conflict conflictReason } } }`,
    { truckCode: plate },
  )
  expect(punches.total).toBe(punches.records.length)
  return new Map(punches.records.map((one) => [one.id, one]))
}

const secondsOf = (made: Made | undefined): string | null => (made ? String(made.punch.at.getTime() / 1000) : null)

/** Trip as it must be: of two punches of an event the earlier one counts, of two loadings the one that came first. */
function tripOf({ LOAD, DEPART: [depart], UNLOAD: [unload] }: Trip, kept: ReadonlyMap<string, Kept>): PunchedTrip {
  const [load] = LOAD.filter(({ punch: { id } }) => kept.get(id)?.state === 'TAKEN')
  return {
    status: unload ? 'UNLOADED' : depart ? 'IN_TRANSIT' : 'LOADED',
    in: secondsOf(load),
    go: secondsOf(depart ?? load) ?? '',
    done: secondsOf(unload),
  }
}

/** Conflicts that clerks must be told: the second punch of an event, and what belongs to no trip. */
function conflictsOf({ trips, stray, strange }: Hauled, kept: ReadonlyMap<string, Kept>): [string, string][] {
  const second = ({ LOAD, DEPART, UNLOAD }: Trip): [Made | undefined, string][] => [
    [LOAD.length > 1 ? LOAD.find(({ punch: { id } }) => kept.get(id)?.state !== 'TAKEN') : undefined, 'TWO_LOADS'],
    [DEPART[1], 'ALREADY_DEPARTED'],
    [UNLOAD[1], 'ALREADY_UNLOADED'],
  ]
  const all: [Made | undefined, string][] = [
    ...trips.flatMap(second),
    ...stray.map((made): [Made, string] => [made, 'NO_OPEN_TRIP']),
    ...strange.map((made): [Made, string] => [made, 'TRUCK_UNKNOWN']),
  ]
  return all.flatMap(([made, conflict]): [string, string][] => (made ? [[made.punch.id, conflict]] : []))
}

async function expectTrue(hauled: Hauled): Promise<void> {
  const kept = new Map([
    ...(await keptOf(hauled.plate)),
    ...(await keptOf(hauled.strange[0]?.punch.truckCode ?? hauled.plate)),
  ])
  expect([...kept.keys()].toSorted()).toEqual(
    allOf(hauled)
      .map(({ punch: { id } }) => id)
      .toSorted(),
  )
  expect(await tripsOfTruck(company, hauled)).toEqual(hauled.trips.map((trip) => tripOf(trip, kept)))
  const waiting = [...kept.values()].filter(({ state }) => state !== 'TAKEN')
  expect(waiting.map(({ id, conflict }) => [id, conflict]).toSorted()).toEqual(conflictsOf(hauled, kept).toSorted())
  for (const { state, conflictReason } of waiting)
    expect([state, conflictReason]).toEqual(['CONFLICT', expect.stringMatching(/\S/)])
}

it('every trip exists once, at its true times, and every conflict is told', { timeout: runs.timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(days, async ({ trucks, ...way }) => {
      const now = new Date()
      app.clock.set(now)
      const hauled: Hauled[] = []
      for (const plan of trucks) hauled.push(hauledBy((await punchedTruck(company)).truck.plate, plan, now))
      const all = hauled.flatMap(allOf)
      await deliver(all, way, [clerk, loader], app.clock)
      for (const one of hauled) await expectTrue(one)
      // Whatever came is sent once more by the other loader's phone.
      const again = await punchTrips(
        loader,
        all.slice(0, 50).map(({ punch }) => punch),
        app.clock.now(),
      )
      expect(again.map(({ id }) => id)).toEqual(all.slice(0, 50).map(({ punch: { id } }) => id))
      for (const one of hauled) await expectTrue(one)
    }),
    runs.settings,
  )
})
