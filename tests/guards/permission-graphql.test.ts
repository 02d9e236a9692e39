import { allPermissions, grantablePermissions, labelOf } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import { captainPermissions } from '@tufang/server/modules/identity/captain'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { rowsOf } from '@tufang/tests/rows'
import { documents, signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'
import { callable, documentOf, strayArguments } from './graphql-calls'
import { type GuardedField, guardedFields } from './graphql-fields'
import { unknownNames } from './graphql-names'

const app = await testApp()
const company = await newCompany()
const desk = await deskPerson(app)
const captain = await newSignedUpCaptain(company)
const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
const entries = Object.entries(guardedFields)
const examplesOf = ({ examples }: GuardedField) => examples?.(unknownNames()) ?? [{}]
const byAccess = (wanted: (access: GuardedField['access']) => boolean) =>
  entries.filter(([, { access }]) => wanted(access))
const isPermission = (access: GuardedField['access']) => access.includes(':')

/** Administrator with exactly these permissions. */
async function adminWith(permissions: readonly string[]) {
  const admin = await company.as('管理员')
  await rowsOf(
    sql`update role set permissions = ${[...permissions]}::text[] where company_id = ${company.id} and name = '管理员'`,
  )
  return admin
}

describe('the table of guarded fields', () => {
  it('holds every field of the schema and no other', () => {
    expect(entries.map(([name]) => name).toSorted()).toEqual([...callable.keys()].toSorted())
  })

  it.each(entries)('gives an example for every argument of %s', (name, field) => {
    const stray = new Set(examplesOf(field).flatMap((example) => strayArguments(name, example)))
    expect([...stray]).toEqual([])
  })
})

describe('without a token', () => {
  it.each(byAccess((access) => access !== 'public'))('%s is UNAUTHENTICATED', async (name, field) => {
    for (const example of examplesOf(field)) {
      for (const caller of [app.anonymous(), app.anonymous().with({ token: 'x'.repeat(43) })]) {
        expect(await caller.refusal(documentOf(name, field), example)).toMatchObject({
          message: '登录已失效，请重新登录',
          extensions: { code: 'UNAUTHENTICATED' },
        })
      }
    }
  })

  it.each(byAccess((access) => access === 'public'))('%s may be called', async (name, field) => {
    for (const example of examplesOf(field)) {
      const { errors } = await app.anonymous().gql(documentOf(name, field), example)
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('UNAUTHENTICATED')
    }
  })
})

describe('with every permission but the one', () => {
  it.each(byAccess(isPermission))('%s is FORBIDDEN', async (name, field) => {
    const { access } = field
    const admin = await adminWith(grantablePermissions().filter((permission) => permission !== access))
    for (const example of examplesOf(field)) {
      const refusal = await admin.refusal(documentOf(name, field), example)
      expect(refusal).toMatchObject({
        message: `没有权限：${allPermissions()
          .filter((key) => key === access)
          .map(labelOf)}`,
        extensions: { code: 'FORBIDDEN' },
      })
    }
  })
})

describe('with the one permission alone', () => {
  it.each(byAccess(isPermission))('%s may be called', async (name, field) => {
    const admin = field.access.startsWith('platform:') ? desk : await adminWith([field.access])
    for (const example of examplesOf(field)) {
      const { errors } = await admin.gql(documentOf(name, field), example)
      const codes = errors.map(({ extensions }) => extensions.code)
      for (const code of ['FORBIDDEN', 'UNAUTHENTICATED', 'INTERNAL']) expect(codes).not.toContain(code)
    }
  })
})

describe('a captain', () => {
  const documentsOf = byAccess(isPermission).filter(([, { captains }]) => !captains)

  it.each(documentsOf.filter(([name]) => name.startsWith('Mutation.')))('may not write by %s', async (name, field) => {
    for (const example of examplesOf(field)) {
      expect(await himself.code(documentOf(name, field), example)).toBe('FORBIDDEN')
    }
  })

  const isHis = ({ access }: GuardedField) => captainPermissions.some((permission) => permission === access)
  const queries = documentsOf.filter(([name]) => name.startsWith('Query.'))

  it.each(queries.filter(([, field]) => !isHis(field)))('may not read by %s', async (name, field) => {
    for (const example of examplesOf(field)) {
      expect(await himself.code(documentOf(name, field), example)).toBe('FORBIDDEN')
    }
  })

  it.each(queries.filter(([, field]) => isHis(field)))('may read by %s what is his', async (name, field) => {
    for (const example of examplesOf(field)) {
      const { errors } = await himself.gql(documentOf(name, field), example)
      const codes = errors.map(({ extensions }) => extensions.code)
      // Scan lists belong to clerks; a captain works for no company.
      if (name === 'Query.scannedCards') expect(codes).toEqual(['COMPANY_NOT_CHOSEN'])
      else for (const code of codes) expect(code).toBe('NOT_FOUND')
    }
  })
})

describe('a captain, by fields that he shares with clerks', () => {
  it.each(entries.filter(([, { captains }]) => captains))(
    'finds by %s nothing that is not his',
    async (name, field) => {
      for (const example of examplesOf(field)) {
        const { data, errors } = await himself.gql<Record<string, { total: number } | null>>(
          documentOf(name, field),
          example,
        )
        if (name.startsWith('Mutation.')) expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
        else expect([null, 0]).toContain(Object.values(data ?? {}).map((found) => found?.total ?? null)[0])
      }
    },
  )
})

describe('behind the lock screen', () => {
  it('nothing may be called but what looks at oneself, unlocks or leaves', async () => {
    app.clock.advance(MINUTE)
    const caller = await signIn(app, { mobile: company.people.结算员.mobile, companyAuthId: company.id })
    await caller.ask('mutation { lockSession(password: "123456") { locked } }')
    for (const [name, field] of byAccess((access) => access !== 'public' && access !== 'session')) {
      for (const example of examplesOf(field)) {
        expect([name, await caller.code(documentOf(name, field), example)]).toEqual([name, 'SESSION_LOCKED'])
      }
    }
    await caller.ask(documents.viewer)
    await caller.ask('mutation { unlockSession(password: "123456") { locked } }')
    await caller.ask('{ projects { id } }')
  })
})
