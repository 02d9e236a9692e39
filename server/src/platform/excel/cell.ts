import type { CellKind, CellValue } from '../../kernel/list/sheet.js'
import { money, quantity } from '../../kernel/money/money.js'
import { plainTime } from '../../kernel/values/clock.js'
import { serialOf } from './serial.js'
import { QUOTED_STYLE, styleOf } from './styles.js'

/** Excel's own limit; a longer text makes it refuse the file. */
const MAX_TEXT = 32_767

export interface Cell {
  /** Such as B7. */
  at: string
  kind: CellKind
  bold: boolean
}

/** One cell as SpreadsheetML; nothing for an empty one. A value that its column cannot hold is a RangeError. */
export function cellXml(value: CellValue, { at, kind, bold }: Cell): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'object' && 'whole' in value) {
    return `<c r="${at}" s="${styleOf('count', bold)}"><v>${number(value.whole, 'count')}</v></c>`
  }
  if (kind === 'text') return textCell(String(value), at, styleOf(kind, bold))
  if (kind === 'datetime') return timeCell(plainTime(value instanceof Date ? value : String(value)), { at, kind, bold })
  return `<c r="${at}" s="${styleOf(kind, bold)}"><v>${number(String(value), kind)}</v></c>`
}

/** A moment as Excel keeps it, so that it sorts, filters and reckons; what its calendar cannot hold stays a text. */
function timeCell(text: string, { at, kind, bold }: Cell): string {
  const days = serialOf(text)
  if (days === undefined) return textCell(text, at, styleOf('text', bold))
  return `<c r="${at}" s="${styleOf(kind, bold)}"><v>${days}</v></c>`
}

export function textCell(text: string, at: string, style: number): string {
  if (text.length > MAX_TEXT) throw new RangeError(`cell ${at} has more than ${MAX_TEXT} characters`)
  // Marked as quoted, or Excel would turn the text into a formula when somebody edits the cell.
  const quoted = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? QUOTED_STYLE : style
  return `<c r="${at}" s="${quoted}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function number(value: string, kind: 'money' | 'quantity' | 'count'): string {
  if (kind === 'count') {
    if (!/^-?\d{1,15}$/.test(value)) throw new RangeError(`not a count: ${value}`)
    return value
  }
  if (!/^-?\d{1,15}(\.\d+)?$/.test(value)) throw new RangeError(`not a decimal: ${value}`)
  return kind === 'money' ? money(value) : quantity(value)
}

/** Text as XML. Characters that XML cannot hold become U+FFFD; line ends become \n; _x0041_ stays what it is. */
function escaped(text: string): string {
  if (!/[&<>\r_\p{Cc}\ud800-\udfff\ufffe\uffff]/u.test(text) && text.isWellFormed()) return text
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n\u0080-\u009f]|[\ufffe\uffff]/gu, '\ufffd')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
