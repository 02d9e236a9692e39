import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { examinedCost } from '../kernel/reads.js'
import { examinedBy } from './examined.js'
import { FIELD, isLeaf, listSizeOf, ownCost } from './field-cost.js'
import { type Figure, figureOf, inclusionOf, joined, productOf, rowsAsked, sumOf } from './rows.js'
import { type Fragments, fragmentsOf } from './selection.js'
import type { Variables } from './variables/variables.js'
import { writtenCost } from './written.js'

/** Cost of a field that tells about the schema itself. */
export const INTROSPECTION = 20_000

export interface Cost {
  requested: number
  /** Part of the rows that the database only looks through, without returning them. */
  examined: number
}

/** Cost of an operation: the sum over its fields of the rows that they can have, each alias by itself. */
export type CostOf = (variables: Variables) => Cost

/** Reads an operation once: each request only adds its variables. `docs/limits.md` publishes the formula. */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): CostOf {
  const { told, examined } = figuresOf(schema, document, operationName)
  const looked = sumOf(examined.map(({ rows, times }) => joined(rows, times, examinedCost)))
  return (variables) => {
    const own = figureOf(looked, variables)
    return { requested: figureOf(told, variables) + own, examined: own }
  }
}

/** The rows that an operation says it has the database look through. */
export function rowsExamined(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  const { examined } = figuresOf(schema, document, undefined)
  return figureOf(sumOf(examined.map(({ rows, times }) => productOf(times, rows))), variables)
}

interface Figures {
  told: Figure
  examined: readonly Examined[]
}

/** Rows that a field looks through for each record that has it, and how many have it. */
interface Examined {
  rows: Figure
  times: Figure
}

function figuresOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Figures {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return { told: 0, examined: [] }
  const examined: Examined[] = []
  const place = {
    schema,
    fragments: fragmentsOf(document),
    rows: undefined,
    sized: [],
    isRoot: true,
    times: 1,
    examined,
  }
  const fields = selectedIn(root, [operation.selectionSet], place)
  return { told: sumOf([writtenCost(document, operation), ...fields]), examined }
}

interface Place {
  schema: GraphQLSchema
  fragments: Fragments
  /** Rows of the lists here that an argument of the field above cuts, and their names. */
  rows: Figure | undefined
  sized: readonly string[]
  isRoot: boolean
  /** Rows that have this place. */
  times: Figure
  /** Rows that fields look through, added as they are met. */
  examined: Examined[]
}

/** The costs of a selection's fields. The same field selected twice under one name is read once. */
function selectedIn(type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: Place): Figure[] {
  const fields = new Map<string, FieldNode[]>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        fields.set(key, [...(fields.get(key) ?? []), node])
      } else {
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : place.fragments.get(node.name.value)
        if (fragment && isOf(type, fragment.typeCondition?.name.value)) collect(fragment.selectionSet)
      }
    }
  }
  for (const set of sets) collect(set)
  return [...fields.values()].map((nodes) => fieldIn(type, nodes, place))
}

/** Whether a fragment for a type, or for none, is for records of this one. */
const isOf = (type: GraphQLObjectType, name: string | undefined): boolean =>
  name === undefined || name === type.name || type.getInterfaces().some((one) => one.name === name)

function fieldIn(type: GraphQLObjectType, nodes: FieldNode[], place: Place): Figure {
  const [node] = nodes
  if (!node) return 0
  const name = node.name.value
  if (name === '__typename') return FIELD
  const field = type.getFields()[name]
  if (!field) return INTROSPECTION
  const isIncluded = nodes.length === 1 ? inclusionOf(node) : undefined
  const included: Figure = isIncluded ? (variables) => (isIncluded(variables) ? 1 : 0) : 1
  const times = productOf(place.times, included)
  const looked = examinedBy(field, nodes, place.fragments)
  if (looked !== undefined) place.examined.push({ rows: looked, times })
  const asked = rowsAsked(field, node)
  const rows = asked ?? (place.sized.includes(name) ? place.rows : undefined)
  return productOf(included, valueIn(type, field, nodes, { ...place, rows, times }))
}

function valueIn(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
  place: Place,
): Figure {
  const { schema, isRoot } = place
  const owned = { field, owner: type, isRoot }
  const own = ownCost(owned)
  const { assumed = 1, sized = [], isList = false } = listSizeOf(owned, schema) ?? {}
  const rows = isList ? (place.rows ?? assumed) : 1
  if (isLeaf(field)) return isList ? sumOf([own, rows]) : own
  const named = getNamedType(field.type)
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const below = { ...place, sized, isRoot: false, times: productOf(place.times, rows) }
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : []
  const costs = types.map((one) => sumOf(selectedIn(one, sets, below)))
  // Each record is of one type: it counts as one of the dearest.
  const dearest = costs.reduce((one, other) => joined(one, other, Math.max), 0)
  return sumOf([own, productOf(rows, dearest)])
}
