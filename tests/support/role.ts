import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from './app'
import type { Caller } from './caller'
import { insertMember, type TestCompany } from './company'
import { membershipOf, peopleDocuments } from './people'
import { newPeople, newPerson, type Person } from './person'
import { insert } from './rows'
import { enter } from './session'
import { uniqueName } from './unique'

export interface Colleague extends Person {
  caller: Caller
}

/** Member of a company with exactly these permissions, signed in. */
export async function newColleague(company: TestCompany, permissions: readonly string[]): Promise<Colleague> {
  const [person, roleId, name] = [newPerson(`同事${uniqueName()}`), newId(), uniqueName()]
  await newPeople([person])
  await insert('role', { companyId: company.id, id: roleId, name, permissions })
  await insertMember({ companyId: company.id, userId: person.id, roleId, positionName: name })
  const caller = await enter(await testApp(), { userId: person.id, companyId: company.id })
  return { ...person, caller }
}

const SAVE = 'mutation ($input: RoleInput!) { saveRole(input: $input) { id } }'

export interface OwnRole {
  /** Changes what the role holds, and which projects it shows. */
  allow(keys: readonly string[], projectIds?: readonly string[]): Promise<void>
}

/** Gives the clerk of a company a role of his own. */
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
