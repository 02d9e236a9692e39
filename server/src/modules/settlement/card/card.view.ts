import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { cardTable } from './fields.js'

/** Card as lists, the scanning page and the ledger show it. Counts and money are read with the row. */
@ObjectType('Card', { description: '电子结算卡' })
export class CardView extends nodeOf(cardTable) {
  /** Payee that was chosen with the giver, read through a loader. */
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
export class CardSort extends sortBy(CardSortField) {}

@ObjectType({ description: apiTexts.sums })
export class CardSummary extends objectOf(
  pick(cardTable, 'waybillCount', 'unsettledAmount', 'settledAmount', 'paidAmount'),
) {}

@ObjectType({ description: '结算卡分页' })
export class CardPage extends recordsPageOf(CardView, CardSummary) {}

@ObjectType({ description: '补卡的结果' })
export class ReplacedCard {
  @Field(() => CardView, { description: '挂失的原卡：没有已结算的运单则作废' })
  lost!: CardView

  @Field(() => CardView, { description: '补办的新卡' })
  replacement!: CardView

  @Field(() => Int, { description: '转到新卡的未结算运单数' })
  movedCount!: number

  @Field({ description: apiTexts.hint })
  message!: string
}
