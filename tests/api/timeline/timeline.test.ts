import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { approve, give, handIn, only, setPayees, settle } from '@tufang/tests/chain'
import type { TestCompany } from '@tufang/tests/company'
import { type Captain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { claimAll, newInvoice } from '@tufang/tests/invoice'
import { newMember } from '@tufang/tests/limited'
import { paid, payAll, paymentAnswer } from '@tufang/tests/payment'
import { statementsOf } from '@tufang/tests/queries'
import { insert, rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'
import { bothTimelines, type Entry, timelinesTo, told } from '../../checks/timelines/compare'
import { PARENTS } from '../../checks/timelines/statement'

/** A trip with everything that follows from it; its settlement holds a trip of another captain as well. */
async function chainOf(company: TestCompany, captain: Captain) {
  const clerk = await company.as('管理员')
  const [project, payee] = [await newProject(company), await newPayee(company)]
  const cards = [await newCard(company, { captain }), await newCard(company)]
  const waybills = []
  for (const card of cards) waybills.push(await newWaybill(company, { card, project, payee, settlePrice: '100.00' }))
  for (const card of cards) await give(clerk, '交卡人', card)
  const receipt = only(await handIn(clerk, ...cards))
  const settlement = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
  const waybillIds = waybills.map(({ id }) => id)
  await setPayees(clerk, payee, waybillIds)
  await approve(clerk, settlement)
  const companyId = company.id
  await insert('document_seal', {
    ...{ companyId, id: newId(), kind: 'SETTLEMENT', subjectId: settlement.id, number: settlement.settleNo },
    ...{ token: settlement.id, cnt: 2, fingerprint: settlement.id },
  })
  const payment = await paid(clerk, await payAll(clerk, settlement))
  await paymentAnswer(clerk, 'reverse', { id: payment.id, reason: '重复登记' })
  await claimAll(clerk, await newInvoice(clerk, payee, '200.00'), settlement)
  await insert('settlement_paper', {
    ...{
      companyId,
      id: newId(),
      settlementId: settlement.id,
      kind: 'WEIGH_NOTE',
      fileUrl: '/files/1',
      fileName: '磅单.jpg',
    },
    ...{ createdBy: company.people.管理员.id, createBy: '管理员' },
  })
  return { projectId: project.id, waybillId: waybillIds[0] ?? '', settlementId: settlement.id }
}

const { company, clerk } = await newFilledCompany()
const himself = await newSignedUpCaptain(company)
const chain = await chainOf(company, himself)
const captain = await signIn(await testApp(), { mobile: himself.person.mobile, roleType: RoleType.CAPTAIN })
const limited = await newMember(company)
await limited.limitTo([chain.projectId])
const { clerk: stranger } = await newFilledCompany()

const ofOne = async (caller: Caller, type: 'waybill' | 'settlement', id: string): Promise<Entry[] | null> => {
  const query = `query ($id: ID!) { one: ${type}(id: $id) { timeline(page: { size: 100 }) { total records { at label by target { type id no } } } } }`
  const { one } = await caller.ask<{ one: { timeline: { records: Entry[] } } | null }>(query, { id })
  return one === null ? null : one.timeline.records
}
const labels = (entries: readonly Entry[] | null) => entries?.map(({ label }) => label)

/** Entries whose records the list of their type answers to somebody. */
async function seenBy(caller: Caller, entries: readonly Entry[]): Promise<Entry[]> {
  const seen = await Promise.all(
    entries.map(async ({ target: { type, id } }) => {
      const query = 'query ($type: NodeType!, $id: ID!) { node(type: $type, id: $id) { id } }'
      return (await caller.ask<{ node: object | null }>(query, { type, id })).node !== null
    }),
  )
  return entries.filter((_, at) => seen[at])
}

describe('a timeline', () => {
  it('goes from the trip to the papers, with who did what', async () => {
    const entries = await ofOne(clerk, 'waybill', chain.waybillId)
    expect(labels(entries)?.toSorted()).toEqual(
      [
        ...['出场', '激活', '交卡', '生成结算单', '已审核', '打印', '新增付款单', '提交审核', '付款审核通过'],
        ...['已付款', '已冲销', '登记发票', '认领发票', '上传资料：磅单'],
      ].toSorted(),
    )
    expect(entries?.find(({ label }) => label === '已审核')?.by).toBe(company.people.管理员.name)
  })

  it('tells what SQL tells that was written by hand, of every record in every state', async () => {
    const query = async (text: string, [companyId, ids = []]: unknown[]) => {
      const statement = text.replaceAll('$1', `'${companyId}'`).replaceAll('$2', `'{${(ids as string[]).join()}}'`)
      return rowsOf<Record<string, string | null>>(sql.raw(statement))
    }
    for (const { parent, told, counted } of await bothTimelines(clerk, query, company.id))
      expect(told, parent).toEqual(counted)
  })

  it('is read page by page, with the number of all', async () => {
    const all = (await ofOne(clerk, 'settlement', chain.settlementId)) ?? []
    const query = `query ($id: ID!, $current: Int!) { settlement(id: $id) {
      timeline(page: { current: $current, size: 5 }) { total records { at label by target { type id no } } } } }`
    const found: Entry[] = []
    for (let current = 1; current <= Math.ceil(all.length / 5); current++) {
      const { settlement } = await clerk.ask<{ settlement: { timeline: { total: number; records: Entry[] } } }>(query, {
        id: chain.settlementId,
        current,
      })
      expect(settlement.timeline.total).toBe(all.length)
      found.push(...settlement.timeline.records)
    }
    expect(found).toEqual(all)
  })
})

describe('a timeline leaves out', () => {
  it.each([
    ['payments and invoices', ['chain:companywaybill:get', 'chain:garbagecustomersales:get'], ['PAYMENT', 'INVOICE']],
    [
      'cards and settlements',
      ['chain:companywaybill:get', 'chain:companypayment:get'],
      ['CARD', 'RECEIPT', 'SETTLEMENT'],
    ],
  ])('%s, for people who may not see their lists', async (_, permissions, hidden) => {
    const { caller } = await newMember(company, permissions)
    const all = (await ofOne(clerk, 'waybill', chain.waybillId)) ?? []
    const entries = await ofOne(caller, 'waybill', chain.waybillId)
    expect(entries).toEqual(all.filter(({ target: { type } }) => !hidden.includes(type)))
    expect(entries?.length).toBeGreaterThan(1)
  })

  it('records of other projects, for a member limited to one', async () => {
    for (const parent of PARENTS) {
      const all = new Map((await timelinesTo(clerk, parent)).map(({ id, timeline }) => [id, timeline.records]))
      const shown = await timelinesTo(limited.caller, parent)
      expect(shown.length, parent).toBeGreaterThan(0)
      for (const { id, timeline } of shown)
        expect(timeline.records.map(told)).toEqual((await seenBy(limited.caller, all.get(id) ?? [])).map(told))
    }
  })

  it('cards of others, prints, papers and auditors, for a captain with a part of the settlement', async () => {
    const all = (await ofOne(clerk, 'settlement', chain.settlementId)) ?? []
    const own = (await seenBy(captain, all)).filter(({ label }) => !/^(打印|上传资料)/.test(label))
    const entries = await ofOne(captain, 'settlement', chain.settlementId)
    expect(entries).toEqual(own.map((entry) => (entry.label === '已审核' ? { ...entry, by: null } : entry)))
    expect(labels(entries)).toEqual(['激活', '交卡', '生成结算单', '已审核'])
    expect(labels(all)?.filter((label) => label === '激活')).toHaveLength(2)
  })

  it('everything of another company', async () => {
    expect(await ofOne(stranger, 'settlement', chain.settlementId)).toBeNull()
    const others = new Set(
      (await Promise.all(PARENTS.map((parent) => timelinesTo(stranger, parent)))).flat().map(({ id }) => id),
    )
    expect(others.has(chain.settlementId)).toBe(false)
  })
})

it('takes two statements, however many records an answer has', async () => {
  const sent = async (query: string) =>
    (await statementsOf(() => clerk.ask(query))).filter((text) => !text.includes('from session s')).length
  for (const list of ['waybills', 'cards', 'receipts', 'settlements', 'payments']) {
    const plain = await sent(`{ ${list}(page: { size: 5 }) { records { id } } }`)
    const told = await sent(`{ ${list}(page: { size: 5 }) { records { id timeline { total records { label } } } } }`)
    expect(told, list).toBe(plain + 2)
  }
})
