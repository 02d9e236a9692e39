import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { cellsOf, kindOf, type ListSheet } from '../../../kernel/list/sheet.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import { walkIds, walkRows } from '../../../kernel/list/walk.js'
import type { Em } from '../../../platform/database/database.js'
import { type CellValue, writeXlsx } from '../../../platform/excel/xlsx.js'
import { exportTexts as texts } from '../texts.js'

interface Wanted {
  /** The name of the worksheet. */
  name: string
  columns: readonly { key: string; title: string }[]
  filter: object
  /** The list's own order when it is empty. */
  sort: SortBy[]
}

/** More rows than these nobody waits for: they are for a task in the background. */
export const MOST_AT_ONCE = 100_000
const PIECE = 2000

/** A list as a spreadsheet at once, its rows read a piece at a time; ROWS_REFUSED when there are too many. */
export async function listFile(em: Em, actor: Actor, sheet: ListSheet, wanted: Wanted): Promise<Buffer> {
  actor.assert(sheet.permission)
  const { name, filter, sort } = wanted
  // Found in the list's own order, which an index has, so that what is too much is known before anything is sorted.
  const found = await walkIds(em, actor, sheet.spec, { filter, sort: [], ids: null }, MOST_AT_ONCE + 1)
  if (found.length > MOST_AT_ONCE) {
    throw new DomainError('ROWS_REFUSED', { message: texts.tooManyRows(MOST_AT_ONCE.toLocaleString('en-US')) })
  }
  const ids =
    sort.length > 0 ? await walkIds(em, actor, sheet.spec, { filter: {}, sort, ids: found }, MOST_AT_ONCE) : found
  const columns = wanted.columns.map(({ key, title }) => ({ key, title, kind: kindOf(sheet, key) }))
  return writeXlsx({ name, columns, rows: rowsOf(em, actor, sheet, { ids, keys: columns.map(({ key }) => key) }) })
}

async function* rowsOf(
  em: Em,
  actor: Actor,
  sheet: ListSheet,
  { ids, keys }: { ids: readonly string[]; keys: readonly string[] },
): AsyncGenerator<Record<string, CellValue>> {
  for await (const piece of walkRows(em, actor, sheet.spec, { ids, fields: new Set(keys), size: PIECE })) {
    for (const row of piece) yield cellsOf(sheet, keys, row)
  }
}
