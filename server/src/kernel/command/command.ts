import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../errors.js'
import type { Database, Em } from '../sql/database.js'
import { databaseError } from '../sql/database-error.js'
import { acting } from '../sql/limit.js'
import { sqlState } from '../sql/sql-state.js'
import { inTransaction } from '../sql/transaction.js'
import { withinCompany } from '../sql/wall.js'
import type { Clock } from '../values/clock.js'
import type { Actor } from './actor.js'
import type { Asked } from './asked.js'
import { type AuditMark, audit, stateOf } from './audit.js'
import {
  claimKey,
  isFinal,
  type KeyedRequest,
  keepAnswer,
  keepRefusal,
  keyedRequest,
  type Outcome,
} from './idempotency.js'

/** Transaction of a running verb, with its actor and time. */
export interface Tx {
  em: Em
  actor: Actor
  now: Date
}

export interface CommandOptions extends Asked {
  /** `aggregate.verb`, under which idempotency keys and audit rows are kept. */
  name: string
  /** Deed in Chinese, for the operation log. */
  title: string
  /** Input that the verb depends on, complete; hashed for the idempotency key and kept in the operation log. */
  input: unknown
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type RunCommand = <Answer>(
  actor: Actor,
  options: CommandOptions,
  work: (tx: Tx) => Promise<Answer>,
) => Promise<Answer>

class DryRun<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('dry run')
  }
}

/** Result of a transaction before its COMMIT. */
interface Done<Answer> {
  answer: Answer
  mark: AuditMark
}

/**
 * Runner of all verbs: one transaction in one company, its outcome kept under the idempotency key, and an audit row.
 * The answer must survive JSON, since a repeated key gives it again from the database. Effects outside the database go
 * by the outbox or a job.
 */
export function createRunCommand(database: Database, clock: Clock): RunCommand {
  return async (actor, options, work) => {
    if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
    const request = keyedRequest(options.idempotencyKey, options.name, options.input)
    const verb = { actor, options, request, started: performance.now(), work }
    const outcome = await withinCompany(actor.companyId, () =>
      retried(() => runOnce(database, clock.now(), verb)).catch((error: unknown) => {
        if (error instanceof DryRun) return { answer: error.answer as Awaited<ReturnType<typeof work>> }
        if (!(error instanceof DomainError) || options.dryRun || isNoOutcome(error)) throw error
        return refused(database, verb, error)
      }),
    )
    if ('refusal' in outcome) throw outcome.refusal
    if (!options.dryRun) actor.committed.push(options.name)
    return outcome.answer
  }
}

/** The database was unavailable: either nothing was done or the outcome is unknown, so there is nothing to log. */
const isNoOutcome = ({ kind, code }: DomainError): boolean => kind === 'unavailable' || code === 'OUTCOME_UNKNOWN'

interface Verb<Answer> {
  actor: Actor
  options: CommandOptions
  request: KeyedRequest | undefined
  /** Start of the verb, by `performance.now()`. */
  started: number
  work: (tx: Tx) => Promise<Answer>
}

async function runOnce<Answer>(database: Database, now: Date, verb: Verb<Answer>): Promise<Outcome<Answer>> {
  const { actor, options, request, started, work } = verb
  const { companyId } = actor
  let done: Done<Answer> | undefined
  try {
    return await inTransaction(database, async (em) => {
      em.setFilterParams('company', { companyId })
      const before = request && (await claimKey<Answer>(em, actor, request))
      if (before) return before
      const answer = await acting(actor, () => work({ em, actor, now }))
      await em.flush()
      if (options.dryRun) throw new DryRun(answer)
      if (request) await keepAnswer(em, actor, request.key, answer)
      done = { answer, mark: await audit(em, actor, { ...options, started }) }
      return { answer }
    })
  } catch (error) {
    if (done && error instanceof DomainError && error.code === 'SERVER_BUSY')
      return { answer: await answerIfCommitted(database, done, error) }
    throw error
  }
}

/** Logs the refusal; keeps it under the key if it is final. */
function refused<Answer>(database: Database, verb: Verb<Answer>, refusal: DomainError): Promise<Outcome<Answer>> {
  const { actor, options, request, started } = verb
  return inTransaction(database, async (em) => {
    await audit(em, actor, { ...options, started }, refusal)
    return request && isFinal(refusal) ? keepRefusal<Answer>(em, actor, request, refusal) : { refusal }
  })
}

const OUTCOME_MS = 10_000
const PAUSE_MS = 200

/**
 * Answer after a connection was lost during its commit. The database is asked about the commit once it is back: an
 * answer may not deny a committed change.
 */
async function answerIfCommitted<Answer>(
  database: Database,
  { answer, mark }: Done<Answer>,
  lost: DomainError,
): Promise<Answer> {
  for (const until = performance.now() + OUTCOME_MS; performance.now() < until; await sleep(PAUSE_MS)) {
    const state = await stateOf(database.em.fork(), mark).catch(whileOut)
    if (state === 'committed') return answer
    if (state === 'gone') throw lost
  }
  throw new DomainError('OUTCOME_UNKNOWN')
}

function whileOut(error: unknown): 'open' {
  const known = databaseError(error)
  if (known instanceof DomainError && known.kind === 'unavailable') return 'open'
  throw error
}

export const attemptLimits = {
  attempts: 5,
  /** Wall time after which no further attempt begins, since the caller waits for the answer. */
  milliseconds: 6000,
}
/** serialization_failure, deadlock_detected, lock_not_available */
const CONTENTION = new Set(['40001', '40P01', '55P03'])

/** Repeats work from its start after a conflict with another transaction, with short pauses that grow. */
export async function retried<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const late = attempt === attemptLimits.attempts || performance.now() - started > attemptLimits.milliseconds
      if (late || !CONTENTION.has(sqlState(error) ?? '')) throw error
      await sleep(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
