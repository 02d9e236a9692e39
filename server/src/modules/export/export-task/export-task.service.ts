import type { Readable } from 'node:stream'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { isList, type Sheet } from '../../../kernel/list/sheet.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import type { Storage } from '../../../platform/storage/storage.js'
import { type Sheets, sheetNamed } from '../sheet/sheets.js'
import { exportTexts as texts } from '../texts.js'
import { exportTaskMachine } from './export-task.machine.js'
import * as queries from './export-task.queries.js'
import { type ExportColumn, exportSchema } from './export-task.schema.js'
import type { ExportTaskView } from './export-task.view.js'
import { ExportFormat } from './fields.js'
import { fileTypes } from './maker.js'

/** Has a task done some time after the transaction commits, by the job of its format. */
export type SendTask = (task: TaskKey, format: ExportFormat, em: Em) => Promise<void>

/** Filter and order must be of the list's own GraphQL types: `filterType` and `sortType` of its sheet. */
export interface ExportRequest {
  list: string
  columns: ExportColumn[]
  filter: object
  sort: SortBy[]
  ids?: string[] | null | undefined
}

/** File on its way out, which may be long. */
export interface ExportedFile {
  name: string
  mime: string
  content: Readable
}

const MAX_OPEN = 5
const KEPT_MS = 7 * 86_400_000

/** Time at which a task or its file expires. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() + KEPT_MS)

/** Spreadsheets of whole lists, made in the background: a person starts, sees, stops and downloads them. */
export class ExportTaskService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly storage: Storage,
    private readonly sheets: Sheets,
    private readonly send: SendTask,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Sheet of a list: its columns, and the permission it needs. */
  sheetOf(list: string): Sheet {
    return sheetNamed(this.sheets, list)
  }

  /** Starts a task; at most five of a person are open at a time. */
  start(actor: Actor, request: ExportRequest, idempotencyKey?: string | null): Promise<ExportTaskView> {
    const { list, filter, sort } = request
    const sheet = this.sheetOf(list)
    actor.assert(sheet.permission)
    if (request.ids && !isList(sheet)) throw invalidInput([{ field: 'input.ids', message: texts.noIds }])
    const { columns, ids = null } = validate(exportSchema(Object.keys(sheet.fields)), request, 'input')
    // A filter that the list would refuse is refused before the task starts.
    if (isList(sheet)) sheet.spec.where(filter as never, actor)
    const task = { list, title: sheet.title, columns, filter, sort, ids }
    return this.run(actor, { name: 'export.start', title: texts.start, input: task, idempotencyKey }, (tx) =>
      this.queue(tx, { ...task, format: ExportFormat.XLSX, query: null, variables: null }),
    )
  }

  /** Adds a task of the person, unless five of him wait or run. */
  async queue(tx: Tx, task: Omit<queries.NewTask, 'expiresAt'>): Promise<ExportTaskView> {
    await refuseMore(tx)
    const id = await queries.insertTask(tx, { ...task, expiresAt: expiryAt(tx.now) })
    return this.sent(tx, id)
  }

  /** The person's own tasks, the newest first, until they expire. */
  async list(actor: Actor): Promise<ExportTaskView[]> {
    return actor.facts.companyId === null ? [] : queries.findTasks(this.em, actor, this.clock.now())
  }

  /** Stops a task that waits or runs; a running one stops at its next piece. */
  cancel(actor: Actor, id: string, idempotencyKey?: string | null): Promise<ExportTaskView> {
    const options = { name: 'export.cancel', title: texts.cancel, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await lockFor(tx, id, 'cancel')
      await queries.cancelTask(tx, id)
      return shown(tx, id)
    })
  }

  /** Starts a failed or cancelled task again from its beginning. */
  retry(actor: Actor, id: string, idempotencyKey?: string | null): Promise<ExportTaskView> {
    const options = { name: 'export.retry', title: texts.retry, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await lockFor(tx, id, 'retry')
      await refuseMore(tx)
      await queries.queueAgain(tx, id, expiryAt(tx.now))
      return this.sent(tx, id)
    })
  }

  /** The file of one's own task; NOT_FOUND until it is there, and once it has expired. */
  async download(actor: Actor, id: string): Promise<ExportedFile> {
    const file = await queries.findFile(this.em, actor, validate(idText(texts.task), id, 'id'), this.clock.now())
    if (!file) throw new DomainError('NOT_FOUND', { what: texts.task })
    const { ending, mime } = fileTypes[file.format]
    const name = texts.fileName(file.title, dayOf(new Date(file.createTime)), ending)
    return { name, mime, content: await this.storage.get(file.key) }
  }

  /** Removes expired tasks of a company with their files, the bytes first, so that none are left without a row. */
  async removeExpired(companyId: string, now: Date, limit: number): Promise<number> {
    const expired = await queries.findExpired(this.em, companyId, now, limit)
    for (const { key } of expired) if (key) await this.storage.delete(key)
    return queries.deleteTasks(
      this.em,
      companyId,
      expired.map(({ id }) => id),
    )
  }

  private async sent(tx: Tx, id: string): Promise<ExportTaskView> {
    const task = await shown(tx, id)
    await this.send({ companyId: tx.actor.companyId, id }, task.format, tx.em)
    return task
  }
}

async function refuseMore(tx: Tx): Promise<void> {
  if ((await queries.countOpen(tx)) < MAX_OPEN) return
  throw new DomainError('ROWS_REFUSED', { message: texts.tooManyTasks(MAX_OPEN) })
}

/** Locks a task that allows the move. */
async function lockFor(tx: Tx, id: string, move: 'cancel' | 'retry'): Promise<void> {
  const task = await queries.lockTask(tx, validate(idText(texts.task), id, 'id'))
  if (!task) throw new DomainError('NOT_FOUND', { what: texts.task })
  exportTaskMachine.next(task.status, move)
}

async function shown(tx: Tx, id: string): Promise<ExportTaskView> {
  const task = await queries.findTask(tx.em, tx.actor, id)
  if (!task) throw new DomainError('NOT_FOUND', { what: texts.task })
  return task
}
