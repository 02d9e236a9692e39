import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { type DriverFilter, DriverSortField, type DriverView } from './driver.view.js'
import { driverTable } from './fields.js'

const columns = {
  ...columnsOf('d', driverTable),
  captainName: { sql: sql`c.name`, join: 'captain' },
}

/** Drivers by their names. */
export const driverList: ListSpec<DriverFilter, DriverSortField> = {
  from: sql`driver d`,
  alias: 'd',
  joins: { captain: sql`join captain c on c.company_id = d.company_id and c.id = d.captain_id` },
  columns,
  fields: driverTable,
  needs: { allowedActions: ['enabled'], captain: ['captainId'] },
  always: ['id'],
  sorts: sortsOf(DriverSortField, columns, driverTable),
  defaultSort: { field: DriverSortField.NAME, direction: 'ASC' },
  tieBreak: sql`d.id`,
  scope: (actor) => sql`d.company_id = ${actor.companyId}`,
  where: conditionsOf('d', driverTable, {
    captainName: (text) =>
      sql`d.captain_id in (select c.id from captain c where c.company_id = d.company_id and ${isLike(sql`c.name`, text)})`,
  }),
  summary: { enabledCount: sql`count(*) filter (where d.enabled)::int` },
}

/** Drivers of ids that the company has. */
export const driversByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<DriverView[]> => readWhere<DriverView>(em, actor, driverList, inUuids(sql`d.id`, ids), fields)
