import {
  type FieldNode,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { registerEnumType } from 'type-graphql'
import { isoTime, parseIsoTime } from './values/clock.js'
import { readDecimal } from './values/decimal.js'
import { twoReadings } from './values/texts.js'

/** Money and quantities travel as text, never as floating point. */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: '精确小数，以字符串表示，例如 "1234.50"',
  serialize: (value) => String(value),
  parseValue: (value) => asDecimal(value),
  parseLiteral: (node) =>
    asDecimal(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : null),
})

function asDecimal(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  const reading = typeof text === 'string' ? readDecimal(text) : undefined
  if (reading?.fault === null) return reading.value
  if (reading?.fault === 'TWO_READINGS') throw new TypeError(twoReadings(String(text), reading.readings))
  throw new TypeError('须为十进制数字')
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: '时间，ISO 8601 带时区，例如 2026-01-02T03:04:05+08:00',
  serialize: (value) => isoTime(value as string | Date),
  parseValue: (value) => asTime(value),
  parseLiteral: (node) => asTime(node.kind === Kind.STRING ? node.value : null),
})

function asTime(value: unknown): Date {
  const time = typeof value === 'string' ? parseIsoTime(value) : undefined
  if (!time) throw new TypeError('须为带时区的 ISO 8601 时间')
  return time
}

/** Day of the calendar. Each form and filter says itself what it makes of a day that does not exist. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: '日期，yyyy-MM-dd，例如 2026-01-02',
  serialize: (value) => String(value),
  parseValue: (value) => asDay(value),
  parseLiteral: (node) => asDay(node.kind === Kind.STRING ? node.value : null),
})

/** Length of yyyy-MM-dd. */
const DAY = 10

function asDay(value: unknown): string {
  if (typeof value !== 'string' || value.length > DAY) throw new TypeError('须为日期，yyyy-MM-dd')
  return value
}

/** A value whose shape the field's own rules check. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'JSON 值',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
})

/** Type for `@Field(text, optional('…'))`: decorators cannot read the type of a property that may be null. */
export const text = () => String
/** Type for `@Field(day, { … })`. */
export const day = () => DateScalar
export const optional = (description: string) => ({ nullable: true, description })
/** Options of an optional field that is deprecated in favour of `name`. */
export const formerly = (name: string, description: string) => ({
  ...optional(description),
  deprecationReason: renamedTo(name),
})
/** Reason of a deprecated name: the month from which it may be gone, half a year ahead at least, and its successor. */
export const renamedTo = (name: string, month = '2027-06'): string => `${month} 移除，改用 ${name}`

/**
 * Puts an enum into the schema. Where the program and the database know a value by number, only GraphQL has its name.
 * @param meanings meaning of each value in Chinese; left out where the name of the value says it, as for sort fields
 */
export function describeEnum<T extends string>(
  name: string,
  values: { [K in T]: `${K}` | number },
  description: string,
  meanings?: Record<`${T}`, string>,
): void {
  const told = Object.entries<string>(meanings ?? {}).map(([value, meaning]) => [value, { description: meaning }])
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(told) })
}

const choices = new Set<string>()

/** Marks an input of which callers give one member (`@oneOf`), which decorators of type-graphql cannot say. */
export const takesOneOf = (input: string): void => void choices.add(input)

/** Marks the inputs of which one member is given. */
export function markChoices(schema: GraphQLSchema): void {
  for (const name of choices) {
    const type = schema.getType(name)
    if (!isInputObjectType(type)) throw new Error(`${name} is no input type`)
    type.isOneOf = true
  }
}

const requested = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>()

/**
 * Names selected below a path of fields, such as the columns below `records`, fragments included. Kept for each place
 * in a document.
 */
export function requestedFields(info: GraphQLResolveInfo, ...path: string[]): ReadonlySet<string> {
  const places = requested.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>()
  requested.set(info.fieldNodes, places)
  const known = places.get(path.join('.'))
  if (known) return known
  let sets = info.fieldNodes.flatMap((node) => node.selectionSet ?? [])
  for (const name of path) {
    sets = sets
      .flatMap((set) => fieldsOf(set, info).filter((field) => field.name.value === name))
      .flatMap((field) => field.selectionSet ?? [])
  }
  const names = new Set(sets.flatMap((set) => fieldsOf(set, info).map((field) => field.name.value)))
  places.set(path.join('.'), names)
  return names
}

function fieldsOf(set: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info)
    const fragment = info.fragments[selection.name.value]
    return fragment ? fieldsOf(fragment.selectionSet, info) : []
  })
}
