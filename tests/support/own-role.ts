import type { TestCompany } from './company'
import { membershipOf, peopleDocuments } from './people'

const SAVE = 'mutation ($input: RoleInput!) { saveRole(input: $input) { id } }'

export interface OwnRole {
  /** Changes what the role holds, and which projects it shows. */
  allow(keys: readonly string[], projectIds?: readonly string[]): Promise<void>
}

/** Gives the clerk of a company a role that nobody else has. */
export async function giveOwnRole(company: TestCompany, keys: readonly string[]): Promise<OwnRole> {
  const admin = await company.as('管理员')
  const save = async (permissions: readonly string[], projectIds: readonly string[] = [], id?: string) => {
    const dataScope = projectIds.length > 0 ? 'CHOSEN' : 'ALL'
    const input = { id, name: '调度', permissions, dataScope, projectIds }
    return (await admin.ask<{ saveRole: { id: string } }>(SAVE, { input })).saveRole.id
  }
  const id = await save(keys)
  await admin.ask(peopleDocuments.setRoles, { id: await membershipOf(company, '结算员'), roleIds: [id] })
  return { allow: async (now, projectIds) => void (await save(now, projectIds, id)) }
}
