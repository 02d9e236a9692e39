import {
  type GraphQLField,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { readsOf } from '../kernel/reads.js'

type Field = GraphQLField<unknown, unknown>

/** Rows that a field looks through for each record that has it, as the schema publishes them. */
export interface ReadsTold {
  rows: number
  /** Argument for each of whose items so many are looked through. */
  each?: string
  /** Whether arguments and selection may make them fewer: `rows` are those of everything, without arguments. */
  atMost?: true
}

/**
 * Figures of what a field declares; a function is asked about everything, in each of the ways that its codes choose,
 * and about the lists of ids that it takes.
 */
export function readsTold(field: Field): ReadsTold[] {
  const reads = readsOf(field)
  if (reads === undefined) return []
  if (typeof reads === 'number') return [{ rows: reads }]
  const { without, lists } = callsOf(field)
  const asked = everythingOf(field)
  const rows = Math.max(...waysOf(field, without).map((way) => reads(way, asked)))
  const each = lists.map(({ name, one, two }) => ({ rows: reads(two, asked) - reads(one, asked), each: name }))
  return [...(rows > 0 ? [{ rows, atMost: true as const }] : []), ...each.filter((told) => told.rows > 0)]
}

type Call = Readonly<Record<string, unknown>>

/** Calls with one item of a list, and with two. */
interface ListCalls {
  name: string
  one: Call
  two: Call
}

/** Calls of a field without its lists of ids, and with each of them alone. */
function callsOf({ args }: Field): { without: Call; lists: ListCalls[] } {
  const ids = args.filter(({ type }) => isListType(getNullableType(type)) && getNamedType(type).name === 'ID')
  const defaults = args.map(({ name, defaultValue }) => [name, defaultValue])
  const required = ids.filter(({ type }) => isNonNullType(type)).map(({ name }) => [name, []])
  const without = Object.fromEntries([...defaults, ...required])
  const lists = ids.map(({ name }) => ({
    name,
    one: { ...without, [name]: [''] },
    two: { ...without, [name]: ['', ''] },
  }))
  return { without, lists }
}

/** Calls with each value of each code that a field takes. */
function waysOf({ args }: Field, without: Call): Call[] {
  const ways = [without]
  for (const { name, type } of args) {
    const code = getNullableType(type)
    const values = isEnumType(code) ? code.getValues() : []
    ways.push(...values.flatMap((value) => ways.map((way) => ({ ...way, [name]: value.name }))))
  }
  return ways
}

/** Names of all fields that a field has below it, those of a page's rows as `records.no`. */
function everythingOf({ type }: Field): Set<string> {
  const fields = fieldsOf(type)
  const records = fields.filter(({ name }) => name === 'records').flatMap((one) => fieldsOf(one.type))
  return new Set([...fields.map(({ name }) => name), ...records.map(({ name }) => `records.${name}`)])
}

function fieldsOf(type: Field['type']): Field[] {
  const named = getNamedType(type)
  return isObjectType(named) ? Object.values(named.getFields()) : []
}
