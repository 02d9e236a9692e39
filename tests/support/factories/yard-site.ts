import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '../app'
import type { Caller } from '../caller'
import { insertMember, newCompany, type TestCompany } from '../company'
import { newPeople, newPerson, type Person } from '../person'
import { insert, rowsOf } from '../rows'
import { enter } from '../session'
import { newCaptain } from './captain'
import { newDriver } from './driver'
import { newDumpSite } from './dump-site'
import { newWaybill } from './waybill'

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

/** Yard to which two trucks of the company drive: one that is in the yard, and one that its keeper has refused. */
export async function newBusyYard(company: TestCompany): Promise<Yard> {
  const [yard, dumpSite] = [await newYard(), await newDumpSite(company)]
  await newYardSite(company, { siteId: dumpSite.id, yard: yard.company })
  const driver = await newDriver(company, { captain: await newCaptain(company) })
  const plan = { tpMode: 'FREIGHT', status: 'IN_TRANSIT', dumpSite } as const
  const here = await newWaybill(company, { ...plan, driver, weightUnit: 'TON', weightTons: '31.5' })
  const refused = await newWaybill(company, { ...plan, goDatetime: new Date('2026-03-05T20:00:01+08:00') })
  await yard.caller.rest('PUT', '/chain/yard/arrive', { body: { id: here.id } })
  await yard.caller.rest('PUT', '/chain/yard/refuse', { body: { id: refused.id, reason: '混有垃圾' } })
  const said = await rowsOf(sql`select from site_visit where company_id = ${company.id}`)
  if (said.length !== 2) throw new Error(`the keeper has said something of ${said.length} trips`)
  return yard
}
