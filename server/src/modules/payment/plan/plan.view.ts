import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, day, optional, text } from '../../../kernel/graphql.js'
import type { Edge } from '../../edge.js'
import { percentField, planItemTable, planTable } from './fields.js'

@ObjectType({ description: '付款计划的一笔：一期付给一个收款人' })
export class PaymentPlanItem extends objectOf(planItemTable) {}

/** Instalment beside its id; null for people who may not look at plans. */
export const planItemEdge: Edge = {
  name: 'planItem',
  to: () => PaymentPlanItem,
  by: 'planItemId',
  loader: 'planItem',
  label: '付款计划的一期；不可查看付款计划的人看不到',
}

@ObjectType('PaymentPlan', { description: '一张已审核结算单的付款计划' })
export class PlanView extends objectOf(planTable) {
  companyAuthId!: string

  @Field(() => [PaymentPlanItem], { description: '各期' })
  items!: PaymentPlanItem[]
}

@InputType({ description: '一期付款；比例与金额填一，最后一期可都不填，付其余' })
export class InstalmentInput {
  @Field(day, optional(`${describe(planItemTable.dueDate)}；不填则为上一期之后一个月`))
  dueDate?: string | null

  @Field(() => DecimalScalar, optional(describe(percentField)))
  percent?: string | null

  @Field(() => DecimalScalar, optional(describe(planItemTable.amount)))
  amount?: string | null
}

@InputType({ description: '付款计划' })
export class PaymentPlanInput {
  @Field(() => ID, { description: planTable.settlementId.label })
  settlementId!: string

  @Field(day, optional(`首期${describe(planItemTable.dueDate)}；不填则为当日`))
  dueDate?: string | null

  @Field(text, optional(planTable.remark.label))
  remark?: string | null

  @Field(() => [InstalmentInput], optional('未付金额的分期；不填则一期付清'))
  instalments?: InstalmentInput[] | null
}
