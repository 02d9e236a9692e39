import type { Tx } from '../../../kernel/command/command.js'
import type { Retention } from '../../../kernel/retention.js'
import { affected, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'

export interface SentTexts {
  secondsSinceLast: number | null
  toPhone: number
  byCompany: number
}

/** What was sent to this phone and by this company today; whoever asks next waits until this one is counted. */
export async function countTexts({ em, actor, now }: Tx, mobile: string): Promise<SentTexts> {
  await inTurn(em, 'invitation', actor.companyId)
  await rows(
    em,
    sql`insert into sms_phone (mobile) values (${mobile}) on conflict (mobile) do update set mobile = excluded.mobile`,
  )
  const day = sql`date_trunc('day', ${now}::timestamptz)`
  const sent = await firstRow<SentTexts>(
    em,
    sql`select
      (select extract(epoch from ${now}::timestamptz - max(created_at))::float from sms_text where mobile = ${mobile}) as "secondsSinceLast",
      (select count(*)::int from sms_text where mobile = ${mobile} and created_at >= ${day}) as "toPhone",
      (select count(*)::int from sms_text where company_id = ${actor.companyId} and created_at >= ${day}) as "byCompany"`,
  )
  return sent ?? { secondsSinceLast: null, toPhone: 0, byCompany: 0 }
}

export async function insertText(
  { em, actor, now }: Tx,
  { mobile, membershipId }: { mobile: string; membershipId: string },
): Promise<string> {
  const id = newId()
  await rows(
    em,
    sql`insert into sms_text (id, mobile, company_id, membership_id, created_at)
        values (${id}, ${mobile}, ${actor.companyId}, ${membershipId}, ${now})`,
  )
  return id
}

/** Whom a text invites, and where to; undefined once he has come or is not wanted any more. */
export const findInvited = (em: Em, id: string): Promise<{ mobile: string; company: string } | undefined> =>
  firstRow(
    em,
    sql`select t.mobile, c.name as company
        from sms_text t
          join membership m on m.company_id = t.company_id and m.id = t.membership_id and m.joined_at is null and m.enabled
          join published_company c on c.id = t.company_id
        where t.id = ${id}`,
  )

export async function failText(em: Em, id: string, failure: string): Promise<void> {
  await rows(em, sql`update sms_text set failure = ${failure} where id = ${id}`)
}

/** A month is enough to answer who had texts sent to a phone. */
export const keptTexts: Retention = {
  name: 'smsTexts',
  keptDays: 30,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from sms_text where id = any(array(select id from sms_text where created_at < ${before} limit ${limit}))`,
    ),
}
