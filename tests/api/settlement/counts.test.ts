import { cardOf, handedIn, receiptOf, scan, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

/** Waybills of each kind on the card; all numbers differ, so that a mix-up would be noticed. */
const ON_THE_ROAD = [
  { count: 1, plan: { status: 'LOADED' } },
  { count: 2, plan: { status: 'IN_TRANSIT' } },
  { count: 3, plan: { status: 'IN_TRANSIT', pendingReview: true } },
] as const
const ARRIVED = [
  { count: 5, plan: { status: 'VOID' } },
  { count: 7, plan: { status: 'UNLOADED', pendingReview: true } },
  { count: 11, plan: { status: 'UNLOADED' } },
] as const

describe('the counts of a card', () => {
  it('are settleable plus pending review; in transit, void and settled are in neither', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const other = await newCard(company)
    await newWaybills(company, 4, { card: other })
    await newWaybills(company, 6, { card })
    for (const { count, plan } of ON_THE_ROAD) await newWaybills(company, count, { card, ...plan })
    const receipt = await handedIn(clerk, '王五', card)
    await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
    for (const { count, plan } of ARRIVED) await newWaybills(company, count, { card, ...plan })

    expect(await cardOf(clerk, card)).toMatchObject({
      waybillsCount: 18,
      settleAbleCount: 11,
      updateWaybillsCount: 7,
      waybillCount: 6 + 1 + 2 + 3 + 7 + 11,
    })
    expect((await cardOf(clerk, card)).ids).toHaveLength(11)
  })

  it('are zero for a card without waybills', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const nothing = { waybillsCount: 0, settleAbleCount: 0, updateWaybillsCount: 0, waybillCount: 0, ids: [] }
    expect(await cardOf(clerk, card)).toMatchObject(nothing)
    expect((await scan(clerk, card)).cards).toMatchObject([nothing])
  })

  it('are summed on a receipt: as handed in, and as of now', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [first, second] = [await newCard(company), await newCard(company)]
    const project = await newProject(company)
    await newWaybills(company, 3, { card: first })
    await newWaybills(company, 2, { card: first, pendingReview: true })
    await newWaybills(company, 4, { card: first, status: 'IN_TRANSIT' })
    await newWaybills(company, 5, { card: second, project, settlePrice: '80.00' })
    const receipt = await handedIn(clerk, '王五', first, second)
    expect(receipt).toMatchObject({ cardCount: 2, giveCardCnt: 10, settleAbleCount: 8, updateWaybillsCount: 2 })
    await newWaybill(company, { card: second })
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      giveCardCnt: 10,
      settleAbleCount: 9,
      updateWaybillsCount: 2,
      lines: expect.arrayContaining([
        expect.objectContaining({
          settleCardNo: first.cardNo,
          giveCardCnt: 5,
          settleAbleCount: 3,
          updateWaybillsCount: 2,
        }),
        expect.objectContaining({ settleCardNo: second.cardNo, giveCardCnt: 5, settleAbleCount: 6 }),
      ]),
    })
  })
})
