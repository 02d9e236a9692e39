import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

@ObjectType('AnomalyStat', { description: '一组异常的条数；所按的维度相同的为一组，没有按其统计的维度为空' })
export class AnomalyStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
class AnomalyStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '异常统计分页；total 为组数' })
export class AnomalyStatPage extends pageOf('本页的各组', AnomalyStatView, AnomalyStatSummary) {}

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  RULE: 'rule',
  STATE: 'state',
  BLOCKING: 'blocking',
  PROJECT: 'projectInfoId',
  SITE: 'garbageId',
  CAPTAIN: 'captainId',
  DRIVER: 'driverId',
  TRUCK: 'truckCode',
  SOIL: 'goSoilType',
  HANDLER: 'handledBy',
  REASON: 'reason',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  FOUND_DAY: 'foundDay',
  FOUND_MONTH: 'foundMonth',
  FOUND_YEAR: 'foundYear',
} as const satisfies Record<string, keyof typeof groupTable>

/** Field in which a group tells a measure. */
export const measuredIn = {
  COUNTED: 'counted',
  OPEN: 'openCount',
  CONFIRMED: 'confirmedCount',
  CLEARED: 'clearedCount',
  GONE: 'goneCount',
} as const satisfies Record<string, keyof typeof measureTable>
