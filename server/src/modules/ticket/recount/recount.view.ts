import { Field, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { repairTable as table } from './fields.js'

@ObjectType({ description: '重新计算时改正的一个合计数' })
export class TicketRepair extends objectOf(table) {}

@ObjectType({ description: '重新计算的结果' })
export class TicketRecount {
  @Field(() => String, { description: '重新计算成功' })
  message!: string

  @Field(() => String, { description: '无差异，或改正了多少处' })
  report!: string

  @Field(() => Int, { description: '核对的合计数' })
  checked!: number

  @Field(() => [TicketRepair], { description: '改正的合计数' })
  repaired!: TicketRepair[]
}
