import { readFileSync } from 'node:fs'
import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import { afterAll, expect, it } from 'vitest'

/**
 * Pages below the records of one company, through two programs: one in which PostgreSQL writes them within the records,
 * and one in which graphql-js asks loaders for them.
 */
const { company, clerk, captain } = await newFilledCompany()
const slowApp = await openApp({ fastGraphql: false })
afterAll(() => slowApp.fastify.close())

const limited = await newMember(company)
const projects = await rowsOf<{ id: string }>(
  sql`select project_id as id from waybill where company_id = ${company.id} group by 1 order by count(*) limit 1`,
)
await limited.limitTo(projects.map(({ id }) => id))
const callers: Record<string, Caller> = {
  clerk,
  captain,
  'member limited to a project': limited.caller,
  'member who may look at settlements alone': (await newMember(company, ['chain:garbagecustomersales:get'])).caller,
}

const WRITTEN: Record<string, string> = {
  'waybills of settlements': `query ($page: PageInput) { settlements(page: $page) { total records {
    id settleNo settleAmt waybills(page: { size: 2 }) { total records { id no goDatetime receivable } } } } }`,
  'aliases, types and numbers alone': `{ settlements { records { __typename all: waybills { n: total }
    last: waybills(page: { size: 1 }, sort: [{ field: GO_DATETIME }]) { __typename rows: records { k: no } } } } }`,
  'waybills of cards with objects': `{ cards(sort: [{ field: CARD_NO, direction: ASC }]) { total records { cardNo
    waybills(filter: { status: [UNLOADED] }) { total records { no settlement { settleNo } project { name } } } } } }`,
  'records of receipts': `{ receipts { records { giveCardNo waybills { total records { no } }
    cards { records { cardNo status } } settlements { total records { settleNo } } } } }`,
  'money of settlements': `{ settlements { records { settleNo paymentPage { total records { paymentNo amt } }
    invoicePage { records { id } } } } }`,
  'sub-cards': '{ cards { records { cardNo subCards { total records { cardNo } } } } }',
}
const ASKED: Record<string, string> = {
  sums: '{ settlements { records { id waybills { total summary { receivable } records { no } } } } }',
  'pages of pages': '{ cards { records { cardNo receipts { records { id waybills { records { no } } } } } } }',
  'columns that are put together': '{ settlements { records { id waybills { records { no allowedActions } } } } }',
  'a page that is none': '{ settlements { records { id waybills(page: { size: 0 }) { records { no } } } } }',
  'a text that is too long': `{ cards { records { id waybills(filter: { no: "${'9'.repeat(201)}" }) { total } } } }`,
  'an order without an index': `{ cards { records { id
    waybills(sort: [{ field: RECEIVABLE, direction: DESC }]) { records { no } } } } }`,
  'more rows than a page':
    '{ settlements(page: { size: 100 }) { records { id waybills(page: { size: 500 }) { total } } } }',
}

it.each(
  Object.keys(callers).flatMap((who) => Object.entries({ ...WRITTEN, ...ASKED }).map((one) => [who, ...one] as const)),
)('%s, %s: the same pages as without the fast path', async (who, _, query) => {
  const fast = callers[who] as Caller
  const slow = new Caller(slowApp.fastify, fast.credentials)
  const [one, other] = [await fast.gql(query), await slow.gql(query)]
  const told = ({ data, errors }: typeof one) => ({
    data,
    errors: errors.map(({ message, path, extensions: { code } }) => ({ message, path, code })),
  })
  expect(JSON.stringify(told(one))).toBe(JSON.stringify(told(other)))
})

it('they come with the records, without a statement of their own', async () => {
  const count = async (query: string) => {
    const ask = () => clerk.ask(query)
    await ask()
    return (await statementsOf(ask)).length
  }
  const alone = await count('{ settlements { records { id } } }')
  for (const [name, query] of Object.entries(WRITTEN)) expect(await count(query), name).toBe(alone)
  expect(await count(String(ASKED.sums))).toBeGreaterThan(alone)
})

it('records have pages with and without rows', async () => {
  const { cards } = await clerk.ask<{ cards: { records: { waybills: { total: number; records: object[] } }[] } }>(
    '{ cards { records { waybills { total records { no } } } } }',
  )
  for (const { waybills } of cards.records) expect(waybills.records).toHaveLength(Math.min(waybills.total, 20))
  expect(new Set(cards.records.map(({ waybills }) => waybills.total > 0))).toEqual(new Set([true, false]))
})

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

it.each(['waybills', 'settlements', 'cards', 'receipts'])('%s: every column as without the fast path', async (list) => {
  const page = getNamedType(schema.getQueryType()?.getFields()[list]?.type)
  const record = isObjectType(page) ? getNamedType(page.getFields().records?.type) : undefined
  const fields = isObjectType(record) ? Object.values(record.getFields()) : []
  const leaves = fields.filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0)
  const slow = new Caller(slowApp.fastify, clerk.credentials)
  for (const { name } of leaves) {
    const query = `{ ${list} { records { id ${name} } } }`
    expect(JSON.stringify(await clerk.ask(query)), name).toBe(JSON.stringify(await slow.ask(query)))
  }
  expect(leaves.length).toBeGreaterThan(10)
})
