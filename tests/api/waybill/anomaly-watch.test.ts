import { sql } from '@tufang/server/kernel/sql/sql'
import { flagsOf, recheck, statesOf } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { DAY, HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

await testApp()

const NOON = new Date('2026-11-10T12:00:00+08:00')
const later = (ms: number, from = NOON) => new Date(from.getTime() + ms)
const trip = { goDatetime: NOON, inDatetime: later(-10 * MINUTE), completeDatetime: later(HOUR) }

async function setUp() {
  const company = await newCompany()
  return { company, clerk: await company.as('结算员') }
}

/** Truck of its own, so that no trips overlap by chance. */
const truckFor = async (company: TestCompany, capacityTons?: string) =>
  newTruck(company, { captain: await newCaptain(company), capacityTons })

describe('the facts that the database gives', () => {
  it('raise a flag with its evidence, whatever the rule', async () => {
    const { company, clerk } = await setUp()
    const truck = await truckFor(company, '20.000')
    const [noLoad, noUnload, long, heavy, loaded, cubic, offShift, voided] = [
      await newWaybill(company, { ...trip, truck: await truckFor(company), inDatetime: null }),
      await newWaybill(company, { ...trip, truck: await truckFor(company), completeDatetime: null }),
      await newWaybill(company, {
        ...trip,
        truck: await truckFor(company),
        completeDatetime: later(27 * HOUR + 13 * MINUTE),
      }),
      await newWaybill(company, { ...trip, truck, weightUnit: 'TON', weightTons: '20.001' }),
      await newWaybill(company, {
        ...trip,
        truck,
        goDatetime: later(DAY),
        completeDatetime: later(DAY + HOUR),
        load: '21',
      }),
      await newWaybill(company, {
        ...trip,
        truck,
        goDatetime: later(2 * DAY),
        completeDatetime: later(2 * DAY + HOUR),
        weightUnit: 'CUBIC',
      }),
      await newWaybill(company, { ...trip, truck: await truckFor(company), inShiftType: 'NIGHT' }),
      await newWaybill(company, { ...trip, truck: await truckFor(company), status: 'VOID', isTicket: true }),
    ]
    await recheck(company, noLoad, noUnload, long, heavy, loaded, cubic, offShift, voided)
    const told = async (waybill: { id: string }) =>
      (await flagsOf(clerk, waybill)).map(({ rule, evidence }) => `${rule} ${evidence}`)
    expect(await told(noLoad)).toEqual(['MISSING_PUNCH 缺装车打卡'])
    expect(await told(noUnload)).toEqual(['MISSING_PUNCH 缺卸车打卡'])
    expect(await told(long)).toEqual(['TRIP_TOO_LONG 出场至完成27小时13分，超过24小时'])
    expect(await told(heavy)).toEqual(['OVERWEIGHT 装载20.001吨，核载20.000吨，超出0.1%'])
    expect(await told(loaded)).toEqual(['OVERWEIGHT 装载21.000吨，核载20.000吨，超出5%'])
    // The soil has no tons for a cubic metre, so that nothing is reported.
    expect(await told(cubic)).toEqual([])
    expect(await told(offShift)).toEqual(['OUTSIDE_SHIFT 登记为夜班（18:00–06:00），装车时间11:50'])
    expect(await told(voided)).toEqual(['TICKET_WITHOUT_TRIP 已用票，但运单已作废'])
  })

  it('know what cubic metres of a soil weigh', async () => {
    const { company, clerk } = await setUp()
    const truck = await truckFor(company, '30.000')
    const heavy = await newWaybill(company, { ...trip, truck, weightUnit: 'CUBIC', weightTons: '20.000' })
    await rowsOf(sql`update soil_type set tons_per_cubic = 1.65 where company_id = ${company.id}`)
    await recheck(company, heavy)
    expect((await flagsOf(clerk, heavy))[0]).toMatchObject({ evidence: '装载33.000吨，核载30.000吨，超出10%' })
  })

  it('compare a trip with those of its project and site before its day', async () => {
    const { company, clerk } = await setUp()
    const dumpSite = await newDumpSite(company)
    const before = { dumpSite, isTicket: true, truck: await truckFor(company) }
    for (let nth = 1; nth <= 60; nth++) {
      const goDatetime = later(-nth * 6 * HOUR - DAY)
      const completeDatetime = later((40 + nth) * MINUTE, goDatetime)
      await newWaybill(company, { ...before, goDatetime, completeDatetime, trackDistanceM: 8000 + nth * 10 })
    }
    const odd = await newWaybill(company, {
      ...trip,
      dumpSite,
      truck: await truckFor(company),
      trackDistanceM: 20_000,
      completeDatetime: later(20 * MINUTE),
    })
    const elsewhere = await newWaybill(company, {
      ...trip,
      dumpSite: await newDumpSite(company),
      truck: await truckFor(company),
      trackDistanceM: 20_000,
      completeDatetime: later(20 * MINUTE),
    })
    await recheck(company, odd, elsewhere)
    expect((await flagsOf(clerk, odd)).map(({ evidence }) => evidence).toSorted()).toEqual([
      '出场至完成20分，快于同项目同渣土场近30天第5百分位（43分，60趟）',
      '没有用票；同项目、同渣土场、同土质近30天60趟中100%用票',
      '轨迹里程20.0公里，同项目同渣土场近30天中位数8.3公里（60趟），偏多141%',
    ])
    expect(await statesOf(clerk, elsewhere)).toEqual([])
  })
})

describe('overlapping trips of one truck', () => {
  async function overlapping() {
    const { company, clerk } = await setUp()
    const truck = await truckFor(company)
    const first = await newWaybill(company, { ...trip, truck })
    const second = await newWaybill(company, {
      truck,
      goDatetime: later(30 * MINUTE),
      inDatetime: later(25 * MINUTE),
      completeDatetime: later(2 * HOUR),
    })
    return { company, clerk, first, second }
  }

  it('flag the later one, whichever was looked at', async () => {
    const { company, clerk, first, second } = await overlapping()
    await recheck(company, first)
    expect(await statesOf(clerk, first)).toEqual([])
    const [flag] = await flagsOf(clerk, second)
    expect(flag).toMatchObject({ rule: 'TRIPS_OVERLAP', others: [{ id: first.id, no: first.no }] })
    expect(flag?.evidence).toContain(`与运单${first.no}`)
  })

  it('are over when either is mended', async () => {
    const { company, clerk, first, second } = await overlapping()
    await recheck(company, second)
    await rowsOf(sql`update waybill set complete_datetime = ${later(20 * MINUTE)}, version = version + 1
      where company_id = ${company.id} and id = ${first.id}`)
    await recheck(company, first)
    expect(await statesOf(clerk, second)).toEqual(['TRIPS_OVERLAP GONE'])
  })

  it('of different trucks are none', async () => {
    const { company, clerk, first } = await overlapping()
    const other = await newWaybill(company, { ...trip, truck: await truckFor(company) })
    await recheck(company, first, other)
    expect(await statesOf(clerk, other)).toEqual([])
  })
})

describe('the same picture', () => {
  const picture = () => `/file/${uniqueName()}.jpg`

  it('flags the younger waybill, also when the older one gets it later', async () => {
    const { company, clerk } = await setUp()
    const [shared, own] = [picture(), picture()]
    const older = await newWaybill(company, { ...trip, truck: await truckFor(company), inPicture: own })
    const younger = await newWaybill(company, {
      ...trip,
      truck: await truckFor(company),
      inPicture: picture(),
      goPicture: `${picture()}, ${shared}`,
    })
    await recheck(company, older, younger)
    expect(await statesOf(clerk, younger)).toEqual([])
    await rowsOf(sql`update waybill set in_picture = ${`${own},${shared}`}, version = version + 1
      where company_id = ${company.id} and id = ${older.id}`)
    await recheck(company, older)
    expect(await statesOf(clerk, older)).toEqual([])
    expect((await flagsOf(clerk, younger))[0]).toMatchObject({ evidence: `出场照片与运单${older.no}相同` })
    await rowsOf(
      sql`update waybill set in_picture = null, version = version + 1 where company_id = ${company.id} and id = ${older.id}`,
    )
    await recheck(company, older)
    expect(await statesOf(clerk, younger)).toEqual(['SAME_PICTURE GONE'])
  })

  it('flags a waybill that shows it twice itself, until another takes its place', async () => {
    const { company, clerk } = await setUp()
    const [twice, other] = [picture(), picture()]
    const { id } = await newWaybill(company, {
      ...trip,
      truck: await truckFor(company),
      inPicture: `${other},${twice}`,
      goPicture: ` ${twice}`,
    })
    await recheck(company, { id })
    expect((await flagsOf(clerk, { id }))[0]).toMatchObject({ evidence: '装车照片与出场照片相同' })
    await rowsOf(sql`update waybill set go_picture = ${picture()}, version = version + 1
      where company_id = ${company.id} and id = ${id}`)
    await recheck(company, { id })
    expect(await statesOf(clerk, { id })).toEqual(['SAME_PICTURE GONE'])
  })

  it('is found by one sweep, whoever left first and however far apart they are in it', async () => {
    const { company, clerk } = await setUp()
    const inPicture = picture()
    const now = Date.now()
    const older = await newWaybill(company, {
      truck: await truckFor(company),
      inPicture,
      goDatetime: new Date(now - HOUR),
    })
    // More rows than one piece holds lie between the two.
    await newWaybills(company, 2100, { goDatetime: new Date(now - 4 * HOUR) })
    const younger = await newWaybill(company, {
      truck: await truckFor(company),
      inPicture,
      goDatetime: new Date(now - 8 * HOUR),
    })
    const { anomalyWatch } = await services()
    await anomalyWatch.sweep(company.id, 3)
    expect((await statesOf(clerk, younger)).filter((state) => state.startsWith('SAME'))).toEqual(['SAME_PICTURE OPEN'])
    expect(await anomalyWatch.sweep(company.id, 3)).toMatchObject({ raised: 0, gone: 0 })
    expect((await statesOf(clerk, older)).filter((state) => state.startsWith('SAME'))).toEqual([])
  })

  it('of another company is none', async () => {
    const [one, other] = [await setUp(), await setUp()]
    const inPicture = picture()
    const made = []
    for (const { company } of [one, other]) {
      const waybill = await newWaybill(company, { ...trip, truck: await truckFor(company), inPicture })
      await recheck(company, waybill)
      made.push(waybill)
    }
    expect(await statesOf(other.clerk, made[1] ?? { id: '' })).toEqual([])
  })
})

describe('looking again', () => {
  it('changes nothing while the facts stay', async () => {
    const { company, clerk } = await setUp()
    const waybill = await newWaybill(company, { ...trip, truck: await truckFor(company), inDatetime: null })
    const content = () => rowsOf(sql`select * from waybill_anomaly where company_id = ${company.id} order by id`)
    expect(await recheck(company, waybill)).toMatchObject({ waybills: 1, raised: 1 })
    const before = await content()
    expect(await recheck(company, waybill)).toEqual({ waybills: 1, raised: 0, gone: 0 })
    await (await services()).anomalyWatch.sweep(company.id, 9999)
    expect(await content()).toEqual(before)
    expect(await statesOf(clerk, waybill)).toEqual(['MISSING_PUNCH OPEN'])
  })

  it('ends a flag whose facts are mended, and raises another when they break again', async () => {
    const { company, clerk } = await setUp()
    const waybill = await newWaybill(company, { ...trip, truck: await truckFor(company), inDatetime: null })
    const punch = (time: Date | null) =>
      rowsOf(sql`update waybill set in_datetime = ${time}, version = version + 1
        where company_id = ${company.id} and id = ${waybill.id}`)
    await recheck(company, waybill)
    await punch(NOON)
    await recheck(company, waybill)
    await punch(null)
    await recheck(company, waybill)
    expect(await statesOf(clerk, waybill)).toEqual(['MISSING_PUNCH OPEN', 'MISSING_PUNCH GONE'])
  })

  it('costs the same statements for one waybill and for many', async () => {
    const { company } = await setUp()
    const made = await newWaybills(company, 60, { ...trip, inDatetime: null, inPicture: '/file/same.jpg' })
    const [first, ...rest] = made
    if (!first) throw new Error('no waybill')
    // The norms of a day are computed once.
    await recheck(company, first)
    await rowsOf(sql`delete from waybill_anomaly where company_id = ${company.id}`)
    const one = await statementsOf(() => recheck(company, first))
    const many = await statementsOf(() => recheck(company, ...rest))
    expect(many.length).toBe(one.length)
    expect(many.length).toBeLessThanOrEqual(12)
    const found = await rowOf<{ flags: number }>(
      sql`select count(*)::int as flags from waybill_anomaly where company_id = ${company.id} and rule = 'SAME_PICTURE'`,
    )
    expect(found.flags).toBe(59)
  })

  it('by the clock sees all trips of the last days, and none before', async () => {
    const { company, clerk } = await setUp()
    const now = Date.now()
    const [recent, old] = [
      await newWaybill(company, {
        truck: await truckFor(company),
        goDatetime: new Date(now - 2 * DAY),
        inDatetime: null,
      }),
      await newWaybill(company, {
        truck: await truckFor(company),
        goDatetime: new Date(now - 5 * DAY),
        inDatetime: null,
      }),
    ]
    const { anomalyWatch } = await services()
    expect(await anomalyWatch.companies(3)).toContain(company.id)
    expect(await anomalyWatch.sweep(company.id, 3)).toEqual({ waybills: 1, raised: 1, gone: 0 })
    expect(await statesOf(clerk, recent)).toEqual(['MISSING_PUNCH OPEN'])
    expect(await statesOf(clerk, old)).toEqual([])
  })

  it('notices that a trip under way has taken too long by now', async () => {
    const { company, clerk } = await setUp()
    const waybill = await newWaybill(company, {
      truck: await truckFor(company),
      status: 'IN_TRANSIT',
      goDatetime: new Date(Date.now() - 25 * HOUR),
    })
    await recheck(company, waybill)
    expect((await flagsOf(clerk, waybill))[0]?.evidence).toMatch(/出场，超过24小时仍未完成$/)
  })
})
