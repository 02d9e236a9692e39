import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { giveProjects, newOrgan, type TestOrgan } from '@tufang/tests/factories/organ'
import { newProject } from '@tufang/tests/factories/project'
import { organDocuments as documents, moveOrgan, type ShownOrgan } from '@tufang/tests/organs'
import { membershipOf } from '@tufang/tests/people'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const DEPARTMENT = 'DEPARTMENT'
const input = (name: string, more: object = {}) => ({ name, kind: DEPARTMENT, ...more })

async function made(company: TestCompany, name: string, parent: { id: string } | null = null): Promise<ShownOrgan> {
  const admin = await company.as('管理员')
  const variables = { parentId: parent?.id ?? null, input: input(name) }
  return (await admin.ask<{ createOrgan: ShownOrgan }>(documents.create, variables)).createOrgan
}

const found = async (company: TestCompany, id: string): Promise<ShownOrgan | null> =>
  (await (await company.as('管理员')).ask<{ organ: ShownOrgan | null }>(documents.organ, { id })).organ

const placed = async (company: TestCompany, organ: { id: string } | null, ...names: ('结算员' | '出纳' | '只读')[]) => {
  const ids = await Promise.all(names.map((name) => membershipOf(company, name)))
  return (await company.as('管理员')).ask(documents.place, { ids, organId: organ?.id ?? null })
}

/** History of a record, in the order in which it was written. */
const history = (entity: string, id: string) =>
  rowsOf(
    sql`select field, before, after, reason from field_change where entity = ${entity} and entity_id = ${id} order by created_at, id`,
  )

describe('the list', () => {
  it('tells of each organ where it stands, what it has and what can be done with it', async () => {
    const company = await newCompany()
    const top = await newOrgan(company, { name: '工程部' })
    const site = await newOrgan(company, { name: '前海项目部', kind: 'SITE', parent: top })
    await giveProjects(site, (await newProject(company)).id)
    await placed(company, site, '结算员', '出纳')
    const admin = await company.as('管理员')
    const { organs } = await admin.ask<{ organs: { records: ShownOrgan[]; summary: object; total: number } }>(
      documents.organs,
    )
    expect(organs).toMatchObject({ total: 2, summary: { departments: 1, sites: 1 } })
    expect(organs.records.map(({ parentId, ...one }) => ({ ...one, parentId }))).toMatchObject([
      { name: '工程部', parentId: null, memberCount: 0, projectCount: 0, childCount: 1 },
      { name: '前海项目部', parentId: top.id, memberCount: 2, projectCount: 1, childCount: 0 },
    ])
    expect(organs.records[1]?.allowedActions).toEqual(['edit', 'add', 'move', 'merge', 'setProjects'])
    expect(organs.records[1]?.refusedActions).toEqual([
      {
        action: 'delete',
        reason: '“前海项目部”中还有2名用户、1个项目，请先移走，或把它合并到其他机构',
      },
    ])
    const names = async (filter: object) =>
      (
        await admin.ask<{ organs: { records: ShownOrgan[] } }>(documents.organs, {
          filter,
        })
      ).organs.records.map(({ name }) => name)
    expect(await names({ name: '前海' })).toEqual(['前海项目部'])
    expect(await names({ kind: [DEPARTMENT] })).toEqual(['工程部'])
    expect(await names({ parentId: top.id })).toEqual(['前海项目部'])
  })

  it('is there for everybody in the company, and for nobody of another one', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const organ = await newOrgan(company)
    const ask = async (asked: TestCompany) =>
      (await (await asked.as('出纳')).ask<{ organs: { total: number } }>(documents.organs)).organs.total
    expect([await ask(company), await ask(other)]).toEqual([1, 0])
    expect(await found(other, organ.id)).toBeNull()
  })

  it('takes the same statements for many as for one', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await newOrgan(company)
    const count = async () => (await statementsOf(() => admin.ask(documents.organs))).length
    const few = await count()
    for (let at = 0; at < 5; at += 1) await newOrgan(company)
    expect(await count()).toBe(few)
  })

  it('has the projects of the company with the organ of each, those of organs below included', async () => {
    const company = await newCompany()
    const top = await newOrgan(company)
    const site = await newOrgan(company, { parent: top })
    const [mine, free] = [await newProject(company), await newProject(company)]
    await giveProjects(site, mine.id)
    const admin = await company.as('管理员')
    const ask = async (filter: object) =>
      (
        await admin.ask<{ organProjects: { records: { id: string; organName: string | null }[]; summary: object } }>(
          documents.projects,
          { filter },
        )
      ).organProjects
    expect((await ask({ organId: top.id })).records).toMatchObject([{ id: mine.id, organName: site.name }])
    expect((await ask({ ofCompany: true })).records).toMatchObject([{ id: free.id, organName: null }])
    expect((await ask({})).summary).toEqual({ ofOrgans: 1, ofCompany: 1 })
  })
})

describe('an organ', () => {
  it('is made, changed and removed, with a key, a version and a history', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const keyed = { parentId: null, input: input('财务部', { sort: 2, remark: '管账' }), idempotencyKey: newId() }
    const { createOrgan: organ } = await admin.ask<{ createOrgan: ShownOrgan }>(documents.create, keyed)
    expect((await admin.ask<{ createOrgan: ShownOrgan }>(documents.create, keyed)).createOrgan.id).toBe(organ.id)
    const { id } = organ
    const renamed = { id, version: 1, input: input('财务中心') }
    expect(await admin.ask(documents.update, renamed)).toMatchObject({
      updateOrgan: { name: '财务中心', remark: null, sort: 0, version: 2 },
    })
    expect(await admin.code(documents.update, renamed)).toBe('STALE')
    await admin.ask(documents.remove, { id })
    expect(await found(company, id)).toBeNull()
    expect(await admin.code(documents.remove, { id })).toBe('NOT_FOUND')
    expect((await history('organ', id)).map((change) => Object.values(change as object).slice(0, 4))).toEqual([
      ['name', null, '财务部', null],
      ['name', '财务部', '财务中心', null],
      ['sort', 2, 0, null],
      ['remark', '管账', null, null],
      ['name', '财务中心', null, '撤销'],
    ])
  })

  it('has a name that no other has in the same place', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [top, other] = [await made(company, '工程部'), await made(company, '生产部')]
    const below = await made(company, '一队', top)
    await made(company, '一队', other)
    expect(await admin.refusal(documents.create, { input: input('工程部') })).toMatchObject({
      message: '公司下已有名为“工程部”的机构',
    })
    expect(await admin.refusal(documents.move, { id: below.id, parentId: other.id })).toMatchObject({
      message: '“生产部”下已有名为“一队”的机构',
    })
    expect(await admin.code(documents.update, { id: other.id, input: input('工程部') })).toBe('ORGAN_NAME_TAKEN')
    for (const name of ['', '超'.repeat(21)])
      expect(await admin.code(documents.create, { input: input(name) })).toBe('INVALID_INPUT')
  })

  it('goes elsewhere with all below it, never below itself, and no deeper than the eighth level', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const chain: ShownOrgan[] = []
    for (let at = 1; at <= 8; at += 1) chain.push(await made(company, `第${at}级`, chain.at(-1)))
    const [first, second, last] = [chain[0], chain[1], chain[7]]
    if (!first || !second || !last) throw new Error('no organs made')
    expect(await admin.refusal(documents.create, { parentId: last.id, input: input('第9级') })).toMatchObject({
      message: '机构最多8级，“第9级”放在“第8级”下会超过',
    })
    expect(await admin.refusal(documents.move, { id: first.id, parentId: last.id })).toMatchObject({
      message: '“第8级”就是“第1级”或在其下级，不能把“第1级”移动到那里',
    })
    expect(await admin.code(documents.move, { id: first.id, parentId: first.id })).toBe('ORGAN_BELOW_ITSELF')
    const other = await made(company, '另一部')
    expect(await admin.code(documents.move, { id: first.id, parentId: other.id })).toBe('ORGAN_TOO_DEEP')
    await admin.ask(documents.move, { id: second.id, parentId: other.id, version: 1 })
    expect(await found(company, second.id)).toMatchObject({ parentId: other.id, childCount: 1, version: 2 })
    await moveOrgan(company, second, null)
    expect(await found(company, second.id)).toMatchObject({ parentId: null })
  })

  it.each(['x', '\ufeff', '0'.repeat(36)])('is not below %j, which is no organ', async (parentId) => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { id } = await made(company, '一部')
    expect(await admin.code(documents.move, { id, parentId })).toBe('NOT_FOUND')
    expect(await admin.code(documents.create, { parentId, input: input('二部') })).toBe('NOT_FOUND')
    expect(await admin.code(documents.merge, { id, intoId: parentId })).toBe('NOT_FOUND')
  })

  it('is not below anything of another company', async () => {
    const [company, stranger] = [await newCompany(), await newCompany()]
    const admin = await company.as('管理员')
    const [mine, foreign] = [await made(company, '一部'), await newOrgan(stranger)]
    expect(await admin.code(documents.move, { id: mine.id, parentId: foreign.id })).toBe('NOT_FOUND')
    expect(await admin.code(documents.create, { parentId: foreign.id, input: input('二部') })).toBe('NOT_FOUND')
    expect(await admin.code(documents.merge, { id: mine.id, intoId: foreign.id })).toBe('NOT_FOUND')
    const project = await newProject(stranger)
    expect(await admin.code(documents.setProjects, { id: mine.id, projectIds: [project.id] })).toBe('NOT_FOUND')
    const ids = [await membershipOf(stranger, '只读')]
    expect(await admin.code(documents.place, { ids, organId: mine.id })).toBe('NOT_FOUND')
  })

  it('is changed by people with the permission, and by nobody who sees some projects only', async () => {
    const company = await newCompany()
    const organ = await newOrgan(company)
    const clerk = await company.as('结算员')
    const verbs: [document: string, variables: Record<string, unknown>][] = [
      [documents.create, { input: input('新部') }],
      [documents.update, { id: organ.id, input: input('改名') }],
      [documents.move, { id: organ.id }],
      [documents.merge, { id: organ.id, intoId: newId() }],
      [documents.remove, { id: organ.id }],
      [documents.setProjects, { id: organ.id, projectIds: [] }],
      [documents.place, { ids: [await membershipOf(company, '只读')] }],
    ]
    for (const [document, variables] of verbs) expect(await clerk.code(document, variables)).toBe('FORBIDDEN')
    const keys = ['sys:organ:add', 'sys:organ:edit', 'sys:organ:del', 'sys:organ:index', 'sys:user:edit']
    await rowsOf(
      sql`update role set permissions = permissions || ${keys}::text[], data_scope = 'CHOSEN' where company_id = ${company.id} and name = '结算员'`,
    )
    for (const [document, variables] of verbs) expect(await clerk.code(document, variables)).toBe('PROJECTS_LIMITED')
    const { organ: shown } = await clerk.ask<{ organ: ShownOrgan }>(documents.organ, { id: organ.id })
    expect(shown.allowedActions).toEqual([])
  })
})

describe('what an organ has', () => {
  it('goes over when organs are merged, is previewed, and its history says where to', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [from, into] = [await newOrgan(company, { name: '一部' }), await newOrgan(company, { name: '二部' })]
    const child = await newOrgan(company, { name: '一队', parent: from })
    const project = await newProject(company)
    await giveProjects(from, project.id)
    await placed(company, from, '结算员', '只读')
    const went = { memberNames: ['只读', '结算员'].toSorted(), childNames: ['一队'], projectNames: [project.name] }
    const tried = await admin.ask(documents.merge, { id: from.id, intoId: into.id, dryRun: true })
    expect(tried).toMatchObject({ mergeOrgan: went })
    expect(await found(company, from.id)).toMatchObject({ memberCount: 2, childCount: 1, projectCount: 1 })
    const done = await admin.ask(documents.merge, { id: from.id, intoId: into.id })
    expect(done).toEqual(tried)
    expect(await found(company, from.id)).toBeNull()
    expect(await found(company, into.id)).toMatchObject({ memberCount: 2, childCount: 1, projectCount: 1, version: 2 })
    const change = { before: from.id, after: into.id, reason: '并入二部' }
    const goer = await membershipOf(company, '结算员')
    expect((await history('companyUser', goer)).at(-1)).toEqual({ field: 'organId', ...change })
    expect(await history('organ', child.id)).toEqual([{ field: 'parentId', ...change }])
    expect(await history('organProject', project.id)).toEqual([{ field: 'organId', ...change }])
  })

  it('is not merged into what is below it, nor where a name is taken', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [from, into] = [await newOrgan(company), await newOrgan(company)]
    const below = await newOrgan(company, { name: '一队', parent: from })
    expect(await admin.code(documents.merge, { id: from.id, intoId: below.id })).toBe('ORGAN_BELOW_ITSELF')
    expect(await admin.code(documents.merge, { id: from.id, intoId: from.id })).toBe('ORGAN_BELOW_ITSELF')
    await newOrgan(company, { name: '一队', parent: into })
    expect(await admin.refusal(documents.merge, { id: from.id, intoId: into.id })).toMatchObject({
      message: `“${into.name}”下已有名为“一队”的机构`,
    })
  })

  it('keeps it from being removed', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const organ = await newOrgan(company, { name: '一部' })
    const below = await newOrgan(company, { parent: organ })
    expect(await admin.refusal(documents.remove, { id: organ.id })).toMatchObject({
      message: '“一部”中还有1个下级机构，请先移走，或把它合并到其他机构',
    })
    await admin.ask(documents.remove, { id: below.id })
    await admin.ask(documents.remove, { id: organ.id })
  })

  it('are the projects that it is given, whichever organ had them', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [one, other] = [await newOrgan(company), await newOrgan(company)]
    const [first, second] = [await newProject(company), await newProject(company)]
    const give = (organ: TestOrgan, ...projects: { id: string }[]) =>
      admin.ask(documents.setProjects, { id: organ.id, projectIds: projects.map(({ id }) => id) })
    await give(one, first, second)
    await give(other, second)
    expect(await found(company, one.id)).toMatchObject({ projectCount: 1, version: 2 })
    await give(other)
    expect(await found(company, other.id)).toMatchObject({ projectCount: 0, version: 3 })
    expect(await history('organProject', second.id)).toMatchObject([
      { before: null, after: one.id },
      { before: one.id, after: other.id },
      { before: other.id, after: null },
    ])
  })

  it('are people who are put there together, or not at all', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const organ = await newOrgan(company)
    const ids = [await membershipOf(company, '结算员'), newId()]
    expect(await admin.code(documents.place, { ids, organId: organ.id })).toBe('NOT_FOUND')
    expect(await found(company, organ.id)).toMatchObject({ memberCount: 0 })
    expect(await placed(company, organ, '结算员', '出纳')).toMatchObject({
      placeUsers: [{ organName: organ.name }, { organName: organ.name }],
    })
    await placed(company, null, '出纳')
    expect(await found(company, organ.id)).toMatchObject({ memberCount: 1 })
  })
})
