import { type CellObject, utils, writeXLSX } from 'xlsx'
import { isExactNumber, isFormula } from '../../ui/format/spreadsheet'
import type { Sheet } from './headings'

/** Longest text of a cell. */
const MAX_TEXT = 32_767
/** Longest name of a sheet. */
const MAX_NAME = 31
/** Columns' width in characters. */
const WIDTH = 18
/** Number format of texts, whose cells stay texts when somebody edits them. */
const TEXT = '@'

/** Text as a cell holds it: no half of a character, and no escape of XML's by chance, such as _x0041_ for A. */
const cellText = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

function cellOf(text: string, numeric: boolean): CellObject | null {
  if (text === '') return null
  if (numeric && isExactNumber(text)) return { t: 'n', v: Number(text) }
  return { t: 's', v: cellText(text), ...(isFormula(text) && { z: TEXT }) }
}

/** Name that spreadsheets accept for a sheet, of which History is none; the library refuses others. */
const sheetName = (title: string): string =>
  title
    .toWellFormed()
    .replaceAll(/[\\/?*[\]:'\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replace(/^history$/i, '$& ') || 'Sheet1'

/** Texts as a workbook of one sheet; figures are numbers as long as every digit of them is kept. */
export function xlsxOf(title: string, { heads, lines, numeric }: Sheet): ArrayBuffer {
  const rows = [
    heads.map((head) => cellOf(head, false)),
    ...lines.map((cells) => cells.map((text, column) => cellOf(text, numeric[column] ?? false))),
  ]
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!cols'] = heads.map(() => ({ wch: WIDTH }))
  // Shared texts keep the spaces at their ends.
  const how = { type: 'array', bookSST: true, compression: true } as const
  const bytes: ArrayBuffer = writeXLSX(utils.book_new(sheet, sheetName(title)), how)
  return bytes
}
