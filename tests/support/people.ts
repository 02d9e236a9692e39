import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { TestApp } from './app'
import type { Caller } from './caller'
import type { RoleName, TestCompany } from './company'
import { rowOf } from './rows'
import { receiveCode } from './sign-in'
import { uniqueMobile } from './unique'

const USER = 'id userId name phone email state version roleNames roles { id name } allowedActions'

/** The verbs and lists of a company's people, as programs send them. */
export const peopleDocuments = {
  users: `query ($filter: UserFilter, $sort: [UserSort!]) {
    users(filter: $filter, sort: $sort) { total summary { invited active disabled } records { ${USER} refusedActions { action reason } } } }`,
  user: `query ($id: ID!) { user(id: $id) { ${USER} refusedActions { action reason } } }`,
  invite: `mutation ($input: InviteUserInput!, $dryRun: Boolean, $captchaId: ID, $captchaCode: String) {
    inviteUser(input: $input, dryRun: $dryRun, captchaId: $captchaId, captchaCode: $captchaCode) { ${USER} } }`,
  update: `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ${USER} organId positionName } }`,
  setRoles: `mutation ($id: ID!, $roleIds: [ID!]!) { setUserRoles(id: $id, roleIds: $roleIds) { ${USER} } }`,
  disable: `mutation ($id: ID!) { disableUser(id: $id, reason: "离职") { ${USER} } }`,
  enable: `mutation ($id: ID!) { enableUser(id: $id) { ${USER} } }`,
  remove: `mutation ($id: ID!) { deleteUser(id: $id) { ${USER} } }`,
  resend: `mutation ($id: ID!, $captchaId: ID, $captchaCode: String) {
    resendInvitation(id: $id, captchaId: $captchaId, captchaCode: $captchaCode) { ${USER} } }`,
  withdraw: `mutation ($id: ID!) { withdrawInvitation(id: $id) { ${USER} } }`,
  decline: `mutation ($id: ID!) { declineInvitation(companyAuthId: $id) { companyAuthId } }`,
  companies: `{ viewer { companies { companyAuthId invited } } }`,
} as const

export interface ShownUser {
  id: string
  userId: string
  name: string
  phone: string
  email: string | null
  state: string
  version: number
  roleNames: string | null
  roles: { id: string; name: string }[]
  allowedActions: string[]
  refusedActions: { action: string; reason: string }[]
}

/** Id of a person's membership in the company. */
export const membershipOf = async ({ id, people }: TestCompany, name: RoleName): Promise<string> =>
  (
    await rowOf<{ id: string }>(
      sql`select id from membership where company_id = ${id} and user_id = ${people[name].id} and role_type = ${RoleType.COMPANY}`,
    )
  ).id

export const roleOf = async ({ id }: TestCompany, name: string): Promise<string> =>
  (await rowOf<{ id: string }>(sql`select id from role where company_id = ${id} and name = ${name}`)).id

/** Invites a new person; returns the row. */
export async function invite(
  company: TestCompany,
  { by, role = '只读', phone = uniqueMobile() }: { by?: Caller; role?: string; phone?: string } = {},
): Promise<ShownUser> {
  const caller = by ?? (await company.as('管理员'))
  const input = { phone, name: '周新', positionName: '文员', roleIds: [await roleOf(company, role)] }
  return (await caller.ask<{ inviteUser: ShownUser }>(peopleDocuments.invite, { input })).inviteUser
}

/** A login code of a phone, which is not used up by looking. */
export async function loginCodeOf(app: TestApp, mobile: string): Promise<string> {
  const code = await receiveCode(app, mobile)
  const checked = await app
    .anonymous()
    .ask<{ checkCode: string }>('mutation ($m: String!, $c: String!) { checkCode(mobile: $m, code: $c) }', {
      m: mobile,
      c: code,
    })
  return checked.checkCode
}
