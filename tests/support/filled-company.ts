import { RoleType } from '@tufang/server/modules/identity/role-types'
import { recheck } from './anomaly'
import { testApp } from './app'
import type { Caller } from './caller'
import { makeCards } from './cards'
import { documents } from './chain'
import { newCompany, type TestCompany } from './company'
import { checkData } from './data-import'
import { newCaptain, newSignedUpCaptain } from './factories/captain'
import { newCaptainTask } from './factories/captain-task'
import { newCard } from './factories/card'
import { newDirectPayPrice } from './factories/direct-pay-price'
import { newDriver } from './factories/driver'
import { newExcavatorRecord } from './factories/excavator-record'
import { newFleetPaper } from './factories/fleet-paper'
import { newLoginLog } from './factories/login-log'
import { newMachine } from './factories/machine'
import { giveProjects, newOrgan } from './factories/organ'
import { newProject } from './factories/project'
import { newPhaseSurvey, newProjectPhase } from './factories/project-phase'
import { newSoilType } from './factories/soil-type'
import { newTruck } from './factories/truck'
import { newWaybill, newWaybills } from './factories/waybill'
import { claimAll, invoiceAnswer, newInvoice } from './invoice'
import { invitation, tell } from './message'
import { newPayable, paid, paymentAnswer } from './payment'
import { keptPunch } from './punch'
import { rowMakers } from './row-makers'
import { signIn } from './sign-in'
import { type Desk, newDesk, ticketDocuments } from './ticket'
import { sixKinds, startReconciliation } from './ticket-reconciliation'
import { uniqueAccount, uniqueDigits, uniqueName } from './unique'
import { updateWaybill } from './waybill-change'
import { goodRow, importGround, sheetOf } from './waybill-import'

/**
 * A company with two rows at least in each of its lists, and who looks at them: its administrator, and a captain of two
 * of its cards.
 */
export interface FilledCompany {
  company: TestCompany
  clerk: Caller
  captain: Caller
}

export async function newFilledCompany(given?: TestCompany): Promise<FilledCompany> {
  const company = given ?? (await newCompany())
  const himself = await newSignedUpCaptain(company)
  const [first, second] = [await newCard(company, { captain: himself }), await newCard(company, { captain: himself })]
  for (const parent of [first, first]) await newCard(company, { parent })
  const [punched] = await newWaybills(company, 2, {
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
  await keptPunch(company, punched)
  await keptPunch(company)
  const clerk = await company.as('管理员')
  // The administrator drives as well, so that lists of a driver's own have rows.
  const driver = await newDriver(company, { captain: himself, userId: company.people.管理员.id })
  await newWaybill(company, { driver, card: first })
  await newWaybill(company, { driver, weightUnit: 'TON', weightTons: '18.5', status: 'IN_TRANSIT', isTicket: true })
  await newLoginLog(company, company.people.管理员)
  await newLoginLog(company, company.people.管理员, { exception: 'WRONG_PASSWORD: 账号或密码错误' })
  const captain = await signIn(await testApp(), { mobile: himself.person.mobile, roleType: RoleType.CAPTAIN })
  await fillPayments(company, clerk)
  await fillInvoices(company, clerk)
  const cardNos = [first.cardNo, second.cardNo]
  await clerk.ask(documents.scan, { cardNos })
  for (const [at, cardNo] of cardNos.entries())
    await clerk.ask(documents.give, { input: [{ settleCardNo: cardNo, giveCardUserId: `交卡人${at}` }] })
  await clerk.ask(documents.handIn, { cardNos })
  for (const cardNo of cardNos) await clerk.ask(documents.settle, { input: { cardNos: [cardNo] } })
  const [project, soilType, other] = [await newProject(company), await newSoilType(company), await newCaptain(company)]
  for (const price of ['12.00', '13.50'])
    await newDirectPayPrice(company, { project, soilType, price, members: [{ captainId: other.id }] })
  for (const cubic of ['18000', '18500.5']) {
    const phase = await newProjectPhase(company, { project })
    await newPhaseSurvey(company, { phase, cubic })
  }
  await bookTickets(await newDesk(company))
  await newExcavatorRecord(company, { remark: '夜班' })
  for (let at = 0; at < 2; at++) await newMachine(company)
  await newExcavatorRecord(company, {
    shiftType: 'NIGHT',
    inType: 'BREAK',
    ledgerType: 'MEASURED',
    unitWork: 'CUBIC',
    scheduleWork: '40.5',
  })
  for (const prefix of ['F1', 'F2']) await makeCards(clerk, { prefix: `${prefix}${uniqueDigits(8)}`, count: 1 })
  await fillBesides(company, clerk)
  for (const make of Object.values(rowMakers)) for (let at = 0; at < 2; at++) await make(company)
  for (const days of [-1, 20])
    await newFleetPaper(company, { truck: await newTruck(company, { captain: himself }), days })
  return { company, clerk, captain }
}

/** Payments of one settlement: a draft, a paid one, and one that was entered by mistake; and a plan for another. */
async function fillPayments(company: TestCompany, clerk: Caller): Promise<void> {
  const { settlement } = await newPayable(company, 3)
  const planned = (await newPayable(company, 1)).settlement
  const instalments = [{ dueDate: '2026-03-31', percent: '40' }, { dueDate: '2026-06-30' }]
  await clerk.ask('mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { id } }', {
    input: { settlementId: planned.id, instalments },
  })
  const items = [{ settlementId: settlement.id, amt: '60.00' }]
  const draft = (more: object = {}) => paymentAnswer(clerk, 'create', { input: { items, ...more } })
  await draft({ remark: '先付一部分' })
  await paid(clerk, await draft({ paymentDate: '2026-03-31', tradeNo: 'ICBC0001' }))
  const { id } = await paid(clerk, await draft())
  await paymentAnswer(clerk, 'reverse', { id, reason: '重复登记' })
}

/**
 * Invoices for a settlement and its payment: one that claims all of it, and one that a red-letter one takes back in
 * part.
 */
async function fillInvoices(company: TestCompany, clerk: Caller): Promise<void> {
  const { settlement, payee } = await newPayable(company, 2)
  const payment = await paymentAnswer(clerk, 'create', { input: { items: [{ settlementId: settlement.id }] } })
  const said = { invoiceSumCount: '2.5', taxPoint: '3', sellerTaxNo: '91440300MA5DA1234H', invoiceUrl: '/files/1.pdf' }
  const number = { invoiceSn: uniqueDigits(8), invoiceCode: '4403192130', paymentId: payment.id, remark: '三月' }
  await claimAll(clerk, await newInvoice(clerk, payee, '194.17', { ...said, ...number }), settlement)
  const wrong = await newInvoice(clerk, payee, '50.00')
  const red = { invoiceSn: uniqueDigits(20), invoiceDate: '2026-03-09', invoiceSumPrice: '20.00' }
  await invoiceAnswer(clerk, 'red', { id: wrong.id, input: red })
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

/** Rows of lists that the documented calls do not have. */
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
  const captain = await newCaptain(company, { name: `黄${uniqueName()}` })
  for (const fileName of ['车辆.xlsx', '又一批车辆.xlsx'])
    await checkData(
      clerk,
      'TRUCK',
      [
        ['车牌', '车队长'],
        [`粤B${uniqueDigits(5)}`, captain.name],
        ['粤B', captain.name],
      ],
      { fileName },
    )
  const administrator = company.people.管理员.id
  for (const companyName of ['远山土方', '近水土方'])
    await tell(
      company,
      '结算员',
      invitation(administrator, { params: { inviter: '王经理', companyName, positionName: '顾问' } }),
    )
  await fillPayees(clerk)
  const site = await newOrgan(company, { kind: 'SITE', parent: await newOrgan(company) })
  await giveProjects(site, (await newProject(company)).id)
  const desk = await newDesk(company)
  const bought = { quantity: 5, price: '9.00', supplier: '票商', boughtAt: '2026-02-01T08:00:00+08:00' }
  await clerk.ask(ticketDocuments.purchase, { input: { ...desk.place, picture: null, ...bought } })
  const rows = await sixKinds(desk)
  await startReconciliation(desk, rows)
  await startReconciliation(desk, rows.slice(0, 2), { fileName: '又一份.xlsx', toleranceMinutes: 5 })
  await forgetSome(clerk)
}

/** Payees, one of whom was typed twice. */
async function fillPayees(clerk: Caller): Promise<void> {
  // Unique name, since a second account of a known payee sends messages.
  const payeeName = `罗强${uniqueDigits(4)}`
  const bindingBankNo = uniqueAccount()
  const made: string[] = []
  for (const bindingBankName of ['建设银行深圳分行', '建设银行', '深圳建行']) {
    const input = { payeeName, mobile: '13512345678', bindingBankNo, bindingBankName }
    const { createPayee } = await clerk.ask<{ createPayee: { id: string } }>(
      'mutation ($input: PayeeInput!) { createPayee(input: $input) { id } }',
      { input },
    )
    made.push(createPayee.id)
    await clerk.ask(
      'mutation ($id: ID!, $contract: PayeeContractInput) { signPayee(id: $id, contract: $contract) { id } }',
      {
        id: createPayee.id,
        contract: made.length === 1 ? { contractFrom: '2026-01-01', contractTo: '2099-12-31' } : null,
      },
    )
  }
  const [keepId, ...dropped] = made
  for (const dropId of dropped)
    await clerk.ask('mutation ($input: MergePayeesInput!) { mergePayees(input: $input) { id } }', {
      input: { keepId, dropId, reason: '重复录入' },
    })
}

/** Two lines of the operation log, which the log of deletions keeps. */
async function forgetSome(clerk: Caller): Promise<void> {
  const { operationLogs } = await clerk.ask<{ operationLogs: { records: { id: string }[] } }>(
    '{ operationLogs(page: { current: 1, size: 2 }) { records { id } } }',
  )
  for (const { id } of operationLogs.records)
    await clerk.ask('mutation ($id: ID!) { deleteOperationLog(id: $id) { id type } }', { id })
}
