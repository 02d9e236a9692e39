import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { documents as chain, fields, handIn, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Card, newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

/** Every field whose value comes from another table, so that a missing loader is noticed. */
const lists = {
  scannedCards: `{ scannedCards { ${fields.card} companyAuthName captainName parentCardNo totalWaybillCount subCardCount } }`,
  cards: `{ cards(page: { size: 50 }) { total summary { waybillCount }
    records { ${fields.card} companyAuthName captainName parentCardNo totalWaybillCount subCardCount } } }`,
  receipts: `{ receipts(page: { size: 50 }) { total summary { cardCount } records { ${fields.receipt} companyAuthName } } }`,
  settlements: `{ settlements(page: { size: 50 }) { total summary { settleAmt } records { ${fields.settlement} companyAuthName
    statement { carrierName detail { createDatetime detailDetail { truckCode totalAmt } } } } } }`,
  waybills: `{ waybills(page: { size: 50 }) { total summary { receivable }
    records { id no settleNo giveCardNo settleable notSettleableReason names projectInfoName carrierName } } }`,
  payees: '{ payees(param: "") { payeeId payeeName } }',
  projects: '{ projects { id name } }',
}

/** Cards, each with a payee and a waybill of its own project, handed in by as many givers and settled. */
async function makeRows(count: number) {
  const company = await newCompany({ payeeCheck: true })
  const clerk = await company.as('管理员')
  const cards: Card[] = []
  while (cards.length < count) {
    const card = await newCard(company)
    await newWaybill(company, { card, project: await newProject(company), settlePrice: '10.00' })
    cards.push(card)
  }
  await give(company, cards)
  const receipts = await handIn(clerk, ...cards)
  const { lackingPayeeIds } = await settle(clerk, {
    receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })),
  })
  for (const id of lackingPayeeIds) await setPayees(clerk, await newPayee(company), [id])
  for (const card of cards) await newWaybill(company, { card, status: 'IN_TRANSIT' })
  await rowsOf(sql`update card set status = 'ACTIVATED' where company_id = ${company.id}`)
  await give(company, cards)
  await clerk.ask(chain.scan, { cardNos: cards.map(({ cardNo }) => cardNo) })
  return clerk
}

const rows = new Map<number, Promise<Caller>>()
function withRows(count: number): Promise<Caller> {
  const made = rows.get(count) ?? makeRows(count)
  rows.set(count, made)
  return made
}

async function give(company: TestCompany, cards: Card[]): Promise<void> {
  const account = { bindingBankName: '建设银行', settleAmount: '1' }
  const input = cards.map(({ cardNo }, at) => ({
    settleCardNo: cardNo,
    giveCardUserId: `交卡人${at}`,
    payeeName: `收款人${at}`,
    bindingBankNo: `62${at}`,
    ...account,
  }))
  await (await company.as('管理员')).ask(chain.give, { input })
}

/** Settlements merged from pairs. */
async function withMerged(count: number) {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const { merges } = await services()
  for (let made = 0; made < count; made++) {
    const ids: string[] = []
    for (const waybill of await newWaybills(company, 2)) {
      ids.push(only((await settle(clerk, { waybillIds: [waybill.id] })).settlements).id)
    }
    await merges.merge(company.actor('管理员'), { ids })
  }
  return clerk
}

const counted = async (work: () => Promise<unknown>) => (await statementsOf(work)).length

describe('lists', () => {
  it.each(Object.entries(lists))('%s takes as many statements for fifty rows as for one', async (_, query) => {
    const [one, fifty] = [await withRows(1), await withRows(50)]
    await Promise.all([one.ask(query), fifty.ask(query)])
    const wanted = await counted(() => one.ask(query))
    expect(await counted(() => fifty.ask(query))).toBe(wanted)
    expect(wanted).toBeLessThanOrEqual(6)
  })

  it('lead from merged settlements to their successors in as many statements for ten as for one', async () => {
    const query = '{ settlements(page: { size: 50 }) { records { settleNo successor { settleNo payee { id } } } } }'
    const [one, ten] = [await withMerged(1), await withMerged(10)]
    const wanted = await counted(() => one.ask(query))
    expect(await counted(() => ten.ask(query))).toBe(wanted)
    const { settlements } = await ten.ask<{ settlements: { records: { successor: object | null }[] } }>(query)
    expect(settlements.records.filter(({ successor }) => successor !== null)).toHaveLength(10)
  })

  it('read no sum that nobody asked for', async () => {
    const clerk = await withRows(1)
    const wanted = await counted(() => clerk.ask('{ waybills { records { id } total summary { receivable } } }'))
    expect(await counted(() => clerk.ask('{ waybills { records { id } total } }'))).toBe(wanted - 1)
    expect(await counted(() => clerk.ask('{ waybills { records { id } } }'))).toBeLessThanOrEqual(wanted - 1)
  })
})

describe('verbs', () => {
  /** Statements of one call for a number of cards of one giver. */
  async function verbs(count: number) {
    const company = await newCompany({ payeeCheck: true })
    const clerk = await company.as('管理员')
    const cards: Card[] = []
    while (cards.length < count) {
      const card = await newCard(company)
      await newWaybill(company, { card })
      cards.push(card)
    }
    const cardNos = cards.map(({ cardNo }) => cardNo)
    const account = { payeeName: '陈师傅', bindingBankNo: '6217', bindingBankName: '建设银行', settleAmount: '1' }
    const input = cardNos.map((settleCardNo) => ({ settleCardNo, giveCardUserId: '王五', ...account }))
    const counts = {
      scan: await counted(() => clerk.ask(chain.scan, { cardNos })),
      give: await counted(() => clerk.ask(chain.give, { input })),
      handIn: await counted(() => clerk.ask(chain.handIn, { cardNos })),
      preview: await counted(() => clerk.ask(chain.preview, { input: { cardNos } })),
      settle: await counted(() => clerk.ask(chain.settle, { input: { cardNos } })),
    }
    return counts
  }

  it('take as many statements for thirty cards as for two', async () => {
    await verbs(1)
    expect(await verbs(30)).toEqual(await verbs(2))
  })
})
