import { Field, ID, ObjectType } from 'type-graphql'

/** Payee info of 000 §3. */
@ObjectType('Payee', { description: '收款人' })
export class PayeeView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => ID, { description: '收款人编号' })
  payeeId!: string

  @Field({ description: '收款人' })
  payeeName!: string

  @Field({ description: '承运人名称' })
  carrierName!: string

  @Field(() => String, { nullable: true, description: '手机号' })
  mobile!: string | null

  @Field({ description: '收款账号' })
  bindingBankNo!: string

  @Field({ description: '开户行' })
  bindingBankName!: string

  @Field({ description: '是否已签约' })
  status!: boolean
}
