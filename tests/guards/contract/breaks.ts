import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'

type Named = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument | GraphQLEnumValue

/** Reason of a deprecated name, with the month from which it may be removed. */
export const REASON = /^(\d{4}-(?:0[1-9]|1[0-2])) 移除，改用 \S/

/**
 * Changes from a released schema that would break its callers. A deprecated member may be removed from its month on.
 * `month` is the current one, as in 2027-06; the result has one line for each break, with its place.
 */
export async function breaksOf(released: GraphQLSchema, now: GraphQLSchema, month: string): Promise<string[]> {
  const changes = await diff(released, now)
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
  return breaking.filter((change) => !mayGo(change, released, month)).map(({ path, message }) => `${path}: ${message}`)
}

function mayGo({ type, path = '' }: Change, released: GraphQLSchema, month: string): boolean {
  if (!type.endsWith('REMOVED')) return false
  const names = path.split('.')
  const gone = released.getType(names[0] ?? '')
  if (!gone) return false
  // A type is removed together with the last field that leads to it.
  if (names.length === 1) return leadingTo(gone, released).every((field) => isDue(field, month))
  return namedAlong(gone, names.slice(1)).some((named) => isDue(named, month))
}

const isDue = ({ deprecationReason }: Pick<Named, 'deprecationReason'>, month: string): boolean => {
  const from = REASON.exec(deprecationReason ?? '')?.[1]
  return from !== undefined && from <= month
}

/** Field, value or input field of a type at a path, or its argument where the path goes on. */
function namedAlong(type: GraphQLNamedType, [first = '', second]: string[]): Named[] {
  if (isEnumType(type)) return type.getValues().filter(({ name }) => name === first)
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  const field: Named | undefined = type.getFields()[first]
  const args = field && 'args' in field ? field.args : []
  return [...(field ? [field] : []), ...args.filter(({ name }) => name === second)]
}

/** Fields and arguments of the schema with this type. */
function leadingTo(type: GraphQLNamedType, schema: GraphQLSchema): Named[] {
  return everyName(schema).filter((named) => 'type' in named && getNamedType(named.type).name === type.name)
}

/** Every field, argument, input field and value of an enum. */
export function everyName(schema: GraphQLSchema): Named[] {
  return Object.values(schema.getTypeMap()).flatMap((type): Named[] => {
    if (isIntrospectionType(type)) return []
    if (isEnumType(type)) return [...type.getValues()]
    if (isInputObjectType(type)) return Object.values(type.getFields())
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    const fields = Object.values(type.getFields())
    return [...fields, ...fields.flatMap(({ args }) => args)]
  })
}
