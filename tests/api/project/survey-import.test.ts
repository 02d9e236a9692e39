import { newCompany } from '@tufang/tests/company'
import { checkData, commitData, dataRows } from '@tufang/tests/data-import'
import { newProject } from '@tufang/tests/factories/project'
import { newPhaseSurvey, newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newMember } from '@tufang/tests/limited'
import type { TestCell } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'

const HEADS = ['项目', '分期', '日期', '累计方量', '备注']
const surveys = `query ($id: ID!) { answer: projectPhase(id: $id) {
  surveyedCubic surveys { day cubic remark } surveyHistory { label before after } } }`

async function ground() {
  const company = await newCompany()
  const [one, other] = [await newProject(company), await newProject(company)]
  const phase = await newProjectPhase(company, { project: one, name: '一期' })
  await newProjectPhase(company, { project: other, name: '一期' })
  return { company, admin: await company.as('管理员'), one, other, phase }
}
const sheet = (...rows: TestCell[][]) => [HEADS, ...rows]

describe('surveys that come in by spreadsheet', () => {
  it('are made of phases by what they and their projects are called, or put right', async () => {
    const { company, admin, one, phase } = await ground()
    await newPhaseSurvey(company, { phase, day: '2026-03-31', cubic: '18000' })
    await newPhaseSurvey(company, { phase, day: '2026-04-30', cubic: '36000' })
    const rows = sheet(
      [one.name, '一期', '2026年3月31日', '18,500方', '复测'],
      [one.name, '一期', '2026/4/30', 36000, null],
      [one.name, '一期', 46173, 54000.5, '收方'],
    )
    const task = await checkData(admin, 'PHASE_SURVEY', rows)
    expect(task).toMatchObject({ createCount: 1, updateCount: 1, unchangedCount: 1, refusedCount: 0 })
    expect(await commitData(admin, company, task)).toMatchObject({ status: 'DONE' })
    const told = await dataRows(admin, task)
    expect(told[0]).toMatchObject({
      outcome: 'UPDATE',
      done: true,
      targetNo: '一期 2026-03-31',
      changes: [
        { label: '累计实测方量', before: '18000.000', after: '18500.000' },
        { label: '备注', before: null, after: '复测' },
      ],
    })
    const { answer } = await admin.ask<{ answer: { surveyHistory: object[] } }>(surveys, { id: phase.id })
    expect(answer).toMatchObject({
      surveyedCubic: '54000.500',
      surveys: [
        { day: '2026-05-31', cubic: '54000.500', remark: '收方' },
        { day: '2026-04-30', cubic: '36000.000', remark: null },
        { day: '2026-03-31', cubic: '18500.000', remark: '复测' },
      ],
    })
    expect(answer.surveyHistory).toContainEqual({
      label: '2026-03-31 累计实测方量',
      before: '18000.000',
      after: '18500.000',
    })
    expect(await checkData(admin, 'PHASE_SURVEY', rows)).toMatchObject({ unchangedCount: 3 })
  })

  it('are told what is wrong with each, cell by cell', async () => {
    const { admin, one } = await ground()
    const rows = sheet(
      ['月球基地', '一期', '2026-03-31', 1, null],
      [one.name, '九期', '2026-03-31', 1, null],
      [one.name, '一期', '2026-02-28', 1, null],
      [one.name, '一期', '很快', 1, null],
      [one.name, '一期', '2026-05-31', '很多', null],
      [one.name, '一期', '2026-06-30', 1, null],
      [one.name, ' 一期 ', '2026-06-30', 2, null],
    )
    const told = await dataRows(admin, await checkData(admin, 'PHASE_SURVEY', rows))
    expect(told.map(({ issues }) => issues.map(({ column, message }) => `${column}：${message}`))).toEqual([
      ['项目：项目“月球基地”不存在'],
      [`分期：项目“${one.name}”没有分期“九期”`],
      ['实测日期：实测日期须在分期开始之后、结束后90天之内，即2026-03-01至2026-11-29'],
      ['实测日期：“很快”不是有效的日期，请写成2026-01-02'],
      ['累计实测方量：须为数字，最多3位小数'],
      [],
      [expect.stringContaining('同一分期同一天的实测')],
    ])
  })

  it('come in by who may, of projects that he sees', async () => {
    const { company, one, other } = await ground()
    const rows = [one, other].map(({ name }) => [name, '一期', '2026-03-31', 1, null])
    const member = await newMember(company)
    await member.limitTo([one.id])
    const told = await dataRows(member.caller, await checkData(member.caller, 'PHASE_SURVEY', sheet(...rows)))
    expect(told.map(({ outcome }) => outcome)).toEqual(['CREATE', 'REFUSED'])
    const clerk = await company.as('结算员')
    const kinds = await clerk.ask<{ answer: { kind: string }[] }>('query { answer: dataImportKinds { kind } }')
    expect(kinds.answer.map(({ kind }) => kind)).not.toContain('PHASE_SURVEY')
  })
})
