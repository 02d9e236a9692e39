import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { breaksOf, everyName, REASON } from './breaks'

const read = (file: string) => buildSchema(readFileSync(path.join(root, file), 'utf8'))
const thisMonth = new Date().toISOString().slice(0, 7)

describe('the schema', () => {
  it('breaks nothing that was released', async () => {
    expect(await breaksOf(read('schema.released.graphql'), read('schema.graphql'), thisMonth)).toEqual([])
  })

  it('says of each deprecated name when it may go, and what comes instead', () => {
    const reasons = everyName(read('schema.graphql')).flatMap(({ deprecationReason }) => deprecationReason ?? [])
    expect(reasons.length).toBeGreaterThan(0)
    expect(reasons.filter((reason) => !REASON.test(reason))).toEqual([])
  })
})

const RELEASED = `
  type Query { card(id: ID!, old: Int @deprecated(reason: "2027-06 移除，改用 id")): Card  number: Int  site: Site @deprecated(reason: "2027-06 移除，改用 card") }
  type Card { no: String!  cardNo: String @deprecated(reason: "2027-06 移除，改用 no")  state: State }
  type Site { name: String }
  enum State { OPEN CLOSED LOST @deprecated(reason: "2027-06 移除，改用 CLOSED") }
  input Filter { no: String }
`

describe('a change of what was released', () => {
  const breaks = (from: string, to: string, month: string) =>
    breaksOf(buildSchema(RELEASED), buildSchema(RELEASED.replace(from, to)), month)

  it.each([
    ['a field', '  number: Int', ''],
    ['what a field is', 'number: Int', 'number: String'],
    ['a value that is always there', 'no: String!', 'no: String'],
    ['an argument that is asked for anew', 'card(id: ID!,', 'card(id: ID!, more: Int!,'],
    ['a value of an enum', 'CLOSED LOST', 'LOST'],
    ['a field to ask by', 'input Filter { no: String }', 'input Filter { number: String }'],
    ['a deprecated field before its month', /cardNo.*no"\)/.exec(RELEASED)?.[0] ?? '', ''],
    ['a deprecated value before its month', /LOST.*CLOSED"\)/.exec(RELEASED)?.[0] ?? '', ''],
  ])('breaks callers: %s', async (_, from, to) => {
    expect(RELEASED).toContain(from)
    expect(await breaks(from, to, '2027-05')).toHaveLength(1)
  })

  it.each([
    ['a field more', 'number: Int', 'number: Int more: Int'],
    ['a deprecated field from its month on', /cardNo.*no"\)/.exec(RELEASED)?.[0] ?? '', ''],
    ['a deprecated value from its month on', /LOST.*CLOSED"\)/.exec(RELEASED)?.[0] ?? '', ''],
    ['a deprecated argument from its month on', /, old: .*id"\)(?=\))/.exec(RELEASED)?.[0] ?? '', ''],
  ])('breaks nobody: %s', async (_, from, to) => {
    expect(RELEASED).toContain(from)
    expect(await breaks(from, to, '2027-06')).toEqual([])
  })

  it('takes a type away with the last field that leads to it', async () => {
    const without = RELEASED.replace(/ {2}site: .*card"\)/, '').replace('  type Site { name: String }\n', '')
    expect(without).not.toContain('Site')
    const [released, now] = [buildSchema(RELEASED), buildSchema(without)]
    expect(await breaksOf(released, now, '2027-05')).toHaveLength(2)
    expect(await breaksOf(released, now, '2027-06')).toEqual([])
  })
})
