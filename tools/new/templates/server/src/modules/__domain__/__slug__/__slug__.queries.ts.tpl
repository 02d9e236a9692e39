import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readOne } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../kernel/sql/database.js'
import type { {{Type}} } from './{{slug}}.entity.js'
import { type {{Type}}Filter, {{Type}}SortField, type {{Type}}View } from './{{slug}}.view.js'
import { {{one}}Table } from './fields.js'
import { {{one}}Texts as texts } from './texts.js'

/** Name of changes in the history. */
export const ENTITY = '{{one}}'
const SHOWN = 100

type Row = RowOf<typeof {{Type}}>
export type Stored{{Type}} = Pick<Row, 'id' | 'name' | 'remark' | 'version'>
/** Columns that a form gives. */
export type Given{{Type}} = Pick<Row, 'name' | 'remark'>

const columns = columnsOf('t', {{one}}Table)

/** {{Words}} by their names. */
export const {{one}}List: ListSpec<{{Type}}Filter, {{Type}}SortField> = {
  from: sql`{{table}} t`,
  alias: 't',
  columns,
  fields: {{one}}Table,
  always: ['id'],
  sorts: sortsOf({{Type}}SortField, columns, {{one}}Table),
  defaultSort: { field: {{Type}}SortField.NAME, direction: 'ASC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: conditionsOf('t', {{one}}Table),
  summary: { lastChange: sql`max(t.updated_at)` },
}

/** {{Words}} in a spreadsheet. */
export const {{one}}Sheet = sheetOf('{{Type}}', {{one}}Table, {
  title: texts.{{one}},
  permission: 'chain:{{key}}:get',
  spec: {{one}}List,
})

/** One as lists show it; undefined for an id that the company does not have. */
export async function find{{Type}}(
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<{{Type}}View | undefined> {
  return isId(id) ? readOne<{{Type}}View>(em, actor, {{one}}List, sql`t.id = ${id}`, fields) : undefined
}

export async function lock{{Type}}({ em, actor }: Tx, id: string): Promise<Stored{{Type}} | undefined> {
  if (!isId(id)) return undefined
  const own = em.getKysely().selectFrom('{{table}}').where('company_id', '=', actor.companyId)
  return firstRow(em, own.where('id', '=', id).select(['id', 'name', 'remark', 'version']).forUpdate())
}

/** Lets one save after the other: names are looked at before they are written. */
export async function lockNames({ em, actor }: Tx): Promise<void> {
  await rows(em, sql`select pg_advisory_xact_lock(hashtextextended(${`{{slug}}:${actor.companyId}`}, 0))`)
}

/** Whether another one has the name. */
export async function isNameTaken({ em, actor }: Tx, name: string, exceptId: string | null): Promise<boolean> {
  const own = em.getKysely().selectFrom('{{table}}').where('company_id', '=', actor.companyId)
  const named = own.where('name', '=', name).select('id')
  const other = await firstRow(em, exceptId === null ? named : named.where('id', '<>', exceptId))
  return other !== undefined
}

/** Gives back the new id. */
export async function insert{{Type}}({ em, actor, now }: Tx, given: Given{{Type}}): Promise<string> {
  const id = newId()
  const row = { company_id: actor.companyId, id, ...given, created_at: now, updated_at: now }
  await rows(em, em.getKysely().insertInto('{{table}}').values(row))
  return id
}

export async function update{{Type}}({ em, actor, now }: Tx, id: string, given: Given{{Type}}): Promise<void> {
  const changed = em
    .getKysely()
    .updateTable('{{table}}')
    .set((row) => ({ ...given, version: row('version', '+', 1), updated_at: now }))
  await rows(em, changed.where('company_id', '=', actor.companyId).where('id', '=', id))
}

export async function delete{{Type}}({ em, actor }: Tx, id: string): Promise<void> {
  const own = em.getKysely().deleteFrom('{{table}}').where('company_id', '=', actor.companyId)
  await rows(em, own.where('id', '=', id))
}

export interface ChangeRow {
  id: string
  field: string
  before: string | null
  after: string | null
  reason: string | null
  createBy: string
  createTime: string
}

/** The latest changes of one, the last one first. */
export const changesOf{{Type}} = (em: Em, { companyId }: Actor, id: string): Promise<ChangeRow[]> =>
  rows(
    em,
    sql`select id, field, before #>> '{}' as before, after #>> '{}' as after, reason, create_by as "createBy", created_at as "createTime"
        from field_change where company_id = ${companyId} and entity = ${ENTITY} and entity_id = ${id}
        order by created_at desc, id desc limit ${SHOWN}`,
  )
