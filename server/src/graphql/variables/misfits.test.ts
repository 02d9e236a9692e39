import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { DateScalar, DecimalScalar } from '../../kernel/graphql.js'
import { misfitFinder } from './misfits.js'

const schema = buildSchema(`
  scalar Date
  scalar Decimal
  input Place { name: String!, order: Int! = 1 }
  input Range { from: Int, to: Int, since: Date }
  input Filter { range: Range, names: [String!], amounts: [Decimal!], or: [Filter!] }
  enum State { OPEN CLOSED }
  input Choice @oneOf { filter: Filter, states: [State!] }
  type Query { choice(choice: Choice, place: Place): Int, list(filter: Filter, filters: [Filter!], names: [String!], since: Date): Int }
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
    ['($filter: Filter)', { filter: 'x' }, 'filter'],
    ['($filter: Filter)', { filter: { range: { to: 1.5 } } }, 'filter.range.to'],
    ['($filter: Filter)', { filter: { range: { until: 1 } } }, 'filter.range.until'],
    ['($place: Place)', { place: {} }, 'place.name'],
    ['($place: Place)', { place: { name: null } }, 'place.name'],
    ['($choice: Choice)', { choice: {} }, 'choice'],
    ['($choice: Choice)', { choice: { filter: null } }, 'choice'],
    ['($choice: Choice)', { choice: { filter: {}, states: ['OPEN'] } }, 'choice'],
    ['($choice: Choice)', { choice: { filter: {}, states: null } }, 'choice'],
    ['($choice: Choice)', { choice: { other: {} } }, 'choice.other'],
    ['($choice: Choice)', { choice: { states: ['OPEN', 'GONE'] } }, 'choice.states.1'],
  ])('finds in %s of %j the place %s', (head, variables, field) => {
    expect(found(head, variables)).toEqual({ field, message: expect.stringMatching(`^${field}：`) })
  })

  it.each([
    ['($filter: Filter)', {}],
    ['($filter: Filter)', { filter: null }],
    ['($filter: Filter)', { filter: { names: [], or: [], range: null } }],
    ['($filters: [Filter!])', { filters: [] }],
    ['($filters: [Filter!])', { filters: { or: { names: ['x'] } } }],
    ['($names: [String!])', { names: ['x'], other: [] }],
    ['($choice: Choice)', { choice: { states: 'CLOSED' } }],
    ['($place: Place)', { place: { name: '' } }],
    ['($filter: Filter)', { filter: { range: { since: '2026-01-02' }, amounts: '1.00' } }],
    ['($since: Date)', { since: null }],
  ])('finds nothing wrong of %s in %j', (head, variables) => {
    expect(found(head, variables)).toBeUndefined()
  })
})
