import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { afterAll, expect, it } from 'vitest'

/**
 * One company on one database, used through two programs: one with the fast path, and one in which graphql-js runs all.
 */
const company = await newCompany()
for (const status of ['LOADED', 'UNLOADED', 'VOID'] as const) await newWaybill(company, { status })
const fast = await company.as('结算员')
const slowApp = await openApp({ fastGraphql: false })
const slow = new Caller(slowApp.fastify, fast.credentials)
afterAll(() => slowApp.fastify.close())

const page = 'query($page: PageInput) { waybills(page: $page, sort: [{ field: NO, direction: ASC }])'

it.each([
  ['a page of columns', `${page} { total records { id no status weightTons goDatetime createTime } } }`, {}],
  ['its sums', `${page} { total summary { counted leftOut receivable } records { no } } }`, {}],
  ['edges', `${page} { records { no project { id projectName } settlement { id } } } }`, {}],
  ['two pages', `${page} { total } cards { total records { id } } }`, {}],
  ['fragments and aliases', `${page} { records { number: no ...F } } } fragment F on Waybill { id state: status }`, {}],
  ['directives', `${page} { records { id no @skip(if: true) } } }`, {}],
  ['a page that is none', `${page} { total records { id } } }`, { page: { current: 0, size: 20 } }],
  ['a variable of another type', `${page} { total records { id } } }`, { page: { current: 'first', size: 20 } }],
  ['a row that is not there', 'query { waybill(id: "019a3f60-1c00-7000-8000-000000000001") { id } }', {}],
  ['a field that is not there', 'query { waybills { records { nothing } } }', {}],
])('%s: the same answer without the fast path', async (_, query, variables) => {
  const [one, other] = [await fast.gql(query, variables), await slow.gql(query, variables)]
  expect(other.data).toEqual(one.data)
  // Each of the two ways has a message of its own for a value that does not fit a variable.
  const told = (errors: typeof one.errors) =>
    errors.map(({ message, extensions: { code } }) => [code, message.replace(/：Variable .*/, '')])
  expect(told(other.errors)).toEqual(told(one.errors))
  expect(one.data ?? one.errors[0]).toBeDefined()
})
