import { sheets } from '@tufang/server/domains'
import { kindOf } from '@tufang/server/kernel/list/sheet'
import { testApp } from '@tufang/tests/app'
import { newBusyYard } from '@tufang/tests/factories/yard-site'
import { newFilledCompany } from '@tufang/tests/filled-company'
import {
  buildClientSchema,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { columns, memberOf, START, written } from './export-task'

/** Every list that can be exported, by a filter of its own, against the rows that its query answers. */
type Row = Record<string, unknown>

const schema = buildClientSchema(
  await (await testApp()).anonymous().ask<IntrospectionQuery>(getIntrospectionQuery({ oneOf: true })),
)
const queries = schema.getQueryType()?.getFields() ?? {}
const { company, clerk } = await newFilledCompany()
const yard = await newBusyYard(company)
const askerOf = (list: string) => (list === 'ARRIVALS' ? yard : { company, caller: clerk })
const idOf = async (list: string) =>
  (await clerk.ask<Record<string, { records: { id: string }[] }>>(`{ ${list} { records { id } } }`))[list]?.records[0]
    ?.id
const lately = { createTime: { from: new Date(Date.now() - 86_400_000).toISOString() } }

/** Filters without which a list finds nothing, or refuses to answer. */
const needed: Readonly<Record<string, Row>> = {
  LOGIN_LOGS: lately,
  OPERATION_LOGS: lately,
  TICKET_DAY_STATS: { startDate: '2026-01-01', endDate: '2027-12-31' },
  TICKET_MONTH_STATS: { startDate: '2026-01-01', endDate: '2027-12-31' },
  WAYBILL_IMPORT_ROWS: { importId: await idOf('waybillImports') },
}
const beside: Readonly<Record<string, string>> = { TICKET_DAY_STATS: 'by: DAY, ', TICKET_MONTH_STATS: 'by: MONTH, ' }
/** Sheets that no query with their filter answers; every-export.test.ts and export-rest.test.ts compare their rows. */
const WITHOUT_QUERY = ['PRICE_COVERAGE', 'RECEIPT_CARDS', 'SCANNED_CARDS']

/** Columns that a sheet tells in words of its own. */
const RETOLD = ['LOGIN_LOGS.exception']
/** Rows of totals behind those of one project. */
const TOTALS: Readonly<Record<string, number>> = { TICKET_DAY_STATS: 2, TICKET_MONTH_STATS: 2 }

const inputNamed = (name: string): GraphQLInputObjectType => {
  const type = schema.getType(name)
  if (!isInputObjectType(type)) throw new Error(`no input type ${name}`)
  return type
}
const filterOf = (list: string) => sheets[list]?.filterType ?? ''

/** Query of the list with the filter of a sheet, and the type of its rows. */
function queryOf(list: string): { name: string; row: GraphQLObjectType } {
  const found = Object.values(queries).find(
    ({ name, args, type }) =>
      args.some((arg) => arg.name === 'filter' && getNamedType(arg.type).name === filterOf(list)) &&
      /Page!$/.test(String(type)) &&
      !/^my|Stats$/.test(name.replace('ticketStats', '')),
  )
  const page = found && getNamedType(found.type)
  const row = isObjectType(page) ? getNamedType(page.getFields().records?.type) : undefined
  if (!found || !isObjectType(row)) throw new Error(`no query of ${list}`)
  return { name: found.name, row }
}

/** Columns of a sheet that are texts of its rows. */
function textsOf(list: string, row: GraphQLObjectType): string[] {
  const [shown, sheet] = [row.getFields(), sheets[list]]
  const keys = Object.keys(sheet?.fields ?? {}).filter((key) => /^String!?$/.test(String(shown[key]?.type)))
  return keys.filter((key) => sheet && kindOf(sheet, key) === 'text' && !RETOLD.includes(`${list}.${key}`))
}

/** Filter that finds rows like this one, by a text of it. */
function filterLike(list: string, keys: readonly string[], row: Row): Row {
  const members = inputNamed(filterOf(list)).getFields()
  const equal = getNamedType(members.equal?.type)
  const given = keys.filter((key) => typeof row[key] === 'string' && row[key] !== '')
  const byEqual = given.find((key) => isInputObjectType(equal) && key in equal.getFields())
  if (byEqual) return { equal: { [byEqual]: row[byEqual] } }
  const byMember = given.find((key) => String(members[key]?.type) === 'String')
  if (byMember) return { [byMember]: row[byMember] }
  const byMany = given.find((key) => String(members[`${key}s`]?.type) === '[String!]')
  if (byMany) return { [`${byMany}s`]: [row[byMany]] }
  throw new Error(`${list} finds nothing by ${keys.join()} of ${JSON.stringify(row)}`)
}

async function answered(list: string, filter: Row, keys: readonly string[]): Promise<Row[]> {
  const { name } = queryOf(list)
  const query = `query ($filter: ${filterOf(list)}!) { ${name}(${beside[list] ?? ''}filter: $filter, page: { size: 100 }) { records { ${keys.join(' ')} } } }`
  return (await askerOf(list).caller.ask<Record<string, { records: Row[] }>>(query, { filter }))[name]?.records ?? []
}

const lists = Object.keys(sheets)

it('every exportable list has its member, with the filter and the order of its query', () => {
  const given = inputNamed('ExportListInput')
  expect(given.isOneOf).toBe(true)
  const types = Object.values(given.getFields()).map(({ name, type }) => {
    const { filter, sort } = inputNamed(getNamedType(type).name).getFields()
    return [name, getNamedType(filter?.type)?.name, sort && getNamedType(sort.type).name]
  })
  const told = Object.entries(sheets).map(([list, { filterType, sortType }]) => [memberOf(list), filterType, sortType])
  expect(types.toSorted()).toEqual(told.toSorted())
})

describe.each(lists.filter((list) => !WITHOUT_QUERY.includes(list)))('an export of %s', (list) => {
  it('has the rows that the list answers to the same filter', async () => {
    const keys = textsOf(list, queryOf(list).row)
    const [first] = await answered(list, needed[list] ?? {}, keys)
    const filter = { ...needed[list], ...filterLike(list, keys, first ?? {}) }
    const rows = await answered(list, filter, keys)
    expect(rows).not.toEqual([])
    const [, ...told] = await written(askerOf(list).caller, askerOf(list).company, { list, keys, filter })
    const found = told.slice(0, told.length - (TOTALS[list] ?? 0))
    expect(found.map((cells) => keys.map((_, at) => cells[at] ?? ''))).toEqual(
      rows.map((row) => keys.map((key) => row[key] ?? '')),
    )
  })
})

describe.each(lists)('an export of %s', (list) => {
  it("is refused with a member of another list's filter", async () => {
    const own = inputNamed(filterOf(list)).getFields()
    const other = lists
      .flatMap((one) => Object.keys(inputNamed(filterOf(one)).getFields()))
      .find((name) => !(name in own))
    const input = { list: { [memberOf(list)]: { filter: { [`${other}`]: null } } }, columns: columns.waybills }
    const { extensions } = await clerk.refusal(START, { input })
    const field = `input.list.${memberOf(list)}.filter.${other}`
    expect(extensions).toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ field }] })
  })
})
