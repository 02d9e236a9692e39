import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { reasonField } from '../line/fields.js'
import { payeeTable } from './fields.js'
import { payeeGroupTable } from './group.fields.js'
import { PayeeView } from './payee.view.js'

/** Reason why a payee is proposed for the waybills of a giver. */
export enum PayeeProposal {
  NAMED = 'NAMED',
  LAST = 'LAST',
}
describeEnum('PayeeProposal', PayeeProposal, '推荐收款人的依据', {
  NAMED: '与交卡人同名',
  LAST: '该交卡人上次的收款人',
})

@ObjectType({ description: '一张结算单上同一交卡人、同一收款人的运单' })
export class PayeeGroup extends objectOf(payeeGroupTable) {
  @Field(() => PayeeView, { nullable: true, description: `现在的${payeeTable.payeeName.label}` })
  payee!: PayeeView | null

  @Field(() => PayeeView, { nullable: true, description: '推荐的收款人：可以付款，且与交卡人同名或上次收过其款项' })
  proposed!: PayeeView | null

  @Field(() => PayeeProposal, optional('推荐的依据'))
  proposedBy!: PayeeProposal | null
}

@InputType({ description: '几张运单的收款人' })
export class GroupPayeeInput {
  @Field(() => [ID], { description: payeeGroupTable.waybillIds.label })
  waybillIds!: string[]

  @Field(() => ID, { description: payeeTable.payeeId.label })
  payeeId!: string
}

@InputType({ description: '各组运单的收款人；全部设置或全部不设置' })
export class SetGroupPayeesInput {
  @Field(() => [GroupPayeeInput], { description: '各组' })
  groups!: GroupPayeeInput[]

  @Field(() => String, optional(`${takes(reasonField)}；更换已有的收款人时必填`))
  reason?: string | null
}
