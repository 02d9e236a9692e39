import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { RescueState, rescueTable as table } from './fields.js'
import { type RescueFilter, RescueSortField, type RescueView } from './rescue.view.js'

const companyName = sql`c.name`
const columns = {
  ...columnsOf('r', table),
  companyName: { sql: companyName, join: 'company' },
  hands: sql`r.hands`,
  userId: sql`r.user_id`,
}
const judged = ['state', 'hands', 'userId']

/** Every rescue, for the platform's desk: the last one that was applied for first. */
export const rescueList: ListSpec<RescueFilter, RescueSortField> = {
  from: sql`administrator_rescue r`,
  alias: 'r',
  joins: { company: sql`join company c on c.id = r.for_company_id` },
  fields: table,
  columns,
  needs: { allowedActions: judged, refusedActions: judged },
  always: ['id'],
  sorts: sortsOf(RescueSortField, columns, table),
  defaultSort: { field: RescueSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`r.id`,
  scope: (actor) => (actor.can('platform:rescue:get') ? sql`true` : sql`false`),
  where: conditionsOf('r', table, {
    companyName: (name) =>
      sql`exists (select from company c where c.id = r.for_company_id and ${isLike(companyName, name)})`,
  }),
  summary: {
    applied: sql`(count(*) filter (where r.state = ${RescueState.APPLIED}))::int`,
    waiting: sql`(count(*) filter (where r.state = ${RescueState.WAITING}))::int`,
  },
}

/** Rescue of an id; undefined for an unknown id and for an actor without the permission. */
export const findRescueOf = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<RescueView | undefined> =>
  isId(id) ? readOne<RescueView>(em, actor, rescueList, sql`r.id = ${id}`, fields) : undefined
