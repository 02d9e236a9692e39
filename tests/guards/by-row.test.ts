import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { callable, documentOf, fieldOf } from './graphql-calls'
import { fields, wrongCaller } from './input-calls'

/** Batches change their good rows and name the bad ones, so that one bad row does not hold back the others. */
const { names, clerk } = await wrongCaller()

interface Answered {
  ok: boolean
  msg: string | null
}

/** Argument that is a list of rows with members of their own. */
function rowsTaken(type: GraphQLInputType): GraphQLInputObjectType | undefined {
  const list = getNullableType(type)
  const row = isListType(list) ? getNullableType(list.ofType) : undefined
  return isInputObjectType(row) ? row : undefined
}

/** Whether a field answers each row by `ok`, in its own answer or in `rows`. */
function isByRow(name: string): boolean {
  const type = getNamedType(fieldOf(name).type)
  if (!isObjectType(type)) return false
  const { ok, rows } = type.getFields()
  return ok !== undefined || (rows !== undefined && 'ok' in (getNamedType(rows.type) as typeof type).getFields())
}

const verbs = [...callable.keys()].flatMap((name) =>
  isByRow(name)
    ? fieldOf(name).args.flatMap(({ name: argument, type }) => {
        const row = rowsTaken(type)
        return row ? [{ name, argument, row }] : []
      })
    : [],
)

/** Values that fit the types of the schema and are wrong in every row. */
const WRONG: Readonly<Record<string, string>> = { ID: '', Decimal: '1.123456789' }

/** Row with one of its ids empty, or one of its numbers with too many decimals. */
const spoiled = (row: GraphQLInputObjectType, good: object) =>
  Object.values(row.getFields()).flatMap(({ name: member, type }) => {
    const wrong = WRONG[getNamedType(type).name]
    if (wrong === undefined) return []
    return [{ ...good, [member]: isListType(getNullableType(type)) ? [wrong] : wrong }]
  })

const cases = verbs.flatMap(({ name, argument, row }) => {
  const field = new Map(fields).get(name)
  const example = field?.examples?.(names)[0]
  const [good] = (example?.[argument] ?? []) as object[]
  return field && example && good
    ? spoiled(row, good).map((bad) => ({ name, argument, field, example, good, bad, at: wrongMember(good, bad) }))
    : []
})

function wrongMember(good: object, bad: object): string {
  return Object.keys(bad).find((member) => Reflect.get(bad, member) !== Reflect.get(good, member)) ?? ''
}

it('is every verb that takes rows and answers them', () => {
  expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual(verbs.map(({ name }) => name).sort())
  expect(verbs.length).toBeGreaterThan(7)
})

const WHY = /^请选择|小数|位/

describe('a verb that answers row by row', () => {
  it.each(cases)('names the row that is wrong and answers the other: $name with $at', async (one) => {
    const { name, field, argument, example, good, bad } = one
    const variables = { ...example, [argument]: [bad, good], idempotencyKey: null }
    const { data, errors } = await clerk.gql<object>(documentOf(name, field), variables)
    expect(errors).toEqual([])
    const [answer] = Object.values(data ?? {}) as (Answered[] | { rows: Answered[] })[]
    const rows = Array.isArray(answer) ? answer : (answer?.rows ?? [])
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ ok: false, msg: expect.stringMatching(WHY) })
    expect(rows[1]?.msg ?? '').not.toMatch(WHY)
  })
})
