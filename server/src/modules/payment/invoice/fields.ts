import type { Field } from '../../../kernel/fields.js'
import { paymentLineTable, paymentSettlementTable, paymentTable } from '../payment/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const

/** Fields of an invoice, in the order of its spreadsheet. Amounts of a red-letter one are negative. */
export const invoiceTable = {
  id: { label: '发票编号', kind: 'id' },
  invoiceSn: { label: '发票号码', kind: 'text', length: 20, found: 'part', foundMany: true },
  invoiceCode: { label: '发票代码', kind: 'text', length: 12, found: 'part', note: '，全电发票为空' },
  invoiceDate: { label: '开票日期', kind: 'day', note: '，yyyy-MM-dd' },
  red: { label: '红字发票', kind: 'flag', ...joined, found: 'is' },
  payeeId: { ...paymentTable.payeeId },
  payeeName: { label: paymentTable.payeeName.label, kind: 'text', ...joined, found: 'part' },
  sellerName: { label: '销售方', kind: 'text', length: 100, found: 'part' },
  sellerTaxNo: { label: '销售方税号', kind: 'text', ...nullable, length: 20, found: 'part' },
  invoiceSumCount: { label: '数量', kind: 'quantity', ...nullable },
  invoiceSumPrice: { label: '不含税金额', kind: 'money' },
  taxPoint: { label: '税率', kind: 'quantity', note: '（%）' },
  taxInvoiceSumPrice: {
    label: '税额',
    kind: 'money',
    note: '，不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准',
  },
  sumPrice: { label: '价税合计', kind: 'money' },
  claimedAmt: { label: '已认领金额', kind: 'money', note: '：所认领运单的核算金额' },
  cancelledAmt: { label: '已红冲金额', kind: 'money' },
  leftAmt: { label: '可认领金额', kind: 'money', ...joined },
  waybillCnt: { label: '认领运单数', kind: 'count', ...joined },
  settleNos: {
    label: paymentTable.settleNos.label,
    kind: 'text',
    ...nullable,
    ...joined,
    note: '：所认领运单的，多张以顿号分隔',
  },
  redOfId: { label: '所冲销的蓝字发票编号', kind: 'id', ...nullable, column: 'red_of', found: 'is' },
  paymentId: { ...paymentTable.id, ...nullable, found: 'is' },
  paymentNo: { label: paymentTable.paymentNo.label, kind: 'text', ...nullable, ...joined, found: 'part' },
  paymentAmt: { label: paymentTable.amt.label, kind: 'money', ...nullable, ...joined, rest: ['amt'] },
  invoiceUrl: { label: '发票原件', kind: 'text', holds: 'address', ...nullable, length: 500, note: '，文件的地址' },
  createBy: { label: '登记人', kind: 'text', found: 'part' },
  createTime: { label: '登记时间', kind: 'time', column: 'created_at', found: 'range' },
  remark: { ...paymentTable.remark },
  version: { ...paymentTable.version },
} as const satisfies Record<string, Field>

/** Waybill that an invoice claims or could claim. */
export const invoiceWaybillTable = {
  waybillId: paymentLineTable.waybillId,
  no: paymentLineTable.no,
  truckCode: paymentLineTable.truckCode,
  goDatetime: paymentLineTable.goDatetime,
  settlementId: paymentSettlementTable.settlementId,
  settleNo: paymentLineTable.settleNo,
  amt: { label: '认领金额', kind: 'money', note: '，即核算金额' },
} as const satisfies Record<string, Field>

/** Settlement with its amount that an invoice claims. */
export const invoiceSettlementTable = {
  settlementId: paymentSettlementTable.settlementId,
  settleNo: paymentSettlementTable.settleNo,
  projectName: paymentSettlementTable.projectName,
  waybillCnt: invoiceTable.waybillCnt,
  amt: invoiceWaybillTable.amt,
} as const satisfies Record<string, Field>
