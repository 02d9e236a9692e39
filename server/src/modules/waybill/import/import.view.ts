import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { equalFilterOf } from '../../../kernel/list/found.js'
import { DateTimeRange } from '../../../kernel/list/page.types.js'
import { changeTable, importRowSums, importSums, issueTable } from '../../import/index.js'
import { WaybillImportOutcome, WaybillImportStatus } from '../enums.js'
import type { ColumnKey } from './columns.js'
import { waybillImportTable as fields, waybillImportRowTable as rowFields } from './fields.js'

@ObjectType('WaybillImport', { description: '一次运单导入：一个文件、核对的结果、导入的进度；保留 30 天' })
export class WaybillImportView extends objectOf(fields) {
  @Field(() => [String], { description: '不认识、因而没有读取的列名' })
  unknownHeadings!: string[]
}

@ObjectType({ description: '一行的一个问题' })
export class WaybillImportIssue extends objectOf(issueTable) {}

@ObjectType({ description: '一行更新的一个字段' })
export class WaybillImportChange extends objectOf(changeTable) {}

@ObjectType('WaybillImportRow', { description: '文件中的一行' })
export class WaybillImportRowView extends objectOf(rowFields) {
  @Field(() => [WaybillImportIssue], { description: '问题' })
  issues!: WaybillImportIssue[]

  @Field(() => [WaybillImportChange], { description: '更新的字段' })
  changes!: WaybillImportChange[]

  /** Cells of the row, which GraphQL does not show. */
  cells!: Partial<Record<ColumnKey, string>>
}

@ObjectType({ description: apiTexts.sums })
export class WaybillImportSummary extends objectOf(importSums) {}

@ObjectType({ description: apiTexts.sums })
export class WaybillImportRowSummary extends objectOf(importRowSums) {}

@ObjectType({ description: '运单导入分页' })
export class WaybillImportPage extends recordsPageOf(WaybillImportView, WaybillImportSummary) {}

@ObjectType({ description: '运单导入的行分页' })
export class WaybillImportRowPage extends recordsPageOf(WaybillImportRowView, WaybillImportRowSummary) {}

@InputType({ description: '运单导入的查询条件' })
export class WaybillImportFilter extends equalFilterOf(fields, 'WaybillImport') {
  @Field(() => [WaybillImportStatus], { nullable: true, description: fields.status.label })
  status?: `${WaybillImportStatus}`[] | null

  @Field(() => String, { nullable: true, description: fields.fileName.label })
  fileName?: string | null

  @Field(() => DateTimeRange, { nullable: true, description: fields.createTime.label })
  createTime?: DateTimeRange | null
}

@InputType({ description: '导入行的查询条件' })
export class WaybillImportRowFilter extends equalFilterOf(rowFields, 'WaybillImportRow') {
  @Field(() => ID, { description: '运单导入' })
  importId!: string

  @Field(() => [WaybillImportOutcome], { nullable: true, description: rowFields.outcome.label })
  outcome?: `${WaybillImportOutcome}`[] | null

  @Field(() => Boolean, { nullable: true, description: rowFields.done.label })
  done?: boolean | null
}
