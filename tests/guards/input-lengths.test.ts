import { tablesChangedBy } from '@tufang/tests/content'
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { fieldOf } from './graphql-calls'
import { membersOf } from './graphql-wrong-values'
import { fields, wrongCaller } from './input-calls'

const { names, ask } = await wrongCaller()

/** Longer than any text of its kind, and longer than any text at all. */
const LONG: Record<string, string[]> = {
  ID: ['x'.repeat(65), 'x'.repeat(60_000)],
  String: ['长'.repeat(2001), 'x'.repeat(60_000)],
  Decimal: [`1.${'0'.repeat(60_000)}`, '1'.repeat(60_000)],
  Date: [`2026-01-01${'0'.repeat(60_000)}`],
  DateTime: [`2026-01-01T00:00:00.${'0'.repeat(60_000)}Z`],
}
/** Members that accept longer texts, with texts that are too long for them. */
const LONGER: Record<string, string[]> = {
  // Rows of an import have a line number behind their id.
  'filter.equal.id': ['x'.repeat(65), 'x'.repeat(60_000)],
  'input.content': ['A'.repeat(4 * 1024 * 1024 - 1000)],
  'input.receipts[].settleCardNo': ['1'.repeat(10_001), 'x'.repeat(60_000)],
}
/** Files, which are refused for their content at any length. */
const READ_FIRST = ['input.content']

interface Long {
  at: string
  path: string
  value: unknown
}

/** Values in which one text is too long; the rest is that of a right call, or the minimum that the type requires. */
function* longValues(type: GraphQLInputType, base: unknown, path: string): Generator<Long> {
  const inner = getNullableType(type)
  if (isListType(inner)) {
    const [item] = Array.isArray(base) ? base : [base]
    for (const long of longValues(inner.ofType, item ?? undefined, `${path}[]`)) yield { ...long, value: [long.value] }
  } else if (isInputObjectType(inner)) {
    const right = (base ?? leastOf(inner)) as Record<string, unknown>
    for (const field of membersOf(inner, right)) {
      for (const long of longValues(field.type, right[field.name], `${path}.${field.name}`))
        yield { ...long, value: { ...right, [field.name]: long.value } }
    }
  } else {
    for (const value of LONGER[path] ?? LONG[inner.name] ?? [])
      yield { at: `${path}: ${inner.name} of ${value.length}`, path, value }
  }
}

function leastOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [leastOf(inner.ofType)]
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (!isInputObjectType(inner)) return leastValues[inner.name] ?? null
  const needed = Object.values(inner.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(needed.map((field) => [field.name, isNonNullType(field.type) ? leastOf(field.type) : null]))
}
const leastValues: Record<string, unknown> = {
  ID: 'x',
  String: 'x',
  Int: 1,
  Boolean: true,
  Decimal: '1',
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
}

describe('an argument that is too long', () => {
  it.for(fields)('is refused by %s, which names it, and writes nothing', async ([name, field], { signal }) => {
    const [example = {}] = field.examples?.(names) ?? []
    const changed = await tablesChangedBy(async () => {
      for (const { name: argument, type } of fieldOf(name).args) {
        for (const { at, path, value } of longValues(type, example[argument], argument)) {
          signal.throwIfAborted()
          const { status, errors } = await ask(name, field, { ...example, [argument]: value })
          const [error] = errors
          expect(status, at).toBeLessThan(500)
          expect(error?.extensions.code, at).toBe('INVALID_INPUT')
          expect(error?.message.length, at).toBeLessThan(1000)
          const named = error?.extensions.fieldErrors.map((wrong) => wrong.field.replaceAll(/\.\d+/g, '[]')) ?? []
          if (!READ_FIRST.includes(path)) expect(named, at).toContain(path)
        }
      }
    })
    expect(changed).toEqual([])
  })

  it('is an id of 37 characters where rows are only read', async () => {
    const [name, field] = fields.find(([one]) => one === 'Query.waybill') ?? []
    if (!name || !field) throw new Error('there is no such query')
    const { errors } = await ask(name, field, { id: 'x'.repeat(37) })
    expect(errors[0]?.message).toBe('id长度不能超过36个字符')
  })

  it('is refused as a literal of the document too', async () => {
    const { errors } = await ask(
      'Query.payees',
      { access: 'signed-in', selection: `{ id } card(cardNo: "${'x'.repeat(20_000)}") { id }` },
      { param: 'x' },
    )
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})
