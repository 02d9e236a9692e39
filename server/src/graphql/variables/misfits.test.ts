import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { DateScalar, DecimalScalar } from '../../kernel/graphql.js'
import { misfitFinder } from './misfits.js'

const schema = buildSchema(`
  scalar Date
  scalar Decimal
  enum State { OPEN DONE }
  input Range { from: Int, to: Int, since: Date }
  input Filter { range: Range, names: [String!], amounts: [Decimal!], states: [State!], or: [Filter!] }
  type Query { list(filter: Filter, filters: [Filter!], names: [String!], since: Date, state: State): Int }
`)
Object.assign(schema.getType('Date') ?? {}, { parseValue: DateScalar.parseValue })
Object.assign(schema.getType('Decimal') ?? {}, { parseValue: DecimalScalar.parseValue })
const found = (head: string, variables: Record<string, unknown>) =>
  misfitFinder(schema, parse(`query ${head} { list }`), undefined)(variables)

describe('misfitFinder', () => {
  it.each([
    ['($filter: Filter)', { filter: [] }, 'filter'],
    ['($filter: Filter!)', { filter: [{}] }, 'filter'],
    ['($filter: Filter)', { filter: { range: [] } }, 'filter.range'],
    ['($filter: Filter)', { filter: { or: [{ range: { from: 1 } }, []] } }, 'filter.or.1'],
    ['($filters: [Filter!])', { filters: [[]] }, 'filters.0'],
    ['($filters: [Filter!])', { filters: { range: [] } }, 'filters.range'],
    ['($since: Date!)', { since: '2026-01-02T00:00:00Z' }, 'since'],
    ['($filter: Filter)', { filter: { or: { range: { since: 1 } } } }, 'filter.or.range.since'],
    ['($filter: Filter)', { filter: { amounts: ['1.00', '一'] } }, 'filter.amounts.1'],
    ['($filter: Filter)', { filter: { states: ['OPEN', 'open'] } }, 'filter.states.1'],
    ['($state: State!)', { state: 1 }, 'state'],
    ['($state: State)', { state: 'toString' }, 'state'],
  ])('finds in %s of %j the place %s', (head, variables, field) => {
    expect(found(head, variables)).toEqual({ field, message: expect.stringMatching(`^${field}：`) })
  })

  it('tells the enum whose name it is not', () => {
    expect(found('($state: State)', { state: 'GONE' })?.message).toBe('state：不是 State 的取值')
  })

  it.each([
    ['($filter: Filter)', {}],
    ['($filter: Filter)', { filter: null }],
    ['($filter: Filter)', { filter: { names: [], or: [], range: null } }],
    ['($filters: [Filter!])', { filters: [] }],
    ['($filters: [Filter!])', { filters: { or: { names: ['x'] } } }],
    ['($names: [String!])', { names: [['x']], other: [] }],
    ['($filter: Filter)', { filter: { range: { since: '2026-01-02' }, amounts: '1.00' } }],
    ['($since: Date)', { since: null }],
    ['($filter: Filter)', { filter: { states: ['OPEN', 'DONE'] } }],
    ['($state: State)', { state: 'DONE' }],
  ])('finds nothing wrong of %s in %j', (head, variables) => {
    expect(found(head, variables)).toBeUndefined()
  })
})
