import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openApp } from '@tufang/tests/app'
import type { Caller, Refusal } from '@tufang/tests/caller'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { FILTERS_BELOW } from '@tufang/tests/filters-below'
import { root } from '@tufang/tests/imports'
import { newMember } from '@tufang/tests/limited'
import { newPayable } from '@tufang/tests/payment'
import { keptPunch } from '@tufang/tests/punch'
import { statementsOf } from '@tufang/tests/queries'
import { enter } from '@tufang/tests/session'
import { twoProjects } from '@tufang/tests/two-projects'
import { buildSchema, type GraphQLNamedType, getNamedType, getNullableType, isLeafType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'

/**
 * Pages within records. Each must equal the list itself, read by the same person with the record in its filter, and
 * take one statement for all records. For a new page, this file has to say how the list is filtered by the record.
 */
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))

interface PageBelow {
  /** `Card.waybills`. */
  name: string
  parent: string
  field: string
  /** Type of the page. */
  page: string
}

const isPage = (type: string): boolean => {
  const page = schema.getType(type)
  return isObjectType(page) && page.getFields().records !== undefined
}

/** Fields of records with the arguments of a list. */
const edges: PageBelow[] = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (!isObjectType(type) || type === schema.getQueryType()) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const page = getNamedType(field.type).name
    const taken = field.args.map(({ name }) => name)
    const isBelow = isPage(page) && taken.includes('filter') && taken.includes('page')
    return isBelow ? [{ name: `${type.name}.${field.name}`, parent: type.name, field: field.name, page }] : []
  })
})

/** Queries that find records of each type. */
const PLACES: Record<string, (selection: string) => string> = {
  Card: (one) => `cards(page: { size: 20 }) { records { ${one} } }`,
  Receipt: (one) => `receipts(page: { size: 20 }) { records { ${one} } }`,
  Settlement: (one) => `settlements(page: { size: 20 }) { records { ${one} } }`,
  Captain: (one) => `captains(page: { size: 20 }) { records { ${one} } }`,
  Driver: (one) => `drivers(page: { size: 20 }) { records { ${one} } }`,
  Truck: (one) => `trucks(page: { size: 20 }) { records { ${one} } }`,
  Project: (one) => `projects { ${one} }`,
  DumpSite: (one) => `waybills(page: { size: 20 }) { records { dumpSite { ${one} } } }`,
  Waybill: (one) => `waybills(page: { size: 20 }) { records { ${one} } }`,
  Payment: (one) => `payments(page: { size: 20 }) { records { ${one} } }`,
  Invoice: (one) => `invoices(page: { size: 20 }) { records { ${one} } }`,
  Payee: (one) => `settlements(page: { size: 20 }) { records { payee { ${one} } } }`,
}

interface Record_ {
  id: string
  [member: string]: unknown
}

/** Lists by the types of their pages. */
const lists = new Map(
  Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => [getNamedType(field.type).name, field]),
)

/** Fields of a type without arguments and without fields of their own. */
function leavesOf(name: string): string {
  const type = schema.getType(name)
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  return fields
    .filter((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)) && !field.deprecationReason)
    .map((field) => field.name)
    .join(' ')
}

const typeOf = (page: string, field: 'records' | 'summary'): string => {
  const type = schema.getType(page)
  return isObjectType(type) ? (getNamedType(type.getFields()[field]?.type)?.name ?? '') : ''
}
const tellAll = (page: string): string =>
  `{ total summary { ${leavesOf(typeOf(page, 'summary'))} } records { ${leavesOf(typeOf(page, 'records'))} } }`

const filterTypeOf = (page: string): string => String(lists.get(page)?.args.find(({ name }) => name === 'filter')?.type)

/** All records within an answer that have this member. */
function recordsWith(value: unknown, member: string): Record_[] {
  if (Array.isArray(value)) return value.flatMap((one) => recordsWith(one, member))
  if (typeof value !== 'object' || value === null) return []
  if (Object.hasOwn(value, member)) return [value as Record_]
  return Object.values(value).flatMap((one) => recordsWith(one, member))
}

/** Records of the parent's type with their pages, each record once; null where the parent's own list is refused. */
async function nested(
  caller: Caller,
  { name, parent, field, page }: PageBelow,
  size: number,
): Promise<Record_[] | null> {
  const by = FILTERS_BELOW[name]?.by ?? 'id'
  const asked = `id by: ${by} below: ${field}(page: { size: ${size} }) ${tellAll(page)}`
  const { data, errors } = await caller.gql(`{ ${PLACES[parent]?.(asked)} }`)
  if (isRefused(errors)) return null
  return [...new Map(recordsWith(data, 'below').map((record) => [record.id, record])).values()]
}

/** Page of the list with the record in its filter; null where that is refused. */
async function flat(caller: Caller, { name, page }: PageBelow, key: string, size: number): Promise<unknown> {
  const list = lists.get(page)?.name
  const query = `query ($filter: ${filterTypeOf(page)}) { below: ${list}(filter: $filter, page: { size: ${size} }) ${tellAll(page)} }`
  const { data, errors } = await caller.gql<{ below: unknown }>(query, { filter: FILTERS_BELOW[name]?.filter(key) })
  return isRefused(errors) ? null : data?.below
}

/** Whether the person may not look; other errors are faults. */
function isRefused(errors: readonly Refusal[]): boolean {
  if (errors.length === 0) return false
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
  return true
}

const two = await twoProjects((filled) => newPayable(filled.company, 2))
const { filled } = await two.again()
// Last trip that left, so that it is on the first page.
const last = await newWaybill(two.company, {
  driver: await newDriver(two.company, { captain: await newCaptain(two.company) }),
  dumpSite: await newDumpSite(two.company),
})
await keptPunch(two.company, last)
const foreign = await newFilledCompany()
const base = await newMember(two.company, ['chain:basedata:get'])
const people: [string, Caller][] = [
  ['an administrator', await two.company.as('管理员')],
  ['a member limited to some projects', two.member.caller],
  ['a captain', filled.captain],
  ['an administrator of another company', foreign.clerk],
  ['somebody who may look at base data alone', base.caller],
]

describe('a page within a record', () => {
  it('is there of many, and each has a list to be held against', () => {
    expect(edges.map(({ name }) => name).toSorted()).toEqual(Object.keys(FILTERS_BELOW).toSorted())
    expect(edges.filter(({ parent, page }) => !PLACES[parent] || !lists.has(page))).toEqual([])
  })

  const seen = new Map(people.map(([who]) => [who, new Set<string>()]))

  describe.each(people)('to %s', (who, caller) => {
    it.each(edges.map((edge) => [edge.name, edge] as const))('shows what its list shows: %s', async (_, edge) => {
      for (const size of [2, 12]) {
        for (const { by, below } of (await nested(caller, edge, size)) ?? []) {
          expect(below).toEqual(await flat(caller, edge, String(by), size))
          if (below && (below as { total: number }).total > 0) seen.get(who)?.add(edge.name)
        }
      }
    })
  })

  it('holds something: of each kind to an administrator, and to the person who sees a part', () => {
    const [all, member, captain, other, base] = people.map(([who]) => seen.get(who) ?? new Set())
    expect(edges.filter(({ name }) => !all?.has(name)).map(({ name }) => name)).toEqual([])
    expect([...(member ?? [])]).toEqual(
      expect.arrayContaining(['Card.waybills', 'Receipt.settlements', 'Settlement.paymentPage']),
    )
    expect([...(captain ?? [])]).toEqual(expect.arrayContaining(['Card.waybills', 'Card.receipts', 'Project.waybills']))
    expect(other?.size).toBeGreaterThan(0)
    expect(base?.size).toBe(0)
  })

  it('is null for people who may not look at its list', async () => {
    const edge = edges.find(({ name }) => name === 'Truck.waybills')
    const records = edge && (await nested(base.caller, edge, 2))
    expect(records?.length).toBeGreaterThan(0)
    expect(records?.map(({ below }) => below)).toEqual(records?.map(() => null))
  })
})

/** Program with a higher limit of reading per minute: hundreds of operations follow each other here. */
const app = await openApp({ readUnitsPerMinute: 1_000_000_000_000 })
const reader = await enter(app, { userId: filled.company.people.管理员.id, companyId: filled.company.id })

/** Statements of an operation, without those that look up the person. */
const sent = async (query: string): Promise<string[]> =>
  (await statementsOf(() => reader.ask(query))).filter((text) => !text.includes('from session s'))

/** Step from a record to others: a page within it, or the object beside one of its ids. */
interface Step {
  name: string
  parent: string
  /** Type of the records at its end. */
  to: string
  ask(alias: string, more?: string): string
}

const back: Step[] = edges.map(({ name, parent, field, page }) => ({
  name,
  parent,
  to: typeOf(page, 'records'),
  ask: (alias, more = '') =>
    `${alias}: ${field}(page: { size: 3 }) { total summary { ${leavesOf(typeOf(page, 'summary'))} } records { id ${more} } }`,
}))

const isNode = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')

const forth: Step[] = Object.keys(PLACES).flatMap((parent) => {
  const type = schema.getType(parent)
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  return fields
    .filter((field) => field.args.length === 0 && isNode(getNullableType(field.type) as GraphQLNamedType))
    .map((field) => ({
      name: `${parent}.${field.name}`,
      parent,
      to: getNamedType(field.type).name,
      ask: (alias: string, more = '') => `${alias}: ${field.name} { id ${more} }`,
    }))
})
const steps = [...back, ...forth]

const pairOf = (kind: string, one: Step, other: Step, both: string) => ({
  name: `${other.name} ${kind} ${one.name}`,
  plain: PLACES[one.parent]?.('id'),
  both: PLACES[one.parent]?.(`id ${both}`),
})

/** Pairs of steps, either beside each other or one after the other. */
const pairs = steps.flatMap((one) =>
  steps.flatMap((other) => [
    ...(one.parent === other.parent && one.name <= other.name
      ? [pairOf('beside', one, other, `${one.ask('a')} ${other.ask('b')}`)]
      : []),
    ...(one.to === other.parent ? [pairOf('within', one, other, one.ask('a', other.ask('b')))] : []),
  ]),
)

describe('the statements of a query', () => {
  it('are counted for steps both ways, and for many pairs of them', () => {
    expect(forth.map(({ name }) => name)).toEqual(expect.arrayContaining(['Waybill.settlement', 'Invoice.payment']))
    expect(pairs.length).toBeGreaterThan(100)
  })

  it.each(back)('are one more with $name', async ({ parent, ask }) => {
    const place = PLACES[parent]
    const plain = await sent(`{ ${place?.('id')} }`)
    expect(await sent(`{ ${place?.(`id ${ask('a')}`)} }`)).toHaveLength(plain.length + 1)
  })

  it.each(forth)('are one more at most with $name', async ({ parent, ask }) => {
    const place = PLACES[parent]
    const plain = await sent(`{ ${place?.('id')} }`)
    expect((await sent(`{ ${place?.(`id ${ask('a')}`)} }`)).length).toBeLessThanOrEqual(plain.length + 1)
  })

  it.each(pairs)('are two more at most with two: $name', async ({ plain, both }) => {
    expect((await sent(`{ ${both} }`)).length).toBeLessThanOrEqual((await sent(`{ ${plain} }`)).length + 2)
  })
})
