import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from './app'
import type { Caller } from './caller'
import { insertMember, type TestCompany } from './company'
import { newPeople, newPerson, type Person } from './person'
import { insert } from './rows'
import { enter } from './session'
import { uniqueName } from './unique'

export interface Colleague extends Person {
  caller: Caller
}

/** Somebody of a company who has exactly these permissions, signed in. */
export async function newColleague(company: TestCompany, permissions: readonly string[]): Promise<Colleague> {
  const [person, roleId, name] = [newPerson(`同事${uniqueName()}`), newId(), uniqueName()]
  await newPeople([person])
  await insert('role', { companyId: company.id, id: roleId, name, permissions })
  await insertMember({ companyId: company.id, userId: person.id, roleId, positionName: name })
  const caller = await enter(await testApp(), { userId: person.id, companyId: company.id })
  return { ...person, caller }
}
