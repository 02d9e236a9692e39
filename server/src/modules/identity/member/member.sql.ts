import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { organAndBelow } from '../organ/organ.sql.js'

/**
 * Rights of a membership `m` as columns of a statement: the permissions of all its roles, its project limit (null for
 * none), and the demands of its roles. A limit holds despite other roles: of several limits only the common projects
 * are seen.
 */
export const heldBy: { permissions: Sql; projectIds: Sql; administrator: Sql; secondFactor: Sql } = {
  permissions: sql`(select array_agg(distinct key) from ${rolesOf()} cross join unnest(r.permissions) key where ${isHeld()})`,
  projectIds: sql`case when exists (${limits()}) then (
      select coalesce(array_agg(p.project_id), '{}') from (
        select o.project_id from organ_project o where o.company_id = m.company_id
        union select c.project_id from role_project c where c.company_id = m.company_id) p
      where not exists (${limits()} and case r.data_scope
        when 'CHOSEN' then not exists (select from role_project c
          where c.company_id = m.company_id and c.role_id = r.id and c.project_id = p.project_id)
        else not exists (select from organ_project o
          where o.company_id = m.company_id and o.project_id = p.project_id and o.organ_id in ${organAndBelow(sql`m.company_id`, sql`m.organ_id`)}) end)) end`,
  administrator: sql`exists (select from ${rolesOf()} where ${isHeld()} and r.standard = 'ADMINISTRATOR')`,
  secondFactor: sql`exists (select from ${rolesOf()} where ${isHeld()} and r.second_factor)`,
}

/** Whether the membership `m` administers its company: accepted, enabled, and with the role of administrators. */
export const administers: Sql = sql`(m.enabled and m.joined_at is not null and ${heldBy.administrator})`

/** Whether the administrator `m` is the only one of the company. */
export const isSole: Sql = sql`(${administers} and not exists (
  select from membership o join membership_role h on h.company_id = o.company_id and h.membership_id = o.id
  join role r on r.company_id = h.company_id and r.id = h.role_id and r.standard = 'ADMINISTRATOR'
  where o.company_id = m.company_id and o.id <> m.id and o.enabled and o.joined_at is not null))`

/**
 * Name by which a company calls its member `m` with the account `u`: before he comes, the name that it wrote down
 * itself, so that inviting a phone reveals no other.
 */
export const calledName: Sql = sql`(case when m.joined_at is null then m.invited_name else u.name end)`

/** Whether a member is in another company as well, so that only he may change his own data. */
export const isElsewhere: Sql = sql`(m.joined_at is not null and has_joined_elsewhere(m.user_id, m.company_id))`

/**
 * Whether the person had an account before this company invited him; only for messages to himself, never shown to the
 * company.
 */
export const isSomebody: Sql = sql`(u.created_at < m.created_at or is_wanted_elsewhere(m.user_id, m.company_id))`

function rolesOf(): Sql {
  return sql`membership_role h join role r on r.company_id = h.company_id and r.id = h.role_id`
}

function isHeld(): Sql {
  return sql`h.company_id = m.company_id and h.membership_id = m.id`
}

/**
 * Roles that limit the membership. The scope ORGAN limits nobody who belongs to the company itself, above all organs.
 */
function limits(): Sql {
  return sql`select from ${rolesOf()} where ${isHeld()}
    and (r.data_scope = 'CHOSEN' or r.data_scope = 'ORGAN' and m.organ_id is not null)`
}
