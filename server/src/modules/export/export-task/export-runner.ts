import type { Logger } from 'pino'
import type { Actor, ActorOf } from '../../../kernel/command/actor.js'
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
import type { Database, Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { writeXlsx } from '../../../platform/excel/xlsx.js'
import { attempt, Lost, silentBefore } from '../../../platform/jobs/attempt.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import { newKey } from '../../../platform/storage/key.js'
import type { Storage } from '../../../platform/storage/storage.js'
import { tell } from '../../message/index.js'
import { type Sheets, sheetNamed } from '../sheet/sheets.js'
import { exportTexts as texts } from '../texts.js'
import * as queries from './export-run.queries.js'
import { expiryAt } from './export-task.service.js'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PIECE = 2000
const MAX_ROWS = 1_000_000

interface Made extends queries.Written {
  content: Buffer
}

/** Does export tasks, a piece of rows at a time, as whoever started them may read now. */
export class ExportRunner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly sheets: Sheets,
    private readonly actorOf: ActorOf,
    private readonly log?: Logger,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Does a waiting task; nothing when there is none. Refusals end as FAILED, and so does a fault, which is thrown as well. */
  async run({ companyId, id }: TaskKey, signal?: AbortSignal): Promise<void> {
    const now = this.clock.now()
    const run = await queries.claimTask(this.em, { companyId, id }, newKey(companyId, now, 'xlsx'), now)
    if (!run) return
    await attempt(
      async () => this.finish(run, await this.write(run, signal)),
      {
        alive: () => queries.beat(this.em, run, this.clock.now()),
        release: () => queries.release(this.em, run),
        fail: (message) => this.end(run, texts.failed(message), (em, now) => queries.fail(em, run, message, now)),
      },
      signal,
      this.log,
    )
  }

  /** What waits to be done, with what ended programs left running; `alone` when no other program can have anything. */
  async waiting(alone: boolean): Promise<TaskKey[]> {
    const now = this.clock.now()
    await queries.releaseLeft(this.em, alone ? new Date(now.getTime() + 1) : silentBefore(now))
    return queries.queued(this.em)
  }

  private async write(run: queries.Run, signal: AbortSignal | undefined): Promise<Made> {
    const actor = await this.actorOf(run, { id: run.id, name: 'export' })
    return seeing(actor, () => this.writeFor(actor, run, signal))
  }

  private async writeFor(actor: Actor, run: queries.Run, signal: AbortSignal | undefined): Promise<Made> {
    const sheet = sheetNamed(this.sheets, run.list)
    actor.assert(sheet.permission)
    const found = await rowsOf(sheet, { em: this.em, actor, now: this.clock.now() }, run)
    if (found.total !== null && found.total > MAX_ROWS) {
      throw new DomainError('ROWS_REFUSED', { message: texts.tooManyRows(MAX_ROWS.toLocaleString('en-US')) })
    }
    let done = 0
    const note = async (count: number) => {
      signal?.throwIfAborted()
      done += count
      if (!(await queries.noteProgress(this.em, run, found.total, done, this.clock.now()))) throw new Lost()
    }
    const columns = run.columns.map(({ key, title }) => ({ key, title, kind: kindOf(sheet, key) }))
    const content = await writeXlsx({ name: run.title, columns, rows: cells(sheet, columns, found, note) })
    return { content, done, limitedTo: actor.facts.projectIds }
  }

  /** The file of a task that was lost at the last moment lies there unseen until it expires. */
  private async finish(run: queries.Run, { content, ...written }: Made): Promise<void> {
    await this.storage.put(run.key, content, XLSX)
    await this.end(run, texts.done(written.done), (em, now) => queries.finish(em, run, written, now, expiryAt(now)))
  }

  /** Ends a task, and tells whoever started it; who has lost the task tells nobody. */
  private async end(run: queries.Run, outcome: string, write: (em: Em, now: Date) => Promise<boolean>): Promise<void> {
    const [now, { id, title }] = [this.clock.now(), run]
    await inTransaction(this.database, async (em) => {
      if (!(await write(em, now))) return
      const about = { entity: 'exportTask', id }
      await tell({ em, now, actor: run }, { kind: 'EXPORT_DONE', to: [run.userId], params: { title, outcome }, about })
    })
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

/** What a task is to write; of a list one row more than may be written is enough to know that it is too much. */
async function rowsOf(sheet: Sheet, reader: SheetReader, run: queries.Run): Promise<SheetRows> {
  if (!isList(sheet)) return sheet.read(reader, run.filter as never, PIECE)
  const { em, actor } = reader
  const ids = await walkIds(em, actor, sheet.spec, run, MAX_ROWS + 1)
  const fields = fieldsFor(
    sheet,
    run.columns.map(({ key }) => key),
  )
  return { total: ids.length, pieces: walkRows(em, actor, sheet.spec, { ids, fields, size: PIECE }) }
}
