import { Field, ID, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { describe, objectOf, pick } from '../../../kernel/fields.js'
import { DecimalScalar, day, optional } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { phaseTable } from '../../project/index.js'
import { AnomalyRule } from '../../waybill/index.js'
import { ExclusionCount } from '../phase/phase.view.js'
import { boardCashTable, boardFiguresTable, boardPhaseTable, forecastTable } from './fields.js'

@ObjectType({ description: '分期预计何时完成计划方量' })
export class BoardForecast extends objectOf(forecastTable) {}

@ObjectType({ description: '看板上的一个分期：计划、实际与已付' })
export class BoardPhase extends objectOf(boardPhaseTable) {
  @Field(() => [ExclusionCount], { description: '未计入的原因，每张运单只算第一个' })
  reasons!: ExclusionCount[]

  @Field(() => BoardForecast, optional('预计完成；没有计划方量、已达计划或近期没有出土则为空'))
  forecast!: BoardForecast | null
}

@ObjectType({ description: '几个分期之和，共同的运单只计一次；未填计划的分期不在计划之内' })
export class BoardFigures extends objectOf(boardFiguresTable) {}

@ObjectType({ description: '几个分期共同的运单，在合计中只计一次' })
export class BoardShared extends objectOf(pick(boardFiguresTable, 'tripCount', 'realCubic', 'cost', 'paidAmt')) {}

@ObjectType({ description: '一周内到期的付款' })
export class BoardWeek {
  @Field(day, { description: apiTexts.firstDay })
  from!: string

  @Field(day, { description: apiTexts.lastDay })
  to!: string

  @Field(() => DecimalScalar, { description: '到期未付（元）' })
  amount!: Money
}

@ObjectType({ description: '未来四周应付款' })
export class BoardCash extends objectOf(boardCashTable) {
  @Field(() => [BoardWeek], { description: '四周，第一周从今天起' })
  weeks!: BoardWeek[]
}

@ObjectType({ description: '一条规则下待处理的异常' })
export class BoardAnomalies {
  @Field(() => AnomalyRule, { description: '规则' })
  rule!: `${AnomalyRule}`

  @Field(() => Int, { description: '条数' })
  count!: number

  @Field(() => Boolean, { description: '是否阻止结算' })
  blocking!: boolean
}

@ObjectType({ description: '看板上的一个项目' })
export class BoardProject {
  @Field(() => ID, { description: describe(phaseTable.projectInfoId) })
  projectInfoId!: string

  @Field({ description: describe(phaseTable.projectName) })
  projectName!: string

  @Field(() => [BoardPhase], { description: '进行中的分期；没有则为最近的一个；没有启用的分期则为空' })
  phases!: BoardPhase[]

  @Field(() => BoardFigures, { description: '所列分期之和，共同的运单只计一次' })
  figures!: BoardFigures

  @Field(() => BoardShared, optional('分期重复计入、合计只计一次的部分；没有则为空'))
  shared!: BoardShared | null

  @Field(() => [BoardAnomalies], { description: '待处理的异常，按规则，阻止结算的在前' })
  anomalies!: BoardAnomalies[]

  @Field(() => BoardCash, { description: '未来四周应付款' })
  cash!: BoardCash

  @Field({ description: '单价有变动，未结算运单的成本正在重新计算' })
  updating!: boolean
}

@ObjectType({ description: '看板所列项目之和' })
export class BoardTotals {
  @Field(() => BoardFigures, { description: '所列分期之和' })
  figures!: BoardFigures

  @Field(() => [BoardAnomalies], { description: '待处理的异常，按规则，阻止结算的在前' })
  anomalies!: BoardAnomalies[]

  @Field(() => BoardCash, { description: '未来四周应付款' })
  cash!: BoardCash
}

@ObjectType({ description: '项目看板：有启用分期的项目，进行中的在前；其后为没有启用分期而有应付款的项目' })
export class Board {
  @Field(day, { description: '今天，yyyy-MM-dd' })
  day!: string

  @Field(() => Int, { description: '符合条件的项目数；最多列出 200 个' })
  total!: number

  @Field(() => [BoardProject], { description: '项目' })
  projects!: BoardProject[]

  @Field(() => BoardTotals, { description: '所列项目之和' })
  totals!: BoardTotals
}
