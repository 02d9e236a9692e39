import { RoleType } from '@tufang/server/modules/identity/role-types'
import { recheck } from './anomaly'
import { testApp } from './app'
import type { Caller } from './caller'
import { documents } from './chain'
import { newCompany, type TestCompany } from './company'
import { newCaptain, newSignedUpCaptain } from './factories/captain'
import { newCaptainTask } from './factories/captain-task'
import { newCard } from './factories/card'
import { newDirectPayPrice } from './factories/direct-pay-price'
import { newDriver } from './factories/driver'
import { newExcavatorRecord } from './factories/excavator-record'
import { newProject } from './factories/project'
import { newSoilType } from './factories/soil-type'
import { newWaybill, newWaybills } from './factories/waybill'
import { signIn } from './sign-in'
import { type Desk, newDesk, ticketDocuments } from './ticket'
import { sixKinds, startReconciliation } from './ticket-reconciliation'
import { updateWaybill } from './waybill-change'
import { goodRow, importGround, sheetOf } from './waybill-import'

/** A company with two rows at least in each of its lists, and who looks at them: its administrator, and a captain of two of its cards. */
export interface FilledCompany {
  company: TestCompany
  clerk: Caller
  captain: Caller
}

export async function newFilledCompany(): Promise<FilledCompany> {
  const company = await newCompany()
  const himself = await newSignedUpCaptain(company)
  const [first, second] = [await newCard(company, { captain: himself }), await newCard(company, { captain: himself })]
  for (const parent of [first, first]) await newCard(company, { parent })
  await newWaybills(company, 2, {
    card: first,
    isTicket: true,
    inShiftType: 'DAY',
    load: '12.5',
    agentName: '老周',
    machineCode: 'WJ-1',
  })
  await newWaybill(company, {
    card: second,
    tpMode: 'FREIGHT',
    weightUnit: 'TON',
    weightTons: '31.25',
    settlePrice: '88.00',
    machineCode: 'WJ-2',
  })
  await newWaybill(company, { status: 'VOID', goDatetime: new Date('2026-03-05T20:00:01+08:00') })
  const clerk = await company.as('管理员')
  const captain = await signIn(await testApp(), { mobile: himself.person.mobile, roleType: RoleType.captain })
  const cardNos = [first.cardNo, second.cardNo]
  await clerk.ask(documents.scan, { cardNos })
  for (const [at, cardNo] of cardNos.entries())
    await clerk.ask(documents.give, { input: [{ settleCardNo: cardNo, giveCardUserId: `交卡人${at}` }] })
  await clerk.ask(documents.handIn, { cardNos })
  for (const cardNo of cardNos) await clerk.ask(documents.settle, { input: { cardNos: [cardNo] } })
  const [project, soilType, other] = [await newProject(company), await newSoilType(company), await newCaptain(company)]
  for (const price of ['12.00', '13.50'])
    await newDirectPayPrice(company, { project, soilType, price, members: [{ captainId: other.id }] })
  await bookTickets(await newDesk(company))
  await newExcavatorRecord(company, { remark: '夜班' })
  await newExcavatorRecord(company, {
    shiftType: 'NIGHT',
    inType: 'BREAK',
    ledgerType: 'MEASURED',
    unitWork: 'CUBIC',
    scheduleWork: '40.5',
  })
  await fillBesides(company, clerk)
  return { company, clerk, captain }
}

/** Two of each kind of booking, of which one has a driver. */
async function bookTickets({ company, clerk: desk, place, project }: Desk): Promise<void> {
  const driver = await newDriver(company, { captain: await newCaptain(company) })
  for (const [at, driverId] of [null, driver.id].entries()) {
    const what = { ...place, picture: null, remark: `第${at}次` }
    const input = {
      ...what,
      quantity: 50 + at,
      price: `${20 + at}.50`,
      supplier: `票商${at}`,
      boughtAt: `2026-03-0${at + 1}T08:00:01+08:00`,
    }
    await desk.ask(ticketDocuments.purchase, { input })
    const mine = { ...what, projectInfoId: project.id, driverId, quantity: 10 + at }
    await desk.ask(ticketDocuments.collect, {
      input: { ...mine, receiver: `领${at}`, collectedAt: `2026-03-0${at + 1}T09:00:02+08:00` },
    })
    await desk.ask(ticketDocuments.refund, {
      input: { ...mine, quantity: 1 + at, goesTo: 'COMPANY', refundedAt: `2026-03-0${at + 1}T10:00:03+08:00` },
    })
  }
}

/** What lists besides show that third-party programs are not told of. */
async function fillBesides(company: TestCompany, clerk: Caller): Promise<void> {
  const odd = await newWaybills(company, 2, { inDatetime: null })
  await recheck(company, ...odd)
  for (const settlePrice of ['80', '90']) {
    const waybill = await newWaybill(company, { card: await newCard(company), weightUnit: 'TON', weightTons: '1.000' })
    await updateWaybill(await company.as('结算员'), waybill, { settlePrice }, `谈价到${settlePrice}`)
  }
  const terms = { project: await newProject(company), soilType: await newSoilType(company) }
  for (const captain of [await newCaptain(company), await newCaptain(company)])
    await newCaptainTask(company, { ...terms, members: [{ captainId: captain.id }] })
  for (const name of ['前装', '后装'])
    await clerk.ask('mutation ($input: DeviceKeyInput!) { createDeviceKey(input: $input) { key } }', {
      input: { name, truckCode: (await importGround(company)).truck.plate },
    })
  const ground = await importGround(company)
  for (const fileName of ['一月.xlsx', '二月.xlsx']) {
    const content = sheetOf([goodRow(ground), goodRow(ground, { tpMode: '飞' })]).toString('base64')
    await clerk.ask('mutation ($input: WaybillImportInput!) { uploadWaybillImport(input: $input) { id } }', {
      input: { fileName, content },
    })
  }
  const desk = await newDesk(company)
  const bought = { quantity: 5, price: '9.00', supplier: '票商', boughtAt: '2026-02-01T08:00:00+08:00' }
  await clerk.ask(ticketDocuments.purchase, { input: { ...desk.place, picture: null, ...bought } })
  const rows = await sixKinds(desk)
  await startReconciliation(desk, rows)
  await startReconciliation(desk, rows.slice(0, 2), { fileName: '又一份.xlsx', toleranceMinutes: 5 })
}
