import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError } from '../../../kernel/errors.js'
import { dayOf, momentOf } from '../../../kernel/values/clock.js'
import { amountOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { keepPictures } from '../../file/index.js'
import { purchaseMachine } from '../booking/booking.machine.js'
import { bookingFields, past, voiding } from '../booking/booking.schema.js'
import { DocumentService, type Keyed } from '../booking/document.service.js'
import { recost } from '../cost/recost.js'
import { book } from '../entry/book.js'
import { EntryKind } from '../enums.js'
import { refuseUnknown } from '../place.queries.js'
import { ticketDayOf } from '../stat/range.js'
import { ticketTexts as texts } from '../texts.js'
import { purchaseTable as table } from './fields.js'
import { boughtSoils, purchaseList } from './purchase.list.queries.js'
import * as queries from './purchase.queries.js'
import type {
  TicketPurchaseChange,
  TicketPurchaseFilter,
  TicketPurchaseInput,
  TicketPurchaseSortField,
  TicketPurchaseSummary,
  TicketPurchaseView,
} from './purchase.view.js'

/** What purchases are numbered with: GP, the day, four digits. */
const PREFIX = 'GP'

const day = z.iso
  .date({ error: `${table.expiresOn.label}须为yyyy-MM-dd` })
  .nullish()
  .transform((text) => text ?? null)
const told = {
  supplier: requiredTextOf(table.supplier),
  expiresOn: day,
  invoiceNo: optionalTextOf(table.invoiceNo),
}
const inputSchema = (now: Date) =>
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
const voidSchema = voiding(texts.purchase)

/** Buying tickets of dump sites: what is bought is the company's, until its projects collect it. */
export class TicketPurchaseService extends DocumentService<
  TicketPurchaseView,
  TicketPurchaseSummary,
  TicketPurchaseFilter,
  TicketPurchaseSortField
> {
  protected readonly what = texts.purchase
  protected readonly spec = purchaseList

  /** The soils of which tickets were bought, of a dump site or any. */
  soilTypes(actor: Actor, dumpSiteId?: string): Promise<{ id: string; name: string }[]> {
    actor.assert('chain:companyticket:get')
    return boughtSoils(this.database.em.fork(), actor, dumpSiteId)
  }

  /** Books a purchase. INVALID_INPUT says what is missing or wrong, NOT_FOUND what the company does not have. */
  register(
    actor: Actor,
    { input: given, idempotencyKey }: Keyed & { input: TicketPurchaseInput },
  ): Promise<TicketPurchaseView> {
    actor.assert('chain:companyticket:add')
    const input = validate(inputSchema(this.clock.now()), given, 'input')
    const options = { name: 'ticketPurchase.register', title: texts.register.purchase, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknown(tx, input)
      const { garbageId: dumpSiteId, soilType, quantity, price, boughtAt } = input
      const [purchaseNo = ''] = await nextNumbers(tx, PREFIX, 1)
      const id = await queries.insertPurchase(tx, {
        purchaseNo,
        dumpSiteId,
        soilType,
        quantity,
        price,
        boughtAt,
        ...changeable(input),
      })
      await keepPictures(tx, [input.picture ?? null])
      const place = { dumpSiteId, soilType }
      await book(tx, place, [
        { ...bought, ...place, quantity, happenedAt: boughtAt, companyChange: quantity, purchaseId: id },
      ])
      await recost(tx, place, ticketDayOf(boughtAt))
      return this.viewOf(tx, id)
    })
  }

  /** Changes what does not move tickets; STALE when it is not the version that the caller has seen. */
  update(
    actor: Actor,
    { input: given, idempotencyKey }: Keyed & { input: TicketPurchaseChange },
  ): Promise<TicketPurchaseView> {
    actor.assert(purchaseMachine.needs('edit'))
    const input = validate(changeSchema, given, 'input')
    const options = { name: 'ticketPurchase.update', title: texts.edit.purchase, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockPurchase(tx, input.id)
      purchaseMachine.next(stored.status, 'edit')
      if (stored.version !== input.version) throw new DomainError('STALE')
      const changed = changeable(input)
      await queries.updatePurchase(tx, stored.id, changed)
      await keepPictures(tx, [changed.picture])
      const row = { entity: 'ticketPurchase', entityId: stored.id, rowVersion: stored.version + 1 }
      const names = ['supplier', 'expiresOn', 'invoiceNo', 'picture', 'remark'] as const
      await recordChanges(
        tx,
        names.map((field) => ({ ...row, field, before: stored[field], after: changed[field] })),
      )
      return this.viewOf(tx, stored.id)
    })
  }

  /** Takes a purchase back: the company's stock goes down by it, below nothing where projects have collected them already. */
  void(
    actor: Actor,
    { id: given, reason: why, idempotencyKey }: Keyed & { id: string; reason: string },
  ): Promise<TicketPurchaseView> {
    actor.assert(purchaseMachine.needs('void'))
    const { id, reason } = validate(voidSchema, { id: given, reason: why })
    const options = { name: 'ticketPurchase.void', title: texts.void.purchase, input: { id, reason }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { dumpSiteId, soilType, ...stored } = await queries.lockPurchase(tx, id)
      purchaseMachine.next(stored.status, 'void')
      await queries.voidPurchase(tx, stored.id, reason)
      const quantity = -stored.quantity
      const place = { dumpSiteId, soilType }
      const entry = { ...bought, ...place, quantity, happenedAt: stored.boughtAt, companyChange: quantity, reason }
      await book(tx, place, [{ ...entry, purchaseId: stored.id }])
      await recost(tx, place, ticketDayOf(momentOf(stored.boughtAt)))
      return this.viewOf(tx, stored.id)
    })
  }
}

const bought = { kind: EntryKind.PURCHASE, projectId: null, driverId: null } as const

/** What may be changed of a purchase, as its table has it. */
const changeable = (
  input: z.output<typeof changeSchema> | z.output<ReturnType<typeof inputSchema>>,
): queries.Changed => ({
  supplier: input.supplier,
  expiresOn: input.expiresOn,
  invoiceNo: input.invoiceNo ?? null,
  picture: input.picture ?? null,
  remark: input.remark ?? null,
})
