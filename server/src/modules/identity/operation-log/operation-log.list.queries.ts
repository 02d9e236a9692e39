import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Narrowed } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain } from '../captain.js'
import { refuseWide } from '../log-span.js'
import { inCompanies } from '../reach.sql.js'
import { operationTable } from './fields.js'
import { type OperationLogFilter, OperationLogSortField, type OperationLogView } from './operation-log.view.js'

const createdAt = sql`l.created_at`

const columns = {
  ...columnsOf('l', operationTable),
  params: sql`l.params::text`,
}

const found = conditionsOf('l', operationTable, { params: () => sql`false` })
const { params: _, createTime: __, ...counted } = operationTable
const apartFromTime = conditionsOf('l', counted)

/** What the sums by day cannot tell: it is looked for row by row. */
const isUncounted = ({ remoteAddr, requestUri }: OperationLogFilter): boolean => Boolean(remoteAddr || requestUri)

/** Which people, or which verbs, the log of the company knows by a part of their names: the sums of years have them all. */
const known = ({ companyId }: Actor, column: 'user_id' | 'title', called: 'create_by' | 'title', part: string): Sql =>
  sql`select distinct c.${sql.ref(column)} as known from operation_log_count c
      where c.company_id = ${companyId} and c.span in ('YEAR', 'CHANGE') and ${isLike(sql.ref(`c.${called}`), part)}`

/** The same lines, by what the indexes of the log and of its sums have. */
const indexed = (filter: OperationLogFilter, actor: Actor): Sql[] => [
  ...(filter.createBy ? [sql`l.user_id = any(array(${known(actor, 'user_id', 'create_by', filter.createBy)}))`] : []),
  ...(filter.title ? [sql`l.title = any(array(${known(actor, 'title', 'title', filter.title)}))`] : []),
]

/** Lines of people and verbs whose names hold a text are found by what these are called in full, in the order of an index where that is one. */
async function narrow(em: Em, actor: Actor, filter: OperationLogFilter): Promise<Narrowed> {
  if (isUncounted(filter)) refuseWide(filter.createTime)
  const namesOf = async (statement: Sql) => (await rows<{ known: string }>(em, statement)).map((row) => row.known)
  const also: Sql[] = []
  if (filter.createBy) {
    const ids = await namesOf(known(actor, 'user_id', 'create_by', filter.createBy))
    also.push(ids.length === 1 ? sql`l.user_id = ${ids[0]}` : inUuids(sql`l.user_id`, ids))
  }
  if (filter.title) {
    const titles = await namesOf(known(actor, 'title', 'title', filter.title))
    also.push(titles.length === 1 ? sql`l.title = ${titles[0]}` : inTexts(sql`l.title`, titles))
  }
  return { instead: {}, also, few: false }
}

/** The operation log of a company, the last line first. */
export const operationList: ListSpec<OperationLogFilter, OperationLogSortField> = {
  from: sql`operation_log l`,
  alias: 'l',
  fields: operationTable,
  columns,
  always: ['id'],
  sorts: {
    ...sortsOf(OperationLogSortField, columns, operationTable),
    TIME: { sql: sql`l.time`, few: true },
  },
  defaultSort: { field: OperationLogSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`l.id`,
  // A captain has no company whose log he could ask for.
  scope: (actor) => (isCaptain(actor) ? sql`false` : sql`l.company_id = ${actor.companyId}`),
  where: found,
  narrow,
  summary: { failed: sql`(count(*) filter (where l.type = 'FAILURE'))::int` },
  counters: {
    from: sql`operation_log_count l`,
    day: sql`l.day`,
    ofDays: sql`l.span in ('DAY', 'CHANGE')`,
    ofMonths: sql`l.span in ('MONTH', 'CHANGE')`,
    ofYears: sql`l.span in ('YEAR', 'CHANGE')`,
    at: createdAt,
    far: 1000,
    range: (filter) => filter.createTime,
    rest: (filter, actor) => [...apartFromTime(filter), ...indexed(filter, actor)],
    where: (filter, actor) =>
      isUncounted(filter) || isCaptain(actor)
        ? undefined
        : {
            where: [...apartFromTime(filter), ...indexed(filter, actor)],
            sparse: Boolean(filter.title || filter.type || filter.method || filter.serviceId),
          },
    count: 'lines',
    measures: { type: sql`l.type`, lines: sql`1` },
    summary: { failed: sql`coalesce(sum(m.lines) filter (where m.type = 'FAILURE'), 0)::int` },
  },
}

/** What somebody has done himself: in his company, and a captain in every company that knows him. */
export const ownOperationList: typeof operationList = {
  ...operationList,
  scope: (actor) => sql`${inCompanies(actor, sql`l.company_id`)} and l.user_id = ${actor.userId}`,
  narrow: async (_em, _actor, filter) => {
    if (isUncounted(filter)) refuseWide(filter.createTime)
    return { instead: {}, also: [], few: false }
  },
}

export const findOperation = (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<OperationLogView | undefined> =>
  isId(id) ? readOne(em, actor, operationList, sql`l.id = ${id}`, fields) : Promise.resolve(undefined)
