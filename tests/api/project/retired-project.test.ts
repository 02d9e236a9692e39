import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { changeDocuments, createWaybill } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
const soil = await newSoilType(company)
const retire = 'mutation ($id: ID!) { retireProject(id: $id) { enabled } }'

/** Input for a trip of a project. */
async function tripFrom(project: Project, more: object = {}) {
  const card = await newCard(company)
  const truck = await newTruck(company, { captain: { id: card.captainId } })
  return {
    projectInfoId: project.id,
    truckCode: truck.plate,
    tpMode: 'RELEASE',
    goSoilType: soil.name,
    weightType: 'TRUCK',
    weightTons: '1',
    goDatetime: '2026-01-02T08:00:00+08:00',
    cardNo: card.cardNo,
    ...more,
  }
}

describe('a retired project', () => {
  it('is not offered for new trips and takes none, but stays where it is named', async () => {
    const project = await newProject(company)
    const { id } = await newWaybill(company, { project })
    await admin.ask(retire, { id: project.id })
    const { waybillForm } = await clerk.ask<{ waybillForm: { projects: { id: string }[] } }>(
      '{ waybillForm { projects { id } } }',
    )
    expect(waybillForm.projects.map((one) => one.id)).not.toContain(project.id)
    const { extensions } = await clerk.refusal(changeDocuments.create, { input: await tripFrom(project) })
    expect(extensions.fieldErrors).toEqual([{ field: 'input.projectInfoId', message: '项目已停用' }])
    const { waybills } = await clerk.ask<{ waybills: { records: object[] } }>(
      'query ($id: ID!) { waybills(filter: { projectInfoId: $id }) { records { id projectName } } }',
      { id: project.id },
    )
    expect(waybills.records).toEqual([{ id, projectName: project.name }])
  })
})

describe('a project whose trips use tickets', () => {
  it('gives a new trip to a dump site one, as long as nobody says otherwise', async () => {
    const project = await newProject(company)
    const site = await newDumpSite(company)
    await rowsOf(sql`update project set uses_tickets = true where company_id = ${company.id} and id = ${project.id}`)
    const toSite = { tpMode: 'FREIGHT', garbageId: site.id }
    const made = async (more: object) => createWaybill(clerk, await tripFrom(project, more))
    expect(await made(toSite)).toMatchObject({ isTicket: true })
    expect(await made({ ...toSite, isTicket: false })).toMatchObject({ isTicket: false })
    expect(await made({})).toMatchObject({ isTicket: false })
    const { waybillForm } = await clerk.ask<{ waybillForm: { projects: { id: string; usesTickets: boolean }[] } }>(
      '{ waybillForm { projects { id usesTickets } } }',
    )
    expect(waybillForm.projects.find(({ id }) => id === project.id)?.usesTickets).toBe(true)
  })
})
