import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { firstRow, inUuids, sql } from '../../../kernel/sql/sql.js'
import { type DriverFilter, DriverSortField, type DriverView, type OwnDriver } from './driver.view.js'
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

/**
 * Driver with an account in his company, his captain, and the latest approved task of his captain that is open to him.
 */
export const ownDriver = (em: Em, { companyId, userId }: Actor): Promise<OwnDriver | undefined> =>
  firstRow(
    em,
    sql`select d.name, k.name as "captainName", k.mobile as "captainMobile", t.*
        from driver d join captain k on k.company_id = d.company_id and k.id = d.captain_id
          left join lateral (
            select j.name as "taskProjectName", g.name as "taskGarbageName",
              t.soil_type as "taskSoilType", t.tp_mode as "taskTpMode"
            from captain_task_member m join captain_task t on t.company_id = m.company_id and t.id = m.task_id
              join published_project j on j.company_id = t.company_id and j.id = t.project_id
              left join published_dump_site g on g.company_id = t.company_id and g.id = t.dump_site_id
            where m.company_id = d.company_id and m.captain_id = d.captain_id and (m.driver_id is null or m.driver_id = d.id)
              and t.status = 'APPROVED' and j.enabled
            order by t.audit_datetime desc, t.id desc limit 1) t on true
        where d.company_id = ${companyId} and d.user_id = ${userId} order by d.enabled desc, d.id limit 1`,
  )
