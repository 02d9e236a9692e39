import { createHash } from 'node:crypto'
import { DomainError, type ErrorCode, type ErrorKind, type FieldError, invalidInput, restoreError } from '../errors.js'
import type { Retention } from '../retention.js'
import type { Em } from '../sql/database.js'
import { affected, firstRow, rows, sql } from '../sql/sql.js'
import type { Actor } from './actor.js'

/** Request of a person in a company, under the key that the caller chose for it. */
export interface KeyedRequest {
  key: string
  command: string
  input: unknown
}

/** Final outcome of a request, which a repeated key gets again. */
export type Outcome<Answer> = { answer: Answer } | { refusal: DomainError }

interface StoredRefusal {
  code: ErrorCode
  params: Record<string, string | number>
  fieldErrors: FieldError[]
  data: object | null
}

interface StoredOutcome {
  command: string
  requestHash: string
  answer: unknown
  refusal: StoredRefusal | null
}

const KEY_LENGTH = 200
/** Kinds of refusals that stay the same for a repeated request. Other kinds say that the verb may succeed later. */
const FINAL_KINDS: ReadonlySet<ErrorKind> = new Set(['rule', 'invalid', 'forbidden', 'not-found', 'conflict'])
const NO_OUTCOMES: ReadonlySet<ErrorCode> = new Set(['IDEMPOTENCY_KEY_REUSED', 'OUTCOME_UNKNOWN'])

export const isFinal = ({ kind, code }: DomainError): boolean => FINAL_KINDS.has(kind) && !NO_OUTCOMES.has(code)

/** The request under its key, if the caller gave one; INVALID_INPUT past 200 characters. */
export function keyedRequest(
  key: string | null | undefined,
  command: string,
  input: unknown,
): KeyedRequest | undefined {
  if (!key) return undefined
  if (key.length > KEY_LENGTH) {
    throw invalidInput([{ field: 'idempotencyKey', message: `幂等键长度不能超过${KEY_LENGTH}个字符` }])
  }
  return { key, command, input }
}

/**
 * Takes the key for this transaction, or gives the answer that is kept under it. A second caller waits for the first.
 */
export async function claimKey<Answer>(
  em: Em,
  actor: Actor,
  request: KeyedRequest,
): Promise<Outcome<Answer> | undefined> {
  return (await insertKey(em, actor, request, null)) ? undefined : findOutcome(em, actor, request)
}

export async function keepAnswer(em: Em, { companyId, userId }: Actor, key: string, answer: unknown): Promise<void> {
  await rows(
    em,
    sql`update idempotency_key set answer = ${JSON.stringify(answer ?? null)}::jsonb
        where company_id = ${companyId} and user_id = ${userId} and key = ${key}`,
  )
}

/**
 * Stores a refusal under the key, in a transaction after the rollback, and returns the stored outcome: if another
 * caller has taken the key in between, his outcome counts for both.
 */
export async function keepRefusal<Answer>(
  em: Em,
  actor: Actor,
  request: KeyedRequest,
  refusal: DomainError,
): Promise<Outcome<Answer>> {
  if (await insertKey(em, actor, request, refusal)) return { refusal }
  return findOutcome(em, actor, request)
}

async function insertKey(
  em: Em,
  { companyId, userId }: Actor,
  request: KeyedRequest,
  refusal: DomainError | null,
): Promise<boolean> {
  const claimed = await rows(
    em,
    sql`insert into idempotency_key (company_id, user_id, key, command, request_hash, refusal)
        values (${companyId}, ${userId}, ${request.key}, ${request.command}, ${hashOf(request)},
          ${refusal && JSON.stringify(storedOf(refusal))}::jsonb)
        on conflict do nothing returning key`,
  )
  return claimed.length > 0
}

async function findOutcome<Answer>(
  em: Em,
  { companyId, userId }: Actor,
  request: KeyedRequest,
): Promise<Outcome<Answer>> {
  const stored = await firstRow<StoredOutcome>(
    em,
    sql`select command, request_hash as "requestHash", answer, refusal from idempotency_key
        where company_id = ${companyId} and user_id = ${userId} and key = ${request.key}`,
  )
  if (stored?.command !== request.command || stored.requestHash !== hashOf(request)) {
    return { refusal: new DomainError('IDEMPOTENCY_KEY_REUSED') }
  }
  if (!stored.refusal) return { answer: stored.answer as Answer }
  return { refusal: restoreError(stored.refusal) }
}

const storedOf = ({ code, params, fieldErrors, data }: DomainError): StoredRefusal => ({
  code,
  params,
  fieldErrors,
  data,
})

const hashOf = ({ command, input }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([command, input]))
    .digest('hex')

/** Clients repeat a call within minutes, a nightly job within days; a week covers a long weekend. */
export const keptKeys: Retention = {
  name: 'idempotencyKeys',
  keptDays: 7,
  of: 'companies',
  remove: ({ em, companyId, before }, limit) =>
    affected(
      em,
      sql`delete from idempotency_key k using (
            select user_id, key from idempotency_key
            where company_id = ${companyId} and created_at < ${before} limit ${limit}) old
          where k.company_id = ${companyId} and k.user_id = old.user_id and k.key = old.key`,
    ),
}
