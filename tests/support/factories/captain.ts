import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { newMembership, type TestCompany } from '../company'
import { newPeople, newPerson, type Person } from '../person'
import { insert } from '../rows'

export interface Captain {
  id: string
  name: string
  mobile: string
}

/** A captain the company knows, without an account of his own. */
export const newCaptain = (company: TestCompany, { name = '黄师傅' }: { name?: string } = {}) =>
  knownCaptain(company, newPerson(name), null)

/** A captain who can sign in (role 1); the same person may serve several companies. */
export async function newSignedUpCaptain(company: TestCompany, person?: Person): Promise<Captain & { person: Person }> {
  const who = person ?? newPerson('黄师傅')
  if (!person) await newPeople([who])
  await newMembership(company, who, { roleType: RoleType.CAPTAIN })
  return { ...(await knownCaptain(company, who, who.id)), person: who }
}

const knownCaptain = (company: TestCompany, { name, mobile }: Person, userId: string | null) =>
  insert('captain', { companyId: company.id, id: newId(), userId, name, mobile })
