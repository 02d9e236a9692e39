import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '../app'
import { newMembership, type TestCompany } from '../company'
import { newPeople, newPerson } from '../person'
import { insert } from '../rows'
import { enter } from '../session'
import { uniqueMobile, uniqueName } from '../unique'
import { type Captain, newCaptain } from './captain'

export const newDriver = (
  company: TestCompany,
  { captain, name = '李师傅', userId }: { captain: Pick<Captain, 'id'>; name?: string; userId?: string },
) =>
  insert('driver', {
    companyId: company.id,
    id: newId(),
    captainId: captain.id,
    name,
    mobile: uniqueMobile(),
    ...(userId === undefined ? {} : { userId }),
  })

/** A driver who can sign in, signed in (role 3). */
export async function newSignedUpDriver(company: TestCompany, given: { captain?: Captain } = {}) {
  const captain = given.captain ?? (await newCaptain(company, { name: `魏${uniqueName()}` }))
  const person = newPerson(`王${uniqueName()}`)
  await newPeople([person])
  await newMembership(company, person, { roleType: RoleType.DRIVER })
  const { name, mobile } = person
  const ids = { companyId: company.id, id: newId(), captainId: captain.id, userId: person.id }
  const driver = await insert('driver', { ...ids, name, mobile })
  const caller = await enter(await testApp(), {
    userId: person.id,
    companyId: company.id,
    roleType: RoleType.DRIVER,
  })
  return { driver, person, captain, caller }
}
