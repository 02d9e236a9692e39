import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Json } from '../../../kernel/command/command.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import { AnomalyRule, AnomalyState } from '../enums.js'

@ObjectType({ description: '异常所涉及的另一张运单' })
export class AnomalyOther {
  @Field(() => ID, { description: '运单编号' })
  id!: string

  @Field({ description: '运单号' })
  no!: string
}

/** What is odd about a waybill by one rule. */
@ObjectType('Anomaly', { description: '运单的一项异常' })
export class AnomalyView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => AnomalyRule, { description: '规则' })
  rule!: AnomalyRule

  @Field(() => AnomalyState, { description: '状态' })
  state!: AnomalyState

  /** Figures and texts; `evidence` says them. */
  facts!: Json

  @Field({ description: '阻止结算：该规则现在是否阻止' })
  blocking!: boolean

  @Field(() => ID, { description: '运单编号' })
  waybillId!: string

  @Field({ description: '运单号' })
  no!: string

  @Field({ description: '车牌' })
  truckCode!: string

  @Field({ description: '项目' })
  projectName!: string

  @Field(text, optional('渣土场'))
  garbageName!: string | null

  @Field({ description: '车队长' })
  captainName!: string

  @Field(text, optional('司机'))
  driverName!: string | null

  @Field(() => Date, { description: '出场时间' })
  goDatetime!: string

  @Field(() => [AnomalyOther], { description: '相关运单：所涉及的其他运单' })
  others!: AnomalyOther[]

  @Field(text, optional('处理原因代码，见字典 anomaly_confirm、anomaly_clear'))
  reasonCode!: string | null

  @Field(text, optional('处理原因'))
  reason!: string | null

  @Field(text, optional('处理说明'))
  note!: string | null

  @Field(text, optional('处理人'))
  handledBy!: string | null

  @Field(() => Date, optional('处理时间'))
  handledTime!: string | null

  @Field(() => Date, { description: '发现时间' })
  createTime!: string
}

@InputType({ description: '异常查询条件' })
export class AnomalyFilter {
  @Field(() => [ID], optional('异常编号，最多 1000 个'))
  ids?: string[] | null

  @Field(() => ID, optional('运单编号'))
  waybillId?: string | null

  @Field(() => [AnomalyRule], optional('规则'))
  rule?: AnomalyRule[] | null

  @Field(() => [AnomalyState], optional('状态'))
  state?: AnomalyState[] | null

  @Field(() => Boolean, optional('阻止结算：该规则现在是否阻止'))
  blocking?: boolean | null

  @Field(text, optional('运单号，模糊'))
  no?: string | null

  @Field(text, optional('车牌，模糊'))
  truckCode?: string | null

  @Field(text, optional('车队长，模糊'))
  captainName?: string | null

  @Field(() => ID, optional('项目编号'))
  projectId?: string | null

  @Field(() => DateTimeRange, optional('出场时间'))
  goDatetime?: DateTimeRange | null

  @Field(() => DateTimeRange, optional('发现时间'))
  createTime?: DateTimeRange | null
}

export enum AnomalySortField {
  GO_DATETIME = 'GO_DATETIME',
}
describeEnum('AnomalySortField', AnomalySortField, '异常排序字段')

@InputType({ description: '异常排序' })
export class AnomalySort extends SortInput {
  @Field(() => AnomalySortField, { description: '排序字段' })
  field!: AnomalySortField
}

@ObjectType({ description: '一条规则下的异常数' })
export class AnomalyRuleCount {
  @Field(() => AnomalyRule, { description: '规则' })
  rule!: AnomalyRule

  @Field(() => Int, { description: '条数' })
  count!: number
}

@ObjectType({ description: '查询结果按规则的合计，不计规则条件' })
export class AnomalySummary {
  @Field(() => [AnomalyRuleCount], { description: '有异常的规则' })
  rules!: AnomalyRuleCount[]
}

@ObjectType({ description: '异常分页' })
export class AnomalyPage extends PageView {
  @Field(() => [AnomalyView], { description: '本页的内容' })
  records!: AnomalyView[]

  @Field(() => AnomalySummary, { description: '符合条件的全部合计' })
  summary!: AnomalySummary
}
