import { Actor, type ActorFacts } from '@tufang/server/kernel/command/actor'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { ROLES, type RoleName, STANDARD_ROLES } from '../../seeds/roles'
import { type TestApp, testApp } from './app'
import type { Caller } from './caller'
import { newPeople, newPerson, type Person } from './person'
import { insert, insertAll } from './rows'
import { enter } from './session'
import { uniqueAddress, uniqueName } from './unique'

export type { RoleName } from '../../seeds/roles'

const roleNames = Object.keys(ROLES) as RoleName[]

/** A company of the test's own, with one person for each named role. */
export class TestCompany {
  private readonly callers = new Map<RoleName, Promise<Caller>>()

  constructor(
    readonly id: string,
    readonly name: string,
    readonly payeeCheck: boolean,
    readonly people: Record<RoleName, Person>,
    private readonly app: TestApp,
  ) {}

  /** The person of that role, with one session for all who ask. */
  as(role: RoleName): Promise<Caller> {
    const known = this.callers.get(role)
    if (known) return known
    const caller = enter(this.app, { userId: this.people[role].id, companyId: this.id })
    this.callers.set(role, caller)
    return caller
  }

  /** Company for further records of its own: factories reuse no earlier project or truck. */
  afresh(): TestCompany {
    return new TestCompany(this.id, this.name, this.payeeCheck, this.people, this.app)
  }

  /** Actor of a person for calls below the transports. */
  actor(role: RoleName): Actor {
    const { id, name, mobile } = this.people[role]
    const facts: ActorFacts = {
      sessionId: newId(),
      userId: id,
      userName: name,
      mobile,
      email: null,
      avatar: null,
      userHash: '',
      roleType: RoleType.COMPANY,
      lockHash: null,
      locked: false,
      closedBy: null,
      readOnly: false,
      captainScopes: [],
      siteScopes: [],
      elsewhere: [],
      projectIds: null,
      companyId: this.id,
      company: { id: this.id, name: this.name, payeeCheck: this.payeeCheck, authenticated: true },
      permissions: new Set(ROLES[role]),
    }
    return new Actor(facts, {
      requestId: newId(),
      address: uniqueAddress(),
      userAgent: '',
      method: 'POST',
      uri: '/test',
      service: 'REST',
    })
  }
}

interface Plan {
  payeeCheck?: boolean
  /** App at which its people sign in, if it is not the shared one. */
  app?: TestApp
}

/** Makes a company for one test alone. Two of them are foreign to each other. */
export async function newCompany({ payeeCheck = false, app }: Plan = {}): Promise<TestCompany> {
  const id = newId()
  const name = `土方公司${uniqueName()}`
  const people = Object.fromEntries(roleNames.map((role) => [role, newPerson(role)])) as Record<RoleName, Person>
  await insert('company', { id, name, companyNo: uniqueName(), payeeCheck, authenticatedAt: new Date() })
  await newPeople(Object.values(people))
  const roles = STANDARD_ROLES.map((role) => ({ ...role, companyId: id, id: newId() }))
  await insertAll('role', roles)
  for (const role of roles) {
    const { id: userId } = people[role.name]
    await insertMember({ companyId: id, userId, positionName: role.name, roleId: role.id })
  }
  return new TestCompany(id, name, payeeCheck, people, app ?? (await testApp()))
}

/** Lets a person into one more company. */
export async function newMembership(
  company: TestCompany,
  person: Person,
  { roleType = RoleType.COMPANY, enabled = true }: { roleType?: RoleType; enabled?: boolean } = {},
): Promise<void> {
  const positionName = roleType === RoleType.CAPTAIN ? '车队长' : '成员'
  await insertMember({ companyId: company.id, userId: person.id, roleType, enabled, positionName })
}

interface NewMember {
  companyId: string
  userId: string
  positionName: string
  roleType?: RoleType
  enabled?: boolean
  organId?: string
  roleId?: string
}

/** Member who has entered a company before, with a role or none; gives the id of the membership. */
export async function insertMember({ roleType = RoleType.COMPANY, roleId, ...member }: NewMember): Promise<string> {
  const [id, createdAt] = [newId(), joinedAt()]
  await insert('membership', { ...member, id, roleType, joinedAt: createdAt, createdAt })
  if (roleId) await insert('membership_role', { companyId: member.companyId, membershipId: id, roleId })
  return id
}

let lastJoined = 0

/** Each later than the one before, so that it is certain which membership is the oldest. */
function joinedAt(): Date {
  lastJoined = Math.max(Date.now(), lastJoined + 1)
  return new Date(lastJoined)
}
