import { z } from 'zod'
import type { Em } from '../platform/database/database.js'
import type { Actor } from './actor.js'
import { DomainError } from './errors.js'
import { all, firstRow, rows, type Sql, sql } from './sql.js'
import { validate } from './validate.js'

export type Direction = 'ASC' | 'DESC'
export interface SortBy<Key extends string = string> {
  field: Key
  direction: Direction
}
export interface PageRequest {
  current: number
  size: number
}
export interface ListRequest<Filter, Key extends string = string> {
  filter?: Filter | null
  sort?: SortBy<Key>[] | null
  page?: PageRequest | null
  /** The fields to read; without it every field. */
  fields?: ReadonlySet<string>
  /** Whether the exact total (and the summary) is wanted; both come from one statement. */
  counted?: boolean
}
export interface Page<Row, Summary = Record<string, never>> {
  records: Row[]
  total: number
  summary: Summary
}

type Column = Sql | { sql: Sql; join: string }

/** How a list is read: its table, the columns that may be asked for, what may sort and filter it. */
export interface ListSpec<Filter, Key extends string> {
  from: Sql
  /** Joins by name, added only when a wanted column or sort needs them. */
  joins?: Record<string, Sql>
  columns: Record<string, Column>
  /** Columns that a field computed elsewhere needs, such as the id behind a loader. */
  needs?: Record<string, string[]>
  always: string[]
  sorts: Record<Key, Column>
  defaultSort: SortBy<Key>
  tieBreak: Sql
  scope(actor: Actor): Sql
  where(filter: Filter): Sql[]
  summary?: Record<string, Sql>
}

export const MAX_PAGE_SIZE = 5000
const pageSchema = z.object({
  current: z.int({ error: '页码须为整数' }).min(1, { error: '页码从1开始' }).max(10_000_000, { error: '页码过大' }),
  size: z
    .int({ error: '每页条数须为整数' })
    .min(1, { error: '每页至少1条' })
    .max(MAX_PAGE_SIZE, { error: `每页最多${MAX_PAGE_SIZE}条` }),
})
export const defaultPage: PageRequest = { current: 1, size: 20 }

/** Whether a query asks for the total or the sums besides the records. */
export const countsWanted = (fields: ReadonlySet<string>): boolean => fields.has('total') || fields.has('summary')

const columnSql = (column: Column): Sql => ('join' in column ? column.sql : column)

/** Reads one page: only the wanted columns, whitelisted sorts, a stable order, and an exact total when it is wanted. */
export async function readList<Row, Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  spec: ListSpec<Filter, Key>,
  request: ListRequest<Filter, Key>,
): Promise<Page<Row, Summary>> {
  const page = validate(pageSchema, request.page ?? defaultPage, 'page')
  const where = all([spec.scope(actor), ...(request.filter ? spec.where(request.filter) : [])])
  const [records, totals] = await Promise.all([
    rows<Row>(em, pageStatement(spec, request, where, page)),
    request.counted === false ? undefined : firstRow<{ total: number }>(em, totalStatement(spec, where)),
  ])
  const { total = 0, ...summary } = totals ?? {}
  return { records, total, summary: summary as Summary }
}

function pageStatement<Filter, Key extends string>(
  spec: ListSpec<Filter, Key>,
  request: ListRequest<Filter, Key>,
  where: Sql,
  page: PageRequest,
): Sql {
  const wanted = wantedColumns(spec, request.fields)
  const order = (request.sort?.length ? request.sort : [spec.defaultSort]).map(({ field, direction }) => ({
    column: sortColumn(spec.sorts, field),
    direction: direction === 'DESC' ? sql`desc` : sql`asc`,
  }))
  const joins = neededJoins(spec, [...wanted.map((name) => spec.columns[name]), ...order.map(({ column }) => column)])
  const select = wanted.flatMap((name) => {
    const column = spec.columns[name]
    return column ? [sql`${columnSql(column)} as ${sql.ref(name)}`] : []
  })
  const tie = order[0]?.direction ?? sql`asc`
  const orderBy = [
    ...order.map(({ column, direction }) => sql`${columnSql(column)} ${direction} nulls last`),
    sql`${spec.tieBreak} ${tie}`,
  ]
  return sql`select ${sql.join(select)} from ${spec.from} ${joins} where ${where}
    order by ${sql.join(orderBy)} limit ${page.size} offset ${(page.current - 1) * page.size}`
}

/** REST passes keys as it got them; only the whitelist sorts. */
function sortColumn<Key extends string>(sorts: Record<Key, Column>, field: Key): Column {
  if (!Object.hasOwn(sorts, field)) throw new DomainError('UNKNOWN_SORT', { key: field })
  return sorts[field]
}

function totalStatement<Filter, Key extends string>(spec: ListSpec<Filter, Key>, where: Sql): Sql {
  const sums = Object.entries(spec.summary ?? {}).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)
  return sql`select ${sql.join([sql`count(*)::int as total`, ...sums])} from ${spec.from} where ${where}`
}

/** Reads the single row that a condition names, within the actor's reach; undefined when there is none. */
export async function readOne<Row>(
  em: Em,
  actor: Actor,
  spec: ListSpec<never, string>,
  condition: Sql,
  fields?: ReadonlySet<string>,
): Promise<Row | undefined> {
  return (await readWhere<Row>(em, actor, spec, condition, fields))[0]
}

/** Reads all rows that a condition names, within the actor's reach, in the tie-break's order. */
export async function readWhere<Row>(
  em: Em,
  actor: Actor,
  spec: ListSpec<never, string>,
  condition: Sql,
  fields?: ReadonlySet<string>,
): Promise<Row[]> {
  const wanted = wantedColumns(spec, fields)
  const select = wanted.flatMap((name) => {
    const column = spec.columns[name]
    return column ? [sql`${columnSql(column)} as ${sql.ref(name)}`] : []
  })
  const joins = neededJoins(
    spec,
    wanted.map((name) => spec.columns[name]),
  )
  return rows<Row>(
    em,
    sql`select ${sql.join(select)} from ${spec.from} ${joins} where ${spec.scope(actor)} and ${condition} order by ${spec.tieBreak}`,
  )
}

type AnySpec = Pick<ListSpec<never, string>, 'columns' | 'needs' | 'always' | 'joins'>

function wantedColumns(spec: AnySpec, fields: ReadonlySet<string> | undefined): string[] {
  if (!fields) return Object.keys(spec.columns)
  const asked = [...fields].flatMap((field) => spec.needs?.[field] ?? [field])
  return [...new Set([...spec.always, ...asked])].filter((name) => Object.hasOwn(spec.columns, name))
}

function neededJoins(spec: AnySpec, columns: (Column | undefined)[]): Sql {
  const names = new Set(columns.flatMap((column) => (column && 'join' in column ? [column.join] : [])))
  const joins = Object.entries(spec.joins ?? {}).flatMap(([name, join]) => (names.has(name) ? [join] : []))
  return joins.length === 0 ? sql`` : sql.join(joins, sql` `)
}

/**
 * The reach of an actor over a table that carries company_id and captain_id: staff see their company, a captain his own
 * rows in every company that knows him, and nobody else anything.
 */
export function reach(actor: Actor, alias: string): Sql {
  const company = sql.ref(`${alias}.company_id`)
  if (!actor.isCaptain) return sql`${company} = ${actor.companyId}`
  const captain = sql.ref(`${alias}.captain_id`)
  const own = actor.facts.captainScopes.map(
    (scope) => sql`(${company} = ${scope.companyId} and ${captain} = ${scope.captainId})`,
  )
  return own.length === 0 ? sql`false` : sql`(${sql.join(own, sql` or `)})`
}
