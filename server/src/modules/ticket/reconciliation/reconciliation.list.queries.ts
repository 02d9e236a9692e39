import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { flagged } from '../../../kernel/list/filters.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { summedOf } from '../../../kernel/list/left-out.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { edgeNeeds, namedColumns, namedFound, namedJoins } from '../named.sql.js'
import { differenceLabels } from './enums.js'
import { reconciliationSums, reconciliationRowTable as rowTable, reconciliationTable as table } from './fields.js'
import {
  type TicketReconciliationFilter,
  type TicketReconciliationRowFilter,
  TicketReconciliationRowSortField,
  type TicketReconciliationRowView,
  TicketReconciliationSortField,
  type TicketReconciliationView,
} from './reconciliation.view.js'
import { reconciliationTexts as texts } from './texts.js'

const columns = {
  ...columnsOf('t', table),
  startDate: sql`t.start_day::text`,
  endDate: sql`t.end_day::text`,
  garbageName: namedColumns.garbageName,
}

const found = conditionsOf('t', table, { garbageName: namedFound.garbageName })

/** Reconciliations, last one first. */
export const reconciliationList: ListSpec<TicketReconciliationFilter, TicketReconciliationSortField> = {
  from: sql`ticket_reconciliation t`,
  alias: 't',
  fields: table,
  joins: { site: namedJoins.site },
  columns,
  needs: {
    ...edgeNeeds,
    allowedActions: ['status', 'unresolvedCount'],
    refusedActions: ['status', 'unresolvedCount'],
    statementUrl: ['id'],
  },
  always: ['id'],
  sorts: sortsOf(TicketReconciliationSortField, columns, table),
  defaultSort: { field: TicketReconciliationSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: (filter) => found(filter),
  summary: summedOf('t', reconciliationSums),
}

/** Reconciliations of these ids that the company has. */
export const findReconciliations = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<TicketReconciliationView[]> =>
  readWhere<TicketReconciliationView>(em, actor, reconciliationList, inUuids(sql`t.id`, ids), fields)

export const findReconciliation = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<TicketReconciliationView | undefined> =>
  isId(id) ? readOne<TicketReconciliationView>(em, actor, reconciliationList, sql`t.id = ${id}`, fields) : undefined

const rowColumns = { ...columnsOf('r', rowTable), differences: sql`r.differences` }
const rowsFound = conditionsOf('r', rowTable)

/** Rows of reconciliations: the site's list in its order, then trips that only we have. */
export const reconciliationRowList: ListSpec<TicketReconciliationRowFilter, TicketReconciliationRowSortField> = {
  from: sql`ticket_reconciliation_row r`,
  alias: 'r',
  fields: rowTable,
  columns: rowColumns,
  always: ['id'],
  sorts: {
    ...sortsOf(TicketReconciliationRowSortField, rowColumns, rowTable),
    [TicketReconciliationRowSortField.LINE]: sql`r.position`,
  },
  defaultSort: { field: TicketReconciliationRowSortField.LINE, direction: 'ASC' },
  tieBreak: sql`r.id`,
  scope: (actor) => sql`r.company_id = ${actor.companyId}`,
  where: ({ resolved, ...filter }) => [
    ...rowsFound(filter),
    ...(resolved == null ? [] : [sql`r.verdict <> 'SAME'`, ...flagged(sql`r.resolution is not null`, resolved)]),
  ],
  summary: {
    siteQuantity: sql`coalesce(sum(r.site_quantity), 0)`,
    unresolvedCount: sql`count(*) filter (where r.verdict <> 'SAME' and r.resolution is null)::int`,
  },
}

/** Rows on which both sides differ, for the statement; at most `most` of them. */
export const differingRows = (
  em: Em,
  { companyId }: Actor,
  id: string,
  most: number,
): Promise<TicketReconciliationRowView[]> =>
  rows(
    em,
    sql`select r.line, r.site_ticket_no as "siteTicketNo", r.site_plate as "sitePlate", r.site_time as "siteTime", r.site_soil as "siteSoil",
          r.waybill_no as "waybillNo", r.our_ticket_no as "ourTicketNo", r.our_plate as "ourPlate", r.our_time as "ourTime",
          r.our_soil as "ourSoil", r.verdict, r.differences, r.resolution, r.reason
        from ticket_reconciliation_row r
        where r.company_id = ${companyId} and r.reconciliation_id = ${id} and r.verdict <> 'SAME'
        order by r.position limit ${most}`,
  )

/** Name of the actor's company. */
export async function companyName(em: Em, { companyId }: Actor): Promise<string> {
  const found = await firstRow<{ name: string }>(
    em,
    sql`select c.name from published_company c where c.id = ${companyId}`,
  )
  return found?.name ?? ''
}

/** Reconciliations in a spreadsheet. */
export const reconciliationSheet = sheetOf<TicketReconciliationView>('TicketReconciliation', table, {
  title: texts.reconciliation,
  permission: 'chain:companyticket:get',
  spec: reconciliationList,
  units: { toleranceMinutes: '分钟' },
})

/** Rows of a reconciliation as both sides wrote them, in a spreadsheet. */
export const reconciliationRowSheet = sheetOf<TicketReconciliationRowView>('TicketReconciliationRow', rowTable, {
  title: texts.rows,
  permission: 'chain:companyticket:get',
  spec: reconciliationRowList,
  fields: {
    differences: told(({ differences }) => differences.map((one) => differenceLabels[one]).join('、')),
  },
  titles: { differences: texts.differences },
})
