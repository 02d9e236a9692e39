import { testApp } from '@tufang/tests/app'
import { cardOf, documents, give, handedIn, handIn, only, receiptOf, setPrices, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { decide, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const refOf = ({ giveCardNo }: { giveCardNo: string }) => ({ giveCardNo })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('generateSettlements from receipts', () => {
  it('makes one settlement for each project and giver', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [a, b, c] = [await newCard(company), await newCard(company), await newCard(company)]
    const [one, two] = [await newProject(company), await newProject(company)]
    const soilType = await newSoilType(company)
    for (const [project, price] of [[one, '10.00'] as const, [two, '7.50'] as const]) {
      await newProjectPrice(company, { project, soilType, price })
    }
    await newWaybills(company, 2, { card: a, project: one, soilType })
    await newWaybills(company, 3, { card: a, project: two, soilType })
    await newWaybills(company, 4, { card: b, project: one, soilType })
    await newWaybills(company, 5, { card: c, project: one, soilType })
    await give(clerk, '王五', a, b)
    await give(clerk, '赵六', c)
    const receipts = await handIn(clerk, a, b, c)
    const made = await settle(clerk, { receipts: receipts.map(refOf) })
    expect(made.message).toBe('生成成功：3张结算单，共14趟')
    const found = made.settlements.map(({ projectId, agentName, settleCnt, settleAmt }) => [
      ...[projectId === one.id ? 'one' : 'two', agentName, settleCnt, settleAmt],
    ])
    expect(found.toSorted()).toEqual(
      [
        ['one', '王五', 6, '60.00'],
        ['two', '王五', 3, '22.50'],
        ['one', '赵六', 5, '50.00'],
      ].toSorted(),
    )
    expect(made.settlements).toMatchObject(
      made.settlements.map(() => ({ status: 'PENDING', settleName: company.people.结算员.name, version: 1 })),
    )
    for (const receipt of receipts) {
      expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'SETTLED', isSettle: true, settleAbleCount: 0 })
    }
    expect(await cardOf(clerk, a)).toMatchObject({ status: 'SETTLED', giveCardUserId: null, giveCardNo: null })
  })

  it('numbers settlements JS, day and four digits, without a gap after refused calls', async () => {
    const { clock } = await testApp()
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [card, pending] = [await newCard(company), await newCard(company)]
    await newWaybill(company, { card })
    const waybill = await newWaybill(company, { card: pending })
    clock.set(new Date('2026-11-20T08:00:00+08:00'))
    const first = await settle(clerk, { receipts: [refOf(await handedIn(clerk, '王五', card))] })
    const receipt = await handedIn(clerk, '王五', pending)
    const { review } = await updateWaybill(clerk, waybill, { exAmt: '5.00' })
    expect(await clerk.refusal(documents.settle, { input: { receipts: [refOf(receipt)] } })).toMatchObject({
      message: '没有可结算的运单：运单修改待审核1趟',
      extensions: { code: 'NOTHING_TO_SETTLE' },
    })
    await decide(clerk, 'withdraw', { id: review?.id ?? '' })
    const second = await settle(clerk, { receipts: [refOf(receipt)] })
    expect([...first.settlements, ...second.settlements].map(({ settleNo }) => settleNo)).toEqual([
      ...['JS202611200001', 'JS202611200002'],
    ])
  })

  it('leaves pending ones out with the reason, and settles them by the same receipt later', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybills(company, 3, { card })
    const pending = await newWaybill(company, { card, pendingReview: true })
    const receipt = await handedIn(clerk, '王五', card)
    const made = await settle(clerk, { receipts: [refOf(receipt)] })
    expect(made).toMatchObject({
      message: '生成成功：1张结算单，共3趟，1趟未纳入',
      excludedCount: 1,
      excluded: [
        { id: pending.id, no: pending.no, cardNo: card.cardNo, reason: 'PENDING_REVIEW', message: '运单修改待审核' },
      ],
    })
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      status: 'OPEN',
      settleAbleCount: 0,
      updateWaybillsCount: 1,
    })
    expect(await cardOf(clerk, card)).toMatchObject({
      status: 'ACTIVATED',
      giveCardUserId: '王五',
      giveCardNo: receipt.giveCardNo,
      waybillsCount: 1,
    })
    const { review } = await waybillOf(clerk, pending)
    await decide(await company.as('审核员'), 'reject', { id: review?.id ?? '' }, '未等候')
    expect(only((await settle(clerk, { receipts: [refOf(receipt)] })).settlements)).toMatchObject({
      agentName: '王五',
      settleCnt: 1,
    })
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'SETTLED' })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'SETTLED' })
  })

  it('leaves unpriced ones out until somebody types a price', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const project = await newProject(company)
    const [first, second] = await newWaybills(company, 2, { card, project })
    if (!first || !second) throw new Error('no waybills')
    const receipt = await handedIn(clerk, '王五', card)
    const refusal = await clerk.refusal(documents.settle, { input: { receipts: [refOf(receipt)] } })
    expect(refusal.message).toBe('没有可结算的运单：没有单价，需先填写单价2趟')
    await setPrices(clerk, [{ id: first.id, settlePrice: '66.60' }])
    const made = await settle(clerk, { receipts: [refOf(receipt)] })
    expect(made.excluded).toMatchObject([{ id: second.id, reason: 'UNPRICED', message: '没有单价，需先填写单价' }])
    expect(only(made.settlements)).toMatchObject({ settleCnt: 1, settleAmt: '66.60' })
    await setPrices(clerk, [{ id: second.id, settlePrice: '0' }])
    expect(only((await settle(clerk, { receipts: [refOf(receipt)] })).settlements).settleAmt).toBe('0.00')
  })

  it('takes only the named cards of a receipt, several joined with commas', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const cards = [await newCard(company), await newCard(company), await newCard(company)]
    for (const card of cards) await newWaybill(company, { card })
    const { giveCardNo } = await handedIn(clerk, '王五', ...cards)
    const settleCardNo = cards
      .slice(0, 2)
      .map(({ cardNo }) => cardNo)
      .join(',')
    expect(only((await settle(clerk, { receipts: [{ giveCardNo, settleCardNo }] })).settlements).settleCnt).toBe(2)
    expect(await receiptOf(clerk, { giveCardNo })).toMatchObject({ status: 'OPEN', settleAbleCount: 1 })
    const again = { input: { receipts: [{ giveCardNo, settleCardNo: cards[0]?.cardNo }] } }
    expect(await clerk.code(documents.settle, again)).toBe('CARD_NOT_IN_RECEIPT')
    await settle(clerk, { receipts: [{ giveCardNo, settleCardNo: cards[2]?.cardNo ?? '' }] })
    expect(await receiptOf(clerk, { giveCardNo })).toMatchObject({ status: 'SETTLED' })
  })

  it('takes also waybills that arrived after the cards were handed in', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybill(company, { card })
    const receipt = await handedIn(clerk, '王五', card)
    await newWaybill(company, { card })
    expect(only((await settle(clerk, { receipts: [refOf(receipt)] })).settlements).settleCnt).toBe(2)
  })

  it('refuses receipts and cards that do not belong together, another company’s as unknown', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const foreign = await newCompany()
    const [mine, other, theirs] = [await newCard(company), await newCard(company), await newCard(foreign)]
    await newWaybill(company, { card: mine })
    await newWaybill(foreign, { card: theirs })
    const { giveCardNo } = await handedIn(clerk, '王五', mine)
    // Numbers are counted for each company, so that another company's receipt may have a number of this one.
    const { clock } = await testApp()
    clock.set(new Date('2026-01-05T08:00:00+08:00'))
    const foreignNo = (await handedIn(await foreign.as('结算员'), '王五', theirs)).giveCardNo
    const refusal = (receipts: object[]) => clerk.refusal(documents.settle, { input: { receipts } })
    for (const no of [foreignNo, 'HZ209901010001']) {
      expect(await refusal([{ giveCardNo: no }])).toMatchObject({
        message: `回执单${no}不存在`,
        extensions: { code: 'NOT_FOUND' },
      })
    }
    for (const settleCardNo of [other.cardNo, theirs.cardNo, 'B1']) {
      expect(await refusal([{ giveCardNo, settleCardNo }])).toMatchObject({
        message: `${settleCardNo}不在回执单${giveCardNo}中，或已结算`,
        extensions: { code: 'CARD_NOT_IN_RECEIPT' },
      })
    }
  })

  it('refuses a voided receipt', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybill(company, { card })
    const receipt = await handedIn(clerk, '王五', card)
    await clerk.ask(documents.voidReceipt, { id: receipt.id })
    const input = { receipts: [refOf(receipt)] }
    expect(await clerk.code(documents.settle, { input })).toBe('CARD_NOT_IN_RECEIPT')
    await handIn(clerk, card)
    expect(await clerk.code(documents.settle, { input })).toBe('CARD_NOT_IN_RECEIPT')
  })
})

describe('generateSettlements from cards', () => {
  it('takes the cards through their open receipts', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [a, b] = [await newCard(company), await newCard(company)]
    await newWaybills(company, 2, { card: a })
    await newWaybills(company, 3, { card: b })
    await give(clerk, '王五', a)
    await give(clerk, '赵六', b)
    await handIn(clerk, a, b)
    const made = await settle(clerk, { cardNos: [a.cardNo, `x=${b.cardNo}`] })
    expect(made.settlements.map(({ agentName, settleCnt }) => [agentName, settleCnt]).toSorted()).toEqual([
      ['王五', 2],
      ['赵六', 3],
    ])
  })

  it('refuses a card that was not handed in', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    await newWaybill(company, { card })
    await give(clerk, '王五', card)
    const refusal = (cardNo: string) => clerk.refusal(documents.settle, { input: { cardNos: [cardNo] } })
    expect(await refusal(card.cardNo)).toMatchObject({ extensions: { code: 'CARD_NOT_IN_RECEIPT' } })
    const theirs = await newCard(await newCompany())
    for (const cardNo of [theirs.cardNo, 'B1']) {
      expect(await refusal(cardNo)).toMatchObject({ message: `${cardNo}不存在` })
    }
  })
})

describe('generateSettlements from waybills', () => {
  it('takes exactly those waybills; without a receipt the clerk is the applicant', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const [first, second, third] = await newWaybills(company, 3, { card })
    const cardless = await newWaybill(company)
    if (!first || !second || !third) throw new Error('no waybills')
    const made = await settle(clerk, { waybillIds: idsOf([first, second, cardless]) })
    expect(only(made.settlements)).toMatchObject({ agentName: company.people.结算员.name, settleCnt: 3 })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'ACTIVATED', settleAbleCount: 1 })
    await settle(clerk, { waybillIds: [third.id] })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'SETTLED' })
  })

  it('keeps the giver of cards that were handed in, and closes their receipt with the last waybill', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const waybills = await newWaybills(company, 2, { card })
    const receipt = await handedIn(clerk, '王五', card)
    for (const { id } of waybills) {
      expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'OPEN' })
      expect(only((await settle(clerk, { waybillIds: [id] })).settlements).agentName).toBe('王五')
    }
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'SETTLED' })
  })

  it('says of each that stays out why, another company’s as unknown', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const good = await newWaybill(company)
    const settled = await newWaybill(company)
    await settle(clerk, { waybillIds: [settled.id] })
    const cases: [string, string, string][] = [
      [settled.id, 'IN_SETTLEMENT', '运单已在结算单中'],
      [(await newWaybill(company, { status: 'VOID' })).id, 'VOID', '运单已作废'],
      [(await newWaybill(company, { status: 'LOADED' })).id, 'NOT_UNLOADED', '运单尚未卸车'],
      [(await newWaybill(company, { status: 'IN_TRANSIT' })).id, 'NOT_UNLOADED', '运单尚未卸车'],
      [(await newWaybill(company, { pendingReview: true })).id, 'PENDING_REVIEW', '运单修改待审核'],
      [(await newWaybill(await newCompany())).id, 'NOT_FOUND', '运单不存在'],
      ['0197a7de-0000-7000-8000-000000000000', 'NOT_FOUND', '运单不存在'],
      ['no id', 'NOT_FOUND', '运单不存在'],
    ]
    const made = await settle(clerk, { waybillIds: [good.id, good.id, ...cases.map(([id]) => id)] })
    expect(only(made.settlements).settleCnt).toBe(1)
    expect(made.excludedCount).toBe(cases.length)
    expect(made.excluded.map(({ id, reason, message }) => [id, reason, message]).toSorted()).toEqual(cases.toSorted())
  })

  it('leaves out what its project’s price would bring below nothing or beyond all bounds', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const good = await newWaybill(company, { adjustAmt: '-100.00' })
    const below = await newWaybill(company, { adjustAmt: '-100.01' })
    const beyond = await newWaybill(company, { weightUnit: 'TON', weightTons: '10000000.000' })
    const made = await settle(clerk, { waybillIds: idsOf([good, below, beyond]) })
    expect(only(made.settlements)).toMatchObject({ settleCnt: 1, settleAmt: '0.00' })
    expect(made.excluded.map(({ id, reason }) => [id, reason]).toSorted()).toEqual(
      [
        [below.id, 'AMOUNT_OUT_OF_RANGE'],
        [beyond.id, 'AMOUNT_OUT_OF_RANGE'],
      ].toSorted(),
    )
  })

  it('shows the first 200 that stay out and counts all', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const pending = await newWaybills(company, 230, { pendingReview: true })
    const good = await newWaybill(company)
    const made = await settle(clerk, { waybillIds: idsOf([good, ...pending]) })
    expect(made.excluded).toHaveLength(200)
    expect(made.excludedCount).toBe(230)
  })
})

describe('the source of a settlement', () => {
  it.each([
    ['nothing', {}],
    ['two things', { cardNos: ['B1'], waybillIds: ['x'] }],
    ['only null', { cardNos: null }],
  ])('refuses %s', async (_, input) => {
    const clerk = await (await newCompany()).as('结算员')
    expect(await clerk.refusal(documents.settle, { input })).toMatchObject({
      message: '请选择回执单、结算卡或运单中的一种',
      extensions: { code: 'INVALID_INPUT' },
    })
  })
})

describe('the price of a waybill', () => {
  it('is the typed one, else the project’s for the very site, else for every site', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [project, soilType] = [await newProject(company), await newSoilType(company)]
    const [here, elsewhere] = [await newDumpSite(company), await newDumpSite(company)]
    await newProjectPrice(company, { project, soilType, price: '10.00' })
    await newProjectPrice(company, { project, soilType, price: '12.00', dumpSite: here })
    await newProjectPrice(company, { project, soilType, price: '3.00', tpMode: 'RELEASE' })
    const common = { project, soilType }
    const waybills = {
      '20.00': await newWaybill(company, { ...common, dumpSite: here, settlePrice: '20.00' }),
      '12.00': await newWaybill(company, { ...common, dumpSite: here }),
      '10.00': await newWaybill(company, { ...common, dumpSite: elsewhere }),
      '3.00': await newWaybill(company, { ...common, tpMode: 'RELEASE' }),
    }
    const bare = await newWaybill(company, { ...common, tpMode: 'INTERNAL' })
    const made = await settle(clerk, { waybillIds: idsOf([...Object.values(waybills), bare]) })
    expect(made.excluded).toMatchObject([{ id: bare.id, reason: 'UNPRICED' }])
    expect(only(made.settlements).settleAmt).toBe('45.00')
    for (const [price, { id }] of Object.entries(waybills)) {
      expect(
        await clerk.ask('query ($id: ID!) { waybill(id: $id) { settlePrice priceSource receivable } }', { id }),
      ).toEqual({
        waybill: { settlePrice: price, priceSource: price === '20.00' ? 'TYPED' : 'PROJECT', receivable: price },
      })
    }
  })
})
