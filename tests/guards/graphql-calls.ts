import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { Arguments, GuardedField } from './graphql-fields'

const { anonymous } = await testApp()

/** The schema as the running server tells it. */
export const schema: GraphQLSchema = buildClientSchema(
  await anonymous().ask<IntrospectionQuery>(getIntrospectionQuery({ oneOf: true })),
)

/** Every field that can be called, by `Query.name` or `Mutation.name`. */
export const callable: Map<string, GraphQLField<unknown, unknown>> = new Map(
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field] as const),
  ),
)

export function fieldOf(name: string): GraphQLField<unknown, unknown> {
  const field = callable.get(name)
  if (!field) throw new Error(`the schema has no ${name}`)
  return field
}

export const takesKey = (name: string): boolean =>
  fieldOf(name).args.some((argument) => argument.name === 'idempotencyKey')

/** A document that calls the field with a variable for each of its arguments. */
export function documentOf(name: string, { selection }: Pick<GuardedField, 'selection'>): string {
  const [kind = ''] = name.split('.')
  const field = fieldOf(name)
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const head = variables && `(${variables})`
  return `${kind.toLowerCase()} ${head} { ${field.name}${passed && `(${passed})`} ${selection} }`
}

/** Arguments the table forgot, or that the field no longer has. */
export function strayArguments(name: string, given: Arguments): string[] {
  const wanted = fieldOf(name).args.map((argument) => argument.name)
  const all = [...Object.keys(given), ...(takesKey(name) ? ['idempotencyKey'] : [])]
  return [
    ...wanted.filter((argument) => !all.includes(argument)),
    ...all.filter((argument) => !wanted.includes(argument)),
  ]
}

/** Depth to which an answer is read: a page, its rows, objects beside them, and objects beside those. */
const DEPTH = 4

/**
 * Selection of every field that needs no arguments, down to some depth. The objects beside records of a type are
 * selected once, and elsewhere its values alone: all of them everywhere would cost more than one operation may.
 */
export const wholeSelection = (name: string, depth = DEPTH): string =>
  selectionOf(getNamedType(fieldOf(name).type), depth, new Map())

/** Answer to the whole selection, or to a less deep one where that costs more than one operation may. */
export async function wholeAnswer(caller: Caller, name: string, variables: Arguments) {
  for (let depth = DEPTH; depth > 0; depth--) {
    const answer = await caller.gqlInTurn(documentOf(name, { selection: wholeSelection(name, depth) }), variables)
    if (!answer.errors.some(({ extensions }) => extensions.code === 'QUERY_TOO_COMPLEX')) return answer
  }
  throw new Error(`${name} costs more than one operation may, however little is asked`)
}

/** Depth to which the objects beside a type's records are selected already. */
type Known = Map<GraphQLNamedType, number>

function selectionOf(type: GraphQLNamedType, depth: number, known: Known): string {
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const left = depth > (known.get(type) ?? 0) ? depth : 1
  if (left > 1) known.set(type, left)
  const told = Object.values(type.getFields()).flatMap((field) => selected(field, left, known))
  return `{ ${told.length > 0 ? told.join(' ') : '__typename'} }`
}

function selected(field: GraphQLField<unknown, unknown>, depth: number, known: Known): string[] {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return [field.name]
  if (depth <= 1 || field.args.length > 0) return []
  return [`${field.name} ${selectionOf(type, depth - 1, known)}`]
}
