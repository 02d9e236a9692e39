import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { type Entry, Oracle, type Terms, type Trip, type Verb } from './price-oracle'

/** Two of each: projects, soils, sites, and captains with two drivers each. */
export async function newPriceWorld() {
  const company = await newCompany()
  const hauls = [await newHaul(company), await newHaul(company)] as const
  const [one, two] = hauls
  const own = { project: one.project, soilType: one.soilType }
  const projectPrices = [
    { ...own, price: '31.00' },
    { ...own, dumpSite: one.dumpSite, price: '32.00' },
    { project: two.project, soilType: two.soilType, tpMode: 'RELEASE' as const, price: '33.00' },
  ]
  for (const plan of projectPrices) await newProjectPrice(company, plan)
  const { clock } = await testApp()
  clock.set(new Date('2026-06-01T08:00:00+08:00'))
  return { company, hauls, clock, services: await services(), oracle: new Oracle(), moments: [clock.now().getTime()] }
}

export type PriceWorld = Awaited<ReturnType<typeof newPriceWorld>>

export interface PriceStep {
  verb: Verb | 'apply' | 'copy'
  which: number
  terms: Terms
  /** Time since the previous step, in ms; clerks' clocks sometimes go back. */
  wait: number
}

const of = (hauls: readonly [Haul, Haul], at: number): Haul => hauls[at === 0 ? 0 : 1]

function inputOf({ hauls }: PriceWorld, { project, freight, soil, site, price, unit, members }: Terms) {
  return {
    projectInfoId: of(hauls, project).project.id,
    soilType: of(hauls, soil).soilType.name,
    directPayPrice: price,
    weightType: unit,
    tpMode: freight ? ('FREIGHT' as const) : ('RELEASE' as const),
    garbageId: of(hauls, site).dumpSite.id,
    captainAndDriver: members.map(({ captain, driver }) => ({
      captainId: of(hauls, captain).captain.id,
      driverId: driver === null ? null : driverOf(of(hauls, captain), driver).id,
    })),
  }
}

const driverOf = ({ driver, other }: Haul, at: number) => (at === 0 ? driver : other)

/** Runs a step in the program and in the book; returns both answers. */
export async function takePriceStep(world: PriceWorld, step: PriceStep): Promise<[string | null, string | null]> {
  const { company, clock, services: made, oracle, moments } = world
  const admin = company.actor('管理员')
  clock.advance(step.wait)
  moments.push(clock.now().getTime())
  const entry = oracle.entries[step.which % Math.max(oracle.entries.length, 1)]
  if (step.verb === 'apply' || !entry) {
    const { id } = await made.directPayPrices.apply(admin, { input: inputOf(world, step.terms) })
    oracle.add(id, step.terms)
    return [null, null]
  }
  if (step.verb === 'copy') {
    oracle.add((await made.directPayPrices.copy(admin, { id: entry.id })).id, entry.terms)
    return [null, null]
  }
  const { verb } = step
  const seen = await codeOf(() => deeds[verb](world, entry, step.terms))
  return [seen, oracle.take(entry, verb, clock.now().getTime(), step.terms)]
}

type Deed = (world: PriceWorld, entry: Entry, terms: Terms) => Promise<unknown>
const audit =
  (how: object): Deed =>
  ({ company, services: { priceAudits } }, { id }) =>
    priceAudits.audit(company.actor('管理员'), { id, approve: true, ...how })

const deeds: Record<Verb, Deed> = {
  edit: (world, { id, terms: { project } }, terms) =>
    world.services.directPayPrices.update(world.company.actor('管理员'), {
      id,
      input: inputOf(world, { ...terms, project }),
    }),
  approve: audit({}),
  replace: audit({ replaceClashing: true }),
  reject: audit({ approve: false, reason: '不符' }),
  invalidate: ({ company, services: { priceAudits } }, { id }) =>
    priceAudits.invalidate(company.actor('管理员'), { id }),
  delete: ({ company, services: { directPayPrices } }, { id }) =>
    directPayPrices.delete(company.actor('管理员'), { id }),
}

async function codeOf(deed: () => Promise<unknown>): Promise<string | null> {
  try {
    await deed()
    return null
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'internal') return error.code
    throw error
  }
}

export interface TripPlan extends Trip {
  /** Moment of the history near which it left, with the distance in microseconds. */
  moment: number
  micros: number
  typed: boolean
}

/** Creates the waybill of a trip; returns when it left, in microseconds. */
export async function newTrip(world: PriceWorld, plan: TripPlan): Promise<{ id: string; at: number }> {
  const { company, hauls, moments } = world
  const moment = moments[plan.moment % moments.length] ?? 0
  const hauler = of(hauls, plan.captain)
  const { id } = await newWaybill(company, {
    project: of(hauls, plan.project).project,
    soilType: of(hauls, plan.soil).soilType,
    truck: hauler.truck,
    ...(plan.site === null ? {} : { dumpSite: of(hauls, plan.site).dumpSite }),
    ...(plan.driver === null ? {} : { driver: { ...driverOf(hauler, plan.driver), name: '司机' } }),
    tpMode: plan.freight ? 'FREIGHT' : 'RELEASE',
    weightUnit: plan.unit,
    goDatetime: new Date(moment),
    ...(plan.typed ? { settlePrice: '7.77' } : {}),
  })
  await rowsOf(sql`update waybill set go_datetime = go_datetime + ${plan.micros} * interval '1 microsecond'
    where company_id = ${company.id} and id = ${id}`)
  return { id, at: moment * 1000 + plan.micros }
}
