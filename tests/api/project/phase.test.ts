import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const phase = `id phaseName projectInfoId projectName fromDate toDate planCubic surveyedCubic planTransportCost planCubicPrice truckCubic
  garbageIds garbageNames soilTypes remark enabled version allowedActions`
const documents = {
  list: `query ($filter: ProjectPhaseFilter, $sort: [ProjectPhaseSort!]) { answer: projectPhases(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${phase} project { projectName } } } }`,
  find: `query ($id: ID!) { answer: projectPhase(id: $id) { ${phase} uses { label count } history { label before after } } }`,
  create: `mutation ($input: ProjectPhaseInput!, $idempotencyKey: String) {
    answer: createProjectPhase(input: $input, idempotencyKey: $idempotencyKey) { ${phase} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: ProjectPhaseInput!) {
    answer: updateProjectPhase(id: $id, version: $version, input: $input) { ${phase} } }`,
  retire: `mutation ($id: ID!) { answer: retireProjectPhase(id: $id) { ${phase} } }`,
  restore: `mutation ($id: ID!) { answer: restoreProjectPhase(id: $id) { ${phase} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteProjectPhase(id: $id) { id type } }',
  deleteProject: 'mutation ($id: ID!) { answer: deleteProject(id: $id) { id type } }',
}

interface Shown {
  id: string
  phaseName: string
}

async function ground(): Promise<{ company: TestCompany; admin: Caller; project: Project }> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员'), project: await newProject(company) }
}

const inputOf = (project: Pick<Project, 'id'>, more: object = {}) => ({
  projectInfoId: project.id,
  phaseName: '一期',
  fromDate: '2026-03-01',
  toDate: '2026-08-31',
  ...more,
})
const made = async (admin: Caller, input: object): Promise<Shown> =>
  (await admin.ask<{ answer: Shown }>(documents.create, { input })).answer
const messagesOf = async (caller: Caller, document: string, variables: Parameters<Caller['ask']>[1]) =>
  (await caller.refusal(document, variables)).extensions.fieldErrors

describe('a phase of a project', () => {
  it('is made once by one key, with what is planned for it', async () => {
    const { admin, project } = await ground()
    const input = inputOf(project, {
      phaseName: ' 一期 ',
      planCubic: '123456789.5',
      planTransportCost: '7200000',
      planCubicPrice: '60',
      truckCubic: '18.5',
      remark: '含支护',
    })
    const asked = { input, idempotencyKey: newId() }
    const { answer } = await admin.ask(documents.create, asked)
    expect(answer).toMatchObject({
      ...input,
      phaseName: '一期',
      projectName: project.name,
      planCubic: '123456789.500',
      surveyedCubic: null,
      planTransportCost: '7200000.00',
      planCubicPrice: '60.00',
      truckCubic: '18.500',
      garbageIds: [],
      garbageNames: null,
      soilTypes: [],
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete', 'addSurvey', 'merge'],
    })
    expect((await admin.ask(documents.create, asked)).answer).toEqual(answer)
    expect((await admin.ask(documents.list)).answer).toMatchObject({
      total: 1,
      summary: { enabledCount: 1 },
      records: [{ phaseName: '一期', project: { projectName: project.name } }],
    })
  })

  it('is called by one name in its project, and shares days with others there', async () => {
    const { company, admin, project } = await ground()
    await made(admin, inputOf(project))
    expect(await messagesOf(admin, documents.create, { input: inputOf(project) })).toEqual([
      { field: 'input.phaseName', message: '该项目已有分期“一期”' },
    ])
    const second = await made(admin, inputOf(project, { phaseName: '二期', fromDate: '2026-08-01' }))
    expect(await messagesOf(admin, documents.update, { id: second.id, version: 1, input: inputOf(project) })).toEqual([
      { field: 'input.phaseName', message: '该项目已有分期“一期”' },
    ])
    await made(admin, inputOf(await newProject(company)))
    const { answer } = await admin.ask<{ answer: { records: Shown[] } }>(documents.list, {
      filter: { projectInfoId: project.id },
      sort: [{ field: 'FROM_DATE', direction: 'ASC' }],
    })
    expect(answer.records.map(({ phaseName }) => phaseName)).toEqual(['一期', '二期'])
  })

  it('is refused with wrong values, and to people without the permission', async () => {
    const { company, admin, project } = await ground()
    const faults = async (more: object) => messagesOf(admin, documents.create, { input: inputOf(project, more) })
    expect(await faults({ fromDate: '2026-02-30', toDate: '明天' })).toEqual([
      { field: 'input.fromDate', message: '开始日期须为 yyyy-MM-dd，例如 2026-03-01' },
      { field: 'input.toDate', message: '结束日期须为 yyyy-MM-dd，例如 2026-03-01' },
    ])
    expect(await faults({ toDate: '2026-02-28' })).toEqual([
      { field: 'input.toDate', message: '结束日期不能早于开始日期' },
    ])
    expect(
      (await faults({ phaseName: ' ', planCubic: '-1', planCubicPrice: '1.234' })).map(({ field }) => field),
    ).toEqual(['input.phaseName', 'input.planCubic', 'input.planCubicPrice'])
    expect(await faults({ planCubic: '1000000000', truckCubic: '1000000' })).toEqual([
      { field: 'input.planCubic', message: '计划方量须在0到999999999.999之间，最多3位小数' },
      { field: 'input.truckCubic', message: '每车方量须在0到999999.999之间，最多3位小数' },
    ])
    const stranger = await newProject(await newCompany())
    expect(await messagesOf(admin, documents.create, { input: inputOf(stranger) })).toEqual([
      { field: 'input.projectInfoId', message: '项目不存在或已停用' },
    ])
    const clerk = await company.as('结算员')
    expect(await clerk.code(documents.create, { input: inputOf(project) })).toBe('FORBIDDEN')
    expect((await clerk.ask(documents.list)).answer).toMatchObject({ total: 0 })
    const known = await newSignedUpCaptain(company)
    const captain = await signIn(app, { mobile: known.mobile, roleType: RoleType.CAPTAIN })
    expect(await captain.code(documents.list)).toBe('FORBIDDEN')
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin, project } = await ground()
    const { id } = await made(admin, inputOf(project, { planCubic: '100' }))
    const input = inputOf(project, { planCubic: '120', toDate: '2026-09-30' })
    expect((await admin.ask(documents.update, { id, version: 1, input })).answer).toMatchObject({ version: 2 })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const { answer } = await admin.ask<{ answer: { history: object[] } }>(documents.find, { id })
    expect(answer.history).toEqual(
      expect.arrayContaining([
        { label: '计划方量', before: '100.000', after: '120.000' },
        { label: '结束日期', before: '2026-08-31', after: '2026-09-30' },
      ]),
    )
    expect((await admin.ask(documents.retire, { id })).answer).toMatchObject({
      enabled: false,
      allowedActions: ['update', 'restore', 'delete', 'addSurvey', 'merge'],
    })
    expect((await admin.ask(documents.list, { filter: { enabled: true } })).answer).toMatchObject({ total: 0 })
    expect((await admin.ask(documents.restore, { id })).answer).toMatchObject({ enabled: true, version: 4 })
    expect((await admin.ask(documents.delete, { id })).answer).toEqual({ id, type: 'ProjectPhase' })
    expect((await admin.ask(documents.find, { id })).answer).toBeNull()
  })

  it('stays with a project that is retired, and keeps it from being deleted', async () => {
    const { company, admin, project } = await ground()
    const { id } = await made(admin, inputOf(project))
    expect(await admin.refusal(documents.deleteProject, { id: project.id })).toMatchObject({
      message: `项目“${project.name}”已被使用，不能删除，可以停用：分期1条`,
    })
    await rowsOf(sql`update project set enabled = false where company_id = ${company.id} and id = ${project.id}`)
    const input = inputOf(project, { remark: '已完工' })
    expect((await admin.ask(documents.update, { id, version: 1, input })).answer).toMatchObject({ remark: '已完工' })
    expect(await messagesOf(admin, documents.create, { input: inputOf(project, { phaseName: '二期' }) })).toEqual([
      { field: 'input.projectInfoId', message: '项目不存在或已停用' },
    ])
  })

  it('of another company or of a project that one does not see is not there', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const foreign = await newProjectPhase(theirs.company, theirs)
    const hidden = await newProjectPhase(mine.company, { project: await newProject(mine.company) })
    const seen = await newProjectPhase(mine.company, mine)
    const member = await newMember(mine.company)
    await member.limitTo([mine.project.id])
    for (const { id } of [foreign, hidden]) {
      expect((await member.caller.ask(documents.find, { id })).answer).toBeNull()
      for (const document of [documents.retire, documents.delete])
        expect(await member.caller.code(document, { id })).toBe('NOT_FOUND')
    }
    expect((await member.caller.ask(documents.list)).answer).toMatchObject({ total: 1, records: [{ id: seen.id }] })
    expect((await member.caller.ask(documents.create, { input: inputOf(mine.project) })).answer).toMatchObject({
      phaseName: '一期',
    })
    expect(await messagesOf(member.caller, documents.create, { input: inputOf({ id: hidden.projectId }) })).toEqual([
      { field: 'input.projectInfoId', message: '项目不存在或已停用' },
    ])
  })

  it('is read with its project in the same statements, however many there are', async () => {
    const { company, admin, project } = await ground()
    await newProjectPhase(company, { project })
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await newProjectPhase(company, { project: await newProject(company) })
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
