import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from './caller'
import { newWaybill } from './factories/waybill'
import { rowsOf } from './rows'
import { answerOf, type Desk } from './ticket'
import { type TestCell, workbook } from './workbook'

const head =
  'id reconcileNo status version siteCount ourCount sameCount differCount siteOnlyCount oursOnlyCount unresolvedCount statementUrl allowedActions'

export const reconciliationDocuments = {
  start: `mutation ($input: TicketReconciliationInput!, $key: String) {
    startTicketReconciliation(input: $input, idempotencyKey: $key) { ${head} } }`,
  one: `query ($id: ID!) { ticketReconciliation(id: $id) { ${head} } }`,
  list: `query ($filter: TicketReconciliationFilter) { ticketReconciliations(filter: $filter) { total records { ${head} garbageName } } }`,
  rows: `query ($filter: TicketReconciliationRowFilter, $page: PageInput) {
    ticketReconciliationRows(filter: $filter, page: $page) {
      total records { id line waybillId verdict differences siteTicketNo ourTicketNo resolution reason } } }`,
  resolve: `mutation ($ids: [ID!]!, $resolution: TicketResolution!, $reason: String!, $key: String) {
    resolveTicketReconciliationRows(ids: $ids, resolution: $resolution, reason: $reason, idempotencyKey: $key) { ${head} } }`,
  rematch: `mutation ($id: ID!) { rematchTicketReconciliation(id: $id) { ${head} } }`,
  settle: `mutation ($id: ID!, $version: Int!) { settleTicketReconciliation(id: $id, version: $version) { ${head} } }`,
  void: `mutation ($id: ID!, $reason: String!) { voidTicketReconciliation(id: $id, reason: $reason) { ${head} } }`,
}

export interface Reconciliation {
  id: string
  reconcileNo: string
  status: string
  version: number
  unresolvedCount: number
  statementUrl: string
  allowedActions: string[]
}

export interface ReconciliationRow {
  id: string
  line: number | null
  waybillId: string | null
  verdict: string
  differences: string[]
  resolution: string | null
  reason: string | null
}

export const HEADINGS = ['票号', '车号', '收土时间', '土质', '方量']
export const listOf = (rows: TestCell[][]): string => workbook([HEADINGS, ...rows]).toString('base64')

export const reconciliationInput = ({ site }: Desk, content: string, more: object = {}): object => ({
  garbageId: site.id,
  startDate: '2026-01-05',
  endDate: '2026-01-05',
  toleranceMinutes: 30,
  fileName: '一月.xlsx',
  content,
  ...more,
})

export const startReconciliation = (desk: Desk, rows: TestCell[][], more: object = {}): Promise<Reconciliation> =>
  answerOf(desk.clerk, reconciliationDocuments.start, { input: reconciliationInput(desk, listOf(rows), more) })

export const rowsIn = async (
  caller: Caller,
  reconciliationId: string,
  more: object = {},
): Promise<ReconciliationRow[]> => {
  const found = await answerOf<{ records: ReconciliationRow[] }>(caller, reconciliationDocuments.rows, {
    filter: { reconciliationId, ...more },
    page: { current: 1, size: 5000 },
  })
  return found.records
}

type Ground = Pick<Desk, 'company' | 'project' | 'site' | 'soil'>

/** A trip of the fifth of January with a ticket, at that time of the day. */
export async function newTrip(
  { company, project, site, soil }: Ground,
  facts: { no: string | null; plate: string; at: string; soil?: string },
): Promise<string> {
  const plan = {
    project,
    dumpSite: site,
    soilType: soil,
    isTicket: true,
    goDatetime: new Date(`2026-01-05T${facts.at}+08:00`),
  }
  const { id } = await newWaybill(company, plan)
  await rowsOf(sql`update waybill set ticket_no = ${facts.no}, truck_code = ${facts.plate}, go_soil_type = ${facts.soil ?? soil.name}
    where company_id = ${company.id} and id = ${id}`)
  return id
}

/** Trips and a list with each kind of difference, and one that is the same. */
export async function sixKinds(desk: Ground): Promise<TestCell[][]> {
  const soil = desk.soil.name
  await newTrip(desk, { no: '001', plate: '粤B00001', at: '08:00:00' })
  await newTrip(desk, { no: '002', plate: '粤B00002', at: '08:00:00' })
  await newTrip(desk, { no: '003', plate: '粤B00003', at: '08:00:00' })
  await newTrip(desk, { no: '004', plate: '粤B00004', at: '08:00:00' })
  await newTrip(desk, { no: '005', plate: '粤B00005', at: '08:00:00' })
  await newTrip(desk, { no: '007', plate: '粤B00007', at: '08:00:00' })
  await newTrip(desk, { no: '008', plate: '粤B00008', at: '08:00:00' })
  return [
    ['0 0 1', '粤b·00001', '2026-01-05 08:20:00', soil, 12],
    ['002', '粤B99999', '2026-01-05 08:00:00', soil, 12],
    ['003', '粤B00003', '2026-01-05 12:00:00', soil, 12],
    ['004', '粤B00004', '2026-01-05 08:00:00', '别的土', 12],
    ['5005', '粤B00005', '2026-01-05 08:10:00', soil, 12],
    ['006', '粤B00006', '2026-01-05 08:00:00', soil, 12],
    ['008', '粤B00008', '2026-01-05 08:00:00', soil, 12],
    ['008', '粤B88888', '2026-01-05 09:00:00', soil, 12],
  ]
}
