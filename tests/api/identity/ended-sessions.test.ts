import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { endSessionsOf, type SessionsOf } from '@tufang/server/modules/identity/session/ending.queries'
import { openApp, testApp } from '@tufang/tests/app'
import { newCompany, newMembership } from '@tufang/tests/company'
import { eventually } from '@tufang/tests/eventually'
import { newPeople, newPerson } from '@tufang/tests/person'
import { services } from '@tufang/tests/services'
import { hearSessionChanges } from '@tufang/tests/session-changes'
import { tokensOf } from '@tufang/tests/sign-in'
import { afterAll, describe, expect, it } from 'vitest'

const request = {
  requestId: newId(),
  address: '',
  userAgent: '',
  method: 'POST',
  uri: '/graphql',
  service: 'GRAPHQL' as const,
}
const app = await testApp()
/** Another server, whose services keep sessions in memory and hear of changes only from the database. */
const other = await services(await openApp())
const hearing = await hearSessionChanges(() => other.keptSessions.drop())
other.keptSessions.keepWhile(hearing.listens)
afterAll(() => hearing.stop())

/** Person who is signed in three times: as staff in two companies, and as a captain. */
async function signedInThrice() {
  const person = newPerson('两处任职')
  await newPeople([person])
  const [first, second] = [await newCompany(), await newCompany()]
  for (const company of [first, second]) await newMembership(company, person)
  await newMembership(first, person, { roleType: RoleType.CAPTAIN })
  const { mobile } = person
  const enter = async (where: { companyAuthId?: string; roleType?: RoleType }) => {
    app.clock.advance(60_000)
    return (await tokensOf(app, { mobile, ...where })).accessToken
  }
  const tokens = {
    first: await enter({ companyAuthId: first.id }),
    second: await enter({ companyAuthId: second.id }),
    captain: await enter({ roleType: RoleType.CAPTAIN }),
  }
  const sessionOf = async (accessToken: string) =>
    (await other.sessions.authenticate({ accessToken, userHash: undefined }, request)).facts.sessionId
  return { person, first, tokens, sessionOf }
}

const end = (which: SessionsOf) => inTransaction(app.database, (em) => endSessionsOf(em, which, app.clock.now()))

/** Sessions that the other server still accepts. */
async function open(tokens: Record<string, string>): Promise<string[]> {
  const states = await Promise.all(
    Object.entries(tokens).map(async ([name, accessToken]) => {
      const credentials = { accessToken, userHash: undefined }
      return other.sessions.authenticate(credentials, request).then(
        () => [name],
        () => [],
      )
    }),
  )
  return states.flat()
}

describe('sessions of a person that end together', () => {
  it('are refused by every server from the next request on', async () => {
    const { person, tokens } = await signedInThrice()
    expect(await open(tokens)).toEqual(['first', 'second', 'captain'])
    expect(await end({ userId: person.id })).toBe(3)
    await eventually(async () => expect(await open(tokens)).toEqual([]))
    for (const token of Object.values(tokens)) {
      expect(await app.anonymous().with({ token }).code('{ viewer { roleType } }')).toBe('UNAUTHENTICATED')
    }
    expect(await end({ userId: person.id })).toBe(0)
  })

  it('are those of a company, of a role, or all but one', async () => {
    const { person, first, tokens, sessionOf } = await signedInThrice()
    expect(await end({ userId: person.id, companyId: first.id })).toBe(1)
    await eventually(async () => expect(await open(tokens)).toEqual(['second', 'captain']))
    expect(await end({ userId: person.id, exceptSessionId: await sessionOf(tokens.second) })).toBe(1)
    await eventually(async () => expect(await open(tokens)).toEqual(['second']))
    expect(await end({ userId: person.id, roleType: RoleType.CAPTAIN })).toBe(0)
    expect(await end({ userId: person.id, roleType: RoleType.COMPANY })).toBe(1)
    await eventually(async () => expect(await open(tokens)).toEqual([]))
  })
})
