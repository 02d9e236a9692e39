import { RoleType } from '@tufang/server/modules/identity/role-types'
import { DAY, iso, startOf } from './calendar.ts'
import { Random } from './random.ts'
import { ROLES, type RoleName } from './roles.ts'
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
}

/** A person who can sign in by phone code. */
export function addUser(rows: Rows, random: Random, mobile: string, name: string, created: number): User {
  const user = { id: random.uuid(created), name }
  rows.add('app_user', { id: user.id, mobile, name, created_at: iso(created) })
  return user
}

/** A company without anybody in it yet; its rows wait in `rows`. */
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
    created_at: iso(created),
  })
  return company
}

/** Adds the named roles; answers their ids. */
export function addRoles(company: Company): Record<RoleName, string> {
  const created = startOf(company.from) - 29 * DAY
  const add = (name: RoleName): string => {
    const id = company.random.uuid(created)
    const permissions = `{${ROLES[name].map((key) => `"${key}"`).join(',')}}`
    company.rows.add('role', { company_id: company.id, id, name, permissions, created_at: iso(created) })
    return id
  }
  return { 管理员: add('管理员'), 结算员: add('结算员'), 审核员: add('审核员'), 出纳: add('出纳'), 只读: add('只读') }
}

/** Lets a person into the company; a captain needs no role there. */
export function addMember(
  company: Company,
  user: User,
  roleType: RoleType,
  roleId: string | null,
  position: string,
  daysBefore = 28,
): void {
  const created = startOf(company.from) - daysBefore * DAY
  company.rows.add('membership', {
    company_id: company.id,
    id: company.random.uuid(created),
    user_id: user.id,
    role_type: roleType,
    role_id: roleId,
    position_name: position,
    created_at: iso(created),
  })
}
