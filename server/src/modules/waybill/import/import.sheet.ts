import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { type QuerySheet, type SheetReader, told } from '../../../kernel/list/sheet.js'
import {
  changesTold,
  findLines,
  importList,
  importRowList,
  importTexts,
  issueTable,
  outcomeText,
  rowsAt,
  tablesOf,
} from '../../import/index.js'
import { waybillImport } from './definition.js'
import { waybillImportTable as fields, waybillImportRowTable as rowFields } from './fields.js'
import type { WaybillImportRowFilter, WaybillImportRowView, WaybillImportView } from './import.view.js'
import { importTexts as texts } from './texts.js'

/** Imports of waybills in a spreadsheet: the columns of their history. */
export const importSheet: ListSheet<WaybillImportView> = {
  title: texts.history,
  permission: waybillImport.permission,
  spec: importList(tablesOf(waybillImport)),
  filterType: 'WaybillImportFilter',
  fields: sheetFieldsOf(fields),
  // Titles of the numbers of rows, by outcome.
  titles: {
    ...sheetTitlesOf(fields),
    createCount: texts.outcomes.CREATE,
    updateCount: texts.outcomes.UPDATE,
    unchangedCount: texts.outcomes.UNCHANGED,
    refusedCount: texts.outcomes.REFUSED,
  },
}

type Row = WaybillImportRowView

const list = importRowList(waybillImport)

const valuesOf = ({ issues }: Row): string =>
  issues.flatMap(({ cell, value }) => (cell === null ? [] : [value ?? texts.blank])).join('、')
const toldOf = (row: Row): string => [...row.issues.map(({ message }) => message), ...changesTold(row)].join('；')

/** Rows of an import in a spreadsheet, with the columns of the page; the import's report has all cells. */
export const importRowSheet: QuerySheet<Row, WaybillImportRowFilter> = {
  title: texts.rows,
  permission: waybillImport.permission,
  filterType: 'WaybillImportRowFilter',
  fields: {
    line: 'count',
    outcome: told(({ outcome, done }) => outcomeText(outcome, done)),
    cell: told(({ issues }) => issues.flatMap(({ cell }) => cell ?? []).join('、')),
    value: told(valuesOf),
    told: told(toldOf),
    projectName: 'text',
    truckCode: 'text',
    goDatetime: 'text',
    no: 'text',
    waybillNo: 'text',
  },
  titles: {
    ...sheetTitlesOf(rowFields),
    cell: issueTable.cell.label,
    value: issueTable.value.label,
    told: importTexts.report.told,
  },
  async read(reader, filter, size) {
    const lines = await findLines(reader.em, reader.actor, list, filter)
    return { total: lines.length, pieces: piecesOf(reader, filter.importId, lines, size) }
  },
}

async function* piecesOf(
  { em, actor }: SheetReader,
  importId: string,
  lines: number[],
  size: number,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < lines.length; from += size)
    yield rowsAt<Row>(em, actor, list, importId, lines.slice(from, from + size))
}
