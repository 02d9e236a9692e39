import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { recordsPageOf } from '../../../kernel/api-texts.js'
import type { Json } from '../../../kernel/command/command.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, formerly, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import type { ListEdge } from '../../edge.js'
import { AnomalyRule } from '../enums.js'
import { waybillTable } from '../waybill/fields.js'
import { anomalyTable as fields } from './fields.js'

@ObjectType({ description: '异常所涉及的另一张运单' })
export class AnomalyOther {
  @Field(() => ID, { description: fields.waybillId.label })
  id!: string

  @Field({ description: fields.no.label })
  no!: string
}

/** Anomaly of a waybill by one rule. */
@ObjectType('Anomaly', { description: '运单的一项异常' })
export class AnomalyView extends objectOf(fields) {
  /** Figures and texts, which `evidence` puts into words. */
  facts!: Json

  @Field(() => [AnomalyOther], { description: `${fields.others.label}：所涉及的其他运单` })
  others!: AnomalyOther[]
}

@InputType({ description: '异常查询条件' })
export class AnomalyFilter extends listFilterOf(fields, 'Anomaly') {
  @Field(() => [ID], optional('异常编号，最多 1000 个'))
  ids?: string[] | null

  @Field(() => ID, optional(waybillTable.projectId.label))
  projectInfoId?: string | null

  @Field(() => ID, formerly('projectInfoId', waybillTable.projectId.label))
  projectId?: string | null
}

export enum AnomalySortField {
  GO_DATETIME = 'GO_DATETIME',
}
describeEnum('AnomalySortField', AnomalySortField, '异常排序字段')

@InputType({ description: '异常排序' })
export class AnomalySort extends sortBy(AnomalySortField) {}

@ObjectType({ description: '一条规则下的异常数' })
export class AnomalyRuleCount {
  @Field(() => AnomalyRule, { description: fields.rule.label })
  rule!: AnomalyRule

  @Field(() => Int, { description: '条数' })
  count!: number
}

@ObjectType({ description: '查询结果按规则的合计，不计规则条件' })
export class AnomalySummary {
  @Field(() => [AnomalyRuleCount], { description: '有异常的规则' })
  rules!: AnomalyRuleCount[]
}

@ObjectType({ description: '异常分页' })
export class AnomalyPage extends recordsPageOf(AnomalyView, AnomalySummary) {}

/** List of anomalies, as records have pages of it. */
export const anomaliesEdge: ListEdge = {
  Page: AnomalyPage,
  Filter: AnomalyFilter,
  Sort: AnomalySort,
  loader: 'anomalyPages',
}
