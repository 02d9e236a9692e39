import { cardOf, handedIn, receiptOf, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { changeDocuments, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const clerk = await company.as('管理员')

describe('voiding', () => {
  it('is refused on a live settlement, and possible once that is rejected', async () => {
    const waybill = await newWaybill(company)
    const { settlements } = await settle(clerk, { waybillIds: [waybill.id] })
    expect(await waybillOf(clerk, waybill)).toMatchObject({ allowedActions: ['edit'] })
    expect(await clerk.refusal(changeDocuments.void, { id: waybill.id })).toMatchObject({
      message: `运单${waybill.no}已在结算单中`,
    })
    const reject = 'mutation ($id: ID!) { rejectSettlement(id: $id, reason: "重做") { id } }'
    await clerk.ask(reject, { id: settlements[0]?.id })
    expect(await clerk.ask(changeDocuments.void, { id: waybill.id })).toMatchObject({
      voidWaybill: { status: 'VOID' },
    })
  })

  it('of the last open waybill settles the card and closes its receipt', async () => {
    const card = await newCard(company)
    await newWaybills(company, 2, { card })
    const pending = await newWaybill(company, { card, pendingReview: true })
    const receipt = await handedIn(clerk, '王五', card)
    await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'OPEN' })
    await clerk.ask(changeDocuments.void, { id: pending.id, reason: '空车' })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'SETTLED', giveCardUserId: null, giveCardNo: null })
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'SETTLED' })
  })

  it('of all that a card had leaves its receipt open, for a clerk to void', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    const receipt = await handedIn(clerk, '王五', card)
    await clerk.ask(changeDocuments.void, { id: waybill.id })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'ACTIVATED', giveCardNo: receipt.giveCardNo })
    const { status, allowedActions } = await receiptOf(clerk, receipt)
    expect([status, allowedActions]).toEqual(['OPEN', ['void']])
  })
})
