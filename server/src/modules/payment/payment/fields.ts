import { approvedTable, type Code, type Field } from '../../../kernel/fields.js'
import { PaymentStatus, paymentStatusLabels } from '../enums.js'
import { planItemTable, planTable } from '../plan/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const
const pagesOnly = { rest: [], sheet: [] } as const
const status = { values: PaymentStatus, labels: paymentStatusLabels } as const satisfies Code<string>

/** Fields of a payment, in the order of its spreadsheet. */
export const paymentTable = {
  id: { label: '付款单编号', kind: 'id' },
  paymentNo: { label: '付款单号', kind: 'text', found: 'part', foundMany: true },
  status: { label: '状态', kind: 'code', code: status, found: 'any' },
  payeeId: { label: planItemTable.payeeId.label, kind: 'id', found: 'is' },
  payeeName: { label: planItemTable.payeeName.label, kind: 'text', found: 'part', note: '，提交时的' },
  carrierName: { label: planItemTable.carrierName.label, kind: 'text', found: 'part' },
  bankNo: {
    label: planItemTable.bindingBankNo.label,
    kind: 'text',
    api: 'bindingBankNo',
    sheet: ['bindingBankNo'],
    rest: ['bindingBankNo'],
  },
  bankName: {
    label: planItemTable.bindingBankName.label,
    kind: 'text',
    api: 'bindingBankName',
    sheet: ['bindingBankName'],
    rest: ['bindingBankName'],
  },
  accountNote: {
    label: '账号提醒',
    kind: 'text',
    ...nullable,
    note: '：卡号校验位不符的，提交时由谁核对、为何仍用；没有的为空',
    rest: [],
  },
  amt: { label: planItemTable.amount.label, kind: 'money' },
  waybillCnt: { label: '运单数', kind: 'count' },
  settleNos: { label: planTable.settleNo.label, kind: 'text', ...joined, note: '，多张以顿号分隔' },
  partNos: {
    label: '部分付款的运单',
    kind: 'text',
    ...nullable,
    ...joined,
    note: '：本次只付一部分的运单号，多张以顿号分隔',
    ...pagesOnly,
  },
  paymentDate: { label: planItemTable.dueDate.label, kind: 'day', ...nullable, note: '，yyyy-MM-dd' },
  tradeNo: { label: '银行流水号', kind: 'text', ...nullable, length: 50, found: 'part' },
  createBy: { label: '制单人', kind: 'text', found: 'part' },
  createTime: { label: '制单时间', kind: 'time', column: 'created_at', found: 'range' },
  submitTime: { label: '提交时间', kind: 'time', ...nullable, column: 'submitted_at' },
  auditBy: { label: '审核人', kind: 'text', ...nullable },
  auditTime: { label: '审核时间', kind: 'time', ...nullable, column: 'audited_at' },
  auditOwn: { label: '本人审核', kind: 'flag', note: '：审核人是否经手过金额、收款人、收款账号或运单', rest: [] },
  ...approvedTable,
  payBy: { label: '付款人', kind: 'text', ...nullable },
  payTime: { label: '登记付款时间', kind: 'time', ...nullable, column: 'paid_at', found: 'range' },
  undoBy: { label: '退款或冲销人', kind: 'text', ...nullable },
  undoTime: { label: '退款或冲销时间', kind: 'time', ...nullable, column: 'undone_at' },
  reason: { label: '原因', kind: 'text', ...nullable, length: 200, note: '：退回修改、退款或冲销的' },
  remark: { label: planTable.remark.label, kind: 'text', ...nullable, length: 200 },
  attachments: {
    label: '附件',
    kind: 'text',
    holds: 'addresses',
    ...nullable,
    length: 4000,
    note: '：文件地址，逗号分隔',
    sheet: [],
  },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>

/** Sums over payments, beside that of their amounts. */
export const paymentSumTable = {
  paidAmt: { label: '已付款的金额', kind: 'money' },
  waitingAmt: { label: '待审核和待付款的金额', kind: 'money' },
} as const satisfies Record<string, Field>

/** Settlement with its part of a payment. */
export const paymentSettlementTable = {
  settlementId: { label: planTable.settlementId.label, kind: 'id', rest: ['settleId'] },
  settleNo: { label: planTable.settleNo.label, kind: 'text', ...joined },
  projectName: { label: planTable.projectName.label, kind: 'text', ...joined },
  planItemId: { label: '付款计划分期编号', kind: 'id', ...nullable },
  sequence: { label: planItemTable.sequence.label, kind: 'count', ...nullable, ...joined },
  settleAmt: { label: '结算金额', kind: 'money', ...joined },
  amt: { label: '其中付款', kind: 'money' },
} as const satisfies Record<string, Field>

/** Waybill with its share of a payment. */
export const paymentLineTable = {
  waybillId: { label: '运单编号', kind: 'id' },
  no: { label: '运单号', kind: 'text', ...joined },
  settleNo: { label: planTable.settleNo.label, kind: 'text', ...joined },
  truckCode: { label: '车牌', kind: 'text', form: 'plate', ...joined },
  goDatetime: { label: '出场时间', kind: 'time', ...joined },
  due: { label: '应付', kind: 'money', note: '：当时的核算金额减代扣税费' },
  amt: { label: '本次付款', kind: 'money' },
} as const satisfies Record<string, Field>
