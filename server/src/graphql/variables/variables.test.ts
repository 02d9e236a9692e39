import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { defaultsFiller, type Variables } from './variables.js'

const schema = buildSchema(`
  enum Order { ASC DESC }
  input Page { current: Int! = 1, size: Int! = 20 }
  input Sort { field: String!, order: Order! = ASC }
  input Filter { page: Page = { current: 3 }, nested: Filter, names: [String!] }
  type Query { list(page: Page, sort: [Sort!], filter: Filter, n: Int): Int }
`)

const fill = (head: string, variables: Variables): Variables =>
  defaultsFiller(schema, parse(`query ${head} { list }`), undefined)(variables)

describe('defaultsFiller', () => {
  it.each<[string, Variables, Variables]>([
    ['($n: Int! = 2)', {}, { n: 2 }],
    ['($n: Int! = 2)', { n: 5 }, { n: 5 }],
    ['($n: Int = 2)', { n: null }, { n: null }],
    ['($n: Int)', {}, {}],
    ['($page: Page)', { page: {} }, { page: { current: 1, size: 20 } }],
    ['($page: Page)', { page: { size: 50 } }, { page: { current: 1, size: 50 } }],
    ['($page: Page! = { size: 5 })', {}, { page: { current: 1, size: 5 } }],
    ['($sort: [Sort!])', { sort: [{ field: 'a' }] }, { sort: [{ field: 'a', order: 'ASC' }] }],
    ['($sort: [Sort!])', { sort: { field: 'a', order: 'DESC' } }, { sort: { field: 'a', order: 'DESC' } }],
    ['($filter: Filter)', { filter: { names: ['a'] } }, { filter: { names: ['a'], page: { current: 3, size: 20 } } }],
    ['($filter: Filter)', { filter: { page: null } }, { filter: { page: null } }],
    ['($sort: [Sort!])', { sort: 'wrong' }, { sort: 'wrong' }],
  ])('%s with %j', (head, given, filled) => {
    expect(fill(head, given)).toEqual(filled)
  })

  it('leaves the given variables alone', () => {
    const given = { page: {} }
    fill('($page: Page)', given)
    expect(given).toEqual({ page: {} })
  })
})
