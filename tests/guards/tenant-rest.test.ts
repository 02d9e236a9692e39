import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { testDatabase } from '@tufang/tests/database'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { behind, type Walls, withoutCaptain, withoutCondition } from '@tufang/tests/one-wall'
import { answeredTo, isRead, type NamedCall, namedCalls } from '@tufang/tests/rest-named'
import { shownNames } from '@tufang/tests/shown-names'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

/** Documented calls about another company, behind each of the two walls alone; none may reveal anything about it. */
const theirs = await newFilledCompany()
const foreign = await shownNames(theirs)
const mine = await newCompany()
const clerk = await mine.as('管理员')
const { mobile } = await newSignedUpCaptain(mine)
const captain = await signIn(await testApp(), { mobile, roleType: RoleType.CAPTAIN })

const callerOf = ({ path }: Route): Caller => (path.startsWith('/chain/captain') ? captain : clerk)
const called = routes.filter(
  (route) => !takesFile(route) && !['device', 'public'].includes(route.access) && !route.path.endsWith('/logout'),
)
const named = (which: (route: Route) => boolean) =>
  called.filter(which).map((route) => [`${route.method} ${route.path}`, route] as const)

const em = (await testDatabase()).em.fork()
/** Ids of all rows of the other company. */
const ids = new Set<string>()
const withIds = await rows<{ name: string }>(
  em,
  sql`select i.table_name as name from information_schema.columns i
      join information_schema.columns c on c.table_schema = i.table_schema and c.table_name = i.table_name and c.column_name = 'company_id'
      join information_schema.tables t on t.table_schema = i.table_schema and t.table_name = i.table_name and t.table_type = 'BASE TABLE'
      where i.table_schema = 'public' and i.column_name = 'id' and i.data_type = 'uuid'`,
)
for (const { name } of withIds) {
  const own = await rows<{ id: string }>(
    em,
    sql`select id from ${sql.ref(name)} where company_id = ${theirs.company.id}`,
  )
  for (const { id } of own) ids.add(id)
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids of the other company in an answer that the call did not contain. */
function toldIn(answer: string, call: NamedCall): string[] {
  const asked = JSON.stringify(call)
  return [...new Set(answer.match(UUID))].filter((id) => ids.has(id) && !asked.includes(id))
}

const answered = (walls: Walls, route: Route, call: NamedCall): Promise<string> => {
  const caller = callerOf(route)
  return behind(walls, () => answeredTo(caller, route, call), caller === captain ? withoutCaptain : withoutCondition)
}

const ALONE = ['database', 'statements'] as const

describe('another company', () => {
  it.each(named(isRead))('is told nothing of, behind one wall as behind both, by %s', async (_, route) => {
    for (const call of namedCalls(route, foreign)) {
      const both = await answered('both', route, call)
      expect(toldIn(both, call)).toEqual([])
      for (const walls of ALONE)
        expect({ walls, answer: await answered(walls, route, call) }).toEqual({ walls, answer: both })
    }
  })

  it.each(ALONE)('is neither told of nor changed by what writes, behind the wall of the %s alone', async (walls) => {
    const before = await contentOfDatabase(theirs.company)
    for (const [, route] of named((route) => !isRead(route))) {
      for (const call of namedCalls(route, foreign)) {
        expect({ path: route.path, told: toldIn(await answered(walls, route, call), call) }).toEqual({
          path: route.path,
          told: [],
        })
      }
    }
    expect(await contentOfDatabase(theirs.company)).toEqual(before)
  })

  it('is told of without both walls, so that each of them is what keeps it away', async () => {
    const told: string[] = []
    for (const [name, route] of named(isRead)) {
      // These answers do not depend on the company: pages have their usual length, and companies of other tests exist.
      const differs = namedCalls(route, foreign).map(
        async (call) => (await answered('none', route, call)) !== (await answered('both', route, call)),
      )
      if ((await Promise.all(differs)).includes(true)) told.push(name)
    }
    expect(told.length).toBeGreaterThan(named(isRead).length / 10)
    expect(told.some((name) => name.includes('/chain/captain'))).toBe(true)
  })
})
