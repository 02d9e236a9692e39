import { RoleType } from '@tufang/server/modules/identity/role-types'
import { closePdf } from '@tufang/server/platform/pdf/pdf'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { fields, handedIn, only, reject, setPayees, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { pdfTextOf } from '@tufang/tests/pdf'
import { statementsOf } from '@tufang/tests/queries'
import { signIn } from '@tufang/tests/sign-in'
import { sheetIn } from '@tufang/tests/workbook'
import { afterAll, describe, expect, it } from 'vitest'
import { utils } from 'xlsx'

afterAll(closePdf)
const app = await testApp()
const base = '/chain/companysettle'

/** Captain with a card, and `count` waybills on it at one price. */
async function hauler(company: TestCompany, project: Project, count: number, settlePrice: string) {
  const captain = await newSignedUpCaptain(company)
  const [truck, card, payee] = [
    await newTruck(company, { captain }),
    await newCard(company, { captain }),
    await newPayee(company),
  ]
  const waybills: { id: string; no: string }[] = []
  while (waybills.length < count) waybills.push(await newWaybill(company, { card, truck, project, settlePrice }))
  const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
  return { captain, truck, card, payee, waybills, himself, count, price: settlePrice }
}
type Hauler = Awaited<ReturnType<typeof hauler>>

const [company, foreign] = [await newCompany(), await newCompany()]
const clerk = await company.as('管理员')
const project = await newProject(company)
const [a, b] = [await hauler(company, project, 2, '111.11'), await hauler(company, project, 3, '777.77')]
const second = await newCard(company, { captain: b.captain })
const late = await newWaybill(company, { card: second, truck: b.truck, project, settlePrice: '777.77' })
const receipt = await handedIn(clerk, '王五', a.card, b.card)
const ofB = await handedIn(clerk, '王五', second)
const numbers = [receipt, ofB].map(({ giveCardNo }) => ({ giveCardNo }))
const settlement = only((await settle(clerk, { receipts: numbers })).settlements)
for (const { payee, waybills } of [a, b])
  await setPayees(
    clerk,
    payee,
    waybills.map(({ id }) => id),
  )
await clerk.rest('PUT', base, { body: { id: settlement.id, remark: '另付师傅五千' } })
const { id } = settlement
const { giveCardNo } = receipt
const whole = { settleCnt: 6, settleAmt: '3333.30' }

const sumOf = ({ count, price }: Hauler, more = 0): string => ((Number(price) * 100 * (count + more)) / 100).toFixed(2)
const partOf = { a: { settleCnt: 2, settleAmt: sumOf(a) }, b: { settleCnt: 4, settleAmt: sumOf(b, 1) } }

const rest = async (caller: Caller, path: string, query: Record<string, string>): Promise<string> => {
  const answer = await caller.rest('GET', `${base}/${path}`, { query })
  expect(answer.json(), answer.body).toMatchObject({ code: 0 })
  return answer.body
}
const sheetOf = async (caller: Caller, url: string, query: Record<string, string>): Promise<string> => {
  const answer = await caller.rest('GET', url, { query })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return JSON.stringify([
    decodeURIComponent(String(answer.headers['content-disposition'])),
    utils.sheet_to_json(sheetIn(answer.rawPayload), { header: 1 }),
  ])
}
const pdfOf = async (caller: Caller, path: string, query: Record<string, string>): Promise<string> =>
  (await pdfTextOf(await caller.rest('GET', `${base}/${path}`, { query }))).replaceAll(/\s/g, '')
const asked = async (caller: Caller, query: string): Promise<string> => JSON.stringify(await caller.ask(query))

const settlementFields = `${fields.settlement} part rejectedPriceCount payee { payeeName bindingBankNo }
  receipts { ${fields.receipt} part } statement { carrierName cnt amt detail { cnt totalAmt detailDetail { truckCode settlePrice totalAmt } } }`
const receiptFields = `${fields.receipt} part`

/** Queries by which a captain can see settlements and receipts. */
const readings: Record<string, (caller: Caller) => Promise<string>> = {
  settlements: (caller) =>
    asked(caller, `{ settlements { total summary { settleCnt settleAmt paidAmt } records { ${settlementFields} } } }`),
  settlement: (caller) => asked(caller, `{ settlement(id: "${id}") { ${settlementFields} } }`),
  'the settlement of a waybill': (caller) =>
    asked(caller, `{ waybills { records { no settleNo settlement { ${settlementFields} } } } }`),
  receipts: (caller) =>
    asked(caller, `{ receipts { total summary { cardCount giveCardCnt } records { ${receiptFields} } } }`),
  receipt: (caller) => asked(caller, `{ receipt(giveCardNo: "${giveCardNo}") { ${receiptFields} } }`),
  welcome: (caller) =>
    asked(
      caller,
      '{ welcome { openReceiptCount openReceiptWaybillCount pendingSettlementCount pendingSettlementAmount approvedUnpaidAmount } }',
    ),
  completeness: (caller) =>
    asked(caller, `{ documentCompleteness(settlementIds: ["${id}"]) { settleNo total complete rate } }`),
  page: (caller) => rest(caller, 'page', {}),
  statisticsPage: (caller) => rest(caller, 'statisticsPage', {}),
  printSettle: (caller) => rest(caller, 'printSettle', { settleId: id }),
  printWaybillDetail: (caller) => rest(caller, 'printWaybillDetail', { settleId: id }),
  getCardHistoryReceipt: (caller) => rest(caller, 'getCardHistoryReceipt', {}),
  getCardReceipt: async (caller) => (await caller.rest('POST', `${base}/getCardReceipt`, { body: [giveCardNo] })).body,
  selectWaybillsGiveNoGenerated: (caller) => rest(caller, 'selectWaybillsGiveNoGenerated', { giveCardNo }),
  settlementPdf: (caller) => pdfOf(caller, 'downloadSettlePdf', { settleId: id }),
  receiptPdf: async (caller) => {
    const answer = await caller.rest('POST', `${base}/downloadReceiptPdf`, { body: [giveCardNo] })
    return (await pdfTextOf(answer)).replaceAll(/\s/g, '')
  },
  settlementSheet: (caller) => sheetOf(caller, `${base}/exportExcelSettle`, { settleId: id }),
  receiptSheet: (caller) =>
    sheetOf(caller, '/chain/excelExport/createByCode', { code: 'CompanyCardGiverExcelExport', giveCardNo }),
}

/** Values of a captain, and of the whole, that no answer to the other captain may contain. */
const secretsOf = (hauler: Hauler, more: string[]): string[] => [
  hauler.card.cardNo,
  hauler.truck.plate,
  hauler.payee.name,
  hauler.payee.id,
  hauler.payee.carrierName,
  hauler.captain.mobile,
  hauler.price,
  ...hauler.waybills.flatMap((waybill) => [waybill.id, waybill.no]),
  ...[whole.settleAmt, '3333.3', '3,333.30', '另付师傅五千', ...more],
]

const sides = [
  {
    name: '甲',
    own: a,
    other: b,
    part: partOf.a,
    secrets: secretsOf(b, [second.cardNo, late.no, ofB.giveCardNo, partOf.b.settleAmt]),
  },
  { name: '乙', own: b, other: a, part: partOf.b, secrets: secretsOf(a, [partOf.a.settleAmt]) },
]

describe.each(sides)('captain $name of a shared record', ({ own, other, part, secrets }) => {
  it.each(Object.keys(readings))('reads only his own part in %s', async (name) => {
    const answer = (await readings[name]?.(own.himself)) ?? ''
    if (name !== 'welcome')
      expect([settlement.settleNo, giveCardNo, own.card.cardNo].some((known) => answer.includes(known))).toBe(true)
    for (const secret of secrets) expect(answer, `${name} says ${secret}`).not.toContain(secret)
  })

  it('sees his part with its own sums and marked as a part, and may run no verb on the whole', async () => {
    const { settlements, settlement: found } = await own.himself.ask<Record<string, never>>(
      `query ($id: ID!) {
        settlements { total summary { settleCnt settleAmt paidAmt } records { id part settleCnt settleAmt paidAmt } }
        settlement(id: $id) { part allowedActions refusedActions { action reason } statement { carrierName cnt amt } }
      }`,
      { id },
    )
    expect(settlements).toEqual({
      total: 1,
      summary: { ...part, paidAmt: '0.00' },
      records: [{ id, part: true, ...part, paidAmt: '0.00' }],
    })
    expect(found).toMatchObject({ part: true, allowedActions: [] })
    const { refusedActions, statement } = found as unknown as {
      refusedActions: { action: string; reason: string }[]
      statement: { cnt: number }[]
    }
    expect(refusedActions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['approve', 'reject', 'merge', 'split', 'delete', 'setPayee']),
    )
    for (const { reason } of refusedActions) expect(reason).toContain('仅是您的部分')
    expect(statement.reduce((sum, { cnt }) => sum + cnt, 0)).toBe(part.settleCnt)
    const seen = await own.himself.ask<{ receipt: object }>(
      'query ($no: String!) { receipt(giveCardNo: $no) { part cardCount giveCardCnt settleCardNo allowedActions refusedActions { reason } lines { settleCardNo } } }',
      { no: giveCardNo },
    )
    expect(seen.receipt).toMatchObject({
      ...{ part: true, cardCount: 1, giveCardCnt: own.count, settleCardNo: own.card.cardNo, allowedActions: [] },
      lines: [{ settleCardNo: own.card.cardNo }],
    })
  })

  it('sees the same over REST, in the statement and in the spreadsheet', async () => {
    const row = {
      id,
      part: 1,
      settleCnt: part.settleCnt,
      settleAmt: Number(part.settleAmt),
      remark: null,
      reason: null,
    }
    expect(JSON.parse(await rest(own.himself, 'statisticsPage', {}))).toMatchObject({
      data: { total: 1, records: [row], statistics: { settleCnt: part.settleCnt, settleAmt: Number(part.settleAmt) } },
    })
    const detail = JSON.parse(await rest(own.himself, 'printWaybillDetail', { settleId: id }))
    expect(detail.data.waybills).toHaveLength(part.settleCnt)
    const pdf = (await readings.settlementPdf?.(own.himself)) ?? ''
    expect(pdf).toContain('仅含本人部分')
    expect(pdf).toContain(Number(part.settleAmt).toLocaleString('en-US', { minimumFractionDigits: 2 }))
    expect(await readings.settlementSheet?.(own.himself)).toContain(`合计 ${part.settleCnt} 张`)
    expect(await readings.receiptPdf?.(own.himself)).toContain('仅含本人部分')
    expect(await readings.receiptSheet?.(own.himself)).toContain('合计 1 张卡')
  })

  it('finds no record by values of another captain or of the whole', async () => {
    const found = async (list: string, filter: string): Promise<number> => {
      const data = await own.himself.ask<Record<string, { total: number }>>(
        `{ ${list}(filter: { ${filter} }) { total } }`,
      )
      return data[list]?.total ?? -1
    }
    expect(await found('settlements', `payeeName: "${other.payee.name}"`)).toBe(0)
    expect(await found('settlements', `payeeName: "${own.payee.name}"`)).toBe(1)
    expect(await found('settlements', `giveCardNo: "${giveCardNo}"`)).toBe(1)
    expect(await found('settlements', `giveCardNo: "${ofB.giveCardNo}"`)).toBe(own === b ? 1 : 0)
    expect(await found('receipts', `settleCardNo: "${other.card.cardNo}"`)).toBe(0)
    expect(await found('receipts', `settleCardNo: "${own.card.cardNo}"`)).toBe(1)
    const total = async (path: string, query: Record<string, string>) =>
      JSON.parse(await rest(own.himself, path, query)).data.total
    const ofTheWhole: Record<string, string>[] = [
      { settleAmt: whole.settleAmt },
      { settleCnt: '6' },
      { remark: '另付师傅五千' },
      { payeeName: other.payee.name },
    ]
    for (const query of ofTheWhole) {
      expect(await total('page', query), JSON.stringify(query)).toBe(0)
    }
    expect(await total('page', { settleAmt: part.settleAmt })).toBe(1)
    const ofTheReceipt: Record<string, string>[] = [
      { cardCount: '2' },
      { giveCardCnt: '5' },
      { settleCardNo: other.card.cardNo },
    ]
    for (const query of ofTheReceipt) {
      expect(await total('getCardHistoryReceipt', query), JSON.stringify(query)).toBe(0)
    }
    expect(await total('getCardHistoryReceipt', { settleCardNo: own.card.cardNo })).toBe(1)
  })

  it('sees the figures of his part on the welcome page', async () => {
    const { welcome } = await own.himself.ask(
      '{ welcome { openReceiptCount pendingSettlementCount pendingSettlementAmount approvedUnpaidAmount } }',
    )
    expect(welcome).toEqual({
      openReceiptCount: 0,
      pendingSettlementCount: 1,
      pendingSettlementAmount: part.settleAmt,
      approvedUnpaidAmount: '0.00',
    })
  })

  it('prints a document without a seal, which would give access to the whole', async () => {
    const seals = await statementsOf(() => readings.settlementPdf?.(own.himself) ?? Promise.resolve(''))
    expect(seals.filter((text) => text.includes('insert into "document_seal"'))).toEqual([])
  })
})

describe('others', () => {
  it('in the office see the whole, not marked as a part', async () => {
    const seen = await clerk.ask<{ settlement: object; receipt: object }>(
      `{ settlement(id: "${id}") { part settleCnt settleAmt remark allowedActions }
        receipt(giveCardNo: "${giveCardNo}") { part cardCount giveCardCnt lines { settleCardNo } } }`,
    )
    expect(seen.settlement).toMatchObject({
      part: false,
      ...whole,
      remark: '另付师傅五千',
      allowedActions: expect.arrayContaining(['reject']),
    })
    expect(seen.receipt).toMatchObject({ part: false, cardCount: 2, giveCardCnt: 5, lines: [{}, {}] })
  })

  it('from another company, or captains without a part, see nothing', async () => {
    const stranger = await hauler(foreign, await newProject(foreign), 1, '5.00')
    const neighbour = await hauler(company, project, 1, '5.00')
    for (const caller of [stranger.himself, neighbour.himself, await foreign.as('管理员')]) {
      expect(await caller.ask(`{ settlement(id: "${id}") { id } settlements { total } }`)).toEqual({
        settlement: null,
        settlements: { total: 0 },
      })
    }
    expect(await neighbour.himself.ask(`{ receipt(giveCardNo: "${giveCardNo}") { id } receipts { total } }`)).toEqual({
      receipt: null,
      receipts: { total: 0 },
    })
  })

  it('see their parts of a rejected settlement as they were', async () => {
    const [one, two] = [await hauler(company, project, 1, '30.00'), await hauler(company, project, 2, '40.00')]
    const both = await handedIn(clerk, '赵六', one.card, two.card)
    const made = only((await settle(clerk, { receipts: [{ giveCardNo: both.giveCardNo }] })).settlements)
    await reject(clerk, made)
    for (const [{ himself }, settleAmt] of [
      [one, '30.00'],
      [two, '80.00'],
    ] as const) {
      const seen = await himself.ask(`{ settlement(id: "${made.id}") { status part settleAmt reason } }`)
      expect(seen).toEqual({ settlement: { status: 'REJECTED', part: true, settleAmt, reason: null } })
    }
  })
})

describe('a captain with several parts', () => {
  it('needs as many statements as with one part', async () => {
    const other = await newCompany()
    const office = await other.as('管理员')
    const captain = await newSignedUpCaptain(other)
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    const share = async () => {
      const cards = [await newCard(other, { captain }), await newCard(other)] as const
      for (const card of cards) await newWaybill(other, { card, settlePrice: '10.00' })
      const shared = await handedIn(office, '王五', ...cards)
      await settle(office, { receipts: [{ giveCardNo: shared.giveCardNo }] })
    }
    const asking = () =>
      statementsOf(() =>
        himself.ask(`{ settlements { records { ${settlementFields} } } receipts { records { ${receiptFields} } } }`),
      )
    await share()
    const once = await asking()
    for (const _ of [1, 2, 3]) await share()
    expect(await asking()).toHaveLength(once.length)
  })
})
