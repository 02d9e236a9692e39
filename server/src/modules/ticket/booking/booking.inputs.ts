import { Field, ID, InputType, Int } from 'type-graphql'
import { z } from 'zod'
import { optional } from '../../../kernel/graphql.js'
import { idTextOf, optionalTextOf, requiredTextOf, takes } from '../../../kernel/values/field-checks.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { idText, requiredText } from '../../../kernel/values/validate.js'
import { bookedTable, MOST_TICKETS, placeTable, quantityField } from '../fields.js'
import { ticketTexts as texts } from '../texts.js'

/** Members of every form that books tickets. */
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

/** Members of every change of a booking, besides its id. */
@InputType()
export abstract class BookingChange {
  @Field(() => Int, { description: '所读的版本' })
  version!: number

  @Field(() => String, optional(takes(bookedTable.picture)))
  picture?: string | null

  @Field(() => String, optional(takes(bookedTable.remark)))
  remark?: string | null
}

const tickets = { error: texts.wholeNumber(quantityField.label, MOST_TICKETS) }

/** Checks of the members that every form for booking tickets has. */
export const bookingFields = {
  garbageId: idTextOf(placeTable.garbageName),
  soilType: requiredTextOf(placeTable.soilType),
  quantity: z.int(tickets).min(1, tickets).max(MOST_TICKETS, tickets),
  picture: optionalTextOf(bookedTable.picture),
  remark: optionalTextOf(bookedTable.remark),
}

/** Moment that is not in the future. */
export const past = (what: string, now: Date) =>
  z.date({ error: inputTexts.choose(what) }).refine((moment) => moment <= now, { error: texts.inFuture(what) })

/** Input for voiding a document, with the reason. */
export const voiding = (what: string) =>
  z.object({ id: idText(what), reason: requiredText(texts.reason, bookedTable.voidReason.length) })
