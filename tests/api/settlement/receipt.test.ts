import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { cardOf, documents, give, handedIn, handIn, only, type ReceiptAnswer, scan, scanned } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Card, newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/** Activated cards with one settleable waybill each. */
async function fullCards(company: TestCompany, count: number): Promise<Card[]> {
  const cards: Card[] = []
  while (cards.length < count) {
    const card = await newCard(company)
    await newWaybill(company, { card })
    cards.push(card)
  }
  return cards
}

const numbersOf = (receipts: { giveCardNo: string }[]) => receipts.map(({ giveCardNo }) => giveCardNo)
const allNumbers = async ({ id }: TestCompany) =>
  (await rowsOf<{ no: string }>(sql`select give_card_no as no from receipt where company_id = ${id} order by 1`)).map(
    ({ no }) => no,
  )

describe('generateReceipts', () => {
  it('makes one receipt for each giver of the call', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [a, b, c, d] = (await fullCards(company, 4)) as [Card, Card, Card, Card]
    await give(clerk, '王五', a, c)
    await give(clerk, '赵六', b)
    await give(clerk, '孙七', d)
    const receipts = await handIn(clerk, a, b, c)
    expect(receipts).toHaveLength(2)
    const byGiver = Object.fromEntries(receipts.map((receipt) => [receipt.giveCardUserId, receipt]))
    expect(byGiver.王五).toMatchObject({
      status: 'OPEN',
      cardCount: 2,
      giveCardCnt: 2,
      settleCardNo: [a.cardNo, c.cardNo].toSorted().join(','),
      isSettle: false,
      voidReason: null,
      createBy: company.people.结算员.name,
    })
    expect(byGiver.赵六).toMatchObject({ cardCount: 1, giveCardCnt: 1, settleCardNo: b.cardNo })
    expect((await cardOf(clerk, d)).giveCardNo).toBeNull()
    expect((await cardOf(clerk, a)).giveCardNo).toBe(byGiver.王五?.giveCardNo)
  })

  it('names the projects of the waybills that were handed in', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company, { cardType: 'CARRY_OVER' })
    const [first, second] = [await newProject(company), await newProject(company)]
    await newWaybills(company, 2, { card, project: first })
    await newWaybill(company, { card, project: second })
    const receipt = await handedIn(clerk, '王五', card)
    expect(receipt.lines).toMatchObject([{ cardType: 'CARRY_OVER', giveCardCnt: 3, status: 'OPEN' }])
    expect(only(receipt.lines).projectName.split('、').toSorted()).toEqual([first.name, second.name].toSorted())
  })

  it('numbers receipts HZ, day and four digits, from one, by company and day', async () => {
    const { clock } = await testApp()
    const [company, other] = [await newCompany(), await newCompany()]
    const clerk = await company.as('结算员')
    const cards = await fullCards(company, 4)
    clock.set(new Date('2026-11-20T23:59:59+08:00'))
    const numbers: string[] = []
    for (const card of cards.slice(0, 2)) numbers.push((await handedIn(clerk, '王五', card)).giveCardNo)
    clock.set(new Date('2026-11-21T00:00:00+08:00'))
    for (const card of cards.slice(2)) numbers.push((await handedIn(clerk, '王五', card)).giveCardNo)
    expect(numbers).toEqual(['HZ202611200001', 'HZ202611200002', 'HZ202611210001', 'HZ202611210002'])
    const theirs = only(await fullCards(other, 1))
    expect((await handedIn(await other.as('结算员'), '王五', theirs)).giveCardNo).toBe('HZ202611210001')
  })

  it('leaves no gap in the numbers after refused calls', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [first, second, third] = (await fullCards(company, 3)) as [Card, Card, Card]
    const empty = await newCard(company)
    await give(clerk, '王五', first, second, empty)
    const before = numbersOf(await handIn(clerk, first))
    for (const cards of [
      [second, empty],
      [second, third],
      [second, first],
      [second, { cardNo: 'B1' }],
    ]) {
      await clerk.refusal(documents.handIn, { cardNos: cards.map(({ cardNo }) => cardNo) })
    }
    const after = numbersOf(await handIn(clerk, second))
    expect(await allNumbers(company)).toEqual([...before, ...after])
    expect(Number(after[0]?.slice(-4))).toBe(Number(before[0]?.slice(-4)) + 1)
  })

  it('takes the cards off every clerk’s list', async () => {
    const company = await newCompany()
    const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
    const [first, second] = (await fullCards(company, 2)) as [Card, Card]
    await scan(clerk, first, second)
    await scan(admin, first)
    await handedIn(clerk, '王五', first)
    expect((await scanned(clerk)).map(({ cardNo }) => cardNo)).toEqual([second.cardNo])
    expect(await scanned(admin)).toEqual([])
  })

  it('counts a card once that was named twice', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = only(await fullCards(company, 1))
    await give(clerk, '王五', card)
    expect(only(await handIn(clerk, card, card, { cardNo: `x=${card.cardNo}` }))).toMatchObject({ cardCount: 1 })
  })

  it('refuses a second receipt for a card', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = only(await fullCards(company, 1))
    const { giveCardNo } = await handedIn(clerk, '王五', card)
    expect(await clerk.refusal(documents.handIn, { cardNos: [card.cardNo] })).toMatchObject({
      message: `${card.cardNo}已有未结算的回执单${giveCardNo}`,
      extensions: { code: 'CARD_IN_RECEIPT' },
    })
    expect(await allNumbers(company)).toEqual([giveCardNo])
  })

  it('refuses the whole call when one card is not ready, and says which and why', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [good, giverless] = (await fullCards(company, 2)) as [Card, Card]
    const [empty, pending, gone] = [await newCard(company), await newCard(company), await newCard(company)]
    const foreign = only(await fullCards(await newCompany(), 1))
    await newWaybills(company, 2, { card: pending, pendingReview: true })
    await give(clerk, '王五', good, empty, pending, gone)
    await clerk.ask('mutation ($no: String!) { voidCard(cardNo: $no) { status } }', { no: gone.cardNo })
    const cases: [{ cardNo: string }, string, string][] = [
      [giverless, 'CARD_HAS_NO_GIVER', `${giverless.cardNo}尚未设置交卡人`],
      [empty, 'CARD_HAS_NO_WAYBILLS', `${empty.cardNo}没有可结算的运单`],
      [pending, 'CARD_HAS_NO_WAYBILLS', `${pending.cardNo}没有可结算的运单`],
      [gone, 'MOVE_NOT_ALLOWED', `${gone.cardNo}当前为“已作废”，不能交卡`],
      [foreign, 'CARD_NOT_FOUND', `${foreign.cardNo}不存在`],
      [{ cardNo: 'B9' }, 'CARD_NOT_FOUND', 'B9不存在'],
    ]
    for (const [card, code, message] of cases) {
      const cardNos = [good.cardNo, card.cardNo]
      expect(await clerk.refusal(documents.handIn, { cardNos })).toMatchObject({ message, extensions: { code } })
    }
    expect(await allNumbers(company)).toEqual([])
  })

  it('belongs to the giver that is set when it is made', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = only(await fullCards(company, 1))
    await give(clerk, '王五', card)
    await give(clerk, '赵六', card)
    expect(only(await handIn(clerk, card)).giveCardUserId).toBe('赵六')
  })

  it('hands in a card again once its receipt is settled and new waybills have arrived', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybill(company, { card })
    await newWaybill(company, { card, status: 'IN_TRANSIT' })
    const first = await handedIn(clerk, '王五', card)
    await clerk.ask(documents.settle, { input: { receipts: [{ giveCardNo: first.giveCardNo }] } })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'ACTIVATED', giveCardUserId: null, giveCardNo: null })
    await newWaybill(company, { card })
    expect(await clerk.code(documents.handIn, { cardNos: [card.cardNo] })).toBe('CARD_HAS_NO_GIVER')
    const second = await handedIn(clerk, '赵六', card)
    expect(second).toMatchObject({ giveCardUserId: '赵六', giveCardCnt: 1 } satisfies Partial<ReceiptAnswer>)
  })
})
