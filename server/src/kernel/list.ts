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
export interface Counted {
  total: boolean
  summary: boolean
}
export interface ListRequest<Filter, Key extends string = string> {
  filter?: Filter | null
  sort?: SortBy<Key>[] | null
  page?: PageRequest | null
  /** The fields to read; without it every field. */
  fields?: ReadonlySet<string>
  /** What is wanted beside the records; the sums are made only when they are asked for. */
  counted?: Counted
}
export interface Page<Row, Summary = Record<string, never>> {
  records: Row[]
  total: number
  summary: Summary
}

type Column = Sql | { sql: Sql; join?: string; nullable?: true }

/** How a list is read: its table, the columns that may be asked for, what may sort and filter it. */
export interface ListSpec<Filter, Key extends string> {
  from: Sql
  /** The alias of the table in `from`; columns and joins refer to it. */
  alias: string
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

/** Whether a query asks for the total and the sums besides the records. */
export const countsWanted = (fields: ReadonlySet<string>): Counted => ({
  total: fields.has('total'),
  summary: fields.has('summary'),
})

/** Reads one page: only the wanted columns, whitelisted sorts, a stable order, and an exact total when it is wanted. */
export async function readList<Row, Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  spec: ListSpec<Filter, Key>,
  request: ListRequest<Filter, Key>,
): Promise<Page<Row, Summary>> {
  const page = validate(pageSchema, request.page ?? defaultPage, 'page')
  const where = all([spec.scope(actor), ...(request.filter ? spec.where(request.filter) : [])])
  const { total: totalWanted, summary: summaryWanted } = request.counted ?? { total: true, summary: true }
  const [found, sums] = await Promise.all([
    rows<Row & { [TOTAL]?: number }>(em, pageStatement(spec, request, where, page, totalWanted)),
    summaryWanted ? firstRow<Summary>(em, summaryStatement(spec, where)) : undefined,
  ])
  const counted = found[0]?.[TOTAL]
  const total = totalWanted ? (counted ?? (page.current > 1 ? await countRows(em, spec, where) : 0)) : 0
  for (const row of found) delete row[TOTAL]
  return { records: found, total, summary: (sums ?? {}) as Summary }
}

/** The total travels as one more column of the page's rows: one round trip for both. */
const TOTAL = '#total'

/** The page is cut out first, so that what is joined for its columns is joined for its rows only. */
function pageStatement<Filter, Key extends string>(
  spec: ListSpec<Filter, Key>,
  request: ListRequest<Filter, Key>,
  where: Sql,
  page: PageRequest,
  totalWanted: boolean,
): Sql {
  const wanted = wantedColumns(spec, request.fields)
  const order = (request.sort?.length ? request.sort : [spec.defaultSort]).map(({ field, direction }) => ({
    column: sortColumn(spec.sorts, field),
    direction,
  }))
  const orderBy = sql`order by ${sql.join(order.map(sortTerm))}, ${spec.tieBreak} ${sql.raw(order[0]?.direction ?? 'ASC')}`
  const sortJoins = neededJoins(
    spec,
    order.map(({ column }) => column),
  )
  const limit = sql`limit ${page.size} offset ${(page.current - 1) * page.size}`
  const total = totalWanted ? [sql`(select count(*)::int from ${spec.from} where ${where}) as ${sql.ref(TOTAL)}`] : []
  const select = sql.join([...selected(spec, wanted), ...total])
  const joins = neededJoins(
    spec,
    wanted.map((name) => spec.columns[name]),
  )
  if (joins.length === 0 && sortJoins.length === 0) {
    return sql`select ${select} from ${spec.from} where ${where} ${orderBy} ${limit}`
  }
  const cut = sql`select ${sql.ref(spec.alias)}.* from ${spec.from} ${spaced(sortJoins)} where ${where} ${orderBy} ${limit}`
  return sql`select ${select} from (${cut}) ${sql.ref(spec.alias)} ${spaced([...new Set([...sortJoins, ...joins])])} ${orderBy}`
}

const columnSql = (column: Column): Sql => ('sql' in column ? column.sql : column)
const joinOf = (column: Column): string | undefined => ('sql' in column ? column.join : undefined)
const spaced = (parts: Sql[]): Sql => (parts.length === 0 ? sql`` : sql.join(parts, sql` `))

/** Empty values come last either way; said only where a column can be empty, since it keeps other indexes from being used. */
function sortTerm({ column, direction }: { column: Column; direction: Direction }): Sql {
  const nulls = 'sql' in column && column.nullable ? 'nulls last' : ''
  return sql`${columnSql(column)} ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')} ${sql.raw(nulls)}`
}

function selected(spec: AnySpec, wanted: string[]): Sql[] {
  return wanted.flatMap((name) => {
    const column = spec.columns[name]
    return column ? [sql`${columnSql(column)} as ${sql.ref(name)}`] : []
  })
}

/** REST passes keys as it got them; only the whitelist sorts. */
function sortColumn<Key extends string>(sorts: Record<Key, Column>, field: Key): Column {
  if (!Object.hasOwn(sorts, field)) throw new DomainError('UNKNOWN_SORT', { key: field })
  return sorts[field]
}

function summaryStatement<Filter, Key extends string>(spec: ListSpec<Filter, Key>, where: Sql): Sql {
  const sums = Object.entries(spec.summary ?? {}).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)
  return sql`select ${sql.join(sums)} from ${spec.from} where ${where}`
}

async function countRows<Filter, Key extends string>(em: Em, spec: ListSpec<Filter, Key>, where: Sql): Promise<number> {
  const row = await firstRow<{ total: number }>(em, sql`select count(*)::int as total from ${spec.from} where ${where}`)
  return row?.total ?? 0
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
  const joins = neededJoins(
    spec,
    wanted.map((name) => spec.columns[name]),
  )
  return rows<Row>(
    em,
    sql`select ${sql.join(selected(spec, wanted))} from ${spec.from} ${spaced(joins)}
        where ${spec.scope(actor)} and ${condition} order by ${spec.tieBreak}`,
  )
}

type AnySpec = Pick<ListSpec<never, string>, 'columns' | 'needs' | 'always' | 'joins'>

function wantedColumns(spec: AnySpec, fields: ReadonlySet<string> | undefined): string[] {
  if (!fields) return Object.keys(spec.columns)
  const asked = [...fields].flatMap((field) => spec.needs?.[field] ?? [field])
  return [...new Set([...spec.always, ...asked])].filter((name) => Object.hasOwn(spec.columns, name))
}

function neededJoins(spec: AnySpec, columns: (Column | undefined)[]): Sql[] {
  const names = new Set(columns.map((column) => column && joinOf(column)))
  return Object.entries(spec.joins ?? {}).flatMap(([name, join]) => (names.has(name) ? [join] : []))
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
