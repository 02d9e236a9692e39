import { testApp } from '@tufang/tests/app'
import { handedIn, type ReceiptAnswer, receiptOf, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

const list = `query ($filter: ReceiptFilter, $sort: [ReceiptSort!], $page: PageInput) {
  receipts(filter: $filter, sort: $sort, page: $page) {
    total summary { cardCount giveCardCnt } records { giveCardNo giveCardUserId cardCount giveCardCnt giveCardDatetime receipt status }
  }
}`
interface Page {
  receipts: { total: number; summary: { cardCount: number; giveCardCnt: number }; records: ReceiptAnswer[] }
}

/** Three receipts, a day apart: 王五 with 1 card of 1 waybill, 王小二 with 2 of 2, 赵六 with 3 of 3; the second is settled. */
async function withReceipts() {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  const { clock } = await testApp()
  const receipts: ReceiptAnswer[] = []
  const cards: string[] = []
  for (const [index, giver] of ['王五', '王小二', '赵六'].entries()) {
    clock.set(new Date(Date.UTC(2026, 9, 1 + index, 4)))
    const own = []
    for (let made = 0; made <= index; made++) own.push(await newCard(company))
    for (const card of own) await newWaybills(company, index + 1, { card })
    cards.push(own[0]?.cardNo ?? '')
    receipts.push(await handedIn(clerk, giver, ...own))
  }
  const [first, second, third] = receipts as [ReceiptAnswer, ReceiptAnswer, ReceiptAnswer]
  await settle(clerk, { receipts: [{ giveCardNo: second.giveCardNo }] })
  const ask = async (variables: Record<string, unknown> = {}) => (await clerk.ask<Page>(list, variables)).receipts
  const found = async (filter: Record<string, unknown>) =>
    (await ask({ filter })).records.map(({ giveCardUserId }) => giveCardUserId)
  return { company, clerk, cards, first, second, third, ask, found }
}

describe('receipts', () => {
  it('come newest first, with the totals of all pages', async () => {
    const { ask } = await withReceipts()
    const page = await ask({ page: { size: 2 } })
    expect(page.records.map(({ giveCardUserId }) => giveCardUserId)).toEqual(['赵六', '王小二'])
    expect(page).toMatchObject({ total: 3, summary: { cardCount: 6, giveCardCnt: 14 } })
    const rest = await ask({ page: { current: 2, size: 2 } })
    expect(rest.records.map(({ giveCardUserId }) => giveCardUserId)).toEqual(['王五'])
    expect(await ask({ page: { current: 9, size: 2 } })).toMatchObject({ total: 3, records: [] })
  })

  it('are filtered by everything the history page offers', async () => {
    const { found, first, second, third, cards, ask } = await withReceipts()
    expect(await found({ giveCardNo: second.giveCardNo.slice(2) })).toEqual(['王小二'])
    expect(await found({ giveCardNos: [first.giveCardNo, third.giveCardNo, 'HZ0'] })).toEqual(['赵六', '王五'])
    expect(await found({ settleCardNo: cards[2]?.slice(1) })).toEqual(['赵六'])
    expect(await found({ giveCardUserId: '王' })).toEqual(['王小二', '王五'])
    expect(await found({ isSettle: true })).toEqual(['王小二'])
    expect(await found({ isSettle: false })).toEqual(['赵六', '王五'])
    expect(await found({ status: ['SETTLED'] })).toEqual(['王小二'])
    expect(await found({ status: ['OPEN', 'VOIDED'] })).toEqual(['赵六', '王五'])
    const second2 = { from: '2026-10-02T00:00:00+08:00', to: '2026-10-03T00:00:00+08:00' }
    expect(await found({ giveCardDatetime: second2 })).toEqual(['王小二'])
    expect(await found({ giveCardDatetime: { from: '2026-10-02T12:00:00+08:00' } })).toEqual(['赵六', '王小二'])
    expect(await found({ giveCardDatetime: { to: '2026-10-02T12:00:00+08:00' } })).toEqual(['王五'])
    expect(await found({ giveCardUserId: '%' })).toEqual([])
    expect(await ask({ filter: { giveCardUserId: '王' } })).toMatchObject({
      total: 2,
      summary: { cardCount: 3, giveCardCnt: 5 },
    })
  })

  it.each([
    ['GIVE_CARD_NO', 'ASC', ['王五', '王小二', '赵六']],
    ['GIVE_CARD_DATETIME', 'ASC', ['王五', '王小二', '赵六']],
    ['CARD_COUNT', 'DESC', ['赵六', '王小二', '王五']],
    ['GIVE_CARD_CNT', 'ASC', ['王五', '王小二', '赵六']],
    ['GIVE_CARD_USER_ID', 'DESC', ['赵六', '王小二', '王五']],
  ])('are sorted by %s %s', async (field, direction, givers) => {
    const { ask } = await withReceipts()
    const { records } = await ask({ sort: [{ field, direction }] })
    const found = records.map(({ giveCardUserId }) => giveCardUserId)
    // The database collates the names; the program must only reverse the order.
    if (field === 'GIVE_CARD_USER_ID') {
      const turned = await ask({ sort: [{ field, direction: 'ASC' }] })
      expect(found.toReversed()).toEqual(turned.records.map(({ giveCardUserId }) => giveCardUserId))
    } else expect(found).toEqual(givers)
  })

  it('are another company’s as little as a single one is', async () => {
    const { first } = await withReceipts()
    const stranger = await (await newCompany()).as('管理员')
    expect((await stranger.ask<Page>(list)).receipts).toMatchObject({ total: 0, records: [] })
    expect((await stranger.ask<Page>(list, { filter: { giveCardNos: [first.giveCardNo] } })).receipts.records).toEqual(
      [],
    )
    await expect(receiptOf(stranger, first)).rejects.toThrow('not found')
  })
})

describe('what may be done with a receipt', () => {
  it('is published by role', async () => {
    const { company, first } = await withReceipts()
    const actions = async (role: '管理员' | '结算员' | '审核员' | '只读') =>
      (await receiptOf(await company.as(role), first)).allowedActions
    expect(await actions('管理员')).toEqual(['void', 'settle'])
    expect(await actions('结算员')).toEqual(['void', 'settle'])
    expect(await actions('审核员')).toEqual([])
    expect(await actions('只读')).toEqual([])
  })

  it('says why a row cannot be selected, and null when it can', async () => {
    const { company, clerk, first, second } = await withReceipts()
    expect((await receiptOf(clerk, first)).notSelectableReason).toBeNull()
    expect((await receiptOf(clerk, second)).notSelectableReason).toBe('回执单已结算')
    const card = await newCard(company)
    await newWaybill(company, { card })
    await newWaybill(company, { card, pendingReview: true })
    const partly = await handedIn(clerk, '孙七', card)
    await settle(clerk, { receipts: [{ giveCardNo: partly.giveCardNo }] })
    expect(await receiptOf(clerk, partly)).toMatchObject({
      status: 'OPEN',
      settleAbleCount: 0,
      updateWaybillsCount: 1,
      isSettle: true,
      notSelectableReason: '没有可结算的运单',
      allowedActions: [],
    })
  })
})
