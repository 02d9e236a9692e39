import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLType,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  visit,
} from 'graphql'
import type { Actor } from '../../kernel/command/actor.js'
import { type JsonMember, MAX_KEY } from '../../kernel/list/json-row.js'
import { type Counted, countsWanted } from '../../kernel/list/list.js'
import type { ObjectMember, WrittenRow } from '../../kernel/list/written-row.js'
import { withinLengths } from '../../kernel/values/input-lengths.js'
import type { WrittenList, WrittenObject } from '../../modules/domain.js'
import type { OperationContext } from '../context.js'
import { type Fragments, fragmentsOf, keyOf, selected } from '../selection.js'

type Args = Record<string, unknown>

/** Row that an operation selects of a page, and whether it wants total and sums. */
interface Wish {
  row: WrittenRow
  counted: Counted
}

/** Schema to run an operation with, and for whom. */
interface TextPlan {
  schema: GraphQLSchema
  /** Whether rows have objects, which are written for those alone who see whole rows. */
  hasObjects: boolean
  suits(actor: Actor | undefined): boolean
}

/** Finished JSON, as a value that is written into the answer unchanged. */
const readyJson = new GraphQLScalarType({ name: 'ReadyJson', serialize: (value) => value })

/**
 * Operations that only ask for pages of lists, and only for columns of their records and of objects beside them. The
 * database writes such records
 * as JSON, which goes into the answer unchanged. For these operations `records` is a scalar; arguments, authorisation,
 * limits and errors are the same as for other operations.
 */
export class TextPages {
  private readonly lists: Map<string, WrittenList>
  private readonly wishes = new WeakMap<FieldNode, Wish>()
  private readonly schema: GraphQLSchema

  constructor(
    private readonly full: GraphQLSchema,
    lists: readonly WrittenList[],
    private readonly objects: readonly WrittenObject[],
  ) {
    this.lists = new Map(lists.map((list) => [list.field, list]))
    const fields = Object.fromEntries([...this.lists.values()].map((list) => [list.field, this.fieldOf(list)]))
    this.schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
  }

  /** Plan of an operation; undefined where it selects more than pages of columns and objects. */
  planFor(document: DocumentNode, operationName: string | undefined): TextPlan | undefined {
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== 'query' || hasDirectives(document)) return undefined
    const keys = new Set<string>()
    const objects: ObjectMember['object'][] = []
    for (const node of operation.selectionSet.selections) {
      const wish = node.kind === Kind.FIELD ? this.wishOf(node, fragmentsOf(document)) : undefined
      if (node.kind !== Kind.FIELD || !wish) return undefined
      this.wishes.set(node, wish)
      objects.push(...[...wish.row.values()].flatMap((member) => ('object' in member ? member.object : [])))
      keys.add(keyOf(node))
    }
    // Two selections under one key are one page with the fields of both.
    if (keys.size < operation.selectionSet.selections.length) return undefined
    const suits = (actor: Actor | undefined) => !actor || objects.every((object) => object.seesWhole(actor))
    return { schema: this.schema, hasObjects: objects.length > 0, suits }
  }

  private fieldOf({ field, read }: WrittenList): GraphQLFieldConfig<unknown, OperationContext, Args> {
    const config = this.full.getQueryType()?.toConfig().fields[field]
    const page = config && getNamedType(config.type)
    if (!config || !isObjectType(page)) throw new Error(`${field} is no list`)
    const { fields, ...rest } = page.toConfig()
    const records = { type: new GraphQLNonNull(readyJson) }
    return {
      ...config,
      type: new GraphQLNonNull(new GraphQLObjectType({ ...rest, fields: { ...fields, records } })),
      resolve: withinLengths<unknown, OperationContext, Args>(config.args ?? {}, (_, args, context, info) => {
        const wish = info.fieldNodes[0] && this.wishes.get(info.fieldNodes[0])
        if (!wish) throw new Error(`${field} was not asked for as text`)
        return read(context.actor, { ...args, ...wish })
      }),
    }
  }

  private wishOf(node: FieldNode, fragments: Fragments): Wish | undefined {
    const list = this.lists.get(node.name.value)
    const page = getNamedType(this.full.getQueryType()?.getFields()[node.name.value]?.type)
    if (!list || !node.selectionSet || !isObjectType(page)) return undefined
    const asked = selected(node.selectionSet, fragments)
    const [records, ...more] = asked.filter(({ name }) => name.value === 'records')
    const record = getNamedType(page.getFields().records?.type)
    if (!records?.selectionSet || more.length > 0 || !isObjectType(record)) return undefined
    const row = this.rowOf(selected(records.selectionSet, fragments), fragments, record, list.spec)
    return row && { row, counted: countsWanted(new Set(asked.map(({ name }) => name.value))) }
  }

  /** JSON row of these fields, as the database writes it; undefined where one of them is neither column nor object. */
  private rowOf(
    nodes: readonly FieldNode[],
    fragments: Fragments,
    type: GraphQLObjectType,
    spec: WrittenList['spec'],
  ): WrittenRow | undefined {
    return membersOf<JsonMember | ObjectMember>(
      nodes,
      (node) => this.objectOf(node, fragments, type, spec) ?? memberOf(node, type, spec),
    )
  }

  private objectOf(
    { name, selectionSet }: FieldNode,
    fragments: Fragments,
    type: GraphQLObjectType,
    spec: WrittenList['spec'],
  ): ObjectMember | undefined {
    const named = getNullableType(type.getFields()[name.value]?.type)
    const object = this.objects.find((one) => one.name === name.value && isObjectType(named) && one.type === named.name)
    if (!object || !selectionSet || !isObjectType(named) || !Object.hasOwn(spec.columns, object.by)) return undefined
    const row = membersOf(selected(selectionSet, fragments), (one) => memberOf(one, named, object))
    return row && { object, row }
  }
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Directive() {
      found = true
      return BREAK
    },
  })
  return found
}

/** Members of these fields by their keys; undefined where one of them is none. */
function membersOf<Member extends object>(
  nodes: readonly FieldNode[],
  memberFor: (node: FieldNode) => Member | undefined,
): Map<string, Member> | undefined {
  const row = new Map<string, Member>()
  for (const node of nodes) {
    const [key, member] = [keyOf(node), memberFor(node)]
    // Two selections of an object are one object with the fields of both.
    if (!member || key.length > MAX_KEY || ('object' in member && row.has(key))) return undefined
    row.set(key, member)
  }
  return row
}

function memberOf(node: FieldNode, type: GraphQLObjectType, spec: WrittenList['spec']): JsonMember | undefined {
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
