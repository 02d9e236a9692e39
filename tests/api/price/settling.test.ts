import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { cardOf, only, preview, reject, setPrices, settle } from '@tufang/tests/chain'
import { HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { freightOf, type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { applyFor, approvePrice, invalidatePrice } from '@tufang/tests/price'
import { createWaybill } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const { clock } = await testApp()
const at = (text: string) => new Date(`2026-06-01T${text}+08:00`)

interface Told {
  expectedPrice: string | null
  expectedPriceSource: string | null
  expectedPriceRef: string | null
  settlePrice: string | null
  priceSource: string | null
  priceRef: string | null
}

const tell = async (caller: Caller, { id }: { id: string }): Promise<Told> =>
  only(
    (
      await caller.ask<{ waybills: { records: Told[] } }>(
        `query ($ids: [ID!]) { waybills(filter: { ids: $ids }) {
          records { expectedPrice expectedPriceSource expectedPriceRef settlePrice priceSource priceRef } } }`,
        { ids: [id] },
      )
    ).waybills.records,
  )

const going = (company: TestCompany, { project, soilType, dumpSite, truck, driver }: Haul, time: string, more = {}) =>
  newWaybill(company, {
    project,
    soilType,
    dumpSite,
    truck,
    driver,
    tpMode: 'FREIGHT',
    goDatetime: at(time),
    ...more,
  })

/** Price of 80.00 that was approved at eight o'clock; the project pays 100.00. */
async function eightOClock() {
  const company = await newCompany()
  const haul = await newHaul(company)
  const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
  await newProjectPrice(company, { ...haul, dumpSite: undefined, price: '100.00' })
  clock.set(at('07:30:00'))
  const price = await applyFor(admin, freightOf(haul, '80.00'))
  clock.set(at('08:00:00'))
  await approvePrice(auditor, price)
  return { company, haul, admin, auditor, price }
}

const paid = (price: string, source: string) => ({ expectedPrice: price, expectedPriceSource: source })

describe('a waybill', () => {
  it('is expected to be paid what was effective when it left', async () => {
    const { company, haul, admin, price } = await eightOClock()
    const cases: [string, object, Partial<Told>][] = [
      ['07:59:59.999', {}, paid('100.00', 'PROJECT')],
      ['08:00:00', {}, { ...paid('80.00', 'DIRECT_PAY'), expectedPriceRef: price.id }],
      ['12:00:00', { driver: haul.other }, paid('100.00', 'PROJECT')],
      ['12:00:00', { driver: undefined }, paid('100.00', 'PROJECT')],
      ['12:00:00', { settlePrice: '66.00' }, { ...paid('66.00', 'TYPED'), expectedPriceRef: null }],
      ['12:00:00', { tpMode: 'RELEASE', dumpSite: undefined }, { expectedPrice: null, expectedPriceSource: null }],
    ]
    for (const [time, more, told] of cases) {
      expect(await tell(admin, await going(company, haul, time, more))).toMatchObject(told)
    }
  })

  it('is settled at it, with its source and the row it came from, and keeps it whatever is approved later', async () => {
    const { company, haul, admin, auditor, price } = await eightOClock()
    const card = await newCard(company, { captain: haul.captain })
    const [early, own, late] = [
      await going(company, haul, '07:00:00', { card }),
      await going(company, haul, '09:00:00', { card }),
      await going(company, haul, '09:30:00', { card }),
    ]
    clock.set(at('18:00:00'))
    const seen = await preview(admin, { waybillIds: [early.id, own.id] })
    expect(seen.bySource.toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual([
      { source: 'DIRECT_PAY', count: 1, amount: '80.00' },
      { source: 'PROJECT', count: 1, amount: '100.00' },
    ])
    const settlement = only((await settle(admin, { waybillIds: [early.id, own.id] })).settlements)
    expect(settlement.settleAmt).toBe('180.00')
    const settled = {
      settlePrice: '80.00',
      priceSource: 'DIRECT_PAY',
      priceRef: price.id,
      ...paid('80.00', 'DIRECT_PAY'),
      expectedPriceRef: null,
    }
    expect(await tell(admin, own)).toEqual(settled)
    expect(await tell(admin, early)).toMatchObject({ settlePrice: '100.00', priceSource: 'PROJECT' })

    clock.set(at('19:00:00'))
    const dearer = await applyFor(admin, freightOf(haul, '120.00'))
    await approvePrice(admin, dearer, true)
    const next = await going(company, haul, '19:00:00', { card })
    expect(await tell(auditor, own).catch(() => null)).toEqual(settled)
    expect(await tell(admin, late)).toMatchObject(paid('80.00', 'DIRECT_PAY'))
    expect(await tell(admin, next)).toMatchObject(paid('120.00', 'DIRECT_PAY'))

    clock.set(at('20:00:00'))
    await reject(admin, settlement)
    expect(await tell(admin, own)).toEqual({
      settlePrice: null,
      priceSource: null,
      priceRef: null,
      ...paid('80.00', 'DIRECT_PAY'),
      expectedPriceRef: price.id,
    })
    const again = only((await settle(admin, { waybillIds: [own.id, late.id, next.id] })).settlements)
    expect(again.settleAmt).toBe('280.00')
    expect(await tell(admin, next)).toMatchObject({ settlePrice: '120.00', priceRef: dearer.id })
  })

  it('weighs on its card with what it is paid, and settles at that', async () => {
    const { company, haul, admin } = await eightOClock()
    const card = await newCard(company, { captain: haul.captain })
    clock.set(at('10:00:00'))
    const { id } = await createWaybill(admin, {
      projectId: haul.project.id,
      truckCode: haul.truck.plate,
      tpMode: 'FREIGHT',
      garbageId: haul.dumpSite.id,
      goSoilType: haul.soilType.name,
      weightType: 'TON',
      weightTons: '2.5',
      driverId: haul.driver.id,
      goDatetime: at('09:00:00').toISOString(),
      cardNo: card.cardNo,
    })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '200.00' })
    await settle(admin, { waybillIds: [id] })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '0.00', settledAmount: '200.00' })
  })

  it('is settled at what a clerk types all the same, and named as such', async () => {
    const { company, haul, admin } = await eightOClock()
    const waybill = await going(company, haul, '09:00:00')
    await setPrices(admin, [{ id: waybill.id, settlePrice: '75.5' }])
    await settle(admin, { waybillIds: [waybill.id] })
    expect(await tell(admin, waybill)).toMatchObject({ settlePrice: '75.50', priceSource: 'TYPED', priceRef: null })
  })

  it('that left after its price ended falls back to the project’s', async () => {
    const { company, haul, admin, price } = await eightOClock()
    clock.advance(HOUR)
    await invalidatePrice(admin, price)
    const [before, after] = [await going(company, haul, '08:59:59.999'), await going(company, haul, '09:00:00')]
    clock.advance(MINUTE)
    expect(await tell(admin, before)).toMatchObject(paid('80.00', 'DIRECT_PAY'))
    expect(await tell(admin, after)).toMatchObject(paid('100.00', 'PROJECT'))
    expect(only((await settle(admin, { waybillIds: [before.id, after.id] })).settlements).settleAmt).toBe('180.00')
  })
})

describe('the filter for waybills without a price', () => {
  const unpriced = async (caller: Caller, value: boolean) =>
    (
      await caller.ask<{ waybills: { total: number; records: { id: string }[] } }>(
        'query ($unpriced: Boolean) { waybills(filter: { unpriced: $unpriced }) { total records { id } } }',
        { unpriced: value },
      )
    ).waybills

  it('knows direct-pay prices and when they were effective', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    clock.set(at('08:00:00'))
    const price = await approvePrice(admin, await applyFor(admin, freightOf(haul)))
    const [early, priced, other, typed] = [
      await going(company, haul, '07:00:00'),
      await going(company, haul, '09:00:00'),
      await going(company, haul, '09:00:00', { driver: haul.other }),
      await going(company, haul, '07:00:00', { settlePrice: '1.00' }),
    ]
    const ids = (found: { records: { id: string }[] }) => found.records.map(({ id }) => id).toSorted()
    const without = await unpriced(admin, true)
    expect(without.total).toBe(2)
    expect(ids(without)).toEqual([early.id, other.id].toSorted())
    expect(ids(await unpriced(admin, false))).toEqual([priced.id, typed.id].toSorted())
    clock.set(at('08:30:00'))
    await invalidatePrice(admin, price)
    expect((await unpriced(admin, true)).total).toBe(3)
  })
})
