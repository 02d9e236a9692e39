import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { applyFor } from '@tufang/tests/price'
import { statementsOf } from '@tufang/tests/queries'
import { insert, rowsOf } from '@tufang/tests/rows'
import { applyForTask } from '@tufang/tests/task'
import { answerOf, buy, newDesk } from '@tufang/tests/ticket'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const soil = 'id name tonsPerCubic sort enabled version allowedActions'
const documents = {
  list: `query ($filter: SoilFilter, $sort: [SoilSort!]) { answer: soils(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${soil} } } }`,
  find: `query ($id: ID!) { answer: soil(id: $id) { ${soil} uses { label count } history { label before after createBy } } }`,
  create: `mutation ($input: SoilInput!) { answer: createSoil(input: $input) { ${soil} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: SoilInput!) { answer: updateSoil(id: $id, version: $version, input: $input) { ${soil} } }`,
  retire: `mutation ($id: ID!) { answer: retireSoil(id: $id) { ${soil} } }`,
  restore: `mutation ($id: ID!) { answer: restoreSoil(id: $id) { ${soil} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteSoil(id: $id) { id type } }',
}

interface Soil {
  id: string
  name: string
  version: number
}

const name = () => `土${uniqueName()}`

async function ground(): Promise<{ company: TestCompany; admin: Caller }> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}

const made = (admin: Caller, more: object = {}): Promise<Soil> =>
  answerOf(admin, documents.create, { input: { name: name(), ...more } })

describe('a soil', () => {
  it('is created with the given values, and offered in its order', async () => {
    const { admin } = await ground()
    const last = await answerOf(admin, documents.create, { input: { name: ' 红黏土 ', tonsPerCubic: '1.85', sort: 2 } })
    expect(last).toMatchObject({ name: '红黏土', tonsPerCubic: '1.850', sort: 2, enabled: true, version: 1 })
    expect(await made(admin, { name: '淤泥' })).toMatchObject({ tonsPerCubic: null, sort: 0 })
    expect(await answerOf(admin, documents.list, {})).toMatchObject({
      total: 2,
      summary: { enabledCount: 2 },
      records: [{ name: '淤泥' }, { name: '红黏土', allowedActions: ['update', 'retire', 'delete', 'merge'] }],
    })
  })

  it('has a name of its own, also among soils that are made at once', async () => {
    const { admin } = await ground()
    const input = { name: name() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.gqlInTurn(documents.create, { input })))
    const refusals = answers.flatMap(({ errors }) => errors)
    expect(refusals).toHaveLength(5)
    for (const { extensions } of refusals)
      expect(extensions.fieldErrors).toEqual([{ field: 'input.name', message: `土质“${input.name}”已存在` }])
  })

  it('is refused with wrong values', async () => {
    const { admin, company } = await ground()
    const [clerk, captain] = [await company.as('结算员'), await company.as('只读')]
    const fieldsOf = async (more: object) => {
      const { extensions } = await admin.refusal(documents.create, { input: { name: name(), ...more } })
      return extensions.fieldErrors.map(({ field }) => field)
    }
    expect(await fieldsOf({ name: ' ' })).toEqual(['input.name'])
    expect(await fieldsOf({ name: '土'.repeat(41) })).toEqual(['input.name'])
    for (const tonsPerCubic of ['0', '-1', '10.001', '1.2345'])
      expect(await fieldsOf({ tonsPerCubic })).toEqual(['input.tonsPerCubic'])
    for (const sort of [-1, 10_000]) expect(await fieldsOf({ sort })).toEqual(['input.sort'])
    for (const one of [clerk, captain])
      expect(await one.code(documents.create, { input: { name: name() } })).toBe('FORBIDDEN')
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin } = await ground()
    const { id, name: first } = await made(admin)
    const input = { name: name(), tonsPerCubic: '1.7' }
    expect(await answerOf(admin, documents.update, { id, version: 1, input })).toMatchObject({
      name: input.name,
      tonsPerCubic: '1.700',
      version: 2,
    })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const { history } = await answerOf<{ history: object[] }>(admin, documents.find, { id })
    expect(history.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { label: '土质', before: first, after: input.name, createBy: '管理员' },
        { label: '每方吨数', before: null, after: '1.700', createBy: '管理员' },
      ]),
    )
  })

  it('is offered by forms until it is retired, and again once it is restored', async () => {
    const { company, admin } = await ground()
    const [{ id, name: called }, project] = [await made(admin), await newProject(company)]
    await insert('project_soil_type', { companyId: company.id, projectId: project.id, soilTypeId: id })
    const offered = async () => {
      const answer = await admin.ask<{
        waybillForm: { soilTypes: string[]; projects: { soils: { name: string; enabled: boolean }[] }[] }
        ticketForm: { soilTypes: string[] }
        projectSoilTypes: { name: string }[]
      }>(
        `query ($id: ID!) { waybillForm { soilTypes projects { soils { name enabled } } } ticketForm { soilTypes }
          projectSoilTypes(projectInfoId: $id) { name } }`,
        { id: project.id },
      )
      return [
        answer.waybillForm.soilTypes,
        answer.waybillForm.projects[0]?.soils.filter(({ enabled }) => enabled).map((one) => one.name),
        answer.ticketForm.soilTypes,
        answer.projectSoilTypes.map((one) => one.name),
      ]
    }
    expect(await offered()).toEqual([[called], [called], [called], [called]])
    for (const _ of [1, 2])
      expect(await answerOf(admin, documents.retire, { id })).toMatchObject({ enabled: false, version: 2 })
    expect(await offered()).toEqual([[], [], [], []])
    expect(await answerOf(admin, documents.list, { filter: { enabled: false } })).toMatchObject({ total: 1 })
    expect(await answerOf(admin, documents.restore, { id })).toMatchObject({ enabled: true, version: 3 })
    expect(await offered()).toEqual([[called], [called], [called], [called]])
  })

  it('is deleted while nothing names it', async () => {
    const { admin } = await ground()
    const { id } = await made(admin)
    expect(await answerOf(admin, documents.delete, { id })).toEqual({ id, type: 'Soil' })
    expect(await admin.code(documents.delete, { id })).toBe('NOT_FOUND')
  })

  it('says where it is used, and keeps its name there', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const haul = await newHaul(company)
    const { soilType, project } = haul
    await newWaybill(company, { soilType })
    await rowsOf(sql`select fold_waybill_count(${company.id}, 1000)`)
    const other = await newSoilType(company)
    await newWaybill(company, { soilType: other })
    const [loaded] = await rowsOf<{ id: string }>(
      sql`update waybill set in_soil_type = ${soilType.name} where company_id = ${company.id} and go_soil_type = ${other.name} returning id`,
    )
    expect(loaded).toBeDefined()
    await newProjectPrice(company, { project, soilType, price: '9' })
    await applyFor(admin, freightOf(haul))
    await applyForTask(admin, freightOf(haul))
    await insert('project_soil_type', { companyId: company.id, projectId: project.id, soilTypeId: soilType.id })
    const { uses } = await answerOf<{ uses: { label: string; count: number }[] }>(admin, documents.find, soilType)
    expect(Object.fromEntries(uses.map(({ label, count }) => [label, count]))).toEqual({
      项目: 1,
      运单: 2,
      项目单价: 1,
      直付价: 1,
      任务申请: 1,
    })
    const refused = await admin.refusal(documents.delete, { id: soilType.id })
    expect(refused.extensions.code).toBe('IN_USE')
    expect(refused.message).toMatch(new RegExp(`^土质“${soilType.name}”已被使用，不能删除，可以停用：.*运单2条`))
    const renamed = { id: soilType.id, version: 1, input: { name: name() } }
    const { extensions } = await admin.refusal(documents.update, renamed)
    expect(extensions.fieldErrors).toEqual([
      { field: 'input.name', message: expect.stringMatching(/^土质已被使用，不能修改，可以停用后新增：.*运单2条/) },
    ])
    const heavier = { ...renamed, input: { name: soilType.name, tonsPerCubic: '2' } }
    expect(await answerOf(admin, documents.update, heavier)).toMatchObject({ tonsPerCubic: '2.000', version: 2 })
  })

  it('is used by tickets', async () => {
    const desk = await newDesk()
    await buy(desk, 5)
    const admin = await desk.company.as('管理员')
    const { uses } = await answerOf<{ uses: object[] }>(admin, documents.find, { id: desk.soil.id })
    expect(uses).toEqual([
      { label: '购票', count: 1 },
      { label: '票据流水', count: 1 },
    ])
  })

  it('may be renamed while projects alone have it', async () => {
    const { company, admin } = await ground()
    const [{ id }, project] = [await made(admin), await newProject(company)]
    await insert('project_soil_type', { companyId: company.id, projectId: project.id, soilTypeId: id })
    const input = { name: name() }
    expect(await answerOf(admin, documents.update, { id, version: 1, input })).toMatchObject(input)
    expect(await admin.code(documents.delete, { id })).toBe('IN_USE')
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin)
    expect(await answerOf(mine.admin, documents.find, { id })).toBeNull()
    for (const unknown of [id, newId()]) {
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
    }
  })

  it('is listed in one statement and its sums, however many there are', async () => {
    const { admin } = await ground()
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await made(admin)
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
