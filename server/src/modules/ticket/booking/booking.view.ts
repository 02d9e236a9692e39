import { Field, ID, InputType, Int } from 'type-graphql'
import { optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { bookedTable, placeTable, quantityField } from '../fields.js'

/** What every form says that books tickets. */
@InputType()
export abstract class BookingInput {
  @Field(() => ID, { description: `${placeTable.garbageName.label}编号` })
  garbageId!: string

  @Field(() => String, { description: placeTable.soilType.label })
  soilType!: string

  @Field(() => Int, { description: quantityField.label })
  quantity!: number

  @Field(() => String, optional(`${takes(bookedTable.picture)}，多张以逗号分隔`))
  picture?: string | null

  @Field(() => String, optional(takes(bookedTable.remark)))
  remark?: string | null
}
