import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { beyondCompany, withinCompany } from '../../../kernel/sql/wall.js'
import { newId } from '../../../kernel/values/id.js'
import { insertMembership, insertStandardRoles, isMemberOf, RoleType } from '../../identity/index.js'
import { CompanyType } from '../enums.js'
import * as queries from './registration.queries.js'
import { registrationTexts as texts } from './texts.js'

/** Role of the administrator, by the kind of company. */
const roleTypes: Record<CompanyType, number> = {
  [CompanyType.COMPANY]: RoleType.COMPANY,
  [CompanyType.MUD_TAIL]: RoleType.ENTERPRISE,
}

interface Founding {
  companyType: CompanyType
  companyName: string
  /** The administrator, whose account is locked. */
  userId: string
  now: Date
}

/**
 * Makes a company with its standard roles and its administrator, and returns its id. ALREADY_REGISTERED where he has a
 * company of that name. The number stays unreserved until the platform has seen the licence: it cannot be taken from
 * its owner, and registering does not reveal which companies are here.
 */
export async function foundCompany(em: Em, { companyType, companyName, userId, now }: Founding) {
  if (await beyondCompany(() => isMemberOf(em, userId, Object.values(roleTypes), companyName)))
    throw new DomainError('ALREADY_REGISTERED', { companyName })
  const company = { id: newId(), name: companyName, now }
  await queries.insertCompany(em, company)
  await withinCompany(company.id, async () => {
    const roleId = await insertStandardRoles(em, company.id, now)
    const position = { roleType: roleTypes[companyType], roleId, positionName: texts.administrator }
    await insertMembership(em, { companyId: company.id, userId, now, ...position })
  })
  return company.id
}
