import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { fields, settlementOf } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type RoleName, type TestCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { newSettlement } from '@tufang/tests/rearrange'
import { rowOf } from '@tufang/tests/rows'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const row = 'id ok msg code no settlementId settleNo settleNoAfter amountBefore amountAfter'
const settlement = fields.settlement.replace('id ', '')
const asked = '$dryRun: Boolean!, $key: String'
const pass = 'dryRun: $dryRun, idempotencyKey: $key'

interface Verb {
  document: string
  variables: (company: TestCompany) => Promise<Record<string, unknown>>
  /** Role without the permission. */
  stranger: RoleName
}

const settled = async (company: TestCompany) => (await newSettlement(company, { count: 3 })).waybillIds

/** Verbs, each with two rows of different outcomes where rows are answered one by one. */
const verbs: Record<string, Verb> = {
  mergeSettlements: {
    document: `mutation ($ids: [ID!]!, ${asked}) { answer: mergeSettlements(ids: $ids, ${pass}) { id ${settlement} } }`,
    variables: async (company) => {
      const project = await newProject(company)
      const made = [
        await newSettlement(company, { project, settlePrice: '90.00' }),
        await newSettlement(company, { project, settlePrice: '90.00' }),
      ]
      return { ids: made.map(({ id }) => id) }
    },
    stranger: '只读',
  },
  splitSettlement: {
    document: `mutation ($id: ID!, $ids: [ID!]!, ${asked}) {
      answer: splitSettlement(id: $id, waybillIds: $ids, ${pass}) { ${settlement} }
    }`,
    variables: async (company) => {
      const made = await newSettlement(company, { count: 3 })
      return { id: made.id, ids: made.waybillIds.slice(1) }
    },
    stranger: '只读',
  },
  removeSettledWaybills: {
    document: `mutation ($ids: [ID!]!, ${asked}) { answer: removeSettledWaybills(waybillIds: $ids, ${pass}) { ${row} } }`,
    variables: async (company) => ({ ids: [...(await settled(company)).slice(1), MISSING] }),
    stranger: '只读',
  },
  repriceWaybills: {
    document: `mutation ($input: [WaybillPriceInput!]!, ${asked}) { answer: repriceWaybills(input: $input, ${pass}) { ${row} } }`,
    variables: async (company) => ({
      input: [...(await settled(company)), MISSING].map((id) => ({ id, settlePrice: '88.00' })),
    }),
    stranger: '只读',
  },
  rejectWaybillPrices: {
    document: `mutation ($ids: [ID!]!, ${asked}) {
      answer: rejectWaybillPrices(waybillIds: $ids, reason: "单价偏高", ${pass}) { ${row} }
    }`,
    variables: async (company) => ({ ids: [...(await settled(company)), MISSING] }),
    stranger: '只读',
  },
  withdrawPriceRejections: {
    document: `mutation ($ids: [ID!]!, ${asked}) { answer: withdrawPriceRejections(waybillIds: $ids, ${pass}) { ${row} } }`,
    variables: async (company) => {
      const ids = await settled(company)
      const rejected = verbOf('rejectWaybillPrices').document
      await (await company.as('管理员')).ask(rejected, { ids: ids.slice(1), dryRun: false })
      return { ids }
    },
    stranger: '只读',
  },
  settleWaybills: {
    document: `mutation ($ids: [ID!]!, ${asked}) { answer: settleWaybills(waybillIds: $ids, ${pass}) { ${row} } }`,
    variables: async (company) => {
      const card = await newCard(company)
      const free = await newWaybills(company, 2, { card })
      return { ids: [...free.map(({ id }) => id), (await newWaybill(company, { status: 'LOADED' })).id, MISSING] }
    },
    stranger: '只读',
  },
  setPayees: {
    document: `mutation ($input: [SetPayeeInput!]!, ${asked}) { answer: setPayees(input: $input, ${pass}) { id ok msg } }`,
    variables: async (company) => {
      const payeeId = (await newPayee(company)).id
      return { input: [(await newWaybill(company)).id, MISSING].map((id) => ({ id, payeeId })) }
    },
    stranger: '只读',
  },
  voidWaybills: {
    document: `mutation ($ids: [ID!]!, ${asked}) { answer: voidWaybills(waybillIds: $ids, ${pass}) { id ok msg } }`,
    variables: async (company) => {
      const [free, reviewed] = [await newWaybill(company), await newWaybill(company, { pendingReview: true })]
      return { ids: [free.id, reviewed.id, ...(await settled(company)).slice(1), MISSING] }
    },
    stranger: '只读',
  },
  activateCard: {
    document: `mutation ($cardNo: String!, ${asked}) { answer: activateCard(cardNo: $cardNo, ${pass}) { ${fields.card} } }`,
    variables: async (company) => ({ cardNo: (await newCard(company, { status: 'NOT_ACTIVATED' })).cardNo }),
    stranger: '只读',
  },
  voidCard: {
    document: `mutation ($cardNo: String!, ${asked}) { answer: voidCard(cardNo: $cardNo, ${pass}) { ${fields.card} } }`,
    variables: async (company) => ({ cardNo: (await newCard(company)).cardNo }),
    stranger: '只读',
  },
  createPaymentPlan: {
    document: `mutation ($id: ID!, ${asked}) {
      answer: createPaymentPlan(input: { settlementId: $id, dueDate: "2026-12-31" }, ${pass}) {
        settlementId amount items { sequence dueDate amount payeeId }
      }
    }`,
    variables: async (company) => {
      const made = await newSettlement(company, { payee: await newPayee(company), approved: true })
      return { id: made.id }
    },
    stranger: '结算员',
  },
}

const MISSING = '01900000-0000-7000-8000-000000000000'
const names = Object.keys(verbs)
const verbOf = (name: string): Verb => {
  const verb = verbs[name]
  if (!verb) throw new Error(`no ${name}`)
  return verb
}
const answerOf = async (caller: Caller, { document }: Verb, variables: object, dryRun: boolean, key?: string) =>
  (await caller.ask<{ answer: unknown }>(document, { ...variables, dryRun, key })).answer

/** Rows of all tables, and the company's operation log. */
const everything = async ({ id }: TestCompany) => ({
  ...(await contentOfDatabase()),
  log: (await rowOf<{ count: number }>(sql`select count(*)::int from operation_log where company_id = ${id}`)).count,
})

describe('dryRun', () => {
  it.each(names)('of %s answers what the run answers, and leaves everything as it was', async (name) => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const verb = verbOf(name)
    const variables = await verb.variables(company)
    const before = await everything(company)
    const told = await answerOf(admin, verb, variables, true, 'once')
    expect(await everything(company)).toEqual(before)
    // The preview has not used the key, so that the run does what it showed.
    expect(unstamped(await answerOf(admin, verb, variables, false, 'once'))).toEqual(unstamped(told))
    expect(await everything(company)).not.toEqual(before)
  })

  it.each(names)('of %s needs the permission of the verb', async (name) => {
    const company = await newCompany()
    const verb = verbOf(name)
    const variables = await verb.variables(company)
    const caller = await company.as(verb.stranger)
    const refusal = await caller.refusal(verb.document, { ...variables, dryRun: true })
    expect(refusal.extensions.code).toBe('FORBIDDEN')
  })

  it('is refused as the run is, without a word in the operation log', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const made = await newSettlement(company)
    const { document } = verbOf('splitSettlement')
    const variables = { id: made.id, ids: made.waybillIds }
    const before = await everything(company)
    const told = await admin.refusal(document, { ...variables, dryRun: true })
    expect(await everything(company)).toEqual(before)
    const real = await admin.refusal(document, { ...variables, dryRun: false })
    expect([told.message, told.extensions.code]).toEqual([real.message, 'SPLIT_NOT_PROPER'])
  })

  it('tells row by row what is refused, why, and what becomes of the amounts', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const made = await newSettlement(company, { count: 2 })
    const [first = '', second = ''] = made.waybillIds
    const input = [
      { id: first, settlePrice: '88.00' },
      { id: MISSING, settlePrice: '88.00' },
    ]
    const on = { settlementId: made.id, settleNo: made.settleNo, amountBefore: '100.00' }
    expect(await answerOf(admin, verbOf('repriceWaybills'), { input }, true)).toMatchObject([
      { id: first, ok: true, msg: null, code: null, ...on, amountAfter: '88.00' },
      {
        id: MISSING,
        ok: false,
        msg: expect.stringMatching(/运单/),
        code: 'NOT_FOUND',
        settleNo: null,
        amountAfter: null,
      },
    ])
    expect(await answerOf(admin, verbOf('removeSettledWaybills'), { ids: [second] }, true)).toMatchObject([
      { id: second, ok: true, ...on, amountAfter: null },
    ])
    expect(await settlementOf(admin, made)).toMatchObject({ settleCnt: 2, settleAmt: '200.00' })
  })
})

/** Columns with times, which differ between two runs. */
const STAMPS = /\d{4}-\d\d-\d\dT[\d:.]+\+08:00/g
const unstamped = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replaceAll(STAMPS, 'now'))
