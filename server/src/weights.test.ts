import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { faces } from './domains.js'
import { routes } from './rest/routes.js'
import { graphqlWork, restWork } from './weights.js'

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `id${at}`)
const FREE = { requested: 0, examined: 0 }
const workOf = (text: string, variables: Record<string, unknown> = {}, cost = FREE) =>
  graphqlWork(parse(text))(variables, cost)

describe('an operation', () => {
  it.each([
    ['{ viewer { roleType } }', 'read', 1],
    ['{ a: waybills { total } b: cards { total } c: viewer { roleType } }', 'read', 3],
    ['query { ...all } fragment all on Query { viewer { roleType } ... on Query { fourEyes } }', 'read', 2],
    ['{ waybills(page: { size: 1000 }) { total } }', 'read', 1],
    ['{ waybills(page: { current: 1, size: 1001 }) { total } }', 'large', 1],
    ['{ directPayPriceCoverage(projectInfoId: 1) { total } }', 'heavy', 1],
    ['mutation { activateCard(cardNo: "B1") { id } }', 'write', 1],
    ['mutation { sendCode(mobile: "13800000000") }', 'message', 1],
    ['mutation { a: activateCard(cardNo: "B1") { id } b: activateCard(cardNo: "B2") { id } }', 'write', 1],
    ['mutation { a: activateCard(cardNo: "B1") { id } previewSettlements(input: {}) { settleCnt } }', 'heavy', 1],
  ])('%s is %s and takes %i', (text, weight, size) => {
    expect(workOf(text)).toEqual({ weight, size })
  })

  const TWO = '{ a: waybills { total } b: waybills { total } }'

  it('that tells more than a thousand whole waybills is large, however it comes to that', () => {
    expect(workOf(TWO, {}, { requested: 80_001, examined: 0 })).toEqual({ weight: 'large', size: 2 })
  })

  it('that has the database look through thousands of rows, and tells few, is figures', () => {
    expect(workOf(TWO, {}, { requested: 60_502, examined: 60_001 })).toEqual({ weight: 'figures', size: 2 })
    expect(workOf(TWO, {}, { requested: 60_501, examined: 60_000 })).toEqual({ weight: 'read', size: 2 })
  })

  it.each([
    ['query ($page: PageInput) { waybills(page: $page) { total } }', { page: { size: 20 } }, 'read'],
    ['query ($page: PageInput) { waybills(page: $page) { total } }', { page: { size: 5000 } }, 'large'],
    ['query ($many: Int!) { waybills(page: { size: $many }) { total } }', { many: 5000 }, 'large'],
    ['query ($filter: WaybillFilter) { waybills(filter: $filter) { total } }', { filter: { ids: ids(501) } }, 'large'],
    ['mutation ($ids: [ID!]!) { reopenAnomalies(ids: $ids) { message } }', { ids: ids(500) }, 'write'],
    ['mutation ($ids: [ID!]!) { reopenAnomalies(ids: $ids) { message } }', { ids: ids(501) }, 'heavy'],
    ['query ($other: Int) { viewer { roleType } }', { other: ids(9999) }, 'read'],
  ])('%s', (text, variables, weight) => {
    expect(workOf(text, variables).weight).toBe(weight)
  })
})

it('a field whose weight a domain tells exists, and has one weight', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  const named = faces.flatMap(({ weights = {} }) => Object.values(weights).flat())
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !Object.hasOwn(fields, name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

describe('a call', () => {
  const callOf = (path: string) => routes.find((one) => one.path === path) ?? expect.unreachable(path)

  it.each([
    ['/chain/companywaybill/page', {}, undefined, 'read'],
    ['/chain/companywaybill/page', { size: '5000' }, undefined, 'large'],
    ['/chain/companysettle/downloadSettlePdf', {}, undefined, 'large'],
    ['/chain/companysettle/giveCardUserEdit', {}, [], 'write'],
    ['/chain/companysettlewaybill/batchUpdatePrice', {}, ids(501), 'heavy'],
    ['/chain/companysettle/batchAddWaybillCardSettle', {}, ids(1), 'heavy'],
    ['/upms/file/upload', {}, undefined, 'outside'],
    ['/chain/projectinfobiphase/machineCost', {}, undefined, 'read'],
    ['/chain/companyticketpurchase/getDayUseTicketsStatistical', {}, undefined, 'read'],
    ['/chain/companysettle/rejectSettle', {}, {}, 'heavy'],
  ])('%s', (path, params, body, weight) => {
    expect(restWork(callOf(path), params, body).weight).toBe(weight)
  })
})
