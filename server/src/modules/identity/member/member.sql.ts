import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { organAndBelow } from '../organ/organ.sql.js'

/**
 * What a membership `m` amounts to, as columns of a statement: the permissions of its roles together, the projects that it is limited to,
 * null where no role limits it, and what a role demands of it. A limit holds whatever else a member may do: of several roles only what each allows to be seen is seen.
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

/** Whether the membership `m` administers its company: somebody who has come, is enabled and holds the role of administrators. */
export const administers: Sql = sql`(m.enabled and m.joined_at is not null and ${heldBy.administrator})`

/** Whether nobody else than the administrator `m` administers the company. */
export const isSole: Sql = sql`(${administers} and not exists (
  select from membership o join membership_role h on h.company_id = o.company_id and h.membership_id = o.id
  join role r on r.company_id = h.company_id and r.id = h.role_id and r.standard = 'ADMINISTRATOR'
  where o.company_id = m.company_id and o.id <> m.id and o.enabled and o.joined_at is not null))`

/** Name by which a company calls its member `m` with the account `u`: the one it wrote down until he comes, so that a phone tells no other. */
export const calledName: Sql = sql`(case when m.joined_at is null then m.invited_name else u.name end)`

/** Whether he who has come to this company is in another one as well, so that what is his own is for nobody but himself to change. */
export const isElsewhere: Sql = sql`(m.joined_at is not null and has_joined_elsewhere(m.user_id, m.company_id))`

/** Whether he had an account before this company wanted him: for what is told to himself, never to the company. */
export const isSomebody: Sql = sql`(u.created_at < m.created_at or is_wanted_elsewhere(m.user_id, m.company_id))`

function rolesOf(): Sql {
  return sql`membership_role h join role r on r.company_id = h.company_id and r.id = h.role_id`
}

function isHeld(): Sql {
  return sql`h.company_id = m.company_id and h.membership_id = m.id`
}

/** The roles that limit the membership. Who belongs to the company itself has every organ below him. */
function limits(): Sql {
  return sql`select from ${rolesOf()} where ${isHeld()}
    and (r.data_scope = 'CHOSEN' or r.data_scope = 'ORGAN' and m.organ_id is not null)`
}
