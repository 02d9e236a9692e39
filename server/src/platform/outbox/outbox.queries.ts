import type { ExpressionBuilder } from 'kysely'
import type { Retention } from '../../kernel/retention.js'
import type { Em, Tables } from '../../kernel/sql/database.js'
import { affected, at, firstRow, rows, sql } from '../../kernel/sql/sql.js'
import type { RowOf } from '../../kernel/sql/tables.js'
import type { DbTime } from '../../kernel/values/clock.js'
import type { Outbox } from './outbox.entity.js'
import type { OutboxMessage } from './outbox.js'

/** Attempt at a message, which is reserved until the lease ends. */
export type Claim = Pick<
  RowOf<typeof Outbox>,
  'id' | 'companyId' | 'topic' | 'payload' | 'attempts' | 'createdAt' | 'expiresAt'
>

const isOpen = ({ and, eb }: ExpressionBuilder<Tables, 'outbox'>) =>
  and([eb('delivered_at', 'is', null), eb('given_up_at', 'is', null)])

export async function insertMessage(em: Em, id: string, message: OutboxMessage, now: Date): Promise<void> {
  const { companyId = null, topic, payload, expiresAt } = message
  await rows(
    em,
    em
      .getKysely()
      .insertInto('outbox')
      .values({
        id,
        company_id: companyId,
        topic,
        payload: JSON.stringify(payload),
        created_at: now,
        expires_at: expiresAt,
      }),
  )
}

/** Messages that were given up, with the reason. */
export interface GivenUp extends Pick<RowOf<typeof Outbox>, 'companyId' | 'topic' | 'payload'> {
  error: string
}

/** Gives up expired messages. */
export async function giveUpExpired(em: Em, id: string, now: Date): Promise<GivenUp | undefined> {
  return firstRow(
    em,
    em
      .getKysely()
      .updateTable('outbox')
      .set(({ fn, val }) => ({ given_up_at: now, claimed_until: null, error: fn.coalesce('error', val('EXPIRED')) }))
      .where('id', '=', id)
      .where(isOpen)
      .where('expires_at', '<=', at(now))
      .returning(['company_id as companyId', 'topic', 'payload', 'error'])
      .$narrowType<{ error: string }>(),
  )
}

/** Claims an open message without a lease. */
export async function claim(em: Em, id: string, now: Date, until: Date): Promise<Claim | undefined> {
  return firstRow(
    em,
    em
      .getKysely()
      .updateTable('outbox')
      .set((message) => ({ claimed_until: until, attempts: message('attempts', '+', 1) }))
      .where('id', '=', id)
      .where(isOpen)
      .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at(now))]))
      .returning([
        'id',
        'company_id as companyId',
        'topic',
        'payload',
        'attempts',
        'created_at as createdAt',
        'expires_at as expiresAt',
      ]),
  )
}

/** Time until which an open message is leased, or waits for its next try. */
export async function findTaken(em: Em, id: string): Promise<{ topic: string; until: DbTime } | undefined> {
  const taken = em.getKysely().selectFrom('outbox').where('id', '=', id).where(isOpen)
  return firstRow(
    em,
    taken
      .where('claimed_until', 'is not', null)
      .select(['topic', 'claimed_until as until'])
      .$narrowType<{ until: DbTime }>(),
  )
}

/** Marks a message as delivered, even if its lease has ended meanwhile. */
export async function markDelivered(em: Em, id: string, now: Date): Promise<void> {
  const delivered = { delivered_at: now, given_up_at: null, claimed_until: null, error: null }
  await rows(em, em.getKysely().updateTable('outbox').set(delivered).where('id', '=', id))
}

/** Marks a message as given up; undefined when another attempt has it now. */
export async function markGivenUp(
  em: Em,
  { id, attempts }: Claim,
  error: string,
  now: Date,
): Promise<GivenUp | undefined> {
  return firstRow(
    em,
    em
      .getKysely()
      .updateTable('outbox')
      .set({ given_up_at: now, claimed_until: null, error })
      .where('id', '=', id)
      .where(isOpen)
      .where('attempts', '=', attempts)
      .returning(['company_id as companyId', 'topic', 'payload', 'error'])
      .$narrowType<{ error: string }>(),
  )
}

/** Postpones a message after a failed attempt. */
export async function postpone(em: Em, { id, attempts }: Claim, error: string, until: Date): Promise<void> {
  const tried = em.getKysely().updateTable('outbox').set({ claimed_until: until, error })
  await rows(em, tried.where('id', '=', id).where(isOpen).where('attempts', '=', attempts))
}

/** Messages past their time, delivered or not: a week is enough to see whether and when they were sent. */
export const keptMessages: Retention = {
  name: 'messages',
  keptDays: 7,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from outbox where id = any(array(select id from outbox where expires_at < ${before} limit ${limit}))`,
    ),
}
