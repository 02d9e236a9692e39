import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  visit,
} from 'graphql'
import type { Actor } from '../../kernel/command/actor.js'
import { type Counted, countsWanted } from '../../kernel/list/list.js'
import { readListText, type TextPage, type TextRequest } from '../../kernel/list/list-text.js'
import type { Em } from '../../kernel/sql/database.js'
import { withinLengths } from '../../kernel/values/input-lengths.js'
import type { WrittenObject } from '../../modules/domain.js'
import type { PagedList } from '../../modules/loader.js'
import type { OperationContext } from '../context.js'
import { type Fragments, fragmentsOf, keyOf, selected } from '../selection.js'
import { hasPages, objectsIn, type PlannedRow, RowPlanner, rowFor } from './planned-row.js'

type Args = Record<string, unknown>

/** Row that an operation selects of a page, and whether it wants total and sums. */
interface Wish {
  row: PlannedRow
  counted: Counted
}

/** Schema to run an operation with, and for whom. */
interface TextPlan {
  schema: GraphQLSchema
  /** Whether each request has to be looked at: objects are written for those alone who see whole rows. */
  isForSome: boolean
  suits(actor: Actor | undefined): boolean
}

/** Finished JSON, as a value that is written into the answer unchanged. */
const readyJson = new GraphQLScalarType({ name: 'ReadyJson', serialize: (value) => value })

/** Lists and objects that PostgreSQL can write, from the faces of the domains. */
export interface Writable {
  /** Lists by the names of the loaders of their pages. */
  lists: Readonly<Record<string, PagedList<never, string>>>
  objects: readonly WrittenObject[]
}

/**
 * Operations that only ask for pages of lists, and only for columns of their records, of objects beside them and of
 * pages below them. The database writes such records as JSON, which goes into the answer unchanged. For these
 * operations `records` is a scalar; arguments, authorisation, limits and errors are the same as for other operations.
 */
export class TextPages {
  private readonly lists: Map<string, PagedList<never, string>>
  private readonly rows: RowPlanner
  private readonly wishes = new WeakMap<FieldNode, Wish>()
  private readonly schema: GraphQLSchema

  constructor(
    private readonly full: GraphQLSchema,
    /** Compiler of statements, which holds no state, so that all requests share it. */
    private readonly em: Em,
    { lists, objects }: Writable,
  ) {
    this.lists = new Map(Object.values(lists).flatMap((list) => (list.field ? [[list.field, list]] : [])))
    this.rows = new RowPlanner(objects, new Map(Object.entries(lists)))
    const fields = Object.fromEntries([...this.lists].map(([field, list]) => [field, this.fieldOf(field, list)]))
    this.schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
  }

  /** Plan of an operation; undefined where it selects more than pages of columns and objects. */
  planFor(document: DocumentNode, operationName: string | undefined): TextPlan | undefined {
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== 'query' || hasDirectives(document)) return undefined
    const keys = new Set<string>()
    const rows: PlannedRow[] = []
    for (const node of operation.selectionSet.selections) {
      const wish = node.kind === Kind.FIELD ? this.wishOf(node, fragmentsOf(document)) : undefined
      if (node.kind !== Kind.FIELD || !wish) return undefined
      this.wishes.set(node, wish)
      rows.push(wish.row)
      keys.add(keyOf(node))
    }
    // Two selections under one key are one page with the fields of both.
    if (keys.size < operation.selectionSet.selections.length) return undefined
    const objects = rows.flatMap(objectsIn)
    const suits = (actor: Actor | undefined) => !actor || objects.every((object) => object.seesWhole(actor))
    return { schema: this.schema, isForSome: objects.length > 0 || rows.some(hasPages), suits }
  }

  private fieldOf(field: string, list: PagedList<never, string>): GraphQLFieldConfig<unknown, OperationContext, Args> {
    const config = this.full.getQueryType()?.toConfig().fields[field]
    const page = config && getNamedType(config.type)
    if (!config || !isObjectType(page)) throw new Error(`${field} is no list`)
    const { fields, ...rest } = page.toConfig()
    const records = { type: new GraphQLNonNull(readyJson) }
    return {
      ...config,
      type: new GraphQLNonNull(new GraphQLObjectType({ ...rest, fields: { ...fields, records } })),
      resolve: withinLengths<unknown, OperationContext, Args>(config.args ?? {}, (_, args, { actor }, info) => {
        const wish = info.fieldNodes[0] && this.wishes.get(info.fieldNodes[0])
        if (!wish) throw new Error(`${field} was not asked for as text`)
        const { counted, row } = wish
        return this.read(actor, list, { ...args, counted, row: rowFor(row, info.variableValues) })
      }),
    }
  }

  private read(
    actor: Actor,
    { permission, list, listOf = () => list }: PagedList<never, string>,
    request: TextRequest<never, string>,
  ): Promise<TextPage<object>> {
    actor.assert(permission)
    return readListText(this.em, actor, listOf(actor), request)
  }

  private wishOf(node: FieldNode, fragments: Fragments): Wish | undefined {
    const list = this.lists.get(node.name.value)
    const page = getNamedType(this.full.getQueryType()?.getFields()[node.name.value]?.type)
    if (!list || !node.selectionSet || !isObjectType(page)) return undefined
    const asked = selected(node.selectionSet, fragments)
    const [records, ...more] = asked.filter(({ name }) => name.value === 'records')
    const record = getNamedType(page.getFields().records?.type)
    if (!records?.selectionSet || more.length > 0 || !isObjectType(record)) return undefined
    const row = this.rows.rowOf(selected(records.selectionSet, fragments), fragments, record, list.list)
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
