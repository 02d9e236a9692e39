import { setImmediate } from 'node:timers/promises'
import { invalidInput } from '../../../kernel/errors.js'
import {
  FileRefused,
  type RawSheet,
  readLimits,
  readXlsx,
  refusalText,
} from '../../../platform/excel/reading/read-xlsx.js'
import type { SheetDefinition } from '../definition.js'
import { importTexts as texts } from '../texts.js'
import { type Header, noHeader, readHeader } from './header.js'
import { Places } from './places.js'
import { readRow, type SheetRow } from './row.js'

const MAX_ROWS = 20_000
/** Most sheets that are searched for headings. */
const MOST_SHEETS = 5
/** Rows that are read before the event loop gets its turn; some 10 ms of work. */
const TURN = 250

/** Sheet that was read. */
export interface ImportSheet<Key extends string = string> {
  name: string
  header: Header<Key>
  rows: SheetRow<Key>[]
}

/**
 * Reads a file of a third party. A fault of the whole file is INVALID_INPUT at `at`; faults of rows stay with their
 * rows.
 */
export async function readSheet<Key extends string>(
  definition: SheetDefinition<Key>,
  content: Uint8Array,
  at = 'file',
): Promise<ImportSheet<Key>> {
  try {
    return await read(definition, content)
  } catch (error) {
    throw error instanceof Unfit ? invalidInput([{ field: at, message: error.message }]) : error
  }
}

/** Refusal of a whole file, with the reason. */
class Unfit extends Error {}

async function read<Key extends string>(
  definition: SheetDefinition<Key>,
  content: Uint8Array,
): Promise<ImportSheet<Key>> {
  const { name, rows, date1904, header } = await sheetWithHeader(definition, content)
  const found: SheetRow<Key>[] = []
  for (const [at, raw] of rows.entries()) {
    const row = raw.line > header.line ? readRow(definition, raw, header, date1904) : undefined
    if (row) found.push(row)
    if (at % TURN === TURN - 1) await setImmediate()
  }
  if (found.length === 0) throw new Unfit(texts.noRows)
  if (found.length > MAX_ROWS) {
    throw new Unfit(texts.tooManyRows(found.length.toLocaleString('en-US'), MAX_ROWS.toLocaleString('en-US')))
  }
  return { name, header, rows: withoutDoubles(definition, found, header) }
}

/** First visible sheet with a row of headings: a cover or explanations may precede it. */
async function sheetWithHeader<Key extends string>(
  definition: SheetDefinition<Key>,
  content: Uint8Array,
): Promise<RawSheet & { header: Header<Key> }> {
  for (let at = 0; ; at++) {
    const sheet = await sheetOf(content, at)
    const header = readHeader(definition, sheet.rows)
    if (typeof header !== 'string') return { ...sheet, header }
    const last = at + 1 >= Math.min(sheet.visible, MOST_SHEETS)
    if (header !== noHeader(definition)) {
      throw new Unfit(sheet.visible > 1 ? texts.inSheet(sheet.name, header) : header)
    }
    if (last) throw new Unfit(header)
  }
}

async function sheetOf(content: Uint8Array, at: number): Promise<RawSheet> {
  try {
    return await readXlsx(content, readLimits, at)
  } catch (error) {
    throw error instanceof FileRefused ? new Unfit(refusalText(error.refusal, readLimits)) : error
  }
}

/** Rows without repetitions: a later row with the key of an earlier one is refused. */
function withoutDoubles<Key extends string>(
  { sameness, words }: SheetDefinition<Key>,
  rows: readonly SheetRow<Key>[],
  { keys }: Header<Key>,
): SheetRow<Key>[] {
  if (!sameness) return [...rows]
  const places = new Places([...keys])
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { key, column } = sameness(row.values)
    const before = seen.get(key)
    if (before === undefined) seen.set(key, row.line)
    if (before === undefined || row.issues.length > 0) return row
    const message = texts.sameAs(before, words.same)
    return { ...row, issues: [{ cell: places.of(row.line, column), column, message }] }
  })
}
