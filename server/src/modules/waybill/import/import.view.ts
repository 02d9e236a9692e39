import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeRange, PageView } from '../../../kernel/list/page.types.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { type ColumnKey, columnOf } from './columns.js'
import { WaybillImportOutcome, WaybillImportStatus } from './import.enums.js'

@ObjectType('WaybillImport', { description: '一次运单导入：一个文件、核对的结果、导入的进度；保留 30 天' })
export class WaybillImportView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '文件名' })
  fileName!: string

  @Field(() => Int, { description: '文件大小，字节' })
  fileSize!: number

  @Field({ description: '读取的工作表' })
  sheet!: string

  @Field(() => [String], { description: '不认识、因而没有读取的列名' })
  unknownHeadings!: string[]

  @Field(() => WaybillImportStatus, { description: '状态' })
  status!: `${WaybillImportStatus}`

  @Field(() => Int, { description: '数据行数' })
  total!: number

  @Field(() => Int, { description: '新增（含将要新增）的行数' })
  createCount!: number

  @Field(() => Int, { description: '更新（含将要更新）的行数' })
  updateCount!: number

  @Field(() => Int, { description: '已存在且无变化的行数' })
  unchangedCount!: number

  @Field(() => Int, { description: '拒绝的行数' })
  refusedCount!: number

  @Field(() => Int, { description: '还没有执行的行数' })
  pendingCount!: number

  @Field(() => String, { nullable: true, description: '失败原因' })
  error!: string | null

  @Field({ description: '导入人' })
  createBy!: string

  @Field(() => Date, { description: '上传时间' })
  createTime!: DbTime

  @Field(() => Date, { nullable: true, description: '确认导入的时间' })
  commitTime!: DbTime | null

  @Field(() => Date, { nullable: true, description: '完成、失败或取消的时间' })
  finishTime!: DbTime | null

  @Field(() => Date, { description: '到期时间，到期后删除记录，运单保留' })
  expireTime!: DbTime

  @Field(() => Date, { nullable: true, description: '同一文件上次导入的时间' })
  sameFileTime!: DbTime | null
}

@ObjectType({ description: '一行的一个问题' })
export class WaybillImportIssue {
  @Field(() => String, { nullable: true, description: '单元格，例如 C17' })
  cell!: string | null

  @Field(() => String, { nullable: true, description: '列名' })
  column!: string | null

  @Field(() => String, { nullable: true, description: '单元格里写的内容' })
  value!: string | null

  @Field({ description: '原因' })
  message!: string
}

@ObjectType({ description: '一行更新的一个字段' })
export class WaybillImportChange {
  @Field({ description: '字段名称' })
  label!: string

  @Field(() => String, { nullable: true, description: '原值' })
  before!: string | null

  @Field(() => String, { nullable: true, description: '新值' })
  after!: string | null

  @Field({ description: '须审核后生效' })
  reviewed!: boolean
}

@ObjectType('WaybillImportRow', { description: '文件中的一行' })
export class WaybillImportRowView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => Int, { description: '行号' })
  line!: number

  @Field(() => WaybillImportOutcome, { description: '结果' })
  outcome!: `${WaybillImportOutcome}`

  @Field({ description: '是否已执行' })
  done!: boolean

  @Field(() => String, { nullable: true, description: `文件中的${columnOf('no').title}` })
  no!: string | null

  @Field(() => String, { nullable: true, description: columnOf('projectName').title })
  projectName!: string | null

  @Field(() => String, { nullable: true, description: columnOf('truckCode').title })
  truckCode!: string | null

  @Field(() => String, { nullable: true, description: columnOf('goDatetime').title })
  goDatetime!: string | null

  @Field(() => [WaybillImportIssue], { description: '问题' })
  issues!: WaybillImportIssue[]

  @Field(() => [WaybillImportChange], { description: '更新的字段' })
  changes!: WaybillImportChange[]

  @Field(() => ID, { nullable: true, description: '对应的运单' })
  waybillId!: string | null

  @Field(() => String, { nullable: true, description: `系统${columnOf('no').title}` })
  waybillNo!: string | null

  /** Not shown over GraphQL: everything the row says. */
  cells!: Partial<Record<ColumnKey, string>>
}

@ObjectType({ description: '运单导入分页' })
export class WaybillImportPage extends PageView {
  @Field(() => [WaybillImportView], { description: '本页的内容' })
  records!: WaybillImportView[]
}

@ObjectType({ description: '运单导入的行分页' })
export class WaybillImportRowPage extends PageView {
  @Field(() => [WaybillImportRowView], { description: '本页的内容' })
  records!: WaybillImportRowView[]
}

@InputType({ description: '运单导入的查询条件' })
export class WaybillImportFilter {
  @Field(() => [WaybillImportStatus], { nullable: true, description: '状态' })
  status?: `${WaybillImportStatus}`[] | null

  @Field(() => String, { nullable: true, description: '文件名' })
  fileName?: string | null

  @Field(() => DateTimeRange, { nullable: true, description: '上传时间' })
  createTime?: DateTimeRange | null
}

@InputType({ description: '导入行的查询条件' })
export class WaybillImportRowFilter {
  @Field(() => ID, { description: '运单导入' })
  importId!: string

  @Field(() => [WaybillImportOutcome], { nullable: true, description: '结果' })
  outcome?: `${WaybillImportOutcome}`[] | null

  @Field(() => Boolean, { nullable: true, description: '是否已执行' })
  done?: boolean | null
}
