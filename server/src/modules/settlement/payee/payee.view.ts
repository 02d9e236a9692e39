import { Field, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { basePayeeTable } from './fields.js'

/** Payee with every documented field (docs/behaviour/settlement.md). */
@ObjectType('Payee', { description: basePayeeTable.payeeName.label })
export class PayeeView extends nodeOf(basePayeeTable) {}

@ObjectType({ description: '查询到的收款人的合计' })
export class PayeeSummary {
  @Field(() => Int, { description: '启用的收款人数' })
  enabledCount!: number

  @Field(() => Int, { description: '已签约的收款人数' })
  signedCount!: number

  @Field(() => Int, { description: '合同已到期的收款人数' })
  expiredCount!: number
}

@ObjectType({ description: '一页收款人' })
export class PayeePage extends pageOf(basePayeeTable.payeeName.label, PayeeView, PayeeSummary) {}
