import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { isPage } from '../examined.js'
import { isLeaf } from '../field-cost.js'
import { type Fragments, keyOf, selected } from '../selection.js'

/**
 * Member of a record of a bulk query: a value, an object beside it, the rows of a page below it, which become lines of
 * their own, or anything else, which stays as it is answered.
 */
export interface Member {
  key: string
  kind: 'value' | 'object' | 'rows' | 'other'
  members: readonly Member[]
}

/** Selection of an object type with its fragments written out, and its members. */
export interface Shape {
  set: SelectionSetNode
  members: readonly Member[]
}

const ID: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'id' } }

/** Whether records of a type can be told apart in a file. */
export const hasId = (type: GraphQLObjectType): boolean => type.getFields().id?.args.length === 0

/** Shape of records, whose ids are asked for whether the query does so or not. */
export function shapeOfRecords(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Shape {
  const shape = shapeOf(type, sets, fragments)
  const selections = shape.set.selections.filter((node) => node.kind !== Kind.FIELD || keyOf(node) !== 'id')
  const members = shape.members.filter(({ key }) => key !== 'id')
  return {
    set: { kind: Kind.SELECTION_SET, selections: [ID, ...selections] },
    members: [{ key: 'id', kind: 'value', members: [] }, ...members],
  }
}

function shapeOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Shape {
  const byKey = Map.groupBy(
    sets.flatMap((set) => selected(set, fragments)),
    keyOf,
  )
  const parts = [...byKey].flatMap(([key, nodes]) => partOf(type, key, nodes, fragments) ?? [])
  return {
    set: { kind: Kind.SELECTION_SET, selections: parts.map(({ node }) => node) },
    members: parts.map(({ member }) => member),
  }
}

interface Part {
  node: FieldNode
  member: Member
}

/** Field of a place: what is selected below it in several places is one selection. */
function partOf(
  owner: GraphQLObjectType,
  key: string,
  [node, ...again]: readonly FieldNode[],
  fragments: Fragments,
): Part | undefined {
  if (!node) return undefined
  const field = owner.getFields()[node.name.value]
  if (!field || isLeaf(field)) return { node, member: { key, kind: 'value', members: [] } }
  const sets = [node, ...again].flatMap(({ selectionSet }) => selectionSet ?? [])
  const type = getNamedType(field.type)
  if (!isObjectType(type)) {
    const selectionSet = { kind: Kind.SELECTION_SET, selections: sets.flatMap(({ selections }) => selections) } as const
    return { node: { ...node, selectionSet }, member: { key, kind: 'other', members: [] } }
  }
  const kind = kindOf(owner, field)
  const shape = kind === 'rows' ? shapeOfRecords(type, sets, fragments) : shapeOf(type, sets, fragments)
  const members = kind === 'other' ? [] : shape.members
  return { node: { ...node, selectionSet: shape.set }, member: { key, kind, members } }
}

/** Rows without ids stay in the line of their record: nothing could be told to lie below them. */
function kindOf(owner: GraphQLObjectType, { name, type }: GraphQLField<unknown, unknown>): Member['kind'] {
  if (!isListType(getNullableType(type))) return 'object'
  const named = getNamedType(type)
  return isPage(owner) && name === 'records' && isObjectType(named) && hasId(named) ? 'rows' : 'other'
}

/** Whether rows below records become lines of their own. */
export const hasRows = (members: readonly Member[]): boolean =>
  members.some(({ kind, members: within }) => kind === 'rows' || hasRows(within))
