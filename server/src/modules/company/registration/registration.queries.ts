import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { RoleType } from '../../identity/index.js'
import type { RegistrationStatus } from './enums.js'
import type { RegistrationForm } from './registration.schema.js'
import { standardRoles } from './standard-roles.js'

export interface Administrator {
  id: string
  enabled: boolean
}

/** The account of a phone, made when it has none; locked, so that a phone registers one company at a time. */
export async function lockAdministrator(
  em: Em,
  person: { mobile: string; name: string; now: Date },
): Promise<Administrator> {
  await rows(
    em,
    sql`insert into app_user (id, mobile, name, created_at) values (${newId()}, ${person.mobile}, ${person.name}, ${person.now})
        on conflict (mobile) do nothing`,
  )
  const [found] = await rows<Administrator>(
    em,
    sql`select id, enabled from app_user where mobile = ${person.mobile} for update`,
  )
  if (!found) throw new Error('the account is gone')
  return found
}

/** Whether this person already has a company of that name. */
export async function hasNamesake(em: Em, userId: string, companyName: string): Promise<boolean> {
  const found = await firstRow(
    em,
    sql`select c.id from membership m join company c on c.id = m.company_id
        where m.user_id = ${userId} and m.role_type in (${RoleType.company}, ${RoleType.enterprise}) and c.name = ${companyName} limit 1`,
  )
  return found !== undefined
}

/** Makes the company; false when its number is taken. A second one of the same number waits for the first. */
export async function insertCompany(
  em: Em,
  company: { id: string; name: string; companyNo: string | undefined; now: Date },
): Promise<boolean> {
  const made = await firstRow(
    em,
    sql`insert into company (id, name, company_no, created_at)
        values (${company.id}, ${company.name}, ${company.companyNo ?? null}, ${company.now})
        on conflict (company_no) do nothing returning id`,
  )
  return made !== undefined
}

/** Gives a new company its standard roles; their ids by name. */
export async function insertRoles(em: Em, companyId: string, now: Date): Promise<Map<string, string>> {
  const roles = standardRoles().map((role) => ({ ...role, id: newId() }))
  const tuples = roles.map(
    ({ id, name, permissions }) => sql`(${companyId}, ${id}, ${name}, ${[...permissions]}::text[], ${now})`,
  )
  await rows(em, sql`insert into role (company_id, id, name, permissions, created_at) values ${sql.join(tuples)}`)
  return new Map(roles.map(({ name, id }) => [name, id]))
}

export async function insertMembership(
  em: Em,
  member: { companyId: string; userId: string; roleType: number; roleId: string; positionName: string; now: Date },
): Promise<void> {
  await rows(
    em,
    sql`insert into membership (company_id, id, user_id, role_type, role_id, position_name, created_at)
        values (${member.companyId}, ${newId()}, ${member.userId}, ${member.roleType}, ${member.roleId},
          ${member.positionName}, ${member.now})`,
  )
}

/** Keeps the form as it was sent, without its code. */
export async function insertRegistration(
  em: Em,
  form: RegistrationForm,
  outcome: { id: string; status: RegistrationStatus; companyId: string; now: Date },
): Promise<void> {
  await rows(
    em,
    sql`insert into company_registration
          (id, company_type, company_name, company_no, register_address, company_url, id_card_positive_url, id_card_negative_url,
           id_no, contact_name, contact_phone, status, company_id, created_at)
        values (${outcome.id}, ${form.companyType}, ${form.companyName}, ${form.companyNo ?? null}, ${form.registerAddress ?? null},
          ${form.companyUrl ?? null}, ${form.idCardPositiveUrl ?? null}, ${form.idCardNegativeUrl ?? null}, ${form.idNo ?? null},
          ${form.contactName}, ${form.contactPhone}, ${outcome.status}, ${outcome.companyId}, ${outcome.now})`,
  )
}
