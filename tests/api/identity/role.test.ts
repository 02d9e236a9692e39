import { grantablePermissions, type Permission } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { membershipOf, peopleDocuments, roleOf } from '@tufang/tests/people'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const ROLE = `id name standard dataScope remark permissions permissionCount memberCount holderNames projectIds version
  differences { added { key } missing { key } scope } allowedActions refusedActions { action reason }`
const documents = {
  roles: `{ roles { total records { ${ROLE} } } }`,
  role: `query ($id: ID!) { role(id: $id) { ${ROLE} } }`,
  areas: '{ permissionAreas { area permissions { key label } } }',
  save: `mutation ($input: RoleInput!) { saveRole(input: $input) { ${ROLE} } }`,
  copy: `mutation ($id: ID!, $name: String!) { copyRole(id: $id, name: $name) { ${ROLE} } }`,
  reset: `mutation ($id: ID!) { resetRole(id: $id) { ${ROLE} } }`,
  remove: `mutation ($id: ID!) { deleteRole(id: $id) { ${ROLE} } }`,
}
interface ShownRole {
  id: string
  name: string
  permissions: string[]
  version: number
  allowedActions: string[]
  refusedActions: { action: string; reason: string }[]
}

const GET: Permission = 'chain:companywaybill:get'
const input = (name: string, permissions: readonly string[] = [GET], more: object = {}) => ({
  input: { name, permissions, dataScope: 'ALL', ...more },
})
async function saved(company: TestCompany, ...given: Parameters<typeof input>): Promise<ShownRole> {
  const admin = await company.as('管理员')
  return (await admin.ask<{ saveRole: ShownRole }>(documents.save, input(...given))).saveRole
}

/** Clerk who manages roles and people, and otherwise holds permissions for waybills alone. */
async function officer(company: TestCompany, more: object = {}) {
  const keys = [GET, ...['sys:role:index', 'sys:role:get', 'sys:role:add', 'sys:role:edit', 'sys:role:del']]
  const people = ['sys:user:index', 'sys:user:get', 'sys:user:add', 'sys:user:edit', 'sys:user:del']
  const role = await saved(company, '人事', [...keys, ...people], more)
  const admin = await company.as('管理员')
  await admin.ask(peopleDocuments.setRoles, { id: await membershipOf(company, '结算员'), roleIds: [role.id] })
  return { role, clerk: await company.as('结算员') }
}

describe('the catalogue', () => {
  it('names every permission by the domain that asks for it, and none of the platform', async () => {
    const reader = await (await newCompany()).as('只读')
    const { permissionAreas } = await reader.ask<{
      permissionAreas: { area: string; permissions: { key: string }[] }[]
    }>(documents.areas)
    const keys = permissionAreas.flatMap(({ permissions }) => permissions.map(({ key }) => key))
    expect(keys.toSorted()).toEqual(grantablePermissions().toSorted())
    expect(keys.filter((key) => key.startsWith('platform:'))).toEqual([])
    expect(permissionAreas.map(({ area }) => area)).toContain('票据')
  })
})

describe('a role', () => {
  it('is made, changed, copied and removed', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const role = await saved(company, '调度')
    expect(role).toMatchObject({ standard: null, memberCount: 0, permissions: [GET], differences: null })
    expect(role.allowedActions).toEqual(['edit', 'copy', 'delete'])
    const changed = await saved(company, '调度长', [GET, 'chain:companywaybill:add'], { id: role.id, version: 1 })
    expect(changed).toMatchObject({ id: role.id, name: '调度长', version: 2, permissionCount: 2 })
    expect(await admin.code(documents.save, input('调度', [], { id: role.id, version: 1 }))).toBe('STALE')
    expect(await admin.code(documents.save, input('只读'))).toBe('ROLE_NAME_TAKEN')
    const { copyRole } = await admin.ask<{ copyRole: ShownRole }>(documents.copy, { id: role.id, name: '副调度' })
    expect(copyRole.permissions).toEqual(changed.permissions)
    await admin.ask(documents.remove, { id: copyRole.id })
    expect(await admin.ask(documents.role, { id: copyRole.id })).toEqual({ role: null })
  })

  it('holds only what there is, and nothing of the platform', async () => {
    const admin = await (await newCompany()).as('管理员')
    for (const key of ['platform:company:get', 'chain:nothing:get'])
      expect(await admin.refusal(documents.save, input('怪', [key]))).toMatchObject({ message: '没有这个权限' })
    expect(await admin.code(documents.save, input('空', [GET], { dataScope: 'CHOSEN' }))).toBe('INVALID_INPUT')
    const unknown = { dataScope: 'CHOSEN', projectIds: [newId()] }
    expect(await admin.code(documents.save, input('空', [GET], unknown))).toBe('NOT_FOUND')
    await expectSound(await testDatabase())
  })

  it('that somebody has says who, and stays', async () => {
    const company = await newCompany()
    const { role } = await officer(company)
    expect(await (await company.as('管理员')).refusal(documents.remove, { id: role.id })).toMatchObject({
      message: '角色“人事”还有1人使用（结算员），请先为其更换角色',
    })
  })

  it('of another company is not found', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const admin = await company.as('管理员')
    const id = await roleOf(other, '只读')
    expect(await admin.ask(documents.role, { id })).toEqual({ role: null })
    expect(await admin.code(documents.reset, { id })).toBe('NOT_FOUND')
    const mine = await membershipOf(company, '只读')
    expect(await admin.code(peopleDocuments.setRoles, { id: mine, roleIds: [id] })).toBe('NOT_FOUND')
  })
})

describe('a standard role', () => {
  it('keeps its name, says how it differs, and can be set back', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const id = await roleOf(company, '审核员')
    expect(await admin.code(documents.remove, { id })).toBe('STANDARD_ROLE_STAYS')
    expect(await admin.code(documents.save, input('裁判', [GET], { id }))).toBe('STANDARD_ROLE_STAYS')
    const changed = await saved(company, '审核员', [GET, 'chain:companywaybill:add'], { id })
    expect(changed).toMatchObject({ differences: { added: [{ key: 'chain:companywaybill:add' }], scope: false } })
    const { resetRole } = await admin.ask<{ resetRole: ShownRole }>(documents.reset, { id })
    expect(resetRole).toMatchObject({ differences: { added: [], missing: [], scope: false } })
  })

  it('of administrators has every permission for good', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const id = await roleOf(company, '管理员')
    expect(await admin.code(documents.save, input('管理员', [GET], { id }))).toBe('ADMINISTRATOR_FIXED')
    const { role } = await admin.ask<{ role: ShownRole }>(documents.role, { id })
    expect(role.permissions.toSorted()).toEqual(grantablePermissions().toSorted())
    expect(role.allowedActions).toEqual(['copy'])
  })
})

describe('the roles to choose from', () => {
  const choices = '{ roleChoices { name areas { area permissions { key } } refusal } }'
  interface Choices {
    roleChoices: {
      name: string
      areas: { area: string; permissions: { key: string }[] }[]
      refusal: string | null
    }[]
  }

  it('say what each lets one do, the standard ones first, and which one may not give', async () => {
    const company = await newCompany()
    const { clerk } = await officer(company)
    const { roleChoices } = await (await company.as('管理员')).ask<Choices>(choices)
    expect(roleChoices.map(({ name }) => name)).toEqual(['管理员', '结算员', '审核员', '出纳', '只读', '人事'])
    expect(roleChoices.every(({ refusal }) => refusal === null)).toBe(true)
    expect(roleChoices.at(-1)?.areas.map(({ area }) => area)).toEqual(['系统管理', '运单'])
    const mine = (await clerk.ask<Choices>(choices)).roleChoices
    expect(mine.filter(({ refusal }) => refusal === null).map(({ name }) => name)).toEqual(['人事'])
    expect(mine[0]?.refusal).toMatch(/^角色“管理员”含有您没有的权限/)
  })

  it('are for the person who sees people, though he may not see roles', async () => {
    const company = await newCompany()
    const role = await saved(company, '前台', ['sys:user:index', 'sys:user:add'])
    const admin = await company.as('管理员')
    await admin.ask(peopleDocuments.setRoles, { id: await membershipOf(company, '出纳'), roleIds: [role.id] })
    const clerk = await company.as('出纳')
    expect((await clerk.ask<Choices>(choices)).roleChoices).toHaveLength(6)
    expect(await clerk.code(documents.roles)).toBe('FORBIDDEN')
    expect(await (await company.as('结算员')).code(choices)).toBe('FORBIDDEN')
  })
})

describe('whoever is no administrator', () => {
  it('gives and takes nothing that he does not hold', async () => {
    const company = await newCompany()
    const { role, clerk } = await officer(company)
    const reader = await membershipOf(company, '只读')
    const own = await membershipOf(company, '结算员')
    const administrators = await roleOf(company, '管理员')
    const small = await saved(company, '看单')
    const refusedBy = (document: string, variables: object) => clerk.code(document, { ...variables })
    expect(await refusedBy(documents.save, input('大', [GET, 'chain:companysettle:audit']))).toBe('ROLE_BEYOND_OWN')
    expect(await refusedBy(documents.copy, { id: administrators, name: '大' })).toBe('ROLE_BEYOND_OWN')
    expect(await refusedBy(documents.save, input('人事', [GET], { id: role.id }))).toBe('OWN_ROLE')
    expect(await refusedBy(documents.reset, { id: await roleOf(company, '审核员') })).toBe('ROLE_BEYOND_OWN')
    expect(await refusedBy(peopleDocuments.setRoles, { id: reader, roleIds: [administrators] })).toBe(
      'MEMBER_BEYOND_OWN',
    )
    expect(await refusedBy(peopleDocuments.setRoles, { id: own, roleIds: [small.id] })).toBe('OWN_ROLES')
    expect(await refusedBy(peopleDocuments.disable, { id: await membershipOf(company, '管理员') })).toBe(
      'LAST_ADMINISTRATOR',
    )
    expect(await refusedBy(peopleDocuments.remove, { id: await membershipOf(company, '审核员') })).toBe(
      'MEMBER_BEYOND_OWN',
    )
    const newcomer = { phone: uniqueMobile(), name: '新', positionName: '工', roleIds: [administrators] }
    expect(await refusedBy(peopleDocuments.invite, { input: newcomer })).toBe('ROLE_BEYOND_OWN')
    const admin = await company.as('管理员')
    await admin.ask(peopleDocuments.setRoles, { id: reader, roleIds: [small.id] })
    await clerk.ask(peopleDocuments.setRoles, { id: reader, roleIds: [role.id] })
    await clerk.ask(documents.save, input('小', [GET]))
  })

  it('gives nothing at all while he sees some projects only', async () => {
    const company = await newCompany()
    const [project] = await rowsOf<{ id: string }>(
      sql`insert into project (company_id, id, name) values (${company.id}, gen_random_uuid(), '一期') returning id`,
    )
    const { clerk } = await officer(company, { dataScope: 'CHOSEN', projectIds: [project?.id] })
    expect(await clerk.code(documents.save, input('小'))).toBe('LIMITED_TO_PROJECTS')
    const reader = await membershipOf(company, '只读')
    const small = await saved(company, '看单')
    await (await company.as('管理员')).ask(peopleDocuments.setRoles, { id: reader, roleIds: [small.id] })
    expect(
      await clerk.code(peopleDocuments.setRoles, { id: reader, roleIds: [small.id, await roleOf(company, '只读')] }),
    ).toBe('LIMITED_TO_PROJECTS')
  })
})
