import { type CellObject, read, type WorkBook } from 'xlsx'
import { placeOf } from '../place.js'
import { inspect } from './inspect.js'
import { leanWorkbook } from './lean.js'
import type { ReadLimits } from './limits.js'
import { showMerged } from './merged.js'
import type { MergedCell, RawCell, RawRow, RawSheet } from './raw.js'
import { FileRefused } from './refusal.js'

/** Rows of one of a workbook's visible sheets, counted from 0; throws FileRefused for any fault. Runs in the thread. */
export function readSheet(file: Buffer, limits: ReadLimits, at: number): RawSheet {
  const lean = leanWorkbook(file, inspect(file, limits), limits)
  const visible = visibleIn(opened(lean, []))
  const index = visible[at]
  if (index === undefined) throw new FileRefused('NO_SHEET')
  const book = opened(lean, [index])
  const name = book.SheetNames[index] ?? ''
  const sheet = book.Sheets[name]
  if (!sheet) throw new FileRefused('DAMAGED')
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  const rows = rowsOf(sheet['!data'] ?? [], limits)
  showMerged(rows, sheet['!merges'] ?? [], limits)
  return { name, visible: visible.length, date1904, rows }
}

function opened(file: Buffer, sheets: number[]): WorkBook {
  try {
    const values = { cellFormula: true, cellNF: true, cellHTML: false, cellText: false, cellDates: false, xlfn: true }
    return read(file, { type: 'buffer', dense: true, sheets, ...values })
  } catch {
    // Errors of the reader all mean the same to the sender: the file is damaged.
    throw new FileRefused('DAMAGED')
  }
}

const visibleIn = (book: WorkBook): number[] =>
  book.SheetNames.flatMap((_, at) => (book.Workbook?.Sheets?.[at]?.Hidden ? [] : [at]))

/** Rows that the sheet really has, though its last row may have any number. */
function rowsOf(data: (CellObject | undefined)[][], limits: ReadLimits): RawRow[] {
  const rows: RawRow[] = []
  let text = 0
  data.forEach((cells, index) => {
    const row: RawRow = { line: index + 1, cells: [] }
    cells?.forEach((cell, column) => {
      const value = cell ? cellValue(cell) : null
      if (value === null) return
      if (typeof value === 'string') text += lengthOf(value, row.line, column, limits)
      while (row.cells.length < column) row.cells.push(null)
      row.cells.push(value)
    })
    if (row.cells.length > 0) rows.push(row)
  })
  if (rows.length > limits.rows) throw new FileRefused('TOO_MANY_ROWS', rows.length)
  if (text > limits.totalText) throw new FileRefused('TOO_MUCH_TEXT', text)
  return rows
}

function lengthOf({ length }: string, line: number, column: number, { cellText }: ReadLimits): number {
  if (length > cellText) throw new FileRefused('CELL_TOO_LONG', placeOf(line, column))
  return length
}

/** Errors of cells by the reader's numbers. */
const errorNames: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

function cellValue(cell: CellObject): Exclude<RawCell, MergedCell> {
  if (cell.f !== undefined || cell.F !== undefined) return { odd: 'FORMULA' }
  const { t, v, z } = cell
  if (t === 'e') return { odd: 'ERROR', text: errorNames[Number(v)] ?? '#N/A' }
  if (typeof v === 'string') return v.trim() === '' ? null : v
  if (typeof v === 'boolean') return v
  if (typeof v !== 'number' || !Number.isFinite(v)) return null
  // Numbers keep leading zeros by a format that has only zeros.
  return typeof z === 'string' && /^0+$/.test(z) && Number.isInteger(v) ? String(v).padStart(z.length, '0') : v
}
