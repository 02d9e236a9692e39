import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import { AnomalyRule, PriceSource, ShiftType, TpMode, WaybillStatus, WeightUnit } from '../enums.js'

/** A waybill with every field of 001 §3. Money in yuan, quantities with 3 decimals. */
@ObjectType('Waybill', { description: '运单' })
export class WaybillView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '运单号' })
  no!: string

  @Field(() => WaybillStatus, { description: '状态' })
  status!: WaybillStatus

  @Field({ description: '是否有修改待审核' })
  pendingReview!: boolean

  @Field(() => ID, { description: '公司编号' })
  companyAuthId!: string

  @Field(() => ID, { description: '项目编号' })
  projectId!: string

  @Field({ description: '项目名称' })
  projectName!: string

  @Field(text, optional('结算卡号'))
  cardNo!: string | null

  @Field({ description: '装车车牌' })
  truckCode!: string

  @Field(text, optional('出场车牌'))
  goTruckCode!: string | null

  @Field(() => ID, { description: '车队长编号' })
  captainId!: string

  @Field({ description: '车队长' })
  captainName!: string

  @Field(() => ID, optional('司机编号'))
  driverId!: string | null

  @Field(text, optional('司机'))
  driverName!: string | null

  @Field(() => ID, optional('渣土场编号'))
  garbageId!: string | null

  @Field(text, optional('渣土场'))
  garbageName!: string | null

  @Field(() => TpMode, { description: '运输模式' })
  tpMode!: TpMode

  @Field(text, optional('装车土质'))
  inSoilType!: string | null

  @Field({ description: '出场土质' })
  goSoilType!: string

  @Field(() => WeightUnit, { description: '计量单位' })
  weightType!: WeightUnit

  @Field(() => DecimalScalar, { description: '数量' })
  weightTons!: string

  @Field(() => DecimalScalar, optional('装载量'))
  load!: string | null

  @Field(() => Date, optional('装车时间'))
  inDatetime!: string | null

  @Field(() => Date, { description: '出场时间' })
  goDatetime!: string

  @Field(() => Date, optional('完成时间'))
  completeDatetime!: string | null

  @Field(() => ShiftType, optional('班次'))
  inShiftType!: ShiftType | null

  @Field(text, optional('挖机编号'))
  machineCode!: string | null

  @Field(text, optional('装车员'))
  inStaffName!: string | null

  @Field(text, optional('出场员'))
  goStaffName!: string | null

  @Field(text, optional('装车地点'))
  inName!: string | null

  @Field(text, optional('出场口'))
  goName!: string | null

  @Field(text, optional('代理人'))
  agentName!: string | null

  @Field(text, optional('装车照片，逗号分隔'))
  inPicture!: string | null

  @Field(text, optional('出场照片，逗号分隔'))
  goPicture!: string | null

  @Field({ description: '是否用票' })
  isTicket!: boolean

  @Field(text, optional('车队名称'))
  fleetName!: string | null

  @Field(text, optional('车辆类型'))
  goVehicleType!: string | null

  @Field(() => DecimalScalar, optional('结算单价（元）'))
  settlePrice!: string | null

  @Field(() => PriceSource, optional('单价来源'))
  priceSource!: PriceSource | null

  @Field(text, optional('人工填写该单价的人'))
  priceTypedBy!: string | null

  @Field(() => DecimalScalar, optional('装车预付价（元）'))
  inPreparePrice!: string | null

  @Field(() => DecimalScalar, optional('渣土场预付价（元）'))
  garbagePreparePrice!: string | null

  @Field(() => ID, optional('结算时所取的直付价或项目单价的编号'))
  priceRef!: string | null

  @Field(() => DecimalScalar, optional('预计单价（元）：现在结算会取的单价；已结算的为结算单价'))
  expectedPrice!: string | null

  @Field(() => PriceSource, optional('预计单价的来源'))
  expectedPriceSource!: PriceSource | null

  @Field(() => ID, optional('预计单价所取的直付价或项目单价的编号；已结算的见 priceRef'))
  expectedPriceRef!: string | null

  @Field(() => DecimalScalar, { description: '额外金额（元）' })
  exAmt!: string

  @Field(() => DecimalScalar, { description: '调整金额（元）' })
  adjustAmt!: string

  @Field(() => DecimalScalar, optional('应收（元）'))
  receivable!: string | null

  @Field(() => DecimalScalar, { description: '税费（元）' })
  payTaxes!: string

  @Field(() => DecimalScalar, optional('实收（元）'))
  actual!: string | null

  @Field(() => DecimalScalar, { description: '已付（元）' })
  actuallyPaid!: string

  @Field(() => ID, optional('收款人编号'))
  payeeId!: string | null

  @Field(text, optional('承运人'))
  carrierName!: string | null

  @Field(() => ID, optional('结算单编号'))
  settlementId!: string | null

  @Field(text, optional('结算单号'))
  settleNo!: string | null

  settlementStatus!: string | null

  @Field(text, optional('回执单号'))
  giveCardNo!: string | null

  @Field(text, optional('单价被驳回的原因；没有被驳回则为空'))
  priceRejectReason!: string | null

  @Field(() => [AnomalyRule], { description: '未处理完的异常：待处理与已确认的；车队长看不到' })
  anomalies!: AnomalyRule[]

  /** The rule whose flag keeps it from being settled; `notSettleableReason` tells. */
  anomalyHold!: AnomalyRule | null

  @Field(text, optional('备注'))
  remark!: string | null

  @Field(() => Int, { description: '版本' })
  version!: number

  @Field(() => Date, { description: '建单时间' })
  createTime!: string
}

@InputType({ description: '运单查询条件' })
export class WaybillFilter {
  @Field(() => [ID], optional('运单编号，最多 1000 个'))
  ids?: string[] | null

  @Field(text, optional('运单号，开头或结尾'))
  no?: string | null

  @Field(() => [String], optional('运单号，精确，最多 1000 个'))
  nos?: string[] | null

  @Field(text, optional('结算卡号，精确'))
  cardNo?: string | null

  @Field(() => [String], optional('结算卡号，精确，最多 1000 个'))
  cardNos?: string[] | null

  @Field(text, optional('回执单号'))
  giveCardNo?: string | null

  @Field(() => ID, optional('结算单编号'))
  settlementId?: string | null

  @Field(text, optional('结算单号'))
  settleNo?: string | null

  @Field(text, optional('车牌，模糊'))
  truckCode?: string | null

  @Field(() => [String], optional('车牌，精确，最多 1000 个'))
  truckCodes?: string[] | null

  @Field(text, optional('车队长，模糊'))
  captainName?: string | null

  @Field(text, optional('司机，模糊'))
  driverName?: string | null

  @Field(text, optional('挖机编号，模糊'))
  machineCode?: string | null

  @Field(text, optional('装车员，模糊'))
  inStaffName?: string | null

  @Field(() => Boolean, optional('是否由挖机装车'))
  machineLoaded?: boolean | null

  @Field(() => ID, optional('项目编号'))
  projectId?: string | null

  @Field(text, optional('项目名称，模糊'))
  projectName?: string | null

  @Field(() => ID, optional('渣土场编号'))
  garbageId?: string | null

  @Field(text, optional('渣土场，模糊'))
  garbageName?: string | null

  @Field(text, optional('出场土质'))
  goSoilType?: string | null

  @Field(() => [TpMode], optional('运输模式'))
  tpMode?: TpMode[] | null

  @Field(() => [WaybillStatus], optional('状态'))
  status?: WaybillStatus[] | null

  @Field(() => ShiftType, optional('班次'))
  inShiftType?: ShiftType | null

  @Field(() => Boolean, optional('是否用票'))
  isTicket?: boolean | null

  @Field(() => Boolean, optional('是否已结算'))
  settled?: boolean | null

  @Field(() => Boolean, optional('是否有修改待审核'))
  pendingReview?: boolean | null

  @Field(() => Boolean, optional('是否可结算'))
  settleable?: boolean | null

  @Field(() => Boolean, optional('是否缺收款人'))
  lackingPayee?: boolean | null

  @Field(() => Boolean, optional('是否缺单价'))
  unpriced?: boolean | null

  @Field(() => [AnomalyRule], optional('有这些异常中任一项未处理完'))
  anomaly?: AnomalyRule[] | null

  @Field(() => Boolean, optional('是否有未处理完的异常'))
  hasAnomaly?: boolean | null

  @Field(() => DateTimeRange, optional('出场时间'))
  goDatetime?: DateTimeRange | null

  @Field(() => DateTimeRange, optional('装车时间'))
  inDatetime?: DateTimeRange | null

  @Field(() => DateTimeRange, optional('完成时间'))
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

@ObjectType({ description: '查询结果的合计' })
export class WaybillSummary {
  @Field(() => DecimalScalar, { description: '吨数' })
  weightTons!: string

  @Field(() => DecimalScalar, { description: '方数' })
  cubic!: string

  @Field(() => DecimalScalar, { description: '应收（元）' })
  receivable!: string
}

@ObjectType({ description: '运单分页' })
export class WaybillPage extends PageView {
  @Field(() => [WaybillView], { description: '本页的内容' })
  records!: WaybillView[]

  @Field(() => WaybillSummary, { description: '符合条件的全部合计' })
  summary!: WaybillSummary
}
