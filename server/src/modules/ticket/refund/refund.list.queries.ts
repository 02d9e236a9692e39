import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { sql } from '../../../kernel/sql/sql.js'
import { settingsOf } from '../../company/index.js'
import { documentList, foundBy, ticketSheet } from '../booking/booking.list.queries.js'
import { namedColumns, namedFound } from '../named.sql.js'
import { ticketTexts as texts } from '../texts.js'
import { refundTable, refundTable as table } from './fields.js'
import { type TicketRefundFilter, TicketRefundSortField, type TicketRefundView } from './refund.view.js'

const columns = {
  ...columnsOf('t', refundTable),
  ...namedColumns,
  applyId: sql`t.apply_id`,
  fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
}

const found = conditionsOf('t', refundTable, namedFound)
const judged = ['status', 'applyId', 'fourEyes']

/** Refunds, the last one first. */
export const refundList = documentList<TicketRefundFilter, TicketRefundSortField>('ticket_refund', {
  joins: { settings: settingsOf.join(sql`t.company_id`) },
  columns,
  fields: refundTable,
  needs: { allowedActions: judged, refusedActions: judged },
  sorts: sortsOf(TicketRefundSortField, columns, refundTable),
  defaultSort: { field: TicketRefundSortField.REFUNDED_AT, direction: 'DESC' },
  where: found,
  summary: {
    quantity: sql`coalesce(sum(t.quantity) filter (where t.status = 'APPROVED'), 0)::int`,
    amount: sql`coalesce(sum(t.amount) filter (where t.status = 'APPROVED'), 0)`,
    pending: sql`(count(*) filter (where t.status = 'PENDING'))::int`,
  },
})

export const findRefunds = foundBy<TicketRefundView>(refundList)

/** Refunds in a spreadsheet. */
export const refundSheet = ticketSheet('TicketRefund', texts.refund, { spec: refundList, table })
