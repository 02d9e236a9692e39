import type { Actor } from '../command/actor.js'
import { DomainError } from '../errors.js'
import { type Sql, sql } from '../sql/sql.js'
import { type Tally, tallySummary, tallyTotal } from './counters.js'
import { numberOf } from './json-row.js'
import type { Column, Counted, Direction, ListSpec, Shown, SortBy } from './spec.js'

/** The rows of a list that a request means. */
export interface Cut {
  where: Sql
  /** Tables that the condition needs besides its own. */
  joins?: Sql[]
  order: { column: Column; direction: Direction }[]
  size: number
  offset: number
  counted: Counted
  /** Sums over all rows that are meant, where no tally has them. */
  sums?: Record<string, Sql> | undefined
  /** Tally of the rows; without one they are counted one by one. */
  tally?: Tally | undefined
  /**
   * Whether there are few rows: they are fetched first and sorted then, so that no index is gone through to find them.
   */
  few?: boolean
}

type AnySpec = Pick<ListSpec<never, string>, 'from' | 'alias' | 'joins' | 'columns' | 'needs' | 'always' | 'tieBreak'>

/** The page is cut out first, so that what is joined for its columns is joined for its rows only. */
export function pageStatement(spec: AnySpec, cut: Cut, columns: Column[], select: Sql): Sql {
  const { order, size, offset } = cut
  const found = cut.few ? [] : (cut.joins ?? [])
  const orderBy = sql`order by ${sql.join(order.map(sortTerm))}, ${spec.tieBreak} ${sql.raw(order[0]?.direction ?? 'ASC')}`
  const limit = limited(size, offset)
  const joins = neededJoins(spec, columns)
  const sortJoins = neededJoins(
    spec,
    order.map(({ column }) => column),
  )
  const name = sql.ref(spec.alias)
  const all = sql`${name}.*`
  const carried =
    cut.few && !isFarIn(cut) ? (columnsNamed(spec.alias, [select, orderBy, ...sortJoins, ...joins]) ?? all) : all
  const { from, where } = sourceOf(spec, cut, carried)
  if (isFarIn(cut)) {
    const keys = sql`select ${name}.company_id, ${name}.id from ${from} where ${where} ${orderBy} ${limit}`
    const rows = sql`(${keys}) k join ${spec.from} on ${name}.company_id = k.company_id and ${name}.id = k.id`
    return sql`select ${select} from ${rows} ${spaced(joins)} ${orderBy}`
  }
  // Of few rows all are fetched: only those of the page shall be written out.
  if (joins.length === 0 && sortJoins.length === 0 && found.length === 0 && !cut.few) {
    return sql`select ${select} from ${from} where ${where} ${orderBy} ${limit}`
  }
  const inner = spaced([...new Set([...found, ...sortJoins])])
  const rows = sql`select ${carried} from ${from} ${inner} where ${where} ${orderBy} ${limit}`
  return sql`select ${select} from (${rows}) ${name} ${spaced([...new Set([...sortJoins, ...joins])])} ${orderBy}`
}

/** The usual sizes of pages, as the planner may know them. */
const USUAL = new Set([10, 20, 50, 100, 200, 500])

/**
 * A first page of a usual size says its size in the text. A limit that the planner is not told it takes for a tenth of
 * all rows: the plan it keeps then looks so dear that it makes a new one for every request.
 */
const limited = (size: number, offset: number): Sql =>
  USUAL.has(size) && offset === 0 ? sql.raw(`limit ${size}`) : sql`limit ${size} offset ${offset}`

/**
 * Of the rows that come before a page only the index is read, where it is enough; the page's own are looked up by their
 * keys.
 */
const isFarIn = ({ tally, order, offset, size }: Cut): boolean =>
  tally !== undefined && order.every(({ column }) => column === tally.at) && offset >= FAR_IN * size
const FAR_IN = 10

function sourceOf({ from, alias }: AnySpec, { where, few, joins = [] }: Cut, carried: Sql): { from: Sql; where: Sql } {
  if (!few) return { from, where }
  return {
    from: sql`(select ${carried} from ${from} ${spaced(joins)} where ${where} offset 0) ${sql.ref(alias)}`,
    where: sql`true`,
  }
}

/**
 * Columns of a table that these pieces name: sorting hundreds of rows with all of theirs takes as long as finding them.
 * Undefined where a piece names the table itself, or another one by its alias.
 */
function columnsNamed(alias: string, pieces: readonly Sql[]): Sql | undefined {
  const names = new Set<string>()
  const pattern = new RegExp(`(?<![\\w.])(?:"${alias}"|${alias}(?!\\w))(?:\\."?(\\w+))?`, 'g')
  for (const piece of pieces) {
    for (const [, name] of piece.text.matchAll(pattern)) {
      if (name === undefined) return undefined
      names.add(name)
    }
  }
  return sql.join([...names].map((name) => sql.ref(`${alias}.${name}`)))
}

interface Selection {
  columns: Column[]
  select: Sql
}
const selections = new WeakMap<AnySpec['columns'], WeakMap<ReadonlySet<string>, Selection>>()

/** Columns and joins for the fields of a request: put together once for each place in a document. */
export function selectionOf(spec: AnySpec, fields: ReadonlySet<string> | undefined): Selection {
  const known = selections.get(spec.columns) ?? new WeakMap<ReadonlySet<string>, Selection>()
  selections.set(spec.columns, known)
  const found = fields && known.get(fields)
  if (found) return found
  const wanted = wantedColumns(spec, fields)
  const selection = { columns: columnsOf(spec, wanted), select: sql.join(selected(spec, wanted)) }
  if (fields) known.set(fields, selection)
  return selection
}

/** Number of rows, in the column `total`. */
export const countStatement = ({ from }: Pick<AnySpec, 'from'>, { where, joins = [], tally }: Cut): Sql =>
  tally ? tallyTotal(tally) : sql`select count(*)::int as total from ${from} ${spaced(joins)} where ${where}`

/** Number of rows, as far as `most`. */
export const someStatement = ({ from }: Pick<AnySpec, 'from'>, { where, joins = [] }: Cut, most: number): Sql =>
  sql`select count(*)::int as total from (select from ${from} ${spaced(joins)} where ${where} limit ${most}) m`

/** One row with the sums of everything that matches, by the names of the list. */
export function summaryStatement(
  { from }: Pick<AnySpec, 'from'>,
  { where, joins = [], tally }: Cut,
  summary: Record<string, Sql>,
): Sql {
  if (tally) return tallySummary(tally)
  const sums = Object.entries(summary).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)
  return sql`select ${sql.join(sums)} from ${from} ${spaced(joins)} where ${where}`
}

/** All rows that a condition names, in the tie-break's order. */
export const rowsStatement = (spec: AnySpec, { columns, select }: Selection, where: Sql): Sql =>
  sql`select ${select} from ${spec.from} ${spaced(neededJoins(spec, columns))} where ${where} order by ${spec.tieBreak}`

/** Expression of a column, without the join that it may need. */
export const columnSql = (column: Column): Sql => ('sql' in column ? column.sql : column)
/** Table that a column needs besides the list's own. */
export const joinOf = (column: Column): string | undefined => ('sql' in column ? column.join : undefined)
const spaced = (parts: Sql[]): Sql => sql.join(parts, sql.raw(' '))

/**
 * Empty values come last either way; said only where a column can be empty, since it keeps other indexes from being
 * used.
 */
function sortTerm({ column, direction }: { column: Column; direction: Direction }): Sql {
  const nulls = 'sql' in column && column.nullable ? 'nulls last' : ''
  return sql`${columnSql(column)} ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')} ${sql.raw(nulls)}`
}

/** The columns of these names; names that the list does not have are left out. */
const columnsOf = (spec: AnySpec, names: string[]): Column[] => names.flatMap((name) => spec.columns[name] ?? [])

/** The select list for these columns, each under its own name. */
function selected(spec: AnySpec, wanted: string[]): Sql[] {
  return wanted.flatMap((name) => {
    const column = spec.columns[name]
    return column ? [sql`${columnSql(column)} as ${sql.ref(name)}`] : []
  })
}

/** An order that is left out, instead of refused, where more rows match than can be sorted. */
export const mayStayUnsorted = ({ column }: Cut['order'][number]): boolean =>
  'sql' in column && column.else === 'unsorted'

/** Whether the order has no index, so that only few rows can be sorted by it. */
export const sortsFewOnly = ({ order }: Pick<Cut, 'order'>): boolean =>
  order.some(({ column }) => 'sql' in column && column.few === true)

/** A column of the list as this person sees it. */
export function columnOf(
  { columns, computed = {} }: Pick<ListSpec<never, string>, 'columns' | 'computed'>,
  name: string,
  actor: Actor,
): Column {
  const column = computed[name] ?? columns[name]
  if (!column) throw new Error(`no column ${name}`)
  return typeof column === 'function' ? column(actor) : column
}

function shownColumn(
  spec: Pick<ListSpec<never, string>, 'columns' | 'computed'>,
  { column: name, codes }: Shown,
  actor: Actor,
): Column {
  const column = columnOf(spec, name, actor)
  const own = columnSql(column)
  const join = joinOf(column)
  // PostgreSQL orders by a constant only where it is part of an expression.
  return {
    sql: codes ? numberOf(own, codes) : sql`case when true then ${own} end`,
    nullable: true,
    few: true,
    else: 'unsorted',
    ...(join ? { join } : {}),
  }
}

/** Callers may pass keys as they got them; only the whitelist and the list's own columns sort. */
export function orderOf<Key extends string>(
  spec: Pick<ListSpec<never, Key>, 'sorts' | 'defaultSort' | 'columns' | 'computed'>,
  sort: SortBy<Key>[] | null | undefined,
  actor: Actor,
): Cut['order'] {
  const { sorts, defaultSort } = spec
  return (sort?.length ? sort : [defaultSort]).map(({ field, direction }) => {
    if (typeof field !== 'string') return { column: shownColumn(spec, field, actor), direction }
    if (!Object.hasOwn(sorts, field)) throw new DomainError('UNKNOWN_SORT', { key: field })
    return { column: sorts[field], direction }
  })
}

/** Fields with the ids of objects, by the names that the objects have beside them: of any list that has the field. */
const idsBeside = new Map<string, Set<string>>()

/** Says that an object needs a field with its id, where that has another name than `owner` beside `ownerId`. */
export function needsId(object: string, field: string): void {
  const fields = idsBeside.get(object) ?? new Set([object, `${object}Id`])
  idsBeside.set(object, fields.add(field))
}

/**
 * The columns to read for the fields that were asked for: those, what they need, and what every row must have. All
 * without `fields`. An object that stands beside its id needs the id.
 */
function wantedColumns(spec: AnySpec, fields: ReadonlySet<string> | undefined): string[] {
  if (!fields) return Object.keys(spec.columns)
  const asked = [...fields].flatMap(
    (field) => spec.needs?.[field] ?? [...(idsBeside.get(field) ?? [field, `${field}Id`])],
  )
  return [...new Set([...spec.always, ...asked])].filter((name) => Object.hasOwn(spec.columns, name))
}

export function neededJoins(spec: Pick<AnySpec, 'joins'>, columns: Column[]): Sql[] {
  const names = new Set(columns.map(joinOf))
  return Object.entries(spec.joins ?? {}).flatMap(([name, join]) => (names.has(name) ? [join] : []))
}
