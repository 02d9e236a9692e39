import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readOne, readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { inCompanies, isCaptain, reach } from '../../identity/index.js'
import type { FleetPaperState } from '../enums.js'
import { fleetPaperTable as table } from './fields.js'
import { type FleetPaperFilter, FleetPaperSortField, type FleetPaperView, type FormerPaperView } from './paper.view.js'
import { fleetPaperTexts as texts } from './texts.js'

/** Days before the last one at which a paper is about to run out. */
export const EXPIRES_IN = 30

const today = sql`(now() at time zone 'Asia/Shanghai')::date`
const dayText = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`
const state = sql`case when p.valid_until < ${today} then 'EXPIRED'
  when p.valid_until <= ${today} + ${sql.raw(String(EXPIRES_IN))} then 'EXPIRING' else 'VALID' end`
/** Number of papers `p` in a state. */
export const countOfState = (wanted: `${FleetPaperState}`): Sql =>
  sql`count(*) filter (where ${state} = ${sql.raw(`'${wanted}'`)})::int`
const pictureUrl = sql`'/files/' || p.picture_id`

const columns = {
  ...columnsOf('p', table),
  state,
  plate: sql`h.plate`,
  driverName: sql`h.driver_name`,
  captainId: sql`h.captain_id`,
  captainName: sql`c.name`,
  validFrom: dayText(sql`p.valid_from`),
  validUntil: dayText(sql`p.valid_until`),
  pictureUrl,
}

/** Truck or driver of a paper, with the captain. */
const holder = sql`cross join lateral (
    select t.company_id, t.plate, null::text as driver_name, t.captain_id from truck t where t.company_id = p.company_id and t.id = p.truck_id
    union all
    select d.company_id, null, d.name, d.captain_id from driver d where d.company_id = p.company_id and d.id = p.driver_id) h
  join captain c on c.company_id = p.company_id and c.id = h.captain_id`

const found = conditionsOf('p', table, {
  state,
  plate: sql`h.plate`,
  driverName: sql`h.driver_name`,
  captainId: sql`h.captain_id`,
  captainName: sql`c.name`,
})

/** Papers in force, the first to run out first; a captain sees those of his trucks and drivers. */
export const fleetPaperList: ListSpec<FleetPaperFilter, FleetPaperSortField> = {
  from: sql`fleet_paper p ${holder}`,
  alias: 'p',
  columns,
  fields: table,
  always: ['id'],
  sorts: sortsOf(FleetPaperSortField, columns, table),
  defaultSort: { field: FleetPaperSortField.VALID_UNTIL, direction: 'ASC' },
  tieBreak: sql`p.id`,
  scope: (actor) =>
    isCaptain(actor)
      ? sql`p.renewed_at is null and ${inCompanies(actor, sql`p.company_id`)} and ${reach(actor, 'h')}`
      : sql`p.company_id = ${actor.companyId} and p.renewed_at is null`,
  where: (filter) => [
    ...found(filter),
    ...(filter.validUntilFrom ? [sql`p.valid_until >= ${filter.validUntilFrom}::date`] : []),
    ...(filter.validUntilTo ? [sql`p.valid_until <= ${filter.validUntilTo}::date`] : []),
  ],
  summary: {
    expiringCount: countOfState('EXPIRING'),
    expiredCount: countOfState('EXPIRED'),
  },
}

/** Papers in a spreadsheet. */
export const fleetPaperSheet = sheetOf('FleetPaper', table, {
  title: texts.paper,
  permission: 'chain:basedata:get',
  spec: fleetPaperList,
})

/** Paper in force as lists show it; undefined for one out of the actor's reach. */
export const findFleetPaper = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<FleetPaperView | undefined> =>
  isId(id) ? readOne<FleetPaperView>(em, actor, fleetPaperList, sql`p.id = ${id}`, fields) : undefined

/** Papers in force of trucks and drivers, by their ids. */
export const papersOfHolders = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<FleetPaperView[]> =>
  readWhere<FleetPaperView>(
    em,
    actor,
    fleetPaperList,
    sql`(${inUuids(sql`p.truck_id`, ids)} or ${inUuids(sql`p.driver_id`, ids)})`,
    fields && new Set([...fields, 'truckId', 'driverId']),
  )

const SHOWN = 20

/** Former papers in the place of one that the actor may see, the last one first. */
export const formerPapers = async (em: Em, actor: Actor, id: string): Promise<FormerPaperView[]> => {
  if (!isId(id)) return []
  return rows(
    em,
    sql`select o.id, o.number, ${dayText(sql`o.valid_from`)} as "validFrom", ${dayText(sql`o.valid_until`)} as "validUntil",
          '/files/' || o.picture_id as "pictureUrl", o.renewed_at as "renewedAt", o.renewed_by as "renewedBy"
        from fleet_paper p join fleet_paper o on o.company_id = p.company_id and o.kind = p.kind and o.renewed_at is not null
          and (o.truck_id = p.truck_id or o.driver_id = p.driver_id)
        where ${inCompanies(actor, sql`p.company_id`)} and p.id = ${id}
        order by o.renewed_at desc, o.id limit ${SHOWN}`,
  )
}

/** Whether a paper of the actor's trucks and drivers shows the file; former papers are among them. */
export const isOnPaper = (em: Em, actor: Actor, fileId: string): Promise<boolean> =>
  seeing(actor, async () => {
    const found = await firstRow(
      em,
      sql`select from fleet_paper p ${holder}
          where ${inCompanies(actor, sql`p.company_id`)} and ${reach(actor, 'h')} and p.picture_id = ${fileId} limit 1`,
    )
    return found !== undefined
  })
