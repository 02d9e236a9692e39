import type { CellValue } from '../../../kernel/list/sheet.js'
import type { SheetColumn } from '../../../platform/excel/xlsx.js'
import { writeXlsx } from '../../../platform/excel/xlsx.js'
import { columnOf, type ImportDefinition, keysOf } from '../definition.js'
import { cellText } from '../reading/words.js'
import { importRowTable } from '../run/fields.js'
import type { ImportOutcome } from '../run/import.view.js'
import type { NewRow } from '../run/import-row.queries.js'
import { namedTexts, importTexts as texts } from '../texts.js'

type ReportRow = Record<string, CellValue>
/** Key of a column of the report itself; a definition may have a column of that name. */
const own = (key: string) => `report:${key}`

const columnsOf = (definition: ImportDefinition): SheetColumn<ReportRow>[] => [
  { key: own('line'), title: importRowTable.line.label, kind: 'count' },
  { key: own('outcome'), title: importRowTable.outcome.label, kind: 'text', width: 12 },
  { key: own('targetNo'), title: namedTexts(definition.words.what).targetNo, kind: 'text', width: 22 },
  { key: own('told'), title: texts.report.told, kind: 'text', width: 60 },
  ...keysOf(definition).map(
    (key): SheetColumn<ReportRow> => ({ key, title: columnOf(definition, key).title, kind: 'text' }),
  ),
]

/** Report of an import as .xlsx: every row with its outcome. */
export const importReport = (definition: ImportDefinition, rows: AsyncIterable<NewRow>): Promise<Buffer> =>
  writeXlsx<ReportRow>({ name: texts.report.sheet, columns: columnsOf(definition), rows: told(definition, rows) })

async function* told(definition: ImportDefinition, rows: AsyncIterable<NewRow>): AsyncGenerator<ReportRow> {
  for await (const row of rows) {
    const { line, cells, targetNo, outcome, done } = row
    const values = Object.fromEntries(keysOf(definition).map((key) => [key, cellText(definition, key, cells[key])]))
    const shown = { line, outcome: outcomeText(outcome, done), targetNo, told: whyOf(row) }
    yield { ...values, ...Object.fromEntries(Object.entries(shown).map(([key, value]) => [own(key), value])) }
  }
}

/** Text of an outcome; a forecast one is worded differently from a real one. */
export const outcomeText = (outcome: ImportOutcome, done: boolean): string =>
  done ? texts.outcomes[outcome].done : texts.outcomes[outcome].planned

/** Changes of an update, one after the other. */
export const changesTold = ({ changes }: Pick<NewRow, 'changes'>): string[] =>
  changes.map(({ label, before, after, reviewed }) => texts.report.change(label, before, after, reviewed))

const whyOf = (row: NewRow): string =>
  [
    ...row.issues.map(({ cell, column, message }) => `${[cell, column].filter(Boolean).join(' ')} ${message}`.trim()),
    ...changesTold(row),
  ].join('；')
