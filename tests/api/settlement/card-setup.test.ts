import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { changeCards, cardDocuments as documents, makeCards } from '@tufang/tests/cards'
import { handedIn } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const ground = async () => {
  const company = await newCompany()
  const [first, second] = [await newCaptain(company, { name: '甲' }), await newCaptain(company, { name: '乙' })]
  return { company, admin: await company.as('管理员'), first, second }
}
const historyOf = async (caller: Awaited<ReturnType<typeof ground>>['admin'], cardNo: string) => {
  const { card } = await caller.ask<{ card: { id: string } }>('query ($no: String!) { card(cardNo: $no) { id } }', {
    no: cardNo,
  })
  return (await caller.ask<{ answer: { label: string; before: string; after: string }[] }>(documents.history, card))
    .answer
}

describe('bindCards', () => {
  it('gives cards to a captain, says of each other one why not, and does so once', async () => {
    const { company, admin, first, second } = await ground()
    await makeCards(admin, { prefix: 'M', digits: 3, count: 2 })
    await newCard(company, { cardNo: 'M9', captain: second, status: 'NOT_ACTIVATED' })
    const cardNos = ['M001', 'M9', 'M8', 'M002', 'M001']
    const input = { cardNos, captainId: first.id }
    const bound = { status: 'NOT_ACTIVATED', captainName: '甲', bindingDate: null }
    const done = await changeCards(admin, 'bind', input)
    expect(done.message).toBe('已处理2张卡，2张未处理')
    expect(done.cards).toHaveLength(2)
    expect(done.cards).toEqual(
      expect.arrayContaining(['M001', 'M002'].map((cardNo) => expect.objectContaining({ cardNo, ...bound }))),
    )
    expect(done.refused).toEqual([
      { cardNo: 'M9', code: 'CARD_BOUND', message: 'M9已绑定车队长乙，请用换绑' },
      { cardNo: 'M8', code: 'CARD_NOT_FOUND', message: 'M8不存在' },
    ])
    await changeCards(admin, 'bind', input)
    expect((await historyOf(admin, 'M001')).map(({ label, after }) => [label, after])).toEqual([
      ['车队长', '甲'],
      ['制卡批次', expect.any(String)],
    ])
    expect((await admin.ask(documents.cards, { filter: { cardNo: 'M001' } })).answer).toMatchObject({
      records: [{ allowedActions: ['activate', 'void', 'move', 'setType', 'reportLost'] }],
    })
  })

  it('activates them where that is asked for, so that they take trips and can be scanned', async () => {
    const { company, admin, first } = await ground()
    await makeCards(admin, { prefix: 'M', digits: 3, count: 1 })
    const done = await changeCards(admin, 'bind', { cardNos: ['M001'], captainId: first.id, activate: true })
    expect(done).toMatchObject({ cards: [{ cardNo: 'M001', status: 'ACTIVATED', bindingDate: expect.any(String) }] })
    const [card] = await rowsOf<{ id: string; cardNo: string; captainId: string }>(
      sql`select id, card_no as "cardNo", captain_id as "captainId" from card where company_id = ${company.id}`,
    )
    if (!card) throw new Error('no card')
    await newWaybill(company, { card })
    await handedIn(admin, '王五', card)
    const again = await changeCards(admin, 'bind', { cardNos: ['M001'], captainId: first.id, activate: true })
    expect(again.refused).toMatchObject([{ message: 'M001当前为“已激活”，不能绑定' }])
    expect(new Set((await historyOf(admin, 'M001')).map(({ label }) => label))).toEqual(
      new Set(['车队长', '状态', '激活时间', '制卡批次']),
    )
  })

  it('hangs sub-cards on a captain card, of another captain, too', async () => {
    const { company, admin, first, second } = await ground()
    const main = await newCard(company, { captain: first })
    await makeCards(admin, { prefix: 'C', digits: 3, count: 2, kind: 'SUB' })
    const bind = (more: object) => changeCards(admin, 'bind', { cardNos: ['C001'], captainId: second.id, ...more })
    expect((await bind({})).refused).toMatchObject([{ message: 'C001是子卡，请选择所属主卡' }])
    expect(await bind({ parentCardNo: main.cardNo })).toMatchObject({
      cards: [{ cardNo: 'C001', captainName: '乙', parentCardNo: main.cardNo }],
    })
    const loose = await makeCards(admin, { prefix: 'M', digits: 3, count: 1 })
    const refusal = (parentCardNo: string, cardNos = ['C002']) =>
      admin.refusal(documents.bind, { input: { cardNos, captainId: first.id, parentCardNo } })
    expect(await refusal('C001')).toMatchObject({ message: 'C001是子卡，不能作为所属主卡' })
    expect(await refusal(loose.firstNo)).toMatchObject({ message: `${loose.firstNo}未绑定车队长，不能作为所属主卡` })
    expect(await refusal('M77')).toMatchObject({ message: 'M77不存在' })
    expect(
      await changeCards(admin, 'bind', { cardNos: [loose.firstNo], captainId: first.id, parentCardNo: main.cardNo }),
    ).toMatchObject({ cards: [], refused: [{ code: 'CARD_TAKES_NO_PARENT' }] })
  })

  it('takes captains in use only', async () => {
    const { company, admin, first } = await ground()
    await makeCards(admin, { prefix: 'M', digits: 3, count: 1 })
    await rowsOf(sql`update captain set enabled = false where company_id = ${company.id} and id = ${first.id}`)
    for (const captainId of [first.id, newId(), (await newCaptain(await newCompany())).id])
      expect(await admin.refusal(documents.bind, { input: { cardNos: ['M001'], captainId } })).toMatchObject({
        extensions: { fieldErrors: [{ field: 'input.captainId', message: '车队长不存在或已停用' }] },
      })
  })
})

it('refuses a card that is nobody’s wherever one is taken', async () => {
  const { admin } = await ground()
  await makeCards(admin, { prefix: 'M', digits: 3, count: 1 })
  expect(await admin.refusal('mutation { activateCard(cardNo: "M001") { id } }')).toMatchObject({
    message: 'M001未绑定车队长',
  })
  expect(await admin.ask('mutation { scanCards(cardNos: ["M001"]) { message } }')).toEqual({
    scanCards: { message: 'M001未激活' },
  })
  const { voidCard } = await admin.ask<{ voidCard: object }>(
    'mutation { voidCard(cardNo: "M001", reason: "印坏了") { status } }',
  )
  expect(voidCard).toEqual({ status: 'VOIDED' })
  expect(await historyOf(admin, 'M001')).toMatchObject([
    { label: '状态', before: '未激活', after: '已作废', reason: '印坏了' },
    { label: '制卡批次' },
  ])
})

describe('moveCards', () => {
  it('gives a card without trips to another captain', async () => {
    const { company, admin, first, second } = await ground()
    const [fresh, used] = [await newCard(company, { captain: first }), await newCard(company, { captain: first })]
    await newWaybill(company, { card: used })
    const handed = await newCard(company, { captain: first })
    await newWaybill(company, { card: handed })
    const { giveCardNo } = await handedIn(admin, '王五', handed)
    const loose = await makeCards(admin, { prefix: 'M', digits: 3, count: 1 })
    const cardNos = [fresh.cardNo, used.cardNo, handed.cardNo, loose.firstNo]
    const done = await changeCards(admin, 'move', { cardNos, captainId: second.id })
    expect(done.cards).toMatchObject([{ cardNo: fresh.cardNo, captainName: '乙', status: 'ACTIVATED' }])
    expect(done.refused.map(({ message }) => message)).toEqual([
      `${used.cardNo}已有运单，不能换给其他车队长`,
      `${handed.cardNo}已有未结算的回执单${giveCardNo}`,
      `${loose.firstNo}未绑定车队长`,
    ])
    expect(await historyOf(admin, fresh.cardNo)).toMatchObject([{ label: '车队长', before: '甲', after: '乙' }])
  })

  it('hangs a sub-card on another captain card, and leaves it where none is named', async () => {
    const { company, admin, first, second } = await ground()
    const [main, other] = [await newCard(company, { captain: first }), await newCard(company, { captain: second })]
    const sub = await newCard(company, { parent: main })
    const move = async (more: object) =>
      (await changeCards(admin, 'move', { cardNos: [sub.cardNo], captainId: second.id, ...more })).cards
    expect(await move({})).toMatchObject([{ captainName: '乙', parentCardNo: main.cardNo }])
    expect(await move({ parentCardNo: other.cardNo })).toMatchObject([
      { captainName: '乙', parentCardNo: other.cardNo },
    ])
  })
})

describe('setCardTypes', () => {
  it('changes what cards are for, unless they are handed in', async () => {
    const { company, admin } = await ground()
    const [card, handed] = [await newCard(company), await newCard(company)]
    await newWaybill(company, { card: handed })
    await handedIn(admin, '王五', handed)
    const cardNos = [card.cardNo, handed.cardNo]
    const done = await changeCards(admin, 'setTypes', { cardNos, cardType: 'CARRY_OVER' })
    expect(done).toMatchObject({
      cards: [{ cardNo: card.cardNo, cardType: 'CARRY_OVER' }],
      refused: [{ cardNo: handed.cardNo, code: 'CARD_IN_RECEIPT' }],
    })
    expect(await historyOf(admin, card.cardNo)).toMatchObject([
      { label: '购票类型', before: '购票', after: '月末转月初' },
    ])
  })
})

it('lets people who may only look at cards change no card', async () => {
  const { company, first } = await ground()
  const reader = await company.as('只读')
  const { cardNo } = await newCard(company)
  const input = { cardNos: [cardNo], captainId: first.id }
  expect(await reader.code(documents.bind, { input })).toBe('FORBIDDEN')
  expect(await reader.code(documents.move, { input })).toBe('FORBIDDEN')
  expect(await historyOf(reader, cardNo)).toEqual([])
})
