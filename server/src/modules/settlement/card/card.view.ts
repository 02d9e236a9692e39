import { Field, InputType, ObjectType } from 'type-graphql'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import { cardTable } from './fields.js'

/** A card as lists, the scanning page and the ledger show it (000 §3). Counts and money are read with the row. */
@ObjectType('Card', { description: '电子结算卡' })
export class CardView extends objectOf(cardTable) {
  /** The payee chosen with the giver; resolved through a loader. */
  payeeId!: string | null
}

@InputType({ description: '结算卡查询条件' })
export class CardFilter extends listFilterOf(cardTable, 'Card') {
  @Field(text, optional(`${cardTable.parentCardNo.label}：该主卡及其子卡`))
  parentCardNo?: string | null
}

export enum CardSortField {
  CARD_NO = 'CARD_NO',
  BINDING_DATE = 'BINDING_DATE',
  CREATE_TIME = 'CREATE_TIME',
  STATUS = 'STATUS',
  CAPTAIN_NAME = 'CAPTAIN_NAME',
}
describeEnum('CardSortField', CardSortField, '结算卡排序字段')

@InputType({ description: '结算卡排序' })
export class CardSort extends SortInput {
  @Field(() => CardSortField, { description: '排序字段' })
  field!: CardSortField
}

@ObjectType({ description: '查询结果的合计' })
export class CardSummary extends objectOf(
  pick(cardTable, 'waybillCount', 'unsettledAmount', 'settledAmount', 'paidAmount'),
) {}

@ObjectType({ description: '结算卡分页' })
export class CardPage extends PageView {
  @Field(() => [CardView], { description: '本页的内容' })
  records!: CardView[]

  @Field(() => CardSummary, { description: '符合条件的全部合计' })
  summary!: CardSummary
}
