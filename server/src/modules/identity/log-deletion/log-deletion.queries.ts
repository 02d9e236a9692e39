import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import { all, sql } from '../../../kernel/sql/sql.js'
import { isCaptain } from '../captain.js'
import { deletionTable } from './fields.js'
import { type LogDeletionFilter, LogDeletionSortField } from './log-deletion.view.js'

const columns = { ...columnsOf('d', deletionTable), content: sql`d.content::text` }

/** What was deleted of the logs that somebody may look into, the last deletion first. */
export const deletionList: ListSpec<LogDeletionFilter, LogDeletionSortField> = {
  from: sql`log_deletion d`,
  alias: 'd',
  fields: deletionTable,
  columns,
  always: ['id'],
  sorts: sortsOf(LogDeletionSortField, columns, deletionTable),
  defaultSort: { field: LogDeletionSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`d.id`,
  scope: (actor) =>
    isCaptain(actor)
      ? sql`false`
      : all([
          sql`d.company_id = ${actor.companyId}`,
          ...(actor.can('sys:loglogin:index') ? [] : [sql`d.kind <> 'LOGIN'`]),
        ]),
  where: conditionsOf('d', deletionTable),
  summary: {
    operations: sql`(count(*) filter (where d.kind = 'OPERATION'))::int`,
    logins: sql`(count(*) filter (where d.kind = 'LOGIN'))::int`,
  },
}
