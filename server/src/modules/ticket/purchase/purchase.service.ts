import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { dayOf, momentOf } from '../../../kernel/values/clock.js'
import { amountOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText } from '../../../kernel/values/validate.js'
import { bookingFields, past } from '../booking/booking.inputs.js'
import { purchaseMachine } from '../booking/booking.machine.js'
import { BookingService, type Bookings } from '../booking/booking.service.js'
import { recost } from '../cost/recost.js'
import { book } from '../entry/book.js'
import { EntryKind } from '../enums.js'
import { ticketDayOf } from '../stat/range.js'
import { ticketTexts as texts } from '../texts.js'
import { purchaseTable as table } from './fields.js'
import { boughtSoils, purchaseList } from './purchase.list.queries.js'
import { insertPurchase, lockPurchase, type Moving, type Told, updatePurchase } from './purchase.queries.js'
import type {
  TicketPurchaseFilter,
  TicketPurchaseSortField,
  TicketPurchaseSummary,
  TicketPurchaseView,
} from './purchase.view.js'

const day = z.iso
  .date({ error: `${table.expiresOn.label}须为yyyy-MM-dd` })
  .nullish()
  .transform((text) => text ?? null)
const told = {
  supplier: requiredTextOf(table.supplier),
  expiresOn: day,
  invoiceNo: optionalTextOf(table.invoiceNo),
}
const formSchema = (now: Date) =>
  z
    .object({ ...bookingFields, ...told, price: amountOf(table.price), boughtAt: past(table.boughtAt.label, now) })
    .refine(({ expiresOn, boughtAt }) => expiresOn === null || expiresOn >= dayOf(boughtAt), {
      error: texts.expired,
      path: ['expiresOn'],
    })
const changeSchema = z.object({
  id: idText(texts.purchase),
  version: z.int(),
  ...told,
  picture: bookingFields.picture,
  remark: bookingFields.remark,
})

interface Purchase {
  View: TicketPurchaseView
  Summary: TicketPurchaseSummary
  Filter: TicketPurchaseFilter
  Key: TicketPurchaseSortField
  Form: z.output<ReturnType<typeof formSchema>>
  Change: z.output<typeof changeSchema>
  Moving: Moving
  Told: Told
}

/** Purchases: tickets bought from dump sites; they belong to the company until projects collect them. */
export const purchases: Bookings<Purchase> = {
  what: texts.purchase,
  spec: purchaseList,
  table: 'ticket_purchase',
  entity: 'ticketPurchase',
  titles: { register: texts.register.purchase, update: texts.edit.purchase, void: texts.void.purchase },
  prefix: 'GP',
  machine: purchaseMachine,
  form: formSchema,
  change: changeSchema,
  moving: ({ garbageId: dumpSiteId, soilType, quantity, price, boughtAt }) => ({
    dumpSiteId,
    soilType,
    quantity,
    price,
    boughtAt,
  }),
  told: ({ supplier, expiresOn, invoiceNo = null, picture = null, remark = null }) => ({
    supplier,
    expiresOn,
    invoiceNo,
    picture,
    remark,
  }),
  insert: insertPurchase,
  lock: lockPurchase,
  update: updatePurchase,
  async book(tx, { id: purchaseId, dumpSiteId, soilType, boughtAt }, { quantity, reason }) {
    const place = { dumpSiteId, soilType }
    const bought = { kind: EntryKind.PURCHASE, projectId: null, driverId: null, ...place, happenedAt: boughtAt }
    await book(tx, place, [{ ...bought, quantity, companyChange: quantity, reason: reason ?? null, purchaseId }])
    await recost(tx, place, ticketDayOf(typeof boughtAt === 'string' ? momentOf(boughtAt) : boughtAt))
  },
}

export class TicketPurchaseService extends BookingService<Purchase> {
  /** Soils for which tickets were bought, of one dump site or of any. */
  soilTypes(actor: Actor, dumpSiteId?: string): Promise<{ id: string; name: string }[]> {
    actor.assert('chain:companyticket:get')
    return boughtSoils(this.database.em.fork(), actor, dumpSiteId)
  }
}
