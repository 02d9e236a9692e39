import { setImmediate } from 'node:timers/promises'
import type { Actor, ActorOf } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { attempt, Lost, silentBefore } from '../../../platform/jobs/attempt.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import type { Ground } from '../../domain.js'
import { tell } from '../../message/index.js'
import type { ImportDefinition, ImportWork, Piece, Values } from '../definition.js'
import { Places } from '../reading/places.js'
import { namedTexts, importTexts as texts } from '../texts.js'
import { PIECE } from './import.rules.js'
import { countResults, nextRows, type RowPlace, updateRows } from './import-row.queries.js'
import * as queries from './import-run.queries.js'
import { type ImportTables, messageOf, tablesOf } from './tables.sql.js'

/** Outcome of a piece. */
interface Done {
  /** Number of rows with a result. */
  rows: number
  last: RowPlace
}

/** Most pieces in a row without progress, because another import is working on the same rows; one more is a fault. */
const MAX_IDLE = 20

/**
 * Imports checked rows, a piece at a time. A piece and its results are one transaction: wherever the program ends,
 * finished rows are imported once, and the next attempt imports the others.
 */
export class ImportRunner<Key extends string = string> {
  private readonly tables: ImportTables

  constructor(
    private readonly definition: ImportDefinition<Key>,
    private readonly does: ImportWork<Key>,
    private readonly ground: Pick<Ground, 'database' | 'clock' | 'run' | 'log'>,
    private readonly actorOf: ActorOf,
    /** Rows of one transaction. */
    private readonly size = PIECE,
  ) {
    this.tables = tablesOf(definition)
  }

  private get em(): Em {
    return this.ground.database.em.fork()
  }

  /** Runs a waiting import, if there is one. A refusal ends it as FAILED; so does a fault, which is also thrown. */
  async work(task: TaskKey, signal?: AbortSignal): Promise<void> {
    const attempted = await queries.claimImport(this.em, this.tables, task, this.ground.clock.now())
    if (!attempted) return
    await attempt(
      () => this.pieces(attempted, signal),
      {
        alive: () => queries.beat(this.em, attempted, this.ground.clock.now()),
        release: () => queries.release(this.em, attempted),
        fail: (message) =>
          this.end(
            attempted,
            async (em, now) => (await queries.fail(em, attempted, message, now)) && texts.failed(message),
          ),
      },
      signal,
      this.ground.log,
    )
  }

  /**
   * Waiting tasks, including those that were left by ended programs; `alone` is true where no other program can have
   * taken one of them.
   */
  async waiting(alone: boolean): Promise<TaskKey[]> {
    const now = this.ground.clock.now()
    await queries.releaseLeft(this.em, this.tables, alone ? new Date(now.getTime() + 1) : silentBefore(now))
    return queries.queued(this.em, this.tables)
  }

  private async pieces(attempted: queries.Run, signal: AbortSignal | undefined): Promise<void> {
    const actor = await this.actorOf(attempted, { id: attempted.id, name: 'import' })
    actor.assert(this.definition.permission)
    // The stored headings are those that its own check wrote.
    const places = new Places(attempted.headings as [number, Key][])
    const piece = { places, fileName: attempted.fileName, rehearsal: false }
    let last: RowPlace | undefined
    for (let idle = 0; idle <= MAX_IDLE; ) {
      signal?.throwIfAborted()
      const done = await this.piece(actor, attempted, piece, last)
      if (done === undefined) {
        await this.end(attempted, async (em, now) => {
          const counts = (await queries.finish(em, attempted, now)) && (await queries.countsOf(em, attempted))
          return counts && texts.done(counts)
        })
        return
      }
      last = done.last
      idle = done.rows > 0 ? 0 : idle + 1
      // A pause for other requests, however fast the database answers.
      await setImmediate()
    }
    throw new Error('rows of an import come to nothing')
  }

  /** Ends an import and informs the person who confirmed it; a program that has lost the import sends no message. */
  private async end(
    attempted: queries.Run,
    write: (em: Em, now: Date) => Promise<string | false | undefined>,
  ): Promise<void> {
    const { id, userId, fileName } = attempted
    const { entity, more } = messageOf(this.definition)
    const [now, about] = [this.ground.clock.now(), { entity, id }]
    await inTransaction(this.ground.database, async (em) => {
      const outcome = await write(em, now)
      if (!outcome) return
      const params = { fileName, outcome, ...more }
      await tell({ em, now, actor: attempted }, { kind: 'IMPORT_DONE', to: [userId], params, about })
    })
  }

  /** Next piece; undefined where no rows are left. */
  private piece(
    actor: Actor,
    attempted: queries.Run,
    piece: Piece<Key>,
    last: RowPlace | undefined,
  ): Promise<Done | undefined> {
    const { id, runId } = attempted
    const options = {
      name: `${this.definition.name}.import.piece`,
      title: namedTexts(this.definition.words.what).piece,
      input: { id, runId },
    }
    return this.ground.run(actor, options, async (tx) => {
      if (!(await queries.holdImport(tx, attempted))) throw new Lost()
      const done = await this.take(tx, id, piece, last)
      await queries.noteEnd(tx.em, attempted, this.ground.clock.now())
      return done
    })
  }

  private async take(tx: Tx, id: string, piece: Piece<Key>, last: RowPlace | undefined): Promise<Done | undefined> {
    const waiting = await nextRows(tx, this.tables, id, this.size, last)
    const [first, end] = [waiting[0], waiting.at(-1)]
    if (!first || !end) return undefined
    const rows = waiting.map(({ line, cells }) => ({ line, values: cells as Values<Key> }))
    const results = await this.does[first.outcome === 'CREATE' ? 'create' : 'update'](tx, piece, rows)
    await updateRows(tx, this.tables, id, results)
    await countResults(tx, this.tables, id, first.outcome, results)
    return { rows: results.length, last: { outcome: end.outcome, line: end.line } }
  }
}
