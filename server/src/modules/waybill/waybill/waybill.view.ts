import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { inputOf, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, formerly, optional, text } from '../../../kernel/graphql.js'
import type { AsksEqual } from '../../../kernel/list/equal.js'
import { equalMember } from '../../../kernel/list/found.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { DateTimeRange, sortBy } from '../../../kernel/list/page.types.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { nodeOf } from '../../../kernel/node.js'
import type { Edge, ListEdge } from '../../edge.js'
import { AnomalyRule, ShiftType, TpMode, WaybillStatus } from '../enums.js'
import { CostPart, Exclusion, PhaseChart } from '../exclusion/enums.js'
import { sumTable } from '../stats/fields.js'
import {
  waybillLabels as labels,
  plate,
  type SearchedField,
  searchedNames,
  waybillFields,
  waybillTable,
} from './fields.js'

@InputType({ description: '一个项目分期里，或一个项目不属于任何分期的，一种统计口径计入或未计入的运单' })
export class PhaseTripsInput {
  @Field(() => ID, optional('分期编号；与项目编号填一个'))
  phaseId?: string | null

  @Field(() => ID, optional(`${waybillTable.projectId.label}：该项目不属于任何启用分期的运单`))
  projectInfoId?: string | null

  @Field(() => Boolean, optional('填项目编号时，是否为该项目的全部运单，不论分期'))
  whole?: boolean | null

  @Field(() => PhaseChart, { description: '统计口径' })
  chart!: PhaseChart

  @Field(() => Exclusion, optional('未计入的原因；不填为计入的运单'))
  reason?: Exclusion | null

  @Field(() => CostPart, optional('项目成本的一部分：统计口径须为分期的全部运单'))
  part?: CostPart | null
}

/** Waybill with its fields and everything computed from them. Money in yuan, quantities with 3 decimals. */
@ObjectType('Waybill', { description: '运单' })
export class WaybillView extends nodeOf(waybillTable) {
  @Field(() => [AnomalyRule], { description: '异常：未处理完的，即待处理与已确认的；车队长看不到' })
  anomalies!: AnomalyRule[]

  /** Rule whose flag keeps the waybill from being settled, for `notSettleableReason`. */
  anomalyHold!: AnomalyRule | null

  settlementStatus!: string | null
}

const searched = searchedNames.map((name) => ({
  name,
  field: waybillFields[name],
  description: `${waybillFields[name].label}，模糊`,
}))

@InputType({ description: '运单查询条件' })
export class WaybillFilter extends inputOf<{ [Name in SearchedField]?: string | null } & AsksEqual>([
  ...searched,
  equalMember(waybillTable, 'Waybill'),
]) {
  @Field(() => [ID], optional(`${labels.id}，最多 1000 个`))
  ids?: string[] | null

  @Field(() => PhaseTripsInput, optional('项目分期的图表计入或未计入的运单'))
  phase?: PhaseTripsInput | null

  @Field(text, optional(`${labels.no}，开头或结尾`))
  no?: string | null

  @Field(() => [String], optional(`${labels.no}，精确，最多 1000 个`))
  nos?: string[] | null

  @Field(text, optional(`${labels.cardNo}，精确`))
  cardNo?: string | null

  @Field(() => [String], optional(`${labels.cardNo}，精确，最多 1000 个`))
  cardNos?: string[] | null

  @Field(text, optional(labels.giveCardNo))
  giveCardNo?: string | null

  @Field(() => ID, optional(labels.settlementId))
  settlementId?: string | null

  @Field(text, optional(labels.settleNo))
  settleNo?: string | null

  @Field(text, optional(`${plate.label}，模糊`))
  truckCode?: string | null

  @Field(() => [String], optional(`${plate.label}，精确，最多 1000 个`))
  truckCodes?: string[] | null

  @Field(text, optional(`${labels.captainName}，模糊`))
  captainName?: string | null

  @Field(() => ID, optional(labels.driverId))
  driverId?: string | null

  @Field(text, optional(`${labels.driverName}，模糊`))
  driverName?: string | null

  @Field(() => Boolean, optional('是否由挖机装车'))
  machineLoaded?: boolean | null

  @Field(() => ID, optional(labels.projectId))
  projectInfoId?: string | null

  @Field(() => ID, formerly('projectInfoId', labels.projectId))
  projectId?: string | null

  @Field(text, optional(`${labels.projectName}，模糊`))
  projectName?: string | null

  @Field(() => ID, optional(labels.dumpSiteId))
  garbageId?: string | null

  @Field(text, optional(`${labels.garbageName}，模糊`))
  garbageName?: string | null

  @Field(text, optional(labels.goSoilType))
  goSoilType?: string | null

  @Field(() => [TpMode], optional(labels.tpMode))
  tpMode?: TpMode[] | null

  @Field(() => [WaybillStatus], optional(labels.status))
  status?: WaybillStatus[] | null

  @Field(() => ShiftType, optional(labels.inShiftType))
  inShiftType?: ShiftType | null

  @Field(() => Boolean, optional(labels.isTicket))
  isTicket?: boolean | null

  @Field(() => Boolean, optional('是否已结算'))
  settled?: boolean | null

  @Field(() => Boolean, optional(labels.pendingReview))
  pendingReview?: boolean | null

  @Field(() => Boolean, optional('是否可结算'))
  settleable?: boolean | null

  @Field(() => Boolean, optional('是否缺收款人'))
  lackingPayee?: boolean | null

  @Field(() => Boolean, optional('是否缺单价'))
  unpriced?: boolean | null

  @Field(() => Boolean, optional('是否在待审核的结算单上'))
  settlementPending?: boolean | null

  @Field(() => Boolean, optional('单价是否被驳回'))
  priceRejected?: boolean | null

  @Field(text, optional(`${labels.payeeName}，模糊`))
  payeeName?: string | null

  @Field(() => [AnomalyRule], optional('有这些异常中任一项未处理完'))
  anomaly?: AnomalyRule[] | null

  @Field(() => Boolean, optional('是否有未处理完的异常'))
  hasAnomaly?: boolean | null

  @Field(() => DateTimeRange, optional(labels.goDatetime))
  goDatetime?: DateTimeRange | null

  @Field(() => DateTimeRange, optional(labels.inDatetime))
  inDatetime?: DateTimeRange | null

  @Field(() => DateTimeRange, optional(labels.completeDatetime))
  completeDatetime?: DateTimeRange | null
}

export enum WaybillSortField {
  GO_DATETIME = 'GO_DATETIME',
  IN_DATETIME = 'IN_DATETIME',
  NO = 'NO',
  TRUCK_CODE = 'TRUCK_CODE',
  PROJECT_NAME = 'PROJECT_NAME',
  CAPTAIN_NAME = 'CAPTAIN_NAME',
  WEIGHT_TONS = 'WEIGHT_TONS',
  RECEIVABLE = 'RECEIVABLE',
}
describeEnum('WaybillSortField', WaybillSortField, '运单排序字段')

@InputType({ description: '运单排序' })
export class WaybillSort extends sortBy(WaybillSortField) {}

/** Sums in the measures of a chart; equal to the chart's own figures. */
const ofChart = (measure: string, how = '') =>
  optional(`${measure}，与分期图表和项目看板同一口径${how && `：${how}`}；没有按分期查询的为空`)

@ObjectType({ description: apiTexts.sums })
export class WaybillSummary extends objectOf({ ...leftOutTable, ...sumTable }) {
  @Field(() => DecimalScalar, ofChart('方量（方）', '按分期的每车方量和土质的吨方换算'))
  phaseCubic?: Quantity | null

  @Field(() => DecimalScalar, ofChart('成本（元）', '未结算的按现在的单价'))
  phaseCost?: Money | null

  @Field(() => DecimalScalar, ofChart('消纳费用（元）', '运单没有填的按渣土场单价'))
  phaseDumpCost?: Money | null

  @Field(() => DecimalScalar, ofChart(`${labels.actuallyPaid}（元）`))
  phasePaidAmt?: Money | null

  @Field(
    () => DecimalScalar,
    optional('项目成本中所查部分的金额（元），与项目成本同一口径；没有按成本的一部分查询的为空'),
  )
  phasePartAmt?: Money | null
}

@ObjectType({ description: '运单分页' })
export class WaybillPage extends recordsPageOf(WaybillView, WaybillSummary) {}

/** Current waybill beside its id; null for a member who may not read waybills. */
export const waybillEdge: Edge = {
  name: 'waybill',
  to: () => WaybillView,
  by: 'waybillId',
  loader: 'waybill',
  label: '运单；不可查看运单的人看不到',
}

/** Page of waybills below a record. */
export const waybillsEdge: ListEdge = {
  Page: WaybillPage,
  Filter: WaybillFilter,
  Sort: WaybillSort,
  loader: 'waybillPages',
}
