import { createHash } from 'node:crypto'
import type { Database, Em } from '../platform/database/database.js'
import { inTransaction } from '../platform/database/transaction.js'
import type { Actor } from './actor.js'
import type { Clock } from './clock.js'
import { DomainError, invalidInput } from './errors.js'
import { newId } from './id.js'
import { firstRow, rows, sql } from './sql.js'
import { sqlState } from './sql-state.js'

/** One running verb: the transaction, who asked, and when. */
export interface Tx {
  em: Em
  actor: Actor
  now: Date
}

export interface CommandOptions {
  /** `aggregate.verb`, the key under which keys and audit rows are kept. */
  name: string
  /** What was done, in Chinese, for the operation log. */
  title: string
  /** Everything the verb depends on; hashed for the idempotency key and kept in the operation log. */
  input: unknown
  idempotencyKey?: string | null | undefined
  /** Runs everything and rolls it back: a preview cannot disagree with the act. */
  dryRun?: boolean
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type RunCommand = <Answer>(
  actor: Actor,
  options: CommandOptions,
  work: (tx: Tx) => Promise<Answer>,
) => Promise<Answer>

interface StoredAnswer {
  command: string
  request_hash: string
  answer: unknown
}

const ATTEMPTS = 5
const KEY_LENGTH = 200
/** serialization_failure, deadlock_detected */
const RETRYABLE = new Set(['40001', '40P01'])

class DryRun<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('dry run')
  }
}

/**
 * Makes the runner of all verbs: one transaction in one company, an answer kept under the idempotency key, and an audit row. The answer
 * must survive JSON, since a repeated key gives it again from the database. What leaves the database goes by the outbox or a job.
 */
export function createRunCommand(database: Database, clock: Clock): RunCommand {
  return async (actor, options, work) => {
    const started = performance.now()
    const once = () => {
      const { companyId } = actor
      return inTransaction(database, async (em) => {
        em.setFilterParams('company', { companyId })
        const tx: Tx = { em, actor, now: clock.now() }
        const replay = await claimKey<Awaited<ReturnType<typeof work>>>(tx, options)
        if (replay) return replay.answer
        const answer = await work(tx)
        await em.flush()
        if (options.dryRun) throw new DryRun(answer)
        await keepAnswer(tx, options, answer)
        await audit(tx.em, actor, options, started)
        return answer
      })
    }
    try {
      return await retried(once)
    } catch (error) {
      if (error instanceof DryRun) return error.answer
      if (error instanceof DomainError && !options.dryRun)
        await audit(database.em.fork(), actor, options, started, error)
      throw error
    }
  }
}

async function retried<Answer>(once: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())))
    }
  }
}

const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '')

function hashOf(options: CommandOptions): string {
  return createHash('sha256')
    .update(JSON.stringify([options.name, options.input]))
    .digest('hex')
}

/** Takes the key for this transaction, or gives back what was answered under it. A second caller waits for the first. */
async function claimKey<Answer>(tx: Tx, options: CommandOptions): Promise<{ answer: Answer } | undefined> {
  if (!options.idempotencyKey) return undefined
  if (options.idempotencyKey.length > KEY_LENGTH) {
    throw invalidInput([{ field: 'idempotencyKey', message: `幂等键长度不能超过${KEY_LENGTH}个字符` }])
  }
  const { companyId, userId } = tx.actor
  const hash = hashOf(options)
  const claimed = await rows(
    tx.em,
    sql`insert into idempotency_key (company_id, user_id, key, command, request_hash)
        values (${companyId}, ${userId}, ${options.idempotencyKey}, ${options.name}, ${hash})
        on conflict do nothing returning key`,
  )
  if (claimed.length > 0) return undefined
  const stored = await firstRow<StoredAnswer>(
    tx.em,
    sql`select command, request_hash, answer from idempotency_key
        where company_id = ${companyId} and user_id = ${userId} and key = ${options.idempotencyKey}`,
  )
  if (stored?.command !== options.name || stored.request_hash !== hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  return { answer: stored.answer as Answer }
}

async function keepAnswer(tx: Tx, options: CommandOptions, answer: unknown): Promise<void> {
  if (!options.idempotencyKey) return
  await rows(
    tx.em,
    sql`update idempotency_key set answer = ${JSON.stringify(answer ?? null)}::jsonb
        where company_id = ${tx.actor.companyId} and user_id = ${tx.actor.userId} and key = ${options.idempotencyKey}`,
  )
}

/** Audit rows keep the head of a long input; the rows themselves carry their own history. */
const AUDITED_INPUT = 4000

async function audit(
  em: Em,
  actor: Actor,
  options: CommandOptions,
  started: number,
  refusal?: DomainError,
): Promise<void> {
  const { method, uri, address, requestId } = actor.request
  const params = JSON.stringify(options.input ?? null, (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  const kept = params.length <= AUDITED_INPUT ? params : JSON.stringify({ head: params.slice(0, AUDITED_INPUT) })
  await rows(
    em,
    sql`insert into operation_log
          (company_id, id, user_id, create_by, type, name, title, method, request_uri, remote_addr, request_id, params, time, exception)
        values (${actor.companyId}, ${newId()}, ${actor.userId}, ${actor.name}, ${refusal ? 'FAILURE' : 'SUCCESS'}, ${options.name},
          ${options.title}, ${method}, ${uri}, ${address}, ${requestId}, ${kept}::jsonb,
          ${Math.ceil(performance.now() - started)}, ${refusal ? `${refusal.code}: ${refusal.message}` : null})`,
  )
}
