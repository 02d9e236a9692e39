import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../errors.js'
import type { Database, Em } from '../sql/database.js'
import { databaseError } from '../sql/database-error.js'
import { acting } from '../sql/limit.js'
import { inTransaction } from '../sql/transaction.js'
import { withinCompany } from '../sql/wall.js'
import type { Clock } from '../values/clock.js'
import type { Actor } from './actor.js'
import type { Asked } from './asked.js'
import { retried } from './attempts.js'
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

/** One running verb: the transaction, who asked, and when. */
export interface Tx {
  em: Em
  actor: Actor
  now: Date
}

export interface CommandOptions extends Asked {
  /** `aggregate.verb`, the key under which keys and audit rows are kept. */
  name: string
  /** What was done, in Chinese, for the operation log. */
  title: string
  /** Everything the verb depends on; hashed for the idempotency key and kept in the operation log. */
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

/** What a transaction came to, once it has been done up to its COMMIT. */
interface Done<Answer> {
  answer: Answer
  mark: AuditMark
}

/**
 * Makes the runner of all verbs: one transaction in one company, its outcome kept under the idempotency key, and an audit row. The answer
 * must survive JSON, since a repeated key gives it again from the database. What leaves the database goes by the outbox or a job.
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

/** The database was away, so that nobody knows or nothing was done: nothing to log. */
const isNoOutcome = ({ kind, code }: DomainError): boolean => kind === 'unavailable' || code === 'OUTCOME_UNKNOWN'

interface Verb<Answer> {
  actor: Actor
  options: CommandOptions
  request: KeyedRequest | undefined
  /** By `performance.now()`. */
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

/** Logs the refusal, and keeps it under the key where it is final. */
function refused<Answer>(database: Database, verb: Verb<Answer>, refusal: DomainError): Promise<Outcome<Answer>> {
  const { actor, options, request, started } = verb
  return inTransaction(database, async (em) => {
    await audit(em, actor, { ...options, started }, refusal)
    return request && isFinal(refusal) ? keepRefusal<Answer>(em, actor, request, refusal) : { refusal }
  })
}

const OUTCOME_MS = 10_000
const PAUSE_MS = 200

/** The connection was lost while it committed. Whether it did is asked of the database once that is back: an answer may not deny what was done. */
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
