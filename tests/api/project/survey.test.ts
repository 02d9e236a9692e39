import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newProject } from '@tufang/tests/factories/project'
import { newPhaseSurvey, newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { describe, expect, it } from 'vitest'

const survey = 'id phaseId day cubic isLower remark version allowedActions'
const documents = {
  save: `mutation ($input: PhaseSurveyInput!, $idempotencyKey: String, $dryRun: Boolean! = false) {
    answer: savePhaseSurvey(input: $input, idempotencyKey: $idempotencyKey, dryRun: $dryRun) { ${survey} } }`,
  delete: 'mutation ($id: ID!) { answer: deletePhaseSurvey(id: $id) { id type phaseId phase { id } } }',
  phase: `query ($id: ID!) { answer: projectPhase(id: $id) {
    surveyedCubic uses { label count } surveys { ${survey} } surveyHistory { label before after createBy } } }`,
  list: `query { answer: projectPhases { records { surveyedCubic surveys { ${survey} } surveyHistory { label } } } }`,
  deletePhase: 'mutation ($id: ID!) { answer: deleteProjectPhase(id: $id) { id type } }',
}

interface Survey {
  id: string
  day: string
  cubic: string
  version: number
}
interface Phase {
  surveyedCubic: string | null
  surveys: Survey[]
  surveyHistory: { label: string; before: string | null; after: string | null }[]
}

async function ground() {
  const company = await newCompany()
  const project = await newProject(company)
  const phase = await newProjectPhase(company, { project })
  return { company, admin: await company.as('管理员'), project, phase }
}

const saved = async (caller: Caller, input: object): Promise<Survey> =>
  (await caller.ask<{ answer: Survey }>(documents.save, { input })).answer
const phaseOf = async (caller: Caller, { id }: { id: string }): Promise<Phase> =>
  (await caller.ask<{ answer: Phase }>(documents.phase, { id })).answer
const faultsOf = async (caller: Caller, input: object) =>
  (await caller.refusal(documents.save, { input })).extensions.fieldErrors

describe('a survey of a phase', () => {
  it('says what was dug by a day, once by one key, and the latest one says it of the phase', async () => {
    const { admin, phase } = await ground()
    const input = { phaseId: phase.id, day: '2026-03-31', cubic: '18000.5', remark: ' 三月收方 ' }
    const asked = { input, idempotencyKey: newId() }
    const { answer } = await admin.ask(documents.save, asked)
    expect(answer).toMatchObject({
      phaseId: phase.id,
      day: '2026-03-31',
      cubic: '18000.500',
      isLower: false,
      remark: '三月收方',
      version: 1,
      allowedActions: ['update', 'delete'],
    })
    expect((await admin.ask(documents.save, asked)).answer).toEqual(answer)
    await saved(admin, { phaseId: phase.id, day: '2026-05-31', cubic: '5400000' })
    await saved(admin, { phaseId: phase.id, day: '2026-04-30', cubic: '36000' })
    const { surveyedCubic, surveys } = await phaseOf(admin, phase)
    expect(surveyedCubic).toBe('5400000.000')
    expect(surveys.map(({ day }) => day)).toEqual(['2026-05-31', '2026-04-30', '2026-03-31'])
    await admin.ask(documents.save, { input: { ...input, day: '2026-06-30' }, dryRun: true })
    expect((await phaseOf(admin, phase)).surveys).toHaveLength(3)
  })

  it('is corrected only with the newest version, and its phase keeps what it said', async () => {
    const { admin, phase, company } = await ground()
    const { id } = await saved(admin, { phaseId: phase.id, day: '2026-03-31', cubic: '18000' })
    const revised = { phaseId: phase.id, id, version: 1, day: '2026-03-31', cubic: '17500', remark: '复测' }
    expect(await saved(admin, revised)).toMatchObject({ cubic: '17500.000', version: 2 })
    expect(await admin.code(documents.save, { input: revised })).toBe('STALE')
    const { version: _, ...unseen } = revised
    expect(await faultsOf(admin, unseen)).toEqual([{ field: 'input.version', message: '请带回版本' }])
    await saved(admin, { ...revised, version: 2, day: '2026-04-01' })
    expect((await admin.ask(documents.delete, { id })).answer).toEqual({
      ...{ id, type: 'PhaseSurvey', phaseId: phase.id, phase: { id: phase.id } },
    })
    const { surveyedCubic, surveys, surveyHistory } = await phaseOf(admin, phase)
    expect([surveyedCubic, surveys]).toEqual([null, []])
    const createBy = company.people.管理员.name
    expect(surveyHistory.filter(({ label }) => label.endsWith('累计实测方量'))).toEqual(
      expect.arrayContaining([
        { label: '2026-03-31 累计实测方量', before: null, after: '18000.000', createBy },
        { label: '2026-03-31 累计实测方量', before: '18000.000', after: '17500.000', createBy },
        { label: '2026-03-31 累计实测方量', before: '17500.000', after: null, createBy },
        { label: '2026-04-01 累计实测方量', before: null, after: '17500.000', createBy },
        { label: '2026-04-01 累计实测方量', before: '17500.000', after: null, createBy },
      ]),
    )
    expect(surveyHistory).toContainEqual({ label: '2026-03-31 备注', before: null, after: '复测', createBy })
    expect(await admin.code(documents.delete, { id })).toBe('NOT_FOUND')
  })

  it('that says less than one before is taken, and told', async () => {
    const { admin, phase } = await ground()
    const first = await saved(admin, { phaseId: phase.id, day: '2026-03-31', cubic: '18000' })
    expect(await saved(admin, { phaseId: phase.id, day: '2026-04-30', cubic: '17999.999' })).toMatchObject({
      isLower: true,
    })
    // Correcting the earlier survey makes the later one acceptable.
    await saved(admin, { phaseId: phase.id, id: first.id, version: 1, day: first.day, cubic: '16000' })
    expect((await phaseOf(admin, phase)).surveys).toMatchObject([{ isLower: false }, { isLower: false }])
  })

  it('is of a day of its phase, of ninety days behind it, and of none to come', async () => {
    const { company, admin, project, phase } = await ground()
    const faults = (day: unknown, more: object = {}) => faultsOf(admin, { phaseId: phase.id, day, cubic: '1', ...more })
    const outside = '实测日期须在分期开始之后、结束后90天之内，即2026-03-01至2026-11-29'
    for (const day of ['2026-02-28', '2020-01-01'])
      expect(await faults(day)).toEqual([{ field: 'input.day', message: outside }])
    const past = await newProjectPhase(company, { project, fromDay: '2025-01-01', toDay: '2025-02-28' })
    expect(await saved(admin, { phaseId: past.id, day: '2025-05-29', cubic: '1' })).toMatchObject({ version: 1 })
    expect(await faultsOf(admin, { phaseId: past.id, day: '2025-05-30', cubic: '1' })).toEqual([
      { field: 'input.day', message: outside.replace('2026-03-01至2026-11-29', '2025-01-01至2025-05-29') },
    ])
    const future = await newProjectPhase(company, { project, fromDay: '2090-01-01', toDay: '2090-02-28' })
    expect(await faultsOf(admin, { phaseId: future.id, day: '2090-01-31', cubic: '1' })).toEqual([
      { field: 'input.day', message: '实测日期不能晚于今天' },
    ])
    await saved(admin, { phaseId: phase.id, day: '2026-03-31', cubic: '1' })
    expect(await faults('2026-03-31')).toEqual([
      { field: 'input.day', message: '该分期2026-03-31已有实测，请修改那一次' },
    ])
    expect(await faults('三月', { cubic: '-1', remark: '长'.repeat(201) })).toEqual([
      { field: 'input.day', message: '实测日期须为 yyyy-MM-dd，例如 2026-03-01' },
      { field: 'input.cubic', message: '累计实测方量须在0到999999999.999之间，最多3位小数' },
      { field: 'input.remark', message: '备注长度不能超过200个字符' },
    ])
  })

  it('keeps its phase from being deleted', async () => {
    const { admin, company, phase } = await ground()
    const { id } = await newPhaseSurvey(company, { phase })
    expect(await admin.refusal(documents.deletePhase, { id: phase.id })).toMatchObject({
      message: `分期“${phase.name}”已被使用，不能删除，可以停用：实测1条`,
    })
    await admin.ask(documents.delete, { id })
    expect((await admin.ask(documents.deletePhase, { id: phase.id })).answer).toEqual({
      ...{ id: phase.id, type: 'ProjectPhase' },
    })
  })

  it('is written by who may, of phases that he sees', async () => {
    const { company, phase, project } = await ground()
    const { id } = await newPhaseSurvey(company, { phase })
    const input = { phaseId: phase.id, day: '2026-04-30', cubic: '1' }
    for (const role of ['结算员', '审核员', '出纳', '只读'] as const) {
      const caller = await company.as(role)
      expect(await caller.code(documents.save, { input })).toBe('FORBIDDEN')
      expect(await caller.code(documents.delete, { id })).toBe('FORBIDDEN')
      expect((await phaseOf(caller, phase)).surveys).toMatchObject([{ cubic: '18000.000', allowedActions: [] }])
    }
    const stranger = await (await newCompany()).as('管理员')
    const member = await newMember(company)
    await member.limitTo([(await newProject(company)).id])
    for (const caller of [stranger, member.caller]) {
      expect(await caller.code(documents.save, { input })).toBe('NOT_FOUND')
      expect(await caller.code(documents.save, { input: { ...input, id, version: 1 } })).toBe('NOT_FOUND')
      expect(await caller.code(documents.delete, { id })).toBe('NOT_FOUND')
    }
    await member.limitTo([project.id])
    expect(await saved(member.caller, input)).toMatchObject({ day: '2026-04-30' })
    // A survey cannot be moved into another phase.
    const other = await newProjectPhase(company, { project })
    const moved = { ...input, phaseId: other.id, id, version: 1 }
    expect(await member.caller.code(documents.save, { input: moved })).toBe('NOT_FOUND')
  })

  it('is read in the same statements, however many phases there are', async () => {
    const { company, admin, project, phase } = await ground()
    await newPhaseSurvey(company, { phase })
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const day of ['2026-04-30', '2026-05-31', '2026-06-30'])
      await newPhaseSurvey(company, { phase: await newProjectPhase(company, { project }), day })
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
