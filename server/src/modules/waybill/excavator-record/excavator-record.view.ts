import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import { ShiftType } from '../enums.js'
import { InType, LedgerType, RecordAuditStatus } from './enums.js'
import { recordTable } from './fields.js'

/** What an excavator worked in one go (001 §3). */
@ObjectType('ExcavatorRecord', { description: '挖机工时记录' })
export class ExcavatorRecordView extends objectOf(recordTable) {}

@InputType({ description: '挖机工时查询条件' })
export class ExcavatorRecordFilter {
  @Field(() => ID, optional('挖机的系统编号'))
  machineId?: string | null

  @Field(text, optional('挖机编号，模糊'))
  machineCode?: string | null

  @Field(() => ID, optional('挖机手的系统编号'))
  staffId?: string | null

  @Field(text, optional('挖机手，模糊'))
  staffName?: string | null

  @Field(() => ID, optional('项目编号'))
  projectId?: string | null

  @Field(text, optional('项目，模糊'))
  projectName?: string | null

  @Field(() => ShiftType, optional('班次'))
  inShiftType?: ShiftType | null

  @Field(() => InType, optional('作业类型'))
  inType?: InType | null

  @Field(() => LedgerType, optional('台账类型'))
  ledgerType?: LedgerType | null

  @Field(() => [RecordAuditStatus], optional('审核状态；已驳回与已删除的总是不列出'))
  auditStatus?: RecordAuditStatus[] | null

  @Field(() => DateTimeRange, optional('开始时间'))
  startDatetime?: DateTimeRange | null
}

export enum ExcavatorRecordSortField {
  START_DATETIME = 'START_DATETIME',
  END_DATETIME = 'END_DATETIME',
  WORK_TIME = 'WORK_TIME',
}
describeEnum('ExcavatorRecordSortField', ExcavatorRecordSortField, '挖机工时排序字段；结果很多时只能按开始时间')

@InputType({ description: '挖机工时排序' })
export class ExcavatorRecordSort extends SortInput {
  @Field(() => ExcavatorRecordSortField, { description: '排序字段' })
  field!: ExcavatorRecordSortField
}

@ObjectType({ description: '查询结果的合计' })
export class ExcavatorRecordSummary {
  @Field(() => Int, { description: '工作时长（分钟）' })
  workTime!: number
}

@ObjectType({ description: '挖机工时分页' })
export class ExcavatorRecordPage extends PageView {
  @Field(() => [ExcavatorRecordView], { description: '本页的内容' })
  records!: ExcavatorRecordView[]

  @Field(() => ExcavatorRecordSummary, { description: '符合条件的全部合计' })
  summary!: ExcavatorRecordSummary
}
