import { z } from 'zod'
import { idTextOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, requiredText } from '../../../kernel/values/validate.js'
import { bookedTable, MOST_TICKETS, placeTable, quantityField } from '../fields.js'
import { ticketTexts as texts } from '../texts.js'

const tickets = { error: texts.wholeNumber(quantityField.label, MOST_TICKETS) }

/** What every form says that books tickets, checked. */
export const bookingFields = {
  garbageId: idTextOf(placeTable.garbageName),
  soilType: requiredTextOf(placeTable.soilType),
  quantity: z.int(tickets).min(1, tickets).max(MOST_TICKETS, tickets),
  picture: optionalTextOf(bookedTable.picture),
  remark: optionalTextOf(bookedTable.remark),
}

/** A moment that is over. */
export const past = (what: string, now: Date) =>
  z.date({ error: `请选择${what}` }).refine((moment) => moment <= now, { error: texts.inFuture(what) })

/** Voiding a document, with the reason. */
export const voiding = (what: string) =>
  z.object({ id: idText(what), reason: requiredText(texts.reason, bookedTable.voidReason.length) })
