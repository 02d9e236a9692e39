import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { costed, type Dig, newDig, newDigPhase, newTrips, pickOf, set, tripParts } from '@tufang/tests/dig'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { chartNames, plainCounts } from '@tufang/tests/phase-oracle'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

const EXCLUSIONS = `query ($id: ID!, $chart: PhaseChart!) { exclusions(id: $id, chart: $chart) { total correct cubic reasons { reason count } } }`
const CAUSES = `query ($id: ID!, $chart: PhaseChart!, $reason: Exclusion!, $span: DaySpanInput) {
  exclusionCauses(id: $id, chart: $chart, reason: $reason, span: $span) { key label count recordId tpMode soilType } }`
const COSTS = `query ($id: ID!, $chart: PhaseCostChart!, $step: ChartStep!) { phaseCosts(id: $id, chart: $chart, step: $step) {
  points { key label from to } series { name kind unit values } exclusions { total correct } updating } }`
const OUTPUT = `query ($id: ID!, $by: PhaseOutputBy!, $step: ChartStep!, $span: DaySpanInput) { phaseOutput(id: $id, by: $by, step: $step, span: $span) {
  points { key label from to } series { name kind unit values } exclusions { total correct cubic } } }`
const PLAN = `query ($id: ID!) { planCompletion(id: $id, step: MONTH) {
  projectPhaseSquareCost projectPhaseRealSquareCost waybillPhaseSquareCost waybillPhaseTransportCost companyWaybillInternalCost
  waybillPhaseTransportSquareCost waybillPhaseAvgTransportCost projectPhaseTransportCost projectPhaseSquarePrice points { key } series { name values } } }`
const TRIPS = `query ($phase: PhaseTripsInput!) { waybills(filter: { phase: $phase }, page: { current: 1, size: 1 }) { total } }`

interface Exclusions {
  total: number
  correct: number
  cubic: string
  reasons: { reason: string; count: number }[]
}
interface Cause {
  key: string
  label: string
  count: number
  recordId: string | null
  tpMode: string | null
  soilType: string | null
}
interface Figures {
  points: { key: string; label: string; from: string; to: string }[]
  series: { name: string; kind: string; unit: string; values: (string | null)[] }[]
  exclusions: Exclusions
  updating: boolean
}

/** Exact unit cost, rounded half up: yuan with two decimals by cubic metres with three. */
function unitCostOf(cost: string, cubic: string): string | null {
  const [cents, litres] = [BigInt(cost.replace('.', '')), BigInt(cubic.replace('.', ''))]
  if (litres === 0n) return null
  const unit = String((cents * 2000n + litres) / (litres * 2n)).padStart(3, '0')
  return `${unit.slice(0, -2)}.${unit.slice(-2)}`
}

const seriesNamed = ({ series }: Pick<Figures, 'series'>, name: string) => {
  const found = series.find((one) => one.name === name)
  if (!found) throw new Error(`no series ${name}`)
  return found.values
}
const sumOf = (values: readonly (string | null)[]) => values.reduce((sum, value) => sum + Number(value ?? 0), 0)

async function aDig() {
  const company = await newCompany()
  const dig = await newDig(company)
  const whole = await newDigPhase(company, dig)
  const narrow = await newDigPhase(company, dig, {
    fromDay: '2026-01-01',
    toDay: '2026-06-15',
    truckCubic: '18.000',
    dumpSiteIds: [dig.sites[0]?.id ?? ''],
    soilTypes: [dig.soils[0]?.name ?? '', dig.soils[1]?.name ?? ''],
  })
  return { company, dig, phases: [whole.id, narrow.id], reader: await company.as('只读') }
}

type World = Awaited<ReturnType<typeof aDig>>

async function expectPlain({ company, phases, reader }: World): Promise<void> {
  for (const id of phases)
    for (const chart of chartNames) {
      const { amount, ...plain } = await plainCounts(company, id, chart)
      const { exclusions } = await reader.ask<{ exclusions: Exclusions }>(EXCLUSIONS, { id, chart })
      const reasons = Object.fromEntries(exclusions.reasons.map(({ reason, count }) => [reason, count]))
      expect([chart, { ...exclusions, reasons }]).toEqual([chart, plain])
      expect(exclusions.reasons.reduce((sum, { count }) => sum + count, 0)).toBe(exclusions.total - exclusions.correct)
      if (chart !== 'TRANSPORT') continue
      for (const step of ['DAY', 'WEEK', 'MONTH']) {
        const { phaseCosts } = await reader.ask<{ phaseCosts: Figures }>(COSTS, { id, chart, step })
        expect(sumOf(seriesNamed(phaseCosts, '运输成本'))).toBeCloseTo(Number(amount), 2)
        expect(sumOf(seriesNamed(phaseCosts, '方量'))).toBeCloseTo(Number(plain.cubic), 1)
        expect(phaseCosts.updating).toBe(false)
      }
    }
}

/** Random change of a trip, or of something that decides whether trips are counted. */
async function change(company: TestCompany, dig: Dig, ids: readonly string[], pick: ReturnType<typeof pickOf>) {
  const kind = pick([
    'trip',
    'trip',
    'trip',
    'price',
    'newPrice',
    'dropPrice',
    'soil',
    'site',
    'machine',
    'fold',
  ] as const)
  if (kind === 'trip') {
    const parts = tripParts(dig, pick)
    await set(
      company,
      'waybill',
      pick(ids),
      sql`tp_mode = ${parts.tpMode}, dump_site_id = ${parts.dumpSiteId}, go_soil_type = ${parts.goSoilType}, weight_unit = ${parts.weightUnit},
        weight_tons = ${parts.weightTons}, settle_price = ${parts.settlePrice}, price_source = ${parts.priceSource},
        garbage_prepare_price = ${parts.garbagePreparePrice}, machine_code = ${parts.machineCode}, go_datetime = ${parts.goDatetime},
        ex_amt = ${parts.exAmt}, status = ${parts.status}`,
    )
  }
  if (kind === 'price') {
    const price = pick(['18.50', '0.00', '31.99'])
    await rowsOf(
      sql`update project_price set price = ${price} where company_id = ${company.id} and project_id = ${dig.project.id}`,
    )
  }
  if (kind === 'dropPrice')
    await rowsOf(sql`delete from project_price where company_id = ${company.id} and valid_from is not null`)
  if (kind === 'newPrice') {
    const soil = pick(dig.soils).name
    await rowsOf(
      sql`insert into project_price (company_id, id, project_id, tp_mode, soil_type, price, valid_from)
        select ${company.id}, gen_random_uuid(), ${dig.project.id}, ${pick(['RELEASE', 'FREIGHT'])}, ${soil}, 12.34, '2026-03-01T00:00:00+08'
        on conflict do nothing`,
    )
  }
  if (kind === 'soil')
    await set(company, 'soil_type', pick(dig.soils).id, sql`tons_per_cubic = ${pick([null, '1.7', '1.35'])}`)
  if (kind === 'site') await set(company, 'dump_site', pick(dig.sites).id, sql`dump_price = ${pick([null, '30', '0'])}`)
  if (kind === 'machine')
    await rowsOf(
      sql`update machine set load_price = ${pick([null, '22.50'])} where company_id = ${company.id} and code = ${pick(dig.machineCodes)}`,
    )
  if (kind === 'fold') await (await services()).waybillCosts.fold()
}

/** Number of random changes in a long run (npm run test:phases). */
const LONG = Number(process.env.PHASE_CHANGES ?? 0)
const ROUNDS = LONG > 0 ? 20 : 4

describe('the charts of a phase', () => {
  it('say what plain statements over its trips say, after whatever happened to them', {
    timeout: LONG > 0 ? 7_200_000 : 300_000,
  }, async () => {
    const world = await aDig()
    const pick = pickOf(20_261_127)
    const ids = await newTrips(world.company, world.dig, pick, 400)
    await costed()
    await expectPlain(world)
    for (let round = 0; round < ROUNDS; round++) {
      for (let at = 0; at < (LONG / ROUNDS || 30); at++) await change(world.company, world.dig, ids, pick)
      await costed()
      await expectPlain(world)
    }
  })

  it('lead to the very trips that they count, and that they leave out for a reason', async () => {
    const world = await aDig()
    await newTrips(world.company, world.dig, pickOf(7), 300)
    await costed()
    for (const phaseId of world.phases)
      for (const chart of chartNames) {
        const { exclusions } = await world.reader.ask<{ exclusions: Exclusions }>(EXCLUSIONS, { id: phaseId, chart })
        const totalOf = async (reason: string | null) => {
          const { waybills } = await world.reader.ask<{ waybills: { total: number } }>(TRIPS, {
            phase: { phaseId, chart, reason },
          })
          return waybills.total
        }
        expect([chart, await totalOf(null)]).toEqual([chart, exclusions.correct])
        for (const { reason, count } of exclusions.reasons)
          expect([chart, reason, await totalOf(reason)]).toEqual([chart, reason, count])
      }
  })

  it('say of each reason where it lies: as many trips as it keeps out, those of the most first', async () => {
    const { company, dig, phases, reader } = await aDig()
    await newTrips(company, dig, pickOf(13), 300)
    await costed()
    const causesOf = async (id: string, chart: string, reason: string) =>
      (await reader.ask<{ exclusionCauses: Cause[] }>(CAUSES, { id, chart, reason })).exclusionCauses
    for (const id of phases)
      for (const chart of chartNames) {
        const { exclusions } = await reader.ask<{ exclusions: Exclusions }>(EXCLUSIONS, { id, chart })
        for (const { reason, count } of exclusions.reasons) {
          const counts = (await causesOf(id, chart, reason)).map((cause) => cause.count)
          const meant = reason === 'TP_MODE_INNER' || reason === 'TP_MODE_RESOURCE'
          expect([chart, reason, sumOf(counts.map(String))]).toEqual([chart, reason, meant ? 0 : count])
          expect(counts).toEqual(counts.toSorted((one, other) => other - one))
        }
      }
    const [whole = ''] = phases
    const machines = await causesOf(whole, 'MACHINE', 'MACHINE_SET')
    const [, modelless] = dig.machineCodes
    expect(machines.map(({ key }) => key).toSorted()).toEqual(['', modelless, 'not registered'].toSorted())
    for (const { key, label, recordId } of machines) {
      expect(label).toBe(key || '未填挖机编号')
      expect(recordId !== null).toBe(key === modelless)
    }
    const [, soil] = dig.soils
    expect(await causesOf(whole, 'OUTPUT', 'SOIL_TYPE')).toMatchObject([
      { key: soil?.name, recordId: soil?.id, soilType: soil?.name, tpMode: null },
    ])
    const [first] = await causesOf(whole, 'OUTPUT', 'UNIT')
    expect(first).toMatchObject({ key: whole, recordId: whole })
    const prices = await causesOf(whole, 'TRANSPORT', 'PRICE')
    expect(prices.length).toBeGreaterThan(0)
    for (const { label, tpMode, soilType, recordId } of prices) {
      expect(label.endsWith(` · ${soilType}`)).toBe(true)
      expect([tpMode !== null, recordId]).toEqual([true, null])
    }
    const sites = await causesOf(whole, 'GARBAGE', 'GARBAGE_PRICE')
    expect(sites.map(({ recordId }) => recordId)).toContain(dig.sites[1]?.id)
    expect(sites.find(({ key }) => key === '')?.label).toBe('未填渣土场')
  })

  it('have no cause left once it is mended', async () => {
    const { company, dig, phases, reader } = await aDig()
    await newTrips(company, dig, pickOf(17), 60)
    const asked = { id: phases[0], chart: 'OUTPUT', reason: 'SOIL_TYPE' }
    const [cause] = (await reader.ask<{ exclusionCauses: Cause[] }>(CAUSES, asked)).exclusionCauses
    expect(cause?.count).toBeGreaterThan(0)
    const soil = dig.soils[1]
    await (await company.as('管理员')).ask(
      'mutation ($id: ID!, $input: SoilInput!) { updateSoil(id: $id, version: 1, input: $input) { id } }',
      { id: cause?.recordId, input: { name: soil?.name, tonsPerCubic: '1.65' } },
    )
    expect((await reader.ask<{ exclusionCauses: Cause[] }>(CAUSES, asked)).exclusionCauses).toEqual([])
  })

  it('add up to the same by time, soil, mode and site', async () => {
    const { company, dig, phases, reader } = await aDig()
    await newTrips(company, dig, pickOf(11), 200)
    for (const id of phases)
      for (const by of ['TIME', 'SOIL', 'MODE', 'SITE']) {
        const { phaseOutput } = await reader.ask<{ phaseOutput: Figures }>(OUTPUT, { id, by, step: 'WEEK' })
        expect([by, sumOf(seriesNamed(phaseOutput, '车数'))]).toEqual([by, phaseOutput.exclusions.correct])
        expect(sumOf(seriesNamed(phaseOutput, '方量'))).toBeCloseTo(Number(phaseOutput.exclusions.cubic), 1)
      }
  })

  it('have no average where nothing was hauled', async () => {
    const { phases, reader } = await aDig()
    const { phaseOutput } = await reader.ask<{ phaseOutput: Figures }>(OUTPUT, {
      id: phases[0],
      by: 'TIME',
      step: 'MONTH',
    })
    expect(new Set(seriesNamed(phaseOutput, '每车均方'))).toEqual(new Set([null]))
    expect(new Set(seriesNamed(phaseOutput, '车数'))).toEqual(new Set(['0']))
    const { planCompletion } = await reader.ask<{ planCompletion: Record<string, unknown> }>(PLAN, { id: phases[0] })
    expect(planCompletion).toMatchObject({ waybillPhaseSquareCost: '0.000', waybillPhaseAvgTransportCost: null })
  })

  it('divide by what they show: the cost of transport by its volume, with trips of every kind', async () => {
    const { company, dig, phases, reader } = await aDig()
    for (const seed of [3, 7, 19]) {
      await newTrips(company, dig, pickOf(seed), 100)
      await costed()
      for (const id of phases) {
        const { planCompletion: plan } = await reader.ask<{ planCompletion: Record<string, string | null> }>(PLAN, {
          id,
        })
        const [cost, cubic] = [plan.waybillPhaseTransportCost ?? '', plan.waybillPhaseTransportSquareCost ?? '']
        expect({ id, unitCost: plan.waybillPhaseAvgTransportCost }).toEqual({ id, unitCost: unitCostOf(cost, cubic) })
        expect(Number(cubic)).toBeLessThanOrEqual(Number(plan.waybillPhaseSquareCost))
        const { exclusions } = await reader.ask<{ exclusions: Exclusions }>(EXCLUSIONS, { id, chart: 'TRANSPORT' })
        expect(Number(cubic)).toBe(Number(exclusions.cubic))
      }
    }
  })

  it('are of some of its days where somebody asks for them', async () => {
    const { company, dig, phases, reader } = await aDig()
    await newTrips(company, dig, pickOf(3), 100)
    const asked = (span: object) =>
      reader.gql<{ phaseOutput: Figures }>(OUTPUT, { id: phases[0], by: 'TIME', step: 'DAY', span })
    const { data } = await asked({ from: '2026-06-15', to: '2026-06-15' })
    const [{ count }] = (await rowsOf<{ count: number }>(
      sql`select count(*)::int as count from waybill where company_id = ${company.id} and status <> 'VOID'
        and (go_datetime at time zone 'Asia/Shanghai')::date = '2026-06-15'`,
    )) as [{ count: number }]
    expect(data?.phaseOutput.points).toEqual([
      { key: '2026-06-15', label: '2026-06-15', from: '2026-06-15', to: '2026-06-15' },
    ])
    expect(data?.phaseOutput.exclusions.total).toBe(count)
    for (const [span, message] of [
      [{ from: '2026-13-01' }, '日期须为 yyyy-MM-dd，例如 2026-03-01'],
      [{ from: '2026-06-02', to: '2026-06-01' }, '结束日期不能早于开始日期'],
      [{ from: '2028-01-01', to: '2028-01-02' }, '日期须在分期的 2025-11-10 至 2027-02-20 之内'],
    ] as const)
      expect((await asked(span)).errors[0]?.message).toBe(message)
  })

  it('are of no phase of another company, nor of one that does not exist', async () => {
    const { phases } = await aDig()
    const stranger = await (await newCompany()).as('管理员')
    for (const id of [phases[0], 'no id']) {
      for (const [query, asked] of [
        [EXCLUSIONS, { id, chart: 'ALL' }],
        [CAUSES, { id, chart: 'ALL', reason: 'PRICE' }],
      ] as const)
        expect((await stranger.gql(query, asked)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  it('have a point for each machine that worked or loaded, and say which of both it did not', async () => {
    const { company, dig, phases, reader } = await aDig()
    const [both = '', worked = '', loaded = ''] = [dig.machineCodes[0], 'WJ-只有工时', dig.machineCodes[0]?.concat('2')]
    await rowsOf(sql`insert into machine (company_id, id, code, name, model, load_price, shift_cost)
      select company_id, gen_random_uuid(), ${loaded}, name, model, load_price, shift_cost from machine
      where company_id = ${company.id} and code = ${both}`)
    const ids = await newTrips(company, dig, pickOf(3), 3)
    for (const [at, code] of [both, both, loaded].entries())
      await set(
        company,
        'waybill',
        ids[at],
        sql`machine_code = ${code}, go_datetime = '2026-06-15T12:00:00+08', status = 'LOADED'`,
      )
    for (const code of [both, worked]) {
      const start = new Date('2026-06-15T08:00:00+08:00')
      const end = new Date('2026-06-15T12:00:00+08:00')
      const machine = { id: newId(), code }
      await newExcavatorRecord(company, { project: dig.project, machine, start, end, auditStatus: 'APPROVED' })
    }
    const { phaseCosts } = await reader.ask<{ phaseCosts: Figures }>(COSTS, {
      id: phases[0],
      chart: 'MACHINE',
      step: 'MONTH',
    })
    const at = (key: string) => {
      const place = phaseCosts.points.findIndex((point) => point.key === key)
      const values = ['装车数', '台班时长', '机械费用', '台班均费', '装车均费'].map(
        (name) => seriesNamed(phaseCosts, name)[place],
      )
      return [phaseCosts.points[place]?.label, ...values]
    }
    expect(at(both)).toEqual([both, '2', '4.0', '1200.00', '2.00', '600.00'])
    expect(at(worked)).toEqual([`${worked}（没有计入的运单）`, null, '4.0', null, null, null])
    expect(at(loaded)).toEqual([`${loaded}（没有工时）`, '1', null, null, null, null])
    expect(phaseCosts.points).toHaveLength(3)
  })

  it('take as many statements for many trips as for few', async () => {
    const { company, dig, phases, reader } = await aDig()
    await newProject(company)
    await newTrips(company, dig, pickOf(5), 3)
    const asked = () => statementsOf(() => reader.ask(COSTS, { id: phases[0], chart: 'GARBAGE', step: 'MONTH' }))
    const few = (await asked()).length
    await newTrips(company, dig, pickOf(6), 200)
    expect((await asked()).length).toBe(few)
    expect(few).toBeLessThanOrEqual(12)
  })
})

it('rounds once what quotients of several soils come to', async () => {
  const company = await newCompany()
  const project = await newProject(company)
  const reader = await company.as('只读')
  const phase = await newDigPhase(company, { project } as Dig, { fromDay: '2026-03-01', toDay: '2026-03-31' })
  for (let soils = 0; soils < 3; soils++) {
    const soilType = await newSoilType(company)
    await set(company, 'soil_type', soilType.id, sql`tons_per_cubic = 1.2`)
    const goDatetime = new Date('2026-03-04T10:00:00+08:00')
    await newWaybill(company, { project, soilType, goDatetime, weightUnit: 'TON', weightTons: '0.001' })
  }
  // Three times 0.001 t, at 1.2 t/m³, make 0.0025 m³.
  for (const by of ['TIME', 'MODE'] as const) {
    const { phaseOutput } = await reader.ask<{ phaseOutput: Figures }>(OUTPUT, { id: phase.id, by, step: 'DAY' })
    expect(seriesNamed(phaseOutput, '方量').filter((value) => Number(value) > 0)).toEqual(['0.003'])
    expect(phaseOutput.exclusions.cubic).toBe('0.003')
  }
})
