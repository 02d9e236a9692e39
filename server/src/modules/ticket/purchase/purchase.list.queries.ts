import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import { sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { namedColumns, namedFound, namedJoins } from '../named.sql.js'
import { purchaseTable } from './fields.js'
import { type TicketPurchaseFilter, TicketPurchaseSortField, type TicketPurchaseView } from './purchase.view.js'

const columns = {
  ...columnsOf('t', purchaseTable),
  expiresOn: sql`t.expires_on::text`,
  garbageName: namedColumns.garbageName,
}

const found = conditionsOf('t', purchaseTable, { garbageName: namedFound.garbageName })

/** Purchases, the last one first. */
export const purchaseList: ListSpec<TicketPurchaseFilter, TicketPurchaseSortField> = {
  from: sql`ticket_purchase t`,
  alias: 't',
  joins: { site: namedJoins.site },
  columns,
  needs: { allowedActions: ['status'], refusedActions: ['status'], cost: [] },
  always: ['id'],
  sorts: sortsOf(TicketPurchaseSortField, columns, purchaseTable),
  defaultSort: { field: TicketPurchaseSortField.BOUGHT_AT, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: (filter) => found(filter),
  summary: {
    quantity: sql`coalesce(sum(t.quantity) filter (where t.status = 'BOOKED'), 0)::int`,
    amount: sql`coalesce(sum(t.amount) filter (where t.status = 'BOOKED'), 0)`,
  },
}

export const findPurchase = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<TicketPurchaseView | undefined> =>
  isId(id) ? readOne<TicketPurchaseView>(em, actor, purchaseList, sql`t.id = ${id}`, fields) : undefined
