import type { Services } from '@tufang/server/container'
import { rowsExamined } from '@tufang/server/graphql/cost'
import { isPage } from '@tufang/server/graphql/examined'
import { readsOf } from '@tufang/server/kernel/reads'
import { createSchema } from '@tufang/server/schema'
import { type BulkCompany, newBulkCompany } from '@tufang/tests/bulk-company'
import { examinedIn } from '@tufang/tests/examined'
import { sentBy } from '@tufang/tests/queries'
import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'

/**
 * Compares the fields of Query with the rows that they declare to read, on some thousand waybills; with
 * READS_WAYBILLS=1000000 (npm run test:reads) on a million, where a figure must not be three times too high either.
 * READS_DATABASE_URL names a database that is filled already.
 */
const WAYBILLS = Number(process.env.READS_WAYBILLS ?? 3000)
const MANY = 500_000
/** Factor of tolerance, since declarations are round figures. */
const WITHIN = 3
/** Rows besides the returned ones that a field may read without declaring them: settings, projects, soils, sites. */
const FREE = 1000

const schema = await createSchema({} as Services)
const fields = Object.values(schema.getQueryType()?.getFields() ?? {})

type Names = BulkCompany['names']
const chart = ({ phaseId }: Names, more: string): string => `(id: "${phaseId}", ${more})`
const ofProject = ({ projectId }: Names): string[] => [`(projectInfoId: "${projectId}")`]

/** Arguments for fields that need some, and for fields that read by them. */
const calls: Record<string, (names: Names) => string[]> = {
  board: ({ projectId }) => ['', `(projectInfoIds: ["${projectId}"])`],
  phaseCosts: (names) =>
    ['TRANSPORT, step: DAY', 'TRANSPORT', 'MACHINE', 'GARBAGE'].map((one) => chart(names, `chart: ${one}`)),
  phaseOutput: (names) => ['TIME, step: DAY', 'TIME', 'SITE', 'SOIL', 'MODE'].map((one) => chart(names, `by: ${one}`)),
  planCompletion: (names) => ['DAY', 'MONTH'].map((step) => chart(names, `step: ${step}`)),
  exclusions: (names) => [chart(names, 'chart: ALL')],
  exclusionCauses: (names) => ['PRICE', 'UNIT'].map((reason) => chart(names, `reason: ${reason}`)),
  projectCost: ofProject,
  phases: ofProject,
  projectShifts: ofProject,
  recentHauls: ofProject,
  projectSoilTypes: ofProject,
  projectGarbages: ofProject,
  directPayPriceCoverage: ofProject,
  ticketTrend: () => ['(by: DAY)', '(by: MONTH)'],
  ticketCostTrend: () => ['(by: DAY)', '(by: MONTH)'],
  dueDays: () => ['(from: "2026-01-01", to: "2026-04-10")'],
  // An existing one, or a draft, since the bulk data has none.
  directPayPriceEffect: () => [],
  documentCompleteness: ({ settlementId }) => [`(settlementIds: ["${settlementId}"])`],
  payeeGroups: ({ settlementId }) => [`(settlementIds: ["${settlementId}"])`],
  paymentPlan: ({ settlementId }) => [`(settlementId: "${settlementId}")`],
  node: ({ waybillId }) => [`(type: WAYBILL, id: "${waybillId}")`],
  nodes: ({ waybillId }) => [`(type: WAYBILL, ids: ["${waybillId}"])`],
  settlement: ({ settlementId }) => [`(id: "${settlementId}")`],
  waybill: ({ waybillId }) => [`(id: "${waybillId}")`],
  waybillTrack: ({ waybillId }) => [`(id: "${waybillId}")`],
  waybillStats: () => ['(by: [PROJECT, MONTH])', '(by: [CAPTAIN, SITE])'],
  settlementStats: () => ['(by: [PROJECT, MONTH])'],
  receiptStats: () => ['(by: [GIVER, MONTH])'],
  paymentStats: () => ['(by: [PAYEE, MONTH])'],
  invoiceStats: () => ['(by: [PAYEE, MONTH])'],
  anomalyStats: () => ['(by: [RULE, PROJECT])'],
  excavatorStats: () => ['(by: [MACHINE, MONTH])'],
  waybillChanges: ({ waybillId }) => [`(id: "${waybillId}")`],
  waybillAnomalies: ({ waybillId }) => [`(waybillId: "${waybillId}")`],
  knownTruckCodes: ({ truckCode }) => [`(truckCodes: ["${truckCode}"])`],
  payees: () => ['(param: "李")'],
  dictionary: () => ['(name: "tp_mode")'],
  companyDictionaryItems: () => ['(dictionary: "tp_mode")'],
  companyDictionaryChanges: () => ['(dictionary: "tp_mode")'],
  savedViews: () => ['(list: "waybills")'],
  sheet: () => ['(name: WAYBILLS)'],
  bankOfAccount: () => ['(bindingBankNo: "6217000000000000000")'],
}

const bulk = await newBulkCompany(WAYBILLS, process.env.READS_DATABASE_URL)
afterAll(() => bulk.close())

/** Selection of all fields without arguments, three objects deep. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth = 3): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return isLeafType(type) ? '' : '{ __typename id }'
  const told = Object.values(type.getFields()).filter(
    ({ args, type: own }) => args.length === 0 && (isLeafType(getNamedType(own)) || depth > 1),
  )
  return `{ __typename ${told.map((one) => `${one.name} ${selectionOf(one, depth - 1)}`).join(' ')} }`
}

const isNeeded = ({ type, defaultValue }: GraphQLArgument): boolean => isNonNullType(type) && defaultValue === undefined

/** Records by id: the first of a list with such records. */
async function firstOf(field: GraphQLField<unknown, unknown>): Promise<string[]> {
  const list = fields.find(({ type }) => {
    const page = getNamedType(type)
    return isObjectType(page) && getNamedType(page.getFields().records?.type) === getNamedType(field.type)
  })
  if (!list) return []
  const answer = await bulk.admin.gql<Record<string, { records: { id: string }[] }>>(
    `{ ${list.name}(page: { size: 1 }) { records { id } } }`,
  )
  return (answer.data?.[list.name]?.records ?? []).map(({ id }) => `(id: "${id}")`)
}

async function callsOf(field: GraphQLField<unknown, unknown>): Promise<string[]> {
  const known = calls[field.name]?.(bulk.names)
  if (known) return known
  const needed = field.args.filter(isNeeded).map(({ name }) => name)
  if (needed.length === 0) return ['']
  return needed.join() === 'id' ? firstOf(field) : []
}

const operations = await Promise.all(
  fields.map(async (field) => ({
    field,
    texts: (await callsOf(field)).map((given) => `{ ${field.name}${given} ${selectionOf(field)} }`),
  })),
)

/** Records and values of lists in an answer. */
function handedOut(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + Math.max(1, handedOut(one)), 0)
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce<number>((sum, one) => sum + handedOut(one), 0)
}

async function lookedThrough(text: string): Promise<{ examined: number; handed: number; errors: string[] }> {
  let handed = 0
  let errors: string[] = []
  const sent = await sentBy(async () => {
    const answer = await bulk.admin.gql(text)
    handed = handedOut(answer.data)
    errors = answer.errors.map(({ message }) => message)
  })
  return { examined: await examinedIn(bulk.client, sent), handed, errors }
}

/** Lines of settlements, as many as waybills, are read for several figures of a settlement, a payment or a trip. */
const OF_LINES = ['settlement', 'settlements', 'payment', 'payments', 'waybill', 'waybills', 'waybillTrack']
const FIGURES_OF_LINES = 8
const lines = await bulk.client.query<{ most: number }>(
  'select count(*)::int as most from settlement_line group by settlement_id order by 1 desc limit 1',
)
const linesOf = (field: GraphQLField<unknown, unknown>, handed: number): number =>
  OF_LINES.includes(field.name)
    ? FIGURES_OF_LINES * (lines.rows[0]?.most ?? 0) * Math.min(20, isPage(field.type) ? handed : 1)
    : 0

/** Records that the bulk data lacks, and queries for a text or a file that it lacks too. */
const WITHOUT_RECORDS = [
  'arrival',
  'captainTask',
  'cardBatch',
  'cardHistory',
  'companiesOfPhone',
  'dataImport',
  'dataImportRows',
  'directPayPrice',
  'directPayPriceEffect',
  'dumpSiteByCode',
  'excavatorRecord',
  'fleetPaper',
  'invoice',
  'machine',
  'operationLog',
  'organ',
  'platformDictionaryChanges',
  'publicDocument',
  'readInvoice',
  'readPaper',
  'rescue',
  'rescueCandidate',
  'simulatePrice',
  'ticketCollection',
  'ticketPurchase',
  'ticketReconciliation',
  'ticketRefund',
  'ticketSoilTypes',
  'waybillImport',
  'waybillImportRows',
  'waybillReview',
  'yardSite',
]

/** Lists of records with pages of others, each with all that such a page answers. */
const pagesWithin = fields.flatMap((list) => {
  const page = getNamedType(list.type)
  const record = isObjectType(page) ? getNamedType(page.getFields().records?.type) : undefined
  if (!isObjectType(record)) return []
  const below = Object.values(record.getFields()).filter(
    ({ type, args }) => isPage(type) && args.some(({ name }) => name === 'filter'),
  )
  return below.map((field) => {
    const name = `${record.name}.${field.name}`
    const told = '{ total summary { __typename } records { id } }'
    return { name, text: `{ ${list.name}(page: { size: 10 }) { records { id ${field.name} ${told} } } }` }
  })
})

describe('a page within each record', () => {
  it('is there', () => {
    expect(pagesWithin.length).toBeGreaterThan(8)
  })

  it.each(pagesWithin)('looks through what it says: $name', async ({ text }) => {
    const said = rowsExamined(schema, parse(text), {})
    const { examined, handed, errors } = await lookedThrough(text)
    if (process.env.READS_TOLD) console.log(`${text}: said ${said}, looked through ${examined}, handed out ${handed}`)
    expect(errors).toEqual([])
    expect(examined).toBeLessThanOrEqual(WITHIN * (said + handed) + FREE)
  })
})

describe('a field of Query', () => {
  const measured = operations.filter(({ texts }) => texts.length > 0)

  it.each(measured.map(({ field, texts }) => [field.name, field, texts] as const))(
    'looks through what it says: %s',
    async (_, field, texts) => {
      const most = { said: 0, examined: 0 }
      for (const text of texts) {
        const said = rowsExamined(schema, parse(text), {})
        const { examined, handed } = await lookedThrough(text)
        if (process.env.READS_TOLD)
          console.log(`${text.slice(0, 90)}: said ${said}, looked through ${examined}, handed out ${handed}`)
        expect.soft(examined, text).toBeLessThanOrEqual(WITHIN * (said + handed) + FREE + linesOf(field, handed))
        most.said = Math.max(most.said, said)
        most.examined = Math.max(most.examined, examined)
      }
      if (WAYBILLS >= MANY && readsOf(field) !== undefined)
        expect(most.said).toBeLessThanOrEqual(WITHIN * (most.examined + FREE))
    },
  )

  it('is measured here, unless there is nothing that it could find', () => {
    const others = operations.filter(({ texts }) => texts.length === 0).map(({ field }) => field.name)
    expect(others.filter((name) => !WITHOUT_RECORDS.includes(name))).toEqual([])
  })
})
