import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { freightOf, type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { applyFor, approvePrice, priceFields } from '@tufang/tests/price'
import { statementsOf } from '@tufang/tests/queries'
import { applyForTask } from '@tufang/tests/task'
import { describe, expect, it } from 'vitest'

await testApp()

interface Filled {
  admin: Caller
  haul: Haul
  priceId: string
}

/**
 * Equal numbers of captains with drivers, pending prices, effective prices that conflict with them, applications and
 * trips, all of one project.
 */
async function fill(count: number): Promise<Filled> {
  const company = await newCompany()
  const admin = await company.as('管理员')
  const haul = await newHaul(company)
  const [hauls, priceIds] = [[haul], [] as string[]]
  while (hauls.length < count) hauls.push({ ...(await newHaul(company)), project: haul.project })
  for (const own of hauls) {
    await approvePrice(admin, await applyFor(admin, freightOf(own)))
    priceIds.push((await applyFor(admin, freightOf(own, '90.00'))).id)
    await applyForTask(admin, freightOf(own))
    const { project, soilType, dumpSite, truck, driver } = own
    await newWaybills(company, 2, { project, soilType, dumpSite, truck, driver, tpMode: 'FREIGHT' })
  }
  return { admin, haul, priceId: priceIds[0] ?? '' }
}

/** Every field whose value comes from another table, so that a missing loader is noticed. */
const questions: [string, string, (filled: Filled) => object][] = [
  [
    'directPayPrices',
    `{ directPayPrices(page: { size: 50 }) { total summary { pending }
      records { ${priceFields} clashes { id garbageName captainAndDriversText } history { label before after } } } }`,
    () => ({}),
  ],
  [
    'captainTasks',
    `{ captainTasks(page: { size: 50 }) { total records { id projectName garbageName own allowedActions captainAndDriversText
      captainAndDrivers { captainName drivers { driverName isOpenWallet } } } } }`,
    () => ({}),
  ],
  ['captainTree', '{ captainTree { captainId drivers { driverId } } }', () => ({})],
  [
    'captainDrivers',
    '{ captainDrivers(page: { size: 50 }) { total records { captainId driverId projectName } } }',
    () => ({}),
  ],
  [
    'directPayPriceCoverage',
    `query ($id: ID!) { directPayPriceCoverage(projectInfoId: $id, allCaptains: true) {
      captainCount cells { garbageName projectPrice unsettledCount missing { captainName drivers { driverId driverName } } } } }`,
    ({ haul }) => ({ id: haul.project.id }),
  ],
  [
    'directPayPriceEffect',
    'query ($id: ID!) { directPayPriceEffect(id: $id) { matched { count amountAfter } affected { count } } }',
    ({ priceId }) => ({ id: priceId }),
  ],
  [
    'waybills with what they are expected to be paid',
    '{ waybills(page: { size: 50 }) { total records { expectedPrice expectedPriceSource priceRef } } }',
    () => ({}),
  ],
  [
    'waybills without a price',
    '{ waybills(filter: { unpriced: true }, page: { size: 50 }) { total records { id } } }',
    () => ({}),
  ],
]

const filled = new Map<number, Promise<Filled>>()
function withRows(count: number): Promise<Filled> {
  const made = filled.get(count) ?? fill(count)
  filled.set(count, made)
  return made
}

describe('as many statements for twelve captains as for one', () => {
  it.each(questions)('are taken by %s', async (_, document, variables) => {
    const [one, many] = [await withRows(1), await withRows(12)]
    const counted = async (rows: Filled) =>
      (await statementsOf(() => rows.admin.ask(document, { ...variables(rows) }))).length
    // The first request of a session may look up the person.
    await Promise.all([counted(one), counted(many)])
    const wanted = await counted(one)
    expect(await counted(many)).toBe(wanted)
    expect(wanted).toBeLessThanOrEqual(6)
  })

  it('are taken by an approval that replaces what stands in its way', async () => {
    const counted = async (count: number) => {
      const { admin, haul } = await fill(count)
      const everybody = { ...freightOf(haul, '95.00'), captainAndDriver: [{ captainId: haul.captain.id }] }
      const applied = await applyFor(admin, everybody)
      return (await statementsOf(() => approvePrice(admin, applied, true))).length
    }
    expect(await counted(6)).toBe(await counted(1))
  })
})
