import { Field, ID, Int, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { DecimalScalar, optional } from '../../../kernel/graphql.js'
import { PageView } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { TpMode } from '../../project/index.js'
import { ReviewedView } from './reviewed.view.js'

@ObjectType('DirectPayPriceChange', { description: '直付价一个字段的一次修改' })
export class PriceChange extends FieldChangeView {}

/** A direct-pay price with every field of 000 §3. Yuan with 2 decimals. */
@ObjectType('DirectPayPrice', { description: '直付价' })
export class DirectPayPriceView extends ReviewedView {
  @Field(() => TpMode, { description: '运输模式' })
  tpMode!: TpMode

  @Field({ description: '土质' })
  soilType!: string

  @Field(() => DecimalScalar, { description: '直付价（元）' })
  directPayPrice!: Money

  @Field(() => ID, optional('由哪条直付价复制而来'))
  copiedFromId!: string | null

  @Field(() => ID, optional('被哪条直付价取代'))
  replacedById!: string | null
}

@ObjectType({ description: '查询结果按状态的条数' })
export class DirectPayPriceSummary {
  @Field(() => Int, { description: '待审核' })
  pending!: number

  @Field(() => Int, { description: '已审核' })
  approved!: number

  @Field(() => Int, { description: '已失效' })
  expired!: number

  @Field(() => Int, { description: '已驳回' })
  rejected!: number
}

@ObjectType({ description: '直付价分页' })
export class DirectPayPricePage extends PageView {
  @Field(() => [DirectPayPriceView], { description: '本页的内容' })
  records!: DirectPayPriceView[]

  @Field(() => DirectPayPriceSummary, { description: '符合条件的全部合计' })
  summary!: DirectPayPriceSummary
}
