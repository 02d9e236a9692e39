import { Field, ID, InputType } from 'type-graphql'
import { inputOf } from '../../../kernel/fields.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { equalFilterOf } from '../../../kernel/list/found.js'
import { DateTimeRange, sortBy } from '../../../kernel/list/page.types.js'
import { TpMode, WeightUnit } from '../../project/index.js'
import { PriceStatus } from '../enums.js'
import { termLabels as labels, priceTable, type TermsGiven, termMembers } from './fields.js'

@InputType({ description: '一个车队长与司机' })
export class CaptainAndDriverInput {
  @Field(() => ID, { description: labels.captainId })
  captainId!: string

  @Field(() => ID, optional(`${labels.driverId}；不填则为该车队长的全部司机，含以后加入的`))
  driverId?: string | null
}

/** Members are optional here, since the service refuses missing ones with a Chinese message. */
@InputType({ description: '直付价的内容' })
export class DirectPayPriceInput extends inputOf<TermsGiven>(
  termMembers({
    tpMode: '，必填',
    soilType: '，必填',
    garbageId: '；货运必填，其他模式不取',
    directPayPrice: '，必填，0 到 999999999.99，最多 2 位小数',
    weightType: '：直付价按它计；新增时不填则按各运单的计量单位计，修改时不填则不变',
  }),
) {
  @Field(() => [CaptainAndDriverInput], optional('适用的车队长与司机，必填，最多 2000 个'))
  captainAndDriver?: CaptainAndDriverInput[] | null
}

@InputType({ description: '直付价查询条件' })
export class DirectPayPriceFilter extends equalFilterOf(priceTable, 'DirectPayPrice') {
  @Field(() => ID, optional(labels.projectInfoId))
  projectInfoId?: string | null

  @Field(text, optional(`${labels.projectName}，模糊`))
  projectName?: string | null

  @Field(() => DateTimeRange, optional(priceTable.applyDatetime.label))
  applyDatetime?: DateTimeRange | null

  @Field(() => [TpMode], optional(labels.tpMode))
  tpMode?: TpMode[] | null

  @Field(text, optional(labels.soilType))
  soilType?: string | null

  @Field(() => ID, optional(labels.garbageId))
  garbageId?: string | null

  @Field(text, optional(`${labels.garbageName}，模糊`))
  garbageName?: string | null

  @Field(() => [String], optional('车队长或司机：姓名（模糊）或编号，符合其一即可'))
  captainAndDrivers?: string[] | null

  @Field(() => [WeightUnit], optional(priceTable.weightType.label))
  weightType?: WeightUnit[] | null

  @Field(() => [PriceStatus], optional(priceTable.status.label))
  status?: PriceStatus[] | null

  @Field(() => Date, optional('在该时刻有效'))
  effectiveAt?: Date | null
}

export enum DirectPayPriceSortField {
  APPLY_DATETIME = 'APPLY_DATETIME',
  AUDIT_DATETIME = 'AUDIT_DATETIME',
  INVALID_DATETIME = 'INVALID_DATETIME',
  DIRECT_PAY_PRICE = 'DIRECT_PAY_PRICE',
}
describeEnum('DirectPayPriceSortField', DirectPayPriceSortField, '直付价排序字段')

@InputType({ description: '直付价排序' })
export class DirectPayPriceSort extends sortBy(DirectPayPriceSortField) {}
