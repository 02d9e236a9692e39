import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { newId } from '../../../kernel/values/id.js'
import { insertMembership, insertStandardRoles, isMemberOf, RoleType } from '../../identity/index.js'
import { CompanyType } from './enums.js'
import * as queries from './registration.queries.js'
import { registrationTexts as texts } from './texts.js'

/** As what the administrator signs in (decisions §2). */
const roleTypes: Record<CompanyType, number> = {
  [CompanyType.COMPANY]: RoleType.company,
  [CompanyType.MUD_TAIL]: RoleType.enterprise,
}

interface Founding {
  companyType: CompanyType
  companyName: string
  /** The administrator, whose account is locked. */
  userId: string
  now: Date
}

/**
 * Makes a company with its standard roles and its administrator, and gives its id. ALREADY_REGISTERED where he has one of that name. A number is
 * nobody's until the platform has seen the licence, so that none is taken from its owner, and nobody hears who is here already.
 */
export async function foundCompany(em: Em, { companyType, companyName, userId, now }: Founding) {
  if (await isMemberOf(em, userId, Object.values(roleTypes), companyName))
    throw new DomainError('ALREADY_REGISTERED', { companyName })
  const company = { id: newId(), name: companyName, now }
  await queries.insertCompany(em, company)
  const roleId = await insertStandardRoles(em, company.id, now)
  const position = { roleType: roleTypes[companyType], roleId, positionName: texts.administrator }
  await insertMembership(em, { companyId: company.id, userId, now, ...position })
  return company.id
}
