import { Field, ID, InputType } from 'type-graphql'
import { optional } from '../../../kernel/graphql.js'
import { waybillTable } from '../waybill/fields.js'
import { CostPart, Exclusion, PhaseChart } from './enums.js'

@InputType({ description: '一个项目分期里，或一个项目不属于任何分期的，一种统计口径计入或未计入的运单' })
export class PhaseTripsInput {
  @Field(() => ID, optional('分期编号；与项目编号填一个'))
  phaseId?: string | null

  @Field(() => ID, optional(`${waybillTable.projectId.label}：该项目不属于任何启用分期的运单`))
  projectInfoId?: string | null

  @Field(() => Boolean, optional('填项目编号时，是否为该项目的全部运单，不论分期'))
  whole?: boolean | null

  @Field(() => PhaseChart, { description: '统计口径' })
  chart!: PhaseChart

  @Field(() => Exclusion, optional('未计入的原因；不填为计入的运单'))
  reason?: Exclusion | null

  @Field(() => CostPart, optional('项目成本的一部分：统计口径须为分期的全部运单'))
  part?: CostPart | null
}
