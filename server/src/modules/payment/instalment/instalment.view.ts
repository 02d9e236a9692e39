import { Field, InputType, ObjectType } from 'type-graphql'
import { objectOf, pick } from '../../../kernel/fields.js'
import { day, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { dueDayTable, instalmentTable as table } from './fields.js'

@ObjectType('Instalment', { description: '付款计划中付给一个收款人的一期，及其付款情况' })
export class InstalmentView extends objectOf(table) {}

@ObjectType({ description: '一天到期的付款' })
export class DueDay extends objectOf(dueDayTable) {}

@ObjectType({ description: '查询到的各期的合计' })
export class InstalmentSummary extends objectOf(pick(table, 'amount', 'pledgedAmt', 'paidAmt', 'leftAmt')) {}

@ObjectType({ description: '一页付款计划的分期' })
export class InstalmentPage extends pageOf('分期', InstalmentView, InstalmentSummary) {}

@InputType({ description: '付款计划分期的查询条件' })
export class InstalmentFilter extends listFilterOf(table, 'Instalment') {
  @Field(day, optional(`${table.dueDate.label}起，yyyy-MM-dd`))
  dueFrom?: string | null

  @Field(day, optional(`${table.dueDate.label}止，yyyy-MM-dd`))
  dueTo?: string | null

  @Field(() => Boolean, optional('只要没有付清的'))
  open?: boolean | null
}

export enum InstalmentSortField {
  DUE_DATE = 'DUE_DATE',
  AMOUNT = 'AMOUNT',
  PAYEE_NAME = 'PAYEE_NAME',
  SETTLE_NO = 'SETTLE_NO',
}
describeEnum('InstalmentSortField', InstalmentSortField, '付款计划分期排序字段')

@InputType({ description: '付款计划分期排序' })
export class InstalmentSort extends sortBy(InstalmentSortField) {}
