import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, day, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { BookingChange, BookingInput } from '../booking/booking.inputs.js'
import { purchaseTable as table } from './fields.js'

@ObjectType('TicketPurchase', { description: '一次购票' })
export class TicketPurchaseView extends nodeOf(table) {}

@ObjectType({ description: '查询到的购票的合计，不含已作废' })
export class TicketPurchaseSummary {
  @Field(() => Int, { description: '购票张数' })
  quantity!: number

  @Field(() => DecimalScalar, { description: '购票金额（元）' })
  amount!: Money
}

@ObjectType({ description: '一页购票' })
export class TicketPurchasePage extends pageOf('购票', TicketPurchaseView, TicketPurchaseSummary) {}

@InputType({ description: '购票查询条件' })
export class TicketPurchaseFilter extends listFilterOf(table, 'TicketPurchase') {}

export enum TicketPurchaseSortField {
  BOUGHT_AT = 'BOUGHT_AT',
  EXPIRES_ON = 'EXPIRES_ON',
  QUANTITY = 'QUANTITY',
  PRICE = 'PRICE',
  AMOUNT = 'AMOUNT',
}
describeEnum('TicketPurchaseSortField', TicketPurchaseSortField, '购票排序字段')

@InputType({ description: '购票排序' })
export class TicketPurchaseSort extends sortBy(TicketPurchaseSortField) {}

@InputType({ description: '购票' })
export class TicketPurchaseInput extends BookingInput {
  @Field(() => String, { description: takes(table.supplier) })
  supplier!: string

  @Field(() => DecimalScalar, { description: `${table.price.label}（元），每张` })
  price!: Money

  @Field(() => Date, { description: table.boughtAt.label })
  boughtAt!: Date

  @Field(day, optional(`${table.expiresOn.label}${table.expiresOn.note}`))
  expiresOn?: string | null

  @Field(() => String, optional(takes(table.invoiceNo)))
  invoiceNo?: string | null
}

/** Members of a change, which move no tickets; a wrong other member takes voiding and a new booking. */
@InputType({ description: '可修改的购票内容；张数和单价有误时作废后重新登记' })
export class TicketPurchaseChange extends BookingChange {
  @Field(() => ID, { description: table.id.label })
  id!: string

  @Field(() => String, { description: takes(table.supplier) })
  supplier!: string

  @Field(day, optional(`${table.expiresOn.label}${table.expiresOn.note}`))
  expiresOn?: string | null

  @Field(() => String, optional(takes(table.invoiceNo)))
  invoiceNo?: string | null
}
