import {
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  type GraphQLType,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql'
import { DomainError } from '../../kernel/errors.js'
import { type JsonMember, MAX_KEY } from '../../kernel/list/json-row.js'
import { NotWritten } from '../../kernel/list/list-text.js'
import type { ObjectMember, PageMember, PagePart, WrittenRow } from '../../kernel/list/written-row.js'
import { lengthsOf } from '../../kernel/values/input-lengths.js'
import type { WrittenObject } from '../../modules/domain.js'
import { pagesPlaceOf } from '../../modules/edge.js'
import type { PagedList } from '../../modules/loader.js'
import { type Fragments, keyOf, selected } from '../selection.js'
import type { Variables } from '../variables/variables.js'

/** List as far as its columns matter. */
type Spec = Pick<PagedList<never, string>['list'], 'columns' | 'computed'>

/** Page below rows, as a place in an operation asks for it. */
interface PlannedPage extends Omit<PageMember, 'request'> {
  requestFor(variables: Variables): PageMember['request']
}

/** Members of rows, before the variables of a request are known. */
export type PlannedRow = ReadonlyMap<string, JsonMember | ObjectMember | PlannedPage>

/** Row that PostgreSQL shall write for a request. */
export function rowFor(planned: PlannedRow, variables: Variables): WrittenRow {
  const members = [...planned].map(
    ([key, member]) => [key, 'page' in member ? { ...member, request: member.requestFor(variables) } : member] as const,
  )
  return new Map(members)
}

/** Objects of rows, and of the rows of pages below them. */
export const objectsIn = (row: PlannedRow | WrittenRow): ObjectMember['object'][] =>
  [...row.values()].flatMap((member) =>
    'object' in member ? [member.object] : 'page' in member ? objectsIn(member.row) : [],
  )

export const hasPages = (row: PlannedRow): boolean => [...row.values()].some((member) => 'page' in member)

/** Rows that operations select, as far as they have only columns, objects beside ids, and pages of such rows. */
export class RowPlanner {
  constructor(
    private readonly objects: readonly WrittenObject[],
    private readonly lists: ReadonlyMap<string, PagedList<never, string>>,
  ) {}

  /** JSON row of these fields, as the database writes it; undefined where one of them is none of these. */
  rowOf(
    nodes: readonly FieldNode[],
    fragments: Fragments,
    type: GraphQLObjectType,
    spec: Spec,
  ): PlannedRow | undefined {
    return membersOf<JsonMember | ObjectMember | PlannedPage>(
      nodes,
      (node) => this.pageOf(node, fragments, type, spec) ?? this.ownOf(node, fragments, type, spec),
    )
  }

  private ownOf(
    node: FieldNode,
    fragments: Fragments,
    type: GraphQLObjectType,
    spec: Spec,
  ): JsonMember | ObjectMember | undefined {
    return this.objectOf(node, fragments, type, spec) ?? memberOf(node, type, spec)
  }

  private objectOf(
    { name, selectionSet }: FieldNode,
    fragments: Fragments,
    type: GraphQLObjectType,
    spec: Spec,
  ): ObjectMember | undefined {
    const named = getNullableType(type.getFields()[name.value]?.type)
    const object = this.objects.find((one) => one.name === name.value && isObjectType(named) && one.type === named.name)
    if (!object || !selectionSet || !isObjectType(named) || !Object.hasOwn(spec.columns, object.by)) return undefined
    const row = membersOf(selected(selectionSet, fragments), (one) => memberOf(one, named, object))
    return row && { object, row }
  }

  /** Page below rows; rows of such a page have none of their own, which would multiply. */
  private pageOf(node: FieldNode, fragments: Fragments, type: GraphQLObjectType, spec: Spec): PlannedPage | undefined {
    const field = type.getFields()[node.name.value]
    const place = field && pagesPlaceOf(field)
    const list = place && this.lists.get(place.loader)
    const named = getNullableType(field?.type)
    if (!list || !node.selectionSet || !isObjectType(named) || !Object.hasOwn(spec.columns, place.by)) return undefined
    const record = getNamedType(named.getFields().records?.type)
    const nodes = selected(node.selectionSet, fragments)
    const page = membersOf(nodes, (one) => pageMemberOf(one, named))
    const [records, ...more] = nodes.filter(({ name }) => name.value === 'records')
    const rows = records?.selectionSet ? selected(records.selectionSet, fragments) : []
    const row = membersOf(rows, (one) =>
      isObjectType(record) ? this.ownOf(one, fragments, record, list.list) : undefined,
    )
    if (!page || !row || more.length > 0) return undefined
    const { permission, listOf = () => list.list } = list
    const { below, by } = place
    const may: PageMember['place']['may'] = (actor) => actor.can(permission)
    return { page, row, place: { by, below, may, listOf }, requestFor: argumentsOf(field, node) }
  }
}

/** Arguments of a place in an operation; refused ones are told of by the place itself, and not by the list above it. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Variables) => PageMember['request'] {
  const refuse = lengthsOf(Object.fromEntries(field.args.map((arg) => [arg.name, arg])), { of: field.name })
  return (variables) => {
    try {
      const given = getArgumentValues(field, node, variables)
      refuse?.(given)
      return given
    } catch (error) {
      throw error instanceof GraphQLError || error instanceof DomainError ? new NotWritten() : error
    }
  }
}

/** Member of a page; undefined where it has to be put together, as sums are. */
function pageMemberOf({ name: { value: name } }: FieldNode, type: GraphQLObjectType): PagePart | undefined {
  if (name === '__typename') return { always: type.name }
  return name === 'records' || name === 'total' ? { page: name } : undefined
}

/** Members of these fields by their keys; undefined where one of them is none. */
function membersOf<Member extends object>(
  nodes: readonly FieldNode[],
  memberFor: (node: FieldNode) => Member | undefined,
): Map<string, Member> | undefined {
  const row = new Map<string, Member>()
  for (const node of nodes) {
    const [key, member] = [keyOf(node), memberFor(node)]
    // Two selections of an object or a page are one with the fields of both.
    if (!member || key.length > MAX_KEY || (isNested(member) && row.has(key))) return undefined
    row.set(key, member)
  }
  return row
}

const isNested = (member: object): boolean => 'object' in member || 'page' in member

function memberOf(node: FieldNode, type: GraphQLObjectType, spec: Spec): JsonMember | undefined {
  const column = node.name.value
  if (column === '__typename') return { always: type.name }
  const field = type.getFields()[column]
  const known = field && Object.hasOwn((field.resolve ? spec.computed : spec.columns) ?? {}, column)
  const look = known ? lookOf(field.type) : undefined
  return look && { column, look }
}

const looks: Record<string, 'text' | 'plain' | 'isoTime'> = {
  ID: 'text',
  String: 'text',
  Date: 'text',
  Decimal: 'text',
  Boolean: 'plain',
  Int: 'plain',
  DateTime: 'isoTime',
}

function lookOf(type: GraphQLOutputType): 'text' | 'plain' | 'isoTime' | undefined {
  const leaf = getNullableType(type)
  if (isPlainEnum(leaf)) return 'text'
  // A column of texts is an array in JSON as well.
  if (isListType(leaf)) {
    const item = getNullableType(leaf.ofType)
    return isPlainEnum(item) || item === GraphQLString ? 'plain' : undefined
  }
  return 'name' in leaf ? looks[leaf.name] : undefined
}

/** Whether the names of an enum are its values in the database, so that none needs translating. */
const isPlainEnum = (type: GraphQLType): boolean =>
  isEnumType(type) && type.getValues().every(({ name, value }) => name === value)
