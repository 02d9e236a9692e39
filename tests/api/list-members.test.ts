import { testApp } from '@tufang/tests/app'
import { registerCompany } from '@tufang/tests/authentication'
import type { Caller } from '@tufang/tests/caller'
import { deskPerson } from '@tufang/tests/desk'
import { newBusyYard, type Yard } from '@tufang/tests/factories/yard-site'
import { type FilledCompany, newFilledCompany } from '@tufang/tests/filled-company'
import { rescuesOf } from '@tufang/tests/rescue'
import { uniqueName } from '@tufang/tests/unique'
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'

/** Filters of every list are tried with each member of its rows: with a value of all rows, of one row, and of none. */
type Row = Record<string, unknown>
interface Page {
  records: Row[]
  total: number
}

const schema = buildClientSchema(await (await testApp()).anonymous().ask<IntrospectionQuery>(getIntrospectionQuery()))
const pages = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) => /Page!?$/.test(String(type)))
/** Lists whose rows are sums over the query instead of stored rows. */
const FIGURES = [
  ...['waybillStats', 'settlementStats', 'receiptStats', 'paymentStats', 'invoiceStats', 'anomalyStats'],
  'excavatorStats',
]
const SUMS = ['ticketStocks', 'ticketCompanyStocks', 'ticketDriverStocks', 'ticketStats', ...FIGURES]

const filterType = ({ args }: GraphQLField<unknown, unknown>): GraphQLInputObjectType | undefined => {
  const type = args.find(({ name }) => name === 'filter')?.type
  const named = type && getNamedType(type)
  return named && isInputObjectType(named) ? named : undefined
}
const equalType = (field: GraphQLField<unknown, unknown>): GraphQLInputObjectType | undefined => {
  const named = getNamedType(filterType(field)?.getFields().equal?.type)
  return named && isInputObjectType(named) ? named : undefined
}
function rowType(field: GraphQLField<unknown, unknown>): GraphQLObjectType {
  const page = getNamedType(field.type) as GraphQLObjectType
  const row = page.getFields().records?.type
  const named = row && getNamedType(row)
  if (!named || !isObjectType(named)) throw new Error(`no rows in ${page}`)
  return named
}
/** Members with single values, without lists. */
const plainOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(({ type: of, args }) => {
      const value = isNonNullType(of) ? of.ofType : of
      return args.length === 0 && !isListType(value) && !isCompositeType(value)
    })
    .map(({ name }) => name)

/** A query for a main card also finds its sub-cards. */
const FAMILY = 'parentCardNo'

const lists = pages.filter(({ name }) => !SUMS.includes(name))

/** Lists of the platform's desk. */
const OF_THE_DESK = ['registrations', 'companies', 'rescues']
function askerOf(name: string): Caller {
  if (name === 'arrivals') return yard.caller
  if (name === 'ownFleet') return filled.captain
  return OF_THE_DESK.includes(name) ? desk : filled.clerk
}

let filled: FilledCompany
let desk: Caller
let yard: Yard
/** Filters without which a list refuses to answer. */
let needed: Readonly<Record<string, Row>> = {}
beforeAll(async () => {
  filled = await newFilledCompany()
  yard = await newBusyYard(filled.company)
  const app = await testApp()
  desk = await deskPerson(app)
  const begun = new Date(Date.now() - 1000).toISOString()
  await rescuesOf(app, desk)
  const companyName = `公司${uniqueName()}`
  for (const which of ['甲', '乙']) await registerCompany(app, { companyName: companyName + which })
  const { clerk } = filled
  const { waybillImports, dataImports } = await clerk.ask<Record<'waybillImports' | 'dataImports', Page>>(
    '{ waybillImports { total records { id } } dataImports { total records { id } } }',
  )
  // Filters of logs that are limited to a month.
  const lately = { createTime: { from: new Date(Date.now() - 86_400_000).toISOString() } }
  needed = {
    ...Object.fromEntries(OF_THE_DESK.map((name) => [name, { companyName }])),
    rescues: { createTime: { from: begun } },
    waybillImportRows: { importId: waybillImports.records[0]?.id },
    dataImportRows: { importId: dataImports.records[0]?.id },
    ...Object.fromEntries(
      ['loginLogs', 'myLoginLogs', 'operationLogs', 'myOperationLogs'].map((name) => [name, lately]),
    ),
  }
})

/** Arguments without which sums cannot be asked. */
const BESIDES: Readonly<Record<string, string>> = Object.fromEntries(FIGURES.map((name) => [name, 'by: [MONTH], ']))

async function find(field: GraphQLField<unknown, unknown>, asked: Row): Promise<Page> {
  const [type, name] = [filterType(field), field.name]
  const filter = { ...needed[name], ...asked }
  const members = plainOf(rowType(field)).join(' ')
  const document = `query ($filter: ${type}!, $page: PageInput) { ${name}(${BESIDES[name] ?? ''}filter: $filter, page: $page) { total records { ${members} } } }`
  const answer = await askerOf(name).ask<Record<string, Page>>(document, { filter, page: { current: 1, size: 100 } })
  return answer[name] as Page
}

/** Pages of all rows: each is asked for once, so that the cases share what a company may read in a minute. */
const whole = new Map<string, Promise<Page>>()
function allOf(field: GraphQLField<unknown, unknown>): Promise<Page> {
  const page = whole.get(field.name) ?? find(field, {})
  whole.set(field.name, page)
  return page
}

/** Longest text that is searched for. */
const LONGEST = 200
const isGiven = (value: unknown): value is string | number | boolean =>
  value !== null && value !== undefined && String(value).length <= LONGEST

function otherThan(value: string | number | boolean): unknown {
  if (typeof value === 'number') return 987_654_321
  if (typeof value === 'boolean') return undefined
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return '1999-12-31T23:59:59+08:00'
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '1999-12-31'
  return /^-?\d+(\.\d+)?$/.test(value) ? '987654321' : `${value.slice(0, 20)}以外`
}

it('every list of rows can be asked for by the members of its rows', () => {
  expect(lists.length).toBeGreaterThan(15)
  for (const field of lists) {
    const asked = Object.keys(equalType(field)?.getFields() ?? {})
    expect({ list: field.name, asked: asked.length > 0 }).toEqual({ list: field.name, asked: true })
    const shown = Object.keys(rowType(field).getFields())
    expect({ list: field.name, strange: asked.filter((name) => !shown.includes(name)) }).toEqual({
      list: field.name,
      strange: [],
    })
  }
})

/** Types whose rows may show no value. */
const dummies: Readonly<Record<string, string | number>> = {
  ...{ String: '无', ID: '无', Int: 1, Decimal: '1', Date: '2026-01-01', DateTime: '2026-01-01T00:00:00+08:00' },
}

const codes = ({ type }: GraphQLInputField): boolean => isEnumType(getNamedType(type))
const ranged = ({ type }: GraphQLInputField): boolean => String(type) === 'DateTimeRange'
const asked = (member: GraphQLInputField, value: unknown): unknown => {
  if (ranged(member)) return { from: value, to: new Date(Date.parse(String(value)) + 1000).toISOString() }
  return isListType(member.type) ? [value] : value
}
/**
 * Member of a row that a filter belongs to: the member of the same name, or the one of which the filter takes several
 * values.
 */
const shownAs = (name: string, row: Row): string | undefined =>
  [name, name.replace(/s$/, '')].find((shown) => shown in row)
/** Whether a filter of texts also finds parts of them. */
const fits = (member: GraphQLInputField, shown: unknown, value: unknown): boolean =>
  String(member.type) === 'String' ? String(shown).includes(String(value)) : shown === value

describe.each(lists.map((field) => [field.name, field] as const))('%s', (_, field) => {
  it('finds by each member of its rows the rows that show that value, and nothing by another', async () => {
    const { records, total } = await allOf(field)
    expect(total).toBeGreaterThan(1)
    expect(records).toHaveLength(total)
    for (const [name, member] of Object.entries(equalType(field)?.getFields() ?? {})) {
      const values = new Set(records.map((row) => row[name]).filter(isGiven))
      for (const value of values) {
        const wanted = records.filter((row) => row[name] === value)
        const found = await find(field, { equal: { [name]: value } })
        expect({ name, value, total: found.total, rows: found.records }).toEqual({
          ...{ name, value, total: wanted.length },
          rows: wanted,
        })
      }
      const [value = dummies[String(member.type)]] = values
      const other = value === undefined || codes(member) ? undefined : otherThan(value)
      if (other !== undefined)
        expect({ name, total: (await find(field, { equal: { [name]: other } })).total }).toEqual({ name, total: 0 })
    }
  })

  it('finds by what it searches by the rows that show it, and no others', async () => {
    const { records } = await allOf(field)
    for (const [name, member] of Object.entries(filterType(field)?.getFields() ?? {})) {
      const [first] = records
      const shown = ['equal', FAMILY].includes(name) || !first ? undefined : shownAs(name, first)
      if (!shown || name in (needed[field.name] ?? {})) continue
      const values = new Set(records.map((row) => row[shown]).filter(isGiven))
      for (const value of values) {
        const found = await find(field, { [name]: asked(member, value) })
        const wanted = records.filter((row) => fits(member, row[shown], value))
        expect({ name, value, rows: found.records }).toEqual({ name, value, rows: wanted })
      }
      const [value] = values
      const other = value === undefined || codes(member) ? undefined : otherThan(value)
      if (other !== undefined)
        expect({ name, total: (await find(field, { [name]: asked(member, other) })).total }).toEqual({ name, total: 0 })
    }
  })

  it('sums up what its rows show, where they are summed up as they are', async () => {
    const { records } = await allOf(field)
    const sums = await summaryOf(field)
    const shown = Object.keys(sums).filter((name) => SUMMED.includes(field.name) && records[0] && name in records[0])
    const total = (name: string) => records.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0)
    expect(Object.fromEntries(shown.map((name) => [name, Math.round(Number(sums[name]) * 100)]))).toEqual(
      Object.fromEntries(shown.map((name) => [name, total(name)])),
    )
    if (SUMMED.includes(field.name)) expect(shown.length).toBeGreaterThan(1)
  })
})

/** Filters that take several values, of every list. */
const listed = pages.flatMap((field) =>
  Object.values(filterType(field)?.getFields() ?? {})
    .filter(({ type }) => isListType(type))
    .map((member) => [`${field.name}(${member.name})`, field, member] as const),
)

it('is known which filters take lists', () => {
  expect(listed.length).toBeGreaterThan(50)
})

describe.each(listed)('%s', (_, field, { name, description }) => {
  it('says that an empty list finds nothing, and finds nothing by one', async () => {
    expect(description).toMatch(/；空列表不查到任何记录$/)
    expect((await allOf(field)).total).toBeGreaterThan(0)
    expect(await find(field, { [name]: [] })).toEqual({ total: 0, records: [] })
  })
})

/** Lists whose summary adds up the members with the same names. */
const SUMMED = ['waybillReviews', 'waybillImports', 'ticketReconciliations']

/** Summary of a list, which must have rows. */
async function summaryOf(field: GraphQLField<unknown, unknown>): Promise<Row> {
  const [type, name] = [filterType(field), field.name]
  const summary = getNamedType((getNamedType(field.type) as GraphQLObjectType).getFields().summary?.type)
  const members = isObjectType(summary) ? Object.values(summary.getFields()) : []
  expect(members).not.toEqual([])
  const plain = isObjectType(summary) ? plainOf(summary) : []
  if (plain.length === 0) return {}
  const document = `query ($filter: ${type}) { ${name}(filter: $filter) { summary { ${plain.join(' ')} } } }`
  const { [name]: page } = await askerOf(name).ask<Record<string, { summary: Row }>>(
    document.replace(`${type})`, `${type}${name in needed ? '!' : ''})`),
    { filter: needed[name] },
  )
  return page?.summary ?? {}
}
