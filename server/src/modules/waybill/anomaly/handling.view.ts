import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'

@InputType({ description: '要处理的异常' })
export class HandleAnomaliesInput {
  @Field(() => [ID], { description: '异常编号，最多 5000 个' })
  ids!: string[]

  @Field({ description: '原因代码：确认见字典 anomaly_confirm，排除见字典 anomaly_clear' })
  reason!: string

  @Field(() => String, { nullable: true, description: '说明，最多 200 个字符；原因为其他时必填' })
  note?: string | null
}

@ObjectType({ description: '一项异常的处理结果' })
export class AnomalyRowResult {
  @Field(() => ID, { description: '异常编号' })
  id!: string

  @Field({ description: '是否成功' })
  ok!: boolean

  @Field(() => String, { nullable: true, description: '未处理的原因' })
  msg!: string | null
}

@ObjectType({ description: '批量处理异常的结果，每项各自成败' })
export class AnomalyBatch {
  @Field(() => [AnomalyRowResult], { description: '各行的结果' })
  rows!: AnomalyRowResult[]

  @Field(() => Int, { description: '成功的项数' })
  done!: number

  @Field(() => Int, { description: '未处理的项数' })
  refused!: number

  @Field({ description: apiTexts.hint })
  message!: string
}
