import { sql } from '@tufang/server/kernel/sql/sql'
import { explain } from '@tufang/server/modules/price/pricing/explain'
import type { PricedFacts } from '@tufang/server/modules/price/pricing/pricing'
import { goAtColumn, loadPricesOfAllTimes, loadPricing } from '@tufang/server/modules/price/pricing/pricing.queries'
import { expectedPriceJoin, hasNoPrice } from '@tufang/server/modules/price/pricing/pricing.sql'
import { expectSound } from '@tufang/tests/checks'
import { testDatabase } from '@tufang/tests/database'
import { runsOf } from '@tufang/tests/property-runs'
import { rowOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Terms } from './price-oracle'
import { priceTour, tripsOfTour } from './price-tour'
import { newPriceWorld, newTrip, type PriceStep, type PriceWorld, type TripPlan, takePriceStep } from './price-world'

const { timeout, settings } = runsOf(8)

const either = fc.integer({ min: 0, max: 1 })
const maybe = fc.constantFrom(0, 1, null)
/** Mostly one of two, so that terms meet. */
const mostly = fc.constantFrom(0, 0, 0, 1)
const terms: fc.Arbitrary<Terms> = fc.record({
  project: mostly,
  freight: fc.boolean(),
  soil: mostly,
  site: mostly,
  price: fc.integer({ min: 0, max: 9999 }).map((cents) => (cents / 100).toFixed(2)),
  unit: fc.constantFrom(null, null, 'TRUCK', 'TON'),
  members: fc.array(fc.record({ captain: mostly, driver: maybe }), { minLength: 1, maxLength: 3 }),
})
const history: fc.Arbitrary<PriceStep[]> = fc.array(
  fc.record({
    verb: fc.constantFrom(
      'apply',
      'apply',
      'apply',
      'approve',
      'approve',
      'approve',
      'replace',
      'replace',
      'invalidate',
      'invalidate',
      'edit',
      'reject',
      'delete',
      'copy',
    ),
    which: fc.nat({ max: 999 }),
    terms,
    wait: fc.constantFrom(0, 0, 1, 40, 3_600_000, -40),
  }),
  { minLength: 8, maxLength: 30, size: 'max' },
)
const trips: fc.Arbitrary<TripPlan[]> = fc.array(
  fc.record({
    project: mostly,
    freight: fc.boolean(),
    soil: mostly,
    site: maybe,
    captain: either,
    driver: maybe,
    unit: fc.constantFrom('TRUCK', 'TON'),
    moment: fc.nat({ max: 99 }),
    micros: fc.constantFrom(-1, 0, 0, 1, 999),
    typed: fc.constantFrom(false, false, true),
  }),
  { minLength: 12, maxLength: 16 },
)

interface Told {
  price: string | null
  source: string | null
  ref: string | null
}

/** Price of the project in the table of the world; the price of the site comes before that of every site. */
function ofProject({ project, freight, soil, site }: TripPlan): string | null {
  if (freight) return project === 0 && soil === 0 ? (site === 0 ? '32.00' : '31.00') : null
  return project === 1 && soil === 1 ? '33.00' : null
}

/** Price of a trip according to the book; there is never more than one effective price. */
function byTheBook({ oracle }: PriceWorld, plan: TripPlan, at: number): Omit<Told, 'ref'> & { ref?: string } {
  const effective = oracle.effective(plan, at)
  expect(effective.length).toBeLessThanOrEqual(1)
  if (plan.typed) return { price: '7.77', source: 'TYPED' }
  const [entry] = effective
  if (entry) return { price: entry.terms.price, source: 'DIRECT_PAY', ref: entry.id }
  const price = ofProject(plan)
  return { price, source: price && 'PROJECT' }
}

/** Compares the price of a trip in the book with the settling rule, the same rule in SQL, and the simulator. */
async function expectSame(world: PriceWorld, plan: TripPlan): Promise<string | null> {
  const { id, at } = await newTrip(world, plan)
  const found = await rowOf<PricedFacts & Told & { unpriced: boolean }>(
    sql`select w.project_id as "projectId", w.tp_mode as "tpMode", w.go_soil_type as "goSoilType", w.dump_site_id as "dumpSiteId",
          w.captain_id as "captainId", w.driver_id as "driverId", w.weight_unit as "weightUnit", ${goAtColumn} as "goAt", w.settle_price as "settlePrice",
          w.price_source as "priceSource", e.price, e.source, e.ref, (${hasNoPrice((company) => sql`${company} = ${world.company.id}`)}) as unpriced
        from waybill w ${expectedPriceJoin} where w.company_id = ${world.company.id} and w.id = ${id}`,
  )
  const reader = { em: (await testDatabase()).em.fork(), actor: { companyId: world.company.id } }
  const settled = (await loadPricing(reader, [found]))(found)
  const twin = { price: found.price, source: found.source, ref: found.ref }
  expect(twin).toEqual(settled ?? { price: null, source: null, ref: null })
  expect(found.unpriced).toBe(settled === null)
  const taken = explain(await loadPricesOfAllTimes(reader, [found]), found).find(({ verdict }) => verdict === 'TAKEN')
  expect(taken ? { price: taken.price, source: taken.source, ref: taken.ref } : null).toEqual(settled)
  expect(twin).toMatchObject(byTheBook(world, plan, at))
  return found.source
}

describe('whatever becomes of prices', () => {
  it('a trip has one price at most, the one that the book has, by the rule, in SQL and for the simulator', {
    timeout,
  }, async () => {
    const [answers, sources] = [new Set<string>(), new Set<string | null>()]
    await fc.assert(
      fc.asyncProperty(history, trips, async (steps, plans) => {
        const world = await newPriceWorld()
        for (const step of steps) {
          const [seen, told] = await takePriceStep(world, step)
          expect(`${step.verb} ${seen}`).toBe(`${step.verb} ${told}`)
          answers.add(`${step.verb} ${seen}`)
        }
        for (const plan of plans) sources.add(await expectSame(world, plan))
        await expectSound(await testDatabase())
      }),
      { ...settings, examples: [[priceTour, tripsOfTour]] },
    )
    expect([...sources].map(String).toSorted()).toEqual(['DIRECT_PAY', 'PROJECT', 'TYPED', 'null'])
    const wanted = [
      'approve null',
      'approve PRICE_CLASH',
      'approve MOVE_NOT_ALLOWED',
      'replace null',
      'invalidate null',
    ]
    expect([...answers]).toEqual(expect.arrayContaining(wanted))
  })
})
