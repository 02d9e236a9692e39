import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { truckTable } from './fields.js'
import { type TruckFilter, TruckSortField } from './truck.view.js'

const columns = {
  ...columnsOf('t', truckTable),
  captainName: { sql: sql`c.name`, join: 'captain' },
  ...mergedColumns('t', 'truck', 'plate'),
}

/** Trucks by their plates. */
export const truckList: ListSpec<TruckFilter, TruckSortField> = {
  from: sql`truck t`,
  alias: 't',
  joins: { captain: sql`join captain c on c.company_id = t.company_id and c.id = t.captain_id` },
  columns,
  fields: truckTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'], captain: ['captainId'] },
  always: ['id'],
  sorts: sortsOf(TruckSortField, columns, truckTable),
  defaultSort: { field: TruckSortField.PLATE, direction: 'ASC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: conditionsOf('t', truckTable, {
    captainName: (text) =>
      sql`t.captain_id in (select c.id from captain c where c.company_id = t.company_id and ${isLike(sql`c.name`, text)})`,
  }),
  summary: { enabledCount: sql`count(*) filter (where t.enabled)::int` },
}
