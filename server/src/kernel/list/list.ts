import { z } from 'zod'
import type { Actor } from '../command/actor.js'
import { DomainError } from '../errors.js'
import type { Em } from '../sql/database.js'
import { seeing, seeingIn, seeingOwn } from '../sql/limit.js'
import { all, firstRow, rows, type Sql, sql } from '../sql/sql.js'
import { validate } from '../values/validate.js'
import { tallyOf } from './counters.js'
import { type AsksEqual, type Equals, equalsAsked, equalTo, formAsked } from './equal.js'
import { narrowToDays } from './place.js'
import {
  actorSpec,
  type Column,
  type Counted,
  type ListRequest,
  type ListSpec,
  type Page,
  type PageRequest,
  sumsFor,
} from './spec.js'
import * as statements from './statements.js'
import { walkOf } from './walking.js'

export type * from './spec.js'

export const MAX_PAGE_SIZE = 5000
export const pageSchema = z.object({
  current: z.int({ error: '页码须为整数' }).min(1, { error: '页码从1开始' }).max(10_000_000, { error: '页码过大' }),
  size: z
    .int({ error: '每页条数须为整数' })
    .min(1, { error: '每页至少1条' })
    .max(MAX_PAGE_SIZE, { error: `每页最多${MAX_PAGE_SIZE}条` }),
})
/** Page of a list for callers who ask for none. */
export const defaultPage: PageRequest = { current: 1, size: 20 }

/** Whether a query asks for the total and the sums besides the records. */
export const countsWanted = (fields: ReadonlySet<string>): Counted => ({
  total: fields.has('total'),
  summary: fields.has('summary'),
})

/**
 * Reading of a list by an actor: within his companies, within others where its rows stand there, or beyond all where
 * they are about himself.
 */
export function seeingOf({ anywhere, companies }: Pick<ListSpec<never, string>, 'anywhere' | 'companies'>) {
  if (companies) return seeingIn(companies)
  return anywhere ? seeingOwn : seeing
}

/** Reads one page: only the wanted columns, whitelisted sorts, a stable order, and an exact total when it is wanted. */
export const readList = <Row, Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  list: ListSpec<Filter, Key>,
  request: ListRequest<Filter, Key>,
): Promise<Page<Row, Summary>> => seeingOf(list)(actor, () => readPage(em, actor, list, request))

async function readPage<Row, Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  list: ListSpec<Filter, Key>,
  request: ListRequest<Filter, Key>,
): Promise<Page<Row, Summary>> {
  // Rows of a list are the same however they are walked; its types are known to its own service only.
  const walked = walkOf()?.read(em, actor, list as never, request as never)
  if (walked) return walked as Promise<Page<Row, Summary>>
  const spec = actorSpec(list, actor)
  const asked = await cutOf(em, spec, actor, request)
  const { counted } = asked
  const cut = await narrowToDays(em, asked)
  const { columns, select: own } = statements.selectionOf(spec, request.fields)
  const select = counted.total ? sql`${own}, (${statements.countStatement(spec, cut)}) as ${TOTAL_NAME}` : own
  const [found, summary] = await Promise.all([
    rows<Row & { [TOTAL]?: number }>(em, statements.pageStatement(spec, cut, columns, select)),
    readSummary<Summary>(em, spec, cut),
  ])
  const seen = found[0]?.[TOTAL]
  for (const row of found) delete row[TOTAL]
  const past = counted.total && asked.offset > 0
  return { records: found, total: seen ?? (past ? await readTotal(em, spec, asked) : 0), summary }
}

/** The total travels as one more column of the page's rows: one query for both. */
const TOTAL = '#total'
const TOTAL_NAME = sql.ref(TOTAL)

type TextColumns = Pick<ListSpec<never, string>, 'columns' | 'computed'>

/** Rows of a list among those that it has: of many records at a time (list-below.ts). */
export interface Among {
  where: Sql
  few: boolean
  joins: readonly Sql[]
  /** Statement for the number of rows of one record, as the number of all of them. */
  ofAll(count: Sql): Sql
}

/** Rows that a request means, with their order and what is counted of them. */
export async function cutOf<Filter, Key extends string>(
  em: Em,
  spec: ListSpec<Filter, Key>,
  actor: Actor,
  { page, filter, sort, counted }: ListRequest<Filter, Key>,
  { among, meant: known }: { among?: Among; meant?: Meant<Filter> } = {},
): Promise<statements.Cut> {
  const { current, size } = validate(pageSchema, page ?? defaultPage, 'page')
  const order = statements.orderOf(spec, sort, actor)
  const meant = known ?? (await meantBy(em, actor, spec, (filter ?? {}) as Filter & AsksEqual))
  const cut = {
    size,
    offset: (current - 1) * size,
    order,
    where: among ? all([meant.where, among.where]) : meant.where,
    joins: [...new Set([...meant.joins, ...(among?.joins ?? [])])],
    few: meant.few || among?.few === true,
    counted: counted ?? { total: true, summary: true },
    sums: spec.summary && sumsFor(spec.summary, meant.filter),
    tally: among || meant.filter.equal ? undefined : tallyOf(spec, meant.filter, actor),
  }
  return (await isSortable(em, spec, cut, among)) ? cut : unsorted(spec, cut, actor)
}

interface Meant<Filter> {
  filter: Filter & Equals
  where: Sql
  /** Tables that the condition needs besides its own. */
  joins: Sql[]
  few: boolean
}

/** The rows that a filter means, said so that an index finds them. */
export async function meantBy<Filter>(
  em: Em,
  actor: Actor,
  spec: Pick<ListSpec<Filter, string>, 'scope' | 'where' | 'narrow' | 'joins' | 'columns' | 'computed' | 'fields'>,
  asked: Filter & AsksEqual,
): Promise<Meant<Filter>> {
  const given = { ...asked, equal: equalsAsked(asked, spec.fields) }
  const { instead, also, few } = (await spec.narrow?.(em, actor, given)) ?? { instead: {}, also: [], few: false }
  const filter = { ...given, ...instead }
  const { columns, conditions } = equalsOf(spec, given, actor)
  const where = all([spec.scope(actor), ...also, ...spec.where(filter, actor), ...conditions])
  return { filter, where, joins: statements.neededJoins(spec, columns), few }
}

function equalsOf(
  spec: TextColumns & Pick<ListSpec<never, string>, 'fields'>,
  { equal = [] }: Equals,
  actor: Actor,
): { columns: Column[]; conditions: Sql[] } {
  const columns = equal.map(({ column }) => statements.columnOf(spec, column, actor))
  const conditions = equal.flatMap((wanted, at) => {
    const column = columns[at]
    return column ? equalTo(statements.columnSql(column), wanted, formAsked(wanted.column, spec.fields)) : []
  })
  return { columns, conditions }
}

/** Most rows that are sorted without an index that has them in order. */
const MOST_SORTED = 20_000

async function isSortable(
  em: Em,
  spec: Pick<ListSpec<never, string>, 'from'>,
  cut: statements.Cut,
  among: Among | undefined,
): Promise<boolean> {
  if (cut.few || !statements.sortsFewOnly(cut)) return true
  const count = cut.tally ? statements.countStatement(spec, cut) : statements.someStatement(spec, cut, MOST_SORTED + 1)
  const found = await firstRow<{ total: number }>(em, among ? among.ofAll(count) : count)
  return found === undefined || found.total <= MOST_SORTED
}

/** A grid's header empties no page: what may stay unsorted does, in the list's own order. */
function unsorted<Key extends string>(spec: ListSpec<never, Key>, cut: statements.Cut, actor: Actor): statements.Cut {
  const order = cut.order.filter((one) => !statements.mayStayUnsorted(one))
  if (statements.sortsFewOnly({ order })) throw new DomainError('TOO_MANY_TO_SORT', { most: MOST_SORTED })
  return { ...cut, order: order.length > 0 ? order : statements.orderOf(spec, null, actor) }
}

export async function readSummary<Summary>(
  em: Em,
  spec: Pick<ListSpec<never, string>, 'from'>,
  cut: statements.Cut,
): Promise<Summary> {
  const sums =
    cut.counted.summary && cut.sums
      ? await firstRow<Summary>(em, statements.summaryStatement(spec, cut, cut.sums))
      : undefined
  return (sums ?? {}) as Summary
}

export async function readTotal(
  em: Em,
  spec: Pick<ListSpec<never, string>, 'from'>,
  cut: statements.Cut,
): Promise<number> {
  return (await firstRow<{ total: number }>(em, statements.countStatement(spec, cut)))?.total ?? 0
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
  list: ListSpec<never, string>,
  condition: Sql,
  fields?: ReadonlySet<string>,
): Promise<Row[]> {
  const spec = actorSpec(list, actor)
  const selection = statements.selectionOf(spec, fields)
  const statement = statements.rowsStatement(spec, selection, all([spec.scope(actor), condition]))
  return seeingOf(list)(actor, () => rows<Row>(em, statement))
}
