import {
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql'
import { type ArgumentsRead, COUNTED_ROWS, readsOf } from '../kernel/reads.js'
import type { Figure } from './rows.js'
import { type Fragments, selected } from './selection.js'
import type { Variables } from './variables/variables.js'

/** Rows that a field looks through beyond those it returns; undefined where it declares none. */
export function examinedBy(
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Figure | undefined {
  const reads = readsOf(field)
  const counts = isPage(field.type)
  if (reads === undefined && !counts) return undefined
  const below = selectedBelow(nodes, fragments)
  const asked = new Set(below.map(({ name }) => name.value))
  const counted = counts ? ['total', 'summary'].filter((name) => asked.has(name)).length * COUNTED_ROWS : 0
  const records = selectedBelow(
    below.filter(({ name }) => counts && name.value === 'records'),
    fragments,
  )
  for (const { name } of records) asked.add(`records.${name.value}`)
  if (typeof reads !== 'function') return (reads ?? 0) + counted
  const argumentsWith = argumentsOf(field, nodes[0])
  return (variables) => reads(argumentsWith(variables), asked) + counted
}

const selectedBelow = (nodes: readonly FieldNode[], fragments: Fragments): FieldNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []).flatMap((set) => selected(set, fragments))

/** Whether an answer is a page of a list, with its total and its sums. */
export function isPage(type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  return isObjectType(named) && named.getFields().records !== undefined
}

/** Arguments of a field as a resolver gets them, except for values that only their type can parse, such as times. */
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
