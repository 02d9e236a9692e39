import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { DecimalScalar, day, optional, text } from '../../../kernel/graphql.js'
import type { NodeType } from '../../node/index.js'
import { Exclusion, TpMode } from '../../waybill/index.js'
import { ChartKind } from './enums.js'

@InputType({ description: '分期里的几天；不填为整个分期' })
export class DaySpanInput {
  @Field(day, optional(apiTexts.firstDay))
  from?: string | null

  @Field(day, optional(apiTexts.lastDay))
  to?: string | null
}

@ObjectType({ description: '横轴上的一点' })
export class ChartPoint {
  @Field(() => ID, { description: '第一天，或挖机编号、渣土场编号、土质、运输模式' })
  key!: string

  @Field({ description: '名称' })
  label!: string

  @Field(day, { description: apiTexts.firstDay })
  from!: string

  @Field(day, { description: apiTexts.lastDay })
  to!: string
}

@ObjectType({ description: '图表的一组数据' })
export class ChartSeries {
  @Field({ description: '名称' })
  name!: string

  @Field(() => ChartKind, { description: '画法' })
  kind!: ChartKind

  @Field({ description: '计量单位' })
  unit!: string

  @Field(() => [DecimalScalar], { nullable: 'items', description: '数量；除数为零而无法计算的为空' })
  values!: (string | null)[]
}

@ObjectType({ description: '因一个原因未计入的运单' })
export class ExclusionCount {
  @Field(() => Exclusion, { description: '原因' })
  reason!: Exclusion

  @Field(() => Int, { description: '车数' })
  count!: number
}

@ObjectType({ description: '计入和未计入的运单：各原因之和等于总车数减计入车数' })
export class PhaseExclusions {
  @Field(() => Int, { description: '总车数' })
  total!: number

  @Field(() => Int, { description: '计入的车数' })
  correct!: number

  @Field(() => DecimalScalar, { description: '计入的方量（方）' })
  cubic!: string

  @Field(() => [ExclusionCount], { description: '未计入的原因，按判断的先后；每张运单只算第一个' })
  reasons!: ExclusionCount[]
}

@ObjectType({ description: '一个未计入的原因所在的一处：补上以后，这些车不再因它未计入' })
export class ExclusionCause {
  @Field(() => ID, { description: '分期编号、土质、渣土场编号、挖机编号，或运输模式和土质；运单没有填的为空' })
  key!: string

  @Field({ description: '名称' })
  label!: string

  @Field(() => Int, { description: '车数' })
  count!: number

  @Field(() => ID, optional('要补的分期、土质、渣土场或机械的编号；还没有登记的，或要补的是单价的，为空'))
  recordId!: string | null

  /** Type of the record, where records of it are found by their ids. */
  recordType!: `${NodeType}` | null

  @Field(() => TpMode, optional('没有单价的运输模式'))
  tpMode!: `${TpMode}` | null

  @Field(text, optional('没有单价的，或没有吨方换算的土质'))
  soilType!: string | null
}

@ObjectType({ description: '分期的一张图表' })
export class PhaseFigures {
  @Field(() => [ChartPoint], { description: '横轴' })
  points!: ChartPoint[]

  @Field(() => [ChartSeries], { description: '各组数据' })
  series!: ChartSeries[]

  @Field(() => PhaseExclusions, { description: '计入和未计入的运单' })
  exclusions!: PhaseExclusions

  @Field({ description: '单价有变动，未结算运单的成本正在重新计算' })
  updating!: boolean
}

@ObjectType({ description: '分期的计划完成' })
export class PlanCompletion extends PhaseFigures {
  @Field(() => DecimalScalar, optional('计划方量（方）'))
  projectPhaseSquareCost!: string | null

  @Field(() => DecimalScalar, optional('实测方量（方）：最近一次测量'))
  projectPhaseRealSquareCost!: string | null

  @Field(() => DecimalScalar, { description: '运单方量（方）' })
  waybillPhaseSquareCost!: string

  @Field(() => DecimalScalar, { description: '外运成本（元）' })
  waybillPhaseTransportCost!: string

  @Field(() => DecimalScalar, { description: '内转成本（元）' })
  companyWaybillInternalCost!: string

  @Field(() => DecimalScalar, { description: '外运方量（方）：外运成本所含的运单的' })
  waybillPhaseTransportSquareCost!: string

  @Field(() => DecimalScalar, optional('外运单方成本（元/方）：外运成本除以外运方量'))
  waybillPhaseAvgTransportCost!: string | null

  @Field(() => DecimalScalar, optional('预计运输成本（元）'))
  projectPhaseTransportCost!: string | null

  @Field(() => DecimalScalar, optional('预计每方成本（元/方）'))
  projectPhaseSquarePrice!: string | null
}
