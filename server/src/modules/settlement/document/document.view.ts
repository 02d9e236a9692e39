import { Field, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, day, describeEnum } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { stateTexts } from '../../../kernel/values/texts.js'
import { receiptTable } from '../receipt/fields.js'
import { settlementTable, sourceTable } from '../settlement/fields.js'

export enum DocumentState {
  GENUINE = 'GENUINE',
  ALTERED = 'ALTERED',
  VOIDED = 'VOIDED',
}
describeEnum('DocumentState', DocumentState, '单据核验结果', {
  GENUINE: '真实有效',
  ALTERED: '已变更，与打印时不一致',
  VOIDED: stateTexts.voided,
})

@ObjectType({ description: '公开核验的单据：只有号码、公司、日期、合计与真伪' })
export class PublicDocument {
  @Field({ description: '单号' })
  number!: string

  @Field({ description: receiptTable.companyAuthName.label })
  companyName!: string

  @Field(day, { description: '单据日期，yyyy-MM-dd' })
  date!: string

  @Field(() => Int, { description: settlementTable.settleCnt.label })
  cnt!: number

  @Field(() => DecimalScalar, { nullable: true, description: `${describe(sourceTable.amount)}，仅结算单` })
  amount!: Money | null

  @Field(() => DocumentState, { description: '核验结果' })
  state!: DocumentState
}
