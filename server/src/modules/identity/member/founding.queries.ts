import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import { StandardRole } from '../enums.js'
import { standardRoles } from '../role/standard-roles.js'

export interface Person {
  id: string
  enabled: boolean
}

/** Account of a phone, created where it has none; locked, so that one person founds one company at a time. */
export async function lockPerson(em: Em, person: { mobile: string; name: string; now: Date }): Promise<Person> {
  await rows(
    em,
    sql`insert into app_user (id, mobile, name, created_at) values (${newId()}, ${person.mobile}, ${person.name}, ${person.now})
        on conflict (mobile) do nothing`,
  )
  const [found] = await rows<Person>(
    em,
    sql`select id, enabled from app_user where mobile = ${person.mobile} for update`,
  )
  if (!found) throw new Error('the account is gone')
  return found
}

/** Name of a person of whom only the phone is known. */
export const newcomerName = (mobile: string): string => `用户${mobile.slice(-4)}`

/** Names a person whose only name so far was the phone. */
export async function nameNewcomer(em: Em, person: { id: string; mobile: string; name: string }): Promise<void> {
  const { id, mobile, name } = person
  await rows(em, sql`update app_user set name = ${name} where id = ${id} and name = ${newcomerName(mobile)}`)
}

/** Keeps since when a person is a captain by his own registration. */
export async function registerAsCaptain(em: Em, userId: string, now: Date): Promise<void> {
  await rows(em, sql`update app_user set captain_since = ${now} where id = ${userId} and captain_since is null`)
}

/** Whether a person is a captain by his own registration, whatever companies have named him. */
export async function isRegisteredCaptain(em: Em, userId: string): Promise<boolean> {
  const found = await firstRow(em, sql`select from app_user where id = ${userId} and captain_since is not null`)
  return found !== undefined
}

/** Whether a person has one of these role types in a company with that name. */
export async function isMemberOf(
  em: Em,
  userId: string,
  roleTypes: readonly number[],
  companyName: string,
): Promise<boolean> {
  const found = await firstRow(
    em,
    sql`select c.id from membership m join published_company c on c.id = m.company_id
        where m.user_id = ${userId} and m.role_type in (${sql.join(roleTypes)}) and c.name = ${companyName} limit 1`,
  )
  return found !== undefined
}

/** Creates the standard roles of a company; returns the id of the administrators' role. */
export async function insertStandardRoles(em: Em, companyId: string, now: Date): Promise<string> {
  const roles = standardRoles().map((role) => ({ ...role, id: newId() }))
  const tuples = roles.map(
    ({ id, standard, name, permissions }) =>
      sql`(${companyId}, ${id}, ${standard}, ${name}, ${[...permissions]}::text[], ${now}, ${now})`,
  )
  await rows(
    em,
    sql`insert into role (company_id, id, standard, name, permissions, created_at, updated_at) values ${sql.join(tuples)}`,
  )
  const administrators = roles.find(({ standard }) => standard === StandardRole.ADMINISTRATOR)
  if (!administrators) throw new Error('no role of administrators')
  return administrators.id
}

/** Makes a person a member of a company, without an invitation. */
export async function insertMembership(
  em: Em,
  member: { companyId: string; userId: string; roleType: number; roleId: string; positionName: string; now: Date },
): Promise<void> {
  const { companyId, now } = member
  const id = newId()
  await rows(
    em,
    sql`insert into membership (company_id, id, user_id, role_type, position_name, joined_at, created_at, updated_at)
        values (${companyId}, ${id}, ${member.userId}, ${member.roleType}, ${member.positionName}, ${now}, ${now}, ${now})`,
  )
  await rows(
    em,
    sql`insert into membership_role (company_id, membership_id, role_id) values (${companyId}, ${id}, ${member.roleId})`,
  )
}
