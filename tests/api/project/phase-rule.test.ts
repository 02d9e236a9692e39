import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const shown = 'id version truckCubic garbageIds garbageNames soilTypes'
const documents = {
  create: `mutation ($input: ProjectPhaseInput!) { answer: createProjectPhase(input: $input) { ${shown} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: ProjectPhaseInput!) {
    answer: updateProjectPhase(id: $id, version: $version, input: $input) { ${shown} } }`,
  history: 'query ($id: ID!) { answer: projectPhase(id: $id) { history { label before after } } }',
  list: 'query ($filter: ProjectPhaseFilter) { answer: projectPhases(filter: $filter) { total } }',
  deleteSite: 'mutation ($id: ID!) { answer: deleteSite(id: $id) { id type } }',
  deleteSoil: 'mutation ($id: ID!) { answer: deleteSoil(id: $id) { id type } }',
  renameSoil: `mutation ($id: ID!, $name: String!) {
    answer: updateSoil(id: $id, version: 1, input: { name: $name }) { name } }`,
}

interface Shown {
  id: string
  garbageIds: string[]
}

async function ground() {
  const company = await newCompany()
  const [project, first, second, soil] = [
    await newProject(company),
    await newDumpSite(company),
    await newDumpSite(company),
    await newSoilType(company),
  ]
  const inputOf = (more: object = {}) => ({
    projectInfoId: project.id,
    phaseName: '一期',
    fromDate: '2026-03-01',
    toDate: '2026-08-31',
    ...more,
  })
  return { company, admin: await company.as('管理员'), sites: [first, second] as const, soil, inputOf }
}

const made = async (admin: Caller, input: object) =>
  (await admin.ask<{ answer: Shown }>(documents.create, { input })).answer
const faultsOf = async (caller: Caller, input: object) =>
  (await caller.refusal(documents.create, { input })).extensions.fieldErrors

describe('the waybills of a phase', () => {
  it('are those to some dump sites and of some soils, each named once, and the history says which', async () => {
    const { company, admin, sites, soil, inputOf } = await ground()
    const garbageIds = sites.map(({ id }) => id)
    const twice = [...garbageIds, garbageIds[0]?.toUpperCase()]
    const phase = await made(admin, inputOf({ garbageIds: twice, soilTypes: [soil.name, ` ${soil.name} `] }))
    expect(phase).toMatchObject({ garbageIds: garbageIds.toSorted(), soilTypes: [soil.name] })
    const [kept] = await rowsOf<{ sites: string[]; soils: string[] }>(
      sql`select dump_site_ids as sites, soil_types as soils from published_project_phase where company_id = ${company.id}`,
    )
    expect(kept).toEqual({ sites: garbageIds.toSorted(), soils: [soil.name] })
    const [one] = sites
    const input = inputOf({ garbageIds: [one.id] })
    const { answer } = await admin.ask<{ answer: object }>(documents.update, { id: phase.id, version: 1, input })
    expect(answer).toMatchObject({ version: 2, garbageNames: one.name, soilTypes: [] })
    const told = await admin.ask<{ answer: { history: { label: string }[] } }>(documents.history, { id: phase.id })
    expect(told.answer.history).toEqual(
      expect.arrayContaining([
        { label: '渣土场', before: expect.stringContaining('、'), after: one.name },
        { label: '土质', before: soil.name, after: null },
      ]),
    )
    // Saving without a change leaves no entry.
    const again = await admin.ask<{ answer: object }>(documents.update, { id: phase.id, version: 2, input })
    expect(again.answer).toMatchObject({ version: 3 })
    expect((await admin.ask(documents.history, { id: phase.id })).answer).toEqual(told.answer)
    expect((await admin.ask(documents.list, { filter: { garbageNames: one.name } })).answer).toEqual({ total: 1 })
  })

  it('name what the company has, retired or not, and not too much of it', async () => {
    const { company, admin, sites, soil, inputOf } = await ground()
    const stranger = await newCompany()
    const foreign = inputOf({
      garbageIds: [(await newDumpSite(stranger)).id, sites[0].id],
      soilTypes: [(await newSoilType(stranger, { name: '月壤' })).name, soil.name],
    })
    expect(await faultsOf(admin, foreign)).toEqual([
      { field: 'input.garbageIds', message: '渣土场不存在' },
      { field: 'input.soilTypes', message: '土质“月壤”不存在' },
    ])
    expect(await faultsOf(admin, inputOf({ garbageIds: ['那边'] }))).toEqual([
      { field: 'input.garbageIds', message: '渣土场不存在' },
    ])
    const many = Array.from({ length: 51 }, (_, at) => `土${at}`)
    expect(await faultsOf(admin, inputOf({ soilTypes: many }))).toEqual([
      { field: 'input.soilTypes', message: '土质最多50个' },
    ])
    await rowsOf(sql`update dump_site set enabled = false where company_id = ${company.id}`)
    expect(await made(admin, inputOf({ garbageIds: [sites[0].id] }))).toMatchObject({ garbageNames: sites[0].name })
  })

  it('keep the dump sites and soils that they name', async () => {
    const { admin, sites, soil, inputOf } = await ground()
    await made(admin, inputOf({ garbageIds: [sites[0].id], soilTypes: [soil.name] }))
    expect(await admin.refusal(documents.deleteSite, { id: sites[0].id })).toMatchObject({
      message: expect.stringContaining('分期1条'),
    })
    expect((await admin.ask(documents.deleteSite, { id: sites[1].id })).answer).toMatchObject({ type: 'DumpSite' })
    expect(await admin.code(documents.deleteSoil, { id: soil.id })).toBe('IN_USE')
    expect(await admin.code(documents.renameSoil, { id: soil.id, name: '新土' })).toBe('INVALID_INPUT')
  })

  it('are counted by what a truck holds, which is more than nothing', async () => {
    const { admin, inputOf } = await ground()
    const message = '每车方量须大于0，不超过100.000'
    for (const truckCubic of ['0', '100.001'])
      expect(await faultsOf(admin, inputOf({ truckCubic }))).toEqual([{ field: 'input.truckCubic', message }])
    expect(await made(admin, inputOf({ truckCubic: '18.25' }))).toMatchObject({ truckCubic: '18.250' })
  })
})
