import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { QuerySheet, SheetReader, SheetRows } from '../../../kernel/list/sheet.js'
import { TicketPeriod } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'
import { statTable } from './fields.js'
import { sliceOf } from './page.js'
import { projectTotalOf, statOf, totalOf } from './rows.js'
import { flowsByProject, statRows } from './stat.queries.js'
import { meaningOf } from './stat.schema.js'
import type { TicketStatFilter, TicketStatView } from './stat.view.js'
import { unitsOf } from './units.queries.js'

/** All rows of the statistics, page by page: each project's total after its rows, and at last the grand total. */
async function* rowsOf(
  { em, actor }: SheetReader,
  by: TicketPeriod,
  filter: TicketStatFilter,
  size: number,
): AsyncGenerator<TicketStatView[]> {
  const { chosen, range } = meaningOf(filter)
  const [units, flows] = await Promise.all([
    unitsOf(em, actor, by, chosen, range),
    flowsByProject(em, actor, chosen, range),
  ])
  const totals = new Map(flows.map((own) => [own.projectId, projectTotalOf(actor, own)]))
  for (const [projectId, own] of Map.groupBy(units, (unit) => unit.projectId)) {
    for (let current = 1; ; current++) {
      const slice = sliceOf(own, { current, size }, 'ASC')
      if (!slice) break
      yield (await statRows(em, actor, by, chosen, slice)).map((row) => statOf(actor, by, row))
    }
    yield [totals.get(projectId)].filter((total) => total !== undefined)
  }
  if (units.length > 0) yield [totalOf(actor, flows)]
}

/** Label of a total row, in place of the soil. */
const rowKind = ({ isTotalRow, isProjectTotalRow }: TicketStatView): string | null =>
  isTotalRow ? texts.total : isProjectTotalRow ? texts.projectTotal : null

function sheetOf(by: TicketPeriod, title: string): QuerySheet<TicketStatView, TicketStatFilter> {
  const other = by === TicketPeriod.DAY ? 'monthDetailDate' : 'dayDetailDate'
  const date = by === TicketPeriod.DAY ? 'dayDetailDate' : 'monthDetailDate'
  const { [other]: _field, ...fields } = sheetFieldsOf(statTable)
  const { [other]: _title, ...titles } = sheetTitlesOf(statTable)
  return {
    title,
    permission: 'chain:companyticket:get',
    filterType: 'TicketStatFilter',
    fields: { ...fields, [date]: { kind: 'text', value: (row: TicketStatView) => rowKind(row) ?? row[date] } },
    titles,
    read: (reader, filter, size): Promise<SheetRows> =>
      Promise.resolve({ total: null, pieces: rowsOf(reader, by, filter, size) }),
  }
}

/** Statistics by ticket day and by month in a spreadsheet. */
export const dayStatSheet = sheetOf(TicketPeriod.DAY, texts.dayStats)
export const monthStatSheet = sheetOf(TicketPeriod.MONTH, texts.monthStats)
