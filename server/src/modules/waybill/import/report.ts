import type { CellValue, SheetColumn } from '../../../platform/excel/sheet.js'
import { writeXlsx } from '../../../platform/excel/xlsx.js'
import { columnKeys, columnOf } from './columns.js'
import type { WaybillImportOutcome } from './import.enums.js'
import type { NewRow } from './import-row.queries.js'
import { importTexts as texts } from './texts.js'
import { cellText } from './told.js'

type ReportRow = Record<string, CellValue>

const columns: SheetColumn<ReportRow>[] = [
  { key: 'line', title: texts.report.line, kind: 'count' },
  { key: 'outcome', title: texts.report.outcome, kind: 'text', width: 12 },
  { key: 'waybillNo', title: texts.report.waybillNo, kind: 'text', width: 22 },
  { key: 'told', title: texts.report.told, kind: 'text', width: 60 },
  ...columnKeys.map((key): SheetColumn<ReportRow> => ({ key, title: columnOf(key).title, kind: 'text' })),
]

/** What became of every row of an import, with what the row said, as a .xlsx. */
export const importReport = (rows: AsyncIterable<NewRow>): Promise<Buffer> =>
  writeXlsx<ReportRow>({ name: texts.report.sheet, columns, rows: told(rows) })

async function* told(rows: AsyncIterable<NewRow>): AsyncGenerator<ReportRow> {
  for await (const row of rows) {
    const { line, cells, waybillNo, outcome, done } = row
    const values = Object.fromEntries(columnKeys.map((key) => [key, cellText(key, cells[key])]))
    yield { ...values, line, outcome: outcomeText(outcome, done), waybillNo, told: whyOf(row) }
  }
}

/** A planned outcome reads otherwise than one that came true. */
export const outcomeText = (outcome: `${WaybillImportOutcome}`, done: boolean): string =>
  done ? texts.outcomes[outcome].done : texts.outcomes[outcome].planned

/** What an update changes, one after the other. */
export const changesTold = ({ changes }: Pick<NewRow, 'changes'>): string[] =>
  changes.map(({ label, before, after, reviewed }) => texts.report.change(label, before, after, reviewed))

const whyOf = (row: NewRow): string =>
  [
    ...row.issues.map(({ cell, column, message }) => `${[cell, column].filter(Boolean).join(' ')} ${message}`.trim()),
    ...changesTold(row),
  ].join('；')
