import { Field, Int, ObjectType } from 'type-graphql'
import { recordsPageOf } from '../../../kernel/api-texts.js'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import type { Edge } from '../../edge.js'
import { priceStatusLabels } from '../enums.js'
import { priceTable } from './fields.js'
import { reviewedOf } from './reviewed.view.js'

@ObjectType('DirectPayPriceChange', { description: '直付价一个字段的一次修改' })
export class PriceChange extends FieldChangeView {}

/** Direct-pay price with every documented field (docs/behaviour/price.md). Yuan with 2 decimals. */
@ObjectType('DirectPayPrice', { description: '直付价' })
export class DirectPayPriceView extends reviewedOf(priceTable) {}

@ObjectType({ description: '查询结果按状态的条数' })
export class DirectPayPriceSummary {
  @Field(() => Int, { description: priceStatusLabels.PENDING })
  pending!: number

  @Field(() => Int, { description: priceStatusLabels.APPROVED })
  approved!: number

  @Field(() => Int, { description: priceStatusLabels.EXPIRED })
  expired!: number

  @Field(() => Int, { description: priceStatusLabels.REJECTED })
  rejected!: number
}

@ObjectType({ description: '直付价分页' })
export class DirectPayPricePage extends recordsPageOf(DirectPayPriceView, DirectPayPriceSummary) {}

const priceEdge: Pick<Edge, 'to' | 'loader'> = { to: () => DirectPayPriceView, loader: 'directPayPrice' }

/** Price of which this one is a copy; null for people who may not look at prices. */
export const copiedFromEdge: Edge = {
  ...priceEdge,
  name: 'copiedFrom',
  by: 'copiedFromId',
  label: `${priceTable.copiedFromId.label}的直付价`,
}

/** Price that came in the place of this one. */
export const replacedByEdge: Edge = {
  ...priceEdge,
  name: 'replacedBy',
  by: 'replacedById',
  label: `${priceTable.replacedById.label}，取代它的直付价`,
}
