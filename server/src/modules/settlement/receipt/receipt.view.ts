import { Field, InputType, ObjectType } from 'type-graphql'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import { receiptLineTable, receiptTable } from './fields.js'

/** One card of a receipt, for the drawer (000 §3 "receipt rows in the drawer"). */
@ObjectType('ReceiptLine', { description: '回执单上的一张卡' })
export class ReceiptLineView extends objectOf(receiptLineTable) {
  receiptId!: string
}

/** A receipt of the history list and of the drawer (000 §3, 001 §3 Card receipt). */
@ObjectType('Receipt', { description: '交卡回执单' })
export class ReceiptView extends objectOf(receiptTable) {
  companyAuthId!: string
}

@InputType({ description: '回执单查询条件' })
export class ReceiptFilter extends listFilterOf(receiptTable, 'Receipt') {}

export enum ReceiptSortField {
  GIVE_CARD_NO = 'GIVE_CARD_NO',
  GIVE_CARD_DATETIME = 'GIVE_CARD_DATETIME',
  CARD_COUNT = 'CARD_COUNT',
  GIVE_CARD_CNT = 'GIVE_CARD_CNT',
  GIVE_CARD_USER_ID = 'GIVE_CARD_USER_ID',
}
describeEnum('ReceiptSortField', ReceiptSortField, '回执单排序字段')

@InputType({ description: '交卡回执单排序' })
export class ReceiptSort extends SortInput {
  @Field(() => ReceiptSortField, { description: '排序字段' })
  field!: ReceiptSortField
}

@ObjectType({ description: '查询结果的合计' })
export class ReceiptSummary extends objectOf({
  ...leftOutTable,
  ...pick(receiptTable, 'cardCount', 'giveCardCnt'),
}) {}

@ObjectType({ description: '交卡回执单分页' })
export class ReceiptPage extends PageView {
  @Field(() => [ReceiptView], { description: '本页的内容' })
  records!: ReceiptView[]

  @Field(() => ReceiptSummary, { description: '符合条件的全部合计' })
  summary!: ReceiptSummary
}
