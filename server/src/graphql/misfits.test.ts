import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { misfitFinder } from './misfits.js'

const schema = buildSchema(`
  input Range { from: Int, to: Int }
  input Filter { range: Range, names: [String!], or: [Filter!] }
  type Query { list(filter: Filter, filters: [Filter!], names: [String!]): Int }
`)
const finds = (head: string, variables: Record<string, unknown>): boolean =>
  misfitFinder(schema, parse(`query ${head} { list }`), undefined)(variables)

describe('misfitFinder', () => {
  it.each([
    ['($filter: Filter)', { filter: [] }],
    ['($filter: Filter!)', { filter: [{}] }],
    ['($filter: Filter)', { filter: { range: [] } }],
    ['($filter: Filter)', { filter: { or: [{ range: { from: 1 } }, []] } }],
    ['($filters: [Filter!])', { filters: [[]] }],
    ['($filters: [Filter!])', { filters: { range: [] } }],
  ])('finds the list of %s in %j', (head, variables) => {
    expect(finds(head, variables)).toBe(true)
  })

  it.each([
    ['($filter: Filter)', {}],
    ['($filter: Filter)', { filter: null }],
    ['($filter: Filter)', { filter: { names: [], or: [], range: null } }],
    ['($filters: [Filter!])', { filters: [] }],
    ['($filters: [Filter!])', { filters: { or: { names: ['x'] } } }],
    ['($names: [String!])', { names: [['x']], other: [] }],
  ])('finds nothing wrong of %s in %j', (head, variables) => {
    expect(finds(head, variables)).toBe(false)
  })
})
