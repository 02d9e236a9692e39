import { readDecimal, type Units, units } from '../../../kernel/values/decimal.js'
import { readMoment } from '../../../kernel/values/moment.js'
import { twoMoments, twoReadings } from '../../../kernel/values/texts.js'
import type { RawCell } from '../../../platform/excel/reading/raw.js'
import { importTexts as texts } from '../texts.js'
import { momentOf } from './moment.js'
import { folded, plain, shown } from './text.js'

/** Value of a cell as text in one form, or its fault. */
export type CellValue = { value: string | null; fault: null } | { value: string; fault: string }

/** A cell with something in it that is no formula and no error. */
export type WrittenCell = string | number | boolean

/** Reader of a column's cells, with the labels of its codes. */
export interface Kind {
  read(cell: WrittenCell, date1904: boolean): CellValue
  words?: Readonly<Record<string, string>>
  /** Whether its values are amounts, so that one cell for several rows could mean each of them or all together. */
  counts?: true
}

const fine = (value: string | null): CellValue => ({ value: value === '' ? null : value, fault: null })
const wrong = (value: string, fault: string): CellValue => ({ value: shown(value), fault })

/** Digits of a number that Excel keeps: a longer number has already lost its last ones. */
const KEPT_DIGITS = 1e15

/** Reads a cell by the kind of its column. */
export function readCell(cell: RawCell, kind: Kind, date1904: boolean): CellValue {
  if (cell === null) return fine(null)
  if (typeof cell === 'object') {
    if (cell.odd === 'MERGED') {
      return cell.beside || (cell.down && kind.counts)
        ? wrong('', texts.merged(cell.range))
        : readCell(cell.value, kind, date1904)
    }
    return cell.odd === 'FORMULA' ? wrong('', texts.formula) : wrong(cell.text, texts.errorValue(cell.text))
  }
  return kind.read(cell, date1904)
}

/** Text that a table can store, converted by `form`. */
export const textKind = (form: (text: string) => string): Kind => ({
  read: (cell) => written(cell, (text) => fine(shown(form(text), 1000))),
})

/** Any text, unchanged. */
export const anyText = textKind((text) => text)
/** Number that names a record, in narrow digits. */
export const numberText = textKind(plain)

function written(cell: WrittenCell, read: (text: string) => CellValue): CellValue {
  if (typeof cell === 'boolean') return wrong(String(cell), texts.noFlag)
  if (typeof cell === 'number' && Math.abs(cell) >= KEPT_DIGITS) return wrong(String(cell), texts.digitsLost)
  return read(String(cell))
}

/** Kind of column with words for codes. */
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
    const told = shown(String(cell), 30)
    const reading = typeof cell === 'boolean' ? undefined : momentOf(cell, date1904)
    if (reading?.fault === null) return fine(reading.value)
    return wrong(
      String(cell),
      reading?.fault === 'TWO_READINGS' ? twoMoments(told, reading.readings) : texts.noTime(told),
    )
  },
}

/** Day as yyyy-MM-dd; a time beside it is dropped. */
export const dayKind: Kind = {
  read(cell, date1904) {
    const { value, fault } = timeKind.read(cell, date1904)
    if (fault === null) return fine(value?.slice(0, 10) ?? null)
    return wrong(
      value,
      typeof cell === 'string' && readMoment(cell).fault === 'TWO_READINGS' ? fault : texts.noDay(value),
    )
  },
}

interface NumberKind {
  decimals: number
  signed?: boolean
  /** Units that are allowed beside the numbers of the column. */
  around?: Units
}

/** Number as people write it; one with two readings is refused, and the message shows both. */
export const decimalKind = ({ decimals, signed = false, around = units.none }: NumberKind): Kind => ({
  counts: true,
  read(cell) {
    if (typeof cell === 'boolean') return wrong(String(cell), texts.noFlag)
    // Excel stores 17 digits and shows 15: what was typed as 12.3 comes as 12.299999999999999.
    const told = typeof cell === 'number' ? asTyped(cell) : cell.trim()
    if (told === '') return fine(null)
    const reading = readDecimal(told, { decimals, units: around })
    if (reading.fault === 'TWO_READINGS') return wrong(told, twoReadings(shown(told, 30), reading.readings))
    if (reading.fault !== null) return wrong(told, texts.noDecimal(decimals))
    return reading.value.startsWith('-') && !signed ? wrong(told, texts.negative) : fine(reading.value)
  },
})

const asTyped = (cell: number): string => String(Number(cell.toPrecision(15)))
