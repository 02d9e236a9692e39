import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { examinedCost } from '../kernel/reads.js'
import { examinedBy } from './examined.js'
import { type Fragments, fragmentsOf } from './pages.js'
import { type Figure, figureOf, inclusionOf, joined, productOf, rowsAsked, sumOf } from './rows.js'
import type { Variables } from './variables.js'
import { writtenCost } from './written.js'

/** A field of a row is 1; what the program works out for each row is more, and so is what it fetches for each. */
const FIELD = 1
const WORKED_OUT = 3
const EDGE = 10
/** Each field of the operation itself: its statement, whatever it finds. */
const ROOT = 500
const INTROSPECTION = 20_000

/** How many rows a list is taken to have that no argument cuts: one of the operation itself, and one within a record. */
const ROOT_ROWS = 100
const NESTED_ROWS = 10
/** Lists that grow with the waybills of their record. */
const longLists: Readonly<Record<string, number>> = { 'Card.ids': 500, 'Receipt.ids': 500, 'WaybillTrack.points': 5000 }

export interface Cost {
  requested: number
  /** Part of it that is for rows which the database looks through, and nobody is told of. */
  examined: number
}

/** What an operation costs: the sum over its fields of the rows that they can have, each alias by itself. */
export type CostOf = (variables: Variables) => Cost

/** Reads an operation once: for each request only the variables remain to be looked at. `docs/limits.md` publishes the formula. */
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
  const place = { fragments: fragmentsOf(document), rows: undefined, isRoot: true, times: 1, examined }
  const fields = selectedIn(root, [operation.selectionSet], place)
  return { told: sumOf([writtenCost(document, operation), ...fields]), examined }
}

interface Place {
  fragments: Fragments
  /** How many rows a list at this place has, where an argument of the field above told. */
  rows: Figure | undefined
  isRoot: boolean
  /** How many rows have this place. */
  times: Figure
  /** Where fields put what they look through. */
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
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }
  for (const set of sets) collect(set)
  return [...fields.values()].map((nodes) => fieldIn(type, nodes, place))
}

function fieldIn(type: GraphQLObjectType, nodes: readonly FieldNode[], place: Place): Figure {
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
  const own = place.isRoot ? ROOT : 0
  return productOf(
    included,
    sumOf([own, valueIn(type, field, nodes, { ...place, rows: asked ?? place.rows, times }, asked)]),
  )
}

function valueIn(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  place: Place,
  asked: Figure | undefined,
): Figure {
  const isList = isListType(getNullableType(field.type))
  const long = longLists[`${type.name}.${field.name}`]
  const named = getNamedType(field.type)
  const isEach = field.resolve !== undefined && !place.isRoot
  if (!isObjectType(named)) return long ?? (isList && asked ? asked : isEach ? WORKED_OUT : FIELD)
  // The rows of a page are no edge, however they are handed over.
  const own = isEach && field.name !== 'records' ? EDGE : FIELD
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const rows = isList ? (long ?? place.rows ?? (place.isRoot ? ROOT_ROWS : NESTED_ROWS)) : 1
  const below = { ...place, rows: isList ? undefined : asked, isRoot: false, times: productOf(place.times, rows) }
  return sumOf([own, productOf(rows, sumOf(selectedIn(named, sets, below)))])
}
