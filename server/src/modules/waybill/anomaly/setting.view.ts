import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { AnomalyRule, nameLabel } from '../enums.js'
import { waybillLabels } from '../waybill/fields.js'
import { anomalyTable } from './fields.js'

/** Verbs of a rule. */
const AnomalyRuleSettingAction = actionType('AnomalyRuleSetting', { set: '设置' })

@ObjectType({ description: '规则的一项参数' })
export class AnomalyLimit {
  @Field({ description: '参数名' })
  name!: string

  @Field({ description: '中文名称' })
  label!: string

  @Field({ description: '单位' })
  unit!: string

  @Field(() => Int, { description: '最小值' })
  min!: number

  @Field(() => Int, { description: '最大值' })
  max!: number

  @Field(() => Int, { description: '现值' })
  value!: number

  @Field(() => Int, { description: '默认值' })
  defaultValue!: number
}

@ObjectType('AnomalyRuleSetting', { description: '公司对一条异常规则的设置' })
export class AnomalyRuleSettingView {
  @Field(() => AnomalyRule, { description: anomalyTable.rule.label })
  rule!: AnomalyRule

  @Field({ description: nameLabel })
  label!: string

  @Field({ description: '说明' })
  description!: string

  @Field({ description: '是否启用' })
  enabled!: boolean

  @Field({ description: '未处理完时是否阻止结算' })
  blocking!: boolean

  @Field(() => [AnomalyLimit], { description: '参数' })
  limits!: AnomalyLimit[]

  @Field(() => Int, { description: `${waybillLabels.version}，修改时带回；0 为从未修改` })
  version!: number

  @Field(() => String, { nullable: true, description: '最后修改人' })
  updateBy!: string | null

  @Field(() => Date, { nullable: true, description: '最后修改时间' })
  updateTime!: string | null

  @Field(() => [AnomalyRuleSettingAction], { description: apiTexts.actions })
  allowedActions!: string[]
}

@InputType({ description: '规则的一个限值' })
export class AnomalyLimitInput {
  @Field({ description: '参数名' })
  name!: string

  @Field(() => Int, { description: '值' })
  value!: number
}

@InputType({ description: '一条异常规则的设置' })
export class AnomalyRuleInput {
  @Field(() => AnomalyRule, { description: anomalyTable.rule.label })
  rule!: AnomalyRule

  @Field({ description: '是否启用' })
  enabled!: boolean

  @Field({ description: '未处理完时是否阻止结算' })
  blocking!: boolean

  @Field(() => [AnomalyLimitInput], { description: '要修改的参数；没有列出的不变' })
  limits!: AnomalyLimitInput[]

  @Field(() => Int, { description: '所读的版本' })
  version!: number
}
