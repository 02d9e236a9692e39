import { z } from 'zod'
import { idTextOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { idText } from '../../../kernel/values/validate.js'
import { bookingFields, past } from '../booking/booking.inputs.js'
import { collectionMachine } from '../booking/booking.machine.js'
import type { Bookings, NamedBookings } from '../booking/booking.service.js'
import { book } from '../entry/book.js'
import { EntryKind } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'
import type { LookAtTrips } from '../trip/trips.js'
import { collectionList } from './collection.list.queries.js'
import { insertCollection, lockCollection, type Moving, type Told, updateCollection } from './collection.queries.js'
import type {
  TicketCollectionFilter,
  TicketCollectionSortField,
  TicketCollectionSummary,
  TicketCollectionView,
} from './collection.view.js'
import { collectionTable as table } from './fields.js'

const told = {
  receiver: optionalTextOf(table.receiver),
  picture: bookingFields.picture,
  remark: bookingFields.remark,
}
const formSchema = (now: Date) =>
  z.object({
    ...bookingFields,
    ...told,
    projectInfoId: idTextOf(table.projectName),
    driverId: idTextOf(table.driverName).nullish(),
    collectedAt: past(table.collectedAt.label, now),
  })
const changeSchema = z.object({ id: idText(texts.collection), version: z.int(), ...told })

export interface Collection {
  View: TicketCollectionView
  Summary: TicketCollectionSummary
  Filter: TicketCollectionFilter
  Key: TicketCollectionSortField
  Form: z.output<ReturnType<typeof formSchema>>
  Change: z.output<typeof changeSchema>
  Moving: Moving
  Told: Told
}

export const namedCollections: NamedBookings = {
  what: texts.collection,
  entity: 'ticketCollection',
  machine: collectionMachine,
}

/** Collections: tickets that a project, or a driver for it, takes from the company's stock, which must have as many. */
export const collections = (lookAtTrips: LookAtTrips): Bookings<Collection> => ({
  ...namedCollections,
  spec: collectionList,
  table: 'ticket_collection',
  titles: { register: texts.register.collection, update: texts.edit.collection, void: texts.void.collection },
  prefix: 'LY',
  form: formSchema,
  change: changeSchema,
  moving: ({ projectInfoId: projectId, garbageId: dumpSiteId, soilType, driverId, quantity, collectedAt }) => ({
    projectId,
    dumpSiteId,
    soilType,
    driverId: driverId ?? null,
    quantity,
    collectedAt,
  }),
  told: ({ receiver = null, picture = null, remark = null }) => ({ receiver, picture, remark }),
  insert: insertCollection,
  lock: lockCollection,
  update: updateCollection,
  async book(tx, { id: collectionId, projectId, driverId, dumpSiteId, soilType, collectedAt }, booked) {
    const { quantity, reason = null, site } = booked
    const place = { dumpSiteId, soilType }
    const taken = { projectId, ...place, happenedAt: collectedAt }
    const entry = { kind: EntryKind.COLLECT, ...taken, driverId, quantity, companyChange: -quantity, reason }
    const wanted = site === undefined ? undefined : { where: texts.companyAt(site, soilType), want: quantity }
    await book(tx, place, [{ ...entry, collectionId }], wanted)
    await lookAtTrips(tx, { ...taken, change: quantity })
  },
})
