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

/** Rows to write, bound as one JSON text and typed by the table. */
const given = (table: string, all: readonly NewRow[]): Sql =>
  sql`json_populate_recordset(null::${sql.ref(table)}, ${JSON.stringify(all.map(({ id, columns }) => ({ ...columns, id })))}::json)`

const namesOf = (all: readonly NewRow[]): string[] => Object.keys(all[0]?.columns ?? {})

/** Rows of the company by id, locked in one order. */
export function lockRows({ em, actor }: Tx, table: string, ids: readonly string[]): Promise<StoredRow[]> {
  return rows(
    em,
    sql`select t.id, t.version, t.enabled from ${sql.ref(table)} t
        where t.company_id = ${actor.companyId} and ${inUuids(sql`t.id`, ids)} order by t.id for update`,
  )
}

/**
 * Ids of rows that would take a value of a column which another row of the company has, compared in its form, whether
 * or not the actor sees that row. A row may keep its own value.
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

/** Ids of rows whose name differs from the stored one. */
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

/** Rows of a table of base data, by the ids or names that a verb gives. */
export interface NamedRows {
  table: string
  by: 'id' | 'name'
  keys: readonly string[]
}

/**
 * Keys that no enabled row has, over all tables in one statement. Found rows stay enabled until the transaction ends: a
 * verb that retires one waits, and a verb that follows it finds the row retired. Verbs that only name a row do not wait
 * for each other.
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

/**
 * Column that identifies rows: whether it may be empty, and the form in which its texts are compared (undefined for
 * values that are no texts).
 */
export interface KnownColumn {
  column: string
  nullable: boolean
  form: Form | undefined
}

/** Form in which the texts of a field are compared. */
export const formOf = ({ kind, form }: Pick<Field, 'kind' | 'form'>): Form | undefined =>
  kind === 'text' ? (form ?? 'text') : undefined

/**
 * Ids of the company's rows that equal the given rows in these columns, by the ids of the given rows. Rows in use come
 * first, and among equal names the one with the same spelling.
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

/** The latest changes of each of some rows, the last one first. */
export async function changesOf(
  em: Em,
  { companyId }: Actor,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChangeRow[]>> {
  const found = await rows<ChangeRow & { entityId: string }>(
    em,
    sql`select n.id as "entityId", c.id, c.field, c.before, c.after, c.reason, c.create_by as "createBy", c.created_at as "createTime"
        from unnest(${ids}::uuid[]) as n(id) cross join lateral (
          select * from field_change c where c.company_id = ${companyId} and c.entity = ${entity} and c.entity_id = n.id
          order by c.created_at desc, c.id desc limit ${SHOWN}) c
        order by c.created_at desc, c.id desc`,
  )
  return Map.groupBy(found, ({ entityId }) => entityId)
}

/**
 * Number of uses in rows that name base data by a column; `counted` is the record to count where several rows belong to
 * one.
 */
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

/** Number of uses in rows that store the name of base data; `view` is the published view of that base data. */
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
