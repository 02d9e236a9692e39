import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describeEnum, JsonScalar } from '../../../kernel/graphql.js'
import { ExportList } from '../sheet/sheets.js'
import { exportTexts as texts } from '../texts.js'

export enum ExportStatus {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('ExportStatus', ExportStatus, '导出任务状态', texts.statuses)

@ObjectType('ExportTask', { description: '后台导出任务；文件保留 7 天' })
export class ExportTaskView {
  @Field(() => ID, { description: '编号' })
  id!: string

  /** As it is stored: the sheet may be no more. */
  list!: string

  @Field({ description: '列表名称' })
  title!: string

  @Field(() => ExportStatus, { description: '状态' })
  status!: `${ExportStatus}`

  @Field(() => Int, { nullable: true, description: '总条数；开始前为空' })
  total!: number | null

  @Field(() => Int, { description: '已写入的条数' })
  done!: number

  @Field(() => String, { nullable: true, description: '失败原因' })
  error!: string | null

  @Field(() => Date, { description: '发起时间' })
  createTime!: string

  @Field(() => Date, { nullable: true, description: '完成、失败或取消的时间' })
  finishTime!: string | null

  @Field(() => Date, { description: '到期时间，到期后删除' })
  expireTime!: string
}

@InputType({ description: '导出的一列' })
export class ExportColumnInput {
  @Field({ description: '列，例如 truckCode' })
  key!: string

  @Field({ description: '列名' })
  title!: string
}

@InputType({ description: '要导出的内容' })
export class ExportInput {
  @Field(() => ExportList, { description: '列表' })
  list!: string

  @Field(() => [ExportColumnInput], { description: '列，按此顺序' })
  columns!: ExportColumnInput[]

  @Field(() => JsonScalar, { nullable: true, description: '查询条件，与该列表的查询相同' })
  filter?: unknown

  @Field(() => JsonScalar, { nullable: true, description: '排序，与该列表的查询相同' })
  sort?: unknown

  @Field(() => [ID], { nullable: true, description: '只导出这些记录，最多 10000 条；不填则导出全部查询结果' })
  ids?: string[] | null
}
