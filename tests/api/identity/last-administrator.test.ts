import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { insertMember, newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { peopleDocuments as documents, membershipOf, roleOf } from '@tufang/tests/people'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const MANY = 32
const app = await testApp()

type Deed = [document: string, variables: Record<string, unknown>]
interface Administrator {
  id: string
  caller: Caller
}

/** Administrators of a company, each signed in. */
async function administrators(company: TestCompany): Promise<Administrator[]> {
  const roleId = await roleOf(company, '管理员')
  const people = Array.from({ length: MANY - 1 }, (_, at) => newPerson(`管理员${at}`))
  await newPeople(people)
  const all = [{ id: await membershipOf(company, '管理员'), caller: await company.as('管理员') }]
  for (const { id: userId } of people) {
    const id = await insertMember({ companyId: company.id, userId, positionName: '管理员', roleId })
    all.push({ id, caller: await enter(app, { userId, companyId: company.id }) })
  }
  return all
}

const left = ({ id }: TestCompany) =>
  rowOf<{ count: number }>(
    sql`select count(*)::int as count from membership m
          join membership_role h on h.company_id = m.company_id and h.membership_id = m.id
          join role r on r.company_id = h.company_id and r.id = h.role_id and r.standard = 'ADMINISTRATOR'
        where m.company_id = ${id} and m.enabled and m.joined_at is not null`,
  )

describe('32 administrators', () => {
  it('remove, disable and demote each other at once, and one is left', async () => {
    const company = await newCompany()
    const all = await administrators(company)
    const reader = await roleOf(company, '只读')
    const deeds = [
      (id: string): Deed => [documents.remove, { id }],
      (id: string): Deed => [documents.disable, { id }],
      (id: string): Deed => [documents.setRoles, { id, roleIds: [reader] }],
    ]
    const answers = await Promise.all(
      all.map(({ caller }, at) => {
        const next = all[(at + 1) % MANY]
        const deed = deeds[at % deeds.length]
        if (!next || !deed) throw new Error('nobody to turn on')
        const [document, variables] = deed(next.id)
        return caller.gqlInTurn(document, variables)
      }),
    )
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK')
    expect((await left(company)).count).toBeGreaterThanOrEqual(1)
    // The first removed administrator cannot remove others, so that at least one attempt fails.
    expect(codes.filter((code) => code === 'OK').length).toBeLessThan(MANY)
    expect(
      codes.filter((code) => !['OK', 'UNAUTHENTICATED', 'FORBIDDEN', 'LAST_ADMINISTRATOR'].includes(code)),
    ).toEqual([])
    await expectSound(await testDatabase())
  })

  it('all turn on two others at once, and the last one stays', async () => {
    const company = await newCompany()
    const all = await administrators(company)
    const pairs = all.flatMap(({ caller }, at) => [1, 2].map((off) => ({ caller, id: all[(at + off) % MANY]?.id })))
    await Promise.all(pairs.map(({ caller, id }) => caller.gqlInTurn(documents.disable, { id })))
    expect((await left(company)).count).toBeGreaterThanOrEqual(1)
    await expectSound(await testDatabase())
  })
})

it('the last one stays, whoever asks, and whatever it is called', async () => {
  const company = await newCompany()
  const admin = await company.as('管理员')
  const id = await membershipOf(company, '管理员')
  const roleIds = [await roleOf(company, '只读')]
  expect(await admin.code(documents.disable, { id })).toBe('LAST_ADMINISTRATOR')
  expect(await admin.code(documents.remove, { id })).toBe('LAST_ADMINISTRATOR')
  expect(await admin.code(documents.setRoles, { id, roleIds })).toBe('LAST_ADMINISTRATOR')
  expect(await admin.code(documents.update, { input: { id, roleIds } })).toBe('LAST_ADMINISTRATOR')
})

it('one who was asked to come and has not come yet counts for nothing', async () => {
  const company = await newCompany()
  const admin = await company.as('管理员')
  const input = {
    phone: uniqueMobile(),
    name: '新',
    positionName: '管理员',
    roleIds: [await roleOf(company, '管理员')],
  }
  await admin.ask(documents.invite, { input })
  expect(
    await admin.code(documents.setRoles, {
      id: await membershipOf(company, '管理员'),
      roleIds: [await roleOf(company, '只读')],
    }),
  ).toBe('LAST_ADMINISTRATOR')
})
