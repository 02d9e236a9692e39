import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { only, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { ofPhase, plainCost, plainProject, together } from '@tufang/tests/cost-oracle'
import { costed, type Dig, drawnPhase, newDig, newDigPhase, newTrips, partsOfPhase, pickOf } from '@tufang/tests/dig'
import { newCard } from '@tufang/tests/factories/card'
import { newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { newPayable, payPart } from '@tufang/tests/payment'
import { plainCounts } from '@tufang/tests/phase-oracle'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { newWork } from '@tufang/tests/work'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

const NOW = new Date('2026-06-20T12:00:00+08:00')
const FIGURES = `planCubic realCubic surveyedCubic planCost transportCost internalCost cost paidAmt tripCount leftOutCount
  outsideCost insideCost adjustAmt ticketCost ticketAdjustAmt dumpFee machineCost
  unpricedCount unpricedTicketCount unpricedEntryCount unpricedShiftCount`
const CASH = 'cash { overdueAmt weeks { from to amount } unplannedAmt neededAmt pendingAmt }'
const PARTS = `figures { ${FIGURES} } anomalies { rule count blocking } ${CASH}`
const BOARD = `query ($ids: [ID!]) { board(projectInfoIds: $ids) { day total totals { ${PARTS} } projects { projectInfoId projectName updating shared { tripCount realCubic cost paidAmt } ${PARTS}
  phases { id phaseName current surveyDay ${FIGURES} reasons { reason count }
    forecast { endDay earliestDay latestDay leftCubic pace slowPace fastPace workingDays calendarDays firstDay lastDay } } } } }`

interface Figures {
  planCubic: string | null
  realCubic: string
  planCost: string | null
  transportCost: string
  internalCost: string
  cost: string
  paidAmt: string
  tripCount: number
  leftOutCount: number
}
interface Parts {
  figures: Figures
  anomalies: { rule: string; count: number; blocking: boolean }[]
  cash: { overdueAmt: string; weeks: { amount: string }[]; unplannedAmt: string; neededAmt: string; pendingAmt: string }
}
interface Phase extends Figures {
  id: string
  current: boolean
  reasons: { reason: string; count: number }[]
  forecast: Record<string, string | number | null> | null
}
type Shared = Pick<Figures, 'tripCount' | 'realCubic' | 'cost' | 'paidAmt'>
interface Board {
  day: string
  total: number
  totals: Parts
  projects: (Parts & { projectInfoId: string; phases: Phase[]; updating: boolean; shared: Shared | null })[]
}

const boardOf = async (caller: Caller, ids: string[] | null = null): Promise<Board> =>
  (await caller.ask<{ board: Board }>(BOARD, { ids })).board

beforeEach(async () => (await testApp()).clock.set(NOW))

/** Spreads the trips of a dig over past days, leaving some days empty. */
const spread = ({ id }: TestCompany, { project }: Dig) =>
  rowsOf(sql`update waybill set actually_paid = round(weight_tons, 2), go_datetime = timestamptz '2026-06-19 20:00+08'
      - (('x' || substr(md5(id::text), 1, 4))::bit(16)::int % 40) * interval '2 days'
    where company_id = ${id} and project_id = ${project.id} and substr(md5(no), 1, 1) < 'a'`)

/** Figures that a phase's board has beyond its charts, computed from single trips. */
async function plainRest(company: TestCompany, phaseId: string) {
  const trips = sql`select w.*, (w.go_datetime at time zone 'Asia/Shanghai')::date as day, coalesce(w.settle_price, w.costing_price) as price,
      case w.weight_unit when 'CUBIC' then w.weight_tons when 'TRUCK' then h.truck_cubic
        else w.weight_tons / nullif(t.tons_per_cubic, 0) end as cubic
    from waybill w join project_phase h on h.company_id = w.company_id and h.project_id = w.project_id
      left join soil_type t on t.company_id = w.company_id and t.name = w.go_soil_type
    where w.company_id = ${company.id} and h.id = ${phaseId} and w.status <> 'VOID'
      and (w.go_datetime at time zone 'Asia/Shanghai')::date between h.from_day and h.to_day
      and (h.dump_site_ids = '{}' or w.dump_site_id = any(h.dump_site_ids))
      and (h.soil_types = '{}' or w.go_soil_type = any(h.soil_types))`
  return rowOf<{ paid: string; internal: string; paces: number[]; days: number; first: string; last: string }>(sql`
    with trips as (${trips}), days as (
      select distinct (w.go_datetime at time zone 'Asia/Shanghai')::date as day
      from waybill w join project_phase h on h.company_id = w.company_id and h.project_id = w.project_id
      where w.company_id = ${company.id} and h.id = ${phaseId} and w.status <> 'VOID'
        and (w.go_datetime at time zone 'Asia/Shanghai')::date between greatest(h.from_day, date '2026-04-21') and least(h.to_day, date '2026-06-19')
      order by 1 desc limit 14
    ), paced as (select d.day, coalesce((select sum(t.cubic) from trips t where t.day = d.day), 0) as cubic from days d)
    select (select coalesce(sum(actually_paid), 0)::numeric(18, 2)::text from trips) as paid,
      (select coalesce(sum(round(price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt), 0)::numeric(18, 2)::text
        from trips where tp_mode = 'INTERNAL' and price > 0) as internal,
      (select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by cubic) from paced) as paces,
      (select count(*)::int from days) as days, (select min(day)::text from days) as first, (select max(day)::text from days) as last`)
}

async function expectPlain(company: TestCompany, projectId: string, phase: Phase): Promise<void> {
  const [output, transport, all] = [
    await plainCounts(company, phase.id, 'OUTPUT'),
    await plainCounts(company, phase.id, 'TRANSPORT'),
    await plainCounts(company, phase.id, 'ALL'),
  ]
  const rest = await plainRest(company, phase.id)
  expect(phase).toMatchObject({
    realCubic: output.cubic,
    transportCost: transport.amount,
    internalCost: rest.internal,
    paidAmt: rest.paid,
    tripCount: all.total,
    leftOutCount: all.total - all.correct,
  })
  expect(Object.fromEntries(phase.reasons.map(({ reason, count }) => [reason, count]))).toEqual(all.reasons)
  const plain = await plainProject(company, projectId)
  const own = plain.phases.find(({ id }) => id === phase.id)
  if (!own) throw new Error('no such phase')
  const { recordCount: _, entryCount: __, ...cost } = plainCost(plain, ofPhase(plain, own))
  expect(phase).toMatchObject(cost)
  const { forecast } = phase
  // A phase without trips on most working days has no pace.
  if (!forecast) return expect(rest.paces[1]).toBe(0)
  expect(forecast).toMatchObject({ workingDays: rest.days, firstDay: rest.first, lastDay: rest.last })
  for (const [at, pace] of [forecast.slowPace, forecast.pace, forecast.fastPace].entries())
    expect(Number(pace)).toBeCloseTo(rest.paces[at] ?? Number.NaN, 2)
}

/** Totals count each trip once, for the first phase that takes it, and the shared trips of a project once as well. */
async function expectOnce(company: TestCompany, projects: Board['projects'], totals: Figures): Promise<void> {
  const plain = await Promise.all(
    projects.map(({ projectInfoId, phases }) =>
      plainFigures(
        company,
        projectInfoId,
        phases.map(({ id }) => id),
      ),
    ),
  )
  for (const [at, { figures, phases, shared }] of projects.entries()) {
    const own = plain[at]
    expect(figures).toMatchObject({ tripCount: own?.tripCount, leftOutCount: own?.leftOutCount })
    expect(Number(figures.cost)).toBeCloseTo(own?.cost ?? Number.NaN, 2)
    // Each phase is rounded on its own.
    expect(Math.abs(Number(figures.realCubic) - (own?.cubic ?? Number.NaN))).toBeLessThan(0.001 * phases.length)
    const all = phases.reduce((sum, { tripCount }) => sum + tripCount, 0)
    expect(shared?.tripCount ?? 0).toBe(all - figures.tripCount)
  }
  const sum = (of: (one: Awaited<ReturnType<typeof plainFigures>>) => number) =>
    plain.reduce((all, one) => all + of(one), 0)
  expect(totals.tripCount).toBe(sum(({ tripCount }) => tripCount))
  expect(Number(totals.cost)).toBeCloseTo(
    sum(({ cost }) => cost),
    2,
  )
}

async function plainFigures(company: TestCompany, projectId: string, ids: readonly string[]) {
  const counts = (chart: string) => plainCounts(company, ids, chart)
  const [output, all] = [await counts('OUTPUT'), await counts('ALL')]
  const plain = await plainProject(company, projectId)
  const phases = plain.phases.filter(({ id }) => ids.includes(id))
  const { cost } = plainCost(plain, together(plain, phases, { taken: true }))
  return {
    tripCount: all.total,
    leftOutCount: all.total - all.correct,
    cost: Number(cost),
    cubic: Number(output.cubic),
  }
}

async function aDig(company: TestCompany, seed: number) {
  const dig = await newDig(company)
  const whole = await newDigPhase(company, dig, { truckCubic: '18.000', planCubicPrice: '2.50' })
  const narrow = await newDigPhase(company, dig, {
    fromDay: '2026-05-02',
    toDay: '2026-07-15',
    dumpSiteIds: [dig.sites[0]?.id ?? ''],
    soilTypes: [dig.soils[0]?.name ?? ''],
    planTransportCost: '1000.00',
  })
  await newWork(company, dig, seed, 300)
  await spread(company, dig)
  return { dig, ids: [whole.id, narrow.id] }
}

describe('the board', () => {
  it('says of each phase what plain statements over its trips say, folded or not', async () => {
    const company = await newCompany()
    const digs = [await aDig(company, 20_261_127), await aDig(company, 7)]
    await costed()
    const reader = await company.as('只读')
    for (const fold of [false, true]) {
      if (fold) await (await services()).waybillCosts.fold()
      const { projects, total, totals, day } = await boardOf(reader)
      expect([day, total, projects.length]).toEqual(['2026-06-20', 2, 2])
      const phases = projects.flatMap((project) => project.phases)
      expect(phases.map(({ id }) => id).sort()).toEqual(digs.flatMap(({ ids }) => ids).sort())
      for (const { projectInfoId, phases: own } of projects)
        for (const phase of own) await expectPlain(company, projectInfoId, phase)
      expect(phases.filter(({ forecast }) => forecast).length).toBeGreaterThanOrEqual(2)
      expect(totals.figures).toMatchObject({ planCubic: '480000.000', planCost: '602000.00' })
      await expectOnce(company, projects, totals.figures)
    }
  })

  it('counts a trip once, however many phases take it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawnPhase, { minLength: 2, maxLength: 5 }), fc.nat(), async (drawn, seed) => {
        const company = await newCompany()
        const dig = await newDig(company)
        for (const phase of drawn) await newDigPhase(company, dig, partsOfPhase(phase, dig))
        await newWork(company, dig, seed, 60)
        await costed()
        const reader = await company.as('只读')
        for (const fold of [false, true]) {
          if (fold) await (await services()).waybillCosts.fold()
          const { projects, totals } = await boardOf(reader)
          expect(projects.flatMap(({ phases }) => phases)).toHaveLength(drawn.length)
          await expectOnce(company, projects, totals.figures)
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 6) },
    )
  })

  it('says what phases share that are dug on the same days', async () => {
    const company = await newCompany()
    const dig = await newDig(company)
    await newDigPhase(company, dig, { truckCubic: '18.000' })
    await newDigPhase(company, dig, { truckCubic: '18.000', soilTypes: [dig.soils[0]?.name ?? ''] })
    await newTrips(company, dig, pickOf(3), 40)
    await costed()
    const [project] = (await boardOf(await company.as('只读'))).projects
    const narrow = project?.phases.find(({ tripCount }) => tripCount !== project.figures.tripCount)
    expect(project?.shared).toEqual({
      tripCount: narrow?.tripCount,
      realCubic: narrow?.realCubic,
      cost: narrow?.cost,
      paidAmt: narrow?.paidAmt,
    })
    expect(project?.shared?.tripCount).toBeGreaterThan(0)
  })

  it('takes as many statements for many projects as for one', async () => {
    const company = await newCompany()
    const reader = await company.as('只读')
    await aDig(company, 1)
    const few = await statementsOf(() => boardOf(reader))
    for (const seed of [2, 3, 4]) await aDig(company, seed)
    expect(await statementsOf(() => boardOf(reader))).toHaveLength(few.length)
    expect(few.length).toBeLessThan(20)
  })

  it('shows the phases that are dug, or else the latest one, and no project without any', async () => {
    const company = await newCompany()
    const [running, over, none] = [await newDig(company), await newDig(company), await newDig(company)]
    const old = await newDigPhase(company, over, { fromDay: '2025-01-01', toDay: '2025-03-01' })
    const later = await newDigPhase(company, over, { fromDay: '2025-03-02', toDay: '2025-06-01', planCubic: null })
    const now = await newDigPhase(company, running)
    await newDigPhase(company, running, { fromDay: '2024-01-01', toDay: '2024-12-31' })
    await newDigPhase(company, none, { enabled: false })
    const { projects } = await boardOf(await company.as('只读'))
    expect(projects.map(({ phases }) => phases.map(({ id, current }) => [id, current]))).toEqual([
      [[now.id, true]],
      [[later.id, false]],
    ])
    expect(projects[1]?.phases[0]).toMatchObject({ planCubic: null, forecast: null, cost: '0.00' })
    expect(old.id).not.toBe(later.id)
    const one = await boardOf(await company.as('只读'), [over.project.id, 'no id'])
    expect([one.total, one.projects.map(({ projectInfoId }) => projectInfoId)]).toEqual([1, [over.project.id]])
  })

  it('adds up what has to be paid in four weeks', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company, 4)
    const { projectId } = settlement
    await newProjectPhase(company, { project: { id: projectId } })
    const dates = { '2026-06-10': '50', '2026-06-20': '30', '2026-07-17': '70.5', '2026-07-18': '249.5' }
    const instalments = Object.entries(dates).map(([dueDate, amount]) => ({ dueDate, amount }))
    await clerk.ask('mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { amount } }', {
      input: { settlementId: settlement.id, instalments },
    })
    const unplanned = await newPayable(company, 1)
    await payPart(clerk, unplanned.settlement, '12.34')
    const waybills = await newWaybills(company, 1, { card: await newCard(company), settlePrice: '5.00' })
    only((await settle(clerk, { waybillIds: waybills.map(({ id }) => id) })).settlements)
    const expected = { overdueAmt: '50.00', unplannedAmt: '87.66', pendingAmt: '5.00', neededAmt: '238.16' }
    const { projects, totals } = await boardOf(clerk)
    expect(projects[0]?.cash).toMatchObject(expected)
    expect(projects[0]?.cash.weeks.map(({ amount }) => amount)).toEqual(['30.00', '0.00', '0.00', '70.50'])
    expect(totals.cash).toEqual(projects[0]?.cash)
    await rowsOf(sql`update project_phase set enabled = false where company_id = ${company.id}`)
    const without = await boardOf(clerk)
    expect(without).toMatchObject({ total: 1, projects: [{ projectInfoId: projectId, phases: [], cash: expected }] })
    expect(without.totals.cash).toEqual(totals.cash)
    expect((await boardOf(clerk, [projectId])).projects).toEqual(without.projects)
    expect((await boardOf(clerk, ['no id'])).projects).toEqual([])
    const listed = async (filter: object) => {
      const query = 'query ($filter: SettlementFilter) { settlements(filter: $filter) { records { id } } }'
      const { settlements } = await clerk.ask<{ settlements: { records: { id: string }[] } }>(query, { filter })
      return settlements.records.map(({ id }) => id)
    }
    expect(await listed({ status: ['APPROVED'], planned: false })).toEqual([unplanned.settlement.id])
    expect(await listed({ planned: true })).toEqual([settlement.id])
  })

  it('counts open anomalies by rule, and says whether costs are being worked out', async () => {
    const company = await newCompany()
    const { dig } = await aDig(company, 5)
    await costed()
    const ids = await rowsOf<{ id: string }>(sql`select id from waybill where company_id = ${company.id} limit 3`)
    const heavy = ['OVERWEIGHT', { load: 33_000, capacity: 30_000 }] as const
    const same = ['SAME_PICTURE', { places: ['LEAVING'], nos: ['YD1'] }] as const
    for (const [at, [rule, evidence]] of [heavy, heavy, same].entries())
      await rowsOf(sql`insert into waybill_anomaly (company_id, id, waybill_id, rule, evidence, evidence_key, go_datetime, created_at, updated_at)
        values (${company.id}, gen_random_uuid(), ${ids[at]?.id}, ${rule}, ${JSON.stringify(evidence)}, 'test', now(), now(), now())`)
    const reader = await company.as('只读')
    const { projects } = await boardOf(reader)
    expect(projects[0]?.anomalies).toEqual([
      { rule: 'OVERWEIGHT', count: 2, blocking: false },
      { rule: 'SAME_PICTURE', count: 1, blocking: false },
    ])
    await rowsOf(sql`insert into anomaly_rule (company_id, id, rule, enabled, blocking, limits, updated_name, created_at, updated_at)
      values (${company.id}, gen_random_uuid(), 'SAME_PICTURE', true, true, '{}', '周', now(), now())`)
    expect((await boardOf(reader)).totals.anomalies).toEqual([
      { rule: 'SAME_PICTURE', count: 1, blocking: true },
      { rule: 'OVERWEIGHT', count: 2, blocking: false },
    ])
    await rowsOf(
      sql`update project_price set price = 99 where company_id = ${company.id} and project_id = ${dig.project.id}`,
    )
    expect((await boardOf(reader)).projects[0]?.updating).toBe(true)
    await costed()
    await rowsOf(sql`delete from waybill_anomaly where company_id = ${company.id}`)
  })

  it('is of the own company, of the projects that one sees, and for the person who looks at charts', async () => {
    const company = await newCompany()
    const [first, second] = [await aDig(company, 8), await aDig(company, 9)]
    const stranger = await (await newCompany()).as('管理员')
    expect(await boardOf(stranger, [first.dig.project.id])).toMatchObject({ total: 0, projects: [] })
    const member = await newMember(company)
    await member.limitTo([second.dig.project.id])
    const { projects, total } = await boardOf(member.caller)
    expect([total, projects.map(({ projectInfoId }) => projectInfoId)]).toEqual([1, [second.dig.project.id]])
    const reader = await company.as('只读')
    expect(await reader.code(BOARD, { ids: Array.from({ length: 201 }, () => 'x') })).toBe('INVALID_INPUT')
  })
})
