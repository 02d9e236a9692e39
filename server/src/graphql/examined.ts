import {
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql'
import { type ArgumentsRead, COUNTED_ROWS, readsOf } from '../kernel/reads.js'
import { type Fragments, selected } from './pages.js'
import type { Figure } from './rows.js'
import type { Variables } from './variables.js'

/** How many rows a field looks through beside those that it hands out; undefined where it says nothing. */
export function examinedBy(
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Figure | undefined {
  const reads = readsOf(field)
  const counts = isPage(field.type)
  if (reads === undefined && !counts) return undefined
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const asked = new Set(sets.flatMap((set) => selected(set, fragments)).map(({ name }) => name.value))
  const counted = counts ? ['total', 'summary'].filter((name) => asked.has(name)).length * COUNTED_ROWS : 0
  if (typeof reads !== 'function') return (reads ?? 0) + counted
  const argumentsWith = argumentsOf(field, nodes[0])
  return (variables) => reads(argumentsWith(variables), asked) + counted
}

/** Whether an answer is a page of a list, with its total and its sums. */
export function isPage(type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  return isObjectType(named) && named.getFields().records !== undefined
}

/** The arguments of a field as a resolver gets them, but for what only a type knows, such as times. */
function argumentsOf(
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode | undefined,
): (variables: Variables) => ArgumentsRead {
  const given = new Map(node?.arguments?.map(({ name, value }) => [name.value, value]))
  return (variables) =>
    Object.fromEntries(
      args.map(({ name, defaultValue }) => {
        const value = given.get(name)
        return [name, (value && valueFromASTUntyped(value, variables)) ?? defaultValue]
      }),
    )
}
