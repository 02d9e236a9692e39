import type { Actor } from '../command/actor.js'
import { DomainError } from '../errors.js'
import type { Em } from '../sql/database.js'
import { firstRow, rows, type Sql, sql } from '../sql/sql.js'
import { JsonText } from '../values/json-text.js'
import { alwaysSql, asJson, asJsonText, asJsonTexts } from './json-row.js'
import { cutOf, MAX_PAGE_SIZE, readSummary, readTotal, seeingOf } from './list.js'
import { narrowToDays } from './place.js'
import { actorSpec, type ListRequest, type ListSpec } from './spec.js'
import * as statements from './statements.js'
import { BELOW_KEY, type PageMember, type WrittenPages, type WrittenRow, writtenRow } from './written-row.js'

export type TextRequest<Filter, Key extends string> = Omit<ListRequest<Filter, Key>, 'fields'> & { row: WrittenRow }

/** A page whose records are JSON that PostgreSQL wrote. */
export interface TextPage<Summary = Record<string, never>> {
  records: JsonText
  total: number
  summary: Summary
}

/** Reads one page as `readList` does, for answers that show columns as they are: PostgreSQL writes the rows. */
export const readListText = <Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  list: ListSpec<Filter, Key>,
  request: TextRequest<Filter, Key>,
): Promise<TextPage<Summary>> => seeingOf(list)(actor, () => readTextPage(em, actor, list, request))

async function readTextPage<Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  list: ListSpec<Filter, Key>,
  request: TextRequest<Filter, Key>,
): Promise<TextPage<Summary>> {
  const spec = actorSpec(list, actor)
  const asked = await cutOf(em, spec, actor, request)
  const below = await pagesBelow(em, actor, request.row)
  const size = asked.size * below.rowsOfEach
  if (below.pages.size > 0 && size > MAX_PAGE_SIZE) throw new NotWritten()
  const cut = await narrowToDays(em, asked)
  const { columns, joins, select } = writtenRow(spec, request.row, actor, below.pages)
  const page = statements.pageStatement({ ...spec, joins: { ...spec.joins, ...joins } }, cut, columns, select)
  const total = cut.counted.total ? sql`(${statements.countStatement(spec, cut)})` : sql`0`
  const [found, summary] = await Promise.all([
    size > LONG_PAGE ? readPageTexts(em, page, total, below.rowsOfEach) : readPageText(em, page, total),
    readSummary<Summary>(em, spec, cut),
  ])
  // Past the last page no row brings the total along.
  const past = cut.counted.total && asked.offset > 0
  return { records: found.records, total: found.total ?? (past ? await readTotal(em, spec, asked) : 0), summary }
}

/**
 * A longer page comes in several texts: one of megabytes would be read, put together and encoded as a whole each time.
 */
const LONG_PAGE = 500
const ROWS_AT_ONCE = 20

async function readPageText(em: Em, page: Sql, total: Sql): Promise<{ records: JsonText; total: number }> {
  const found = await firstRow<{ records: string; total: number }>(
    em,
    sql`select ${asJsonText(page)} as records, ${total} as total`,
  )
  return { records: new JsonText(found?.records ?? '[]'), total: found?.total ?? 0 }
}

async function readPageTexts(
  em: Em,
  page: Sql,
  total: Sql,
  rowsOfEach: number,
): Promise<{ records: JsonText; total: number | undefined }> {
  const each = Math.ceil(ROWS_AT_ONCE / rowsOfEach)
  const found = await rows<{ records: string; total: number }>(em, asJsonTexts(page, each, sql`${total} as total`))
  // Parts of what was read, and not texts put together of them, which would be copied as a whole to be encoded.
  const texts = found.flatMap(({ records }, at) => [at === 0 ? '[' : ',', records.slice(1, -1)])
  return { records: new JsonText(...(texts.length === 0 ? ['['] : texts), ']'), total: found[0]?.total }
}

/** Page below rows that has to be read otherwise: it is refused, long, or sorted by what few rows can be sorted by. */
export class NotWritten extends Error {}

/** Pages below the rows of a list in SQL, with the most rows of which each row of the list is then made. */
async function pagesBelow(em: Em, actor: Actor, row: WrittenRow): Promise<{ pages: WrittenPages; rowsOfEach: number }> {
  const pages = new Map<PageMember, Sql>()
  let rowsOfEach = 1
  for (const member of row.values()) {
    if (!('page' in member) || !member.place.may(actor)) continue
    const { select, size } = await pageBelow(em, actor, member)
    pages.set(member, select)
    rowsOfEach += size
  }
  return { pages, rowsOfEach }
}

/** Members of a page in SQL: those that `readListBelow` would read. */
async function pageBelow(em: Em, actor: Actor, member: PageMember): Promise<{ select: Sql; size: number }> {
  const { below, listOf } = member.place
  const list = listOf(actor)
  if (list.anywhere || below.gather) throw new NotWritten()
  const spec = actorSpec(list, actor)
  const among = {
    where: below.on(BELOW_KEY, actor),
    few: below.few === true,
    joins: below.joins?.(BELOW_KEY) ?? [],
    ofAll: () => {
      throw new NotWritten()
    },
  }
  const cut = await cutOf(em, spec, actor, { ...member.request, counted: UNCOUNTED }, { among }).catch(unwritten)
  const { columns, joins, select } = writtenRow(spec, member.row, actor)
  const values = {
    records: () =>
      asJson(statements.pageStatement({ ...spec, joins: { ...spec.joins, ...joins } }, cut, columns, select)),
    total: () => sql`(${statements.countStatement(spec, cut)})`,
  }
  const members = [...member.page].map(([key, what]) => {
    const value = 'page' in what ? values[what.page]() : alwaysSql(what)
    return sql`${value} as ${sql.ref(key)}`
  })
  return { select: sql.join(members), size: cut.size }
}

const UNCOUNTED = { total: false, summary: false }

/** A page that is refused is refused by itself, and not with the list above it. */
function unwritten(error: unknown): never {
  throw error instanceof DomainError ? new NotWritten() : error
}
