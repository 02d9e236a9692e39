import { formatMinute } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import {
  BookingBadge,
  type BookingKind,
  bookedFacts,
  bookedVerbs,
  bookingTexts,
  timeFact,
  useBooking,
} from '../booking'
import { TicketCollectionDocument } from './collection.generated'
import type { Collection } from './rows'
import { texts } from './texts'

const { fields } = texts
const countOf = (row: Collection) => texts.tickets(formatCount(row.quantity))

/** What a collection says of itself. */
export const kind: BookingKind<Collection, 'edit' | 'void'> & { texts: typeof texts } = {
  texts,
  param: 'collection',
  useOne: (id) => useBooking(TicketCollectionDocument, id, (data) => data.ticketCollection),
  verbs: bookedVerbs,
  numberOf: (row) => row.collectNo,
  stateOf: (row) => <BookingBadge status={row.status} />,
  amountOf: countOf,
  aboutOf: (row) => [row.projectName, row.garbageName, row.soilType],
  factsOf: (row) => [
    [texts.driver, row.driverName ?? texts.project],
    [fields.receiver, row.receiver],
    [fields.collectedAt, timeFact(row.collectedAt)],
    [fields.remark, row.remark, true],
  ],
  process: bookingTexts.process,
  processOf: (row) => bookedFacts(fields, row),
  ledger: 'collectionId',
  cardOf: (row) => ({
    facts: [
      row.projectName,
      `${row.garbageName} · ${row.soilType}`,
      row.driverName ?? texts.project,
      formatMinute(row.collectedAt),
    ],
    amount: countOf(row),
  }),
}
