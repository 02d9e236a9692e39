import type { Field } from '../../../kernel/fields.js'

interface PlanField extends Field {
  /** Longest text. */
  length?: number
}

/** Fields of a payment plan, in the documented order. */
export const planTable = {
  id: { label: '编号', kind: 'id' },
  companyAuthName: { label: '公司', kind: 'text' },
  settlementId: { label: '结算单编号', kind: 'id', rest: ['settleId'] },
  settleNo: { label: '结算单号', kind: 'text' },
  projectName: { label: '项目', kind: 'text' },
  agentName: { label: '申请人', kind: 'text', note: '，即交卡人' },
  amount: { label: '计划付款合计', kind: 'money', note: '，等于结算金额' },
  inForce: { label: '是否仍与结算单一致', kind: 'flag', note: '；结算单合并、拆分或驳回后不再有效' },
  remark: { label: '备注', kind: 'text', nullable: true, length: 200 },
  createBy: { label: '制定人', kind: 'text' },
  createTime: { label: '制定时间', kind: 'time' },
} as const satisfies Record<string, PlanField>

/** Item of a plan: an instalment for a payee, as he was when the plan was made. */
export const planItemTable = {
  sequence: { label: '期次', kind: 'count', note: '，从 1 起' },
  dueDate: { label: '付款日期', kind: 'day', note: '，yyyy-MM-dd' },
  amount: { label: '付款金额', kind: 'money' },
  payeeId: { label: '收款人编号', kind: 'id' },
  payeeName: { label: '收款人', kind: 'text', note: '，制定计划时的' },
  carrierName: { label: '承运人', kind: 'text' },
  bindingBankNo: { label: '收款账号', kind: 'text' },
  bindingBankName: { label: '开户行', kind: 'text' },
  pledgedAmt: { label: '付款单金额', kind: 'money', note: '：已付和待付的；计划被替换后在新计划中' },
  paidAmt: { label: '已付金额', kind: 'money' },
} as const satisfies Record<string, Field>

/** Percentage that an instalment may have instead of an amount. */
export const percentField = {
  label: '付款比例',
  kind: 'quantity',
  note: '：占未付的结算金额的百分比',
} as const satisfies Field
