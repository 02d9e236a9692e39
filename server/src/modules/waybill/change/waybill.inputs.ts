import { Field, ID, InputType } from 'type-graphql'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { ShiftType, TpMode, WaybillStatus, WeightUnit } from '../enums.js'

const decimal = () => DecimalScalar

/** What may be known of a trip; what is not given stays as it is, and null empties it. */
@InputType()
abstract class WaybillFacts {
  @Field(text, optional('结算卡号；须为已激活的卡，车队长随卡'))
  cardNo?: string | null

  @Field(() => ID, optional('车队长编号；不填则随结算卡，无卡则随车辆'))
  captainId?: string | null

  @Field(() => ID, optional('司机编号'))
  driverId?: string | null

  @Field(() => ID, optional('渣土场编号；货运必填，其他运输模式不填'))
  garbageId?: string | null

  @Field(text, optional('出场车牌'))
  goTruckCode?: string | null

  @Field(text, optional('装车土质'))
  inSoilType?: string | null

  @Field(decimal, optional('装载量'))
  load?: string | null

  @Field(() => Date, optional('装车时间'))
  inDatetime?: Date | null

  @Field(() => Date, optional('完成时间'))
  completeDatetime?: Date | null

  @Field(() => ShiftType, optional('班次'))
  inShiftType?: ShiftType | null

  @Field(text, optional('挖机编号'))
  machineCode?: string | null

  @Field(text, optional('装车员'))
  inStaffName?: string | null

  @Field(text, optional('出场员'))
  goStaffName?: string | null

  @Field(text, optional('装车地点'))
  inName?: string | null

  @Field(text, optional('出场口'))
  goName?: string | null

  @Field(text, optional('代理人'))
  agentName?: string | null

  @Field(text, optional('装车照片，逗号分隔'))
  inPicture?: string | null

  @Field(text, optional('出场照片，逗号分隔'))
  goPicture?: string | null

  @Field(() => Boolean, optional('是否用票'))
  isTicket?: boolean

  @Field(text, optional('车队名称'))
  fleetName?: string | null

  @Field(text, optional('车辆类型'))
  goVehicleType?: string | null

  @Field(decimal, optional('结算单价（元）；空则按项目单价'))
  settlePrice?: string | null

  @Field(decimal, optional('额外金额（元）'))
  exAmt?: string

  @Field(decimal, optional('调整金额（元），可为负'))
  adjustAmt?: string

  @Field(decimal, optional('税费（元）'))
  payTaxes?: string

  @Field(decimal, optional('装车预付价（元）'))
  inPreparePrice?: string | null

  @Field(decimal, optional('渣土场预付价（元）'))
  garbagePreparePrice?: string | null

  @Field(text, optional('备注'))
  remark?: string | null
}

@InputType({ description: '新增的运单' })
export class CreateWaybillInput extends WaybillFacts {
  @Field(text, optional('运单号，公司内不重复；不填则由系统编号'))
  no?: string | null

  @Field(() => WaybillStatus, optional('状态，默认已卸车；不能为已作废'))
  status?: WaybillStatus

  @Field(() => ID, { description: '项目编号' })
  projectId!: string

  @Field({ description: '装车车牌' })
  truckCode!: string

  @Field(() => TpMode, { description: '运输模式' })
  tpMode!: TpMode

  @Field({ description: '出场土质' })
  goSoilType!: string

  @Field(() => WeightUnit, { description: '计量单位' })
  weightType!: WeightUnit

  @Field(decimal, { description: '数量' })
  weightTons!: string

  @Field(() => Date, { description: '出场时间' })
  goDatetime!: Date
}

@InputType({ description: '运单的修改；不填的不变，空则清除' })
export class UpdateWaybillInput extends WaybillFacts {
  @Field(() => ID, optional('项目编号'))
  projectId?: string

  @Field(text, optional('装车车牌'))
  truckCode?: string

  @Field(() => TpMode, optional('运输模式'))
  tpMode?: TpMode

  @Field(text, optional('出场土质'))
  goSoilType?: string

  @Field(() => WeightUnit, optional('计量单位'))
  weightType?: WeightUnit

  @Field(decimal, optional('数量'))
  weightTons?: string

  @Field(() => Date, optional('出场时间'))
  goDatetime?: Date
}

@InputType({ description: '卸车时补充的内容；不填的不变' })
export class UnloadWaybillInput {
  @Field(() => Date, optional('完成时间，默认当前时间'))
  completeDatetime?: Date

  @Field(decimal, optional('数量'))
  weightTons?: string

  @Field(text, optional('备注'))
  remark?: string | null
}
