import { grantablePermissions } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from './app'
import type { Caller } from './caller'
import { insertMember, type TestCompany } from './company'
import { newOrgan, type TestOrgan } from './factories/organ'
import { newPeople, newPerson, type Person } from './person'
import { insert, insertAll, rowsOf } from './rows'
import { enter } from './session'
import { uniqueName } from './unique'

/** Member with all permissions, for all projects or some of them. */
export interface Member extends Person {
  caller: Caller
  /** From now on he sees the rows of these projects only. */
  limitTo(projectIds: readonly string[]): Promise<void>
  /**
   * Puts the member into an organ. Organs with these projects are below it from now on; projects of no organ become its
   * own.
   */
  settleIn(projectIds: readonly string[]): Promise<TestOrgan>
  /** From now on he sees the rows of his organ's projects only. */
  limitToOrgan(): Promise<void>
}

export async function newMember(
  company: TestCompany,
  permissions: readonly string[] = grantablePermissions(),
): Promise<Member> {
  const [person, id, companyId] = [newPerson(`成员${uniqueName()}`), newId(), company.id]
  await newPeople([person])
  await insert('role', { companyId, id, name: uniqueName(), permissions })
  const membershipId = await insertMember({ companyId, userId: person.id, roleId: id, positionName: '成员' })
  const show = (scope: 'CHOSEN' | 'ORGAN') =>
    rowsOf(sql`update role set data_scope = ${scope} where company_id = ${companyId} and id = ${id}`)
  const limitTo = async (projectIds: readonly string[]) => {
    await rowsOf(sql`delete from role_project where company_id = ${companyId} and role_id = ${id}`)
    await insertAll(
      'role_project',
      projectIds.map((projectId) => ({ companyId, roleId: id, projectId })),
    )
    await show('CHOSEN')
  }
  const settleIn = async (projectIds: readonly string[]) => {
    const organ = await newOrgan(company)
    const has = sql`exists (select from organ_project x
      where x.company_id = ${companyId} and x.organ_id = o.id and x.project_id = any(${[...projectIds]}::uuid[]))`
    await rowsOf(sql`update organ o set parent_id = ${organ.id} where o.company_id = ${companyId} and ${has}`)
    await rowsOf(
      sql`insert into organ_project (company_id, project_id, organ_id)
          select ${companyId}, p.id, ${organ.id} from unnest(${[...projectIds]}::uuid[]) p(id) on conflict do nothing`,
    )
    await rowsOf(
      sql`update membership set organ_id = ${organ.id} where company_id = ${companyId} and id = ${membershipId}`,
    )
    return organ
  }
  const limitToOrgan = async () => {
    await show('ORGAN')
  }
  return {
    ...person,
    limitTo,
    settleIn,
    limitToOrgan,
    caller: await enter(await testApp(), { userId: person.id, companyId }),
  }
}
