import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { cardOf, type RowAnswer, setPayees } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { newSettlement } from '@tufang/tests/rearrange'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

interface Row {
  id: string
  no: string
  settlementStatus: string | null
  payeeName: string | null
  priceRejectReason: string | null
  priceRejectBy: string | null
  settleActions: { action: string; msg: string | null }[]
}

const list = `query ($filter: WaybillFilter, $size: Int! = 100) {
  waybills(filter: $filter, page: { size: $size }) {
    records { id no settlementStatus payeeName priceRejectReason priceRejectBy settleActions { action msg } } } }`
const rowsOf = async (caller: Caller, filter: object): Promise<Row[]> =>
  (await caller.ask<{ waybills: { records: Row[] } }>(list, { filter })).waybills.records

const rows = '{ id ok msg }'
/** Verb of each action, tried on one waybill. */
const verbs: Record<string, string> = {
  price: `mutation ($id: ID!) { rows: repriceWaybills(input: [{ id: $id, settlePrice: "90.00" }], dryRun: true) ${rows} }`,
  settle: `mutation ($id: ID!) { rows: settleWaybills(waybillIds: [$id], dryRun: true) ${rows} }`,
  remove: `mutation ($id: ID!) { rows: removeSettledWaybills(waybillIds: [$id], dryRun: true) ${rows} }`,
  rejectPrice: `mutation ($id: ID!) { rows: rejectWaybillPrices(waybillIds: [$id], reason: "偏高", dryRun: true) ${rows} }`,
  keepPrice: `mutation ($id: ID!) { rows: withdrawPriceRejections(waybillIds: [$id], dryRun: true) ${rows} }`,
  void: `mutation ($id: ID!) { rows: voidWaybills(waybillIds: [$id], dryRun: true) ${rows} }`,
}

async function made(company: TestCompany) {
  const clerk = await company.as('管理员')
  const payee = await newPayee(company)
  const [pending, rejected] = [await newSettlement(company, { payee }), await newSettlement(company)]
  const approved = await newSettlement(company, { payee, approved: true })
  await clerk.ask('mutation ($ids: [ID!]!) { rejectWaybillPrices(waybillIds: $ids, reason: "高于合同") { id } }', {
    ids: rejected.waybillIds,
  })
  await newWaybill(company, { card: await newCard(company) })
  await newWaybill(company, { pendingReview: true })
  await newWaybill(company, { status: 'LOADED' })
  await newWaybill(company, { status: 'VOID' })
  await newWaybill(company, { project: await newProject(company) })
  return { clerk, payee, pending, rejected, approved }
}

describe('settleActions', () => {
  it('say of each row what its verb answers', async () => {
    const company = await newCompany()
    const { clerk, payee } = await made(company)
    const found = await rowsOf(clerk, {})
    expect(found).toHaveLength(11)
    for (const { id, no, settleActions } of found) {
      const told = new Map(settleActions.map(({ action, msg }) => [action, msg]))
      for (const [action, verb] of Object.entries(verbs)) {
        const [row] = (await clerk.ask<{ rows: RowAnswer[] }>(verb, { id })).rows
        expect([no, action, told.get(action)]).toEqual([no, action, row?.msg])
      }
      const set = `mutation ($id: ID!, $payeeId: ID!) { rows: setPayees(input: [{ id: $id, payeeId: $payeeId }], dryRun: true) ${rows} }`
      const [row] = (await clerk.ask<{ rows: RowAnswer[] }>(set, { id, payeeId: payee.id })).rows
      expect([no, told.get('payee')]).toEqual([no, row?.msg])
    }
  })

  it('refuse a void waybill everything', async () => {
    const company = await newCompany()
    await newWaybill(company, { status: 'VOID' })
    const [row] = await rowsOf(await company.as('管理员'), {})
    const told = new Map(row?.settleActions.map(({ action, msg }) => [action, msg]))
    for (const action of ['price', 'payee', 'settle', 'remove', 'rejectPrice', 'keepPrice'])
      expect([action, told.get(action)]).toEqual([action, '运单已作废'])
    expect(told.get('void')).toContain('已作废')
  })

  it('are refused to people without the permission, which the answer names', async () => {
    const company = await newCompany()
    await newWaybill(company)
    const [row] = await rowsOf(await company.as('只读'), {})
    for (const action of ['price', 'payee', 'settle', 'void'])
      expect(row?.settleActions.find((one) => one.action === action)?.msg).toMatch(/^没有权限：/)
  })

  it('take no statement of their own, for 2 rows and for 50', async () => {
    const company = await newCompany()
    await newWaybills(company, 50, { card: await newCard(company) })
    const clerk = await company.as('管理员')
    const read = (query: string, size: number) => statementsOf(() => clerk.ask(query, { size }))
    const plain = list.replace(' settleActions { action msg }', '')
    const [few, many, without] = [await read(list, 2), await read(list, 50), await read(plain, 50)]
    expect([few.length, many.length]).toEqual([without.length, without.length])
  })
})

describe('a list of settle waybills', () => {
  it('is searched by payee and by rejected prices, and says who rejected them', async () => {
    const company = await newCompany()
    const { clerk, payee, pending, approved, rejected } = await made(company)
    const paid = await rowsOf(clerk, { payeeName: payee.name.slice(1) })
    expect(paid.map(({ id }) => id).toSorted()).toEqual([...pending.waybillIds, ...approved.waybillIds].toSorted())
    expect(paid.every(({ payeeName }) => payeeName === payee.name)).toBe(true)
    const refused = await rowsOf(clerk, { priceRejected: true })
    expect(refused.map(({ id }) => id).toSorted()).toEqual([...rejected.waybillIds].toSorted())
    for (const row of refused)
      expect(row).toMatchObject({ priceRejectReason: '高于合同', priceRejectBy: company.people.管理员.name })
    const open = await rowsOf(clerk, { settlementPending: true })
    const onPending = [...pending.waybillIds, ...rejected.waybillIds]
    expect(open.map(({ id }) => id).toSorted()).toEqual(onPending.toSorted())
    expect(open.every(({ settlementStatus }) => settlementStatus === 'PENDING')).toBe(true)
    const sealed = await rowsOf(clerk, { settled: true, settlementPending: false })
    expect(sealed.map(({ settlementStatus }) => settlementStatus)).toEqual(['APPROVED', 'APPROVED'])
    const others = await rowsOf(clerk, { priceRejected: false })
    expect(others.some(({ priceRejectReason }) => priceRejectReason !== null)).toBe(false)
    expect(others.some(({ priceRejectBy }) => priceRejectBy !== null)).toBe(false)
  })
})

describe('voidWaybills', () => {
  const voidThem = `mutation ($ids: [ID!]!, $reason: String, $key: String) {
    rows: voidWaybills(waybillIds: $ids, reason: $reason, idempotencyKey: $key) ${rows} }`

  it('voids what is on no settlement, each row answered on its own, with its history', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    const [free, reviewed] = [
      await newWaybill(company, { card }),
      await newWaybill(company, { card, pendingReview: true }),
    ]
    const settlement = await newSettlement(company)
    const theirs = await newWaybill(foreign)
    const [settled = ''] = settlement.waybillIds
    const ids = [free.id, reviewed.id, settled, theirs.id]
    const answer = await clerk.ask<{ rows: RowAnswer[] }>(voidThem, { ids, reason: '重复录入' })
    expect(answer.rows).toMatchObject([
      { id: free.id, ok: true, msg: null },
      { id: reviewed.id, ok: true, msg: null },
      { id: settled, ok: false, msg: expect.stringContaining('已在结算单中') },
      { id: theirs.id, ok: false, msg: '运单不存在' },
    ])
    expect(await cardOf(clerk, card)).toMatchObject({ waybillCount: 0, unsettledAmount: '0.00' })
    const changes = `query ($id: ID!) { waybillChanges(id: $id) { field after reason } waybillReviews(filter: { waybillId: $id }) { records { status } } }`
    expect(await clerk.ask(changes, { id: free.id })).toMatchObject({
      waybillChanges: [{ field: 'status', reason: '重复录入' }],
    })
    expect(await clerk.ask(changes, { id: reviewed.id })).toMatchObject({
      waybillReviews: { records: [{ status: 'CANCELLED' }] },
    })
    const [again] = (await clerk.ask<{ rows: RowAnswer[] }>(voidThem, { ids: [free.id] })).rows
    expect(again).toMatchObject({ ok: false, msg: expect.stringContaining('已作废') })
  })

  it('is done once for one key', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { id } = await newWaybill(company)
    const first = await clerk.ask(voidThem, { ids: [id], key: 'once' })
    expect(await clerk.ask(voidThem, { ids: [id], key: 'once' })).toEqual(first)
  })
})

it('a payee that is only tried stays untried', async () => {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const [{ id }, payee] = [await newWaybill(company), await newPayee(company)]
  const set = `mutation ($id: ID!, $payeeId: ID!) { setPayees(input: [{ id: $id, payeeId: $payeeId }], dryRun: true) ${rows} }`
  expect(await clerk.ask(set, { id, payeeId: payee.id })).toEqual({ setPayees: [{ id, ok: true, msg: null }] })
  expect((await rowsOf(clerk, {}))[0]?.payeeName).toBeNull()
  await setPayees(clerk, payee, [id])
  expect((await rowsOf(clerk, {}))[0]?.payeeName).toBe(payee.name)
})
