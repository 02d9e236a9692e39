import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { CellValue } from '../../../kernel/list/sheet.js'
import {
  type AnySheet,
  cellsOf,
  fieldsFor,
  isList,
  kindOf,
  type ListSheet,
  type SheetReader,
  titleOf,
} from '../../../kernel/list/sheet.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import { walkIds, walkRows } from '../../../kernel/list/walk.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { writeXlsx } from '../../../platform/excel/xlsx.js'
import { exportTexts as texts } from '../texts.js'

/** Name of a file, and the query for its rows. */
export interface PresetQuery {
  fileName: string
  /** Filter in the form of the sheet. */
  filter: object
  /** The list's own order by default. */
  sort?: SortBy[]
  /** Last row with totals, in bold. */
  totals?: Record<string, CellValue>
}

/** Documented file: the chosen columns of a sheet, and the query that arguments make. */
export interface Preset<Asked> {
  sheet: AnySheet
  /** The name of the worksheet. */
  name: string
  /** Columns: a title where the document's differs from the sheet's, and a width in characters. */
  columns: readonly { key: string; title?: string; width?: number }[]
  query(reader: SheetReader, asked: Asked): PresetQuery | Promise<PresetQuery>
}

export interface NamedFile {
  name: string
  content: Buffer
}

/** Most rows of a file that is made within a request; a larger one takes an export task. */
export const MOST_AT_ONCE = 100_000
const PIECE = 2000

/** Makes documented files at once, within the permissions of the caller. */
export class PresetFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes the file, reading its rows piece by piece; ROWS_REFUSED for too many rows. */
  async make<Asked>(actor: Actor, preset: Preset<Asked>, asked: Asked): Promise<NamedFile> {
    const { sheet } = preset
    actor.assert(sheet.permission)
    const reader = { em: this.database.em.fork(), actor, now: this.clock.now() }
    const query = await preset.query(reader, asked)
    const columns = preset.columns.map(({ key, title = titleOf(sheet, key), width }) => ({
      key,
      title,
      kind: kindOf(sheet, key),
      ...(width === undefined ? {} : { width }),
    }))
    const keys = columns.map(({ key }) => key)
    const rows = cells(sheet, keys, await piecesOf(reader, sheet, keys, query))
    const totals = query.totals && { totals: query.totals }
    return { name: query.fileName, content: await writeXlsx({ name: preset.name, columns, rows, ...totals }) }
  }
}

async function piecesOf(
  reader: SheetReader,
  sheet: AnySheet,
  keys: readonly string[],
  query: PresetQuery,
): Promise<AsyncIterable<readonly object[]>> {
  if (!isList(sheet)) return (await sheet.read(reader, query.filter as never, PIECE)).pieces
  const { em, actor } = reader
  const ids = await idsOf(reader, sheet, query)
  return walkRows(em, actor, sheet.spec, { ids, fields: fieldsFor(sheet, keys), size: PIECE })
}

async function idsOf({ em, actor }: SheetReader, { spec }: ListSheet, { filter, sort = [] }: PresetQuery) {
  // Ids are read in the list's own order, which an index has, so that a large result is refused before it is sorted.
  const found = await walkIds(em, actor, spec, { filter, sort: [], ids: null }, MOST_AT_ONCE + 1)
  if (found.length > MOST_AT_ONCE) {
    throw new DomainError('ROWS_REFUSED', { message: texts.tooManyRows(MOST_AT_ONCE.toLocaleString('en-US')) })
  }
  return sort.length > 0 ? walkIds(em, actor, spec, { filter: {}, sort, ids: found }, MOST_AT_ONCE) : found
}

async function* cells(
  sheet: AnySheet,
  keys: readonly string[],
  pieces: AsyncIterable<readonly object[]>,
): AsyncGenerator<Record<string, CellValue>> {
  for await (const piece of pieces) for (const row of piece) yield cellsOf(sheet, keys, row)
}
