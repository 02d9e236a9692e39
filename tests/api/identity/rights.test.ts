import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newProject } from '@tufang/tests/factories/project'
import { membershipOf, peopleDocuments, roleOf } from '@tufang/tests/people'
import { giveOwnRole } from '@tufang/tests/role'
import { describe, expect, it } from 'vitest'

const VIEWER = '{ viewer { rights } }'
const LIST = '{ directPayPrices { total } }'
const PRICES = 'chain:directPayPriceSet:get'
const WAYBILLS = 'chain:companywaybill:get'

/** Header about the person's rights in the answer to a document. */
const toldBy = async (caller: Caller, query = LIST): Promise<unknown> =>
  (await caller.rest('POST', '/graphql', { body: { query } })).headers['x-rights']
const toldByRest = async (caller: Caller, path: string): Promise<unknown> =>
  (await caller.rest('GET', path)).headers['x-rights']
const held = async (caller: Caller) => (await caller.ask<{ viewer: { rights: string } }>(VIEWER)).viewer.rights

async function clerkWith(keys: readonly string[]) {
  const company = await newCompany()
  const role = await giveOwnRole(company, keys)
  return { company, role, clerk: await company.as('结算员') }
}

describe('the rights that an answer tells', () => {
  it('are those of the viewer, with every answer of both transports, a refusal too', async () => {
    const { clerk } = await clerkWith([PRICES])
    const rights = await held(clerk)
    expect(rights).toMatch(/^[\w-]{16}$/)
    const refused = ['mutation { setFourEyes(enabled: true) { fourEyes } }', '{ nothing }']
    for (const query of [VIEWER, LIST, ...refused]) expect(await toldBy(clerk, query)).toBe(rights)
    for (const path of ['/upms/user/info', '/chain/companyprojectdirectpayprice/page', '/upms/log/page'])
      expect(await toldByRest(clerk, path)).toBe(rights)
  })

  it('are not told to strangers', async () => {
    const stranger = (await clerkWith([PRICES])).clerk.with({ token: 'x'.repeat(43) })
    expect(await toldBy(stranger)).toBeUndefined()
    expect(await toldByRest(stranger, '/upms/user/info')).toBeUndefined()
  })

  it('are others on the next request after a key was taken away, and the same again once it is back', async () => {
    const { clerk, role } = await clerkWith([PRICES, WAYBILLS])
    const before = await held(clerk)
    await role.allow([WAYBILLS])
    expect(await clerk.code(LIST)).toBe('FORBIDDEN')
    const after = await toldBy(clerk)
    expect(after).not.toBe(before)
    expect(await held(clerk)).toBe(after)
    await role.allow([WAYBILLS, PRICES])
    expect(await toldBy(clerk)).toBe(before)
  })

  it('are others as well when only the projects change', async () => {
    const { company, clerk, role } = await clerkWith([PRICES])
    const before = await held(clerk)
    await role.allow([PRICES], [(await newProject(company)).id])
    expect(await toldBy(clerk)).not.toBe(before)
  })

  it('are alike for people who may do the same', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const roleIds = [await roleOf(company, '只读')]
    await admin.ask(peopleDocuments.setRoles, { id: await membershipOf(company, '出纳'), roleIds })
    expect(await held(await company.as('出纳'))).toBe(await held(await company.as('只读')))
    expect(await held(admin)).not.toBe(await held(await company.as('只读')))
  })
})
