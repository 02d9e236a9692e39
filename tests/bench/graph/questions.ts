import { documentIdOf } from '@tufang/server/graphql/known-documents'
import type { Server } from '../processes.ts'
import type { Target } from '../rounds.ts'

/** Company, project and month that all servers are asked for. */
export interface Where {
  company: string
  project: string
  from: string
  to: string
}

/** Servers on one database; `token` is of a person whose company is asked for. */
export interface Servers {
  ours: Server
  bare: Server
  peer: Server
  token: string
}

const SIZE = 20
const json = { 'content-type': 'application/json' }
const PAGE = { current: 1, size: SIZE }

const FLAT = 'id no status projectName truckCode captainName driverName goSoilType weightTons goDatetime'
const list = (total: string, fields: string): string =>
  `query ($filter: WaybillFilter, $page: PageInput) {
    waybills(filter: $filter, page: $page, sort: [{ field: GO_DATETIME, direction: DESC }]) { ${total} records { ${fields} } } }`

/** Documents of ours, by what they ask for. */
const documents = {
  flat: list('total', FLAT),
  objects: list(
    '',
    `id no goDatetime weightTons receivable card { id cardNo } settlement { id settleNo status settleAmt }
     project { id projectName } captain { id name mobile }`,
  ),
  settlements: `query ($page: PageInput) {
    settlements(filter: { status: [PAID] }, page: $page, sort: [{ field: CREATE_TIME, direction: DESC }]) { records {
      id settleNo settleAmt waybills(page: $page) { records { id no goDatetime receivable } } } } }`,
}
export type Question = keyof typeof documents

/** Texts that a server has to know for `known`. */
export const knownTexts: readonly string[] = [documents.flat]

/** Documents of PostGraphile with the nesting and the names of ours, where they can be had. */
const peerDocuments = {
  objects: `query ($company: UUID!, $project: UUID!, $since: Datetime!, $until: Datetime!) {
    waybills: benchWaybillList(company: $company, project: $project, since: $since, until: $until, first: ${SIZE}) { records: nodes {
      id: rowId no goDatetime weightTons receivable card: cardByCompanyIdAndCardId { id: rowId cardNo }
      settlement: settlementByCompanyIdAndSettlementId { id: rowId settleNo status settleAmt }
      project: projectByCompanyIdAndProjectId { id: rowId projectName: name } captain: captainByCompanyIdAndCaptainId { id: rowId name mobile } } } }`,
  settlements: `query ($company: UUID!) {
    settlements: allSettlements(condition: { companyId: $company, status: "PAID", deleted: false }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: ${SIZE}) {
      records: nodes { id: rowId settleNo settleAmt
        waybills: waybillsByCompanyIdAndSettlementId(orderBy: [GO_DATETIME_DESC, ROW_ID_DESC], first: ${SIZE}) {
          records: nodes { id: rowId no goDatetime receivable } } } } }`,
}

const variablesOf = (question: Question, { project, from, to }: Where): object =>
  question === 'settlements' ? { page: PAGE } : { filter: { projectId: project, goDatetime: { from, to } }, page: PAGE }

export function askOurs({ ours, token }: Servers, question: Question, where: Where, { known = false } = {}): Target {
  const text = documents[question]
  const named = known ? { documentId: documentIdOf(text) } : { query: text }
  return {
    server: ours,
    path: '/graphql',
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...named, variables: variablesOf(question, where) }),
  }
}

export function askPeer({ peer }: Servers, question: keyof typeof peerDocuments, where: Where): Target {
  const { company, project, from, to } = where
  const asked = question === 'settlements' ? { company } : { company, project, since: from, until: to }
  const body = JSON.stringify({ query: peerDocuments[question], variables: asked })
  return { server: peer, path: '/graphql', method: 'POST', headers: json, body }
}

const PATHS: Record<Question, string> = { flat: '/list', objects: '/objects', settlements: '/settlements' }
export const askBare = ({ bare }: Servers, question: Question, where: Where): Target => ({
  server: bare,
  path: `${PATHS[question]}?${new URLSearchParams({ ...where, size: String(SIZE) })}`,
  method: 'GET',
  headers: {},
})

/** Answer without the name of its list, its cost, and the ways of writing a moment, of which ours has whole seconds. */
export function plain(answer: unknown): unknown {
  const { data } = answer as { data?: Record<string, unknown> }
  if (data === null) throw new Error(JSON.stringify(answer))
  const [page] = data ? Object.values(data) : [answer]
  return JSON.parse(JSON.stringify(page), (name, value) =>
    name === 'goDatetime' ? Math.floor(new Date(value as string).getTime() / 1000) : value,
  )
}
