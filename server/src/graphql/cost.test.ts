import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import { type DocumentNode, Kind, parse, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Services } from '../container.js'
import { MOST_COST } from '../kernel/read-budget.js'
import { MOST_PROJECTS } from '../modules/insight/board/board.js'
import { createSchema } from '../schema.js'
import { costOf } from './cost.js'

const schema = await createSchema({} as Services)
const cost = (query: string, variables: Record<string, unknown> = {}): number => {
  const document: DocumentNode = parse(query)
  return costOf(schema, document, undefined)(variables).requested
}
/** A field of the operation, and the page that it answers with. */
const PAGE = 501
/** The list within the page. */
const LIST = 1
/** A thousand rows that are counted, or added up. */
const COUNTED = 5000
const ALIAS = 10
const DIRECTIVE = 100
const REPEATED = 1000

describe('the cost of an operation', () => {
  it.each([
    ['a page: its size × its fields', '{ waybills(page: { size: 30 }) { records { id no } } }', PAGE + LIST + 30 * 2],
    ['a page without a size: 20', '{ waybills { records { id no } } }', PAGE + LIST + 20 * 2],
    ['a page with a size of null', '{ waybills(page: null) { records { id } } }', PAGE + LIST + 20],
    ['a size beyond the largest', '{ waybills(page: { size: 900000 }) { records { id } } }', PAGE + LIST + 5000],
    ['no size at all', '{ waybills(page: { size: -1 }) { records { id } } }', PAGE + LIST + 20],
    ['total and sums', '{ waybills { total summary { receivable cubic } } }', PAGE + 1 + 1 + 2 + 2 * COUNTED],
    ['each alias', '{ a: waybills { records { id } } b: waybills { records { id } } }', 2 * (PAGE + LIST + 20 + ALIAS)],
    ['each alias of a field', '{ waybills { records { id a: id b: id } } }', PAGE + LIST + 3 * 20 + 2 * ALIAS],
    [
      'the same field twice as one, and each time that it is written again',
      '{ waybills { records { id id } records { id } } }',
      PAGE + LIST + 20 + 2 * REPEATED,
    ],
    [
      'the same fragment twice',
      '{ waybills { ...p ...p } } fragment p on WaybillPage { records { id } }',
      PAGE + LIST + 20 + REPEATED,
    ],
    [
      'a field beside a fragment that has it as well as one',
      '{ waybills { records { id } ...p } } fragment p on WaybillPage { records { id } }',
      PAGE + LIST + 20,
    ],
    [
      'each directive',
      '{ waybills { records { id @include(if: true) @skip(if: false) } } }',
      PAGE + LIST + 20 + 2 * DIRECTIVE,
    ],
    ['what a board looks through', '{ board { day } }', PAGE + 1 + 5 * 20_000],
    [
      'what it looks through for the projects that are named',
      '{ board(projectInfoIds: ["a", "b"]) { day } }',
      PAGE + 1 + 5 * 8000,
    ],
    [
      'at most 24,000 rows',
      '{ cards { records { id } summary { unsettledAmount } } }',
      PAGE + LIST + 20 + 1 + 1 + 120_000,
    ],
    [
      'the days of a trend, by default those of two years',
      '{ ticketTrend { points { period } } }',
      PAGE + 2 + 5 * 4 * 730,
    ],
    [
      'the days that are asked for',
      '{ ticketTrend(filter: { startDate: "2026-03-01", endDate: "2026-03-10" }) { points { period } } }',
      PAGE + 2 + 5 * 40,
    ],
    ['what a field of a record looks through', '{ welcome { unpricedCount } }', PAGE + 3 + 15_000 + 120_000],
    [
      'what is looked for among a million rows for each record',
      '{ trucks(page: { size: 3 }) { records { uses { count } } } }',
      PAGE + LIST + 3 * (10 + 10) + 120_000,
    ],
    [
      'each record beyond a hundred of them',
      '{ trucks(page: { size: 103 }) { records { uses { count } } } }',
      PAGE + LIST + 103 * (10 + 10) + 120_000 + 3 * 12_000,
    ],
    [
      'that once for each record',
      '{ settlement(id: "a") { statement { amt } } settlements(page: { size: 3 }) { records { statement { amt } } } }',
      PAGE + 10 + 10 + 7500 + PAGE + LIST + 3 * (10 + 10) + 22_500,
    ],
    [
      'a fragment as its fields',
      '{ waybills { ...p } } fragment p on WaybillPage { records { ... on Waybill { id no } } }',
      PAGE + LIST + 40,
    ],
    ['an object of each row', '{ waybills { records { sealedFields { field } } } }', PAGE + LIST + 20 * (10 + 10)],
    ['what the program works out', '{ waybills { records { id allowedActions } } }', PAGE + LIST + 20 * (1 + 3)],
    ['what it fetches', '{ settlements { records { payee { id payeeName } } } }', PAGE + LIST + 20 * (10 + 2)],
    [
      'an object beside its id, and what is beside an id in it',
      '{ waybills(page: { size: 5000 }) { records { project { projectName } settlement { id receipts { id } } } } }',
      PAGE + LIST + 5000 * (10 + 1 + 10 + 1 + 10 + 10),
    ],
    [
      'a page within each record: both sizes × its fields',
      '{ cards(page: { size: 10 }) { records { waybills(page: { size: 30 }) { records { id no } } } } }',
      PAGE + LIST + 10 * (10 + LIST + 30 * 2),
    ],
    [
      'a page without a size within each record: 20, and as many again of each of its records',
      '{ cards(page: { size: 2 }) { records { receipts { records { settlements { records { id } } } } } } }',
      PAGE + LIST + 2 * (10 + LIST + 20 * (10 + LIST + 20)),
    ],
    [
      'total and sums of each record',
      '{ cards(page: { size: 3 }) { records { waybills { total summary { cubic } } } } }',
      PAGE + LIST + 3 * (10 + 1 + 1 + 1) + 3 * 2 * COUNTED,
    ],
    [
      'a page that is looked for among a million rows for each record',
      '{ waybillStats(by: [PROJECT], page: { size: 3 }) { records { waybills { records { id } } } } }',
      PAGE + 25_000 + LIST + 3 * (10 + LIST + 20) + 120_000,
    ],
    ['a list within a row: 10', '{ receipts { records { lines { id status } } } }', PAGE + LIST + 20 * (10 + 20)],
    ['a list that nobody cuts: 100', '{ projects { id projectName } }', PAGE + 200],
    ['as many as are named', '{ documentCompleteness(settlementIds: ["a", "b", "c"]) { rate } }', PAGE + 3 + 45_000],
    [
      'as many as a verb is given',
      'mutation { setWaybillPrices(input: [{ id: "1", settlePrice: "1" }, { id: "2" }]) { id ok } }',
      PAGE + 4,
    ],
    [
      'an interface as the dearest type that it may be',
      '{ node(type: CARD, id: "a") { id ... on Card { cardNo captain { name } } ... on Waybill { no } ... on Node { id } } }',
      PAGE + 1 + 1 + 10 + 1 + REPEATED,
    ],
    [
      'as many records of it as are named',
      '{ nodes(type: CARD, ids: ["a", "b", "c"]) { ...one } } fragment one on Waybill { id no }',
      PAGE + 3 * 2,
    ],
    ['the schema itself', '{ __schema { types { name } } }', 20_000],
  ])('counts %s', (_, query, expected) => {
    expect(cost(query)).toBe(expected)
  })

  it('reads variables, and leaves out what they leave out', () => {
    const query = `query ($page: PageInput, $size: Int, $if: Boolean!) {
      a: waybills(page: $page) { records { id } } b: waybills(page: { size: $size }) @include(if: $if) { records { id } } }`
    expect(cost(query, { page: { size: 7 }, size: 9, if: true })).toBe(2 * (PAGE + LIST + ALIAS) + 7 + 9 + DIRECTIVE)
    expect(cost(query, { page: { size: 7 }, size: 9, if: false })).toBe(PAGE + LIST + 7 + 2 * ALIAS + DIRECTIVE)
  })

  it('tells what it is for rows that nobody is told of, and nothing of what is left out', () => {
    const query = 'query ($if: Boolean!) { board @include(if: $if) { day } waybills { total } }'
    const told = costOf(schema, parse(query), undefined)
    expect(told({ if: true }).examined).toBe(100_000 + COUNTED)
    expect(told({ if: false })).toEqual({ requested: PAGE + 1 + DIRECTIVE + COUNTED, examined: COUNTED })
  })

  it.each([
    'query ($page: PageInput) { cards(page: { size: 5000 }) { records { waybills(page: $page) { records { id } } } } }',
    'query ($page: PageInput) { cards(page: $page) { records { waybills(page: { size: 5000 }) { records { id } } } } }',
    'query ($page: PageInput) { cards(page: $page) { records { ...c } } } fragment c on Card { waybills(page: { size: 100 }) { records { id } } }',
  ])('is beyond every limit for the largest pages within the largest: %s', (query) => {
    expect(cost(query, { page: { size: 5000 } })).toBeGreaterThan(MOST_COST)
    expect(cost(query, { page: { size: 1 } })).toBeLessThanOrEqual(MOST_COST)
  })

  it('of what names no operation is nothing', () => {
    expect(costOf(schema, parse('{ viewer { roleType } }'), 'other')({})).toEqual({ requested: 0, examined: 0 })
  })
})

/** Every operation of the pages, as the Apollo client sends it, at the largest page that they ask for. */
const documents = globSync('web/src/**/*.graphql', { cwd: root }).map((file) =>
  parse(readFileSync(path.join(root, file), 'utf8')),
)
const fragments = documents.flatMap(({ definitions }) =>
  definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
)
const operations = documents.flatMap(({ definitions }) =>
  definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.name ? [[one.name.value, one] as const] : [],
  ),
)

describe('the limit', () => {
  it.each(operations)('lets %s pass', (_, operation) => {
    const text = [operation, ...fragments]
      .map(print)
      .join('\n')
      .replace(/^( {2,})}/gm, '$1  __typename\n$1}')
    const size = text.includes('lines {') || text.includes('clashes {') ? 500 : 5000
    const named = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable: { name } }) => [
        name.value,
        name.value === 'page'
          ? { size }
          : Array.from({ length: name.value === 'projectInfoIds' ? MOST_PROJECTS : 5000 }, String),
      ]),
    )
    expect(costOf(schema, parse(text), operation.name?.value)(named).requested).toBeLessThanOrEqual(MOST_COST)
  })
})
