import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describeEnum, JsonScalar } from '../../../kernel/graphql.js'

export enum ExportList {
  WAYBILLS = 'WAYBILLS',
  RECEIPTS = 'RECEIPTS',
  SETTLEMENTS = 'SETTLEMENTS',
  CARDS = 'CARDS',
  SCANNED_CARDS = 'SCANNED_CARDS',
  DIRECT_PAY_PRICES = 'DIRECT_PAY_PRICES',
  PRICE_COVERAGE = 'PRICE_COVERAGE',
  CAPTAIN_TASKS = 'CAPTAIN_TASKS',
  EXCAVATOR_RECORDS = 'EXCAVATOR_RECORDS',
  ANOMALIES = 'ANOMALIES',
  WAYBILL_REVIEWS = 'WAYBILL_REVIEWS',
  WAYBILL_IMPORTS = 'WAYBILL_IMPORTS',
  WAYBILL_IMPORT_ROWS = 'WAYBILL_IMPORT_ROWS',
  DEVICE_KEYS = 'DEVICE_KEYS',
}
/** What each list is called. */
export const exportListLabels: Record<`${ExportList}`, string> = {
  WAYBILLS: '运单',
  RECEIPTS: '交卡回执单',
  SETTLEMENTS: '结算单',
  CARDS: '结算卡',
  SCANNED_CARDS: '本人的扫卡列表',
  DIRECT_PAY_PRICES: '直付价',
  PRICE_COVERAGE: '直付价覆盖',
  CAPTAIN_TASKS: '任务申请',
  EXCAVATOR_RECORDS: '挖机工时',
  ANOMALIES: '运单异常',
  WAYBILL_REVIEWS: '运单修改申请',
  WAYBILL_IMPORTS: '运单导入记录',
  WAYBILL_IMPORT_ROWS: '运单导入逐行结果',
  DEVICE_KEYS: '定位设备',
}
describeEnum('ExportList', ExportList, '可导出的列表', exportListLabels)

export enum ExportStatus {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('ExportStatus', ExportStatus, '导出任务状态', {
  QUEUED: '排队中',
  RUNNING: '导出中',
  DONE: '已完成',
  FAILED: '失败',
  CANCELLED: '已取消',
})

@ObjectType('ExportTask', { description: '后台导出任务；文件保留 7 天' })
export class ExportTaskView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => ExportList, { description: '列表' })
  list!: `${ExportList}`

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
  list!: `${ExportList}`

  @Field(() => [ExportColumnInput], { description: '列，按此顺序' })
  columns!: ExportColumnInput[]

  @Field(() => JsonScalar, { nullable: true, description: '查询条件，与该列表的查询相同' })
  filter?: unknown

  @Field(() => JsonScalar, { nullable: true, description: '排序，与该列表的查询相同' })
  sort?: unknown

  @Field(() => [ID], { nullable: true, description: '只导出这些记录，最多 10000 条；不填则导出全部查询结果' })
  ids?: string[] | null
}
