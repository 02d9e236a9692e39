import { testApp } from '@tufang/tests/app'
import { documents, give, handedIn, scan, scanned, settle } from '@tufang/tests/chain'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const numbers = (cards: { cardNo: string }[]) => cards.map(({ cardNo }) => cardNo)

describe('scanCards', () => {
  it('answers one card with its row and the counts of its waybills', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company, { cardType: 'REFUND' })
    const open = await newWaybills(company, 3, { card })
    await newWaybills(company, 2, { card, pendingReview: true })
    const answer = await scan(clerk, card)
    expect(answer.message).toBe(`${card.cardNo}扫卡成功，可结算3趟，修改待审核2趟`)
    expect(answer.refused).toEqual([])
    expect(answer.cards).toMatchObject([
      {
        cardNo: card.cardNo,
        cardType: 'REFUND',
        waybillsCount: 5,
        settleAbleCount: 3,
        updateWaybillsCount: 2,
        giveCardUserId: null,
        giveCardDatetime: null,
        giveCardNo: null,
        payee: null,
      },
    ])
    expect(answer.cards[0]?.ids.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
  })

  it('takes what stands after the last "="', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [first, second, third] = [await newCard(company), await newCard(company), await newCard(company)]
    const answer = await scan(
      clerk,
      { cardNo: `https://example.com/card?type=B&no=${first.cardNo}` },
      { cardNo: `=${second.cardNo}` },
      { cardNo: `  ${third.cardNo}\r\n` },
    )
    expect(answer.refused).toEqual([])
    expect(numbers(answer.cards).toSorted()).toEqual(numbers([first, second, third]).toSorted())
    expect(answer.message).toBe('成功扫描3张卡')
  })

  it('refuses each card with its number and the reason, and takes the others', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const good = await newCard(company)
    const idle = await newCard(company, { status: 'NOT_ACTIVATED' })
    const voided = await newCard(company, { status: 'VOIDED' })
    const settled = await newCard(company)
    const foreign = await newCard(await newCompany())
    await newWaybill(company, { card: settled })
    await settle(clerk, { receipts: [{ giveCardNo: (await handedIn(clerk, '王五', settled)).giveCardNo }] })
    const unknown = { cardNo: `B${uniqueDigits(14)}` }
    const shapeless = ['B', 'B1234567890123456', 'BB12', '13800000001', '', 'B1X2'].map((cardNo) => ({
      cardNo,
    }))

    const answer = await scan(clerk, idle, good, voided, settled, foreign, unknown, ...shapeless)
    expect(numbers(answer.cards)).toEqual([good.cardNo])
    expect(answer.refused).toEqual([
      { cardNo: idle.cardNo, code: 'CARD_NOT_ACTIVATED', message: `${idle.cardNo}未激活` },
      { cardNo: voided.cardNo, code: 'CARD_VOIDED', message: `${voided.cardNo}已作废` },
      { cardNo: settled.cardNo, code: 'CARD_SETTLED', message: `${settled.cardNo}已结算` },
      { cardNo: foreign.cardNo, code: 'CARD_NOT_FOUND', message: `${foreign.cardNo}不存在` },
      { cardNo: unknown.cardNo, code: 'CARD_NOT_FOUND', message: `${unknown.cardNo}不存在` },
      ...shapeless.map(({ cardNo }) => ({
        cardNo,
        code: 'CARD_NO_INVALID',
        message: `${cardNo}不是有效的卡号`,
      })),
    ])
    expect(answer.message).toBe(`成功扫描1张卡，${5 + shapeless.length}张未加入`)
    expect(numbers(await scanned(clerk))).toEqual([good.cardNo])
  })

  it('speaks of the one card when only one was scanned and it was refused', async () => {
    const company = await newCompany()
    const card = await newCard(company, { status: 'VOIDED' })
    const answer = await scan(await company.as('结算员'), card)
    expect(answer).toMatchObject({ cards: [], message: `${card.cardNo}已作废` })
  })

  it('names the first reasons when several were scanned and none went in', async () => {
    const clerk = await (await newCompany()).as('结算员')
    const unknown = Array.from({ length: 5 }, (_, at) => ({ cardNo: `B900${at}` }))
    const told = unknown.map(({ cardNo }) => `${cardNo}不存在`)
    expect((await scan(clerk, ...unknown.slice(0, 3))).message).toBe(told.slice(0, 3).join('，'))
    expect((await scan(clerk, ...unknown)).message).toBe(`${told.slice(0, 3).join('，')}等，共5张未加入`)
  })

  it('refuses a card twice in one call', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const answer = await scan(clerk, card, { cardNo: `x=${card.cardNo}` })
    expect(numbers(answer.cards)).toEqual([card.cardNo])
    expect(answer.refused).toEqual([{ cardNo: card.cardNo, code: 'CARD_IN_LIST', message: `${card.cardNo}已在列表中` }])
  })

  it('refuses a card that is on the list already, and leaves the list as it was', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [card, other] = [await newCard(company), await newCard(company)]
    await scan(clerk, card)
    const before = await scanned(clerk)
    expect(await scan(clerk, card)).toMatchObject({
      cards: [],
      refused: [{ cardNo: card.cardNo, code: 'CARD_IN_LIST' }],
      message: `${card.cardNo}已在列表中`,
    })
    expect(await scanned(clerk)).toEqual(before)
    expect(await scan(clerk, card, other)).toMatchObject({ refused: [{ code: 'CARD_IN_LIST' }] })
  })

  it('takes a sub-card as it takes a captain card', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const main = await newCard(company)
    const sub = await newCard(company, { parent: main })
    await newWaybill(company, { card: sub })
    const answer = await scan(clerk, main, sub)
    expect(Object.fromEntries(answer.cards.map((card) => [card.cardNo, card.waybillsCount]))).toEqual({
      [main.cardNo]: 0,
      [sub.cardNo]: 1,
    })
  })

  it('takes a card that was handed in, and shows its receipt', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybill(company, { card })
    const receipt = await handedIn(clerk, '王五', card)
    const answer = await scan(clerk, card)
    expect(answer.cards).toMatchObject([{ giveCardNo: receipt.giveCardNo, giveCardUserId: '王五' }])
  })
})

describe('scannedCards', () => {
  it('survives a reload and another sign-in, the last scan first', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const cards = [await newCard(company), await newCard(company), await newCard(company)]
    for (const card of cards) await scan(clerk, card)
    const wanted = numbers(cards).toReversed()
    expect(numbers(await scanned(clerk))).toEqual(wanted)
    const app = await testApp()
    app.clock.advance(MINUTE)
    const elsewhere = await signIn(app, { mobile: company.people.结算员.mobile, companyAuthId: company.id })
    expect(numbers(await scanned(elsewhere))).toEqual(wanted)
  })

  it('holds cards of one call in the order they were scanned', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const cards = []
    while (cards.length < 8) cards.push(await newCard(company))
    cards.sort(() => Math.random() - 0.5)
    await scan(clerk, ...cards)
    expect(numbers(await scanned(clerk))).toEqual(numbers(cards).toReversed())
  })

  it('belongs to one clerk', async () => {
    const company = await newCompany()
    const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
    const card = await newCard(company)
    await scan(clerk, card)
    expect(await scanned(admin)).toEqual([])
    expect((await scan(admin, card)).refused).toEqual([])
    await admin.ask(documents.removeScanned, { cardNos: [card.cardNo] })
    expect(numbers(await scanned(clerk))).toEqual([card.cardNo])
  })

  it('shows counts and givers as they are now', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await scan(clerk, card)
    await newWaybills(company, 2, { card })
    await give(clerk, '王五', card)
    expect(await scanned(clerk)).toMatchObject([{ settleAbleCount: 2, giveCardUserId: '王五' }])
  })
})

describe('removeScannedCards', () => {
  it('takes cards off and answers with what is left', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [first, second, third] = [await newCard(company), await newCard(company), await newCard(company)]
    await scan(clerk, first, second, third)
    const left = await clerk.ask<{ removeScannedCards: { cardNo: string }[] }>(documents.removeScanned, {
      cardNos: numbers([first, third]),
    })
    expect(numbers(left.removeScannedCards)).toEqual([second.cardNo])
    expect(numbers(await scanned(clerk))).toEqual([second.cardNo])
    expect((await scan(clerk, first)).refused).toEqual([])
  })

  it('refuses a card that is not on the list, also another company’s', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const foreign = await newCompany()
    const theirs = await newCard(foreign)
    await scan(await foreign.as('结算员'), theirs)
    for (const { cardNo } of [await newCard(company), theirs]) {
      expect(await clerk.refusal(documents.removeScanned, { cardNos: [cardNo] })).toMatchObject({
        message: `${cardNo}不在扫卡列表中`,
        extensions: { code: 'CARD_NOT_SCANNED' },
      })
    }
    expect(await scanned(await foreign.as('结算员'))).toHaveLength(1)
  })
})
