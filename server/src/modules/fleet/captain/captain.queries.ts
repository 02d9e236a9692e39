import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf } from '../../../kernel/fields.js'
import { flagged } from '../../../kernel/list/filters.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike, isNamedLike } from '../../../kernel/sql/forms.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { NamedRow } from '../../basedata/index.js'
import { inCompanies, isCaptain, isOutdoors } from '../../identity/index.js'
import { type CaptainFilter, CaptainSortField, type CaptainView } from './captain.list.view.js'
import type { CaptainDriverFilter, CaptainNode } from './captain.view.js'
import { captainDriverTable, captainTable } from './fields.js'

const hasAccount = sql`(c.user_id is not null)`
const columns = { ...columnsOf('c', captainTable), hasAccount }

/** Captains by their names. */
export const captainList: ListSpec<CaptainFilter, CaptainSortField> = {
  from: sql`captain c`,
  alias: 'c',
  columns,
  fields: captainTable,
  needs: { allowedActions: ['enabled'] },
  always: ['id'],
  sorts: sortsOf(CaptainSortField, columns, captainTable),
  defaultSort: { field: CaptainSortField.NAME, direction: 'ASC' },
  tieBreak: sql`c.id`,
  scope: (actor) => sql`c.company_id = ${actor.companyId}`,
  where: conditionsOf('c', captainTable, { hasAccount }),
  summary: { enabledCount: sql`count(*) filter (where c.enabled)::int` },
}

/** A plate of a captain's trucks holds it, as people write plates. */
const hasPlateLike = (actor: Actor, keyword: string): Sql =>
  sql`c.id in (select t.captain_id from truck t where ${inCompanies(actor, sql`t.company_id`)} and ${isLike(sql`t.plate`, keyword, 'plate')})`

/**
 * Captains by name with all their drivers; an actor who is a captain gets only himself. A keyword keeps those where a
 * name, mobile or plate of the captain or of a driver holds it.
 */
export function captainTree(em: Em, actor: Actor, keyword: string): Promise<CaptainNode[]> {
  return rows(
    em,
    sql`select c.id as "captainId", c.name as "captainName", c.mobile, c.is_open_wallet as "isOpenWallet", c.enabled,
          to_json(coalesce(p.plates, '{}')) as plates,
          coalesce(json_agg(json_build_object('driverId', d.id, 'driverName', d.name, 'mobile', d.mobile, 'isOpenWallet', d.is_open_wallet,
            'enabled', d.enabled)
            order by d.name, d.id) filter (where d.id is not null), '[]') as drivers
        from captain c left join driver d on d.company_id = c.company_id and d.captain_id = c.id
        left join (select captain_id, array_agg(plate order by plate) as plates from truck where ${inCompanies(actor, sql`company_id`)} group by 1) p
          on p.captain_id = c.id
        where ${seen(actor)}
        group by c.company_id, c.id, p.plates
        having ${isNamedLike(sql`c.name`, sql`c.reading`, keyword)} or ${isLike(sql`c.mobile`, keyword)} or ${hasPlateLike(actor, keyword)}
          or bool_or(${isNamedLike(sql`d.name`, sql`d.reading`, keyword)} or ${isLike(sql`d.mobile`, keyword)})
        order by c.name, c.id`,
  )
}

/** Condition on the captains `c` that an actor sees: operators and drivers see none. */
function seen(actor: Actor): Sql {
  if (isOutdoors(actor)) return sql`false`
  if (!isCaptain(actor)) return sql`c.company_id = ${actor.companyId}`
  const own = actor.facts.captainScopes.map(
    ({ companyId, captainId }) => sql`(c.company_id = ${companyId} and c.id = ${captainId})`,
  )
  return own.length === 0 ? sql`false` : sql`(${sql.join(own, sql` or `)})`
}

const onTask: Sql = sql`from captain_task_member m join captain_task t on t.company_id = m.company_id and t.id = m.task_id
  where m.company_id = c.company_id and m.captain_id = c.id and (m.driver_id is null or m.driver_id = d.id) and t.status = 'APPROVED'`

/** The rows of the chooser: every driver in use with his captain, and captains without one. */
export const captainDriverList: ListSpec<CaptainDriverFilter, 'CAPTAIN_NAME'> = {
  from: sql`captain c left join driver d on d.company_id = c.company_id and d.captain_id = c.id and d.enabled`,
  alias: 'c',
  fields: captainDriverTable,
  columns: {
    captainId: sql`c.id`,
    captainName: sql`c.name`,
    driverId: sql`d.id`,
    driverName: sql`d.name`,
    projectName: sql`(select string_agg(distinct j.name, '、' order by j.name)
      from published_project j where j.company_id = c.company_id and j.id in (select t.project_id ${onTask}))`,
    isOpenWallet: sql`coalesce(d.is_open_wallet, c.is_open_wallet)`,
  },
  always: ['captainId', 'driverId'],
  sorts: { CAPTAIN_NAME: sql`c.name` },
  defaultSort: { field: 'CAPTAIN_NAME', direction: 'ASC' },
  tieBreak: sql`c.id, d.name, d.id`,
  scope: (actor) => (isOutdoors(actor) ? sql`false` : sql`c.company_id = ${actor.companyId} and c.enabled`),
  where: (filter, actor) => [
    ...(filter.projectInfoId ? [isTaskedFor(filter.projectInfoId)] : []),
    ...(filter.keyword ? [answersTo(actor, filter.keyword)] : []),
    ...flagged(sql`coalesce(d.is_open_wallet, c.is_open_wallet)`, filter.isOpenWallet),
  ],
  summary: { openWalletCount: sql`count(*) filter (where coalesce(d.is_open_wallet, c.is_open_wallet))::int` },
}

const isTaskedFor = (projectId: string): Sql =>
  isId(projectId) ? sql`exists (select ${onTask} and t.project_id = ${projectId})` : sql`false`

function answersTo(actor: Actor, keyword: string): Sql {
  const named = [
    isNamedLike(sql`c.name`, sql`c.reading`, keyword),
    isNamedLike(sql`d.name`, sql`d.reading`, keyword),
    isLike(sql`c.mobile`, keyword),
    isLike(sql`d.mobile`, keyword),
  ]
  return sql`(${sql.join(named, sql` or `)} or ${hasPlateLike(actor, keyword)})`
}

/** The company's captains, by name or mobile. */
export const captainNames = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedRow[]> =>
  rows(
    em,
    sql`select id, name, mobile as also, enabled from captain where company_id = ${actor.companyId} order by name, id`,
  )

/** Row with the captain that it shall name. */
export interface OfCaptain {
  id: string
  captainId: string
}

/** Ids of rows whose captain is in use, or was theirs before; locks the captains until the transaction ends. */
export async function withCaptains(
  { em, actor }: Tx,
  table: 'driver' | 'truck',
  all: readonly OfCaptain[],
): Promise<ReadonlySet<string>> {
  const named = all.filter(({ captainId }) => isId(captainId))
  if (named.length === 0) return new Set()
  const found = await rows<{ id: string }>(
    em,
    sql`select g.id from json_to_recordset(${JSON.stringify(named)}::json) as g(id uuid, "captainId" uuid)
        join captain c on c.company_id = ${actor.companyId} and c.id = g."captainId"
        where c.enabled or exists (
          select from ${sql.ref(table)} t where t.company_id = c.company_id and t.id = g.id and t.captain_id = c.id)
        order by c.id for share of c`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Captains of ids that the company has. */
export const captainsByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<CaptainView[]> => readWhere<CaptainView>(em, actor, captainList, inUuids(sql`c.id`, ids), fields)
