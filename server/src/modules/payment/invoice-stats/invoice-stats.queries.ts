import { sumsWhere } from '../../../kernel/list/left-out.js'
import type { Measure, StatsSpec } from '../../../kernel/list/stats.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { Figures } from '../../figures.js'
import { invoiceList, leftAmt, waybillCnt } from '../invoice/invoice.list.queries.js'
import type { InvoiceFilter } from '../invoice/invoice.view.js'
import { groupTable, measureTable } from './fields.js'
import { groupedBy, InvoiceStatPage, InvoiceStatView, measuredIn } from './invoice-stats.view.js'

type By = (typeof groupedBy)[keyof typeof groupedBy]
type Name = (typeof measuredIn)[keyof typeof measuredIn]

const at = sql`t.created_at`
const fields = { ...groupTable, ...measureTable }

const { count, money } = sumsWhere(sql`true`)
const measures: Record<Name, Measure> = {
  counted: { of: sql`count(*)::int` },
  invoiceSumPrice: { of: money(sql`t.invoice_sum_price`) },
  taxInvoiceSumPrice: { of: money(sql`t.tax_invoice_sum_price`) },
  sumPrice: { of: money(sql`t.sum_price`) },
  claimedAmt: { of: money(sql`t.claimed_amt`) },
  cancelledAmt: { of: money(sql`t.cancelled_amt`) },
  leftAmt: { of: money(leftAmt) },
  waybillCnt: { of: count(waybillCnt) },
}

const stats: StatsSpec<InvoiceFilter, By, Name> = {
  list: invoiceList,
  fields,
  at: sql`t.invoice_date`,
  dimensions: {
    red: { column: 'red' },
    payeeId: { column: 'payeeId' },
    sellerName: { column: 'sellerName' },
    sellerTaxNo: { column: 'sellerTaxNo' },
    taxPoint: { column: 'taxPoint' },
    createBy: { column: 'createBy' },
    day: { step: 'day' },
    month: { step: 'month' },
    year: { step: 'year' },
    createDay: { step: 'day', at },
    createMonth: { step: 'month', at },
    createYear: { step: 'year', at },
  },
  measures: () => measures,
}

/** Figures over invoices. */
export const invoiceFigures: Figures<InvoiceFilter, By, Name> = {
  field: 'invoiceStats',
  name: 'Invoice',
  what: '发票',
  permission: 'chain:companypayment:get',
  fields,
  dimensions: groupedBy,
  measures: measuredIn,
  View: InvoiceStatView,
  Page: InvoiceStatPage,
  spec: () => stats,
  // Invoices of the largest company.
  reads: 10_000,
  rows: { name: 'invoices', reads: 250 },
}
