import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { ConfirmationVerdict } from '../enums.js'
import { confirmationTable as table } from './fields.js'

/** Standing word of one side about a trip. */
@ObjectType('TripConfirmation', { description: '趟次签认：司机、渣土场或车队长一方对一趟的说法' })
export class ConfirmationView extends objectOf(table) {}

/** Word of one side, as whoever speaks for it gives it. */
@InputType({ description: '一方对一趟的签认' })
export class TripWordInput {
  @Field(() => ConfirmationVerdict, { description: describe(table.verdict) })
  verdict!: ConfirmationVerdict

  @Field(() => DecimalScalar, optional(`${table.weightTons.label}为，单位同运单；更正时必填`))
  weightTons?: string | null

  @Field(text, optional(`${takes(table.reason)}；更正与拒绝时必填`))
  reason?: string | null

  @Field(() => ID, optional('先上传的照片的文件编号'))
  pictureId?: string | null
}
