import { sql } from '@tufang/server/kernel/sql/sql'
import { dayOf, daysBefore, parsePlainTime, plainTime } from '@tufang/server/kernel/values/clock'
import { TpMode } from '@tufang/server/modules/project/enums'
import { testApp } from '@tufang/tests/app'
import { DAY } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { insert, rowOf, rowsOf } from '@tufang/tests/rows'
import { answerOf, buy, collect, newDesk, ticketDocuments } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

await testApp()
const company = await newCompany()
const caller = await company.as('只读')
const dataOf = async (path: string, query: Record<string, string> = {}) =>
  (await caller.rest('GET', path, { query })).json<{ data: unknown }>().data

describe('lookups', () => {
  it('name the projects and dump sites of the company', async () => {
    const project = await newProject(company)
    const site = await newDumpSite(company)
    const foreign = await newProject(await newCompany())
    const projects = await dataOf('/chain/projectinfo/list')
    expect(projects).toContainEqual({ id: project.id, projectInfoId: project.id, projectName: project.name })
    expect(JSON.stringify(projects)).not.toContain(foreign.id)
    for (const path of ['/chain/garbage/listByCompanyAuth', '/chain/companysettlewaybill/getGarbage']) {
      expect(await dataOf(path)).toContainEqual(
        expect.objectContaining({ id: site.id, garbageId: site.id, garbageName: site.name, garbageType: null }),
      )
    }
    for (const projectInfoId of [foreign.id, 'x']) {
      expect(await dataOf('/chain/projectinfo/queryProjectGarbageAll', { projectInfoId })).toEqual([])
      expect(await dataOf('/chain/projectinfo/getSoilTypePlatform', { projectInfoId })).toEqual([])
    }
  })

  it('say of a dump site what kind it is, and its code', async () => {
    const own = await newCompany()
    const reader = await own.as('只读')
    const [plain, filled] = [await newDumpSite(own), await newDumpSite(own)]
    await rowsOf(
      sql`update dump_site set garbage_type = '2', code = 'ZTC-01' where company_id = ${own.id} and id = ${filled.id}`,
    )
    const answer = await reader.rest('GET', '/chain/garbage/listByCompanyAuth')
    const listed = answer.json<{ data: { id: string; code: string; garbageType: string | null }[] }>().data
    const project = await newProject(own)
    for (const { id } of [plain, filled])
      await insert('project_dump_site', { companyId: own.id, projectId: project.id, dumpSiteId: id })
    const query = 'query ($id: ID!) { projectGarbages(projectInfoId: $id) { id code garbageType } }'
    const { projectGarbages } = await reader.ask<{ projectGarbages: typeof listed }>(query, { id: project.id })
    for (const sites of [listed, projectGarbages]) {
      expect(sites.find(({ id }) => id === filled.id)).toMatchObject({ code: 'ZTC-01', garbageType: '2' })
      expect(sites.find(({ id }) => id === plain.id)).toMatchObject({ code: expect.any(String), garbageType: null })
    }
  })

  it('spell out the dictionaries', async () => {
    expect(await dataOf('/chain/systemdictionaryitem/listDictionaryItem', { dictionary: 'tp_mode' })).toEqual([
      { dictionary: 'tp_mode', itemName: '放飞', itemValue: '1' },
      { dictionary: 'tp_mode', itemName: '货运', itemValue: '2' },
      { dictionary: 'tp_mode', itemName: '内转', itemValue: '3' },
      { dictionary: 'tp_mode', itemName: '资源回填', itemValue: '4' },
    ])
    expect(await dataOf('/chain/systemdictionaryitem/platformDictionary')).toContainEqual({
      dictionary: 'in_type',
      itemName: '破碎',
      itemValue: '4',
    })
    const missing = await caller.rest('GET', '/chain/systemdictionaryitem/listDictionaryItem')
    expect(missing.statusCode).toBe(400)
  })

  it('find payees by name', async () => {
    const payee = await newPayee(company)
    await newPayee(company, { contractSigned: false })
    expect(await dataOf('/chain/companywaybill/selectCarrierListByNameOrMobile', { param: payee.name })).toEqual([
      expect.objectContaining({ payeeId: payee.id, payeeName: payee.name, status: '是' }),
    ])
    const ended = await newPayee(company, { contractTo: '2020-12-31' })
    expect(await dataOf('/chain/companywaybill/selectCarrierListByNameOrMobile', { param: ended.name })).toEqual([
      expect.objectContaining({ payeeId: ended.id, status: '否' }),
    ])
  })

  it('tell which payees were used before: on waybills, settlements, cards or receipts', async () => {
    const path = '/chain/companysettlewaybillpayeeinfo/getHistoryList'
    const used = async (payeeName: string) =>
      ((await dataOf(path, { payeeName })) as { payeeId: string }[]).map(({ payeeId }) => payeeId).toSorted()
    const payee = await newPayee(company, { name: '旧相识' })
    expect(await used('旧相识')).toEqual([])
    await newWaybill(company, { payee })
    expect(await used('相识')).toEqual([payee.id])
    expect(await used('%')).toEqual([])
    const onCard = await newPayee(company, { name: '老相识' })
    await rowsOf(sql`update card set give_payee_id = ${onCard.id} where id = ${(await newCard(company)).id}`)
    expect(await used('相识')).toEqual([payee.id, onCard.id].toSorted())
    expect(await used('')).toEqual(expect.arrayContaining([payee.id, onCard.id]))
    await rowsOf(sql`update payee set enabled = false where id = ${payee.id}`)
    expect(await used('相识')).toEqual([onCard.id])
  })

  it('find a dump site by its code, and the soils of the projects that send there', async () => {
    const [site, project, soilType] = [
      await newDumpSite(company),
      await newProject(company),
      await newSoilType(company),
    ]
    await insert('project_dump_site', { companyId: company.id, projectId: project.id, dumpSiteId: site.id })
    await rowsOf(sql`insert into project_soil_type (company_id, project_id, soil_type_id)
      select company_id, ${project.id}, id from soil_type where company_id = ${company.id} and name = ${soilType.name}`)
    const { code } = await rowOf<{ code: string }>(sql`select code from dump_site where id = ${site.id}`)
    const path = '/chain/garbageBaseQuery/queryByCode'
    expect(await dataOf(path, { code })).toEqual({
      id: site.id,
      garbageId: site.id,
      garbageName: site.name,
      code,
      garbageType: null,
      address: null,
    })
    expect((await caller.rest('GET', path, { query: { code: 'x' } })).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
    const foreigner = await (await newCompany()).as('只读')
    expect((await foreigner.rest('GET', path, { query: { code } })).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
    const soils = '/chain/companyticketprojectinventory/querySoilTypeByGarbage'
    expect(await dataOf(soils, { garbageId: site.id })).toEqual([])
    await newWaybill(company, { dumpSite: site, soilType, isTicket: true })
    expect(await dataOf(soils, { garbageId: site.id })).toMatchObject([{ soilType: soilType.name }])
    expect(await dataOf(soils, { garbageId: 'x' })).toEqual([])
  })

  it('name the projects that haul with tickets', async () => {
    const own = await newCompany()
    const reader = await own.as('只读')
    const [used, plain, voided] = [await newProject(own), await newProject(own), await newProject(own)]
    const [first] = await newWaybills(own, 2, { project: used, isTicket: true })
    await newWaybill(own, { project: plain })
    await newWaybill(own, { project: voided, isTicket: true, status: 'VOID' })
    await newWaybill(await newCompany(), { isTicket: true })
    const found = async () =>
      (await reader.rest('GET', '/chain/projectinfo/listTicket')).json<{ data: { id: string }[] }>().data
    expect(await found()).toEqual([{ id: used.id, projectInfoId: used.id, projectName: used.name }])
    await rowsOf(sql`select fold_waybill_count(${own.id}, 1000)`)
    expect(await found()).toHaveLength(1)
    await rowsOf(sql`update waybill set is_ticket = false where company_id = ${own.id} and id <> ${first?.id ?? null}`)
    expect(await found()).toHaveLength(1)
    await rowsOf(sql`update waybill set is_ticket = false where company_id = ${own.id}`)
    expect(await found()).toEqual([])
  })

  it('know tickets that were bought or collected, though none was used, and none that were taken back', async () => {
    const desk = await newDesk()
    const reader = await desk.company.as('只读')
    const named = async (path: string, query: Record<string, string> = {}) =>
      (await reader.rest('GET', path, { query })).json<{ data: { id: string; soilType?: string }[] }>().data
    const soils = async () =>
      (await named('/chain/companyticketprojectinventory/querySoilTypeByGarbage', { garbageId: desk.site.id })).map(
        ({ soilType }) => soilType,
      )
    const projects = async () => (await named('/chain/projectinfo/listTicket')).map(({ id }) => id)
    expect([await soils(), await projects()]).toEqual([[], []])
    const { id } = await buy(desk, 5)
    expect([await soils(), await projects()]).toEqual([[desk.soil.name], []])
    await answerOf(desk.clerk, ticketDocuments.voidPurchase, { id, reason: '有误' })
    expect([await soils(), await projects()]).toEqual([[], []])
    await buy(desk, 5)
    await collect(desk, 5)
    expect([await soils(), await projects()]).toEqual([[desk.soil.name], [desk.project.id]])
    await rowsOf(sql`select fold_ticket_count(${desk.company.id}, 1000)`)
    expect([await soils(), await projects()]).toEqual([[desk.soil.name], [desk.project.id]])
    expect(
      await (await newDesk()).clerk.rest('GET', '/chain/projectinfo/listTicket').then((one) => one.json()),
    ).toMatchObject({ data: [] })
  })

  it('serve the kinds of dump sites as they do other dictionaries', async () => {
    const own = await newCompany()
    const reader = await own.as('只读')
    const kinds = { dictionary: 'garbage_type' }
    const items = async (path: string) =>
      (await reader.rest('GET', `/chain/systemdictionaryitem/${path}`, { query: kinds })).json<{ data: object[] }>()
        .data
    const known = [
      { ...kinds, itemName: '渣土消纳场', itemValue: '1' },
      { ...kinds, itemName: '回填工地', itemValue: '2' },
      { ...kinds, itemName: '中转场', itemValue: '3' },
      { ...kinds, itemName: '其他', itemValue: '9' },
    ]
    expect(await items('platformDictionary')).toEqual(known)
    expect(await items('listDictionaryItem')).toEqual(known)
    expect(await reader.ask('{ dictionary(name: "garbage_type") { itemName itemValue } }')).toEqual({
      dictionary: known.map(({ dictionary: _, ...item }) => item),
    })
    await rowsOf(sql`insert into dictionary_item (company_id, dictionary, item_value, item_name, sort)
      values (${own.id}, 'garbage_type', '1', '受纳场', 1)`)
    expect(await items('listDictionaryItem')).toEqual([
      { ...kinds, itemName: '受纳场', itemValue: '1' },
      ...known.slice(1),
    ])
    expect(await items('platformDictionary')).toEqual(known)
  })

  it('tell where a project hauls of late, the latest first', async () => {
    const own = await newCompany()
    const reader = await own.as('只读')
    const [project, dumpSite] = [await newProject(own), await newDumpSite(own)]
    const [clay, stone, mud] = [await newSoilType(own), await newSoilType(own), await newSoilType(own)]
    const [today, before, longAgo] = [0, 3, 91].map((days) => new Date(Date.now() - days * DAY))
    await newWaybills(own, 2, { project, soilType: clay, tpMode: TpMode.BACKFILL, dumpSite, goDatetime: before })
    await newWaybill(own, { project, soilType: stone, tpMode: TpMode.RELEASE, goDatetime: today })
    await newWaybill(own, { project, soilType: mud, dumpSite, goDatetime: longAgo })
    await newWaybill(own, { project, soilType: mud, dumpSite, goDatetime: today, status: 'VOID' })
    await newWaybill(own, { soilType: mud, dumpSite, goDatetime: today })
    const found = async (projectInfoId: string) =>
      (await reader.rest('GET', '/chain/matchorder/getProjectNewMatchOrderList', { query: { projectInfoId } })).json<{
        data: unknown
      }>().data
    const of = { projectInfoId: project.id, projectName: project.name }
    const byMode = { soilType: stone.name, tpMode: 1, cnt: 1, lastDay: dayOf(today ?? new Date()) }
    const toSite = { soilType: clay.name, tpMode: 4, cnt: 2, lastDay: dayOf(before ?? new Date()) }
    const expected = [
      { ...of, garbageId: null, garbageName: null, ...byMode },
      { ...of, garbageId: dumpSite.id, garbageName: dumpSite.name, ...toSite },
    ]
    expect(await found(project.id)).toEqual(expected)
    await rowsOf(sql`select fold_waybill_count(${own.id}, 1000)`)
    expect(await found(project.id)).toEqual(expected)
    for (const foreign of [(await newProject(await newCompany())).id, 'x']) expect(await found(foreign)).toEqual([])
  })

  it('tell what a driver uses tickets for, by ticket days, the latest first', async () => {
    const own = await newCompany()
    const reader = await own.as('只读')
    const captain = await newCaptain(own)
    const [driver, other] = [await newDriver(own, { captain }), await newDriver(own, { captain })]
    const [project, truck, dumpSite] = [await newProject(own), await newTruck(own, { captain }), await newDumpSite(own)]
    const [clay, stone] = [await newSoilType(own), await newSoilType(own)]
    const firstTicketDay = dayOf(daysBefore(new Date(), 90))
    const begins = parsePlainTime(`${firstTicketDay} 06:00:00`) ?? new Date()
    const trip = { project, truck, driver, dumpSite, soilType: clay, isTicket: true }
    await newWaybills(own, 2, { ...trip, goDatetime: begins })
    await newWaybill(own, { ...trip, goDatetime: new Date(begins.getTime() - 1) })
    const latest = new Date()
    await newWaybill(own, { ...trip, dumpSite: undefined, soilType: stone, goDatetime: latest })
    for (const uncounted of [{ isTicket: false }, { driver: other }, { status: 'VOID' as const }]) {
      await newWaybill(own, { ...trip, ...uncounted })
    }
    const of = { driverId: driver.id, driverName: driver.name, captainId: captain.id, captainName: captain.name }
    const inProject = { ...of, projectInfoId: project.id, projectName: project.name }
    const path = '/chain/resourcecustomerinventory/listByDriver'
    const found = async (driverId: string) =>
      (await reader.rest('GET', path, { query: { driverId } })).json<{ data: unknown }>().data
    expect(await found(driver.id)).toEqual([
      {
        ...inProject,
        garbageId: null,
        garbageName: null,
        soilType: stone.name,
        useTickets: 1,
        remaining: 0,
        lastUseDatetime: plainTime(latest),
      },
      {
        ...inProject,
        garbageId: dumpSite.id,
        garbageName: dumpSite.name,
        soilType: clay.name,
        useTickets: 2,
        remaining: 0,
        lastUseDatetime: `${firstTicketDay} 06:00:00`,
      },
    ])
    const stranger = await newCompany()
    const foreign = await newDriver(stranger, { captain: await newCaptain(stranger) })
    for (const unknown of [foreign.id, 'x']) expect(await found(unknown)).toEqual([])
    expect((await reader.rest('GET', path)).statusCode).toBe(400)
  })

  it('tell the shifts of a project in the words of the company', async () => {
    const own = await newCompany()
    const reader = await own.as('只读')
    const project = await newProject(own)
    const path = '/chain/projectinfo/getShiftOfProject'
    await rowsOf(sql`update project set day_shift_start = '07:30', night_shift_start = '19:00'
      where company_id = ${own.id} and id = ${project.id}`)
    const shiftsOf = async (projectInfoId: string) =>
      (await reader.rest('GET', path, { query: { projectInfoId } })).json()
    expect(await shiftsOf(project.id)).toMatchObject({
      data: {
        projectInfoId: project.id,
        projectName: project.name,
        shifts: [
          { inShiftType: 1, shiftName: '白班', startTime: '07:30', endTime: '19:00' },
          { inShiftType: 2, shiftName: '夜班', startTime: '19:00', endTime: '07:30' },
        ],
      },
    })
    const dictionary = { companyId: own.id, dictionary: 'shift', sort: 0 }
    await insert('dictionary_item', { ...dictionary, itemValue: '1', itemName: '早班' })
    expect(await shiftsOf(project.id)).toMatchObject({
      data: { shifts: [{ shiftName: '早班' }, { shiftName: '夜班' }] },
    })
    for (const unknown of ['x', (await newProject(company)).id]) {
      expect(await shiftsOf(unknown)).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    }
    expect((await reader.rest('GET', path)).statusCode).toBe(400)
  })
})
