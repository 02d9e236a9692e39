import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { recordsPageOf } from '../../../kernel/api-texts.js'
import { inputOf } from '../../../kernel/fields.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { equalFilterOf } from '../../../kernel/list/found.js'
import { DateTimeRange, sortBy } from '../../../kernel/list/page.types.js'
import {
  CaptainAndDriverInput,
  DirectPayPriceSummary,
  PriceStatus,
  reviewedOf,
  type TermsGiven,
  termLabels,
  termMembers,
} from '../../price/index.js'
import { taskTable } from './fields.js'

@ObjectType('CaptainTask', { description: '车队长与司机的任务申请' })
export class TaskView extends reviewedOf(taskTable) {}

@ObjectType('CaptainTaskSummary', { description: '查询结果按状态的条数' })
export class TaskSummary extends DirectPayPriceSummary {}

@ObjectType('CaptainTaskPage', { description: '任务申请分页' })
export class TaskPage extends recordsPageOf(TaskView, TaskSummary) {}

@InputType({ description: '任务申请的内容；审核通过前，运输模式、土质与直付价须填写' })
export class CaptainTaskInput extends inputOf<TermsGiven>(
  termMembers({
    tpMode: '',
    soilType: '',
    garbageId: '',
    directPayPrice: '，0 到 999999999.99，最多 2 位小数',
    weightType: '：直付价按它计；不填则按各运单的计量单位计',
  }),
) {
  @Field(() => [CaptainAndDriverInput], optional('车队长与司机，必填，最多 2000 个'))
  captainAndDriver?: CaptainAndDriverInput[] | null

  @Field(text, optional(`${taskTable.remark.label}，最多 ${taskTable.remark.length} 个字符`))
  remark?: string | null
}

@InputType({ description: '任务申请查询条件' })
export class CaptainTaskFilter extends equalFilterOf(taskTable, 'CaptainTask') {
  @Field(() => ID, optional(termLabels.projectInfoId))
  projectInfoId?: string | null

  @Field(() => [PriceStatus], optional(taskTable.status.label))
  status?: PriceStatus[] | null

  @Field(() => DateTimeRange, optional(taskTable.applyDatetime.label))
  applyDatetime?: DateTimeRange | null

  @Field(() => ID, optional(termLabels.captainId))
  captainId?: string | null
}

export enum CaptainTaskSortField {
  APPLY_DATETIME = 'APPLY_DATETIME',
}
describeEnum('CaptainTaskSortField', CaptainTaskSortField, '任务申请排序字段')

@InputType({ description: '任务申请排序' })
export class CaptainTaskSort extends sortBy(CaptainTaskSortField) {}
