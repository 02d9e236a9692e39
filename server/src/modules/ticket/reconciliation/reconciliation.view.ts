import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { day, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { takesUpTo } from '../../../kernel/values/input-lengths.js'
import { TicketDifference } from './enums.js'
import {
  reconciliationRowSums,
  reconciliationSums,
  reconciliationRowTable as rowTable,
  reconciliationTable as table,
} from './fields.js'
import { reconciliationTexts as texts } from './texts.js'

/** Longest content that fits into a body of 4 MB. */
takesUpTo('TicketReconciliationInput.content', 4 * 1024 * 1024)

@ObjectType('TicketReconciliation', { description: '一次渣土场对账' })
export class TicketReconciliationView extends nodeOf(table) {}

@ObjectType({ description: apiTexts.sums })
export class TicketReconciliationSummary extends objectOf(reconciliationSums) {}

@ObjectType({ description: '一页渣土场对账' })
export class TicketReconciliationPage extends PageView {
  @Field(() => [TicketReconciliationView], { description: '渣土场对账' })
  records!: TicketReconciliationView[]

  @Field(() => TicketReconciliationSummary, { description: apiTexts.allSums })
  summary!: TicketReconciliationSummary
}

@InputType({ description: '渣土场对账查询条件' })
export class TicketReconciliationFilter extends listFilterOf(table, 'TicketReconciliation') {}

export enum TicketReconciliationSortField {
  CREATE_TIME = 'CREATE_TIME',
  START_DATE = 'START_DATE',
  UNRESOLVED_COUNT = 'UNRESOLVED_COUNT',
}
describeEnum('TicketReconciliationSortField', TicketReconciliationSortField, '渣土场对账排序字段')

@InputType({ description: '渣土场对账排序' })
export class TicketReconciliationSort extends sortBy(TicketReconciliationSortField) {}

@ObjectType('TicketReconciliationRow', { description: '渣土场对账的一行：渣土场所写与核对时我方所记' })
export class TicketReconciliationRowView extends objectOf(rowTable) {
  @Field(() => [TicketDifference], { description: '不一致之处' })
  differences!: `${TicketDifference}`[]
}

@ObjectType({ description: apiTexts.sums })
export class TicketReconciliationRowSummary extends objectOf(reconciliationRowSums) {}

@ObjectType({ description: '一页渣土场对账明细' })
export class TicketReconciliationRowPage extends PageView {
  @Field(() => [TicketReconciliationRowView], { description: '对账行' })
  records!: TicketReconciliationRowView[]

  @Field(() => TicketReconciliationRowSummary, { description: apiTexts.allSums })
  summary!: TicketReconciliationRowSummary
}

@InputType({ description: '渣土场对账明细查询条件' })
export class TicketReconciliationRowFilter extends listFilterOf(rowTable, 'TicketReconciliationRow') {
  @Field(() => Boolean, optional('差异是否已处理；一致的行都不算'))
  resolved?: boolean | null
}

export enum TicketReconciliationRowSortField {
  LINE = 'LINE',
  SITE_TIME = 'SITE_TIME',
  OUR_TIME = 'OUR_TIME',
}
describeEnum('TicketReconciliationRowSortField', TicketReconciliationRowSortField, '渣土场对账明细排序字段')

@InputType({ description: '渣土场对账明细排序' })
export class TicketReconciliationRowSort extends sortBy(TicketReconciliationRowSortField) {}

@InputType({ description: '要核对的渣土场清单' })
export class TicketReconciliationInput {
  @Field(() => ID, { description: table.garbageId.label })
  garbageId!: string

  @Field(day, { description: `${table.startDate.label}${table.startDate.note}，自当日06:00起` })
  startDate!: string

  @Field(day, { description: `${table.endDate.label}${table.endDate.note}，至次日06:00` })
  endDate!: string

  @Field(() => Int, { defaultValue: 30, description: `${table.toleranceMinutes.label}，0至240分钟` })
  toleranceMinutes!: number

  @Field(() => String, { description: takes(table.fileName) })
  fileName!: string

  @Field(() => String, {
    description: `.xlsx 文件的内容，Base64（RFC 4648，不换行）；${texts.words.template.notes[3]}`,
  })
  content!: string
}
