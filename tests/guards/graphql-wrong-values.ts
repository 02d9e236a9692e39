import {
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

/**
 * Kind of a wrong value. `malformed` never fits its type, and must be refused before anything runs. `broken` text fits
 * its type and cannot be stored. `odd` values are well formed: the call may refuse or accept them, and must not fail.
 */
export type Kind = 'malformed' | 'broken' | 'odd'
export interface WrongValue {
  kind: Kind
  at: string
  /** Created when it is sent, since some are lists of ten thousand. */
  value: () => unknown
  /** Whether the right call leaves the value out; it is then equally wrong beside each example. */
  unsaid: boolean
}

export const malformed: Record<string, unknown[]> = {
  String: [1, true, {}, ['x']],
  ID: [true, {}, 1.5, ['x']],
  Int: ['1', 1.5, 2 ** 31, -(2 ** 31) - 1, true, {}, { constructor: null, toString: 1 }, [1]],
  Boolean: ['true', 1, 0, {}],
  Decimal: [
    'abc',
    '',
    ' ',
    '1e5',
    '1e400',
    '--1',
    '.',
    '1²',
    '12,5',
    '1,00,000',
    '1元',
    '١٢',
    '0x10',
    '1'.repeat(16),
    'NaN',
    true,
    {},
    [1],
  ],
  Date: ['2026-01-01T00:00:00+08:00', 20260101, true, {}, ['2026-01-01']],
  DateTime: [
    'yesterday',
    '',
    '2026-01-01',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00+08:00',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:00',
    1767225600,
    true,
    {},
  ],
}

export const BROKEN = ['甲\u0000乙', '\ud800', '乙\udc00甲']

export const odd: Record<string, unknown[]> = {
  String: [
    '',
    '  ',
    'x'.repeat(10_001),
    '𠮷'.repeat(600),
    "'; drop table card; --",
    '%',
    '\\',
    '=1+1',
    '\u202e<b>',
    ' ﷽\n',
  ],
  ID: ['', ' ', 'x', 'x'.repeat(36), 'x'.repeat(37), '0'.repeat(36), 7, 'null', '01A1F848-8B38-7128-9CBF-80DD58C51D91'],
  Int: [-1, 0, 2 ** 31 - 1, -(2 ** 31)],
  Boolean: [false],
  Decimal: [
    '1.',
    '１',
    '1,000',
    '-1',
    '-0',
    '-0.01',
    '1.005',
    '0.001',
    '999999999.995',
    '1000000000',
    '999999999999999',
    0.1,
    1e14,
  ],
  Date: ['', '2026-1-2', '2026/01/02', '2026-02-30', '0000-00-00', '9999-12-31', '明天'],
  DateTime: [
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '2028-02-29T00:00:00+08:00',
    '2026-01-01T00:00:00-23:59',
  ],
}

const LONG = 10_000

/** Wrong values of a type, with one fault each; `base` is the right value. */
export function* wrongValues(type: GraphQLInputType, base: unknown, at: string): Generator<WrongValue> {
  const unsaid = base === undefined || base === null
  if (isNonNullType(type)) {
    yield { kind: 'malformed', at, value: () => null, unsaid }
    yield* wrongValues(type.ofType, base, at)
  } else if (isListType(type)) {
    const [item] = Array.isArray(base) ? base : [base]
    yield { kind: 'odd', at, value: () => [], unsaid }
    if (!unsaid) {
      const value = () => Array.from({ length: LONG }, (_, index) => another(type.ofType, item, index))
      yield { kind: 'odd', at: `${at} × ${LONG}`, value, unsaid }
    }
    for (const wrong of wrongValues(type.ofType, item, `${at}[]`))
      yield { ...wrong, value: () => [item, wrong.value()] }
  } else if (isInputObjectType(type)) {
    const right = typeof base === 'object' && base !== null ? base : {}
    for (const value of ['x', 1, []]) yield { kind: 'malformed', at, value: () => value, unsaid }
    yield { kind: 'malformed', at, value: () => ({ ...right, noSuchField: 1 }), unsaid }
    if (type.isOneOf) yield* wrongChoices(type, right, at)
    for (const field of membersOf(type, right)) {
      const { [field.name]: own, ...rest } = right as Record<string, unknown>
      if (isRequiredInputField(field))
        yield { kind: 'malformed', at: `${at} without ${field.name}`, value: () => rest, unsaid }
      for (const wrong of wrongValues(field.type, own, `${at}.${field.name}`)) {
        yield { ...wrong, value: () => ({ ...rest, [field.name]: wrong.value() }) }
      }
    }
  } else if (isEnumType(type)) {
    for (const value of ['NO_SUCH_VALUE', '', 0, type.getValues()[0]?.name.toLowerCase()])
      yield { kind: 'malformed', at, value: () => value, unsaid }
  } else {
    for (const value of inTurns(malformed[type.name] ?? [], at))
      yield { kind: 'malformed', at, value: () => value, unsaid }
    if (type.name === 'String' || type.name === 'ID')
      for (const value of BROKEN) yield { kind: 'broken', at, value: () => value, unsaid }
    for (const value of inTurns(odd[type.name] ?? [], at)) yield { kind: 'odd', at, value: () => value, unsaid }
  }
}

/**
 * Members whose values are tried. Of an input that takes one member only the right one is: the others are of the types
 * of other fields, which try them.
 */
export const membersOf = (type: GraphQLInputObjectType, right: object): GraphQLInputField[] =>
  Object.values(type.getFields()).filter(({ name }) => !type.isOneOf || name in right)

/** No member, one that is null, and two members of an input that takes one. */
function* wrongChoices(type: GraphQLInputObjectType, right: object, at: string): Generator<WrongValue> {
  const [chosen = '', other = ''] = [
    Object.keys(right)[0],
    Object.keys(type.getFields()).find((name) => !(name in right)),
  ]
  for (const value of [{}, { [chosen]: null }, { ...right, [other]: {} }])
    yield { kind: 'malformed', at, value: () => value, unsaid: false }
}

/** Item like another one, so that a long list does not repeat one name. */
function another(type: GraphQLInputType, item: unknown, index: number): unknown {
  if (isEnumType(getNullableType(type))) return item
  if (typeof item === 'string') return item.slice(0, -String(index).length) + String(index)
  if (typeof item !== 'object' || item === null) return item
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, /id|No$/i.test(key) ? another(GraphQLID, value, index) : value]),
  )
}

/** Places that share the wrong values of a type: each takes one in so many of them. */
const SHARERS = 5

const hashOf = (text: string): number => [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)

/**
 * Wrong values whose turn it is at a place. One reader reads all places of a type, so that they share its wrong values;
 * `npm run test:wrong` tries all of them at every place.
 *
 * @param place name of a field or route with the path of the value, which decides where its turns begin
 */
export function inTurns<Value>(values: readonly Value[], place: string): Value[] {
  if (process.env.WRONG_VALUES === 'all') return [...values]
  const first = hashOf(place) % Math.max(1, Math.min(SHARERS, values.length))
  return values.filter((_, turn) => turn % SHARERS === first)
}
