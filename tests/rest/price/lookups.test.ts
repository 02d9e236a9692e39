import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { insert, rowsOf } from '@tufang/tests/rows'
import { applyForTask, approveTask } from '@tufang/tests/task'
import { describe, expect, it } from 'vitest'

await testApp()
const company = await newCompany()
const haul = await newHaul(company)
const [admin, clerk] = [await company.as('管理员'), await company.as('结算员')]
const { captain, driver, other, project, soilType, dumpSite, truck } = haul
await rowsOf(sql`insert into project_soil_type (company_id, project_id, soil_type_id)
  select company_id, ${project.id}, id from soil_type where company_id = ${company.id} and name = ${soilType.name}`)
await insert('project_dump_site', { companyId: company.id, projectId: project.id, dumpSiteId: dumpSite.id })
const foreigner = await (await newCompany()).as('管理员')

const ask = async (path: string, query: Record<string, string> = {}, caller = clerk) =>
  (await caller.rest('GET', path, { query })).json<{ code: number; data: unknown }>()

describe('the lookups of the price form', () => {
  it('give the captains with their drivers, found by name, mobile or plate', async () => {
    const path = '/chain/companyprojectdirectpayprice/getCaptainForPlatform'
    const tree = [
      {
        id: captain.id,
        captainId: captain.id,
        captainName: '黄师傅',
        isOpenWallet: 0,
        children: [
          { id: other.id, driverId: other.id, driverName: '张师傅', isOpenWallet: 0 },
          { id: driver.id, driverId: driver.id, driverName: '李师傅', isOpenWallet: 0 },
        ],
      },
    ]
    for (const keyword of ['', '黄', '张师', driver.mobile, captain.mobile, truck.plate]) {
      expect(await ask(path, keyword ? { keyword } : {})).toMatchObject({ code: 0, data: tree })
    }
    expect(await ask(path, { keyword: '无此人' })).toMatchObject({ code: 0, data: [] })
    expect(await ask(path, {}, foreigner)).toMatchObject({ code: 0, data: [] })
  })

  it.each(['/chain/companyprojectdirectpayprice/getSoilType', '/chain/projectinfo/getSoilTypePlatform'])(
    'give the soils of a project: %s',
    async (path) => {
      const projectInfoId = project.id
      expect(await ask(path, { projectInfoId })).toMatchObject({ code: 0, data: [{ soilType: soilType.name }] })
      expect(await ask(path, { projectInfoId }, foreigner)).toMatchObject({ code: 0, data: [] })
      expect(await ask(path)).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
    },
  )

  it.each(['/chain/companyprojectdirectpayprice/getGarbage', '/chain/projectinfo/queryProjectGarbageAll'])(
    'give the dump sites of a project: %s',
    async (path) => {
      const projectInfoId = project.id
      const site = { id: dumpSite.id, garbageId: dumpSite.id, garbageName: dumpSite.name }
      expect(await ask(path, { projectInfoId })).toMatchObject({ code: 0, data: [site] })
      expect(await ask(path, { projectInfoId }, foreigner)).toMatchObject({ code: 0, data: [] })
      expect(await ask(path)).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
    },
  )
})

describe('the tasks of a project', () => {
  it('are the approved ones unless others are asked for, a row for each captain and driver', async () => {
    const path = '/chain/drivercaptaintask/listDriverCaptainTaskByProject'
    const pairs = [driver, other].map(({ id }) => ({ captainId: captain.id, driverId: id }))
    const task = await approveTask(admin, await applyForTask(admin, { ...freightOf(haul), captainAndDriver: pairs }))
    const whole = await applyForTask(admin, {
      projectInfoId: project.id,
      captainAndDriver: [{ captainId: captain.id }],
    })
    const common = {
      projectInfoId: project.id,
      projectName: project.name,
      captainId: captain.id,
      captainName: '黄师傅',
    }
    const approved = { ...common, id: task.id, tpMode: 2, soilType: soilType.name, status: 2, isOpenWallet: 0 }
    expect(await ask(path, { projectInfoId: project.id })).toMatchObject({
      code: 0,
      data: [
        { ...approved, driverId: other.id, driverName: '张师傅', fleetCaptainName: '黄师傅' },
        { ...approved, driverId: driver.id, driverName: '李师傅' },
      ],
    })
    expect(await ask(path, { projectInfoId: project.id, status: '1' })).toMatchObject({
      data: [{ ...common, id: whole.id, driverId: null, driverName: null, tpMode: null, status: 1 }],
    })
    expect(await ask(path, {}, foreigner)).toMatchObject({ code: 0, data: [] })
  })
})
