import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { inCompanies, isCaptain, reach } from '../../identity/index.js'
import { countOfState } from '../paper/paper.list.queries.js'
import { ownFleetTable as table } from './fields.js'
import { type OwnFleetFilter, OwnFleetSortField } from './own-fleet.view.js'

const columns = {
  ...columnsOf('h', table),
  companyAuthName: sql`y.name`,
  expiringCount: sql`n.expiring`,
  expiredCount: sql`n.expired`,
}

/**
 * Trucks and drivers `h` in use within a captain's reach, and the numbers of their papers that run out. Each part names
 * its companies: no index of one table leads to the rows of the other.
 */
const within = (actor: Actor): Sql => sql`(
    select t.company_id, t.id, t.plate as name, true as is_truck, t.vehicle_type, null::text as mobile
      from truck t where ${reach(actor, 't')} and t.enabled
    union all
    select d.company_id, d.id, d.name, false, null, d.mobile from driver d where ${reach(actor, 'd')} and d.enabled) h
  join published_company y on y.id = h.company_id
  cross join lateral (
    select ${countOfState('EXPIRING')} as expiring, ${countOfState('EXPIRED')} as expired from fleet_paper p
    where ${inCompanies(actor, sql`p.company_id`)} and p.company_id = h.company_id and p.renewed_at is null
      and (p.truck_id = h.id or p.driver_id = h.id)) n`

/** Trucks and drivers of a captain in all his companies, by their names; nobody else has any. */
export const ownFleetList: ListSpec<OwnFleetFilter, OwnFleetSortField> = {
  from: sql`(select) h`,
  alias: 'h',
  columns,
  fields: table,
  needs: { papers: ['id'] },
  always: ['id'],
  sorts: sortsOf(OwnFleetSortField, columns, table),
  defaultSort: { field: OwnFleetSortField.NAME, direction: 'ASC' },
  tieBreak: sql`h.is_truck desc, h.id`,
  seenBy: (actor) => ({ from: within(actor) }),
  scope: (actor) => (isCaptain(actor) ? sql`true` : sql`false`),
  where: conditionsOf('h', table, { companyAuthName: sql`y.name` }),
  summary: {
    expiringCount: sql`count(*) filter (where n.expiring > 0)::int`,
    expiredCount: sql`count(*) filter (where n.expired > 0)::int`,
  },
}
