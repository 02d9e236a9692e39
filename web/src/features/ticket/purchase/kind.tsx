import { formatMinute } from '../../../ui/format/date'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import {
  BookingBadge,
  type BookingKind,
  bookedFacts,
  bookedVerbs,
  bookingTexts,
  timeFact,
  useBooking,
} from '../booking'
import { TicketPurchaseDocument } from './purchase.generated'
import { isExpired, type Purchase } from './rows'
import { texts } from './texts'

const { fields } = texts

function expiryOf(purchase: Purchase): string {
  if (!purchase.expiresOn) return texts.forever
  return isExpired(purchase) ? texts.expiredMark(purchase.expiresOn) : purchase.expiresOn
}

const countOf = (row: Purchase) => texts.tickets(formatCount(row.quantity))
const priceOf = (row: Purchase) => texts.perTicket(formatMoney(row.price))
const amountOf = (row: Purchase) => texts.yuan(formatMoney(row.amount))

/** What a purchase says of itself. */
export const kind: BookingKind<Purchase, 'edit' | 'void'> & { texts: typeof texts } = {
  texts,
  param: 'purchase',
  useOne: (id) => useBooking(TicketPurchaseDocument, id, (data) => data.ticketPurchase),
  verbs: bookedVerbs,
  numberOf: (row) => row.purchaseNo,
  stateOf: (row) => <BookingBadge status={row.status} />,
  amountOf,
  aboutOf: (row) => [row.garbageName, row.soilType, countOf(row), priceOf(row)],
  factsOf: (row) => [
    [fields.supplier, row.supplier, true],
    [fields.boughtAt, timeFact(row.boughtAt)],
    [fields.expiresOn, expiryOf(row)],
    [fields.invoiceNo, row.invoiceNo],
    [fields.remark, row.remark, true],
  ],
  process: bookingTexts.process,
  processOf: (row) => bookedFacts(fields, row),
  ledger: 'purchaseId',
  cardOf: (row) => ({
    facts: [
      `${row.garbageName} · ${row.soilType}`,
      `${countOf(row)} × ${priceOf(row)}`,
      row.supplier,
      formatMinute(row.boughtAt),
    ],
    amount: amountOf(row),
  }),
}
