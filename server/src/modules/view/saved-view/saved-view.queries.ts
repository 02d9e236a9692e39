import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { selectedOf } from '../../../kernel/sql/described.js'
import { count, firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { savedViewTable } from './fields.js'
import type { SavedView } from './saved-view.entity.js'
import type { SavedViewView } from './saved-view.view.js'

type Row = RowOf<typeof SavedView>

export type StoredView = Pick<Row, 'userId' | 'list' | 'shared' | 'version'>
export type NewView = Pick<Row, 'list' | 'name' | 'state' | 'shared'>

const viewsOf = (em: Em, { companyId, userId }: Actor) =>
  em
    .getKysely()
    .selectFrom('saved_view as v')
    .innerJoin('published_app_user as u', 'u.id', 'v.user_id')
    .where('v.company_id', '=', companyId)
    .select(selectedOf('v', savedViewTable))
    .select((row) => ['v.state', row('v.user_id', '=', userId).$castTo<boolean>().as('own'), 'u.name as createBy'])
    .orderBy('own', 'desc')
    .orderBy('v.name')
    .orderBy('v.id')

/** Views of a list that a person sees: his own first, then shared ones. */
export function findViews(em: Em, actor: Actor, list: string): Promise<SavedViewView[]> {
  const ofList = viewsOf(em, actor).where('v.list', '=', list)
  return rows(
    em,
    ofList.where((row) => row.or([row('v.user_id', '=', actor.userId), row('v.shared', '=', true)])),
  )
}

export const findView = ({ em, actor }: Tx, id: string): Promise<SavedViewView | undefined> =>
  firstRow(em, viewsOf(em, actor).where('v.id', '=', id))

export async function lockView({ em, actor }: Tx, id: string): Promise<StoredView | undefined> {
  if (!isId(id)) return undefined
  return firstRow(
    em,
    em
      .getKysely()
      .selectFrom('saved_view')
      .select(['user_id as userId', 'list', 'shared', 'version'])
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .forUpdate(),
  )
}

/** Makes saves run one at a time: names and the number of views are checked before they change. */
export const lockViewsOf = ({ em, actor }: Tx, list: string): Promise<void> =>
  inTurn(em, 'saved-view', actor.companyId, actor.userId, list)

const ownViews = ({ em, actor }: Pick<Tx, 'em' | 'actor'>, list: string) =>
  em
    .getKysely()
    .selectFrom('saved_view')
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .where('list', '=', list)

export async function countViews({ em, actor }: Tx, list: string): Promise<number> {
  const row = await firstRow(em, ownViews({ em, actor }, list).select(count))
  return row?.count ?? 0
}

/** Inserts a view and returns its id; undefined when the person has one with this name. */
export async function insertView({ em, actor, now }: Tx, view: NewView): Promise<string | undefined> {
  const made = await firstRow(
    em,
    em
      .getKysely()
      .insertInto('saved_view')
      .values({
        company_id: actor.companyId,
        id: newId(),
        user_id: actor.userId,
        ...view,
        state: JSON.stringify(view.state),
        created_at: now,
        updated_at: now,
      })
      .onConflict((same) => same.doNothing())
      .returning('id'),
  )
  return made?.id
}

/** Whether another view of the person has this name in the list. */
export async function isNameTaken({ em, actor }: Tx, id: string, { list, name }: NewView): Promise<boolean> {
  const named = ownViews({ em, actor }, list).where('name', '=', name)
  const other = await firstRow(em, named.where('id', '<>', id).select('id'))
  return other !== undefined
}

export async function updateView({ em, actor, now }: Tx, id: string, view: NewView): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('saved_view')
      .set((row) => ({
        name: view.name,
        state: JSON.stringify(view.state),
        shared: view.shared,
        version: row('version', '+', 1),
        updated_at: now,
      }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  )
}

/** Deletes a view; false where there is none. */
export async function deleteView({ em, actor }: Tx, id: string): Promise<boolean> {
  const own = em.getKysely().deleteFrom('saved_view').where('company_id', '=', actor.companyId)
  return (await firstRow(em, own.where('id', '=', id).returning('id'))) !== undefined
}
