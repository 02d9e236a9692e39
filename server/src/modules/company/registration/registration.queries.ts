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
    em
      .getKysely()
      .insertInto('company')
      .values({ id: company.id, name: company.name, company_no: company.companyNo ?? null, created_at: company.now })
      .onConflict((same) => same.column('company_no').doNothing())
      .returning('id'),
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
    em
      .getKysely()
      .insertInto('company_registration')
      .values({
        id: outcome.id,
        company_type: form.companyType,
        company_name: form.companyName,
        company_no: form.companyNo ?? null,
        register_address: form.registerAddress ?? null,
        company_url: form.companyUrl ?? null,
        id_card_positive_url: form.idCardPositiveUrl ?? null,
        id_card_negative_url: form.idCardNegativeUrl ?? null,
        id_no: form.idNo ?? null,
        contact_name: form.contactName,
        contact_phone: form.contactPhone,
        status: outcome.status,
        company_id: outcome.companyId,
        created_at: outcome.now,
      }),
  )
}
