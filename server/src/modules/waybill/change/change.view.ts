import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { RowResult } from '../../../kernel/command/row-result.js'
import { approvedTable, describe } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { ShiftType } from '../enums.js'
import { ReviewView } from '../review/review.view.js'
import { waybillLabels as labels } from '../waybill/fields.js'
import { WaybillView } from '../waybill/waybill.view.js'

@ObjectType('WaybillChange', { description: '运单一个字段的一次修改' })
export class ChangeView extends FieldChangeView {
  @Field(() => ID, optional('同一次操作的修改编号相同；可凭此撤销'))
  changeSetId!: string | null

  @Field(() => Boolean, optional(describe(approvedTable.fourEyesOff)))
  fourEyesOff!: boolean | null
}

@ObjectType({ description: '修改运单的结果' })
export class WaybillUpdate {
  @Field(() => WaybillView, { description: '修改后的运单' })
  waybill!: WaybillView

  @Field(() => ReviewView, optional('提交审核的部分；没有则为空'))
  review!: ReviewView | null

  @Field(() => ID, optional('凭此撤销；没有直接修改的则为空'))
  changeSetId!: string | null
}

@ObjectType({ description: '批量修改运单的结果' })
export class WaybillBatch {
  @Field(() => [RowResult], { description: '逐行结果' })
  rows!: RowResult[]

  @Field(() => Int, { description: '有变化的运单数；本来就是该值的不计' })
  changedCount!: number

  @Field(() => Int, { description: '被拒绝的运单数' })
  refusedCount!: number

  @Field(() => DecimalScalar, {
    description: '有变化的运单修改前的金额合计（元）：预付价为预付合计，其余为卡片台账中的金额',
  })
  amountBefore!: Money

  @Field(() => DecimalScalar, { description: '修改后的金额合计（元）' })
  amountAfter!: Money

  @Field(() => ID, optional('凭此撤销；试算或没有变化时为空'))
  changeSetId!: string | null
}

@InputType()
class BatchRow {
  @Field(() => ID, { description: labels.id })
  id!: string

  @Field(() => Int, optional('所见的版本；填写后，他人已修改的行会被拒绝'))
  version?: number | null
}

@InputType({ description: '一张运单的备注' })
export class WaybillRemarkInput extends BatchRow {
  @Field(text, optional(`${labels.remark}；空则清除`))
  remark?: string | null
}

@InputType({ description: '一张运单的预付价；不填的不变，空则清除' })
export class WaybillPreparePriceInput extends BatchRow {
  @Field(() => DecimalScalar, optional(`${labels.inPreparePrice}（元）`))
  inPreparePrice?: string | null

  @Field(() => DecimalScalar, optional(`${labels.garbagePreparePrice}（元）`))
  garbagePreparePrice?: string | null
}

@InputType({ description: '一张运单的车辆类型' })
export class WaybillVehicleTypeInput extends BatchRow {
  @Field(text, optional(`${labels.goVehicleType}；空则清除`))
  goVehicleType?: string | null
}

@InputType({ description: '一张运单的车队名称' })
export class WaybillFleetNameInput extends BatchRow {
  @Field(text, optional(`${labels.fleetName}；空则清除`))
  fleetName?: string | null
}

@InputType({ description: '一张运单的班次' })
export class WaybillShiftInput extends BatchRow {
  @Field(() => ShiftType, optional(`${labels.inShiftType}；空则清除`))
  inShiftType?: ShiftType | null
}
