import { sumsWhere } from '../../../kernel/list/left-out.js'
import type { Measure, StatsSpec } from '../../../kernel/list/stats.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { Figures } from '../../figures.js'
import { paymentList } from '../payment/payment.list.queries.js'
import type { PaymentFilter } from '../payment/payment.view.js'
import { groupTable, measureTable } from './fields.js'
import { groupedBy, measuredIn, PaymentStatPage, PaymentStatView } from './payment-stats.view.js'

type By = (typeof groupedBy)[keyof typeof groupedBy]
type Name = (typeof measuredIn)[keyof typeof measuredIn]

const fields = { ...groupTable, ...measureTable }
const [dated, noted] = [sql`t.payment_date`, sql`t.paid_at`]

const amt = sql`t.amt`
const measures: Record<Name, Measure> = {
  counted: { of: sql`count(*)::int` },
  waybillCnt: { of: sumsWhere(sql`true`).count(sql`t.waybill_cnt`) },
  amt: { of: sumsWhere(sql`t.status not in ('RETURNED', 'REVERSED')`).money(amt) },
  paidAmt: { of: sumsWhere(sql`t.status = 'PAID'`).money(amt) },
  waitingAmt: { of: sumsWhere(sql`t.status in ('SUBMITTED', 'APPROVED')`).money(amt) },
  undoneAmt: { of: sumsWhere(sql`t.status in ('RETURNED', 'REVERSED')`).money(amt) },
}

const stats: StatsSpec<PaymentFilter, By, Name> = {
  list: paymentList,
  fields,
  at: sql`t.created_at`,
  dimensions: {
    status: { column: 'status' },
    payeeId: { column: 'payeeId' },
    carrierName: { column: 'carrierName' },
    bindingBankNo: { column: 'bindingBankNo' },
    bindingBankName: { column: 'bindingBankName' },
    createBy: { column: 'createBy' },
    auditBy: { column: 'auditBy' },
    payBy: { column: 'payBy' },
    day: { step: 'day' },
    month: { step: 'month' },
    year: { step: 'year' },
    paymentDay: { step: 'day', at: dated },
    paymentMonth: { step: 'month', at: dated },
    paymentYear: { step: 'year', at: dated },
    payDay: { step: 'day', at: noted },
    payMonth: { step: 'month', at: noted },
    payYear: { step: 'year', at: noted },
    auditOwn: { column: 'auditOwn' },
    fourEyesOff: { column: 'fourEyesOff' },
  },
  measures: () => measures,
}

/** Figures over payments. */
export const paymentFigures: Figures<PaymentFilter, By, Name> = {
  field: 'paymentStats',
  name: 'Payment',
  what: '付款单',
  permission: 'chain:companypayment:get',
  fields,
  dimensions: groupedBy,
  measures: measuredIn,
  View: PaymentStatView,
  Page: PaymentStatPage,
  spec: () => stats,
  // Payments of the largest company.
  reads: 10_000,
  rows: { name: 'payments', reads: 250 },
}
