import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { CellValue } from '../../../kernel/list/sheet.js'
import {
  cellsOf,
  fieldsFor,
  isList,
  kindOf,
  type Sheet,
  type SheetReader,
  type SheetRows,
} from '../../../kernel/list/sheet.js'
import { walkIds, walkRows } from '../../../kernel/list/walk.js'
import type { Em } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { writeXlsx } from '../../../platform/excel/xlsx.js'
import { type Sheets, sheetNamed } from '../sheet/sheets.js'
import { exportTexts as texts } from '../texts.js'
import type { Run } from './export-run.queries.js'
import { fileTypes, MAX_ROWS, type Made, type Maker, type Note } from './maker.js'

const PIECE = 2000

/** Spreadsheets of lists, a piece of rows at a time. */
export class SheetMaker implements Maker {
  constructor(
    private readonly em: () => Em,
    private readonly clock: Clock,
    private readonly sheets: Sheets,
  ) {}

  async make(actor: Actor, run: Run, note: Note): Promise<Made> {
    const sheet = sheetNamed(this.sheets, run.list)
    actor.assert(sheet.permission)
    const found = await rowsOf(sheet, { em: this.em(), actor, now: this.clock.now() }, run)
    if (found.total !== null && found.total > MAX_ROWS) {
      throw new DomainError('ROWS_REFUSED', { message: texts.tooManyRows(MAX_ROWS.toLocaleString('en-US')) })
    }
    let records = 0
    const written = (count: number) => {
      records += count
      return note(count, found.total)
    }
    const columns = run.columns.map(({ key, title }) => ({ key, title, kind: kindOf(sheet, key) }))
    const content = await writeXlsx({ name: run.title, columns, rows: cells(sheet, columns, found, written) })
    return {
      records,
      keep: (storage, key) => storage.put(key, content, fileTypes.XLSX.mime),
      drop: async () => undefined,
    }
  }
}

async function* cells(
  sheet: Sheet,
  columns: readonly { key: string }[],
  { pieces }: SheetRows,
  note: (count: number) => Promise<void>,
): AsyncGenerator<Record<string, CellValue>> {
  const keys = columns.map(({ key }) => key)
  await note(0)
  for await (const piece of pieces) {
    for (const row of piece) yield cellsOf(sheet, keys, row)
    await note(piece.length)
  }
}

/** Rows of a task; a list is read to one row beyond the limit, which shows that it is too large. */
async function rowsOf(sheet: Sheet, reader: SheetReader, run: Run): Promise<SheetRows> {
  if (!isList(sheet)) return sheet.read(reader, run.filter as never, PIECE)
  const { em, actor } = reader
  const ids = await walkIds(em, actor, sheet.spec, run, MAX_ROWS + 1)
  const fields = fieldsFor(
    sheet,
    run.columns.map(({ key }) => key),
  )
  return { total: ids.length, pieces: walkRows(em, actor, sheet.spec, { ids, fields, size: PIECE }) }
}
