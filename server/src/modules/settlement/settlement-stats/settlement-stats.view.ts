import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

@ObjectType('SettlementStat', { description: '一组结算单的合计；所按的维度相同的为一组，没有按其统计的维度为空' })
export class SettlementStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
class SettlementStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '结算单统计分页；total 为组数' })
export class SettlementStatPage extends pageOf('本页的各组', SettlementStatView, SettlementStatSummary) {}

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  PROJECT: 'projectInfoId',
  STATUS: 'status',
  PAYEE: 'payeeId',
  CAPTAIN: 'captainId',
  AGENT: 'agentName',
  MAKER: 'settleName',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  AUDIT_DAY: 'auditDay',
  AUDIT_MONTH: 'auditMonth',
  AUDIT_YEAR: 'auditYear',
  AUDIT_OWN: 'auditOwn',
  FOUR_EYES_OFF: 'fourEyesOff',
} as const satisfies Record<string, keyof typeof groupTable>

/** Field in which a group tells a measure. */
export const measuredIn = {
  COUNTED: 'counted',
  LEFT_OUT: 'leftOut',
  WAYBILLS: 'settleCnt',
  AMOUNT: 'settleAmt',
  TAXES: 'taxes',
  PAYABLE: 'payable',
  PAID: 'paidAmt',
  UNPAID: 'unpaidAmt',
  PLEDGED: 'pledgedAmt',
  LEFT: 'leftAmt',
  INVOICED: 'invoicedAmt',
  UNINVOICED: 'uninvoicedAmt',
} as const satisfies Record<string, keyof typeof measureTable>
