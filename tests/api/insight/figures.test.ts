import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { handedIn, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { costed, newDig, newDigPhase } from '@tufang/tests/dig'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { exactly } from '@tufang/tests/figures-oracle'
import { newPayable, payPart } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { newWork } from '@tufang/tests/work'
import { beforeAll, describe, expect, it } from 'vitest'

/** Figures of the first page, of the board and of the charts against the questions by any dimension that they are. */
const NOW = new Date('2026-06-20T07:30:00+08:00')
const DAYS = { from: '2026-06-06T00:00:00+08:00', to: '2026-06-20T00:00:00+08:00' }
const company = await newCompany()
const admin = await company.as('管理员')
const dig = await newDig(company)
const projectInfoId = dig.project.id
const phase = await newDigPhase(company, dig, { truckCubic: '18.000' })

beforeAll(async () => {
  const { clock } = await testApp()
  clock.set(NOW)
  await newWork(company, dig, 7, 90)
  const [open, other] = [await newCard(company), await newCard(company)]
  await newWaybills(company, 2, { card: open, goDatetime: new Date('2026-06-19T10:00:00+08:00') })
  await newWaybill(company, { card: open, pendingReview: true, weightUnit: 'TON', weightTons: '9.125' })
  await handedIn(admin, '王五', open)
  await newWaybill(company, { project: await newProject(company) })
  const paid = await newWaybills(company, 2, { card: other, payee: await newPayee(company), settlePrice: '10.50' })
  const lacking = await newWaybill(company, { card: other, settlePrice: '1.25' })
  await settle(admin, { waybillIds: [...paid, lacking].map(({ id }) => id) })
  await payPart(admin, (await newPayable(company, 2)).settlement, '12.34')
  const own = await newWaybills(company, 2, { project: dig.project, card: await newCard(company), settlePrice: '5.00' })
  await settle(admin, { waybillIds: own.map(({ id }) => id) })
  const flagged = await rowsOf<{ id: string; at: Date }>(
    sql`select id, go_datetime as at from waybill where company_id = ${company.id} and project_id = ${projectInfoId} order by id limit 3`,
  )
  for (const [which, { id, at }] of flagged.entries())
    await rowsOf(sql`insert into waybill_anomaly (company_id, id, waybill_id, rule, evidence, evidence_key, go_datetime, created_at, updated_at)
      values (${company.id}, gen_random_uuid(), ${id}, ${which === 0 ? 'OVERWEIGHT' : 'SAME_PICTURE'}, '{}', 'test', ${at}, now(), now())`)
  await costed()
  const { waybillCounts, waybillCosts } = await services()
  await waybillCounts.fold()
  await waybillCosts.fold()
})

type Figure = string | number | null
type Group = Record<string, Figure>
/** Groups of a question. */
async function groups(field: string, by: string, filter: object, fields: string): Promise<Group[]> {
  const named = field === 'excavatorStats' ? 'ExcavatorRecord' : field.charAt(0).toUpperCase() + field.slice(1, -5)
  const text = `query ($filter: ${named}Filter) { stats: ${field}(by: [${by}], filter: $filter, page: { size: 100 }) { total records { ${fields} } } }`
  const { stats } = await admin.ask<{ stats: { total: number; records: Group[] } }>(text, { filter })
  expect(stats.total).toBe(stats.records.length)
  return stats.records
}

/** Measure of a question that has one group at most. */
async function figure(field: string, filter: object, measure: string, by = 'PROJECT'): Promise<bigint> {
  const found = await groups(field, by, filter, measure)
  expect(found.length).toBeLessThan(2)
  return exactly(found[0]?.[measure])
}
const trips = (filter: object, measure: string, by?: string) => figure('waybillStats', filter, measure, by)
const ofChart = (chart: string, measure: string, more: object = {}) =>
  trips({ phase: { phaseId: phase.id, chart, ...more } }, measure)

const sumOf = (found: readonly Group[], measure: string): bigint =>
  found.reduce((sum, group) => sum + exactly(group[measure]), 0n)

describe('figures of the first page', () => {
  it('are questions by a dimension', async () => {
    const { welcome } = await admin.ask<{ welcome: Record<string, Figure> & { days: Group[] } }>(`{ welcome {
      openReceiptCount openReceiptWaybillCount settleAbleWaybillCount settleAbleAmount pendingReviewCount pendingSettlementCount
      pendingSettlementAmount approvedUnpaidAmount lackingPayeeCount unpricedCount tripsWithoutTons yesterdayTripCount
      days { day tripCount weightTons } } }`)
    const [receipts, pending, approved] = [{ status: ['OPEN'] }, { status: ['PENDING'] }, { status: ['APPROVED'] }]
    const [settleable, review] = [{ settleable: true }, { settled: false, pendingReview: true }]
    const lacking = { settled: true, lackingPayee: true }
    const days = await groups('waybillStats', 'DAY', { goDatetime: DAYS }, 'day trips weightTons')
    const units = await groups('waybillStats', 'UNIT', { goDatetime: DAYS }, 'weightType trips')
    const asked = {
      openReceiptCount: await figure('receiptStats', receipts, 'counted', 'STATUS'),
      openReceiptWaybillCount: await figure('receiptStats', receipts, 'settleAbleCount', 'STATUS'),
      pendingSettlementCount: await figure('settlementStats', pending, 'counted', 'STATUS'),
      pendingSettlementAmount: await figure('settlementStats', pending, 'settleAmt', 'STATUS'),
      approvedUnpaidAmount: await figure('settlementStats', approved, 'unpaidAmt', 'STATUS'),
      settleAbleWaybillCount: await trips(settleable, 'trips', 'SETTLED'),
      settleAbleAmount: await trips(settleable, 'accountedAmt', 'SETTLED'),
      pendingReviewCount: await trips(review, 'trips', 'SETTLED'),
      lackingPayeeCount: await trips(lacking, 'trips', 'SETTLED'),
      unpricedCount: await trips({ ...settleable, unpriced: true }, 'trips', 'SETTLED'),
      tripsWithoutTons: sumOf(
        units.filter(({ weightType }) => weightType !== 'TON'),
        'trips',
      ),
      yesterdayTripCount: sumOf(
        days.filter(({ day }) => day === '2026-06-19'),
        'trips',
      ),
    }
    const { days: shown, ...figures } = welcome
    expect(asked).toEqual(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, exactly(value)])))
    expect(Object.entries(asked).filter(([, value]) => value === 0n)).toEqual([])
    const gone = shown.filter(({ tripCount }) => tripCount !== 0)
    expect(gone.length).toBeGreaterThan(1)
    expect(days.filter(({ trips: count }) => count !== 0)).toEqual(
      gone.map(({ day, tripCount, weightTons }) => ({ day, trips: tripCount, weightTons })),
    )
  })
})

/** Parts of the cost on the board, and the trips without a price. */
const PARTS = {
  outsideCost: 'OUTSIDE',
  insideCost: 'INSIDE',
  adjustAmt: 'ADJUSTED',
  ticketCost: 'TICKET',
  dumpFee: 'DUMP_FEE',
}
const GAPS = { unpricedCount: 'UNPRICED', unpricedTicketCount: 'UNPRICED_TICKET' }

interface Board {
  projects: {
    phases: (Group & { reasons: { reason: string; count: number }[] })[]
    anomalies: { rule: string; count: number; blocking: boolean }[]
    cash: { pendingAmt: string; unplannedAmt: string }
  }[]
}

describe('figures of the board', () => {
  it('are questions with the trips, the work, the anomalies and the settlements of a phase or a project', async () => {
    const { board } = await admin.ask<{ board: Board }>(
      `query ($ids: [ID!]) { board(projectInfoIds: $ids) { projects { anomalies { rule count blocking } cash { pendingAmt unplannedAmt }
        phases { realCubic transportCost internalCost paidAmt machineCost tripCount unpricedShiftCount
          ${Object.keys({ ...PARTS, ...GAPS }).join(' ')} reasons { reason count } } } } }`,
      { ids: [projectInfoId] },
    )
    const [shown] = board.projects
    const { reasons = [], ...figures } = shown?.phases[0] ?? {}
    const work = (measure: string, more: object = {}) =>
      figure('excavatorStats', { phase: { phaseId: phase.id, ...more } }, measure)
    const asked: Record<string, bigint> = {
      realCubic: await ofChart('OUTPUT', 'phaseCubic'),
      transportCost: await ofChart('TRANSPORT', 'phaseCost'),
      internalCost: await ofChart('INTERNAL', 'phaseCost'),
      paidAmt: await ofChart('EVERY', 'phasePaidAmt'),
      tripCount: await ofChart('EVERY', 'trips'),
      machineCost: await work('phaseCost'),
      unpricedShiftCount: await work('counted', { unpriced: true }),
    }
    for (const [name, part] of Object.entries(PARTS)) asked[name] = await ofChart('EVERY', 'phasePartAmt', { part })
    for (const [name, part] of Object.entries(GAPS)) asked[name] = await ofChart('EVERY', 'trips', { part })
    expect(asked).toEqual(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, exactly(value)])))
    expect(asked.transportCost).toBeGreaterThan(0n)
    for (const { reason, count } of reasons) expect(await ofChart('ALL', 'trips', { reason })).toBe(exactly(count))
    expect(reasons.length).toBeGreaterThan(2)
    const flags = await groups(
      'anomalyStats',
      'RULE, BLOCKING',
      { projectInfoId, state: ['OPEN'] },
      'rule blocking counted',
    )
    const told = (shown?.anomalies ?? []).map(({ rule, count, blocking }) => ({ rule, blocking, counted: count }))
    expect(flags).toEqual(told.toSorted((one, other) => one.rule.localeCompare(other.rule)))
    expect(flags).toHaveLength(2)
    const settled = (filter: object, measure: string) =>
      figure('settlementStats', { projectInfoId, ...filter }, measure)
    expect(await settled({ status: ['PENDING'] }, 'settleAmt')).toBe(exactly(shown?.cash.pendingAmt))
    const unplanned = { status: ['APPROVED'], planned: false }
    expect(await settled(unplanned, 'unpaidAmt')).toBe(exactly(shown?.cash.unplannedAmt))
  })

  it('are questions with the trips of the whole project, where its cost is asked for', async () => {
    const parts = Object.keys(PARTS).join(' ')
    const { projectCost } = await admin.ask<{ projectCost: { rows: Group[] } }>(
      `query ($id: ID!) { projectCost(projectInfoId: $id) { rows { kind ${parts} } } }`,
      { id: projectInfoId },
    )
    const whole = projectCost.rows.find(({ kind }) => kind === 'TOTAL') ?? {}
    for (const [name, part] of Object.entries(PARTS)) {
      const phaseTrips = { projectInfoId, whole: true, chart: 'EVERY', part }
      expect(await trips({ phase: phaseTrips }, 'phasePartAmt'), name).toBe(exactly(whole[name]))
    }
  })
})
interface Chart {
  points: { key: string; from: string }[]
  series: { name: string; values: (string | null)[] }[]
  exclusions: { total: number; correct: number; cubic: string; reasons: { reason: string; count: number }[] }
}

/** Values of a chart's series by the keys of its points, without those that have none. */
function valuesOf({ points, series }: Chart, at: number): Record<string, bigint> {
  const values = series[at]?.values ?? []
  const told = points.map(({ key }, place) => [key, exactly(values[place])] as const)
  return Object.fromEntries(told.filter(([, value]) => value !== 0n))
}

const CHARTS: readonly { chart: string; ask: string; by: string; key: string; measures: readonly string[] }[] = [
  {
    chart: 'TRANSPORT',
    ask: 'phaseCosts(id: $id, chart: TRANSPORT, step: MONTH)',
    by: 'MONTH',
    key: 'month',
    measures: ['phaseCost', 'phaseCubic'],
  },
  {
    chart: 'TRANSPORT',
    ask: 'phaseCosts(id: $id, chart: TRANSPORT, step: DAY)',
    by: 'DAY',
    key: 'day',
    measures: ['phaseCost', 'phaseCubic'],
  },
  {
    chart: 'GARBAGE',
    ask: 'phaseCosts(id: $id, chart: GARBAGE, step: MONTH)',
    by: 'SITE',
    key: 'garbageId',
    measures: ['trips', 'phaseDumpCost'],
  },
  {
    chart: 'MACHINE',
    ask: 'phaseCosts(id: $id, chart: MACHINE, step: MONTH)',
    by: 'MACHINE',
    key: 'machineCode',
    measures: ['trips'],
  },
  ...['MONTH', 'SITE', 'SOIL', 'MODE'].map((by) => ({
    chart: 'OUTPUT',
    ask: `phaseOutput(id: $id, by: ${by === 'MONTH' ? 'TIME' : by}, step: MONTH)`,
    by,
    key: { MONTH: 'month', SITE: 'garbageId', SOIL: 'goSoilType', MODE: 'tpMode' }[by] ?? '',
    measures: ['trips', 'phaseCubic'],
  })),
]

describe('figures of the charts', () => {
  it.each(CHARTS.map((one) => [one.ask, one] as const))(
    'are groups of the trips that a chart counts: %s',
    async (_, { chart, ask, by, key, measures }) => {
      const { found } = await admin.ask<{ found: Chart }>(
        `query ($id: ID!) { found: ${ask} { points { key from } series { name values } exclusions { total correct cubic reasons { reason count } } } }`,
        { id: phase.id },
      )
      const told = await groups(
        'waybillStats',
        by,
        { phase: { phaseId: phase.id, chart } },
        `${key} ${measures.join(' ')}`,
      )
      expect(told.length).toBeGreaterThan(0)
      for (const [at, measure] of measures.entries()) {
        const asked = told.map((group) => [pointOf(by, group[key]), exactly(group[measure])] as const)
        expect(Object.fromEntries(asked.filter(([, value]) => value !== 0n)), measure).toEqual(valuesOf(found, at))
      }
      const { exclusions } = found
      expect(await ofChart(chart, 'trips')).toBe(exactly(exclusions.correct))
      for (const { reason, count } of exclusions.reasons)
        expect(await ofChart(chart, 'trips', { reason })).toBe(exactly(count))
    },
  )

  it('are groups of the work of machines', async () => {
    const { found } = await admin.ask<{ found: Chart }>(
      'query ($id: ID!) { found: phaseCosts(id: $id, chart: MACHINE, step: MONTH) { points { key from } series { name values } } }',
      { id: phase.id },
    )
    const filter = { phase: { phaseId: phase.id } }
    const shifts = await groups(
      'excavatorStats',
      'MACHINE_CODE',
      { ...filter, ledgerType: 'SHIFT' },
      'machineCode workTime',
    )
    const told = await groups('excavatorStats', 'MACHINE_CODE', filter, 'machineCode phaseCost')
    const hours = shifts.map(({ machineCode, workTime }) => [String(machineCode), (Number(workTime) / 60).toFixed(1)])
    expect(Object.fromEntries(hours.map(([code, value]) => [code, exactly(value)]))).toEqual(valuesOf(found, 1))
    const costs = told.flatMap(({ machineCode, phaseCost }) =>
      exactly(phaseCost) === 0n ? [] : [[machineCode, exactly(phaseCost)]],
    )
    expect(Object.fromEntries(costs)).toEqual(valuesOf(found, 2))
  })
})

/** Key that a chart has for a group: the first day of a month, nothing for none. */
const pointOf = (by: string, value: Figure | undefined): string =>
  by === 'MONTH' ? `${value}-01` : String(value ?? '')
