import type { Field } from '../../../kernel/fields.js'
import { planItemTable, planTable } from '../plan/fields.js'

/** Field from another table, which the list's queries join. */
const joined = { column: null } as const

/** Instalment of a plan for one payee: amount, day, and the part that is paid. */
export const instalmentTable = {
  id: { label: '分期编号', kind: 'id' },
  dueDate: { ...planItemTable.dueDate, note: '，yyyy-MM-dd' },
  settlementId: { ...planTable.settlementId, ...joined, found: 'is' },
  settleNo: { label: planTable.settleNo.label, kind: 'text', ...joined, found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', ...joined, found: 'is' },
  projectName: { label: planTable.projectName.label, kind: 'text', ...joined, found: 'part' },
  sequence: planItemTable.sequence,
  payeeId: { ...planItemTable.payeeId, found: 'is' },
  payeeName: { ...planItemTable.payeeName, found: 'part' },
  bankNo: { label: planItemTable.bindingBankNo.label, kind: 'text', api: 'bindingBankNo', sheet: ['bindingBankNo'] },
  bankName: {
    label: planItemTable.bindingBankName.label,
    kind: 'text',
    api: 'bindingBankName',
    sheet: ['bindingBankName'],
  },
  amount: { ...planItemTable.amount, note: '，计划的' },
  pledgedAmt: { ...planItemTable.pledgedAmt, ...joined, note: '：已付和待付的' },
  paidAmt: { ...planItemTable.paidAmt, ...joined },
  leftAmt: { label: '未安排金额', kind: 'money', ...joined, note: '：还没有付款单的' },
  overdue: { label: '是否逾期', kind: 'flag', ...joined, note: '：过了付款日期而没有付清' },
} as const satisfies Record<string, Field>

/** Instalments due on one day. */
export const dueDayTable = {
  dueDate: instalmentTable.dueDate,
  count: { label: '笔数', kind: 'count' },
  amount: { ...planTable.amount, note: '' },
  paidAmt: { label: '已付合计', kind: 'money' },
  leftAmt: { label: '未安排合计', kind: 'money' },
} as const satisfies Record<string, Field>
