import { isDecimal } from '../../../kernel/money/money.js'
import type { RawCell } from '../../../platform/excel/reading/raw.js'
import type { ColumnKind } from './columns.js'
import { momentOf } from './moment.js'
import { folded, plain, plateOf, shown } from './text.js'
import { importTexts as texts } from './texts.js'

/** What a cell says: the value as text in one form, or what is wrong with it. */
export type CellValue = { value: string | null; fault: null } | { value: string; fault: string }

const fine = (value: string | null): CellValue => ({ value: value === '' ? null : value, fault: null })
const wrong = (value: string, fault: string): CellValue => ({ value: shown(value), fault })

/** Excel keeps 15 digits of a number; what has more has lost its end already. */
const KEPT_DIGITS = 1e15

const codes = {
  mode: codesOf({
    RELEASE: ['放飞', '1'],
    FREIGHT: ['货运', '2'],
    INTERNAL: ['内转', '3'],
    BACKFILL: ['资源回填', '回填', '4'],
  }),
  unit: codesOf({
    TRUCK: ['车', '1'],
    CUBIC: ['方', '立方', '立方米', 'M3', '2'],
    TON: ['吨', 'T', '3'],
  }),
  status: codesOf({
    LOADED: ['已装车', '装车', '1'],
    IN_TRANSIT: ['运输中', '在途', '已出场', '2'],
    UNLOADED: ['已卸车', '已卸货', '已卸土', '已完成', '完成', '3'],
  }),
  shift: codesOf({ DAY: ['白班', '白', '日班', '1'], NIGHT: ['夜班', '夜', '晚班', '2'] }),
  flag: codesOf({
    true: ['是', '有', 'Y', 'YES', 'TRUE', '√', '1'],
    false: ['否', '无', 'N', 'NO', 'FALSE', '×', '0'],
  }),
}

function codesOf(words: Record<string, string[]>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([code, all]) => all.map((word): [string, string] => [folded(word), code])),
  )
}

/** Reads a cell of a column of this kind. */
export function readCell(cell: RawCell, kind: ColumnKind, date1904: boolean): CellValue {
  if (cell === null) return fine(null)
  if (typeof cell === 'object') {
    return cell.odd === 'FORMULA' ? wrong('', texts.formula) : wrong(cell.text, texts.errorValue(cell.text))
  }
  if (kind === 'time') return timeOf(cell, date1904)
  if (typeof cell === 'boolean') return kind === 'flag' ? fine(String(cell)) : wrong(String(cell), texts.noFlag)
  if (kind === 'amount' || kind === 'signedAmount') return decimalOf(cell, 2, kind === 'signedAmount')
  if (kind === 'quantity') return decimalOf(cell, 3, false)
  if (typeof cell === 'number' && Math.abs(cell) >= KEPT_DIGITS) return wrong(String(cell), texts.digitsLost)
  return textOf(String(cell), kind)
}

function textOf(text: string, kind: Exclude<ColumnKind, 'time' | 'amount' | 'signedAmount' | 'quantity'>): CellValue {
  switch (kind) {
    case 'text':
    case 'name':
      return fine(shown(text, 1000))
    case 'number':
      // One number is one thing, whatever width its digits have.
      return fine(shown(plain(text), 1000))
    case 'plate':
      return fine(plateOf(text))
    case 'cardNo':
      return fine(folded(text).split('=').at(-1) ?? '')
    default:
      return codeOf(text, kind)
  }
}

function codeOf(text: string, kind: keyof typeof codes): CellValue {
  const word = folded(text)
  const code = codes[kind].get(word)
  return code ? fine(code) : word === '' ? fine(null) : wrong(text, texts.codes[kind](shown(text, 20)))
}

function timeOf(cell: string | number | boolean, date1904: boolean): CellValue {
  if (typeof cell === 'string' && plain(cell) === '') return fine(null)
  const moment = typeof cell === 'boolean' ? undefined : momentOf(cell, date1904)
  return moment ? fine(moment) : wrong(String(cell), texts.noTime(shown(String(cell), 30)))
}

/** Separators of thousands, a currency, a unit behind the number: whatever people write around an amount. */
function decimalOf(cell: string | number, decimals: number, signed: boolean): CellValue {
  // Excel shows 15 digits of the 17 that it keeps: 12.299999999999999 is the 12.3 that somebody typed.
  const told = typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : folded(cell)
  const text = told.replace(/[,，¥￥元吨方车]|立方米|M3$/g, '').replace(/^\+/, '')
  if (text === '') return fine(null)
  if (!isDecimal(text, decimals)) return wrong(String(cell), texts.noDecimal(decimals))
  return text.startsWith('-') && !signed ? wrong(text, texts.negative) : fine(text)
}
