import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Below } from '../../../kernel/list/list-below.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import { invoiceTable } from './fields.js'
import { type InvoiceFilter, type InvoiceSettlementView, InvoiceSortField, type InvoiceView } from './invoice.view.js'
import { invoiceTexts as texts } from './texts.js'

const day = z.iso.date({ error: texts.dateInvalid })
const daysSchema = z.object({ invoiceDateFrom: day.nullish(), invoiceDateTo: day.nullish() })
const issuedWithin = ({ invoiceDateFrom, invoiceDateTo }: z.output<typeof daysSchema>): Sql[] => [
  ...(invoiceDateFrom ? [sql`t.invoice_date >= ${invoiceDateFrom}::date`] : []),
  ...(invoiceDateTo ? [sql`t.invoice_date <= ${invoiceDateTo}::date`] : []),
]

const ofClaims = (what: Sql): Sql =>
  sql`(select ${what} from invoice_claim c join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
    where c.company_id = t.company_id and c.invoice_id = t.id and c.live)`
export const leftAmt = sql`(greatest(t.sum_price, 0) - t.claimed_amt - t.cancelled_amt)`
export const waybillCnt = ofClaims(sql`count(*)::int`)
const red = sql`(t.red_of is not null)`
const payeeName = { sql: sql`y.name`, join: 'payee' }
const paymentNo = { sql: sql`m.payment_no`, join: 'payment' }

const columns = {
  ...columnsOf('t', invoiceTable),
  invoiceDate: sql`to_char(t.invoice_date, 'YYYY-MM-DD')`,
  red,
  payeeName,
  leftAmt,
  waybillCnt,
  settleNos: ofClaims(sql`string_agg(distinct s.settle_no, '、' order by s.settle_no)`),
  paymentNo,
  paymentAmt: { sql: sql`m.amt`, join: 'payment' },
  companyAuthId: sql`t.company_id`,
}

/** Columns that the machine needs to judge a row. */
const judged = ['invoiceSn', 'red', 'claimedAmt', 'cancelledAmt', 'leftAmt']
const found = conditionsOf('t', invoiceTable, {
  red,
  payeeName: sql`(select y.name from published_payee y where y.company_id = t.company_id and y.id = t.payee_id)`,
  paymentNo: sql`(select m.payment_no from payment m where m.company_id = t.company_id and m.id = t.payment_id and not m.deleted)`,
})

const claims = (condition: Sql): Sql =>
  sql`exists (select from invoice_claim c join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
    where c.company_id = t.company_id and c.invoice_id = t.id and c.live and ${condition})`

/** Invoices that claim waybills of a settlement. */
export const invoicesOfSettlement: Below = { on: (key) => claims(sql`c.settlement_id = ${key}`), few: true }

/** Invoices of the company, the last one first. */
export const invoiceList: ListSpec<InvoiceFilter, InvoiceSortField> = {
  from: sql`invoice t`,
  alias: 't',
  fields: invoiceTable,
  joins: {
    payee: sql`join published_payee y on y.company_id = t.company_id and y.id = t.payee_id`,
    payment: sql`left join payment m on m.company_id = t.company_id and m.id = t.payment_id and not m.deleted`,
  },
  columns,
  needs: {
    allowedActions: judged,
    refusedActions: judged,
    payee: ['payeeId'],
    payment: ['paymentId'],
    redOf: ['redOfId'],
  },
  always: ['id', 'companyAuthId'],
  sorts: sortsOf(InvoiceSortField, columns, invoiceTable),
  defaultSort: { field: InvoiceSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId} and not t.deleted`,
  where: ({ settleNo, settlementId, open, invoiceDateFrom, invoiceDateTo, ...filter }) => [
    ...found(filter),
    ...(settleNo ? [claims(sql`s.settle_no = ${settleNo.trim()}`)] : []),
    ...(settlementId ? [claims(inUuids(sql`c.settlement_id`, [settlementId]))] : []),
    ...(open == null ? [] : [sql`(${leftAmt} > 0) = ${open}`]),
    ...issuedWithin(validate(daysSchema, { invoiceDateFrom, invoiceDateTo }, 'filter')),
  ],
  summary: {
    invoiceSumPrice: sql`coalesce(sum(t.invoice_sum_price), 0)::numeric(18, 2)`,
    taxInvoiceSumPrice: sql`coalesce(sum(t.tax_invoice_sum_price), 0)::numeric(18, 2)`,
    sumPrice: sql`coalesce(sum(t.sum_price), 0)::numeric(18, 2)`,
    claimedAmt: sql`coalesce(sum(t.claimed_amt), 0)::numeric(18, 2)`,
    leftAmt: sql`coalesce(sum(${leftAmt}), 0)::numeric(18, 2)`,
  },
}

/** Invoice of an id; undefined when the company has none. */
export async function findInvoice(
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<InvoiceView | undefined> {
  return isId(id) ? readOne<InvoiceView>(em, actor, invoiceList, sql`t.id = ${id}`, fields) : undefined
}

/** Invoice in the answer of a verb; NOT_FOUND where there is none. */
export async function viewOf(tx: Tx, id: string): Promise<InvoiceView> {
  const view = await findInvoice(tx.em, tx.actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.invoice })
  return view
}

const byNumber = { ...invoiceList, tieBreak: sql`t.invoice_code, t.invoice_sn` }

/** Invoices of ids that the company has, by number. */
export const findInvoices = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<InvoiceView[]> => readWhere<InvoiceView>(em, actor, byNumber, inUuids(sql`t.id`, ids), fields)

/** Red-letter invoices of other invoices. */
export const redInvoicesOf = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<InvoiceView[]> =>
  readWhere<InvoiceView>(em, actor, byNumber, inUuids(sql`t.red_of`, ids), fields && new Set([...fields, 'redOfId']))

interface Pair {
  ofId: string
  invoiceId: string
}

/** Invoices of payments: those given for a payment, and those that claim one of its waybills. */
export function invoicesOfPayments(em: Em, actor: Actor, ids: readonly string[]): Promise<Pair[]> {
  return rows<Pair>(
    em,
    sql`select t.payment_id as "ofId", t.id as "invoiceId" from invoice t
        where t.company_id = ${actor.companyId} and ${inUuids(sql`t.payment_id`, ids)} and not t.deleted
        union select l.payment_id, c.invoice_id
        from payment_line l join invoice_claim c on c.company_id = l.company_id and c.waybill_id = l.waybill_id and c.live
        where l.company_id = ${actor.companyId} and ${inUuids(sql`l.payment_id`, ids)}`,
  )
}

/** Invoices that claim waybills of settlements. */
export function invoicesOfSettlements(em: Em, actor: Actor, ids: readonly string[]): Promise<Pair[]> {
  return rows<Pair>(
    em,
    sql`select distinct c.settlement_id as "ofId", c.invoice_id as "invoiceId" from invoice_claim c
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.settlement_id`, ids)} and c.live`,
  )
}

/** Settlements whose waybills invoices claim, with the claimed amounts, by number. */
export function settlementsOfInvoices(
  em: Em,
  actor: Actor,
  ids: readonly string[],
): Promise<(InvoiceSettlementView & { invoiceId: string })[]> {
  return rows(
    em,
    sql`select c.invoice_id as "invoiceId", s.id as "settlementId", s.settle_no as "settleNo", s.project_name as "projectName",
          count(*)::int as "waybillCnt", sum(c.amt)::numeric(16, 2) as amt
        from invoice_claim c join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.invoice_id`, ids)} and c.live
        group by c.invoice_id, s.id, s.settle_no, s.project_name order by s.settle_no, c.invoice_id`,
  )
}

/** Invoices in a spreadsheet: the columns of the list page. */
export const invoiceSheet = sheetOf<InvoiceView>('Invoice', invoiceTable, {
  title: texts.invoice,
  permission: 'chain:companypayment:get',
  spec: invoiceList,
})
