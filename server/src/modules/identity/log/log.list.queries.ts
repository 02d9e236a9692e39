import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { DateTimeRange } from '../../../kernel/list/page.types.js'
import type { Em } from '../../../kernel/sql/database.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain } from '../captain.js'

/** Most days of a log that are searched line by line, for filters that neither its sums nor an index can answer. */
const MOST_DAYS = 31
const DAY_MS = 86_400_000

/** Refuses with LOG_SEARCH_TOO_WIDE unless a range has few enough lines to search one by one. */
function refuseWide(range: DateTimeRange | null | undefined): void {
  const { from, to } = range ?? {}
  const until = to ?? new Date()
  if (!from || until.getTime() - from.getTime() > MOST_DAYS * DAY_MS)
    throw new DomainError('LOG_SEARCH_TOO_WIDE', { days: MOST_DAYS })
}

interface LogFilter {
  createTime?: DateTimeRange | null
}

interface Own<Filter, Key extends string>
  extends Pick<ListSpec<Filter, Key>, 'from' | 'fields' | 'columns' | 'sorts' | 'defaultSort' | 'where'>,
    Partial<Pick<ListSpec<Filter, Key>, 'joins' | 'needs'>> {
  /** Table of sums by day. */
  counters: { from: Sql }
  /** Whether a filter is beyond the sums, so that lines are searched one by one. */
  isUncounted: (filter: Filter) => boolean
  /** Whether a filter matches only few of the sums. */
  isSparse: (filter: Filter) => boolean
  /** Conditions of a filter, except that of the time. */
  apartFromTime: (filter: Filter, actor: Actor) => Sql[]
  /** Further conditions that let an index find the same lines. */
  also?: (em: Em, actor: Actor, filter: Filter) => Promise<Sql[]>
}

/** Narrows a filter; one that is searched line by line must be of few days. */
export const narrowed =
  <Filter extends LogFilter, Key extends string>({
    isUncounted,
    also,
  }: Pick<Own<Filter, Key>, 'isUncounted' | 'also'>): NonNullable<ListSpec<Filter, Key>['narrow']> =>
  async (em, actor, filter) => {
    if (isUncounted(filter)) refuseWide(filter.createTime)
    return { instead: {}, also: (await also?.(em, actor, filter)) ?? [], few: false }
  }

/**
 * List of a company's log, last line first, with its sums by day. Captains have no company whose log they could read.
 */
export const logList = <Filter extends LogFilter, Key extends string>({
  counters,
  isUncounted,
  isSparse,
  apartFromTime,
  also,
  ...own
}: Own<Filter, Key>): ListSpec<Filter, Key> => ({
  alias: 'l',
  always: ['id'],
  tieBreak: sql`l.id`,
  scope: (actor) => (isCaptain(actor) ? sql`false` : sql`l.company_id = ${actor.companyId}`),
  narrow: narrowed({ isUncounted, ...(also ? { also } : {}) }),
  summary: { failed: sql`(count(*) filter (where l.type = 'FAILURE'))::int` },
  counters: {
    ...counters,
    day: sql`l.day`,
    ofDays: sql`l.span in ('DAY', 'CHANGE')`,
    ofMonths: sql`l.span in ('MONTH', 'CHANGE')`,
    ofYears: sql`l.span in ('YEAR', 'CHANGE')`,
    at: sql`l.created_at`,
    far: 1000,
    range: (filter) => filter.createTime,
    rest: apartFromTime,
    where: (filter, actor) =>
      isUncounted(filter) || isCaptain(actor)
        ? undefined
        : { where: apartFromTime(filter, actor), sparse: isSparse(filter) },
    count: 'lines',
    measures: { type: sql`l.type`, lines: sql`1` },
    summary: { failed: sql`coalesce(sum(m.lines) filter (where m.type = 'FAILURE'), 0)::int` },
  },
  ...own,
})

/** Line of a log by id; undefined where its list lacks it. */
export const findLine = <View>(
  { em, actor, list }: { em: Em; actor: Actor; list: ListSpec<never, string> },
  id: string,
  fields?: ReadonlySet<string>,
): Promise<View | undefined> =>
  isId(id) ? readOne<View>(em, actor, list, sql`l.id = ${id}`, fields) : Promise.resolve(undefined)
