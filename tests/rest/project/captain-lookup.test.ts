import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { insert, rowOf, rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { beforeAll, describe, expect, it } from 'vitest'

const app = await testApp()
const company = await newCompany()
const captain = await newSignedUpCaptain(company)
const caller = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
const [project, site, soil] = [await newProject(company), await newDumpSite(company), await newSoilType(company)]
const [otherProject, otherSite] = [await newProject(company), await newDumpSite(company)]

const dataOf = async (path: string, query: Record<string, string> = {}) =>
  (await caller.rest('GET', path, { query })).json<{ data: unknown }>().data
const codeOf = async (site: { id: string }) =>
  (await rowOf<{ code: string }>(sql`select code from dump_site where id = ${site.id}`)).code

beforeAll(async () => {
  const card = await newCard(company, { captain })
  await newWaybill(company, { project, dumpSite: site, soilType: soil, card })
  await newWaybill(company, { project: otherProject, dumpSite: otherSite })
  for (const [of, to] of [
    [project, site],
    [otherProject, otherSite],
  ] as const) {
    await insert('project_dump_site', { companyId: company.id, projectId: of.id, dumpSiteId: to.id })
    await rowsOf(sql`insert into project_soil_type (company_id, project_id, soil_type_id)
      select company_id, ${of.id}, id from soil_type where company_id = ${company.id} and name = ${soil.name}`)
  }
})

describe('a captain, who stands in no company, looks up', () => {
  it('the projects and dump sites that he hauls for, and no others of the company', async () => {
    expect(await dataOf('/chain/projectinfo/list')).toMatchObject([{ id: project.id, projectName: project.name }])
    expect(await dataOf('/chain/garbage/listByCompanyAuth')).toMatchObject([{ id: site.id }])
    expect(await dataOf('/chain/projectinfo/listTicket')).toEqual([])
    await rowsOf(sql`update waybill set is_ticket = true where company_id = ${company.id}`)
    expect(await dataOf('/chain/projectinfo/listTicket')).toMatchObject([{ id: project.id }])
  })

  it('what goes with them', async () => {
    const own = { projectInfoId: project.id }
    expect(await dataOf('/chain/projectinfo/getShiftOfProject', own)).toMatchObject({ projectInfoId: project.id })
    expect(await dataOf('/chain/projectinfo/getSoilTypePlatform', own)).toMatchObject([{ soilType: soil.name }])
    expect(await dataOf('/chain/projectinfo/queryProjectGarbageAll', own)).toMatchObject([{ id: site.id }])
    expect(await dataOf('/chain/garbageBaseQuery/queryByCode', { code: await codeOf(site) })).toMatchObject({
      id: site.id,
    })
    const soils = '/chain/companyticketprojectinventory/querySoilTypeByGarbage'
    expect(await dataOf(soils, { garbageId: site.id })).toMatchObject([{ soilType: soil.name }])
  })

  it('nothing of what others haul for', async () => {
    const other = { projectInfoId: otherProject.id }
    expect(await dataOf('/chain/projectinfo/getShiftOfProject', other)).toBeNull()
    expect(await dataOf('/chain/projectinfo/getSoilTypePlatform', other)).toEqual([])
    expect(await dataOf('/chain/projectinfo/queryProjectGarbageAll', other)).toEqual([])
    expect(await dataOf('/chain/garbageBaseQuery/queryByCode', { code: await codeOf(otherSite) })).toBeNull()
    const soils = '/chain/companyticketprojectinventory/querySoilTypeByGarbage'
    expect(await dataOf(soils, { garbageId: otherSite.id })).toEqual([])
  })
})
