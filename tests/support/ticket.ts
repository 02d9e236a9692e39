import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from './caller'
import { newCompany, type TestCompany } from './company'
import { type DumpSite, newDumpSite } from './factories/dump-site'
import { newProject, type Project } from './factories/project'
import { newSoilType, type SoilType } from './factories/soil-type'
import { rowsOf } from './rows'

/** A company with one of what tickets speak of. */
export interface Desk {
  company: TestCompany
  clerk: Caller
  project: Project
  site: DumpSite
  soil: SoilType
  /** Of which tickets forms speak. */
  place: { garbageId: string; soilType: string }
}

export async function newDesk(of?: TestCompany): Promise<Desk> {
  const company = of ?? (await newCompany())
  const [project, site, soil] = [await newProject(company), await newDumpSite(company), await newSoilType(company)]
  const place = { garbageId: site.id, soilType: soil.name }
  return { company, clerk: await company.as('管理员'), project, site, soil, place }
}

const fields = {
  purchase:
    'id purchaseNo quantity price amount status version supplier invoiceNo expiresOn remark voidReason allowedActions refusedActions { action }',
  collection:
    'id collectNo projectName garbageName soilType driverName receiver quantity status version remark voidReason allowedActions refusedActions { action }',
  refund:
    'id refundNo projectName garbageName soilType driverName quantity goesTo price amount status applyName auditName auditOwn reason version allowedActions refusedActions { action reason }',
  entry: 'id kind quantity projectName garbageName soilType driverName happenedAt documentNo reason createBy',
}

export const ticketDocuments = {
  purchase: `mutation ($input: TicketPurchaseInput!, $key: String) {
    purchaseTickets(input: $input, idempotencyKey: $key) { ${fields.purchase} } }`,
  changePurchase: `mutation ($input: TicketPurchaseChange!) { updateTicketPurchase(input: $input) { ${fields.purchase} } }`,
  voidPurchase: `mutation ($id: ID!, $reason: String!, $key: String) {
    voidTicketPurchase(id: $id, reason: $reason, idempotencyKey: $key) { ${fields.purchase} } }`,
  purchases: `query ($filter: TicketPurchaseFilter, $sort: [TicketPurchaseSort!]) {
    ticketPurchases(filter: $filter, sort: $sort) { total records { id garbageName ${fields.purchase} } summary { quantity amount } } }`,
  onePurchase: 'query ($id: ID!) { ticketPurchase(id: $id) { id quantity } }',
  collect: `mutation ($input: TicketCollectionInput!, $key: String) {
    collectTickets(input: $input, idempotencyKey: $key) { ${fields.collection} } }`,
  changeCollection: `mutation ($input: TicketCollectionChange!) { updateTicketCollection(input: $input) { ${fields.collection} } }`,
  voidCollection: `mutation ($id: ID!, $reason: String!, $key: String) {
    voidTicketCollection(id: $id, reason: $reason, idempotencyKey: $key) { ${fields.collection} } }`,
  collections: `query ($filter: TicketCollectionFilter, $sort: [TicketCollectionSort!]) {
    ticketCollections(filter: $filter, sort: $sort) { total records { ${fields.collection} } summary { quantity } } }`,
  oneCollection: 'query ($id: ID!) { ticketCollection(id: $id) { id quantity } }',
  refund: `mutation ($input: TicketRefundInput!, $key: String) {
    refundTickets(input: $input, idempotencyKey: $key) { ${fields.refund} } }`,
  withdraw: `mutation ($id: ID!, $reason: String) { withdrawTicketRefund(id: $id, reason: $reason) { ${fields.refund} } }`,
  audit: `mutation ($id: ID!, $approve: Boolean!, $reason: String, $version: Int, $key: String) {
    auditTicketRefund(id: $id, approve: $approve, reason: $reason, version: $version, idempotencyKey: $key) { ${fields.refund} } }`,
  refunds: `query ($filter: TicketRefundFilter, $sort: [TicketRefundSort!]) {
    ticketRefunds(filter: $filter, sort: $sort) { total records { ${fields.refund} } summary { quantity amount pending } } }`,
  oneRefund: `query ($id: ID!) { ticketRefund(id: $id) { ${fields.refund} } }`,
  correct: `mutation ($input: TicketCorrectionInput!, $key: String) {
    correctTickets(input: $input, idempotencyKey: $key) { ${fields.entry} } }`,
  entries: `query ($filter: TicketEntryFilter, $sort: [TicketEntrySort!], $page: PageInput) {
    ticketEntries(filter: $filter, sort: $sort, page: $page) { total records { ${fields.entry} }
      summary { purchased collected used refunded early trips left } } }`,
}

export interface Booked {
  id: string
  quantity: number
  status: string
  version: number
  allowedActions: string[]
}

/** The only field of an answer. */
export async function answerOf<Answer = Booked>(caller: Caller, document: string, variables: object): Promise<Answer> {
  const [answer] = Object.values(await caller.ask<Record<string, Answer>>(document, { ...variables }))
  if (answer === undefined) throw new Error('no answer')
  return answer
}

/** Yesterday, so that it is over whatever the hour. */
export const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString()

export const purchaseInput = ({ place }: Desk, quantity: number, more: object = {}): object => ({
  ...place,
  quantity,
  supplier: '供票单位',
  price: '30.00',
  boughtAt: yesterday(),
  ...more,
})

export const collectionInput = ({ place, project }: Desk, quantity: number, more: object = {}): object => ({
  ...place,
  projectInfoId: project.id,
  quantity,
  collectedAt: yesterday(),
  ...more,
})

export const refundInput = ({ place, project }: Desk, quantity: number, more: object = {}): object => ({
  ...place,
  projectInfoId: project.id,
  quantity,
  goesTo: 'COMPANY',
  refundedAt: yesterday(),
  ...more,
})

export const correctionInput = (
  { place, project }: Desk,
  kind: string,
  quantity: number,
  more: object = {},
): object => ({
  ...place,
  projectInfoId: project.id,
  kind,
  quantity,
  happenedAt: yesterday(),
  reason: '盘点',
  ...more,
})

export const buy = (desk: Desk, quantity: number, more: object = {}): Promise<Booked> =>
  answerOf(desk.clerk, ticketDocuments.purchase, { input: purchaseInput(desk, quantity, more) })

export const collect = (desk: Desk, quantity: number, more: object = {}): Promise<Booked> =>
  answerOf(desk.clerk, ticketDocuments.collect, { input: collectionInput(desk, quantity, more) })

export const applyForRefund = (desk: Desk, quantity: number, more: object = {}): Promise<Booked> =>
  answerOf(desk.clerk, ticketDocuments.refund, { input: refundInput(desk, quantity, more) })

export const correct = (desk: Desk, kind: string, quantity: number, more: object = {}): Promise<Booked> =>
  answerOf(desk.clerk, ticketDocuments.correct, { input: correctionInput(desk, kind, quantity, more) })

/** Tickets that the company itself has left. */
export async function stockOf({ company, site, soil }: Desk): Promise<number> {
  const [stock] = await rowsOf<{ quantity: number }>(
    sql`select quantity from ticket_stock where company_id = ${company.id} and dump_site_id = ${site.id} and soil_type = ${soil.name}`,
  )
  return stock?.quantity ?? 0
}

interface Entry {
  kind: string
  quantity: number
  companyChange: number
  driverId: string | null
  reason: string | null
}

/** The ledger, in the order in which it was written. */
export const ledgerOf = ({ company }: Desk): Promise<Entry[]> =>
  rowsOf(sql`select kind, quantity, company_change as "companyChange", driver_id as "driverId", reason
    from ticket_entry where company_id = ${company.id} order by id`)

/** The names of what was logged. */
export const logged = async ({ company }: Desk): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      sql`select name from operation_log where company_id = ${company.id} and type = 'SUCCESS' order by id`,
    )
  ).map(({ name }) => name)

/** History of changed fields. */
export const historyOf = ({ company }: Desk, id: string): Promise<object[]> =>
  rowsOf(sql`select field, before, after, reason from field_change
    where company_id = ${company.id} and entity_id = ${id} order by field`)
