import type { CellKind, CellValue } from '../../kernel/list/sheet.js'
import { money, quantity } from '../../kernel/money/money.js'
import { plainTime } from '../../kernel/values/clock.js'
import { QUOTED_STYLE, styleOf } from './styles.js'

/** Excel's own limit; a longer text makes it refuse the file. */
const MAX_TEXT = 32_767

export interface Cell {
  /** Address such as B7. */
  at: string
  kind: CellKind
  bold: boolean
}

/** Cell as SpreadsheetML; empty for no value. Throws a RangeError for a value that its column cannot hold. */
export function cellXml(value: CellValue, { at, kind, bold }: Cell): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'object' && 'whole' in value) {
    return `<c r="${at}" s="${styleOf('count', bold)}"><v>${number(value.whole, 'count')}</v></c>`
  }
  if (kind === 'text') return textCell(String(value), at, styleOf(kind, bold))
  if (kind === 'datetime') return timeCell(plainTime(value instanceof Date ? value : String(value)), { at, kind, bold })
  return `<c r="${at}" s="${styleOf(kind, bold)}"><v>${number(String(value), kind)}</v></c>`
}

/** Time as Excel stores it, so that it sorts, filters and calculates; a time beyond its calendar stays a text. */
function timeCell(text: string, { at, kind, bold }: Cell): string {
  const days = serialOf(text)
  if (days === undefined) return textCell(text, at, styleOf('text', bold))
  return `<c r="${at}" s="${styleOf(kind, bold)}"><v>${days}</v></c>`
}

export function textCell(text: string, at: string, style: number): string {
  if (text.length > MAX_TEXT) throw new RangeError(`cell ${at} has more than ${MAX_TEXT} characters`)
  // The quoted style keeps Excel from making a formula of the text when a person edits the cell.
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

/** Text as XML. Characters that XML cannot hold become U+FFFD; line ends become \n; _x0041_ stays unchanged. */
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

const DAY_MS = 86_400_000
/** Epoch of Excel: 1899-12-30, one day early, since Excel counts a 29th of February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30)
const [FIRST, LAST] = [61, 2_958_466]

/**
 * Excel's number of days for a clock's yyyy-MM-dd HH:mm:ss; undefined for a text that is no time, and before March
 * 1900.
 */
export function serialOf(text: string): number | undefined {
  const days = (Date.parse(`${text.replace(' ', 'T')}Z`) - EPOCH) / DAY_MS
  return days >= FIRST && days < LAST ? days : undefined
}
