import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

@ObjectType('ReceiptStat', { description: '一组交卡回执单的合计；所按的维度相同的为一组，没有按其统计的维度为空' })
export class ReceiptStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
class ReceiptStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '交卡回执单统计分页；total 为组数' })
export class ReceiptStatPage extends pageOf('本页的各组', ReceiptStatView, ReceiptStatSummary) {}

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  STATUS: 'status',
  SETTLED: 'isSettle',
  CAPTAIN: 'captainId',
  GIVER: 'giveCardUserId',
  MAKER: 'createBy',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  CREATE_DAY: 'createDay',
  CREATE_MONTH: 'createMonth',
  CREATE_YEAR: 'createYear',
} as const satisfies Record<string, keyof typeof groupTable>

/** Field in which a group tells a measure. */
export const measuredIn = {
  COUNTED: 'counted',
  LEFT_OUT: 'leftOut',
  CARDS: 'cardCount',
  WAYBILLS: 'giveCardCnt',
  SETTLEABLE: 'settleAbleCount',
  UNDER_REVIEW: 'updateWaybillsCount',
} as const satisfies Record<string, keyof typeof measureTable>
