import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '../app'
import type { Caller } from '../caller'
import { insertMember, newCompany, type TestCompany } from '../company'
import { newPeople, newPerson, type Person } from '../person'
import { insert, rowsOf } from '../rows'
import { enter } from '../session'

/** A company that runs dump sites for others, with the person who works there, who may do everything. */
export interface Yard {
  company: TestCompany
  keeper: Person
  caller: Caller
}

export async function newYard(): Promise<Yard> {
  const company = await newCompany()
  const keeper = newPerson('刘场长')
  await newPeople([keeper])
  const [role] = await rowsOf<{ id: string }>(
    sql`select id from role where company_id = ${company.id} and standard = 'ADMINISTRATOR'`,
  )
  if (!role) throw new Error('the company has no administrator')
  const member = { companyId: company.id, userId: keeper.id, roleType: RoleType.ENTERPRISE, positionName: '场长' }
  await insertMember({ ...member, roleId: role.id })
  const caller = await enter(await testApp(), {
    userId: keeper.id,
    companyId: company.id,
    roleType: RoleType.ENTERPRISE,
  })
  return { company, keeper, caller }
}

/** A dump site of a company that another company runs. */
export const newYardSite = (
  company: TestCompany,
  { siteId, yard }: { siteId: string; yard: TestCompany },
): Promise<{ id: string }> =>
  insert('yard_site', {
    companyId: company.id,
    id: newId(),
    dumpSiteId: siteId,
    yardCompanyId: yard.id,
    yardName: yard.name,
    claimedBy: newId(),
    claimedName: '刘场长',
    claimedAt: new Date(),
  })
