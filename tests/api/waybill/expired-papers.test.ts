import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newFleetPaper } from '@tufang/tests/factories/fleet-paper'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { changeDocuments, createWaybill, updateWaybill } from '@tufang/tests/waybill-change'
import { goodRow, imported, importGround, rowsOfImport } from '@tufang/tests/waybill-import'
import { expect, it } from 'vitest'

const SET = `mutation ($on: Boolean!, $version: Int!) {
  updateCompanySettings(input: { refuseExpiredTrucks: $on, version: $version }) { refuseExpiredTrucks } }`
const switchOn = async (company: TestCompany) =>
  expect(await (await company.as('管理员')).ask(SET, { on: true, version: 0 })).toEqual({
    updateCompanySettings: { refuseExpiredTrucks: true },
  })

async function ground() {
  const company = await newCompany()
  const captain = await newCaptain(company)
  const truck = await newTruck(company, { captain })
  const [project, soil, driver] = [
    await newProject(company),
    await newSoilType(company),
    await newDriver(company, { captain }),
  ]
  const tripOn = (day: string) => ({
    projectInfoId: project.id,
    tpMode: 'RELEASE',
    goSoilType: soil.name,
    weightType: 'TRUCK',
    captainId: captain.id,
    driverId: driver.id,
    truckCode: truck.plate,
    weightTons: '1',
    goDatetime: `${day}T08:00:00+08:00`,
  })
  return { company, truck, tripOn, clerk: await company.as('结算员') }
}

it('are no reason against a trip unless the company says so', async () => {
  const { company, truck, tripOn, clerk } = await ground()
  await newFleetPaper(company, { truck, validUntil: '2026-01-09' })
  expect(await createWaybill(clerk, tripOn('2026-01-10'))).toMatchObject({ truckCode: truck.plate })
})

it('refuse a new trip of a later day at its truck, by form and REST alike, and no edit of an old one', async () => {
  const { company, truck, tripOn, clerk } = await ground()
  const admin = await company.as('管理员')
  const before = await createWaybill(admin, tripOn('2026-01-10'))
  await newFleetPaper(company, { truck, kind: 'INSURANCE', validUntil: '2026-01-09' })
  await switchOn(company)
  const message = `车辆${truck.plate}的保险已于2026-01-09到期，不能新增运单`
  expect(await clerk.refusal(changeDocuments.create, { input: tripOn('2026-01-10') })).toMatchObject({
    message,
    extensions: { code: 'TRUCK_PAPERS_EXPIRED', fieldErrors: [{ field: 'input.truckCode', message }] },
  })
  const { captainId: _, ...rest } = tripOn('2026-01-10')
  const posted = await clerk.rest('POST', '/chain/companywaybill', {
    body: { ...rest, tpMode: 1, weightType: 1, status: 3, goDatetime: '2026-01-10 08:00:00' },
  })
  expect(posted.json()).toMatchObject({ code: 1, msg: message })
  // A paper is good on its last day.
  expect(await createWaybill(clerk, tripOn('2026-01-09'))).toMatchObject({ truckCode: truck.plate })
  expect((await updateWaybill(admin, before, { remark: '补充说明' })).waybill).toMatchObject({ remark: '补充说明' })
})

it('refuse rows of an import one by one', async () => {
  const company = await newCompany()
  const admin = await company.as('管理员')
  const [bare, papered] = [await importGround(company), await importGround(company)]
  await switchOn(company)
  await newFleetPaper(company, { truck: papered.truck, validUntil: '2020-01-01' })
  const task = await imported(admin, company, [goodRow(bare), goodRow(papered)])
  expect(task).toMatchObject({ createCount: 1, refusedCount: 1 })
  const [row] = await rowsOfImport(admin, task, { outcome: ['REFUSED'] })
  expect(row?.issues.map(({ message }) => message)).toEqual([
    `车辆${papered.truck.plate}的行驶证已于2020-01-01到期，不能新增运单`,
  ])
})
