import { type Field, pick } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { unitFieldsOf } from '../../../kernel/list/stats.types.js'
import { paymentSumTable, paymentTable } from '../payment/fields.js'

const nullable = { nullable: true } as const
const [made, paid, noted] = [
  unitFieldsOf(paymentTable.createTime),
  unitFieldsOf(paymentTable.paymentDate),
  unitFieldsOf(paymentTable.payTime),
]

/** Fields by which payments are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  status: { ...paymentTable.status, ...nullable },
  payeeId: { ...paymentTable.payeeId, ...nullable },
  carrierName: { ...paymentTable.carrierName, ...nullable },
  bindingBankNo: { label: paymentTable.bankNo.label, kind: 'text', ...nullable },
  bindingBankName: { label: paymentTable.bankName.label, kind: 'text', ...nullable },
  createBy: { ...paymentTable.createBy, ...nullable },
  auditBy: paymentTable.auditBy,
  payBy: paymentTable.payBy,
  day: made.day,
  month: made.month,
  year: made.year,
  paymentDay: paid.day,
  paymentMonth: paid.month,
  paymentYear: paid.year,
  payDay: noted.day,
  payMonth: noted.month,
  payYear: noted.year,
  auditOwn: { ...paymentTable.auditOwn, ...nullable },
  fourEyesOff: paymentTable.fourEyesOff,
} as const satisfies Record<string, Field>

/** Sums of a group: those of the list's own summary, and what came back of them. */
export const measureTable = {
  counted: leftOutTable.counted,
  ...pick(paymentTable, 'waybillCnt', 'amt'),
  ...paymentSumTable,
  undoneAmt: { label: '已退款和已冲销的金额', kind: 'money', note: '，不计入付款金额' },
} as const satisfies Record<string, Field>
