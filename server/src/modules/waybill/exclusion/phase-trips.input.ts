import { Field, ID, InputType } from 'type-graphql'
import { optional } from '../../../kernel/graphql.js'
import { Exclusion, PhaseChart } from './enums.js'

@InputType({ description: '一个项目分期里，一种统计口径计入或未计入的运单' })
export class PhaseTripsInput {
  @Field(() => ID, { description: '分期编号' })
  phaseId!: string

  @Field(() => PhaseChart, { description: '统计口径' })
  chart!: PhaseChart

  @Field(() => Exclusion, optional('未计入的原因；不填为计入的运单'))
  reason?: Exclusion | null
}
