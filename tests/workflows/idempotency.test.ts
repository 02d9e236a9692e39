import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { documents, handedIn, only, scan, setPayees, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const activate =
  'mutation ($cardNo: String!, $key: String) { activateCard(cardNo: $cardNo, idempotencyKey: $key) { status bindingDate } }'
const voidCard =
  'mutation ($cardNo: String!, $key: String) { voidCard(cardNo: $cardNo, idempotencyKey: $key) { status } }'
const removeScanned = `mutation ($cardNos: [String!]!, $key: String) {
  removeScannedCards(cardNos: $cardNos, idempotencyKey: $key) { cardNo }
}`
const update = `mutation ($id: ID!, $version: Int!, $remark: String, $key: String) {
  updateSettlement(id: $id, version: $version, remark: $remark, idempotencyKey: $key) { remark version }
}`

/** A company in the middle of a day, with something for each verb. */
async function aDay({ settled = true } = {}) {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const [fresh, given, handed, scanned] = [
    await newCard(company),
    await newCard(company),
    await newCard(company),
    await newCard(company),
  ]
  const idle = await newCard(company, { status: 'NOT_ACTIVATED' })
  for (const card of [fresh, given, handed]) await newWaybills(company, 2, { card })
  await scan(clerk, scanned)
  await clerk.ask(documents.give, { input: [{ settleCardNo: given.cardNo, giveCardUserId: '王五' }] })
  const receipt = await handedIn(clerk, '赵六', handed)
  const payee = await newPayee(company)
  const waybill = await newWaybill(company)
  const settlements = []
  for (let made = 0; settled && made < 4; made++) {
    const own = await newWaybill(company, { payee })
    settlements.push(only((await settle(clerk, { waybillIds: [own.id] })).settlements))
  }
  const [first, second, third, fourth] = settlements.map(({ id }) => id)
  return { company, clerk, fresh, given, handed, scanned, idle, receipt, payee, waybill, first, second, third, fourth }
}

type Day = Awaited<ReturnType<typeof aDay>>

/** Every verb with a call, and the same call with another body. */
const verbs: [string, string, (day: Day) => object, (day: Day) => object][] = [
  [
    'scanCards',
    documents.scan,
    ({ fresh }) => ({ cardNos: [fresh.cardNo] }),
    ({ given }) => ({ cardNos: [given.cardNo] }),
  ],
  [
    'removeScannedCards',
    removeScanned,
    ({ scanned }) => ({ cardNos: [scanned.cardNo] }),
    ({ fresh }) => ({ cardNos: [fresh.cardNo] }),
  ],
  [
    'setCardGivers',
    documents.give,
    ({ fresh }) => ({ input: [{ settleCardNo: fresh.cardNo, giveCardUserId: '孙七' }] }),
    ({ fresh }) => ({ input: [{ settleCardNo: fresh.cardNo, giveCardUserId: '周八' }] }),
  ],
  [
    'generateReceipts',
    documents.handIn,
    ({ given }) => ({ cardNos: [given.cardNo] }),
    ({ fresh }) => ({ cardNos: [fresh.cardNo] }),
  ],
  [
    'voidReceipt',
    documents.voidReceipt,
    ({ receipt: { id } }) => ({ id, reason: '错' }),
    ({ receipt: { id } }) => ({ id }),
  ],
  [
    'generateSettlements',
    documents.settle,
    ({ handed }) => ({ input: { cardNos: [handed.cardNo] } }),
    ({ waybill }) => ({ input: { waybillIds: [waybill.id] } }),
  ],
  [
    'setPayees',
    documents.setPayees,
    ({ waybill: { id }, payee }) => ({ input: [{ id, payeeId: payee.id }] }),
    ({ waybill: { id } }) => ({ input: [{ id, payeeId: newId() }] }),
  ],
  [
    'setWaybillPrices',
    documents.setPrices,
    ({ waybill: { id } }) => ({ input: [{ id, settlePrice: '80.00' }] }),
    ({ waybill: { id } }) => ({ input: [{ id, settlePrice: '81.00' }] }),
  ],
  ['approveSettlement', documents.approve, ({ first }) => ({ id: first }), ({ second }) => ({ id: second })],
  [
    'rejectSettlement',
    documents.reject,
    ({ second }) => ({ id: second }),
    ({ second }) => ({ id: second, reason: '别的' }),
  ],
  ['deleteSettlement', documents.delete, ({ third }) => ({ id: third }), ({ second }) => ({ id: second })],
  [
    'updateSettlement',
    update,
    ({ fourth }) => ({ id: fourth, version: 1, remark: '一' }),
    ({ fourth }) => ({ id: fourth, version: 1, remark: '二' }),
  ],
  ['activateCard', activate, ({ idle: { cardNo } }) => ({ cardNo }), ({ fresh: { cardNo } }) => ({ cardNo })],
  ['voidCard', voidCard, ({ idle: { cardNo } }) => ({ cardNo }), ({ scanned: { cardNo } }) => ({ cardNo })],
]

/** A verb of settlements finds some that are made. */
const dayOf = (verb: string) => aDay({ settled: verb.endsWith('Settlement') })

const answer = (clerk: Caller, document: string, variables: object) => clerk.gql(document, { ...variables })

describe('a call that is repeated with its key', () => {
  it.each(verbs)(
    'changes nothing, answers the same, and is refused with another body: %s',
    async (verb, document, call, other) => {
      const day = await dayOf(verb)
      const key = newId()
      const first = await answer(day.clerk, document, { ...call(day), key })
      expect(first.errors).toEqual([])
      const content = await contentOfDatabase()
      for (let repeated = 0; repeated < 2; repeated++) {
        expect(await answer(day.clerk, document, { ...call(day), key })).toEqual(first)
      }
      expect(await day.clerk.refusal(document, { ...other(day), key })).toMatchObject({
        message: '该幂等键已用于另一个请求',
        extensions: { code: 'IDEMPOTENCY_KEY_REUSED' },
      })
      expect(await contentOfDatabase()).toEqual(content)
    },
  )

  it.each(verbs)('is done once when it comes eight times at once: %s', async (verb, document, call) => {
    const day = await dayOf(verb)
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => answer(day.clerk, document, { ...call(day), key })),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const { keys } = await rowOf<{ keys: number }>(
      sql`select count(*)::int as keys from idempotency_key where company_id = ${day.company.id} and key = ${key}`,
    )
    expect(keys).toBe(1)
  })
})

describe('a key', () => {
  it('belongs to one verb', async () => {
    const { clerk, fresh, waybill } = await aDay({ settled: false })
    const key = newId()
    await clerk.ask(documents.scan, { cardNos: [fresh.cardNo], key })
    expect(await clerk.code(documents.settle, { input: { waybillIds: [waybill.id] }, key })).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
  })

  it('belongs to one person of one company', async () => {
    const [day, elsewhere] = [await aDay({ settled: false }), await aDay({ settled: false })]
    const key = newId()
    await day.clerk.ask(documents.settle, { input: { waybillIds: [day.waybill.id] }, key })
    const colleague = await day.company.as('结算员')
    expect(await colleague.code(documents.settle, { input: { waybillIds: [day.waybill.id] }, key })).toBe(
      'NOTHING_TO_SETTLE',
    )
    await elsewhere.clerk.ask(documents.settle, { input: { waybillIds: [elsewhere.waybill.id] }, key })
  })

  it('gives a refusal again, and serves no other request', async () => {
    const { company, clerk, waybill } = await aDay({ settled: false })
    const key = newId()
    const pending = await newWaybill(company, { pendingReview: true })
    const refused = { input: { waybillIds: [pending.id] }, key }
    expect(await clerk.code(documents.settle, refused)).toBe('NOTHING_TO_SETTLE')
    expect(await clerk.code(documents.settle, refused)).toBe('NOTHING_TO_SETTLE')
    const other = { input: { waybillIds: [waybill.id] } }
    expect(await clerk.code(documents.settle, { ...other, key })).toBe('IDEMPOTENCY_KEY_REUSED')
    await clerk.ask(documents.settle, { ...other, key: newId() })
  })

  it('gives the first answer again, also when the world has moved on', async () => {
    const { clerk, payee, waybill } = await aDay({ settled: false })
    const key = newId()
    const variables = { input: { waybillIds: [waybill.id] }, key }
    const first = await clerk.ask(documents.settle, variables)
    await setPayees(clerk, payee, [waybill.id])
    expect(await clerk.ask(documents.settle, variables)).toMatchObject({
      generateSettlements: { settlements: [{ lackingPayeeCount: 1 }] },
    })
    expect(first).toMatchObject({ generateSettlements: { settlements: [{ lackingPayeeCount: 1 }] } })
  })

  it('may be 200 characters long', async () => {
    const { clerk, fresh } = await aDay({ settled: false })
    const variables = { cardNos: [fresh.cardNo] }
    expect(await clerk.code(documents.scan, { ...variables, key: 'k'.repeat(201) })).toBe('INVALID_INPUT')
    await clerk.ask(documents.scan, { ...variables, key: 'k'.repeat(200) })
  })
})
