import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { DecimalScalar, day, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { paymentLineTable, paymentSettlementTable, paymentSumTable, paymentTable as table } from './fields.js'

@ObjectType('Payment', { description: '付款单：付给一个收款人的一笔款，可付多张结算单' })
export class PaymentView extends nodeOf(table) {
  companyAuthId!: string
  createdBy!: string
  hands!: string[]

  /** Settings of the company that the machine needs. */
  fourEyes!: boolean
  fourEyesPayment!: Money
  authenticated!: boolean
}

@ObjectType({ description: '付款单一个字段的一次修改' })
export class PaymentChange extends FieldChangeView {}

@ObjectType({ description: '付款单所付的一张结算单' })
export class PaymentSettlementView extends objectOf(paymentSettlementTable) {}

@ObjectType('PaymentLineView', { description: '付款单分到一张运单的金额：按出场时间先后分配付款' })
export class PaymentLineView extends objectOf(paymentLineTable) {}

@ObjectType({ description: '付款单分到各运单的金额' })
export class PaymentLinePage extends PageView {
  @Field(() => [PaymentLineView], { description: '各运单' })
  records!: PaymentLineView[]
}

@ObjectType({ description: '查询到的付款单的合计' })
export class PaymentSummary extends objectOf({ ...pick(table, 'amt'), ...paymentSumTable }) {}

@ObjectType({ description: '一页付款单' })
export class PaymentPage extends pageOf('付款单', PaymentView, PaymentSummary) {}

@InputType({ description: '付款单查询条件' })
export class PaymentFilter extends listFilterOf(table, 'Payment') {
  @Field(text, optional(paymentSettlementTable.settleNo.label))
  settleNo?: string | null

  @Field(() => ID, optional(paymentSettlementTable.settlementId.label))
  settlementId?: string | null

  @Field(day, optional(`${table.paymentDate.label}起，yyyy-MM-dd`))
  paymentDateFrom?: string | null

  @Field(day, optional(`${table.paymentDate.label}止，yyyy-MM-dd`))
  paymentDateTo?: string | null
}

export enum PaymentSortField {
  PAYMENT_NO = 'PAYMENT_NO',
  CREATE_TIME = 'CREATE_TIME',
  PAYMENT_DATE = 'PAYMENT_DATE',
  AMT = 'AMT',
  PAYEE_NAME = 'PAYEE_NAME',
  STATUS = 'STATUS',
}
describeEnum('PaymentSortField', PaymentSortField, '付款单排序字段')

@InputType({ description: '付款单排序' })
export class PaymentSort extends sortBy(PaymentSortField) {}

@InputType({ description: '要付的一张结算单' })
export class PaymentItemInput {
  @Field(() => ID, { description: paymentSettlementTable.settlementId.label })
  settlementId!: string

  @Field(() => ID, optional(`${paymentSettlementTable.planItemId.label}；按付款计划的一期付款时填写`))
  planItemId?: string | null

  @Field(() => DecimalScalar, optional(`${table.amt.label}（元）；不填则付清`))
  amt?: Money | null
}

@InputType({ description: '付款单' })
export class PaymentInput {
  @Field(() => [PaymentItemInput], { description: '各结算单，最多 100 张' })
  items!: PaymentItemInput[]

  @Field(() => ID, optional(`${table.payeeId.label}；不填则为各运单的收款人`))
  payeeId?: string | null

  @Field(() => DecimalScalar, optional('付款总金额（元），按出场时间先后分配付款；填写后各结算单不再填写金额'))
  amt?: Money | null

  @Field(day, optional(`${table.paymentDate.label}，yyyy-MM-dd`))
  paymentDate?: string | null

  @Field(text, optional(takes(table.tradeNo)))
  tradeNo?: string | null

  @Field(text, optional(takes(table.remark)))
  remark?: string | null

  @Field(text, optional(`${table.attachments.label}：已上传文件的地址，逗号分隔，最多 20 个`))
  attachments?: string | null
}
