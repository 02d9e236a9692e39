import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { groundOf } from '@tufang/tests/factories/ground'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { afterEach, describe, expect, it } from 'vitest'

/** Unsettled amount of a card, which is the sum over the rows of its trips, to the cent. */

afterEach(async () => expectSound((await testApp()).database))

interface Trip {
  id: string
  weightType: number
  weightTons: number
  settlePrice: number | null
  expectedPrice: number | null
  accountedAmt: number
  exAmt: number
  adjustAmt: number
}

const cents = (yuan: number): number => Math.round(yuan * 100)
const sumOf = (trips: Trip[]): number => trips.reduce((sum, { accountedAmt }) => sum + cents(accountedAmt), 0)

async function read<Data>(caller: Caller, path: string, query: Record<string, string>): Promise<Data> {
  const answer = await caller.rest('GET', `/chain/${path}`, { query })
  expect(answer.json(), answer.body).toMatchObject({ code: 0 })
  return answer.json<{ data: Data }>().data
}

const unsettledOf = async (caller: Caller, cardNo: string): Promise<number> => {
  const page = await read<{ records: { unsettledAmount: number }[] }>(caller, 'companycard/getCCardAccountPage', {
    cardNo,
  })
  return cents(page.records[0]?.unsettledAmount ?? Number.NaN)
}
const openTrips = (caller: Caller, cardNo: string) =>
  read<Trip[]>(caller, 'companysettle/selectWaybillsByCardNo', { cardNo })

/** A card with trips of each unit, priced by the project, by hand and not at all, with and without amounts beside. */
async function filledCard() {
  const company = await newCompany()
  const { project } = await groundOf(company)
  const card = await newCard(company)
  await newWaybills(company, 2, { card, exAmt: '12.34', adjustAmt: '-0.5' })
  await newWaybill(company, { card, weightUnit: 'TON', weightTons: '25.125' })
  await newWaybill(company, { card, weightUnit: 'CUBIC', weightTons: '3.333', settlePrice: '7.77' })
  await newWaybill(company, { card, pendingReview: true })
  await newWaybill(company, { card, status: 'IN_TRANSIT' })
  await newWaybill(company, { card, project, soilType: await newSoilType(company) })
  return { company, clerk: await company.as('管理员'), card }
}

describe("the rows of a card's trips", () => {
  it('show the price and the amount that its unsettled amount is made of', async () => {
    const { clerk, card } = await filledCard()
    const trips = await openTrips(clerk, card.cardNo)
    expect(trips).toHaveLength(6)
    expect(sumOf(trips)).toBe(await unsettledOf(clerk, card.cardNo))
    expect(trips.map(({ expectedPrice }) => expectedPrice).toSorted()).toEqual([100, 100, 100, 100, 7.77, null])
    for (const { expectedPrice, weightType, weightTons, exAmt, adjustAmt, accountedAmt } of trips) {
      const quantity = weightType === 1 ? 1 : weightTons
      const worth = expectedPrice === null ? 0 : cents(expectedPrice * quantity) + cents(exAmt) + cents(adjustAmt)
      expect(cents(accountedAmt)).toBe(worth)
    }
  })

  it('stay its sum when prices are typed, and when a settlement is made and rejected', async () => {
    const { clerk, card } = await filledCard()
    const [first, ...others] = await openTrips(clerk, card.cardNo)
    const typed = [{ id: first?.id, settlePrice: 33.33 }]
    const set = await clerk.rest('POST', '/chain/companysettlewaybill/batchUpdatePrice', { body: typed })
    expect(set.json(), set.body).toMatchObject({ code: 0 })
    const repriced = await openTrips(clerk, card.cardNo)
    expect(repriced.find(({ id }) => id === first?.id)).toMatchObject({ expectedPrice: 33.33 })
    expect(sumOf(repriced)).toBe(await unsettledOf(clerk, card.cardNo))

    const taken = others.filter(({ expectedPrice }) => expectedPrice !== null).slice(0, 2)
    const settle = await clerk.rest('POST', '/chain/companysettle/batchAddWaybillCardSettle', {
      body: taken.map(({ id }) => id),
      headers: { 'idempotency-key': newId() },
    })
    expect(settle.json(), settle.body).toMatchObject({ code: 0 })
    const left = await openTrips(clerk, card.cardNo)
    expect(left).toHaveLength(4)
    expect(sumOf(left)).toBe(await unsettledOf(clerk, card.cardNo))
    const all = await read<Trip[]>(clerk, 'companysettle/selectWaybillsCardGenerated', { settleCardNo: card.cardNo })
    for (const { id } of taken) {
      const shown = all.find((trip) => trip.id === id)
      expect(shown?.expectedPrice).toBe(shown?.settlePrice)
    }

    const { id = '' } = settle.json<{ data: { id: string }[] }>().data[0] ?? {}
    await clerk.rest('GET', '/chain/companysettle/rejectSettle', { query: { id, reason: '单价不对' } })
    const back = await openTrips(clerk, card.cardNo)
    expect(back).toHaveLength(6)
    expect(sumOf(back)).toBe(await unsettledOf(clerk, card.cardNo))
  })
})
