import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'

@ObjectType({ description: '付款计划的一笔：一期付给一个收款人' })
export class PaymentPlanItem {
  @Field(() => Int, { description: '期次，从 1 起' })
  sequence!: number

  @Field({ description: '付款日期 yyyy-MM-dd' })
  dueDate!: string

  @Field(() => DecimalScalar, { description: '付款金额（元）' })
  amount!: Money

  @Field(() => ID, { description: '收款人编号' })
  payeeId!: string

  @Field({ description: '收款人，制定计划时的' })
  payeeName!: string

  @Field({ description: '承运人名称' })
  carrierName!: string

  @Field({ description: '收款账号' })
  bindingBankNo!: string

  @Field({ description: '开户行' })
  bindingBankName!: string
}

@ObjectType('PaymentPlan', { description: '一张已审核结算单的付款计划' })
export class PlanView {
  @Field(() => ID, { description: '编号' })
  id!: string

  companyAuthId!: string

  @Field({ description: '公司名称' })
  companyAuthName!: string

  @Field(() => ID, { description: '结算单编号' })
  settlementId!: string

  @Field({ description: '结算单号' })
  settleNo!: string

  @Field({ description: '项目' })
  projectName!: string

  @Field({ description: '申请人，即交卡人' })
  agentName!: string

  @Field(() => DecimalScalar, { description: '计划付款合计（元），等于结算金额' })
  amount!: Money

  @Field({ description: '是否仍与结算单一致；结算单合并、拆分或驳回后不再有效' })
  inForce!: boolean

  @Field(() => String, { nullable: true, description: '备注' })
  remark!: string | null

  @Field({ description: '制定人' })
  createBy!: string

  @Field(() => Date, { description: '制定时间' })
  createTime!: string

  @Field(() => [PaymentPlanItem], { description: '各期' })
  items!: PaymentPlanItem[]
}

@InputType({ description: '一期付款；比例与金额填一，最后一期可都不填，付其余' })
export class InstalmentInput {
  @Field(() => String, { nullable: true, description: '付款日期 yyyy-MM-dd；不填则为上一期之后一个月' })
  dueDate?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: '占结算金额的百分比' })
  percent?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: '付款金额（元）' })
  amount?: string | null
}

@InputType({ description: '付款计划' })
export class PaymentPlanInput {
  @Field(() => ID, { description: '结算单编号' })
  settlementId!: string

  @Field(() => String, { nullable: true, description: '首期付款日期 yyyy-MM-dd；不填则为当日' })
  dueDate?: string | null

  @Field(() => String, { nullable: true, description: '备注' })
  remark?: string | null

  @Field(() => [InstalmentInput], { nullable: true, description: '分期；不填则一期付清' })
  instalments?: InstalmentInput[] | null
}
