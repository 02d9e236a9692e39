import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { logList, narrowed } from '../log/log.list.queries.js'
import type { Log } from '../log/log.service.js'
import { LogKind } from '../log/log.view.js'
import { reasonOf, logTexts as texts } from '../log/texts.js'
import { inCompanies, isLimited } from '../reach.sql.js'
import { operationTable } from './fields.js'
import { type OperationLogFilter, OperationLogSortField } from './operation-log.view.js'

const columns = {
  ...columnsOf('l', operationTable),
  params: sql`l.params::text`,
}

const { params: _, createTime: __, ...counted } = operationTable
const apartFromTime = conditionsOf('l', counted)

/** Whether a filter is beyond the sums by day, so that lines are searched one by one. */
const isUncounted = ({ remoteAddr, requestUri }: OperationLogFilter): boolean => Boolean(remoteAddr || requestUri)

/**
 * People or verbs in the company's log whose names contain a text. The sums by year, plus the changes not folded yet,
 * name all of them.
 */
const known = ({ companyId }: Actor, column: 'user_id' | 'title', called: 'create_by' | 'title', part: string): Sql =>
  sql`select distinct c.${sql.ref(column)} as known from operation_log_count c
      where c.company_id = ${companyId} and c.span in ('YEAR', 'CHANGE') and ${isLike(sql.ref(`c.${called}`), part)}`

/** Conditions on ids and titles instead of parts of names, which have an index. */
const indexed = (filter: OperationLogFilter, actor: Actor): Sql[] => [
  ...(filter.createBy ? [sql`l.user_id = any(array(${known(actor, 'user_id', 'create_by', filter.createBy)}))`] : []),
  ...(filter.title ? [sql`l.title = any(array(${known(actor, 'title', 'title', filter.title)}))`] : []),
]

/**
 * Conditions for filters by parts of names: the full names are looked up first, so that an index finds the lines, in
 * its own order where there is just one name.
 */
async function foundByNames(em: Em, actor: Actor, filter: OperationLogFilter): Promise<Sql[]> {
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
  return also
}

/** The operation log of a company, the last line first. */
const operationList = logList<OperationLogFilter, OperationLogSortField>({
  from: sql`operation_log l`,
  counters: { from: sql`operation_log_count l` },
  fields: operationTable,
  columns,
  sorts: { ...sortsOf(OperationLogSortField, columns, operationTable), TIME: { sql: sql`l.time`, few: true } },
  defaultSort: { field: OperationLogSortField.CREATE_TIME, direction: 'DESC' },
  where: conditionsOf('l', operationTable, { params: () => sql`false` }),
  isUncounted,
  isSparse: ({ title, type, method, serviceId }) => Boolean(title || type || method || serviceId),
  apartFromTime: (filter, actor) => [...apartFromTime(filter), ...indexed(filter, actor)],
  also: foundByNames,
})

/**
 * Verbs of a company. A person finds his own lines in his company, and a captain in every company that has him as
 * captain.
 */
export const operationLog: Log<OperationLogFilter, OperationLogSortField> = {
  kind: LogKind.OPERATION,
  list: operationList,
  ownList: {
    ...operationList,
    scope: (actor) => sql`${inCompanies(actor, sql`l.company_id`)} and l.user_id = ${actor.userId}`,
    narrow: narrowed({ isUncounted }),
  },
  permissions: { list: 'sys:log:index', find: 'sys:log:index', delete: 'sys:log:del' },
  deletion: { name: 'operationLog.delete', title: texts.deleteOperation },
  isLimited,
}

interface Line {
  exception: string | null
}

/** The operation log in a spreadsheet. */
export const operationSheet = sheetOf<Line>('OperationLog', operationTable, {
  title: texts.OPERATION,
  permission: 'sys:log:index',
  spec: operationList,
  fields: { exception: told(({ exception }: Line) => reasonOf(exception)) },
  units: { time: '毫秒' },
})
