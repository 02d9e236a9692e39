import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { giveProjects, newOrgan } from '@tufang/tests/factories/organ'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const project = `id projectName address lng lat dayStart nightStart usesTickets garbageIds garbageNames soilTypeIds soilTypes
  enabled version allowedActions`
const documents = {
  list: `query ($filter: ProjectFilter) { answer: baseProjects(filter: $filter) {
    total summary { enabledCount } records { ${project} } } }`,
  find: `query ($id: ID!) { answer: baseProject(id: $id) { ${project} uses { label count } history { label before after createBy } } }`,
  create: `mutation ($input: ProjectInput!, $dryRun: Boolean! = false) { answer: createProject(input: $input, dryRun: $dryRun) { ${project} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: ProjectInput!) {
    answer: updateProject(id: $id, version: $version, input: $input) { ${project} } }`,
  retire: `mutation ($id: ID!) { answer: retireProject(id: $id) { ${project} } }`,
  restore: `mutation ($id: ID!) { answer: restoreProject(id: $id) { ${project} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteProject(id: $id) { id type } }',
  form: '{ answer: projectForm { dumpSites { id name: garbageName } soils { id name } } }',
}

interface Shown {
  id: string
  projectName: string
  version: number
}

const nameOf = () => `工地${uniqueName()}`

async function ground(): Promise<{ company: TestCompany; admin: Caller }> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}

async function made(admin: Caller, more: object = {}): Promise<Shown> {
  const input = { projectName: nameOf(), ...more }
  return (await admin.ask<{ answer: Shown }>(documents.create, { input })).answer
}

describe('a project', () => {
  it('is made with its dump sites and soils, its place and its shifts', async () => {
    const { company, admin } = await ground()
    const [one, other, soil] = [await newDumpSite(company), await newDumpSite(company), await newSoilType(company)]
    const input = {
      projectName: ` ${nameOf()} `,
      address: '滨江路 1 号',
      lng: '113.9412345',
      lat: '22.5',
      dayStart: '07:30',
      nightStart: '19:00',
      usesTickets: true,
      garbageIds: [one.id, other.id, one.id],
      soilTypeIds: [soil.id],
    }
    expect(await admin.code(documents.create, { input })).toBe('INVALID_INPUT')
    const { answer } = await admin.ask(documents.create, { input: { ...input, lng: '113.941234' } })
    expect(answer).toMatchObject({
      projectName: input.projectName.trim(),
      lng: '113.941234',
      lat: '22.500000',
      dayStart: '07:30',
      nightStart: '19:00',
      usesTickets: true,
      garbageNames: [one.name, other.name].toSorted().join('、'),
      soilTypes: soil.name,
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete', 'merge'],
    })
    const { projectShifts } = await admin.ask<{ projectShifts: object }>(
      'query ($id: ID!) { projectShifts(projectInfoId: $id) { dayStart nightStart } }',
      { id: (answer as Shown).id },
    )
    expect(projectShifts).toEqual({ dayStart: '07:30', nightStart: '19:00' })
  })

  it('is refused with wrong values', async () => {
    const { company, admin } = await ground()
    const foreign = await newDumpSite((await ground()).company)
    const { projectName } = await made(admin)
    const fieldsOf = async (more: object) => {
      const { extensions } = await admin.refusal(documents.create, { input: { projectName: nameOf(), ...more } })
      return extensions.fieldErrors.map(({ field }) => field)
    }
    expect(await fieldsOf({ projectName: ' ' })).toEqual(['input.projectName'])
    expect(await fieldsOf({ projectName })).toEqual(['input.projectName'])
    expect(await fieldsOf({ lng: '181', lat: '-91' })).toEqual(['input.lng', 'input.lat'])
    expect(await fieldsOf({ lng: '113.9' })).toEqual(['input.lat'])
    expect(await fieldsOf({ lat: '22.5' })).toEqual(['input.lng'])
    expect(await fieldsOf({ dayStart: '24:00' })).toEqual(['input.dayStart'])
    expect(await fieldsOf({ dayStart: '18:00' })).toEqual(['input.nightStart'])
    expect(await fieldsOf({ garbageIds: [foreign.id], soilTypeIds: ['nothing'] })).toEqual([
      'input.garbageIds',
      'input.soilTypeIds',
    ])
    const retired = await newDumpSite(company)
    await rowsOf(sql`update dump_site set enabled = false where company_id = ${company.id} and id = ${retired.id}`)
    expect(await fieldsOf({ garbageIds: [retired.id] })).toEqual(['input.garbageIds'])
  })

  it('needs permissions of its own', async () => {
    const { company, admin } = await ground()
    const { id } = await made(admin)
    for (const role of ['结算员', '审核员', '出纳', '只读'] as const) {
      const reader = await company.as(role)
      expect((await reader.ask(documents.find, { id })).answer).toMatchObject({ id, allowedActions: [] })
      expect(await reader.code(documents.create, { input: { projectName: nameOf() } })).toBe('FORBIDDEN')
      expect(await reader.code(documents.retire, { id })).toBe('FORBIDDEN')
    }
    const soils = await newMember(company, ['chain:basedata:get', 'chain:basedata:edit'])
    expect(await soils.caller.code(documents.list)).toBe('FORBIDDEN')
  })

  it('is changed only with the newest version, and its history keeps the earlier values by name', async () => {
    const { company, admin } = await ground()
    const [was, is] = [await newDumpSite(company), await newDumpSite(company)]
    const { id, projectName } = await made(admin, { garbageIds: [was.id] })
    const input = { projectName, garbageIds: [is.id] }
    expect((await admin.ask(documents.update, { id, version: 1, input })).answer).toMatchObject({
      garbageIds: [is.id],
      version: 2,
    })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const { answer } = await admin.ask<{ answer: { history: object[] } }>(documents.find, { id })
    expect(answer.history[0]).toEqual({ label: '渣土场', before: was.name, after: is.name, createBy: '管理员' })
  })

  it('keeps a dump site that was retired meanwhile', async () => {
    const { company, admin } = await ground()
    const site = await newDumpSite(company)
    const { id, projectName } = await made(admin, { garbageIds: [site.id] })
    await rowsOf(sql`update dump_site set enabled = false where company_id = ${company.id} and id = ${site.id}`)
    const input = { projectName, garbageIds: [site.id], address: '新地址' }
    expect((await admin.ask(documents.update, { id, version: 1, input })).answer).toMatchObject({ address: '新地址' })
    const { answer } = await admin.ask<{ answer: { dumpSites: object[] } }>(documents.form)
    expect(answer.dumpSites).toEqual([])
  })

  it('that names no dump sites or soils may use all of them', async () => {
    const { company, admin } = await ground()
    const [site, soil] = [await newDumpSite(company), await newSoilType(company)]
    const offered = (id: string) =>
      admin.ask(
        'query ($id: ID!) { sites: projectGarbages(projectInfoId: $id) { id } soils: projectSoilTypes(projectInfoId: $id) { id } }',
        {
          id,
        },
      )
    const { id } = await made(admin)
    expect(await offered(id)).toEqual({ sites: [{ id: site.id }], soils: [{ id: soil.id }] })
    const { id: narrow } = await made(admin, { garbageIds: [(await newDumpSite(company)).id], soilTypeIds: [soil.id] })
    expect(await offered(narrow)).toEqual({
      sites: [{ id: expect.not.stringMatching(site.id) }],
      soils: [{ id: soil.id }],
    })
    expect(await offered(newId())).toEqual({ sites: [], soils: [] })
  })

  it('is tried without being made', async () => {
    const { admin } = await ground()
    const input = { projectName: nameOf() }
    await admin.ask(documents.create, { input, dryRun: true })
    expect((await admin.ask<{ answer: { total: number } }>(documents.list)).answer.total).toBe(0)
  })

  it('is deleted while nothing names it, its dump sites and soils with it', async () => {
    const { company, admin } = await ground()
    const [site, soil] = [await newDumpSite(company), await newSoilType(company)]
    const { id } = await made(admin, { garbageIds: [site.id], soilTypeIds: [soil.id] })
    expect((await admin.ask(documents.delete, { id })).answer).toEqual({ id, type: 'Project' })
    expect(await admin.code(documents.delete, { id })).toBe('NOT_FOUND')
  })

  it('that is used says where, and stays', async () => {
    const { company, admin } = await ground()
    const used = await newProject(company)
    await newWaybill(company, { project: used })
    await giveProjects(await newOrgan(company), used.id)
    const refusal = await admin.refusal(documents.delete, { id: used.id })
    expect(refusal.extensions.code).toBe('IN_USE')
    expect(refusal.message).toContain('运单1条')
    expect(refusal.message).toContain('机构1条')
    expect((await admin.ask(documents.find, { id: used.id })).answer).toMatchObject({
      uses: expect.arrayContaining([{ label: '运单', count: 1 }]),
    })
  })

  it('is asked for wherever a row can name it', async () => {
    const { admin } = await ground()
    const { id } = await made(admin)
    const asked = (await statementsOf(() => admin.ask(documents.find, { id }))).join('\n')
    const named = await rowsOf<{ table: string }>(
      sql`select c.conrelid::regclass::text as table from pg_constraint c
          where c.contype = 'f' and c.confrelid = 'project'::regclass and c.conparentid = 0`,
    )
    // A project's own sites and soils are deleted together with it; its norms come from its waybills.
    const own = ['project_dump_site', 'project_soil_type', 'anomaly_norm']
    const silent = named.map(({ table }) => table).filter((table) => !asked.match(new RegExp(`"?\\b${table}\\b"?`)))
    expect(named.length).toBeGreaterThan(10)
    expect(silent.filter((table) => !own.includes(table))).toEqual([])
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin)
    expect((await mine.admin.ask(documents.find, { id })).answer).toBeNull()
    for (const unknown of [id, newId()])
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
  })

  it('is listed in as many statements however many there are', async () => {
    const { company, admin } = await ground()
    const site = await newDumpSite(company)
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await made(admin, { garbageIds: [site.id] })
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
    const found = await admin.ask<{ answer: object }>(documents.list, { filter: { garbageNames: site.name } })
    expect(found.answer).toMatchObject({ total: 3, summary: { enabledCount: 3 } })
  })
})

describe('a member limited to some projects', () => {
  it('finds and changes those, and makes none', async () => {
    const { company, admin } = await ground()
    const [his, other] = [await made(admin), await made(admin)]
    const member = await newMember(company)
    await member.limitTo([his.id])
    const { answer } = await member.caller.ask<{ answer: { records: Shown[] } }>(documents.list)
    expect(answer.records.map(({ id }) => id)).toEqual([his.id])
    const input = { projectName: his.projectName, address: '新地址' }
    expect((await member.caller.ask(documents.update, { id: his.id, version: 1, input })).answer).toMatchObject({
      version: 2,
    })
    expect(await member.caller.code(documents.update, { id: other.id, version: 1, input })).toBe('NOT_FOUND')
    expect(await member.caller.code(documents.retire, { id: other.id })).toBe('NOT_FOUND')
    expect(await member.caller.code(documents.delete, { id: other.id })).toBe('NOT_FOUND')
    expect(await member.caller.code(documents.create, { input: { projectName: nameOf() } })).toBe('PROJECTS_LIMITED')
    // A name is taken even where the member does not see the project that has it.
    const taken = { id: his.id, version: 2, input: { projectName: other.projectName } }
    expect((await member.caller.refusal(documents.update, taken)).extensions.fieldErrors).toEqual([
      { field: 'input.projectName', message: `项目“${other.projectName}”已存在` },
    ])
  })
})
