import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { flagsOf, recheck, setRule } from '@tufang/tests/anomaly'
import type { Caller } from '@tufang/tests/caller'
import { cardDocuments, makeCards } from '@tufang/tests/cards'
import { documents, handIn, only, settle } from '@tufang/tests/chain'
import type { TestCompany } from '@tufang/tests/company'
import { checkData } from '@tufang/tests/data-import'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { truckOf } from '@tufang/tests/factories/ground'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newMachine } from '@tufang/tests/factories/machine'
import { giveProjects, newOrgan } from '@tufang/tests/factories/organ'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newPhaseSurvey, newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newPunch } from '@tufang/tests/factories/punch'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { invoiceAnswer, newInvoice } from '@tufang/tests/invoice'
import { invitation, messagesOf, tell } from '@tufang/tests/message'
import { addPapers, newFiles, papersOf } from '@tufang/tests/paper'
import { newPayable, paid, paymentAnswer } from '@tufang/tests/payment'
import { applyFor, approvePrice } from '@tufang/tests/price'
import { type RowIds, rowMakers } from '@tufang/tests/row-makers'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { applyForTask, approveTask } from '@tufang/tests/task'
import { uniqueDigits, uniqueName } from '@tufang/tests/unique'
import { check, goodRow, importGround } from '@tufang/tests/waybill-import'

/** Names of one company that a call can use. */
export interface Names extends RowIds {
  companyId: string
  /** Card on the administrator's scan list, with a giver and a settleable waybill. */
  cardId: string
  cardNo: string
  idleCardNo: string
  /** Card reported lost, with a captain and without settled waybills. */
  lostCardNo: string
  /** Captain card without a holder. */
  spareCardNo: string
  /** Sub-card without a holder, and its batch. */
  looseCardNo: string
  cardBatchId: string
  captainName: string
  receiptId: string
  receiptNo: string
  handedInCardNo: string
  settlementId: string
  settleNo: string
  /** Settlement of the same project and payee as the first one. */
  otherSettlementId: string
  settledWaybillId: string
  waybillId: string
  waybillNo: string
  truckCode: string
  payeeId: string
  /** Another payee of the company, who can be paid too. */
  otherPayeeId: string
  /** Payee with a bank account whose check digit is wrong. */
  wrongPayeeId: string
  payeeName: string
  projectId: string
  projectName: string
  /** View of the administrator, not shared. */
  viewId: string
  /** Checked import that waits for its start; one row can be imported, one is refused. */
  importId: string
  importNo: string
  /** Import of trucks. */
  dataImportId: string
  /** Waiting export of the administrator. */
  exportId: string
  captainId: string
  driverId: string
  dumpSiteId: string
  soilType: string
  /** Soil of that type. */
  soilId: string
  /** Change of the administrator that can be undone. */
  changeSetId: string
  /** Pending request of a clerk. */
  reviewId: string
  reviewedWaybillId: string
  dumpSiteName: string
  /** Price of a project. */
  projectPriceId: string
  /** Phase of a project. */
  phaseId: string
  /** Survey of that phase. */
  surveyId: string
  /** Pending price. */
  priceId: string
  approvedPriceId: string
  /** Open anomaly, on a waybill of its own. */
  anomalyId: string
  oddWaybillId: string
  truckId: string
  otherTruckId: string
  otherProjectId: string
  otherPhaseId: string
  otherSoilId: string
  otherDumpSiteId: string
  machineId: string
  otherMachineId: string
  machineCode: string
  operatorId: string
  operatorName: string
  /** Submitted record. */
  excavatorRecordId: string
  /** Punch that waits for a clerk. */
  punchId: string
  deviceKeyId: string
  deviceKeyName: string
  /** Pending task. */
  taskId: string
  approvedTaskId: string
  /** Unread message of the administrator. */
  messageId: string
  /** Clerk of the company, and his role. */
  memberId: string
  memberRoleId: string
  /** Organ with a project. */
  organId: string
  /** Organ with nothing. */
  otherOrganId: string
  /** Approved settlement with an amount left to pay, and its payments in each state. */
  payableId: string
  /** Draft of a payment. */
  paymentId: string
  paymentNo: string
  submittedPaymentId: string
  approvedPaymentId: string
  paidPaymentId: string
  /** Invoice without claims, and one that claims the first waybill of a settlement; both are of its payee. */
  invoiceId: string
  invoiceSn: string
  invoicePayeeId: string
  claimedInvoiceId: string
  claimedSettlementId: string
  claimedWaybillId: string
  /** Unclaimed waybill on the same settlement. */
  claimableWaybillId: string
  /** Paper on an unpaid settlement, and the address of a file that is on none. */
  paperId: string
  paperUrl: string
}

/** Rows of aggregates that create their own example, with an id for each. */
const rowIds = (idOf: (name: string) => string): RowIds =>
  // The type in the file names the row that it creates.
  Object.fromEntries(Object.keys(rowMakers).map((name) => [name, idOf(name)])) as object as RowIds

async function newRows(company: TestCompany): Promise<RowIds> {
  const ids = new Map<string, string>()
  for (const [name, make] of Object.entries(rowMakers)) ids.set(name, await make(company))
  return rowIds((name) => ids.get(name) ?? '')
}

/** Company with one row of each kind, each ready for the verb that takes it. */
export async function namesOf(company: TestCompany): Promise<Names> {
  const admin = await company.as('管理员')
  const [card, idle, handed] = [
    await newCard(company),
    await newCard(company, { status: 'NOT_ACTIVATED' }),
    await newCard(company),
  ]
  const payee = await newPayee(company, { name: `陈${uniqueDigits(8)}` })
  const waybill = await newWaybill(company, { card })
  await newWaybill(company, { card: handed })
  await admin.ask(documents.scan, { cardNos: [card.cardNo] })
  const given = {
    giveCardUserId: '王五',
    payeeId: payee.id,
    payeeName: '陈',
    bindingBankNo: '1',
    bindingBankName: '行',
  }
  const input = [card, handed].map(({ cardNo }) => ({ settleCardNo: cardNo, ...given, settleAmount: '1' }))
  await admin.ask(documents.give, { input })
  const receipt = only(await handIn(admin, handed))
  const settled = await newWaybills(company, 2, { payee })
  const other = await newWaybill(company, { payee })
  const first = only((await settle(admin, { waybillIds: settled.map(({ id }) => id) })).settlements)
  const second = only((await settle(admin, { waybillIds: [other.id] })).settlements)
  const { waybill: shown } = await admin.ask<{ waybill: Record<'captainName' | 'truckCode' | 'projectName', string> }>(
    'query ($id: ID!) { waybill(id: $id) { captainName truckCode projectName } }',
    { id: waybill.id },
  )
  return {
    ...(await newRows(company)),
    ...(await newPrices(company, admin)),
    ...(await newChanges(company)),
    companyId: company.id,
    cardId: card.id,
    cardNo: card.cardNo,
    idleCardNo: idle.cardNo,
    ...(await looseCard(admin)),
    ...(await lostCard(company, admin)),
    handedInCardNo: handed.cardNo,
    receiptId: receipt.id,
    receiptNo: receipt.giveCardNo,
    settlementId: first.id,
    settleNo: first.settleNo,
    otherSettlementId: second.id,
    settledWaybillId: settled[0]?.id ?? '',
    waybillId: waybill.id,
    viewId: await newView(admin),
    exportId: await newExport(admin),
    ...(await newAnomaly(company, admin)),
    ...(await newDeviceKey(admin)),
    ...(await machineWithWork(company)),
    ...(await trucksOf(company)),
    otherProjectId: (await newProject(company)).id,
    otherSoilId: (await newSoilType(company)).id,
    otherDumpSiteId: (await newDumpSite(company)).id,
    ...(await newImport(company)),
    dataImportId: await newDataImport(company),
    messageId: await newMessage(company, admin),
    ...(await memberOf(company)),
    ...(await newOrgans(company, first.projectId)),
    ...(await newPayments(company, admin)),
    ...(await newInvoices(company, admin)),
    ...(await newPapers(company, admin, first)),
    waybillNo: waybill.no,
    payeeId: payee.id,
    otherPayeeId: (await newPayee(company)).id,
    wrongPayeeId: (await newPayee(company, { bankNo: '6217000010001234567' })).id,
    payeeName: payee.name,
    projectId: first.projectId,
    ...shown,
  }
}

/** Truck, and another one to be merged into it. */
async function trucksOf(company: TestCompany): Promise<Pick<Names, 'truckId' | 'otherTruckId'>> {
  const truck = await truckOf(company, undefined)
  return { truckId: truck.id, otherTruckId: (await newTruck(company, { captain: { id: truck.captainId } })).id }
}

async function looseCard(admin: Caller): Promise<Pick<Names, 'looseCardNo' | 'cardBatchId'>> {
  const made = await makeCards(admin, { prefix: `S${uniqueDigits(10)}`, digits: 4, count: 1, kind: 'SUB' })
  return { looseCardNo: made.firstNo, cardBatchId: made.id }
}

async function lostCard(company: TestCompany, admin: Caller): Promise<Pick<Names, 'lostCardNo' | 'spareCardNo'>> {
  const { cardNo } = await newCard(company)
  await admin.ask(cardDocuments.lose, { cardNo })
  const spare = await makeCards(admin, { prefix: `R${uniqueDigits(10)}`, digits: 4, count: 1 })
  return { lostCardNo: cardNo, spareCardNo: spare.firstNo }
}

/** Message to the administrator. */
async function newMessage(company: TestCompany, admin: Caller): Promise<string> {
  await tell(company, '结算员', invitation(company.people.管理员.id))
  const [message] = await messagesOf(admin, { kind: ['INVITED'] })
  if (!message) throw new Error('nobody was told')
  return message.id
}

/** Change that can be undone, and one that waits. */
async function newChanges(company: TestCompany) {
  const [remarked, reviewed] = await newWaybills(company, 2)
  if (!remarked || !reviewed) throw new Error('no waybills made')
  const batch = await (await company.as('管理员')).ask<{ updateWaybillRemarks: { changeSetId: string } }>(
    'mutation ($id: ID!) { updateWaybillRemarks(input: [{ id: $id, remark: "补录" }]) { changeSetId } }',
    { id: remarked.id },
  )
  const asked = await (await company.as('结算员')).ask<{ updateWaybill: { review: { id: string } } }>(
    'mutation ($id: ID!) { updateWaybill(id: $id, version: 1, input: { settlePrice: "88" }) { review { id } } }',
    { id: reviewed.id },
  )
  return {
    changeSetId: batch.updateWaybillRemarks.changeSetId,
    reviewId: asked.updateWaybill.review.id,
    reviewedWaybillId: reviewed.id,
  }
}

/** Base data that a trip refers to besides, and prices for it. */
async function newPrices(company: TestCompany, admin: Caller) {
  const haul = await newHaul(company)
  const { captain, driver, dumpSite, soilType } = haul
  // The administrator drives as well, so that lists of a driver's own have a row for him.
  await rowsOf(
    sql`update driver set user_id = ${company.people.管理员.id} where company_id = ${company.id} and id = ${driver.id}`,
  )
  await newWaybill(company, { driver })
  const pending = await applyFor(admin, freightOf(haul))
  const backfill = { ...freightOf(haul), tpMode: 'BACKFILL' }
  const approved = await approvePrice(admin, await applyFor(admin, { ...freightOf(haul), tpMode: 'RELEASE' }))
  const phase = await newProjectPhase(company, haul)
  return {
    dumpSiteId: dumpSite.id,
    dumpSiteName: dumpSite.name,
    captainId: captain.id,
    driverId: driver.id,
    soilType: soilType.name,
    soilId: soilType.id,
    projectPriceId: (await newProjectPrice(company, { ...haul, price: '66' })).id,
    phaseId: phase.id,
    otherPhaseId: (await newProjectPhase(company, haul)).id,
    surveyId: (await newPhaseSurvey(company, { phase })).id,
    priceId: pending.id,
    approvedPriceId: approved.id,
    taskId: (await applyForTask(admin, freightOf(haul))).id,
    approvedTaskId: (await approveTask(admin, await applyForTask(admin, backfill))).id,
  }
}

const memberOf = ({ id, people }: TestCompany) =>
  rowOf<Pick<Names, 'memberId' | 'memberRoleId'>>(
    sql`select m.id as "memberId", h.role_id as "memberRoleId" from membership m
        join membership_role h on h.company_id = m.company_id and h.membership_id = m.id
        where m.company_id = ${id} and m.user_id = ${people.只读.id}`,
  )

async function newOrgans(company: TestCompany, projectId: string) {
  const [organ, other] = [await newOrgan(company), await newOrgan(company)]
  await giveProjects(organ, projectId)
  return { organId: organ.id, otherOrganId: other.id }
}

/** Payments of one settlement of five waybills, each over one waybill. */
async function newPayments(company: TestCompany, admin: Caller) {
  const { settlement } = await newPayable(company, 5)
  const items = [{ settlementId: settlement.id, amt: '100.00' }]
  const draft = () => paymentAnswer(admin, 'create', { input: { items } })
  const [made, submitted, approved] = [await draft(), await draft(), await draft()]
  for (const { id } of [submitted, approved]) await paymentAnswer(admin, 'submit', { id })
  await paymentAnswer(admin, 'approve', { id: approved.id })
  return {
    payableId: settlement.id,
    paymentId: made.id,
    paymentNo: made.paymentNo,
    submittedPaymentId: submitted.id,
    approvedPaymentId: approved.id,
    paidPaymentId: (await paid(admin, await draft())).id,
  }
}

async function newInvoices(company: TestCompany, admin: Caller) {
  const { settlement, payee } = await newPayable(company, 2)
  const [claimedWaybillId = '', claimableWaybillId = ''] = settlement.waybillIds
  const [idle, claiming] = [await newInvoice(admin, payee, '500.00'), await newInvoice(admin, payee, '100.00')]
  await invoiceAnswer(admin, 'claim', { input: [{ invoiceId: claiming.id, waybillIds: [claimedWaybillId] }] })
  return {
    ...{ invoiceId: idle.id, invoiceSn: idle.invoiceSn, invoicePayeeId: payee.id, claimedInvoiceId: claiming.id },
    ...{ claimedSettlementId: settlement.id, claimedWaybillId, claimableWaybillId },
  }
}

async function newPapers(company: TestCompany, admin: Caller, settlement: { id: string }) {
  const [used = '', paperUrl = ''] = await newFiles(company, 2)
  await addPapers(admin, settlement, 'RECEIPT', [used])
  return { paperId: (await papersOf(admin, settlement)).papers[0]?.id ?? '', paperUrl }
}

async function newImport(company: TestCompany): Promise<Pick<Names, 'importId' | 'importNo'>> {
  const [admin, ground] = [await company.as('管理员'), await importGround(company)]
  const importNo = `T${uniqueName()}`
  const { id } = await check(admin, [goodRow(ground, { no: importNo }), goodRow(ground, { projectName: '没有' })])
  return { importId: id, importNo }
}

async function newDataImport(company: TestCompany): Promise<string> {
  const captain = await newCaptain(company, { name: `黄${uniqueName()}` })
  const rows = [
    ['车牌', '车队长'],
    [`粤B${uniqueDigits(5)}`, captain.name],
    ['粤B', captain.name],
  ]
  return (await checkData(await company.as('管理员'), 'TRUCK', rows)).id
}

async function newView(admin: Caller): Promise<string> {
  const { saveView } = await admin.ask<{ saveView: { id: string } }>(
    'mutation ($name: String!) { saveView(input: { list: "waybills", name: $name, state: {}, shared: false }) { id } }',
    { name: `本周${uniqueName()}` },
  )
  return saveView.id
}

async function newAnomaly(company: TestCompany, admin: Caller) {
  const odd = await newWaybill(company, { inDatetime: null })
  await recheck(company, odd)
  // Set already, so that only its own version can set it again.
  const { version } = await admin
    .ask<{ anomalyRules: { rule: string; version: number }[] }>('{ anomalyRules { rule version } }')
    .then(({ anomalyRules }) => anomalyRules.find(({ rule }) => rule === 'TRIP_TOO_LONG') ?? { version: 0 })
  await setRule(admin, 'TRIP_TOO_LONG', { version })
  return { oddWaybillId: odd.id, anomalyId: (await flagsOf(admin, odd))[0]?.id ?? '' }
}

/** Export of a person who has no other open one: only a few may be open. */
async function newExport(admin: Caller): Promise<string> {
  const { exportTasks } = await admin.ask<{ exportTasks: { id: string }[] }>('{ exportTasks { id } }')
  for (const { id } of exportTasks) await admin.gql('mutation ($id: ID!) { cancelExport(id: $id) { id } }', { id })
  const { startExport } = await admin.ask<{ startExport: { id: string } }>(
    'mutation { startExport(input: { list: { cards: {} }, columns: [{ key: "cardNo", title: "卡号" }] }) { id } }',
  )
  return startExport.id
}

/** Machine that has worked, and its operator. */
async function machineWithWork(company: TestCompany) {
  const { id, machine, staff } = await newExcavatorRecord(company)
  await newMachine(company, machine)
  return {
    machineId: machine.id,
    otherMachineId: (await newMachine(company)).id,
    machineCode: machine.code,
    operatorId: staff.id,
    operatorName: staff.name,
    excavatorRecordId: id,
    punchId: await newPunch(company),
  }
}

async function newDeviceKey(admin: Caller): Promise<Pick<Names, 'deviceKeyId' | 'deviceKeyName'>> {
  const deviceKeyName = `终端${uniqueName()}`
  const { createDeviceKey } = await admin.ask<{ createDeviceKey: { deviceKey: { id: string } } }>(
    'mutation ($name: String!) { createDeviceKey(input: { name: $name }) { deviceKey { id } } }',
    { name: deviceKeyName },
  )
  return { deviceKeyName, deviceKeyId: createDeviceKey.deviceKey.id }
}

/** Names in the right form that no row has. */
export function unknownNames(): Names {
  return {
    ...rowIds(newId),
    companyId: newId(),
    memberId: newId(),
    memberRoleId: newId(),
    organId: newId(),
    otherOrganId: newId(),
    payableId: newId(),
    paymentId: newId(),
    paymentNo: `FK${uniqueDigits(12)}`,
    submittedPaymentId: newId(),
    approvedPaymentId: newId(),
    paidPaymentId: newId(),
    invoiceId: newId(),
    invoiceSn: uniqueDigits(20),
    invoicePayeeId: newId(),
    claimedInvoiceId: newId(),
    claimedSettlementId: newId(),
    claimedWaybillId: newId(),
    claimableWaybillId: newId(),
    paperId: newId(),
    paperUrl: `/files/${newId()}`,
    cardId: newId(),
    cardNo: `B${uniqueDigits(14)}`,
    idleCardNo: `B${uniqueDigits(14)}`,
    lostCardNo: `B${uniqueDigits(14)}`,
    spareCardNo: `R${uniqueDigits(14)}`,
    looseCardNo: `S${uniqueDigits(14)}`,
    cardBatchId: newId(),
    captainName: `师傅${uniqueName()}`,
    receiptId: newId(),
    receiptNo: 'HZ209901010001',
    handedInCardNo: `B${uniqueDigits(14)}`,
    settlementId: newId(),
    settleNo: 'JS209901010001',
    otherSettlementId: newId(),
    settledWaybillId: newId(),
    waybillId: newId(),
    waybillNo: `YD${uniqueName()}`,
    truckCode: `粤B${uniqueName()}`,
    payeeId: newId(),
    otherPayeeId: newId(),
    wrongPayeeId: newId(),
    payeeName: `陈${uniqueDigits(8)}`,
    machineId: newId(),
    otherMachineId: newId(),
    machineCode: `WJ-${uniqueName()}`,
    operatorId: newId(),
    operatorName: `梁${uniqueName()}`,
    excavatorRecordId: newId(),
    punchId: newId(),
    projectId: newId(),
    projectName: `项目${uniqueName()}`,
    viewId: newId(),
    importId: newId(),
    dataImportId: newId(),
    importNo: `T${uniqueName()}`,
    exportId: newId(),
    captainId: newId(),
    driverId: newId(),
    dumpSiteId: newId(),
    dumpSiteName: `消纳场${uniqueName()}`,
    soilType: `土质${uniqueName()}`,
    soilId: newId(),
    projectPriceId: newId(),
    phaseId: newId(),
    surveyId: newId(),
    priceId: newId(),
    approvedPriceId: newId(),
    taskId: newId(),
    messageId: newId(),
    approvedTaskId: newId(),
    changeSetId: newId(),
    reviewId: newId(),
    reviewedWaybillId: newId(),
    anomalyId: newId(),
    oddWaybillId: newId(),
    truckId: newId(),
    otherProjectId: newId(),
    otherPhaseId: newId(),
    otherSoilId: newId(),
    otherDumpSiteId: newId(),
    otherTruckId: newId(),
    deviceKeyId: newId(),
    deviceKeyName: `终端${uniqueName()}`,
  }
}
