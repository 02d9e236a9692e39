import type { Logger } from 'pino'
import type { ActorOf } from '../../../kernel/command/actor.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { attempt, Lost, silentBefore } from '../../../platform/jobs/attempt.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import type { Storage } from '../../../platform/storage/storage.js'
import { newKey } from '../../../platform/storage/storage.js'
import { tell } from '../../message/index.js'
import { exportTexts as texts } from '../texts.js'
import * as queries from './export-run.queries.js'
import { expiryAt } from './export-task.service.js'
import type { ExportFormat } from './fields.js'
import type { Maker, Note } from './maker.js'

/** Ending of kept files: what a person downloads is named by its task. */
const ENDING = 'bin'

/** Runs export tasks, a piece of rows at a time, with the present permissions of the person who started them. */
export class ExportRunner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly makers: Readonly<Record<ExportFormat, Maker>>,
    private readonly actorOf: ActorOf,
    private readonly log?: Logger,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Runs a waiting task, if there is one. A refusal ends it as FAILED; so does a fault, which is also thrown. */
  async run({ companyId, id }: TaskKey, signal?: AbortSignal): Promise<void> {
    const now = this.clock.now()
    const run = await queries.claimTask(this.em, { companyId, id }, newKey(companyId, now, ENDING), now)
    if (!run) return
    await attempt(
      () => this.write(run, signal),
      {
        alive: () => queries.beat(this.em, run, this.clock.now()),
        release: () => queries.release(this.em, run),
        fail: (message) => this.end(run, texts.failed(message), (em, now) => queries.fail(em, run, message, now)),
      },
      signal,
      this.log,
    )
  }

  /**
   * Waiting tasks, including those that were left by ended programs; `alone` is true where no other program can have
   * taken one of them.
   */
  async waiting(alone: boolean, bulk = false): Promise<TaskKey[]> {
    const now = this.clock.now()
    await queries.releaseLeft(this.em, alone ? new Date(now.getTime() + 1) : silentBefore(now))
    return queries.queued(this.em, bulk)
  }

  private async write(run: queries.Run, signal: AbortSignal | undefined): Promise<void> {
    const actor = await this.actorOf(run, { id: run.id, name: 'export' })
    let done = 0
    const note: Note = async (records, total) => {
      signal?.throwIfAborted()
      done += records
      if (!(await queries.noteProgress(this.em, run, total, done, this.clock.now()))) throw new Lost()
    }
    const made = await seeing(actor, () => this.makers[run.format].make(actor, run, note))
    try {
      // The file of a task that was lost at the last moment lies there unseen until it expires.
      await made.keep(this.storage, run.key)
    } finally {
      await made.drop()
    }
    const written = { done: made.records, limitedTo: actor.facts.projectIds }
    await this.end(run, texts.done(written.done), (em, now) => queries.finish(em, run, written, now, expiryAt(now)))
  }

  /** Ends a task and informs the person who started it; a program that has lost the task sends no message. */
  private async end(run: queries.Run, outcome: string, write: (em: Em, now: Date) => Promise<boolean>): Promise<void> {
    const [now, { id, title }] = [this.clock.now(), run]
    await inTransaction(this.database, async (em) => {
      if (!(await write(em, now))) return
      const about = { entity: 'exportTask', id }
      await tell({ em, now, actor: run }, { kind: 'EXPORT_DONE', to: [run.userId], params: { title, outcome }, about })
    })
  }
}
