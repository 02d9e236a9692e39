import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { documentList, foundBy, ticketSheet } from '../booking/booking.list.queries.js'
import { namedColumns, namedFound } from '../named.sql.js'
import { ticketTexts as texts } from '../texts.js'
import { purchaseTable, purchaseTable as table } from './fields.js'
import { type TicketPurchaseFilter, TicketPurchaseSortField, type TicketPurchaseView } from './purchase.view.js'

const columns = {
  ...columnsOf('t', purchaseTable),
  expiresOn: sql`t.expires_on::text`,
  garbageName: namedColumns.garbageName,
}

const found = conditionsOf('t', purchaseTable, { garbageName: namedFound.garbageName })

/** Purchases, the last one first. */
export const purchaseList = documentList<TicketPurchaseFilter, TicketPurchaseSortField>('ticket_purchase', {
  columns,
  fields: purchaseTable,
  sorts: sortsOf(TicketPurchaseSortField, columns, purchaseTable),
  defaultSort: { field: TicketPurchaseSortField.BOUGHT_AT, direction: 'DESC' },
  where: found,
  summary: {
    quantity: sql`coalesce(sum(t.quantity) filter (where t.status = 'BOOKED'), 0)::int`,
    amount: sql`coalesce(sum(t.amount) filter (where t.status = 'BOOKED'), 0)`,
  },
})

/** Soils for which the company has bought tickets, of one dump site or of any. */
export function boughtSoils(
  em: Em,
  { companyId }: Actor,
  dumpSiteId?: string,
): Promise<{ id: string; name: string }[]> {
  const atSite = dumpSiteId === undefined ? sql`true` : inUuids(sql`k.dump_site_id`, [dumpSiteId])
  return rows(
    em,
    sql`select s.id, s.name from published_soil_type s
        where s.company_id = ${companyId} and s.name in (
          select k.soil_type from ticket_stock k where k.company_id = ${companyId} and ${atSite} and exists (
            select from ticket_purchase t where t.company_id = k.company_id and t.dump_site_id = k.dump_site_id
              and t.soil_type = k.soil_type and t.status = 'BOOKED'))
        order by s.sort, s.name`,
  )
}

export const findPurchases = foundBy<TicketPurchaseView>(purchaseList)

/** Purchases in a spreadsheet. */
export const purchaseSheet = ticketSheet('TicketPurchase', texts.purchase, { spec: purchaseList, table })
