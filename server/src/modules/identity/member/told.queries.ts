import type { Actor } from '../../../kernel/command/actor.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { RoleType } from '../role-types.js'
import { heldBy } from './member.sql.js'

/** Kind of recipients: members of a company, its captains, or people by themselves. */
export type Whom = 'MEMBERS' | 'CAPTAINS' | 'PEOPLE'

/** Message with its recipients. */
export interface ToTell {
  whom: Whom
  /** Ids of people or, for captains, of captains in the company; null for all members. */
  ids: readonly string[] | null
  /** Company of the recipients; null for people by themselves. */
  companyId: string | null
  /** Permission that a recipient needs. */
  permission: string | null
  /** The project that a member must see. */
  projectId: string | null
}

/** Recipient of a message, by its place in the list. */
export interface Recipient {
  at: number
  userId: string
  /** Role type as which the recipient is told; null for people by themselves. */
  roleType: number | null
}

const recipients = {
  MEMBERS: sql`select t.at, m.user_id, m.role_type from told t
      join membership m on m.company_id = t."companyId" and m.enabled and m.joined_at is not null
        and m.role_type <> ${sql.raw(String(RoleType.CAPTAIN))}
      join app_user u on u.id = m.user_id and u.enabled
      cross join lateral (select ${heldBy.permissions} as keys,
        case when t."projectId" is not null then ${heldBy.projectIds} end as project_ids offset 0) h
    where t.whom = 'MEMBERS' and (t.ids is null or m.user_id = any(t.ids))
      and (t.permission is null or t.permission = any(h.keys))
      and (h.project_ids is null or t."projectId" = any(h.project_ids))`,
  CAPTAINS: sql`select t.at, k.user_id, ${sql.raw(String(RoleType.CAPTAIN))}::smallint from told t
      join published_captain k on k.company_id = t."companyId" and k.id = any(t.ids)
      join app_user u on u.id = k.user_id and u.enabled
    where t.whom = 'CAPTAINS' and not exists (select from membership a where a.company_id = t."companyId"
      and a.user_id = k.user_id and a.role_type = ${sql.raw(String(RoleType.CAPTAIN))} and not a.enabled)`,
  PEOPLE: sql`select t.at, u.id, null::smallint from told t join app_user u on u.id = any(t.ids) and u.enabled
    where t.whom = 'PEOPLE'`,
} as const satisfies Record<Whom, unknown>

/** Other members of the actor's company who have a permission. */
export async function othersWith(em: Em, { companyId, userId }: Actor, permission: Permission): Promise<string[]> {
  const found = await findRecipients(em, [{ whom: 'MEMBERS', ids: null, companyId, permission, projectId: null }])
  return [...new Set(found.map((other) => other.userId))].filter((id) => id !== userId)
}

/** Recipients who may see messages, in one statement for any number of messages. */
export function findRecipients(em: Em, news: readonly ToTell[]): Promise<Recipient[]> {
  const kinds = [...new Set(news.map(({ whom }) => whom))]
  const told = news.map(({ whom, ids, companyId, permission, projectId }, at) => ({
    at,
    whom,
    ids,
    companyId,
    permission,
    projectId,
  }))
  return rows<Recipient>(
    em,
    sql`with told as (
          select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as n(at int, whom text, ids uuid[], "companyId" uuid,
            permission text, "projectId" uuid))
        select w.at, w.user_id as "userId", w.role_type as "roleType" from (${sql.join(
          kinds.map((whom) => recipients[whom]),
          sql` union all `,
        )}) w (at, user_id, role_type)`,
  )
}
