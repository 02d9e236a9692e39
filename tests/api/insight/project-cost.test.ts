import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import {
  ofPhase,
  PARTS,
  type Part,
  type Plain,
  type PlainProject,
  plainCost,
  plainCubic,
  plainProject,
  together,
} from '@tufang/tests/cost-oracle'
import { costed, drawnPhase, newDig, newDigPhase, partsOfPhase } from '@tufang/tests/dig'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { newWork } from '@tufang/tests/work'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const COST = `query ($id: ID!) { projectCost(projectInfoId: $id) { projectInfoId projectName updating rows { kind phaseId phaseName fromDate toDate
  outsideCost insideCost adjustAmt ticketCost ticketAdjustAmt dumpFee machineCost cost realCubic cubicCost haulCost haulCubicCost planCubic planCost planCubicCost
  tripCount recordCount entryCount unpricedCount unpricedTicketCount unpricedEntryCount unpricedShiftCount } } }`

interface Row extends Plain {
  kind: 'PHASE' | 'NO_PHASE' | 'SHARED' | 'TOTAL'
  phaseId: string | null
  realCubic: string
  cubicCost: string | null
  haulCost: string
  haulCubicCost: string | null
  planCost: string | null
  planCubicCost: string | null
}

const costOf = async (caller: Caller, id: string): Promise<Row[]> =>
  (await caller.ask<{ projectCost: { rows: Row[] } }>(COST, { id })).projectCost.rows

/** Checks that each row is the sum of its parts, and the last row the sum of the others. */
function expectPlain(rows: readonly Row[], plain: PlainProject): void {
  const ofKind = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  expect(ofKind('PHASE').map(({ phaseId }) => phaseId)).toEqual(plain.phases.map(({ id }) => id))
  for (const [at, phase] of plain.phases.entries()) {
    const own = ofPhase(plain, phase)
    expect(rows[at]).toMatchObject(plainCost(plain, own))
    const cubic = plainCubic(plain, own.trips, phase.truck)
    expect(rows[at]?.realCubic).toBe(cubic.toFixed(3))
    expect(rows[at]?.cubicCost ?? null).toBe(
      cubic.eq(0) ? null : new Big(rows[at]?.cost ?? 0).div(cubic).round(2, 1).toFixed(2),
    )
  }
  expect(ofKind('NO_PHASE')).toMatchObject([plainCost(plain, together(plain, plain.phases, { taken: false }))])
  const [total] = ofKind('TOTAL')
  expect(total).toMatchObject(plainCost(plain, plain))
  const sum = (of: (row: Row) => string) => rows.slice(0, -1).reduce((all, row) => all.plus(of(row)), new Big(0))
  for (const name of [...PARTS, 'cost', 'haulCost', 'realCubic'] as const)
    expect(sum((row) => row[name]).eq(total?.[name] ?? '')).toBe(true)
  for (const row of rows) expect(PARTS.reduce((all, part) => all.plus(row[part]), new Big(0)).toFixed(2)).toBe(row.cost)
}

const TRIPS = `query ($filter: WaybillFilter) { waybills(filter: $filter) { total summary { phasePartAmt } } }`
const RECORDS = `query ($filter: ExcavatorRecordFilter) { excavatorRecords(filter: $filter) { total summary { phaseCost } } }`
const ENTRIES = `query ($filter: TicketEntryFilter) { ticketEntries(filter: $filter) { total summary { phaseCost } } }`
const partNames: Record<Exclude<Part, 'machineCost' | 'ticketAdjustAmt'>, string> = {
  outsideCost: 'OUTSIDE',
  insideCost: 'INSIDE',
  adjustAmt: 'ADJUSTED',
  ticketCost: 'TICKET',
  dumpFee: 'DUMP_FEE',
}

/** Checks that the lists behind a row add up to its figures. */
async function expectLists(caller: Caller, row: Row, projectId: string): Promise<void> {
  const whole = row.kind === 'TOTAL'
  const of = row.phaseId ? { phaseId: row.phaseId } : { projectInfoId: projectId, whole }
  const trips = async (part: string) => {
    const filter = { phase: { ...of, chart: 'EVERY', part } }
    return (await caller.ask<{ waybills: { total: number; summary: { phasePartAmt: string } } }>(TRIPS, { filter }))
      .waybills
  }
  for (const [name, part] of Object.entries(partNames))
    expect([name, (await trips(part)).summary.phasePartAmt]).toEqual([name, row[name as Part]])
  expect((await trips('UNPRICED')).total).toBe(row.unpricedCount)
  expect((await trips('UNPRICED_TICKET')).total).toBe(row.unpricedTicketCount)
  const records = async (more: object) => {
    const filter = { phase: { ...of, ...more } }
    const { excavatorRecords } = await caller.ask<{
      excavatorRecords: { total: number; summary: { phaseCost: string } }
    }>(RECORDS, { filter })
    return excavatorRecords
  }
  expect(await records({})).toEqual({ total: row.recordCount, summary: { phaseCost: row.machineCost } })
  expect((await records({ unpriced: true })).total).toBe(row.unpricedShiftCount)
  const entries = async (more: object) => {
    const filter = { phase: { ...of, ...more } }
    const { ticketEntries } = await caller.ask<{ ticketEntries: { total: number; summary: { phaseCost: string } } }>(
      ENTRIES,
      { filter },
    )
    return ticketEntries
  }
  expect(await entries({})).toEqual({ total: row.entryCount, summary: { phaseCost: row.ticketAdjustAmt } })
  expect((await entries({ unpriced: true })).total).toBe(row.unpricedEntryCount)
}

describe('what a project costs', () => {
  it('is what its rows cost one by one, whatever phases it has, folded or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawnPhase, { maxLength: 4 }), fc.nat(), async (drawn, seed) => {
        const company = await newCompany()
        const dig = await newDig(company)
        for (const phase of drawn) await newDigPhase(company, dig, partsOfPhase(phase, dig))
        await newDigPhase(company, dig, { enabled: false })
        await newWork(company, dig, seed)
        await costed()
        const reader = await company.as('只读')
        const plain = await plainProject(company, dig.project.id)
        for (const fold of [false, true]) {
          if (fold) await (await services()).waybillCosts.fold()
          expectPlain(await costOf(reader, dig.project.id), plain)
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 6) },
    )
  })

  it('leads to lists that add up to each of its parts', async () => {
    const company = await newCompany()
    const dig = await newDig(company)
    await newDigPhase(company, dig, { fromDay: '2026-01-01', toDay: '2026-12-31', truckCubic: '18.000' })
    await newDigPhase(company, dig, {
      fromDay: '2026-05-02',
      toDay: '2026-07-15',
      soilTypes: [dig.soils[0]?.name ?? ''],
    })
    await newDigPhase(company, dig, {
      fromDay: '2025-11-01',
      toDay: '2026-05-01',
      soilTypes: [dig.soils[1]?.name ?? ''],
    })
    await newWork(company, dig, 11)
    await costed()
    const reader = await company.as('只读')
    const rows = await costOf(reader, dig.project.id)
    expect(rows.map(({ kind }) => kind)).toEqual(['PHASE', 'PHASE', 'PHASE', 'NO_PHASE', 'SHARED', 'TOTAL'])
    for (const row of rows.filter(({ kind }) => kind !== 'SHARED')) await expectLists(reader, row, dig.project.id)
    // Days that only one phase covers have records only there.
    expect(rows.slice(0, 3).map(({ recordCount }) => recordCount > 0)).toEqual([true, true, false])
    for (const part of PARTS) expect([part, Number(rows.at(-1)?.[part])]).not.toEqual([part, 0])
    for (const gap of ['unpricedCount', 'unpricedTicketCount', 'unpricedEntryCount', 'unpricedShiftCount'] as const)
      expect([gap, rows.at(-1)?.[gap]]).not.toEqual([gap, 0])
  })

  it('is what the chart of dump sites says, but for trips with tickets and for what other trips prepaid', async () => {
    const company = await newCompany()
    const dig = await newDig(company)
    const phase = await newDigPhase(company, dig, { fromDay: '2025-01-01', toDay: '2027-12-31' })
    await newWork(company, dig, 23)
    await costed()
    const reader = await company.as('只读')
    const chartOf = async (): Promise<Big> => {
      const { phaseCosts } = await reader.ask<{ phaseCosts: { series: { name: string; values: string[] }[] } }>(
        'query ($id: ID!) { phaseCosts(id: $id, chart: GARBAGE) { series { name values } } }',
        { id: phase.id },
      )
      const [, cost] = phaseCosts.series
      return (cost?.values ?? []).reduce((all, one) => all.plus(one), new Big(0))
    }
    const { trips, sitePrice } = await plainProject(company, dig.project.id)
    const sumOf = (some: typeof trips, of: (trip: (typeof trips)[number]) => string | null | undefined) =>
      some.reduce((all, trip) => all.plus(of(trip) ?? 0), new Big(0))
    const priced = trips.filter(({ ticket, mode, prepaid }) => ticket && mode === 'FREIGHT' && prepaid === null)
    const others = trips.filter(({ mode }) => mode !== 'FREIGHT')
    const atSites = sumOf(priced, ({ site }) => sitePrice.get(site ?? ''))
    const prepaid = sumOf(others, (trip) => trip.prepaid)
    expect([atSites.gt(0), prepaid.gt(0)]).toEqual([true, true])
    const feeOf = async () => new Big((await costOf(reader, dig.project.id))[0]?.dumpFee ?? 0)
    expect((await chartOf()).minus(atSites).plus(prepaid).toFixed(2)).toBe((await feeOf()).toFixed(2))
    // Without trips of these two kinds both give the same.
    await rowsOf(sql`update waybill set is_ticket = false, garbage_prepare_price = case when tp_mode = 'FREIGHT' then garbage_prepare_price end
      where company_id = ${company.id}`)
    expect((await chartOf()).toFixed(2)).toBe((await feeOf()).toFixed(2))
  })

  it('stands beside its plan, as a whole and by the cubic metre', async () => {
    const company = await newCompany()
    const dig = await newDig(company)
    await newDigPhase(company, dig, { planCubic: '1000', planTransportCost: '18500.00' })
    await newDigPhase(company, dig, { planCubic: '2000', planCubicPrice: '20.00', toDay: '2027-03-01' })
    const rows = await costOf(await company.as('只读'), dig.project.id)
    const plans = rows.map(({ planCost, planCubicCost, cubicCost }) => [planCost, planCubicCost, cubicCost])
    expect(plans).toEqual([
      ['18500.00', '18.50', null],
      ['40000.00', '20.00', null],
      [null, null, null],
      ['58500.00', '19.50', null],
    ])
  })

  it('takes as many statements for many phases as for one', async () => {
    const company = await newCompany()
    const dig = await newDig(company)
    await newDigPhase(company, dig)
    await newWork(company, dig, 3)
    const reader = await company.as('只读')
    const few = await statementsOf(() => costOf(reader, dig.project.id))
    for (const fromDay of ['2026-01-01', '2026-05-02', '2026-06-15']) await newDigPhase(company, dig, { fromDay })
    expect(await statementsOf(() => costOf(reader, dig.project.id))).toHaveLength(few.length)
    expect(few.length).toBeLessThan(20)
  })

  it('is of the own company, of a project that one sees, and for the person who looks at charts', async () => {
    const company = await newCompany()
    const [first, second] = [await newDig(company), await newDig(company)]
    const stranger = await (await newCompany()).as('管理员')
    expect(await stranger.code(COST, { id: first.project.id })).toBe('NOT_FOUND')
    expect(await (await company.as('只读')).code(COST, { id: 'no id' })).toBe('NOT_FOUND')
    const member = await newMember(company)
    await member.limitTo([second.project.id])
    expect(await member.caller.code(COST, { id: first.project.id })).toBe('NOT_FOUND')
    expect(await costOf(member.caller, second.project.id)).toHaveLength(2)
  })
})
