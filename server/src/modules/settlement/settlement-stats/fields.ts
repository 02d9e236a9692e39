import { type Field, pick } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { unitFieldsOf } from '../../../kernel/list/stats.types.js'
import { waybillTable } from '../../waybill/index.js'
import { payeeTable } from '../payee/fields.js'
import { settlementSumTable, settlementTable } from '../settlement/fields.js'

const nullable = { nullable: true } as const
const [made, audited] = [unitFieldsOf(settlementTable.createTime), unitFieldsOf(settlementTable.auditTime)]

/** Fields by which settlements are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  projectInfoId: { label: settlementTable.projectId.label, kind: 'id', ...nullable },
  status: { ...settlementTable.status, ...nullable },
  payeeId: { label: payeeTable.payeeId.label, kind: 'id', ...nullable, note: '：各运单共同的' },
  captainId: { label: waybillTable.captainId.label, kind: 'id', ...nullable, note: '：各运单共同的' },
  agentName: { ...settlementTable.agentName, ...nullable },
  settleName: { ...settlementTable.settleName, ...nullable },
  day: made.day,
  month: made.month,
  year: made.year,
  auditDay: audited.day,
  auditMonth: audited.month,
  auditYear: audited.year,
  auditOwn: { ...settlementTable.auditOwn, ...nullable },
  fourEyesOff: settlementTable.fourEyesOff,
} as const satisfies Record<string, Field>

const wholeOnly = '；仅含本人部分的不计'

/** Sums of a group: those of the list's own summary, and what else of a settlement adds up. */
export const measureTable = {
  ...leftOutTable,
  ...pick(settlementTable, 'settleCnt', 'settleAmt'),
  taxes: { label: waybillTable.payTaxes.label, kind: 'money', note: wholeOnly },
  payable: { label: '应付金额', kind: 'money', note: `：核算金额减代扣税费${wholeOnly}` },
  ...settlementSumTable,
  pledgedAmt: { label: settlementTable.pledgedAmt.label, kind: 'money', note: `：已付和待付的${wholeOnly}` },
  leftAmt: { label: settlementTable.leftAmt.label, kind: 'money', note: `：应付中还没有付款单的${wholeOnly}` },
  invoicedAmt: { label: settlementTable.invoicedAmt.label, kind: 'money', note: wholeOnly },
  uninvoicedAmt: { label: '未开票金额', kind: 'money', note: `：结算金额减已开票${wholeOnly}` },
} as const satisfies Record<string, Field>
