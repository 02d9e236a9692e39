import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../kernel/api-texts.js'
import { objectOf } from '../../kernel/fields.js'
import { equalFilterOf } from '../../kernel/list/found.js'
import { DateTimeRange } from '../../kernel/list/page.types.js'
import { takesUpTo } from '../../kernel/values/input-lengths.js'
import {
  changeTable,
  DataImportKind,
  importRowSums,
  importSums,
  issueTable,
  MOST_CONTENT,
  UploadInput,
} from '../import/index.js'
import { DataImportOutcome, DataImportStatus } from './enums.js'
import { dataImportTable as fields, dataImportRowTable as rowFields } from './fields.js'

@ObjectType('DataImport', { description: '一次资料导入：一个文件、核对的结果、导入的进度；保留 30 天' })
export class DataImportView extends objectOf(fields) {
  @Field(() => [String], { description: '不认识、因而没有读取的列名' })
  unknownHeadings!: string[]
}

@ObjectType('DataImportKindInfo', { description: '一种可以导入的资料' })
export class DataImportKindView {
  @Field(() => DataImportKind, { description: fields.kind.label })
  kind!: DataImportKind

  @Field({ description: '名称' })
  name!: string

  @Field(() => [String], { description: '可填的列，必填的带星号' })
  columns!: string[]

  @Field(() => [String], { description: '填写说明，与模板中的相同' })
  notes!: string[]

  @Field({ description: '模板的地址：用同一令牌 GET，得到 .xlsx' })
  templateUrl!: string
}

@ObjectType({ description: '一行的一个问题' })
export class DataImportIssue extends objectOf(issueTable) {}

@ObjectType({ description: '一行更新的一个字段' })
export class DataImportChange extends objectOf(changeTable) {}

@ObjectType({ description: '一行中一个单元格所写的内容' })
export class DataImportCell {
  @Field({ description: '列名' })
  column!: string

  @Field({ description: '内容' })
  value!: string
}

@ObjectType('DataImportRow', { description: '文件中的一行' })
export class DataImportRowView extends objectOf(rowFields) {
  @Field(() => [DataImportIssue], { description: '问题' })
  issues!: DataImportIssue[]

  @Field(() => [DataImportChange], { description: '更新的字段' })
  changes!: DataImportChange[]

  @Field(() => [DataImportCell], { description: '文件中所写的内容，空着的单元格不列' })
  cells!: DataImportCell[]

  /** Kind of the import, which tells the type of the record. */
  kind!: string
}

@ObjectType({ description: apiTexts.sums })
export class DataImportSummary extends objectOf(importSums) {}

@ObjectType({ description: apiTexts.sums })
export class DataImportRowSummary extends objectOf(importRowSums) {}

@ObjectType({ description: '资料导入分页' })
export class DataImportPage extends recordsPageOf(DataImportView, DataImportSummary) {}

@ObjectType({ description: '资料导入的行分页' })
export class DataImportRowPage extends recordsPageOf(DataImportRowView, DataImportRowSummary) {}

@InputType({ description: '资料导入的查询条件' })
export class DataImportFilter extends equalFilterOf(fields, 'DataImport') {
  @Field(() => [DataImportKind], { nullable: true, description: fields.kind.label })
  kind?: `${DataImportKind}`[] | null

  @Field(() => [DataImportStatus], { nullable: true, description: fields.status.label })
  status?: `${DataImportStatus}`[] | null

  @Field(() => String, { nullable: true, description: fields.fileName.label })
  fileName?: string | null

  @Field(() => DateTimeRange, { nullable: true, description: fields.createTime.label })
  createTime?: DateTimeRange | null
}

@InputType({ description: '导入行的查询条件' })
export class DataImportRowFilter extends equalFilterOf(rowFields, 'DataImportRow') {
  @Field(() => ID, { description: '资料导入' })
  importId!: string

  @Field(() => [DataImportOutcome], { nullable: true, description: rowFields.outcome.label })
  outcome?: `${DataImportOutcome}`[] | null

  @Field(() => Boolean, { nullable: true, description: rowFields.done.label })
  done?: boolean | null
}

takesUpTo('DataImportInput.content', MOST_CONTENT)

@InputType({ description: '要核对的资料文件' })
export class DataImportInput extends UploadInput {}
