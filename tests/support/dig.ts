import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import fc from 'fast-check'
import type { TestCompany } from './company'
import { newCaptain } from './factories/captain'
import { newDumpSite } from './factories/dump-site'
import { newProject } from './factories/project'
import { newProjectPrice } from './factories/project-price'
import { newSoilType } from './factories/soil-type'
import { newTruck } from './factories/truck'
import { insert, insertAll, type Row, rowsOf } from './rows'
import { services } from './services'
import { uniqueName } from './unique'

export type Dig = Awaited<ReturnType<typeof newDig>>

/** Project with soils, sites and machines, some of which have the values that charts need and some do not. */
export async function newDig(company: TestCompany) {
  const project = await newProject(company)
  const soils = [await newSoilType(company), await newSoilType(company)]
  const sites = [await newDumpSite(company), await newDumpSite(company)]
  await set(company, 'soil_type', soils[0]?.id, sql`tons_per_cubic = 1.7`)
  await set(company, 'dump_site', sites[0]?.id, sql`dump_price = 30`)
  for (const soilType of soils.slice(0, 1)) {
    await newProjectPrice(company, { project, soilType, price: '18.50' })
    await newProjectPrice(company, { project, soilType, price: '7.25', tpMode: 'INTERNAL' })
  }
  const truck = await newTruck(company, { captain: await newCaptain(company) })
  return { project, soils, sites, machineCodes: await newMachines(company), truck }
}

/** One with all that charts need, and one without each of it. */
async function newMachines(company: TestCompany): Promise<string[]> {
  const whole = { model: 'SY365H', loadPrice: '22.50', shiftCost: '2400.00' }
  const kinds = [whole, { ...whole, model: null }, { ...whole, loadPrice: null }, { ...whole, shiftCost: null }]
  const machines = kinds.map((kind) => ({
    companyId: company.id,
    id: newId(),
    code: `W${uniqueName()}`,
    name: '挖机',
    ...kind,
  }))
  await insertAll('machine', machines)
  return machines.map(({ code }) => code)
}

/** Changes a row of the company behind the API. */
export const set = (company: TestCompany, table: string, id: string | undefined, to: Sql) =>
  rowsOf(sql`update ${sql.ref(table)} set ${to} where company_id = ${company.id} and id = ${id}`)

/** A phase of the dig's project. */
export const newDigPhase = (company: TestCompany, { project }: Dig, parts: Row = {}) =>
  insert('project_phase', {
    companyId: company.id,
    id: newId(),
    projectId: project.id,
    name: `分期${uniqueName()}`,
    fromDay: '2025-11-10',
    toDay: '2027-02-20',
    planCubic: '120000',
    ...parts,
  })

/** Works changed prices into the costs. */
export async function costed(): Promise<void> {
  const { waybillCosting } = await services()
  for (const task of await waybillCosting.waiting()) await waybillCosting.work(task)
}

type Pick = <Value>(values: readonly Value[]) => Value

/** A random source that gives the same again for the same seed. */
export function pickOf(seed: number): Pick {
  let state = seed
  return (values) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const value = values[Math.floor((state / 2_147_483_648) * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
}

/** The times around which days, months, years and the phase's ends change, in Shanghai. */
const TIMES = [
  ...['2025-11-09T23:59:59.999999', '2025-11-10T00:00:00', '2025-12-31T23:30:00', '2026-01-01T00:30:00'],
  ...['2026-02-28T22:00:00', '2026-03-01T02:00:00', '2026-06-15T12:00:00', '2026-06-16T12:00:00'],
  ...['2027-02-20T23:59:59', '2027-02-21T00:00:00'],
].map((time) => `${time}+08:00`)

/** Parts of a random trip of the dig. */
export function tripParts(dig: Dig, pick: Pick) {
  const tpMode = pick(['FREIGHT', 'FREIGHT', 'RELEASE', 'INTERNAL', 'BACKFILL'])
  const settlePrice = pick([null, null, '20.00', '0.00'])
  return {
    tpMode,
    dumpSiteId: tpMode === 'FREIGHT' ? pick([...dig.sites.map(({ id }) => id), null]) : null,
    goSoilType: pick(dig.soils).name,
    weightUnit: pick(['TRUCK', 'CUBIC', 'TON']),
    weightTons: pick(['25.000', '17.333', '0.001']),
    settlePrice,
    priceSource: settlePrice === null ? null : 'TYPED',
    garbagePreparePrice: pick([null, null, '41.00']),
    machineCode: pick([...dig.machineCodes, 'not registered', null]),
    goDatetime: pick(TIMES),
    exAmt: pick(['0.00', '3.10']),
    status: pick(['IN_TRANSIT', 'IN_TRANSIT', 'LOADED', 'VOID']),
  }
}

/** Random trips of the dig. */
export async function newTrips(company: TestCompany, dig: Dig, pick: Pick, count: number): Promise<string[]> {
  const trips = Array.from({ length: count }, () => ({
    companyId: company.id,
    id: newId(),
    no: `YD${uniqueName()}`,
    projectId: dig.project.id,
    projectName: dig.project.name,
    truckId: dig.truck.id,
    truckCode: dig.truck.plate,
    captainId: dig.truck.captainId,
    captainName: '黄师傅',
    ...tripParts(dig, pick),
  }))
  await insertAll('waybill', trips)
  return trips.map(({ id }) => id)
}

/** A phase of the dig at random: it may share days, sites and soils with others. */
export const drawnPhase = fc.record({
  fromDay: fc.constantFrom('2025-11-10', '2026-01-01', '2026-03-01', '2026-05-02', '2026-06-15'),
  toDay: fc.constantFrom('2026-06-20', '2026-12-31', '2027-02-20'),
  truckCubic: fc.constantFrom(null, '18.000', '20.000'),
  site: fc.constantFrom(null, 0, 1),
  soil: fc.constantFrom(null, 0, 1),
})
export type DrawnPhase = typeof drawnPhase extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Parts of a random phase. */
export const partsOfPhase = ({ site, soil, ...parts }: DrawnPhase, { sites, soils }: Dig) => ({
  ...parts,
  dumpSiteIds: site === null ? [] : [sites[site]?.id ?? ''],
  soilTypes: soil === null ? [] : [soils[soil]?.name ?? ''],
})
