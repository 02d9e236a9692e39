import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { sql } from '../../../kernel/sql/sql.js'
import { documentList, foundBy, ticketSheet } from '../booking/booking.list.queries.js'
import { namedColumns, namedFound } from '../named.sql.js'
import { ticketTexts as texts } from '../texts.js'
import { type TicketCollectionFilter, TicketCollectionSortField, type TicketCollectionView } from './collection.view.js'
import { collectionTable, collectionTable as table } from './fields.js'

const columns = { ...columnsOf('t', collectionTable), ...namedColumns }

const found = conditionsOf('t', collectionTable, namedFound)

/** Collections, the last one first. */
export const collectionList = documentList<TicketCollectionFilter, TicketCollectionSortField>('ticket_collection', {
  columns,
  fields: collectionTable,
  sorts: sortsOf(TicketCollectionSortField, columns, collectionTable),
  defaultSort: { field: TicketCollectionSortField.COLLECTED_AT, direction: 'DESC' },
  where: found,
  summary: { quantity: sql`coalesce(sum(t.quantity) filter (where t.status = 'BOOKED'), 0)::int` },
})

export const findCollections = foundBy<TicketCollectionView>(collectionList)

/** Collections in a spreadsheet. */
export const collectionSheet = ticketSheet('TicketCollection', texts.collection, { spec: collectionList, table })
