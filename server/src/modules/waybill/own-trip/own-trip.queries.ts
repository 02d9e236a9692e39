import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { flagged } from '../../../kernel/list/filters.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import { readOne } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { ownTripTable } from './fields.js'
import type { OwnTripFilter, OwnTripSortField, OwnTripView } from './own-trip.view.js'

/** Trips `w` of the actor as a driver of his company; found by the driver's index, whatever the company has. */
const ofDriver = ({ companyId, userId }: Actor): Sql =>
  sql`w.company_id = ${companyId} and w.driver_id = any(array(
    select d.id from published_driver d where d.company_id = ${companyId} and d.user_id = ${userId}))`

const mayConfirm = sql`(w.status <> 'VOID' and w.settlement_id is null)`
const waits = sql`(${mayConfirm} and not exists (select from trip_confirmation c
  where c.company_id = w.company_id and c.waybill_id = w.id and c.side = 'DRIVER' and c.replaced_at is null))`

const ofWord = (column: string) => ({ sql: sql.raw(`c.${column}`), join: 'word' })

/** Trips of a driver, the latest first. */
export const ownTripList: ListSpec<OwnTripFilter, OwnTripSortField> = {
  from: sql`waybill w`,
  alias: 'w',
  fields: ownTripTable,
  joins: {
    word: sql`left join trip_confirmation c
      on c.company_id = w.company_id and c.waybill_id = w.id and c.side = 'DRIVER' and c.replaced_at is null`,
  },
  columns: {
    ...columnsOf('w', ownTripTable),
    verdict: ofWord('verdict'),
    verdictWeightTons: ofWord('weight_tons'),
    reason: ofWord('reason'),
    confirmTime: ofWord('created_at'),
    mayConfirm,
  },
  always: ['id'],
  sorts: { GO_DATETIME: sql`w.go_datetime` },
  defaultSort: { field: 'GO_DATETIME' as OwnTripSortField, direction: 'DESC' },
  tieBreak: sql`w.id`,
  scope: ofDriver,
  where: (filter) => [...conditions(filter), ...flagged(waits, filter.waiting)],
  summary: {
    counted: sql`count(*) filter (where w.status <> 'VOID')::int`,
    waiting: sql`count(*) filter (where ${waits})::int`,
  },
}

const conditions = conditionsOf('w', ownTripTable)

/** Trip of an id among the driver's own. */
export const findOwnTrip = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<OwnTripView | undefined> =>
  isId(id) ? readOne<OwnTripView>(em, actor, ownTripList, sql`w.id = ${id}`, fields) : undefined
