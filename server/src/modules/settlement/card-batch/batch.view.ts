import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { CardKind, CardType } from '../enums.js'
import { settlementTexts } from '../texts.js'
import { batchTable, digitsField, prefixField } from './fields.js'

const { cardSetup: texts } = settlementTexts

@ObjectType('CardBatch', { description: '一次制作的结算卡' })
export class CardBatchView extends objectOf(batchTable) {}

@InputType({ description: '制卡批次查询条件' })
export class CardBatchFilter extends listFilterOf(batchTable, 'CardBatch') {}

export enum CardBatchSortField {
  BATCH_NO = 'BATCH_NO',
  FIRST_NO = 'FIRST_NO',
  CARD_COUNT = 'CARD_COUNT',
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('CardBatchSortField', CardBatchSortField, '制卡批次排序字段')

@InputType({ description: '制卡批次排序' })
export class CardBatchSort extends sortBy(CardBatchSortField) {}

@ObjectType({ description: '查询到的批次的合计' })
export class CardBatchSummary extends objectOf(pick(batchTable, 'cardCount')) {}

@ObjectType({ description: '一页制卡批次' })
export class CardBatchPage extends recordsPageOf(CardBatchView, CardBatchSummary) {}

@ObjectType('CardSeries', { description: '卡号系列：前缀相同的卡号依次编号' })
export class CardSeriesView {
  @Field({ description: prefixField.label })
  prefix!: string

  @Field(() => Int, { description: `${digitsField.label}，即前缀之后的位数` })
  digits!: number

  @Field({ description: '下一个卡号；已被占用的会跳过' })
  nextNo!: string
}

@InputType({ description: '要制作的结算卡' })
export class CreateCardsInput {
  @Field({ description: `${takes(prefixField)}：一个大写字母，后面可带数字` })
  prefix!: string

  @Field(() => Int, optional(`${digitsField.label}，3到10；默认6，已有的系列不能改变`))
  digits?: number | null

  @Field(() => Int, { description: `张数，1到${texts.maxCards}` })
  count!: number

  @Field(() => CardKind, { description: batchTable.kind.label })
  kind!: CardKind

  @Field(() => CardType, { description: batchTable.cardType.label })
  cardType!: CardType
}
