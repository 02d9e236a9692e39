import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { sql } from '../../../kernel/sql/sql.js'
import { ticketSheet } from '../booking/booking.list.queries.js'
import { edgeNeeds, namedColumns, namedFound, namedJoins } from '../named.sql.js'
import { ticketTexts as texts } from '../texts.js'
import { type TicketEntryFilter, TicketEntrySortField, type TicketEntryView } from './entry.view.js'
import { entryTable, entryTable as table } from './fields.js'
import { costOfEntry, entriesOfPhase } from './phase-entries.sql.js'

const columns = {
  ...columnsOf('t', entryTable),
  ...namedColumns,
  documentNo: { sql: sql`coalesce(b.purchase_no, k.collect_no, f.refund_no)`, join: 'documents' },
}

const found = conditionsOf('t', entryTable, namedFound)

/** Entries of the ledger, the last one first. */
export const entryList: ListSpec<TicketEntryFilter, TicketEntrySortField> = {
  from: sql`ticket_entry t`,
  alias: 't',
  fields: entryTable,
  joins: {
    ...namedJoins,
    project: sql`left ${namedJoins.project}`,
    documents: sql`left join ticket_purchase b on b.company_id = t.company_id and b.id = t.purchase_id
      left join ticket_collection k on k.company_id = t.company_id and k.id = t.collection_id
      left join ticket_refund f on f.company_id = t.company_id and f.id = t.refund_id`,
  },
  columns,
  needs: { ...edgeNeeds, balance: ['happenedAt'] },
  always: ['id'],
  sorts: sortsOf(TicketEntrySortField, columns, entryTable),
  defaultSort: { field: TicketEntrySortField.HAPPENED_AT, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: ({ movesCompanyStock, phase, ...filter }, actor) => [
    ...found(filter),
    ...(phase ? [entriesOfPhase(actor, phase)] : []),
    ...(movesCompanyStock == null ? [] : [sql`(t.company_change <> 0) = ${movesCompanyStock}`]),
  ],
  summary: ({ phase }) => ({
    purchased: sql`coalesce(sum(t.quantity) filter (where t.kind = 'PURCHASE'), 0)::int`,
    collected: sql`coalesce(sum(t.quantity) filter (where t.kind = 'COLLECT'), 0)::int`,
    used: sql`coalesce(sum(t.quantity) filter (where t.kind = 'USE'), 0)::int`,
    refunded: sql`coalesce(sum(t.quantity) filter (where t.kind = 'REFUND'), 0)::int`,
    ...(phase ? { phaseCost: sql`coalesce(sum(${costOfEntry}), 0)::numeric(18, 2)` } : {}),
  }),
}

export const findEntry = (em: Em, actor: Actor, id: string): Promise<TicketEntryView | undefined> =>
  readOne<TicketEntryView>(em, actor, entryList, sql`t.id = ${id}`)

/** The ledger in a spreadsheet. */
export const entrySheet = ticketSheet('TicketEntry', texts.entry, { spec: entryList, table })
