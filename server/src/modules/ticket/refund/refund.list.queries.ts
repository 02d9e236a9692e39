import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { settingsOf } from '../../company/index.js'
import { edgeNeeds, namedColumns, namedFound, namedJoins } from '../named.sql.js'
import { refundTable } from './fields.js'
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
export const refundList: ListSpec<TicketRefundFilter, TicketRefundSortField> = {
  from: sql`ticket_refund t`,
  alias: 't',
  joins: { ...namedJoins, settings: settingsOf.join(sql`t.company_id`) },
  columns,
  needs: { ...edgeNeeds, allowedActions: judged, refusedActions: judged },
  always: ['id'],
  sorts: sortsOf(TicketRefundSortField, columns, refundTable),
  defaultSort: { field: TicketRefundSortField.REFUNDED_AT, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: (filter) => found(filter),
  summary: {
    quantity: sql`coalesce(sum(t.quantity) filter (where t.status = 'APPROVED'), 0)::int`,
    amount: sql`coalesce(sum(t.amount) filter (where t.status = 'APPROVED'), 0)`,
    pending: sql`(count(*) filter (where t.status = 'PENDING'))::int`,
  },
}

/** Those of these that the company has. */
export const findRefunds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<TicketRefundView[]> => readWhere<TicketRefundView>(em, actor, refundList, inUuids(sql`t.id`, ids), fields)

export const findRefund = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<TicketRefundView | undefined> =>
  isId(id) ? readOne<TicketRefundView>(em, actor, refundList, sql`t.id = ${id}`, fields) : undefined
