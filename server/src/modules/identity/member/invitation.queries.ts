import type { Tx } from '../../../kernel/command/command.js'
import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { newId } from '../../../kernel/values/id.js'

/** Age of a company on the platform: not approved, approved for less than a month, or longer. */
export type CompanyStanding = 'UNKNOWN' | 'NEW' | 'KNOWN'

export interface SentByCompany {
  standing: CompanyStanding
  today: number
  inHour: number
}

export interface SentToPhone {
  secondsSinceLast: number | null
  today: number
}

const startOfDay = (now: Date): Sql => sql`date_trunc('day', ${now}::timestamptz)`

/** Number of invitations that the company has sent. Counting locks the company, so that the next one waits. */
export async function countByCompany({ em, actor, now }: Tx): Promise<SentByCompany> {
  await inTurn(em, 'invitation', actor.companyId)
  const sent = await firstRow<SentByCompany>(
    em,
    sql`select case when k.authenticated_at is null then 'UNKNOWN' when k.created_at > ${now}::timestamptz - interval '30 days' then 'NEW' else 'KNOWN' end as standing,
          t.today, t."inHour"
        from published_company k cross join lateral (
          select (count(*) filter (where t.created_at >= ${startOfDay(now)}))::int as today, (count(*) filter (where t.created_at > ${now}::timestamptz - interval '1 hour'))::int as "inHour"
          from sms_text t where t.company_id = k.id and t.created_at >= least(${startOfDay(now)}, ${now}::timestamptz - interval '1 hour')) t
        where k.id = ${actor.companyId}`,
  )
  return sent ?? { standing: 'UNKNOWN', today: 0, inHour: 0 }
}

/** Number of messages that a phone has got. Counting locks the phone, so that the next one waits. */
export async function countToPhone({ em, now }: Tx, mobile: string): Promise<SentToPhone> {
  await rows(
    em,
    sql`insert into sms_phone (mobile) values (${mobile}) on conflict (mobile) do update set mobile = excluded.mobile`,
  )
  const sent = await firstRow<SentToPhone>(
    em,
    sql`select
      (select extract(epoch from ${now}::timestamptz - max(created_at))::float from sms_text where mobile = ${mobile}) as "secondsSinceLast",
      (select count(*)::int from sms_text where mobile = ${mobile} and created_at >= ${startOfDay(now)}) as today`,
  )
  return sent ?? { secondsSinceLast: null, today: 0 }
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

/** Phone and company of an invitation; undefined once it is accepted or withdrawn. */
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

/** A month, long enough to see who sent messages to a phone. */
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
