import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

@ObjectType('PaymentStat', { description: '一组付款单的合计；所按的维度相同的为一组，没有按其统计的维度为空' })
export class PaymentStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
class PaymentStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '付款单统计分页；total 为组数' })
export class PaymentStatPage extends pageOf('本页的各组', PaymentStatView, PaymentStatSummary) {}

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  STATUS: 'status',
  PAYEE: 'payeeId',
  CARRIER: 'carrierName',
  ACCOUNT: 'bindingBankNo',
  BANK: 'bindingBankName',
  MAKER: 'createBy',
  AUDITOR: 'auditBy',
  PAYER: 'payBy',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  PAYMENT_DAY: 'paymentDay',
  PAYMENT_MONTH: 'paymentMonth',
  PAYMENT_YEAR: 'paymentYear',
  PAY_DAY: 'payDay',
  PAY_MONTH: 'payMonth',
  PAY_YEAR: 'payYear',
  AUDIT_OWN: 'auditOwn',
  FOUR_EYES_OFF: 'fourEyesOff',
} as const satisfies Record<string, keyof typeof groupTable>

/** Field in which a group tells a measure. */
export const measuredIn = {
  COUNTED: 'counted',
  WAYBILLS: 'waybillCnt',
  AMOUNT: 'amt',
  PAID: 'paidAmt',
  WAITING: 'waitingAmt',
  UNDONE: 'undoneAmt',
} as const satisfies Record<string, keyof typeof measureTable>
