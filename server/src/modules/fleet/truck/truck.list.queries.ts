import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { firstRow, inUuids, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { mergedColumns } from '../../basedata/index.js'
import { fleetTexts as texts } from '../texts.js'
import { truckTable } from './fields.js'
import { type TruckFilter, TruckSortField, type TruckView } from './truck.view.js'

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

/** Trucks in a spreadsheet. */
export const truckSheet = sheetOf('Truck', truckTable, {
  title: texts.truck,
  permission: 'chain:basedata:get',
  spec: truckList,
  units: { volumeCubic: '方', capacityTons: '吨' },
})

/** Trucks of these ids that the company has. */
export const trucksByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<TruckView[]> => readWhere<TruckView>(em, actor, truckList, inUuids(sql`t.id`, ids), fields)

/** Whether the company has a truck; it then stays until the transaction ends. */
export async function keepsTruck({ em, actor }: Tx, truckId: string): Promise<boolean> {
  if (!isId(truckId)) return false
  const row = await firstRow(
    em,
    sql`select id from truck where company_id = ${actor.companyId} and id = ${truckId} for key share`,
  )
  return row !== undefined
}
