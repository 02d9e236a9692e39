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
import { type JsonMember, type JsonRow, MAX_KEY } from '../../kernel/list/json-row.js'
import { type Counted, countsWanted } from '../../kernel/list/list.js'
import { withinLengths } from '../../kernel/values/input-lengths.js'
import type { WrittenList } from '../../modules/domain.js'
import type { OperationContext } from '../context.js'
import { type Fragments, fragmentsOf, keyOf, selected } from '../selection.js'

type Args = Record<string, unknown>

/** Row that an operation selects of a page, and whether it wants total and sums. */
interface Wish {
  row: JsonRow
  counted: Counted
}

/** Finished JSON, as a value that is written into the answer unchanged. */
const readyJson = new GraphQLScalarType({ name: 'ReadyJson', serialize: (value) => value })

/**
 * Operations that only ask for pages of lists, and only for columns of their records. The database writes such records
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
  ) {
    this.lists = new Map(lists.map((list) => [list.field, list]))
    const fields = Object.fromEntries([...this.lists.values()].map((list) => [list.field, this.fieldOf(list)]))
    this.schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
  }

  /** Schema to run an operation with; undefined where it selects more than pages of columns. */
  schemaFor(document: DocumentNode, operationName: string | undefined): GraphQLSchema | undefined {
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== 'query' || hasDirectives(document)) return undefined
    const keys = new Set<string>()
    for (const node of operation.selectionSet.selections) {
      const wish = node.kind === Kind.FIELD ? this.wishOf(node, fragmentsOf(document)) : undefined
      if (node.kind !== Kind.FIELD || !wish) return undefined
      this.wishes.set(node, wish)
      keys.add(keyOf(node))
    }
    // Two selections under one key are one page with the fields of both.
    return keys.size === operation.selectionSet.selections.length ? this.schema : undefined
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
    const row = rowOf(selected(records.selectionSet, fragments), record, list.spec)
    return row && { row, counted: countsWanted(new Set(asked.map(({ name }) => name.value))) }
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

/** JSON row of these fields, as the database writes it; undefined where one of them is more than a column. */
function rowOf(nodes: FieldNode[], type: GraphQLObjectType, spec: WrittenList['spec']): JsonRow | undefined {
  const row = new Map<string, JsonMember>()
  for (const node of nodes) {
    const member = memberOf(node, type, spec)
    if (!member || keyOf(node).length > MAX_KEY) return undefined
    row.set(keyOf(node), member)
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
