import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional } from '../../../kernel/graphql.js'
import { PayDocCheck } from '../enums.js'
import { registrationTable } from '../registration/fields.js'
import { settingsTable } from './fields.js'

@ObjectType('CompanySettings', { description: '公司设置' })
export class CompanySettingsView extends objectOf(settingsTable) {}

@ObjectType({ description: '公司设置的一次修改' })
export class CompanySettingChange {
  @Field(() => ID, { description: registrationTable.id.label })
  id!: string

  @Field({ description: '设置项' })
  label!: string

  @Field({ description: '修改前' })
  before!: string

  @Field({ description: '修改后' })
  after!: string

  @Field({ description: '修改人' })
  createBy!: string

  @Field(() => Date, { description: '修改时间' })
  createTime!: string
}

@InputType({ description: '要修改的公司设置；没有填写的不变' })
export class CompanySettingsInput {
  @Field(() => Boolean, optional(describe(settingsTable.payeeCheck)))
  payeeCheck?: boolean | null

  @Field(() => Boolean, optional(describe(settingsTable.fourEyes)))
  fourEyes?: boolean | null

  @Field(() => DecimalScalar, optional(describe(settingsTable.fourEyesPayment)))
  fourEyesPayment?: string | number | null

  @Field(() => PayDocCheck, optional(describe(settingsTable.payDocCheck)))
  payDocCheck?: PayDocCheck | null

  @Field(() => Boolean, optional(describe(settingsTable.preDated)))
  preDated?: boolean | null

  @Field(() => Boolean, optional(describe(settingsTable.refuseExpiredTrucks)))
  refuseExpiredTrucks?: boolean | null

  @Field(() => String, optional(describe(settingsTable.dayStart)))
  dayStart?: string | null

  @Field(() => String, optional(describe(settingsTable.nightStart)))
  nightStart?: string | null

  @Field(() => Int, { description: '所读的版本' })
  version!: number
}
