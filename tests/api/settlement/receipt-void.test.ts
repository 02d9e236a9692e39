import {
  cardOf,
  documents,
  handedIn,
  handIn,
  only,
  type ReceiptAnswer,
  receiptOf,
  reject,
  settle,
} from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

async function withReceipt() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const cards = [await newCard(company), await newCard(company)]
  for (const card of cards) await newWaybill(company, { card })
  const receipt = await handedIn(clerk, '王五', ...cards)
  return { company, clerk, cards, receipt }
}

describe('voidReceipt', () => {
  it('voids all lines and sends the cards back to "giver set"', async () => {
    const { clerk, cards, receipt } = await withReceipt()
    const answer = await clerk.ask<{ voidReceipt: ReceiptAnswer }>(documents.voidReceipt, {
      id: receipt.id,
      reason: '卡号抄错',
    })
    expect(answer.voidReceipt).toMatchObject({
      status: 'VOIDED',
      voidReason: '卡号抄错',
      settleAbleCount: 0,
      ids: [],
      cardCount: 2,
      giveCardCnt: 2,
      allowedActions: [],
      notSelectableReason: '回执单已作废',
      lines: [{ status: 'VOIDED' }, { status: 'VOIDED' }],
    })
    for (const card of cards) {
      expect(await cardOf(clerk, card)).toMatchObject({ giveCardUserId: '王五', giveCardNo: null })
      expect((await cardOf(clerk, card)).allowedActions).toContain('generateReceipt')
    }
    const again = only(await handIn(clerk, ...cards))
    expect(again).toMatchObject({ giveCardUserId: '王五', cardCount: 2 })
    expect(again.giveCardNo).not.toBe(receipt.giveCardNo)
  })

  it('is refused twice', async () => {
    const { clerk, receipt } = await withReceipt()
    await clerk.ask(documents.voidReceipt, { id: receipt.id })
    expect(await clerk.refusal(documents.voidReceipt, { id: receipt.id })).toMatchObject({
      message: '回执单当前为“已作废”，不能作废',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
  })

  it('is refused once a settlement uses it, also one that took a single card, and allowed when that is rejected', async () => {
    const { clerk, cards, receipt } = await withReceipt()
    const [card] = cards
    const { giveCardNo } = receipt
    const made = await settle(clerk, { receipts: [{ giveCardNo, settleCardNo: card?.cardNo ?? '' }] })
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      status: 'OPEN',
      isSettle: true,
      allowedActions: ['settle'],
    })
    expect(await clerk.refusal(documents.voidReceipt, { id: receipt.id })).toMatchObject({
      message: `回执单${giveCardNo}已被结算单使用，不能作废`,
      extensions: { code: 'RECEIPT_IN_SETTLEMENT' },
    })
    await reject(clerk, only(made.settlements))
    expect(await receiptOf(clerk, receipt)).toMatchObject({ isSettle: false, allowedActions: ['void', 'settle'] })
    await clerk.ask(documents.voidReceipt, { id: receipt.id })
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'VOIDED' })
  })

  it('is refused for a settled receipt', async () => {
    const { clerk, receipt } = await withReceipt()
    await settle(clerk, { receipts: [receipt].map(({ giveCardNo }) => ({ giveCardNo })) })
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      status: 'SETTLED',
      isSettle: true,
      allowedActions: [],
      notSelectableReason: '回执单已结算',
    })
    expect(await clerk.code(documents.voidReceipt, { id: receipt.id })).toBe('RECEIPT_IN_SETTLEMENT')
  })

  it('answers another company’s receipt as one that never was', async () => {
    const { receipt } = await withReceipt()
    const clerk = await (await newCompany()).as('管理员')
    const unknown = ['0197a7de-0000-7000-8000-000000000000', 'x', '123456789012345678901234567890123456']
    for (const id of [receipt.id, ...unknown]) {
      expect(await clerk.refusal(documents.voidReceipt, { id })).toMatchObject({
        message: '回执单不存在',
        extensions: { code: 'NOT_FOUND' },
      })
    }
  })

  it('takes a reason of 200 characters and no more', async () => {
    const { clerk, receipt } = await withReceipt()
    expect(await clerk.refusal(documents.voidReceipt, { id: receipt.id, reason: '错'.repeat(201) })).toMatchObject({
      message: '原因长度不能超过200个字符',
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'reason' }] },
    })
    await clerk.ask(documents.voidReceipt, { id: receipt.id, reason: '错'.repeat(200) })
  })
})
