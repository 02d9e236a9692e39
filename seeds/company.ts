import { RoleType } from '@tufang/server/modules/identity/role-types'
import { DAY, iso, startOf } from './calendar.ts'
import { Random } from './random.ts'
import { type RoleName, STANDARD_ROLES } from './roles.ts'
import { Rows } from './rows.ts'
import type { Company, User } from './world.ts'

interface CompanyPlan {
  name: string
  companyNo: string
  payeeCheck: boolean
  cardPrefix: string
  from: number
  to: number
  clerk: User
  auditor: User
  cashier?: User
}

/** A person who can sign in by phone code. */
export function addUser(rows: Rows, random: Random, mobile: string, name: string, created: number): User {
  const user = { id: random.uuid(created), name, mobile }
  rows.add('app_user', { id: user.id, mobile, name, created_at: iso(created) })
  return user
}

/** Company without people; its rows wait in `rows`. */
export function makeCompany(plan: CompanyPlan, random: Random): Company {
  const created = startOf(plan.from) - 30 * DAY
  const company: Company = {
    id: random.uuid(created),
    name: plan.name,
    payeeCheck: plan.payeeCheck,
    random,
    rows: new Rows(),
    clerk: plan.clerk,
    auditor: plan.auditor,
    cashier: plan.cashier ?? plan.clerk,
    from: plan.from,
    to: plan.to,
    projects: [],
    captains: [],
    numbers: new Map(),
    cardNumbers: { prefix: plan.cardPrefix, CAPTAIN: 0, SUB: 0 },
  }
  company.rows.add('company', {
    id: company.id,
    name: plan.name,
    company_no: plan.companyNo,
    payee_check: plan.payeeCheck,
    authenticated_at: iso(created),
    desk: false,
    created_at: iso(created),
  })
  return company
}

/** Adds the standard roles; answers their ids. */
export function addRoles(company: Company): Record<RoleName, string> {
  const created = startOf(company.from) - 29 * DAY
  const ids = STANDARD_ROLES.map(({ standard, name, permissions }) => {
    const id = company.random.uuid(created)
    const keys = `{${permissions.map((key) => `"${key}"`).join(',')}}`
    company.rows.add('role', {
      company_id: company.id,
      id,
      standard,
      name,
      permissions: keys,
      created_at: iso(created),
      updated_at: iso(created),
    })
    return [name, id]
  })
  return Object.fromEntries(ids) as Record<RoleName, string>
}

/** Lets a person into the company; a captain needs no role there. */
export function addMember(
  company: Company,
  user: User,
  roleType: RoleType,
  roleId: string | null,
  position: string,
  daysBefore = 28,
  random: Random = company.random,
): void {
  const created = startOf(company.from) - daysBefore * DAY
  const id = random.uuid(created)
  const moment = iso(created)
  company.rows.add('membership', {
    company_id: company.id,
    id,
    user_id: user.id,
    role_type: roleType,
    position_name: position,
    joined_at: moment,
    created_at: moment,
    updated_at: moment,
  })
  if (roleId) company.rows.add('membership_role', { company_id: company.id, membership_id: id, role_id: roleId })
}
