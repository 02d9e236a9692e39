import { firstRow, rows, sql } from '../../kernel/sql/sql.js'
import type { DbTime } from '../../kernel/values/clock.js'
import type { Em } from '../database/database.js'
import type { JobData } from '../jobs/jobs.js'
import type { OutboxMessage } from './outbox.js'

/** A try at a message: nobody else takes it until the lease ends. */
export interface Claim {
  id: string
  topic: string
  payload: JobData
  attempts: number
  createdAt: DbTime
  expiresAt: DbTime
}

const OPEN = sql`delivered_at is null and given_up_at is null`

export async function insertMessage(em: Em, id: string, message: OutboxMessage, now: Date): Promise<void> {
  const { companyId = null, topic, payload, expiresAt } = message
  await rows(
    em,
    sql`insert into outbox (id, company_id, topic, payload, created_at, expires_at)
        values (${id}, ${companyId}, ${topic}, ${JSON.stringify(payload)}::jsonb, ${now}, ${expiresAt})`,
  )
}

/** What was given up, and why. */
export interface GivenUp {
  topic: string
  payload: JobData
  error: string
}

/** Gives up what nobody wants any more. */
export async function giveUpExpired(em: Em, id: string, now: Date): Promise<GivenUp | undefined> {
  return firstRow<GivenUp>(
    em,
    sql`update outbox set given_up_at = ${now}, claimed_until = null, error = coalesce(error, 'EXPIRED')
        where id = ${id} and ${OPEN} and expires_at <= ${now} returning topic, payload, error`,
  )
}

/** Takes an open message that nobody else has. */
export async function claim(em: Em, id: string, now: Date, until: Date): Promise<Claim | undefined> {
  return firstRow<Claim>(
    em,
    sql`update outbox set claimed_until = ${until}, attempts = attempts + 1
        where id = ${id} and ${OPEN} and (claimed_until is null or claimed_until <= ${now})
        returning id, topic, payload, attempts, created_at as "createdAt", expires_at as "expiresAt"`,
  )
}

/** Until when an open message is somebody else's, or waits for its next try. */
export async function findTaken(em: Em, id: string): Promise<{ topic: string; until: DbTime } | undefined> {
  return firstRow(
    em,
    sql`select topic, claimed_until as until from outbox where id = ${id} and ${OPEN} and claimed_until is not null`,
  )
}

/** Delivered is delivered, also when the lease had ended meanwhile. */
export async function markDelivered(em: Em, id: string, now: Date): Promise<void> {
  await rows(
    em,
    sql`update outbox set delivered_at = ${now}, given_up_at = null, claimed_until = null, error = null where id = ${id}`,
  )
}

/** Nothing when somebody else has the message by now. */
export async function markGivenUp(
  em: Em,
  { id, attempts }: Claim,
  error: string,
  now: Date,
): Promise<GivenUp | undefined> {
  return firstRow<GivenUp>(
    em,
    sql`update outbox set given_up_at = ${now}, claimed_until = null, error = ${error}
        where id = ${id} and ${OPEN} and attempts = ${attempts} returning topic, payload, error`,
  )
}

/** Puts a failed try's message aside until its next one. */
export async function postpone(em: Em, { id, attempts }: Claim, error: string, until: Date): Promise<void> {
  await rows(
    em,
    sql`update outbox set claimed_until = ${until}, error = ${error} where id = ${id} and ${OPEN} and attempts = ${attempts}`,
  )
}
