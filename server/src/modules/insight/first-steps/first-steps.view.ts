import { Field, ObjectType } from 'type-graphql'
import { FirstStepKind } from '../enums.js'

@ObjectType({ description: '新公司到第一笔付款的一步' })
export class FirstStep {
  @Field(() => FirstStepKind, { description: '哪一步' })
  step!: FirstStepKind

  @Field({ description: '是否已完成' })
  done!: boolean
}
