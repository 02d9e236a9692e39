import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { documents, reject, setPayees } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { excavatorDocuments } from '@tufang/tests/excavator'
import { newCard } from '@tufang/tests/factories/card'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newPayable, paymentAnswer, paymentDocuments } from '@tufang/tests/payment'
import { applyFor, priceDocuments } from '@tufang/tests/price'
import { merge, newSettlement, split } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { applyForTask, taskDocuments } from '@tufang/tests/task'
import { applyForRefund, buy, collect, newDesk, ticketDocuments } from '@tufang/tests/ticket'
import { changeDocuments, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

interface Kind {
  /** Creates something that waits for an approval, and returns its id. */
  make: (company: TestCompany, admin: Caller) => Promise<string>
  /** Verbs that approve it: one row, and several. */
  approve: string
  approveMany?: string
  variables?: object
  list: string
  state?: string
  /** Withdraws the approval, where that is possible. */
  undo?: (admin: Caller, id: string) => Promise<unknown>
}

/** Kinds of approvals, by table. */
const kinds: Readonly<Record<string, Kind>> = {
  settlement: {
    make: async (company) => (await newSettlement(company, { count: 2, payee: await newPayee(company) })).id,
    approve: documents.approve,
    list: 'settlements',
    undo: (admin, id) => reject(admin, { id }),
  },
  payment: {
    make: async (company, admin) => {
      const { settlement } = await newPayable(company, 1)
      const { id } = await paymentAnswer(admin, 'create', { input: { items: [{ settlementId: settlement.id }] } })
      await paymentAnswer(admin, 'submit', { id })
      return id
    },
    approve: paymentDocuments.approve,
    list: 'payments',
    undo: (admin, id) => paymentAnswer(admin, 'sendBack', { id, reason: '重做' }),
  },
  direct_pay_price: {
    make: async (company, admin) => (await applyFor(admin, freightOf(await newHaul(company)))).id,
    approve: priceDocuments.audit,
    variables: { approve: true },
    list: 'directPayPrices',
  },
  captain_task: {
    make: async (company, admin) => (await applyForTask(admin, freightOf(await newHaul(company)))).id,
    approve: taskDocuments.audit,
    variables: { approve: true },
    list: 'captainTasks',
  },
  excavator_record: {
    make: async (company) => (await newExcavatorRecord(company)).id,
    approve: excavatorDocuments.approve,
    approveMany: excavatorDocuments.approveMany,
    list: 'excavatorRecords',
    state: 'audit_status',
    undo: (admin, id) => admin.ask(excavatorDocuments.reject, { id, reason: '重报' }),
  },
  ticket_refund: {
    make: async (company) => {
      const desk = await newDesk(company)
      await buy(desk, 5)
      await collect(desk, 5)
      return (await applyForRefund(desk, 1)).id
    },
    approve: ticketDocuments.audit,
    variables: { approve: true },
    list: 'ticketRefunds',
  },
  waybill_review: {
    make: async (company) => {
      const waybill = await newWaybill(company, { card: await newCard(company) })
      return (await updateWaybill(await company.as('结算员'), waybill, { settlePrice: '90' })).review?.id ?? ''
    },
    approve: changeDocuments.approve,
    approveMany: changeDocuments.approveMany,
    list: 'waybillReviews',
  },
}

const switched = (company: TestCompany, on: boolean) =>
  rowsOf(sql`update company set four_eyes = ${on} where id = ${company.id}`)
const markOf = (table: string, id: string): Promise<{ off: boolean | null }> =>
  rowOf(sql`select four_eyes_off as off from ${sql.raw(table)} where id = ${id}`)

describe('an approval says whether four eyes were off', () => {
  it('whatever is approved: the database takes none that does not say it', async () => {
    const tables = await rowsOf<{ name: string; says: boolean }>(
      sql`select t.relname as name, bool_or(pg_get_constraintdef(c.oid) like '%four_eyes_off IS NOT NULL%') as says
          from pg_constraint c join pg_class t on t.oid = c.conrelid and t.relnamespace = 'public'::regnamespace
          where c.contype = 'c' group by 1
          having bool_or(pg_get_constraintdef(c.oid) ~ '''APPROVED''' and pg_get_constraintdef(c.oid) ~ 'status') order by 1`,
    )
    // Companies are reviewed by the platform, where no company has a say.
    const own = tables.filter(({ name }) => !name.startsWith('company'))
    expect(own).toEqual(
      Object.keys(kinds)
        .map((name) => ({ name, says: true }))
        .toSorted(byName),
    )
  })

  it.each(Object.entries(kinds))('%s', async (table, { make, approve, approveMany, variables, list, undo }) => {
    const company = await newCompany()
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    const [watched, unwatched] = [await make(company, admin), await make(company, admin)]
    expect(await markOf(table, watched)).toEqual({ off: null })
    await switched(company, true)
    await auditor.ask(approve, { id: watched, ...variables })
    await switched(company, false)
    if (approveMany) await auditor.ask(approveMany, { ids: [unwatched] })
    else await auditor.ask(approve, { id: unwatched, ...variables })
    expect([await markOf(table, watched), await markOf(table, unwatched)]).toEqual([{ off: false }, { off: true }])
    const asked = `{ off: ${list}(filter: { equal: { fourEyesOff: true } }) { records { id fourEyesOff } }
      on: ${list}(filter: { equal: { fourEyesOff: false } }) { records { id fourEyesOff } } }`
    const found = await admin.ask<Record<'off' | 'on', { records: object[] }>>(asked)
    expect(found.off.records).toContainEqual({ id: unwatched, fourEyesOff: true })
    expect(found.on.records).toContainEqual({ id: watched, fourEyesOff: false })
    // Rows that result from the approval, such as the price of a task, carry the same mark.
    expect([...found.off.records, ...found.on.records]).not.toContainEqual(
      expect.objectContaining({ fourEyesOff: null }),
    )
    if (!undo) return
    await undo(admin, unwatched)
    expect(await markOf(table, unwatched)).toEqual({ off: null })
  })
})

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)

describe('an approval that was given while four eyes were off', () => {
  it('is told by the histories of prices, payments and work, and nothing is told of others', async () => {
    const company = await newCompany()
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    for (const table of ['direct_pay_price', 'payment', 'excavator_record']) {
      const { make, approve, variables } = kinds[table] as Kind
      for (const on of [false, true]) {
        const id = await make(company, admin)
        await switched(company, on)
        await auditor.ask(approve, { id, ...variables })
        await switched(company, false)
        const history = { direct_pay_price: 'directPayPrice', payment: 'payment', excavator_record: 'excavatorRecord' }[
          table
        ]
        const told = await admin.ask<Record<'one', { history: { label: string; after: string | null }[] }>>(
          `query ($id: ID!) { one: ${history}(id: $id) { history { label after } } }`,
          { id },
        )
        const marks = told.one.history.filter(({ label }) => label === '审核时双人复核关闭')
        expect(marks).toEqual(on ? [] : [{ label: '审核时双人复核关闭', after: '是' }])
      }
    }
  })

  it('stays on what settlements become: on parts, and on all that another one is merged into', async () => {
    const company = await newCompany()
    const payee = await newPayee(company)
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    const made = [
      await newSettlement(company, { count: 2, payee }),
      await newSettlement(company, { count: 2, payee }),
    ] as const
    await switched(company, true)
    await auditor.ask(documents.approve, { id: made[0].id })
    await switched(company, false)
    await auditor.ask(documents.approve, { id: made[1].id })
    const { id } = await merge(admin, [...made])
    expect(await markOf('settlement', id)).toEqual({ off: true })
    const { rest, part } = await split(admin, { id }, made[0].waybillIds)
    expect([await markOf('settlement', rest.id), await markOf('settlement', part.id)]).toEqual([
      { off: true },
      { off: true },
    ])
    // Settlements that become unapproved again lose the approval and its mark.
    const pending = await newSettlement(company, { count: 1, payee })
    expect(await markOf('settlement', (await merge(admin, [rest, pending])).id)).toEqual({ off: null })
  })

  it('is seen in the history of waybills that nobody else looked at, beside what bears money', async () => {
    const company = await newCompany()
    const [admin, clerk] = [await company.as('管理员'), await company.as('结算员')]
    const waybill = await newWaybill(company, { card: await newCard(company) })
    const history = async () => {
      const { waybillChanges } = await admin.ask<{ waybillChanges: { field: string; fourEyesOff: boolean | null }[] }>(
        'query ($id: ID!) { waybillChanges(id: $id) { field after fourEyesOff } }',
        { id: waybill.id },
      )
      return waybillChanges.filter(({ field }) => field === 'settlePrice' || field === 'remark')
    }
    await updateWaybill(admin, waybill, { settlePrice: '90', remark: '谈价' })
    expect(await history()).toEqual(
      expect.arrayContaining([
        { field: 'settlePrice', after: '90.00', fourEyesOff: true },
        { field: 'remark', after: '谈价', fourEyesOff: null },
      ]),
    )
    await switched(company, true)
    const { review } = await updateWaybill(clerk, await waybillOf(admin, waybill), { settlePrice: '80' })
    await (await company.as('审核员')).ask(changeDocuments.approve, { id: review?.id })
    expect((await history())[0]).toEqual({ field: 'settlePrice', after: '80.00', fourEyesOff: false })
  })

  it('is told to programs as well', async () => {
    const company = await newCompany()
    const payee = await newPayee(company)
    const { id, waybillIds } = await newSettlement(company, { count: 1 })
    const admin = await company.as('管理员')
    await setPayees(admin, payee, waybillIds)
    await admin.ask(documents.approve, { id })
    const { body } = await admin.rest('GET', '/chain/companysettle/page')
    expect(JSON.parse(body).data.records).toMatchObject([{ id, fourEyesOff: 1 }])
  })
})
