import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Actor, ActorOf } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import type { Clock } from '../../../kernel/values/clock.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { attempt, Lost, silentBefore } from '../../../platform/jobs/attempt.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import type { CardAccounts } from '../change/accounts.js'
import { PIECE } from './check.js'
import { NEEDED } from './import.rules.js'
import { countResults, nextRows, type RowPlace, updateRows } from './import-row.queries.js'
import * as queries from './import-run.queries.js'
import { createPiece, type PieceContext } from './piece.js'
import { Places } from './places.js'
import { importTexts as texts } from './texts.js'
import { updatePiece } from './update-piece.js'

/** What a piece came to. */
interface Done {
  /** Of how many rows it is known what becomes of them. */
  rows: number
  last: RowPlace
}

/** Somebody else is at the same rows; so often a piece may come to nothing before that is a fault. */
const MAX_IDLE = 20

/**
 * Imports what was checked, a piece of rows at a time. A piece and what is said of its rows are one transaction: wherever the program
 * ends, what is done is done once, and what is not is done by the next attempt.
 */
export class ImportRunner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
    private readonly actorOf: ActorOf,
    private readonly log?: Logger,
    /** Rows of one transaction. */
    private readonly size = PIECE,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Does a waiting import; nothing when there is none. Refusals end as FAILED, and so does a fault, which is thrown as well. */
  async work(task: TaskKey, signal?: AbortSignal): Promise<void> {
    const attempted = await queries.claimImport(this.em, task, this.clock.now())
    if (!attempted) return
    await attempt(
      () => this.pieces(attempted, signal),
      {
        alive: () => queries.beat(this.em, attempted, this.clock.now()),
        release: () => queries.release(this.em, attempted),
        fail: (message) => queries.fail(this.em, attempted, message, this.clock.now()),
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

  private async pieces(attempted: queries.Run, signal: AbortSignal | undefined): Promise<void> {
    const actor = await this.actorOf(attempted, { id: attempted.id, name: 'import' })
    actor.assert(NEEDED)
    const context = {
      accounts: this.accounts,
      places: new Places(attempted.headings),
      reason: texts.updateReason(attempted.fileName),
    }
    let last: RowPlace | undefined
    for (let idle = 0; idle <= MAX_IDLE; ) {
      signal?.throwIfAborted()
      const done = await this.piece(actor, attempted, context, last)
      if (done === undefined) return queries.finish(this.em, attempted, this.clock.now())
      last = done.last
      idle = done.rows > 0 ? 0 : idle + 1
      // The embedded database answers at once: without this nobody else would get a turn.
      await setImmediate()
    }
    throw new Error('rows of an import come to nothing')
  }

  /** The piece behind the last one; undefined when nothing was left to do. */
  private piece(
    actor: Actor,
    attempted: queries.Run,
    context: PieceContext,
    last: RowPlace | undefined,
  ): Promise<Done | undefined> {
    const { id, runId } = attempted
    const options = { name: 'waybill.import.piece', title: texts.piece, input: { id, runId } }
    return this.run(actor, options, async (tx) => {
      if (!(await queries.holdImport(tx, attempted))) throw new Lost()
      const done = await this.take(tx, id, context, last)
      await queries.noteEnd(tx.em, attempted, this.clock.now())
      return done
    })
  }

  private async take(tx: Tx, id: string, context: PieceContext, last: RowPlace | undefined): Promise<Done | undefined> {
    const waiting = await nextRows(tx, id, this.size, last)
    const [first, end] = [waiting[0], waiting.at(-1)]
    if (!first || !end) return undefined
    const rows = waiting.map(({ line, cells }) => ({ line, values: cells }))
    const results = await (first.outcome === 'CREATE' ? createPiece : updatePiece)(tx, context, rows)
    await updateRows(tx, id, results)
    await countResults(tx, id, first.outcome, results)
    return { rows: results.length, last: { outcome: end.outcome, line: end.line } }
  }
}
