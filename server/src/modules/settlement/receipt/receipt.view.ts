import { InputType, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { receiptLineTable, receiptTable } from './fields.js'

/** One card of a receipt, for the drawer. */
@ObjectType('ReceiptLine', { description: '回执单上的一张卡' })
export class ReceiptLineView extends objectOf(receiptLineTable) {
  receiptId!: string
}

/** Receipt of the history list and of the drawer (docs/behaviour/settlement.md). */
@ObjectType('Receipt', { description: '交卡回执单' })
export class ReceiptView extends nodeOf(receiptTable) {
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
export class ReceiptSort extends sortBy(ReceiptSortField) {}

@ObjectType({ description: apiTexts.sums })
export class ReceiptSummary extends objectOf({
  ...leftOutTable,
  ...pick(receiptTable, 'cardCount', 'giveCardCnt'),
}) {}

@ObjectType({ description: '交卡回执单分页' })
export class ReceiptPage extends recordsPageOf(ReceiptView, ReceiptSummary) {}
