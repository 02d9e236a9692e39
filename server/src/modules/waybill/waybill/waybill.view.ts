import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { inputOf, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, formerly, optional, text } from '../../../kernel/graphql.js'
import type { AsksEqual } from '../../../kernel/list/equal.js'
import { equalMember } from '../../../kernel/list/found.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { AnomalyRule, ShiftType, TpMode, WaybillStatus } from '../enums.js'
import { PhaseTripsInput } from '../exclusion/phase-trips.input.js'
import {
  waybillLabels as labels,
  plate,
  type SearchedField,
  searchedNames,
  waybillFields,
  waybillTable,
} from './fields.js'

/** A waybill: its fields, and what is known of it beside them. Money in yuan, quantities with 3 decimals. */
@ObjectType('Waybill', { description: '运单' })
export class WaybillView extends objectOf(waybillTable) {
  @Field(() => [AnomalyRule], { description: '异常：未处理完的，即待处理与已确认的；车队长看不到' })
  anomalies!: AnomalyRule[]

  /** The rule whose flag keeps it from being settled; `notSettleableReason` tells. */
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
export class WaybillSort extends SortInput {
  @Field(() => WaybillSortField, { description: '排序字段' })
  field!: WaybillSortField
}

/** Measure of the charts; the list of a chart's trips adds up to the same. */
const ofChart = (measure: string, how = '') =>
  optional(`${measure}，与分期图表和项目看板同一口径${how && `：${how}`}；没有按分期查询的为空`)

@ObjectType({ description: '查询结果的合计' })
export class WaybillSummary extends objectOf(leftOutTable) {
  @Field(() => DecimalScalar, { description: '吨数' })
  weightTons!: Quantity

  @Field(() => DecimalScalar, { description: '方数' })
  cubic!: Quantity

  @Field(() => DecimalScalar, { description: `${labels.receivable}（元）` })
  receivable!: Money

  @Field(() => DecimalScalar, {
    description: `${labels.accountedAmt}（元）：记入卡片台账的，与首页的可结算金额同一口径`,
  })
  accountedAmt!: Money

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
export class WaybillPage extends PageView {
  @Field(() => [WaybillView], { description: '本页的内容' })
  records!: WaybillView[]

  @Field(() => WaybillSummary, { description: '符合条件的全部合计' })
  summary!: WaybillSummary
}
