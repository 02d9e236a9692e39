import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { describe, labelsOf, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, formerly, optional, text } from '../../../kernel/graphql.js'
import { equalFilterOf } from '../../../kernel/list/found.js'
import { DateTimeRange, sortBy } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import type { ListEdge } from '../../edge.js'
import { ShiftType } from '../enums.js'
import { InType, LedgerType, RecordAuditStatus } from './enums.js'
import { recordTable } from './fields.js'

const labels = labelsOf(recordTable)

/** Uninterrupted work of an excavator. */
@ObjectType('ExcavatorRecord', { description: '挖机工时记录' })
export class ExcavatorRecordView extends objectOf(recordTable) {
  /** People with a hand in it, whom `allowedActions` needs. */
  hands!: string[]

  /** Whether the company wants two people, which `allowedActions` needs. */
  fourEyes!: boolean
}

@ObjectType({ description: '挖机工时一个字段的一次修改' })
export class ExcavatorRecordChange extends FieldChangeView {}

@InputType({ description: '项目成本里的挖机工时：已审核的' })
export class PhaseWorkInput {
  @Field(
    () => ID,
    optional('分期编号：该项目在分期日期内开始的；限定渣土场或土质的分期只有其他分期日期以外的；与项目编号填一个'),
  )
  phaseId?: string | null

  @Field(() => ID, optional(`${labels.projectId}：该项目不在任何启用分期的日期内开始的`))
  projectInfoId?: string | null

  @Field(() => Boolean, optional('填项目编号时，是否为该项目的全部，不论分期'))
  whole?: boolean | null

  @Field(() => Boolean, optional('是否只看没有价格的'))
  unpriced?: boolean | null
}

@InputType({ description: '挖机工时查询条件' })
export class ExcavatorRecordFilter extends equalFilterOf(recordTable, 'ExcavatorRecord') {
  @Field(() => ID, optional(labels.machineId))
  machineId?: string | null

  @Field(text, optional(`${labels.machineCode}，模糊`))
  machineCode?: string | null

  @Field(() => ID, optional(labels.staffId))
  staffId?: string | null

  @Field(text, optional(`${labels.staffName}，模糊`))
  staffName?: string | null

  @Field(() => ID, optional(labels.projectId))
  projectInfoId?: string | null

  @Field(() => ID, formerly('projectInfoId', labels.projectId))
  projectId?: string | null

  @Field(text, optional(`${labels.projectName}，模糊`))
  projectName?: string | null

  @Field(() => ShiftType, optional(labels.inShiftType))
  inShiftType?: ShiftType | null

  @Field(() => InType, optional(labels.inType))
  inType?: InType | null

  @Field(() => LedgerType, optional(labels.ledgerType))
  ledgerType?: LedgerType | null

  @Field(() => [RecordAuditStatus], optional(`${labels.auditStatus}；已驳回与已删除的总是不列出`))
  auditStatus?: RecordAuditStatus[] | null

  @Field(() => PhaseWorkInput, optional('项目成本里一个分期的挖机工时'))
  phase?: PhaseWorkInput | null

  @Field(() => DateTimeRange, optional(labels.startDatetime))
  startDatetime?: DateTimeRange | null
}

export enum ExcavatorRecordSortField {
  START_DATETIME = 'START_DATETIME',
  END_DATETIME = 'END_DATETIME',
  WORK_TIME = 'WORK_TIME',
}
describeEnum('ExcavatorRecordSortField', ExcavatorRecordSortField, '挖机工时排序字段；结果很多时只能按开始时间')

@InputType({ description: '挖机工时排序' })
export class ExcavatorRecordSort extends sortBy(ExcavatorRecordSortField) {}

@ObjectType({ description: apiTexts.sums })
export class ExcavatorRecordSummary {
  @Field(() => Int, { description: `${labels.workTime}（分钟）` })
  workTime!: number

  @Field(() => DecimalScalar, { description: describe(recordTable.amount) })
  amount!: Money

  @Field(() => DecimalScalar, {
    ...optional('机械费用（元），与项目成本同一口径：审核时没有价格的按挖机现在的价格；没有按分期查询的为空'),
  })
  phaseCost?: Money | null
}

@ObjectType({ description: '挖机工时分页' })
export class ExcavatorRecordPage extends recordsPageOf(ExcavatorRecordView, ExcavatorRecordSummary) {}

/** List of excavators' work, as records have pages of it. */
export const excavatorRecordsEdge: ListEdge = {
  Page: ExcavatorRecordPage,
  Filter: ExcavatorRecordFilter,
  Sort: ExcavatorRecordSort,
  loader: 'excavatorRecordPages',
}
