import { newId } from '@tufang/server/kernel/values/id'
import { statesOf } from '@tufang/tests/anomaly'
import { HOUR } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpDriver } from '@tufang/tests/factories/driver'
import { newWaybill, newWaybills, type WaybillPlan } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { describe, expect, it } from 'vitest'

interface Trip {
  id: string
  status: string
  verdict: string | null
  reason: string | null
  mayConfirm: boolean
}
interface Trips {
  ownTrips: { total: number; summary: { counted: number; waiting: number }; records: Trip[] }
}

const fields = 'id no status truckCode cardNo weightTons weightType verdict reason mayConfirm'
const documents = {
  list: `query ($filter: OwnTripFilter, $page: PageInput) { ownTrips(filter: $filter, page: $page) {
    total summary { counted waiting } records { ${fields} } } }`,
  confirm: `mutation ($id: ID!, $input: TripWordInput!, $key: String, $dryRun: Boolean! = false) {
    confirmOwnTrip(id: $id, input: $input, idempotencyKey: $key, dryRun: $dryRun) { ${fields} } }`,
}

async function ground() {
  const company = await newCompany()
  const driver = await newSignedUpDriver(company)
  const trip = (plan: WaybillPlan = {}) => newWaybill(company, { driver: driver.driver, ...plan })
  return { company, trip, ...driver, clerk: await company.as('结算员') }
}
const CONFIRM = { verdict: 'CONFIRMED' }
const REFUSE = { verdict: 'REFUSED', reason: '这趟不是我拉的' }

describe('the trips of a driver', () => {
  it('are his own, the latest first, and no one else’s', async () => {
    const { company, trip, caller } = await ground()
    const now = Date.now()
    const older = await trip({ goDatetime: new Date(now - 2 * HOUR) })
    const later = await trip({ goDatetime: new Date(now - HOUR) })
    await trip({ status: 'VOID', goDatetime: new Date(now - 3 * HOUR) })
    await newWaybill(company)
    await newWaybill(company, { driver: (await newSignedUpDriver(company)).driver })
    const { ownTrips } = await caller.ask<Trips>(documents.list)
    expect(ownTrips.total).toBe(3)
    expect(ownTrips.summary).toEqual({ counted: 2, waiting: 2 })
    expect(ownTrips.records.map(({ id, mayConfirm }) => [id, mayConfirm])).toEqual([
      [later.id, true],
      [older.id, true],
      [expect.any(String), false],
    ])
  })

  it('of one account in two companies are those of the company of the session', async () => {
    const [one, other] = [await ground(), await ground()]
    const foreign = await other.trip()
    expect((await one.caller.ask<Trips>(documents.list)).ownTrips.total).toBe(0)
    expect(await one.caller.code(documents.confirm, { id: foreign.id, input: CONFIRM })).toBe('NOT_FOUND')
  })

  it('are found by state, time, plate and by waiting for his word', async () => {
    const { trip, caller } = await ground()
    const [loaded, done] = [await trip({ status: 'LOADED' }), await trip()]
    await caller.ask(documents.confirm, { id: done.id, input: CONFIRM })
    const idsBy = async (filter: object) =>
      (await caller.ask<Trips>(documents.list, { filter })).ownTrips.records.map(({ id }) => id)
    expect(await idsBy({ status: ['LOADED'] })).toEqual([loaded.id])
    expect(await idsBy({ waiting: true })).toEqual([loaded.id])
    expect(await idsBy({ waiting: false })).toEqual([done.id])
    expect(await idsBy({ goDatetime: { from: '2020-01-01T00:00:00+08:00', to: '2020-02-01T00:00:00+08:00' } })).toEqual(
      [],
    )
    expect(await caller.code(documents.list, { page: { current: 1, size: 0 } })).toBe('INVALID_INPUT')
  })

  it('are read in as many statements for one trip as for a hundred', async () => {
    const { company, driver, trip, caller } = await ground()
    await trip()
    const few = await statementsOf(() => caller.ask(documents.list, { page: { current: 1, size: 100 } }))
    await newWaybills(company, 99, { driver })
    const many = await statementsOf(() => caller.ask(documents.list, { page: { current: 1, size: 100 } }))
    expect(many.length).toBe(few.length)
  })
})

describe('the word of a driver about a trip', () => {
  it('confirms it, or refuses it with a reason, which is an oddity to the clerks', async () => {
    const { trip, caller, clerk } = await ground()
    const [good, bad] = [await trip(), await trip()]
    expect(await caller.ask(documents.confirm, { id: good.id, input: CONFIRM })).toMatchObject({
      confirmOwnTrip: { id: good.id, verdict: 'CONFIRMED', reason: null },
    })
    expect(await caller.code(documents.confirm, { id: bad.id, input: { verdict: 'REFUSED' } })).toBe('INVALID_INPUT')
    await caller.ask(documents.confirm, { id: bad.id, input: REFUSE })
    expect(await statesOf(clerk, good)).toEqual([])
    expect(await statesOf(clerk, bad)).toEqual(['SIDES_DIFFER OPEN'])
  })

  it('is one under one key, and none when it is only tried', async () => {
    const { trip, caller } = await ground()
    const { id } = await trip()
    await caller.ask(documents.confirm, { id, input: REFUSE, dryRun: true })
    expect((await caller.ask<Trips>(documents.list)).ownTrips.records[0]?.verdict).toBeNull()
    const first = await caller.ask(documents.confirm, { id, input: REFUSE, key: 'k' })
    expect(await caller.ask(documents.confirm, { id, input: REFUSE, key: 'k' })).toEqual(first)
  })

  it('is refused about the trip of another driver of the company, and about none', async () => {
    const { company, caller } = await ground()
    const other = await newWaybill(company, { driver: (await newSignedUpDriver(company)).driver })
    for (const id of [other.id, newId(), 'x'])
      expect(await caller.code(documents.confirm, { id, input: CONFIRM })).toBe('NOT_FOUND')
  })

  it('is refused about a void trip', async () => {
    const { trip, caller } = await ground()
    const { id } = await trip({ status: 'VOID' })
    expect(await caller.code(documents.confirm, { id, input: CONFIRM })).toBe('TRIP_VOID')
  })
})
