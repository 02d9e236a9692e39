import type { Actor } from '../../kernel/command/actor.js'
import type { FieldChange } from '../../kernel/command/audit.entity.js'
import type { Json, Tx } from '../../kernel/command/command.js'
import type { Field } from '../../kernel/fields.js'
import { readWhere } from '../../kernel/list/list.js'
import type { Em } from '../../kernel/sql/database.js'
import { areAlike, type Form } from '../../kernel/sql/forms.js'
import { seeingAll } from '../../kernel/sql/limit.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../kernel/sql/sql.js'
import type { RowOf } from '../../kernel/sql/tables.js'
import type { BaseData, UseOfBaseData } from './definition.js'

export interface StoredRow {
  id: string
  version: number
  enabled: boolean
}

export interface NewRow {
  id: string
  columns: Readonly<Record<string, Json>>
}

const listOf = (names: readonly string[], alias: string): Sql =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))

/** Rows as the table types them, read from one bound text. */
const given = (table: string, all: readonly NewRow[]): Sql =>
  sql`json_populate_recordset(null::${sql.ref(table)}, ${JSON.stringify(all.map(({ id, columns }) => ({ ...columns, id })))}::json)`

const namesOf = (all: readonly NewRow[]): string[] => Object.keys(all[0]?.columns ?? {})

/** Those of the ids that the company has, locked in one order. */
export function lockRows({ em, actor }: Tx, table: string, ids: readonly string[]): Promise<StoredRow[]> {
  return rows(
    em,
    sql`select t.id, t.version, t.enabled from ${sql.ref(table)} t
        where t.company_id = ${actor.companyId} and ${inUuids(sql`t.id`, ids)} order by t.id for update`,
  )
}

/**
 * Which of the rows get in a column what another row of the company has, as people read both, whether the actor sees that one or not. What a row
 * says already it may go on saying.
 */
export async function clashesOf(
  { em, actor }: Tx,
  table: string,
  { column, form }: Pick<KnownColumn, 'column' | 'form'>,
  all: readonly NewRow[],
): Promise<ReadonlySet<string>> {
  if (all.length === 0) return new Set()
  const [there, wanted] = [sql.ref(`t.${column}`), sql.ref(`g.${column}`)]
  const same = sql`select from ${sql.ref(table)} t where t.company_id = ${actor.companyId}`
  const clashing = sql`select g.id from ${given(table, all)} g
        where exists (${same} and ${areAlike(there, wanted, form)} and t.id <> g.id)
          and not exists (${same} and ${there} = ${wanted} and t.id = g.id)`
  const found = await seeingAll(() => rows<{ id: string }>(em, clashing))
  return new Set(found.map(({ id }) => id))
}

/** Those of the rows that are called otherwise in the table. */
export async function renamedRows(
  { em, actor }: Tx,
  table: string,
  column: string,
  all: readonly NewRow[],
): Promise<string[]> {
  if (all.length === 0) return []
  const name = sql.ref(column)
  const found = await rows<{ id: string }>(
    em,
    sql`select t.id from ${sql.ref(table)} t join ${given(table, all)} g on g.id = t.id
        where t.company_id = ${actor.companyId} and t.${name} <> g.${name}`,
  )
  return found.map(({ id }) => id)
}

export async function insertRows({ em, actor, now }: Tx, table: string, all: readonly NewRow[]): Promise<void> {
  if (all.length === 0) return
  const names = namesOf(all)
  await rows(
    em,
    sql`insert into ${sql.ref(table)} (company_id, id, created_at, updated_at, ${sql.join(names.map((name) => sql.ref(name)))})
        select ${actor.companyId}, g.id, ${now}, ${now}, ${listOf(names, 'g')} from ${given(table, all)} g`,
  )
}

export async function updateRows({ em, actor, now }: Tx, table: string, all: readonly NewRow[]): Promise<void> {
  if (all.length === 0) return
  const set = namesOf(all).map((name) => sql`${sql.ref(name)} = ${sql.ref(`g.${name}`)}`)
  await rows(
    em,
    sql`update ${sql.ref(table)} t set version = t.version + 1, updated_at = ${now}, ${sql.join(set)}
        from ${given(table, all)} g where t.company_id = ${actor.companyId} and t.id = g.id`,
  )
}

export async function deleteRow({ em, actor }: Tx, table: string, id: string): Promise<void> {
  await rows(em, sql`delete from ${sql.ref(table)} where company_id = ${actor.companyId} and id = ${id}`)
}

/** Rows of a table of base data, by what a verb names them by. */
export interface NamedRows {
  table: string
  by: 'id' | 'name'
  keys: readonly string[]
}

/**
 * Those of the keys that nothing in use answers to, of all tables in one statement; a name that nothing has says nothing. The rest stays in use
 * until the transaction ends: whoever retires it waits, and whoever comes after him finds it retired. Others who name it do not wait.
 */
export async function retiredKeys({ em, actor }: Tx, named: readonly NamedRows[]): Promise<ReadonlySet<string>> {
  const wanted = named.filter(({ keys }) => keys.length > 0)
  if (wanted.length === 0) return new Set()
  const kept = wanted.map(({ table, by, keys }) => {
    const isNamed = by === 'id' ? inUuids(sql`t.id`, keys) : inTexts(sql`t.name`, keys)
    return sql`select k.key, k.enabled from (
        select ${sql.raw(by === 'id' ? 't.id::text' : 't.name')} as key, t.enabled from ${sql.ref(table)} t
        where t.company_id = ${actor.companyId} and ${isNamed} order by t.id for key share) k`
  })
  const found = await rows<{ key: string; enabled: boolean }>(em, sql.join(kept, sql` union all `))
  const inUse = new Map(found.map(({ key, enabled }) => [key, enabled]))
  return new Set(wanted.flatMap(({ by, keys }) => keys.filter((key) => !(inUse.get(key) ?? by === 'name'))))
}

/** A column by which rows are known, whether nothing is a value of it, and how its texts are compared; what is no text has no form. */
export interface KnownColumn {
  column: string
  nullable: boolean
  form: Form | undefined
}

/** How the texts of a field are compared. */
export const formOf = ({ kind, form }: Pick<Field, 'kind' | 'form'>): Form | undefined =>
  kind === 'text' ? (form ?? 'text') : undefined

/**
 * The company's rows that have in these columns what the given ones have, by the ids of those; rows in use come first, and of those that stand
 * for one name the one that is spelled so.
 */
export async function idsBy(
  { em, actor }: Pick<Tx, 'em' | 'actor'>,
  table: string,
  known: readonly KnownColumn[],
  wanted: readonly NewRow[],
  inUse: boolean,
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map()
  const sides = known.map(({ column }) => [sql.ref(`t.${column}`), sql.ref(`g.${column}`)] as const)
  const same = known.map(({ column, nullable, form = 'exact' }) => {
    const [there, wanted] = [sql.ref(`t.${column}`), sql.ref(`g.${column}`)]
    const alike = areAlike(there, wanted, form)
    return nullable ? sql`(${alike} or ${there} is null and ${wanted} is null)` : alike
  })
  const spelled = sql.join(
    sides.map(([there, wanted]) => sql`${there} is not distinct from ${wanted}`),
    sql` and `,
  )
  const found = await rows<{ wanted: string; id: string }>(
    em,
    sql`select distinct on (g.id) g.id as wanted, t.id from ${given(table, wanted)} g
        join ${sql.ref(table)} t on ${sql.join(same, sql` and `)}
        where t.company_id = ${actor.companyId} ${inUse ? sql`and t.enabled` : sql``} order by g.id, t.enabled desc, (${spelled}) desc, t.id`,
  )
  return new Map(found.map(({ wanted, id }) => [wanted, id]))
}

/** Rows as lists show them, in the order of the ids. */
export async function shownRows<View extends { id: string }>(
  { em, actor }: Pick<Tx, 'em' | 'actor'>,
  { spec }: Pick<BaseData<object>, 'spec'>,
  ids: readonly string[],
): Promise<View[]> {
  const found = await readWhere<View>(em, actor, spec, inUuids(sql.raw(`${spec.alias}.id`), ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface ChangeRow extends Pick<RowOf<typeof FieldChange>, 'id' | 'field' | 'reason' | 'createBy'> {
  before: Json
  after: Json
  createTime: string
}

const SHOWN = 100

/** The latest changes of one row, the last one first. */
export function changesOf(em: Em, { companyId }: Actor, entity: string, id: string): Promise<ChangeRow[]> {
  return rows(
    em,
    sql`select id, field, before, after, reason, create_by as "createBy", created_at as "createTime" from field_change
        where company_id = ${companyId} and entity = ${entity} and entity_id = ${id}
        order by created_at desc, id desc limit ${SHOWN}`,
  )
}

/** Rows of a table, as people call them, that name base data in a column; `counted` are what several rows of it are one of. */
export const usesIn = (
  table: string,
  column: string,
  { counted, ...of }: { entity: string; label: string; counted?: string },
): UseOfBaseData => ({
  ...of,
  async counts(em, { companyId }, ids) {
    const name = sql.ref(column)
    const found = await rows<{ id: string; count: number }>(
      em,
      sql`select ${name} as id, ${counted ? sql`count(distinct ${sql.ref(counted)})` : sql`count(*)`}::int as count from ${sql.ref(table)}
          where company_id = ${companyId} and ${inUuids(name, ids)} group by ${name}`,
    )
    return new Map(found.map(({ id, count }) => [id, count]))
  },
})

/** The same of rows that write down what base data is called: `view` is what its owner publishes of it. */
export const usesByName = (
  table: string,
  column: string,
  { view, ...of }: { entity: string; label: string; view: string },
): UseOfBaseData => ({
  ...of,
  byName: true,
  async counts(em, { companyId }, ids) {
    const found = await rows<{ id: string; count: number }>(
      em,
      sql`select b.id, count(*)::int as count from ${sql.ref(view)} b
          join ${sql.ref(table)} t on t.company_id = b.company_id and t.${sql.ref(column)} = b.name
          where b.company_id = ${companyId} and ${inUuids(sql`b.id`, ids)} group by b.id`,
    )
    return new Map(found.map(({ id, count }) => [id, count]))
  },
})
