import { sql } from '@tufang/server/kernel/sql/sql'
import { cardOf, documents, fields, handedIn, only, reject, scan, scanned, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const activate = `mutation ($cardNo: String!) { activateCard(cardNo: $cardNo) { ${fields.card} bindingDate } }`
const voidCard = `mutation ($cardNo: String!) { voidCard(cardNo: $cardNo) { ${fields.card} } }`
const list = `query ($filter: CardFilter, $sort: [CardSort!], $page: PageInput) {
  cards(filter: $filter, sort: $sort, page: $page) {
    total summary { waybillCount unsettledAmount settledAmount paidAmount }
    records { cardNo kind parentCardNo captainName bindingDate subCardCount waybillCount totalWaybillCount }
  }
}`
interface Page {
  cards: {
    total: number
    summary: Record<'waybillCount' | 'unsettledAmount' | 'settledAmount' | 'paidAmount', string | number>
    records: { cardNo: string; subCardCount: number; totalWaybillCount: number; parentCardNo: string | null }[]
  }
}

describe('activateCard', () => {
  it('binds a card that was not activated, once', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { cardNo } = await newCard(company, { status: 'NOT_ACTIVATED' })
    expect((await cardOf(clerk, { cardNo })).allowedActions).toEqual([
      'activate',
      'void',
      'move',
      'setType',
      'reportLost',
    ])
    const { activateCard } = await clerk.ask<{ activateCard: { bindingDate: string } }>(activate, { cardNo })
    expect(activateCard).toMatchObject({
      status: 'ACTIVATED',
      allowedActions: ['void', 'move', 'setType', 'reportLost', 'setGiver'],
    })
    expect(activateCard.bindingDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
    expect(await clerk.refusal(activate, { cardNo })).toMatchObject({
      message: '结算卡当前为“已激活”，不能激活',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
  })
})

describe('voidCard', () => {
  it('voids a card for good, and takes it off every scan list', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    await newWaybill(company, { card })
    await scan(clerk, card)
    const { voidCard: voided } = await clerk.ask<{ voidCard: object }>(voidCard, { cardNo: card.cardNo })
    expect(voided).toMatchObject({ status: 'VOIDED', allowedActions: [] })
    expect(await scanned(clerk)).toEqual([])
    for (const verb of [activate, voidCard])
      expect(await clerk.code(verb, { cardNo: card.cardNo })).toBe('MOVE_NOT_ALLOWED')
  })

  it('is refused while something on it is settled or it is handed in', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    const [first] = await newWaybills(company, 2, { card })
    const { cardNo } = card
    const { giveCardNo, id } = await handedIn(clerk, '王五', card)
    expect(await clerk.refusal(voidCard, { cardNo })).toMatchObject({
      message: `${cardNo}已有未结算的回执单${giveCardNo}`,
      extensions: { code: 'CARD_IN_RECEIPT' },
    })
    await clerk.ask(documents.voidReceipt, { id })
    const made = await settle(clerk, { waybillIds: [first?.id ?? ''] })
    expect(await clerk.refusal(voidCard, { cardNo })).toMatchObject({
      message: `${cardNo}已有结算的运单，不能作废`,
      extensions: { code: 'CARD_HAS_SETTLED_WAYBILLS' },
    })
    await reject(clerk, only(made.settlements))
    await clerk.ask(voidCard, { cardNo })
  })

  it('is refused for a settled card', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    await settle(clerk, { waybillIds: [(await newWaybill(company, { card })).id] })
    expect(await clerk.refusal(voidCard, { cardNo: card.cardNo })).toMatchObject({
      message: '结算卡当前为“已结算”，不能作废',
    })
  })

  it('answers another company’s card as one that never was', async () => {
    const clerk = await (await newCompany()).as('管理员')
    const { cardNo } = await newCard(await newCompany(), { status: 'NOT_ACTIVATED' })
    for (const number of [cardNo, 'B1', 'x']) {
      for (const verb of [activate, voidCard]) {
        expect(await clerk.refusal(verb, { cardNo: number })).toMatchObject({
          message: `${number.toUpperCase()}不存在`,
          extensions: { code: 'CARD_NOT_FOUND' },
        })
      }
      expect(await clerk.ask(documents.card, { cardNo: number })).toEqual({ card: null })
    }
  })
})

describe('the account of a card', () => {
  it('holds unsettled plus settled as its accounted value, from first arrival to rejection', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    const [first] = await newWaybills(company, 3, { card, exAmt: '0.10' })
    await newWaybill(company, { card, status: 'IN_TRANSIT', settlePrice: '999.00' })
    await newWaybill(company, { card, status: 'VOID', settlePrice: '999.00' })
    const amounts = async () => {
      const { unsettledAmount, settledAmount, paidAmount } = await cardOf(clerk, card)
      return [unsettledAmount, settledAmount, paidAmount]
    }
    expect(await amounts()).toEqual(['300.30', '0.00', '0.00'])
    const { settlements } = await settle(clerk, { waybillIds: [first?.id ?? ''] })
    expect(await amounts()).toEqual(['200.20', '100.10', '0.00'])
    await reject(clerk, only(settlements))
    expect(await amounts()).toEqual(['300.30', '0.00', '0.00'])
  })

  it('follows a price that has changed between arrival and settlement', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    const { id } = await newWaybill(company, { card })
    await rowsOf(sql`update project_price set price = 130 where company_id = ${company.id}`)
    await settle(clerk, { waybillIds: [id] })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '0.00', settledAmount: '130.00' })
    const entries = await rowsOf<{ kind: string; unsettled: string; settled: string }>(sql`
      select kind, unsettled_amount as unsettled, settled_amount as settled from card_ledger_entry
      where company_id = ${company.id} order by created_at, id`)
    expect(entries).toEqual([
      { kind: 'ACCRUE', unsettled: '100.00', settled: '0.00' },
      { kind: 'REVALUE', unsettled: '30.00', settled: '0.00' },
      { kind: 'SETTLE', unsettled: '-130.00', settled: '130.00' },
    ])
  })

  it('only grows: the database refuses to change or drop an entry', async () => {
    const company = await newCompany()
    await newWaybill(company, { card: await newCard(company) })
    await expect(
      rowsOf(sql`update card_ledger_entry set unsettled_amount = 0 where company_id = ${company.id}`),
    ).rejects.toThrow()
    await expect(rowsOf(sql`delete from card_ledger_entry where company_id = ${company.id}`)).rejects.toThrow()
    expect(
      await rowOf(sql`select count(*)::int as cnt from card_ledger_entry where company_id = ${company.id}`),
    ).toEqual({
      cnt: 1,
    })
  })
})

describe('cards', () => {
  /**
   * Captain 甲 has a card with two sub-cards, captain 乙 one without. The cards have 1, 2, 4 and 8 waybills of 100.00
   * each.
   */
  async function withCards() {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [first, second] = [
      await newCaptain(company, { name: '甲师傅' }),
      await newCaptain(company, { name: '乙师傅' }),
    ]
    const main = await newCard(company, { cardNo: 'B10000000000001', captain: first })
    const subs = [
      await newCard(company, { cardNo: 'C10000000000002', parent: main }),
      await newCard(company, { cardNo: 'C10000000000003', parent: main, status: 'VOIDED' }),
    ]
    const other = await newCard(company, { cardNo: 'B20000000000004', captain: second })
    await newWaybills(company, 1, { card: main })
    const settled = await newWaybills(company, 2, { card: subs[0] })
    await newWaybills(company, 4, { card: subs[1], status: 'IN_TRANSIT' })
    await newWaybills(company, 8, { card: other })
    await settle(clerk, { waybillIds: settled.map(({ id }) => id) })
    for (const [index, { id }] of [main, ...subs, other].entries()) {
      const date = `2026-10-0${index + 1}T10:00:00+08:00`
      await rowsOf(
        sql`update card set binding_date = ${date}::timestamptz where company_id = ${company.id} and id = ${id}`,
      )
    }
    const ask = async (variables: Record<string, unknown> = {}) => (await clerk.ask<Page>(list, variables)).cards
    const found = async (filter: Record<string, unknown>) =>
      (await ask({ filter })).records.map(({ cardNo }) => cardNo.slice(-1)).join('')
    return { company, clerk, ask, found }
  }

  it('come last bound first, with the totals of all pages', async () => {
    const { ask } = await withCards()
    const page = await ask({ page: { size: 3 } })
    expect(page.records.map(({ cardNo }) => cardNo.slice(-1)).join('')).toBe('432')
    expect(page).toMatchObject({
      total: 4,
      summary: { waybillCount: 15, unsettledAmount: '900.00', settledAmount: '200.00', paidAmount: '0.00' },
    })
  })

  it('count a captain card with its sub-cards', async () => {
    const { ask } = await withCards()
    const { records } = await ask({ sort: [{ field: 'CARD_NO' }] })
    expect(records).toMatchObject([
      { cardNo: 'B10000000000001', subCardCount: 2, waybillCount: 1, totalWaybillCount: 7, parentCardNo: null },
      { cardNo: 'B20000000000004', subCardCount: 0, waybillCount: 8, totalWaybillCount: 8 },
      { subCardCount: 0, waybillCount: 2, totalWaybillCount: 2, parentCardNo: 'B10000000000001' },
      { subCardCount: 0, waybillCount: 4, totalWaybillCount: 4, captainName: '甲师傅' },
    ])
  })

  it('are filtered by everything the list offers', async () => {
    const { ask, found } = await withCards()
    expect(await found({ cardNo: '0000000000' })).toBe('4321')
    expect(await found({ cardNo: '%' })).toBe('')
    expect(await found({ cardNos: ['B10000000000001', 'C10000000000003', 'B9'] })).toBe('31')
    expect(await found({ parentCardNo: 'B10000000000001' })).toBe('321')
    expect(await found({ captainName: '乙' })).toBe('4')
    expect(await found({ kind: 'SUB' })).toBe('32')
    expect(await found({ status: ['VOIDED', 'SETTLED'] })).toBe('32')
    expect(await found({ bindingDate: { from: '2026-10-02T10:00:00+08:00', to: '2026-10-04T10:00:00+08:00' } })).toBe(
      '32',
    )
    expect(await ask({ filter: { kind: 'SUB' } })).toMatchObject({
      total: 2,
      summary: { waybillCount: 6, unsettledAmount: '0.00', settledAmount: '200.00' },
    })
  })

  it.each([
    ['CARD_NO', '1423'],
    ['BINDING_DATE', '1234'],
  ])('are sorted by %s, both ways', async (field, order) => {
    const { ask } = await withCards()
    const sorted = async (direction: string) =>
      (await ask({ sort: [{ field, direction }] })).records.map(({ cardNo }) => cardNo.slice(-1)).join('')
    expect(await sorted('ASC')).toBe(order)
    expect(await sorted('DESC')).toBe([...order].toReversed().join(''))
  })

  it.each(['STATUS', 'CAPTAIN_NAME'])('are sorted by %s', async (field) => {
    const { ask } = await withCards()
    const { records } = await ask({ sort: [{ field }, { field: 'CARD_NO' }] })
    expect(records).toHaveLength(4)
  })
})
