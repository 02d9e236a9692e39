import { sql } from '@tufang/server/kernel/sql/sql'
import { unitsOfWhatExists } from '@tufang/server/platform/database/migrations/0056-direct-pay-units'
import { testApp } from '@tufang/tests/app'
import { only, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { freightOf, type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { applyFor, approvePrice, priceDocuments, priceOf } from '@tufang/tests/price'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

await testApp()

const HOUR = 3_600_000
type Unit = 'TRUCK' | 'CUBIC' | 'TON'

const tripOf = (
  company: TestCompany,
  { project, soilType, dumpSite, truck, driver }: Haul,
  weightUnit: Unit,
  weightTons = '12.500',
) => newWaybill(company, { project, soilType, dumpSite, truck, driver, tpMode: 'FREIGHT', weightUnit, weightTons })

async function aHaul() {
  const company = await newCompany()
  return { company, haul: await newHaul(company), admin: await company.as('管理员') }
}

/** Price that is effective since an hour before the trips of the tests. */
const priceFor = (company: TestCompany, { project, soilType, dumpSite, captain }: Haul, weightUnit?: Unit) =>
  newDirectPayPrice(company, {
    ...{ project, soilType, dumpSite, tpMode: 'FREIGHT', price: '8.00', from: new Date(Date.now() - 1000 * HOUR) },
    members: [{ captainId: captain.id }],
    ...(weightUnit ? { weightUnit } : {}),
  })

describe('a direct-pay price', () => {
  it('pays for the quantity of trips that are counted in its unit, and for no other', async () => {
    const { company, haul, admin } = await aHaul()
    await newProjectPrice(company, { ...haul, tpMode: 'FREIGHT', price: '100.00' })
    await priceFor(company, haul, 'TON')
    const trips = [
      await tripOf(company, haul, 'TON'),
      await tripOf(company, haul, 'TRUCK'),
      await tripOf(company, haul, 'CUBIC'),
    ]
    const amounts = []
    for (const { id } of trips) amounts.push(only((await settle(admin, { waybillIds: [id] })).settlements).settleAmt)
    expect(amounts).toEqual(['100.00', '100.00', '1250.00'])
    const lines = await rowsOf(
      sql`select price_source as source, weight_unit as unit from settlement_line where company_id = ${company.id} order by weight_unit`,
    )
    expect(lines).toEqual([
      { source: 'PROJECT', unit: 'CUBIC' },
      { source: 'DIRECT_PAY', unit: 'TON' },
      { source: 'PROJECT', unit: 'TRUCK' },
    ])
  })

  it('without a unit pays for each trip by its own, as before', async () => {
    const { company, haul, admin } = await aHaul()
    await priceFor(company, haul)
    const amounts = []
    for (const unit of ['TON', 'TRUCK', 'CUBIC'] as const) {
      const { id } = await tripOf(company, haul, unit)
      amounts.push(only((await settle(admin, { waybillIds: [id] })).settlements).settleAmt)
    }
    expect(amounts).toEqual(['100.00', '8.00', '100.00'])
  })

  it('is asked for with its unit, keeps it where an update leaves it out, and has it in its history', async () => {
    const { haul, admin } = await aHaul()
    const made = await applyFor(admin, { ...freightOf(haul), weightType: 'CUBIC' })
    expect(made.weightType).toBe('CUBIC')
    await admin.ask(priceDocuments.update, { id: made.id, input: freightOf(haul, '90.00') })
    expect(await priceOf(admin, made)).toMatchObject({ directPayPrice: '90.00', weightType: 'CUBIC' })
    await admin.ask(priceDocuments.update, { id: made.id, input: { ...freightOf(haul, '90.00'), weightType: 'TON' } })
    const changed = await priceOf(admin, made)
    expect(changed.weightType).toBe('TON')
    expect(changed.history).toContainEqual(expect.objectContaining({ before: '方', after: '吨' }))
    const { copyDirectPayPrice } = await admin.ask<{ copyDirectPayPrice: { weightType: Unit } }>(priceDocuments.copy, {
      id: made.id,
    })
    expect(copyDirectPayPrice.weightType).toBe('TON')
    expect((await applyFor(admin, freightOf(haul))).weightType).toBeNull()
  })

  it('is refused by name with a unit that is none, and found by its unit', async () => {
    const { haul, admin } = await aHaul()
    const made = await applyFor(admin, { ...freightOf(haul), weightType: 'TON' })
    await applyFor(admin, { ...freightOf(haul), weightType: 'TRUCK' })
    const filter = { weightType: ['TON'], projectInfoId: haul.project.id }
    const { directPayPrices } = await admin.ask<{ directPayPrices: { records: { id: string }[] } }>(
      priceDocuments.list,
      { filter },
    )
    expect(directPayPrices.records.map(({ id }) => id)).toEqual([made.id])
  })

  it('does nothing to trips counted in something else, and the simulator says why', async () => {
    const { company, haul, admin } = await aHaul()
    for (const unit of ['TON', 'TRUCK', 'TRUCK'] as const) await tripOf(company, haul, unit)
    const input = { ...freightOf(haul), weightType: 'TRUCK' }
    const { directPayPriceEffect: effect } = await admin.ask<{ directPayPriceEffect: { matched: object } }>(
      'query ($input: DirectPayPriceInput) { directPayPriceEffect(input: $input) { matched { count amountAfter } } }',
      { input },
    )
    expect(effect.matched).toEqual({ count: 2, amountAfter: '160.00' })
    await approvePrice(admin, await applyFor(admin, input))
    const { simulatePrice } = await admin.ask<{ simulatePrice: { price: string | null; steps: object[] } }>(
      'query ($input: PriceSimulationInput!) { simulatePrice(input: $input) { price steps { source verdict reason } } }',
      {
        input: {
          ...{ projectInfoId: haul.project.id, tpMode: 'FREIGHT', soilType: haul.soilType.name, weightType: 'TON' },
          ...{ garbageId: haul.dumpSite.id, captainId: haul.captain.id, driverId: haul.driver.id },
          goDatetime: new Date(Date.now() + HOUR).toISOString(),
        },
      },
    )
    expect(simulatePrice.price).toBeNull()
    expect(simulatePrice.steps).toContainEqual({
      ...{ source: 'DIRECT_PAY', verdict: 'OTHER_UNIT', reason: '直付价的计量单位与该趟不同' },
    })
  })

  it('that was there before gets the unit of its trips, else of those like them, and none where they have several', async () => {
    const { company, haul: own } = await aHaul()
    const [mixed, idle, empty] = [await newHaul(company), await newHaul(company), await newHaul(company)]
    await tripOf(company, own, 'TON')
    await tripOf(company, mixed, 'TON')
    await tripOf(company, mixed, 'TRUCK')
    const like = { ...(await newHaul(company)), project: idle.project, soilType: idle.soilType }
    await tripOf(company, like, 'CUBIC')
    const prices = []
    for (const haul of [own, mixed, idle, empty]) prices.push(await priceFor(company, haul))
    const undone = new Error('undone')
    let found: { id: string; unit: Unit | null }[] = []
    const filling = (await testDatabase()).em.fork().transactional(async (em) => {
      await em.execute(unitsOfWhatExists)
      found = await em.execute('select id, weight_unit as unit from direct_pay_price where company_id = ?', [
        company.id,
      ])
      throw undone
    })
    await expect(filling).rejects.toBe(undone)
    const units = new Map(found.map(({ id, unit }) => [id, unit]))
    expect(prices.map(({ id }) => units.get(id))).toEqual(['TON', null, 'CUBIC', 'TRUCK'])
  })
})
