import { Field, ID, InputType } from 'type-graphql'
import { day, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { reasonField } from '../line/fields.js'
import { basePayeeTable as table } from './fields.js'
import { PayeePage, PayeeView } from './payee.view.js'

@InputType({ description: '收款人查询条件' })
export class PayeeFilter extends listFilterOf(table, 'Payee') {
  @Field(day, optional(`${table.contractTo.label}不早于此日，yyyy-MM-dd`))
  contractToFrom?: string | null

  @Field(day, optional(`${table.contractTo.label}不晚于此日，yyyy-MM-dd`))
  contractToTo?: string | null
}

export enum PayeeSortField {
  PAYEE_NAME = 'PAYEE_NAME',
  CARRIER_NAME = 'CARRIER_NAME',
  SIGN_TIME = 'SIGN_TIME',
  CONTRACT_TO = 'CONTRACT_TO',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('PayeeSortField', PayeeSortField, '收款人排序字段')

@InputType({ description: '收款人排序' })
export class PayeeSort extends sortBy(PayeeSortField) {}

@InputType({ description: table.payeeName.label })
export class PayeeInput {
  @Field({ description: takes(table.payeeName) })
  payeeName!: string

  @Field(() => String, optional(`${takes(table.carrierName)}；不填与收款人同名`))
  carrierName?: string | null

  @Field(() => String, optional(takes(table.mobile)))
  mobile?: string | null

  @Field({ description: `${takes(table.bindingBankNo)}，只能是数字` })
  bindingBankNo!: string

  @Field({ description: takes(table.bindingBankName) })
  bindingBankName!: string
}

@InputType({ description: '与收款人的合同；不填的为没有' })
export class PayeeContractInput {
  @Field(text, optional(`${takes(table.contractUrl)}，为上传后所答的地址`))
  contractUrl?: string | null

  @Field(day, optional(`${table.contractFrom.label}，yyyy-MM-dd；不填为不限`))
  contractFrom?: string | null

  @Field(day, optional(`${table.contractTo.label}，yyyy-MM-dd，当日有效；不填为不限`))
  contractTo?: string | null
}

@InputType({ description: '把重复的收款人并入另一个' })
export class MergePayeesInput {
  @Field(() => ID, { description: '保留的收款人' })
  keepId!: string

  @Field(() => ID, { description: '并入后停用的收款人' })
  dropId!: string

  @Field({ description: takes(reasonField) })
  reason!: string
}

/** Types of the API for the verbs of base data. */
export const basePayeeTypes = {
  View: PayeeView,
  Page: PayeePage,
  Filter: PayeeFilter,
  Sort: PayeeSort,
  Input: PayeeInput,
}
