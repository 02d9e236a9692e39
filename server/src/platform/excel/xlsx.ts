import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import type { CellKind, CellValue } from '../../kernel/list/sheet.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { cellXml, textCell } from './cell.js'
import { workbookFrame } from './frame.js'
import { columnName } from './place.js'
import { headStyleOf, styleSheet } from './styles.js'

export type * from './xlsx.js'

const SHEET_PATH = 'xl/worksheets/sheet1.xml'
const STYLES_PATH = 'xl/styles.xml'
const MAX_ROWS = 1_048_576
/** Characters built before the event loop gets its turn; some 2 ms of work. */
const CHUNK = 64 * 1024
const WIDTHS: Record<CellKind, number> = { text: 18, money: 18, quantity: 14, count: 10, datetime: 21 }

/**
 * Writes a .xlsx with one sheet: bold frozen headings, rows, bold totals. SheetJS makes the workbook, and the rows are
 * streamed into it: SheetJS would hold all of them in memory, and cannot freeze rows or make them bold. The event loop
 * is never blocked for long.
 */
export async function writeXlsx<Row extends { [Key in keyof Row]: CellValue }>(sheet: Sheet<Row>): Promise<Buffer> {
  refuseInTransaction('a written .xlsx file')
  const zip = new ZipFile()
  const content = Readable.from(sheetXml(sheet))
  // yazl does not pass on errors of a stream that it reads.
  const failure = new Promise<never>((_, reject) => content.once('error', reject))
  const parts = workbookFrame(sheet.name)
  parts.set(STYLES_PATH, Buffer.from(styleSheet()))
  parts.delete(SHEET_PATH)
  for (const [path, part] of parts) zip.addBuffer(part, path)
  zip.addReadStream(content, SHEET_PATH, { compressionLevel: 4 })
  zip.end()
  return Promise.race([buffer(zip.outputStream), failure])
}

async function* sheetXml<Row extends { [Key in keyof Row]: CellValue }>(sheet: Sheet<Row>): AsyncGenerator<Buffer> {
  const { columns } = sheet
  let chunk = opening(columns)
  let line = 1
  for await (const row of sheet.rows) {
    if (++line > MAX_ROWS) throw new RangeError(`a sheet holds ${MAX_ROWS} rows`)
    chunk += rowXml(columns, row, line, false)
    if (chunk.length < CHUNK) continue
    yield Buffer.from(chunk)
    chunk = ''
    await setImmediate()
  }
  if (sheet.totals) chunk += rowXml(columns, sheet.totals, line + 1, true)
  yield Buffer.from(`${chunk}</sheetData></worksheet>`)
}

function opening<Row>(columns: SheetColumn<Row>[]): string {
  const widths = columns.map(({ kind, width = WIDTHS[kind] }, index) => {
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const titles = columns.map(({ title, kind }, index) => textCell(title, `${columnName(index)}1`, headStyleOf(kind)))
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1" ht="20" customHeight="1">${titles.join('')}</row>`,
  ].join('')
}

function rowXml<Row extends { [Key in keyof Row]: CellValue }>(
  columns: SheetColumn<Row>[],
  row: Partial<Row>,
  line: number,
  bold: boolean,
): string {
  let xml = `<row r="${line}">`
  columns.forEach(({ key, kind }, index) => {
    xml += cellXml(row[key], { at: columnName(index) + line, kind, bold })
  })
  return `${xml}</row>`
}

export interface SheetColumn<Row> {
  key: keyof Row & string
  title: string
  kind: CellKind
  /** Width in characters; each kind has a default. */
  width?: number
}

export interface Sheet<Row> {
  name: string
  columns: SheetColumn<Row>[]
  rows: Iterable<Row> | AsyncIterable<Row>
  /** Last row, in bold. */
  totals?: Partial<Row>
}
