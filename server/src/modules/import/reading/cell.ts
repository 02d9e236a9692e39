import { isDecimal } from '../../../kernel/money/money.js'
import type { RawCell } from '../../../platform/excel/reading/raw.js'
import { importTexts as texts } from '../texts.js'
import { momentOf } from './moment.js'
import { folded, plain, shown } from './text.js'

/** What a cell says: the value as text in one form, or what is wrong with it. */
export type CellValue = { value: string | null; fault: null } | { value: string; fault: string }

/** A cell with something in it that is no formula and no error. */
export type WrittenCell = string | number | boolean

/** How the cells of a column are read, and what their values are called where those are codes. */
export interface Kind {
  read(cell: WrittenCell, date1904: boolean): CellValue
  words?: Readonly<Record<string, string>>
}

const fine = (value: string | null): CellValue => ({ value: value === '' ? null : value, fault: null })
const wrong = (value: string, fault: string): CellValue => ({ value: shown(value), fault })

/** Excel keeps 15 digits of a number; what has more has lost its end already. */
const KEPT_DIGITS = 1e15

/** Reads a cell as its column is read. */
export function readCell(cell: RawCell, kind: Kind, date1904: boolean): CellValue {
  if (cell === null) return fine(null)
  if (typeof cell === 'object') {
    return cell.odd === 'FORMULA' ? wrong('', texts.formula) : wrong(cell.text, texts.errorValue(cell.text))
  }
  return kind.read(cell, date1904)
}

/** A text that can be kept, in the form that `form` gives it. */
export const textKind = (form: (text: string) => string): Kind => ({
  read: (cell) => written(cell, (text) => fine(shown(form(text), 1000))),
})

/** Text as it stands there. */
export const anyText = textKind((text) => text)
/** A number by which something is known: one number is one thing, whatever width its digits have. */
export const numberText = textKind(plain)

function written(cell: WrittenCell, read: (text: string) => CellValue): CellValue {
  if (typeof cell === 'boolean') return wrong(String(cell), texts.noFlag)
  if (typeof cell === 'number' && Math.abs(cell) >= KEPT_DIGITS) return wrong(String(cell), texts.digitsLost)
  return read(String(cell))
}

/** One of some words, each of which stands for a code. */
export function codeKind(
  codes: Readonly<Record<string, readonly string[]>>,
  words: Readonly<Record<string, string>>,
  refusal: (text: string) => string,
): Kind {
  const known = new Map(
    Object.entries(codes).flatMap(([code, all]) => all.map((word): [string, string] => [folded(word), code])),
  )
  const read = (text: string): CellValue => {
    const word = folded(text)
    const code = known.get(word)
    return code ? fine(code) : word === '' ? fine(null) : wrong(text, refusal(shown(text, 20)))
  }
  return { read: (cell) => written(cell, read), words }
}

/** Yes or no, by words or as Excel has it. */
export function flagKind(
  codes: Readonly<Record<'true' | 'false', readonly string[]>>,
  words: Readonly<Record<'true' | 'false', string>>,
  refusal: (text: string) => string,
): Kind {
  const byWord = codeKind(codes, words, refusal)
  return {
    ...byWord,
    read: (cell, date1904) => (typeof cell === 'boolean' ? fine(String(cell)) : byWord.read(cell, date1904)),
  }
}

export const timeKind: Kind = {
  read(cell, date1904) {
    if (typeof cell === 'string' && plain(cell) === '') return fine(null)
    const moment = typeof cell === 'boolean' ? undefined : momentOf(cell, date1904)
    return moment ? fine(moment) : wrong(String(cell), texts.noTime(shown(String(cell), 30)))
  },
}

/** A day as yyyy-MM-dd, whatever time of it stands beside it. */
export const dayKind: Kind = {
  read(cell, date1904) {
    const { value, fault } = timeKind.read(cell, date1904)
    return fault === null ? fine(value?.slice(0, 10) ?? null) : wrong(value, texts.noDay(value))
  },
}

/** Separators of thousands, a currency, and the units given: whatever people write around an amount. */
export function decimalKind({
  decimals,
  signed = false,
  units = '',
}: {
  decimals: number
  signed?: boolean
  units?: string
}): Kind {
  const around = new RegExp(`[,，¥￥元]${units && `|${units}`}`, 'g')
  return {
    read(cell) {
      if (typeof cell === 'boolean') return wrong(String(cell), texts.noFlag)
      // Excel shows 15 digits of the 17 that it keeps: 12.299999999999999 is the 12.3 that somebody typed.
      const told = typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : folded(cell)
      const text = told.replace(around, '').replace(/^\+/, '')
      if (text === '') return fine(null)
      if (!isDecimal(text, decimals)) return wrong(String(cell), texts.noDecimal(decimals))
      return text.startsWith('-') && !signed ? wrong(text, texts.negative) : fine(text)
    },
  }
}
