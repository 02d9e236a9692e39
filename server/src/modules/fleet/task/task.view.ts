import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import { CaptainAndDriverInput, PriceStatus, ReviewedView } from '../../price/index.js'
import { TpMode } from '../../project/index.js'

@ObjectType('CaptainTask', { description: '车队长与司机的任务申请' })
export class TaskView extends ReviewedView {
  @Field(() => TpMode, optional('运输模式'))
  tpMode!: TpMode | null

  @Field(text, optional('土质'))
  soilType!: string | null

  @Field(() => DecimalScalar, optional('直付价（元）'))
  directPayPrice!: string | null

  @Field(text, optional('备注'))
  remark!: string | null

  @Field(() => ID, optional('审核通过时生效的直付价；货运而没有渣土场的没有直付价'))
  directPayPriceId!: string | null
}

@ObjectType('CaptainTaskPage', { description: '任务申请分页' })
export class TaskPage extends PageView {
  @Field(() => [TaskView], { description: '本页的内容' })
  records!: TaskView[]
}

@InputType({ description: '任务申请的内容；审核通过前，运输模式、土质与直付价须填写' })
export class CaptainTaskInput {
  @Field(() => ID, { description: '项目编号' })
  projectInfoId!: string

  @Field(() => TpMode, optional('运输模式'))
  tpMode?: TpMode | null

  @Field(text, optional('土质'))
  soilType?: string | null

  @Field(() => ID, optional('渣土场编号'))
  garbageId?: string | null

  @Field(() => DecimalScalar, optional('直付价（元），0 到 999999999.99，最多 2 位小数'))
  directPayPrice?: string | null

  @Field(() => [CaptainAndDriverInput], optional('车队长与司机，必填，最多 2000 个'))
  captainAndDriver?: CaptainAndDriverInput[] | null

  @Field(text, optional('备注，最多 200 个字符'))
  remark?: string | null
}

@InputType({ description: '任务申请查询条件' })
export class CaptainTaskFilter {
  @Field(() => ID, optional('项目编号'))
  projectInfoId?: string | null

  @Field(() => [PriceStatus], optional('状态'))
  status?: PriceStatus[] | null

  @Field(() => DateTimeRange, optional('申请时间'))
  applyDatetime?: DateTimeRange | null

  @Field(() => ID, optional('车队长编号'))
  captainId?: string | null
}

export enum CaptainTaskSortField {
  APPLY_DATETIME = 'APPLY_DATETIME',
}
describeEnum('CaptainTaskSortField', CaptainTaskSortField, '任务申请排序字段')

@InputType({ description: '任务申请排序' })
export class CaptainTaskSort extends SortInput {
  @Field(() => CaptainTaskSortField, { description: '排序字段' })
  field!: CaptainTaskSortField
}
