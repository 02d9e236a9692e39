import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { TpMode, WeightUnit } from '../../project/index.js'
import { memberTable, termTable } from '../direct-pay-price/fields.js'
import { PriceSource } from '../enums.js'
import { priceTexts } from '../texts.js'

const { captainId, captainName, driverId, driverName } = memberTable
const { projectInfoId, tpMode, soilType, garbageId, garbageName, weightType } = termTable

@ObjectType({ description: '一些未结算运单按一条直付价计的前后金额' })
export class EffectTotals {
  @Field(() => Int, { description: '运单数' })
  count!: number

  @Field(() => Int, { description: '其中人工填写了单价、不受影响的' })
  typedCount!: number

  @Field(() => Int, { description: '其中现在已有其他直付价的' })
  directPayCount!: number

  @Field(() => Int, { description: '其中现在没有单价的' })
  unpricedCount!: number

  @Field(() => DecimalScalar, { description: '现在的金额（元），没有单价的不计' })
  amountBefore!: Money

  @Field(() => DecimalScalar, { description: '按该直付价的金额（元）' })
  amountAfter!: Money

  @Field(() => DecimalScalar, { description: '差额（元）' })
  difference!: Money
}

@ObjectType({ description: '一条直付价对未结算运单的影响' })
export class PriceEffect {
  @Field(() => Date, { description: '自何时起有效：待审核的按现在通过计' })
  from!: string

  @Field(() => EffectTotals, { description: '条件相符的全部未结算运单，当作它一直有效' })
  matched!: EffectTotals

  @Field(() => EffectTotals, { description: '其中在有效期内出场、结算时确按该直付价的' })
  affected!: EffectTotals
}

@ObjectType({ description: '没有直付价的一个司机' })
export class DriverWithoutPrice {
  @Field(() => ID, { description: driverId.label })
  driverId!: string

  @Field({ description: driverName.label })
  driverName!: string
}

@ObjectType({ description: '没有直付价的一个车队长' })
export class CaptainWithoutPrice {
  @Field(() => ID, { description: captainId.label })
  captainId!: string

  @Field({ description: captainName.label })
  captainName!: string

  @Field({ description: '是否整个车队都没有；否则只有所列司机没有' })
  whole!: boolean

  @Field(() => [DriverWithoutPrice], { description: '没有直付价的司机；整个车队都没有时为空' })
  drivers!: DriverWithoutPrice[]
}

@ObjectType({ description: '项目的一种运输：运输模式、土质与渣土场' })
export class PriceCell {
  @Field(() => TpMode, { description: tpMode.label })
  tpMode!: TpMode

  @Field({ description: soilType.label })
  soilType!: string

  @Field(() => ID, optional(`${garbageId.label}；只有货运才有`))
  garbageId!: string | null

  @Field(text, optional(garbageName.label))
  garbageName!: string | null

  @Field(() => DecimalScalar, optional('没有直付价时所取的项目单价（元）；空则没有单价'))
  projectPrice!: string | null

  @Field(() => Int, { description: '近 90 天未结算的运单数' })
  unsettledCount!: number

  @Field(() => Int, { description: '已有直付价的车队长数' })
  coveredCount!: number

  @Field(() => [CaptainWithoutPrice], { description: '没有直付价的车队长，按姓名排列' })
  missing!: CaptainWithoutPrice[]
}

@ObjectType({ description: '一个项目今天还没有直付价的运输与车队长' })
export class PriceCoverage {
  @Field(() => Date, { description: '看的时刻' })
  at!: string

  @Field(() => Int, { description: '所看的车队长数' })
  captainCount!: number

  @Field(() => [PriceCell], { description: '按未结算运单数降序' })
  cells!: PriceCell[]
}

@ArgsType()
@InputType({ description: '看哪个项目的哪些运输' })
export class PriceCoverageFilter {
  @Field(() => ID, { description: projectInfoId.label })
  projectInfoId!: string

  @Field(() => Boolean, {
    nullable: true,
    description: '看公司的全部车队长；否则只看近 90 天有运单、有已审核任务申请或有直付价的',
  })
  allCaptains?: boolean | null

  @Field(() => TpMode, optional(tpMode.label))
  tpMode?: TpMode | null

  @Field(text, optional(`${soilType.label}，包含`))
  soilType?: string | null

  @Field(text, optional(`${garbageName.label}，包含`))
  garbageName?: string | null

  @Field(() => Boolean, optional('是否还有车队长没有直付价'))
  gaps?: boolean | null
}

@InputType({ description: '要试算的一趟运输' })
export class PriceSimulationInput {
  @Field(() => ID, { description: projectInfoId.label })
  projectInfoId!: string

  @Field(() => TpMode, { description: tpMode.label })
  tpMode!: TpMode

  @Field({ description: '出场土质' })
  soilType!: string

  @Field(() => ID, optional(garbageId.label))
  garbageId?: string | null

  @Field(() => ID, { description: captainId.label })
  captainId!: string

  @Field(() => ID, optional(driverId.label))
  driverId?: string | null

  @Field(() => Date, optional('出场时间；不填则为现在'))
  goDatetime?: Date | null

  @Field(() => WeightUnit, optional(`${weightType.label}；不填则不看`))
  weightType?: WeightUnit | null

  @Field(() => DecimalScalar, optional('人工填写的单价（元）'))
  settlePrice?: string | null
}

export enum PriceVerdict {
  TAKEN = 'TAKEN',
  OUTRANKED = 'OUTRANKED',
  NOT_TYPED = 'NOT_TYPED',
  NO_CAPTAIN = 'NO_CAPTAIN',
  OTHER_TERMS = 'OTHER_TERMS',
  OTHER_DRIVER = 'OTHER_DRIVER',
  OTHER_UNIT = 'OTHER_UNIT',
  OTHER_TIME = 'OTHER_TIME',
  NO_PROJECT_PRICE = 'NO_PROJECT_PRICE',
  PROJECT_OTHER_TIME = 'PROJECT_OTHER_TIME',
}
describeEnum('PriceVerdict', PriceVerdict, '一种单价来源取或不取的缘由', priceTexts.verdicts)

@ObjectType({ description: '一种单价来源' })
export class PriceStep {
  @Field(() => PriceSource, { description: '来源' })
  source!: `${PriceSource}`

  @Field(() => PriceVerdict, { description: '取或不取的缘由' })
  verdict!: `${PriceVerdict}`

  @Field({ description: '缘由' })
  reason!: string

  @Field(() => DecimalScalar, optional('该来源的单价（元）'))
  price!: string | null

  @Field(() => ID, optional('直付价或项目单价的编号'))
  ref!: string | null
}

@ObjectType({ description: '试算的结果' })
export class PriceSimulation {
  @Field(() => DecimalScalar, optional('单价（元）；空则没有单价'))
  price!: string | null

  @Field(() => PriceSource, optional('单价来源'))
  source!: `${PriceSource}` | null

  @Field(() => ID, optional('直付价或项目单价的编号'))
  ref!: string | null

  @Field(() => [PriceStep], { description: '各来源依次的缘由' })
  steps!: PriceStep[]
}
