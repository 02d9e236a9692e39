import { type GraphQLField, type GraphQLNamedType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { fieldOf } from './graphql-calls'

/** So deep an answer is read: a page, its rows, what stands beside them, and what stands beside that. */
const DEPTH = 4

/** Everything that a field can answer without being asked for more, down to some depth. */
export const wholeSelection = (name: string): string => selectionOf(getNamedType(fieldOf(name).type), DEPTH)

function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const told = Object.values(type.getFields()).flatMap((field) => selected(field, depth))
  return `{ ${told.length > 0 ? told.join(' ') : '__typename'} }`
}

function selected(field: GraphQLField<unknown, unknown>, depth: number): string[] {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return [field.name]
  if (depth <= 1 || field.args.length > 0) return []
  return [`${field.name} ${selectionOf(type, depth - 1)}`]
}
