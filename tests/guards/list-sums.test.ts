import { addMoney, type Money, ZERO } from '@tufang/server/kernel/money/money'
import { newCompany } from '@tufang/tests/company'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { type GraphQLObjectType, getNamedType, getNullableType, isLeafType, isNonNullType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { callable } from './graphql-calls'

const SIZE = 1000
const NUMBERS = ['Int', 'Decimal', 'Float']

const company = await newCompany()
await newFilledCompany(company)
const admin = await company.as('管理员')

const leaves = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(({ type: of, args }) => isLeafType(getNullableType(of)) && args.length === 0)
    .map(({ name }) => name)
const numbers = (type: GraphQLObjectType): string[] =>
  leaves(type).filter((name) => NUMBERS.includes(getNamedType(type.getFields()[name]?.type)?.name ?? ''))

/** Lists of the platform's desk, of captains and of dump sites, in which a company's administrator sees no row. */
const OF_OTHERS = ['Query.arrivals', 'Query.companies', 'Query.ownFleet', 'Query.registrations', 'Query.rescues']

/** Lists without required arguments. */
const lists = [...callable].flatMap(([name, { args, type }]) => {
  const page = getNamedType(type)
  if (OF_OTHERS.includes(name) || !name.startsWith('Query.') || !isObjectType(page) || !page.name.endsWith('Page'))
    return []
  if (args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)) return []
  const { records, summary } = page.getFields()
  const [row, sums] = [getNamedType(records?.type), getNamedType(summary?.type)]
  if (!isObjectType(row) || !isObjectType(sums)) return []
  const same = numbers(sums).filter((field) => numbers(row).includes(field))
  return [{ name: name.replace('Query.', ''), row: leaves(row), same }]
})

interface Row {
  [field: string]: string | number | boolean | null
}
interface Page {
  total: number
  summary: Record<string, string | number>
  records: Row[]
}

const isBooked = ({ status }: Row): boolean => status === 'BOOKED'
/** Rows that the sums count, for lists that also contain others: undone or voided rows, and trips without a weight. */
const COUNTED: Record<string, (row: Row) => boolean> = {
  waybills: ({ status }) => status !== 'VOID',
  'waybills.weightTons': ({ status, weightType }) => status !== 'VOID' && weightType === 'TON',
  payments: ({ status }) => status !== 'RETURNED' && status !== 'REVERSED',
  ticketPurchases: isBooked,
  ticketCollections: isBooked,
  ticketRefunds: isBooked,
}

it.each(lists)('$name sums each of its rows once', async ({ name, row, same }) => {
  const summary = same.length > 0 ? `summary { ${same.join(' ')} }` : ''
  const { list } = await admin.ask<{ list: Page }>(
    `{ list: ${name}(page: { size: ${SIZE} }) { total ${summary} records { ${row.join(' ')} } } }`,
  )
  expect(list.total).toBeGreaterThan(0)
  expect(list.records).toHaveLength(list.total)
  expect(new Set(list.records.map((record) => JSON.stringify(record))).size).toBe(list.total)
  const sumOf = (field: string): number => {
    const counted = list.records.filter(COUNTED[`${name}.${field}`] ?? COUNTED[name] ?? (() => true))
    return Number(addMoney(ZERO, ...counted.map((record) => String(record[field] ?? 0) as Money)))
  }
  expect(same.map((field) => [field, Number(list.summary[field])])).toEqual(same.map((field) => [field, sumOf(field)]))
})

it('most lists have sums of what their rows tell', () => {
  expect(lists.filter(({ same }) => same.length > 0).length).toBeGreaterThan(10)
})
