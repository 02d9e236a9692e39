import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { affected, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import type { ViewState } from './saved-view.schema.js'
import type { SavedViewView } from './saved-view.view.js'

export interface StoredView {
  userId: string
  list: string
  shared: boolean
  version: number
}

export interface NewView {
  list: string
  name: string
  state: ViewState
  shared: boolean
}

const viewsWhere = (actor: Actor, condition: Sql): Sql =>
  sql`select v.id, v.list, v.name, v.state, v.shared, v.user_id = ${actor.userId} as own, u.name as "createBy", v.version,
        v.updated_at as "updateTime"
      from saved_view v join app_user u on u.id = v.user_id
      where v.company_id = ${actor.companyId} and ${condition}
      order by own desc, v.name, v.id`

/** The views of a list that a person sees: the own ones first, then what others share. */
export const findViews = (em: Em, actor: Actor, list: string): Promise<SavedViewView[]> =>
  rows(em, viewsWhere(actor, sql`v.list = ${list} and (v.user_id = ${actor.userId} or v.shared)`))

export const findView = (tx: Tx, id: string): Promise<SavedViewView | undefined> =>
  firstRow(tx.em, viewsWhere(tx.actor, sql`v.id = ${id}`))

export async function lockView({ em, actor }: Tx, id: string): Promise<StoredView | undefined> {
  if (!isId(id)) return undefined
  return firstRow<StoredView>(
    em,
    sql`select user_id as "userId", list, shared, version from saved_view
        where company_id = ${actor.companyId} and id = ${id} for update`,
  )
}

/** Lets one save after the other: names and the number of views are looked at before they change. */
export async function lockViewsOf({ em, actor }: Tx, list: string): Promise<void> {
  await rows(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved-view:${actor.companyId}:${actor.userId}:${list}`}, 0))`,
  )
}

export async function countViews({ em, actor }: Tx, list: string): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from saved_view
        where company_id = ${actor.companyId} and user_id = ${actor.userId} and list = ${list}`,
  )
  return row?.count ?? 0
}

/** Gives back the new id, or undefined when the person has a view of this name already. */
export async function insertView({ em, actor, now }: Tx, view: NewView): Promise<string | undefined> {
  const made = await firstRow<{ id: string }>(
    em,
    sql`insert into saved_view (company_id, id, user_id, list, name, state, shared, created_at, updated_at)
        values (${actor.companyId}, ${newId()}, ${actor.userId}, ${view.list}, ${view.name}, ${JSON.stringify(view.state)}::jsonb,
          ${view.shared}, ${now}, ${now})
        on conflict do nothing returning id`,
  )
  return made?.id
}

/** Whether another view of the person has this name in the list. */
export async function isNameTaken({ em, actor }: Tx, id: string, { list, name }: NewView): Promise<boolean> {
  const other = await firstRow(
    em,
    sql`select id from saved_view where company_id = ${actor.companyId} and user_id = ${actor.userId} and list = ${list}
          and name = ${name} and id <> ${id}`,
  )
  return other !== undefined
}

export async function updateView({ em, actor, now }: Tx, id: string, view: NewView): Promise<void> {
  await rows(
    em,
    sql`update saved_view set name = ${view.name}, state = ${JSON.stringify(view.state)}::jsonb, shared = ${view.shared},
          version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export const deleteView = ({ em, actor }: Tx, id: string): Promise<number> =>
  affected(em, sql`delete from saved_view where company_id = ${actor.companyId} and id = ${id}`)
