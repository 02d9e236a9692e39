import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '../app'
import { newMembership, type TestCompany } from '../company'
import { newPeople, newPerson } from '../person'
import { insert } from '../rows'
import { enter } from '../session'
import { uniqueName } from '../unique'

/** A machine that the company has set up, under its own id or that of its records. */
export const newMachine = (
  company: TestCompany,
  {
    id = newId(),
    code = `WJ-${uniqueName()}`,
    ...more
  }: {
    id?: string
    code?: string
    loadPrice?: string
    shiftCost?: string
    operatorName?: string
    operatorMobile?: string
    enabled?: boolean
  } = {},
) => insert('machine', { companyId: company.id, id, code, name: '挖机', ...more })

/** Operator of a machine of the company, signed in. */
export async function newOperator(company: TestCompany, more: Parameters<typeof newMachine>[1] = {}) {
  const person = newPerson(`梁${uniqueName()}`)
  await newPeople([person])
  const machine = await newMachine(company, { operatorName: person.name, operatorMobile: person.mobile, ...more })
  await newMembership(company, person, { roleType: RoleType.OPERATOR })
  const app = await testApp()
  const caller = await enter(app, { userId: person.id, companyId: company.id, roleType: RoleType.OPERATOR })
  return { person, machine, caller }
}
